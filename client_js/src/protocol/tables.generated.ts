// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
import type { StructSchema } from "./schema";
import { structsOf } from "./struct_lines";

export const UNIONS = {
  ClientMessage: "Hello Ping EnterLobby LeaveLobby MoreRooms CreateRoom Join Watch Resume Exit LeaveSeat Start Command Resign GetSnapshot GetHistory Contribute Preview ComeBack AddBot RemoveBot EnterChat LeaveChat Say Mute Report SetStanding FollowMatches LeaveMatches QuickMatch MoveSeat OfferSeat AnswerOffer HandlePerson Ready ChangeRoom Rematch Coach SetLink GetLink SetAway Vote OpenShare".split(" "),
  ServerMessage: "Welcome Pong Heartbeat LobbyRooms RoomsPage LobbyTotals LobbyChanged LobbyRemoved Created Entered Snapshot EventFrame ChoiceFrame Accepted Rejected TryAgain Error Presence History Exited Previewed Chat Said LineSaid LinesRemoved Muted Reported Standing InvitationCame InvitationGone InvitationAnswered FriendsChanged InboxChanged AnnouncementChanged IdentityChanged LobbyCounts MyMatches MatchChanged MatchRemoved Paired SeatOffered RematchOffered Link Onlookers".split(" "),
  RoomEvent: "RoomCreated SeatTaken SeatLeft HostChanged MatchStarted MatchFinished Contributed TimedOut SeatAbsent SeatReturned TimeGranted OfferMade OfferEnded PersonBarred ReadyChanged RoomChanged LinkSet PersonGone PersonSeen Voted Decided AbsenceChanged MatchAbandoned OpeningStarted ShareOpened StartCalledOff".split(" "),
  Event: "RoomCreated SeatTaken SeatLeft HostChanged MatchStarted MatchFinished Contributed TimedOut SeatAbsent SeatReturned TimeGranted OfferMade OfferEnded PersonBarred ReadyChanged RoomChanged LinkSet PersonGone PersonSeen Voted Decided AbsenceChanged MatchAbandoned OpeningStarted ShareOpened StartCalledOff".split(" "),
};

