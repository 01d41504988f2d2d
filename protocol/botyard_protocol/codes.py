"""Codes of refusals, errors and closed connections, in one place each; `reference/codes.md` lists them."""

from enum import IntEnum, StrEnum


class Code(StrEnum):
    """The reason of a refusal. A code reveals nothing about rights that the sender must not know."""

    # bytes and messages: nothing was done, the connection stays open
    MALFORMED = "malformed"  # not msgpack / JSON, or nested too deep
    UNKNOWN_MESSAGE = "unknown_message"
    INVALID_FIELD = "invalid_field"  # the message names the path
    HELLO_FIRST = "hello_first"
    INTERNAL_ERROR = "internal_error"  # the server, or the code of the room's game, has failed at this
    # identity and rooms
    NO_IDENTITY = "no_identity"
    FORBIDDEN_ORIGIN = "forbidden_origin"  # pages of this origin may not use the server
    NO_SUCH_ROOM = "no_such_room"
    NOT_IN_A_ROOM = "not_in_a_room"
    NOT_YOUR_SEAT = "not_your_seat"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    ROOM_FULL = "room_full"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NOT_FINISHED = "not_finished"
    NOT_HOST = "not_host"
    NOT_A_BOT = "not_a_bot"  # no bot sits there
    NOT_ENOUGH_PLAYERS = "not_enough_players"
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTIONS = "bad_options"  # options that exclude each other or do not fit; the message names the field
    ALREADY_CONTRIBUTED = "already_contributed"  # a share of chance is committed to, or opened, already
    STARTING = "starting"  # shares of chance are being opened: nothing else changes the room meanwhile
    NOT_OPENING = "not_opening"  # no share of this seat is asked for
    WRONG_SHARE = "wrong_share"  # it is not the share that was committed to
    PLAYERS_OUT_OF_RANGE = "players_out_of_range"
    RULES_VERSION = "rules_version"  # this node does not carry the room's rules version
    ID_REUSED = "id_reused"  # the same command id with other content
    # invitations and people
    NO_INVITATION = "no_invitation"  # never there, used up, expired or withdrawn: only its holder learns which
    INVITATION_USED = "invitation_used"
    INVITATION_EXPIRED = "invitation_expired"
    INVITATION_REVOKED = "invitation_revoked"
    INVITATION_SEAT = "invitation_seat"  # it is for another seat
    INVITATION_NEEDED = "invitation_needed"  # the room takes only people who were invited
    NOT_WELCOME = "not_welcome"  # the host has blocked the sender
    YOURSELF = "yourself"  # one cannot invite, befriend, block or send away oneself
    NO_SUCH_PERSON = "no_such_person"  # no account has this name
    TOO_MANY = "too_many"  # a list has as many as it can hold
    # watching
    NOT_WATCHED = "not_watched"  # this match has no spectators, or only those with the link
    NO_SUCH_LINK = "no_such_link"  # the link was never made, or holds no more
    # chat
    NOT_IN_CHAT = "not_in_chat"  # as things are one may not read or write there
    MUTED = "muted"  # an operator has muted the sender; the sentence says until when
    NO_SUCH_LINE = "no_such_line"
    NOT_MODERATOR = "not_moderator"  # only moderators may
    NO_SUCH_REPORT = "no_such_report"  # or it is closed already
    REPORT_TAKEN = "report_taken"  # another moderator has taken the report
    BANNED = "banned"  # an operator has banned the sender; the sentence says until when
    # who sits where
    NOT_SEATED = "not_seated"  # the person has no seat here
    NOT_A_PERSON = "not_a_person"  # a bot sits there, or the seat is free
    NO_SUCH_OFFER = "no_such_offer"  # or not to, or by, the sender
    BARRED = "barred"  # the host has sent the sender away
    NOT_BARRED = "not_barred"
    NOT_READY = "not_ready"  # a seated player is not ready
    NO_READY_CHECK = "no_ready_check"  # the room does not ask who is ready
    # choices (rules)
    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"  # the open choice is another seat's
    CHOICE_CLOSED = "choice_closed"  # the choice named is not open (any more)
    NOT_ABSENT = "not_absent"  # the seat is not marked absent
    ILLEGAL = "illegal"  # the rules of the game refuse the command
    WRONG_COMMAND = "wrong_command"  # this choice is not answered by such a command
    NOT_OFFERED = "not_offered"  # an order, direction or hex that is not among the options
    ALREADY_RESIGNED = "already_resigned"
    # accounts
    NAME_TAKEN = "name_taken"  # an account has this name, or one that looks like it
    WRONG_PASSWORD = "wrong_password"  # or there is no such account
    PASSWORD_NEEDED = "password_needed"  # the password was not shown in this session for some minutes: confirm it
    ALREADY_REGISTERED = "already_registered"
    NOT_REGISTERED = "not_registered"
    NO_SUCH_SESSION = "no_such_session"
    TOO_MANY_TOKENS = "too_many_tokens"
    TOO_MANY_ROOMS = "too_many_rooms"  # of the sender, or from their address, that are not over
    STORE_FULL = "store_full"  # there is no memory for new rooms; what runs goes on
    ROOM_IS_LONG = "room_is_long"  # a room can only be left or start, a match takes only moves: too much was changed
    LOGGED_OUT = "logged_out"  # the session of the cookie or the token was ended
    # absence
    NOBODY_MISSING = "nobody_missing"  # there is nothing to decide
    ADJOURNED = "adjourned"  # all clocks stand still until the match goes on
    # come back with the same id: nothing was decided
    UNAVAILABLE = "unavailable"  # the store is away
    TOO_FAST = "too_fast"  # more of this than the connection, its identity or its address may ask for
    BUSY = "busy"  # too much at once in this room or on this node
    TOO_LATE = "too_late"  # the seat's time was up before the command came, and the clock has not answered yet


class Close(IntEnum):
    """Codes of closed connections: 4000..4099 come back with the cursor, 4100..4199 stay away."""

    RESTART = 4000  # the node stops: reconnect after the delay in the reason
    SLOW = 4001  # frames were not read fast enough
    SILENT = 4002  # nothing was heard for too long from a connection that is nowhere
    STORE_AWAY = 4003  # the node has lost its store: reconnect, perhaps to another
    ROOM_GONE = 4004  # the room is gone: entering it again is refused with `no_such_room`
    FAILED = 4005  # the node has failed at a message
    NOT_ADMITTED = 4006  # the room is not shown any more: entering it again is refused with the reason
    PROTOCOL = 4100  # no subprotocol in common, or bytes of the wrong kind
    MALFORMED = 4101  # too many malformed messages
    NO_HELLO = 4102  # no hello in time, or a second one
    REPLACED = 4103  # a newer connection of the same identity took this one's place
    FORBIDDEN = 4104  # the origin or the token is not accepted
    FLOODING = 4105  # messages came too fast, and went on after warnings
    LOGGED_OUT = 4106  # the session of the cookie or the token was ended: log in again
    BANNED = 4110  # an operator has banned the identity; the reason says until when

    @property
    def come_back(self) -> bool:
        """Whether a client should reconnect by itself."""
        return self < 4100
