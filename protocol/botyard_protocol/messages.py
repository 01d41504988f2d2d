"""All messages of protocol version 1, from one place: the unions of both directions and every type in them.

Client tags are 1..63, server tags 64..127; room events are 1..31 (each game's events take 32 and up). Import this
module to use messages (`from botyard_protocol import messages as m`). They are defined by subject: `rooms` (what a room
is), `events`, `lobby`, `chat`, `user_messages`, and the rest by direction in `client_messages` and `server_messages`.
`reference/messages.md` explains each message with an example.
"""

from botyard_protocol.chat import *
from botyard_protocol.client_messages import *
from botyard_protocol.events import *
from botyard_protocol.game_content import *
from botyard_protocol.lobby import *
from botyard_protocol.rooms import *
from botyard_protocol.server_messages import *
from botyard_protocol.user_messages import *

VERSION = 1


SUBPROTOCOL_MSGPACK = "botyard.v1"


SUBPROTOCOL_JSON = "botyard.v1.json"


ClientMessage = (
    Hello
    | Ping
    | EnterLobby
    | LeaveLobby
    | MoreRooms
    | CreateRoom
    | Join
    | Watch
    | Resume
    | Exit
    | LeaveSeat
    | Start
    | Command
    | Resign
    | GetSnapshot
    | GetHistory
    | Contribute
    | Preview
    | ComeBack
    | AddBot
    | RemoveBot
    | EnterChat
    | LeaveChat
    | Say
    | Mute
    | Report
    | SetStanding
    | FollowMatches
    | LeaveMatches
    | QuickMatch
    | MoveSeat
    | OfferSeat
    | AnswerOffer
    | HandlePerson
    | Ready
    | ChangeRoom
    | Rematch
    | Coach
    | SetLink
    | GetLink
    | SetAway
    | Vote
    | OpenShare
)


ServerMessage = (
    Welcome
    | Pong
    | Heartbeat
    | LobbyRooms
    | RoomsPage
    | LobbyTotals
    | LobbyChanged
    | LobbyRemoved
    | Created
    | Entered
    | Snapshot
    | EventFrame
    | ChoiceFrame
    | Accepted
    | Rejected
    | TryAgain
    | Error
    | Presence
    | History
    | Exited
    | Previewed
    | Chat
    | Said
    | LineSaid
    | LinesRemoved
    | Muted
    | Reported
    | Standing
    | InvitationCame
    | InvitationGone
    | InvitationAnswered
    | FriendsChanged
    | InboxChanged
    | AnnouncementChanged
    | IdentityChanged
    | LobbyCounts
    | MyMatches
    | MatchChanged
    | MatchRemoved
    | Paired
    | SeatOffered
    | RematchOffered
    | Link
    | Onlookers
)
