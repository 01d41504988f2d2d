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
Hello 1 type hello|client
Ping 2 type ping|id
EnterLobby 3 type enter_lobby|id filter:?.RoomFilter=null open=20 running=10
LeaveLobby 4 type leave_lobby|id
MoreRooms 50 type more_rooms|id status:%Status rows=20
CreateRoom 5 type create_room|id game players name="" options:?.Options=null clock:?.TimeControl=null bots:*%BotLevel=[] settings:?.RoomSettings=null contribution=null
Join 6 type join|id room seat=null contribution=null invitation=null
Watch 7 type watch|id room token=null
Resume 8 type resume|id room cursor:.Cursor token=null
Exit 9 type exit|id
LeaveSeat 10 type leave_seat|id seat
Start 11 type start|id
Command 12 type command|id seat choice command:&GameCommand
Resign 13 type resign|id seat
GetSnapshot 14 type get_snapshot|id
GetHistory 15 type get_history|id before limit=50
Contribute 16 type contribute|id seat contribution replace=false
Preview 17 type preview|id seat changes:*&Change rounds=1 branches=false
ComeBack 18 type come_back|id seat
AddBot 19 type add_bot|id level:%BotLevel seat=null
RemoveBot 20 type remove_bot|id seat
EnterChat 40 type enter_chat|id place:%ChatPlace
LeaveChat 41 type leave_chat|id place:%ChatPlace
Say 42 type say|id place:%ChatPlace text="" phrase:?%Phrase=null
Mute 43 type mute|id identity muted=true name=""
Report 44 type report|id place:%ChatPlace line why=""
SetStanding 31 type set_standing|id answers:.StandingAnswers
FollowMatches 47 type follow_matches|id
LeaveMatches 48 type leave_matches|id
QuickMatch 49 type quick_match|id game players tempo:%Tempo="none" contribution=null
MoveSeat 21 type move_seat|id seat to
OfferSeat 22 type offer_seat|id seat to=null identity=null
AnswerOffer 23 type answer_offer|id offer answer:%OfferAnswer room=null
HandlePerson 24 type handle_person|id identity action:%PersonAction
Ready 25 type ready|id ready=true
ChangeRoom 26 type change_room|id players name="" options:?.Options=null clock:?.TimeControl=null settings:?.RoomSettings=null
Rematch 27 type rematch|id room contribution=null
Coach 37 type coach|id token cursor:?.Cursor=null
SetLink 38 type set_link|id seat valid=true
GetLink 39 type get_link|id seat=null
SetAway 32 type set_away|away
Vote 33 type vote|id remedy:%Remedy level:?%BotLevel=null
OpenShare 34 type open_share|id seat share
Welcome 64 type welcome|identity name server heartbeat
Pong 65 type pong|id
Heartbeat 66 type heartbeat|epoch number
LobbyRooms 67 type lobby_rooms|id rooms:*.RoomSummary open=0 running=0
RoomsPage 120 type rooms_page|id status:%Status rooms:*.RoomSummary total
LobbyTotals 121 type lobby_totals|open running
LobbyChanged 68 type lobby_changed|room:.RoomSummary
LobbyRemoved 69 type lobby_removed|room listed=false
Created 70 type created|id room
Entered 71 type entered|id room audience recovered coach=false late=false lost=false game=""
Snapshot 72 type snapshot|epoch number audience room:.RoomView view:?.View choices:*&Choice now=0 clocks:*.SeatClock=[] digest=null
EventFrame 73 type events|epoch number events:*&Event standing=false digest=null
ChoiceFrame 74 type choices|epoch number choices:*&Choice now=0 clocks:*.SeatClock=[] hash=null own=[]
Accepted 75 type accepted|id number durability:%Durability receipt=""
Rejected 76 type rejected|id code message text="" arguments:*.TextArgument=[]
TryAgain 77 type try_again|id code message after text="" arguments:*.TextArgument=[]
Error 78 type error|id code message text="" arguments:*.TextArgument=[]
Presence 79 type presence|seats spectators attendance:*?.SeatPresence=[] now=0
History 80 type history|id frames:*.EventFrame more
Exited 81 type exited|id
Previewed 82 type previewed|id events:*&GameEvent choice:?&Choice branches:*.Branch=[]
Chat 100 type chat|id place:%ChatPlace lines:*.ChatLine writable muted:*.MutedPerson=[]
Said 101 type said|id line
LineSaid 102 type line_said|place:%ChatPlace room line:.ChatLine
LinesRemoved 105 type lines_removed|place:%ChatPlace room lines
Muted 103 type muted|id people:*.MutedPerson
Reported 104 type reported|id
Standing 89 type standing|id room game answers:.StandingAnswersView
InvitationCame 116 type invitation_came|invitation:.WaitingInvitation
InvitationGone 117 type invitation_gone|id
InvitationAnswered 118 type invitation_answered|room title identity name accepted word
FriendsChanged 119 type friends_changed|change:%FriendChange identity name
InboxChanged 122 type inbox_changed|item:?.InboxItem gone
AnnouncementChanged 123 type announcement_changed|announcement:?.Announcement now
IdentityChanged 113 type identity_changed|name registered
LobbyCounts 107 type lobby_counts|people in_rooms playing looking=0
MyMatches 108 type my_matches|id now matches:*.MyMatch
MatchChanged 109 type match_changed|now match:.MyMatch
MatchRemoved 110 type match_removed|room
Paired 111 type paired|id room
SeatOffered 83 type seat_offered|room offer name title
RematchOffered 84 type rematch_offered|room next name
Link 95 type link|id seat token
Onlookers 96 type onlookers|people:*.Onlooker count
RoomCreated 1 type room_created|host game players name options:?.OptionsView=null commitment="" clock:?.TimeControlView=null settings:?.RoomSettingsView=null round=0
SeatTaken 2 type seat_taken|seat identity name bot:?%BotLevel=null former:?.Occupant=null
SeatLeft 3 type seat_left|seat
HostChanged 4 type host_changed|host
MatchStarted 5 type match_started|seats
MatchFinished 6 type match_finished|secret=""
Contributed 7 type contributed|seat contribution
TimedOut 8 type timed_out|seat
SeatAbsent 9 type seat_absent|seat
SeatReturned 10 type seat_returned|seat
TimeGranted 11 type time_granted|seat ms
OfferMade 14 type offer_made|offer:.Offer
OfferEnded 15 type offer_ended|offer how:%OfferEnd
PersonBarred 16 type person_barred|identity name barred
ReadyChanged 17 type ready_changed|seats asked=[]
RoomChanged 18 type room_changed|players name options:?.OptionsView=null clock:?.TimeControlView=null settings:?.RoomSettingsView=null reserved:*?.Occupant=[]
LinkSet 26 type link_set|seat valid
PersonGone 19 type person_gone|seat since left=false
PersonSeen 20 type person_seen|seat
Voted 21 type voted|seat remedy:%Remedy level:?%BotLevel=null
Decided 22 type decided|remedy:%Remedy level:?%BotLevel=null
AbsenceChanged 23 type absence_changed|absence:?.Absence
MatchAbandoned 24 type match_abandoned|by:%Abandoned why=""
OpeningStarted 27 type opening_started|round seats commitments
ShareOpened 28 type share_opened|seat share
StartCalledOff 29 type start_called_off|round people:*.Occupant
RoomFilter|search="" game="" players=0 tempo:%PaceFilter="any" language="" free=false people=false
TimeControl|pace:%Pace bank=0 increment=0 cap=0 turn=0 off_turn=0
RoomSettings|language="" access:%Access="open" ready_check=false watching:%Watching="open" delay_turns=0 delay_seconds=0
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
MyMatch|room:.RoomSummary seats asked deadline changed ranking=[]
Onlooker|identity name coaches=null
TimeControlView|pace:%Pace bank=0 increment=0 cap=0 turn=0 off_turn=0
RoomSettingsView|language="" access:%Access="open" ready_check=false watching:%Watching="open" delay_turns=0 delay_seconds=0
Occupant|identity name bot:?%BotLevel=null
Offer|id seat by to identity
Absence|missing:*.Missing=[] ballots:*.Ballot=[] decided:?%Remedy=null needed=1 adjourned=0
LuckView|round shares:*.ShareView=[] opening=false called_off:*.Occupant=[] secret=null
Missing|identity since ruled=false bot:?.Occupant=null left=false
Ballot|identity remedy:%Remedy level:?%BotLevel=null
ShareView|seat identity commitment share=null
`);
