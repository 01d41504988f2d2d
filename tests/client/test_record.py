"""A record finds what does not fit together."""

from botyard.client.record import Record
from botyard_protocol import messages as m
from tests.support.toy_game import Said

FRAME = m.EventFrame(1, 42, (Said(0, 1),))
OTHER = m.EventFrame(1, 42, (Said(0, 2),))


def accepted(id: str, number: int) -> m.Accepted:
    return m.Accepted(id, number, m.Durability.FSYNC)


def test_the_same_history_twice_is_no_contradiction() -> None:
    record = Record()
    for message in (FRAME, FRAME, accepted("k1", 42), accepted("k1", 42), m.Rejected("k2", "busy", "")):
        record.receive(message, (0,))
    assert record.events == {(1, 42): ((0,), FRAME.events)}
    assert record.accepted == {"k1": 42}
    assert record.rejected == {"k2": "busy"}
    assert record.contradictions == []


def test_two_stories_of_an_entry_contradict_each_other() -> None:
    record = Record()
    record.receive(FRAME, (0,))
    record.receive(OTHER, (0,))
    assert record.contradictions == ["entry (1, 42) was received in two versions"]


def test_audiences_may_receive_different_events() -> None:
    record = Record()
    record.receive(FRAME, (0,))
    record.receive(OTHER, ())
    assert record.contradictions == []


def test_an_acceptance_is_for_ever() -> None:
    record = Record()
    record.receive(accepted("k1", 42), (0,))
    record.receive(accepted("k1", 43), (0,))
    record.receive(m.Rejected("k1", "choice_closed", ""), (0,))
    assert record.contradictions == [
        "k1 was accepted as 42 and as 43",
        "k1 was accepted as 42, then rejected: choice_closed",
    ]


def test_a_rejection_is_for_ever() -> None:
    record = Record()
    record.receive(m.Rejected("k1", "choice_closed", ""), (0,))
    record.receive(accepted("k1", 42), (0,))
    assert record.contradictions == ["k1 was rejected, then accepted as 42"]