export const STRUCTS: Readonly<Record<string, StructSchema>> = structsOf(`
Hello 1|client
Ping 2|id
EnterLobby 3|id filter:?.RoomFilter=null open=20 running=10
LeaveLobby 4|id
MoreRooms 50|id status:%Status rows=20
CreateRoom 5|id game players name="" options:?.Options=null clock:?.TimeControl=null bots:*%BotLevel=[] settings:?.RoomSettings=null contribution=null
Join 6|id room seat=null contribution=null invitation=null
Watch 7|id room token=null
Resume 8|id room cursor:.Cursor token=null
Exit 9|id
LeaveSeat 10|id seat
Start 11|id
Command 12|id seat choice command:&GameCommand
Resign 13|id seat
GetSnapshot 14|id
GetHistory 15|id before limit=50
Contribute 16|id seat contribution replace=false
Preview 17|id seat changes:*&Change rounds=1 branches=false
ComeBack 18|id seat
AddBot 19|id level:%BotLevel seat=null
RemoveBot 20|id seat
EnterChat 40|id place:%ChatPlace
LeaveChat 41|id place:%ChatPlace
Say 42|id place:%ChatPlace text="" phrase:?%Phrase=null
Mute 43|id identity muted=true name=""
Report 44|id place:%ChatPlace line why=""
SetStanding 31|id answers:.StandingAnswers
FollowMatches 47|id
LeaveMatches 48|id
QuickMatch 49|id game players tempo:%Tempo="none" contribution=null
MoveSeat 21|id seat to
OfferSeat 22|id seat to=null identity=null
AnswerOffer 23|id offer answer:%OfferAnswer room=null
HandlePerson 24|id identity action:%PersonAction
Ready 25|id ready=true
ChangeRoom 26|id players name="" options:?.Options=null clock:?.TimeControl=null settings:?.RoomSettings=null
Rematch 27|id room contribution=null
Coach 37|id token cursor:?.Cursor=null
SetLink 38|id seat valid=true
GetLink 39|id seat=null
SetAway 32|away
Vote 33|id remedy:%Remedy level:?%BotLevel=null
OpenShare 34|id seat share
Welcome 64|identity name server heartbeat
Pong 65|id
Heartbeat 66|epoch number
LobbyRooms 67|id rooms:*.RoomSummary open=0 running=0
RoomsPage 120|id status:%Status rooms:*.RoomSummary total
LobbyTotals 121|open running
LobbyChanged 68|room:.RoomSummary
LobbyRemoved 69|room listed=false
Created 70|id room
Entered 71|id room audience recovered coach=false late=false lost=false game=""
Snapshot 72|epoch number audience room:.RoomView view:?.View choices:*&Choice now=0 clocks:*.SeatClock=[] digest=null
EventFrame 73 events|epoch number events:*&Event standing=false digest=null
ChoiceFrame 74 choices|epoch number choices:*&Choice now=0 clocks:*.SeatClock=[] hash=null own=[]
Accepted 75|id number durability:%Durability receipt=""
Rejected 76|id code message text="" arguments:*.TextArgument=[]
TryAgain 77|id code message after text="" arguments:*.TextArgument=[]
Error 78|id code message text="" arguments:*.TextArgument=[]
Presence 79|seats spectators attendance:*?.SeatPresence=[] now=0
History 80|id frames:*.EventFrame more
Exited 81|id
Previewed 82|id events:*&GameEvent choice:?&Choice branches:*.Branch=[]
Chat 100|id place:%ChatPlace lines:*.ChatLine writable muted:*.MutedPerson=[]
Said 101|id line
LineSaid 102|place:%ChatPlace room line:.ChatLine
LinesRemoved 105|place:%ChatPlace room lines
Muted 103|id people:*.MutedPerson
Reported 104|id
Standing 89|id room game answers:.StandingAnswersView
InvitationCame 116|invitation:.WaitingInvitation
InvitationGone 117|id
InvitationAnswered 118|room title identity name accepted word
FriendsChanged 119|change:%FriendChange identity name
InboxChanged 122|item:?.InboxItem gone
AnnouncementChanged 123|announcement:?.Announcement now
IdentityChanged 113|name registered
LobbyCounts 107|people in_rooms playing looking=0
MyMatches 108|id now matches:*.MyMatch
MatchChanged 109|now match:.MyMatch
MatchRemoved 110|room
Paired 111|id room
SeatOffered 83|room offer name title
RematchOffered 84|room next name
Link 95|id seat token
Onlookers 96|people:*.Onlooker count
RoomCreated 1|host game players name options:?.OptionsView=null commitment="" clock:?.TimeControlView=null settings:?.RoomSettingsView=null round=0
SeatTaken 2|seat identity name bot:?%BotLevel=null former:?.Occupant=null
SeatLeft 3|seat
HostChanged 4|host
MatchStarted 5|seats
MatchFinished 6|secret=""
Contributed 7|seat contribution
TimedOut 8|seat
SeatAbsent 9|seat
SeatReturned 10|seat
TimeGranted 11|seat ms
OfferMade 14|offer:.Offer
OfferEnded 15|offer how:%OfferEnd
PersonBarred 16|identity name barred
ReadyChanged 17|seats asked=[]
RoomChanged 18|players name options:?.OptionsView=null clock:?.TimeControlView=null settings:?.RoomSettingsView=null reserved:*?.Occupant=[]
LinkSet 26|seat valid
PersonGone 19|seat since left=false
PersonSeen 20|seat
Voted 21|seat remedy:%Remedy level:?%BotLevel=null
Decided 22|remedy:%Remedy level:?%BotLevel=null
AbsenceChanged 23|absence:?.Absence
MatchAbandoned 24|by:%Abandoned why=""
OpeningStarted 27|round seats commitments
ShareOpened 28|seat share
StartCalledOff 29|round people:*.Occupant
RoomFilter|search="" game="" players=0 tempo:%PaceFilter="any" language="" free=false people=false
TimeControl|pace:%Pace bank=0 increment=0 cap=0 turn=0 off_turn=0
RoomSettings|language="" access:%Access="open" ready_check=false watching:%Watching="open" delay_turns=0 delay_seconds=0 rated=false
Cursor|epoch number audience digest=null
RoomSummary|id game name status:%Status players seats created options:?.OptionsView=null identities=[] clock:?.TimeControlView=null bots:*?%BotLevel=[] settings:?.RoomSettingsView=null host:%Attendance="here" behind=false
RoomView|id game rules_version name status:%Status players host seats:*?.Occupant options:?.OptionsView=null commitment="" contributed=[] clock:?.TimeControlView=null settings:?.RoomSettingsView=null reserved:*?.Occupant=[] ready=[] barred:*.Occupant=[] offers:*.Offer=[] coached=[] absence:?.Absence=null abandoned:?%Abandoned=null luck:?.LuckView=null asked=[]
SeatClock|bank off_turn deadline=null starts=0 absent=false
TextArgument|name value
SeatPresence|state:%Attendance since=0
ChatLine|id time identity name text phrase=null
MutedPerson|identity name
WaitingInvitation|id room title game players by name seat word expires
InboxItem|id kind:%InboxKind at by="" name="" room="" title="" text="" seat=null offer=0 former="" accepted=false expires=0 subject=""
Announcement|text restart until
MyMatch|room:.RoomSummary seats asked deadline changed ranking=[] place=null shared=false
Onlooker|identity name coaches=null
TimeControlView|pace:%Pace bank=0 increment=0 cap=0 turn=0 off_turn=0
RoomSettingsView|language="" access:%Access="open" ready_check=false watching:%Watching="open" delay_turns=0 delay_seconds=0 rated=false
Occupant|identity name bot:?%BotLevel=null
Offer|id seat by to identity
Absence|missing:*.Missing=[] ballots:*.Ballot=[] decided:?%Remedy=null needed=1 adjourned=0
LuckView|round shares:*.ShareView=[] opening=false called_off:*.Occupant=[] secret=null
Missing|identity since ruled=false bot:?.Occupant=null left=false
Ballot|identity remedy:%Remedy level:?%BotLevel=null
ShareView|seat identity commitment share=null
`);
