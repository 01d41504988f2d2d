"""How often a connection may ask."""

from server.net.bucket import Bucket


def test_a_burst_is_served_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(rate=5, burst=3, now=100.0)
    assert [bucket.take(100.0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(100.0) == 200
    assert bucket.take(100.15) == 50
    assert bucket.take(100.2) == 0
    assert bucket.take(100.2) == 200


def test_who_comes_when_told_to_is_served() -> None:
    bucket = Bucket(rate=3, burst=1, now=0.0)
    now = 0.0
    assert bucket.take(now) == 0
    for _ in range(50):
        after = bucket.take(now)
        assert after > 0
        now += after / 1000
        assert bucket.take(now) == 0


def test_a_rest_does_not_save_up_more_than_a_burst() -> None:
    bucket = Bucket(rate=5, burst=2, now=0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [0, 0, 200]
