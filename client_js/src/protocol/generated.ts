// Written by `python -m botyard_protocol.typescript` from protocol/botyard_protocol/*.py: change those.
export const VERSION = 1;
export const MAX_FRAME_BYTES = 16384;
export const MAX_ID_CHARS = 40;
export const MAX_NAME_CHARS = 24;
export const MAX_TEXT_CHARS = 60;
export const MAX_ANNOUNCEMENT_CHARS = 300;
export const MAX_REASON_CHARS = 120;
export const MAX_LINE_CHARS = 280;
export const SUBPROTOCOL = "botyard.v1";

export const CODES = {
  MALFORMED: "malformed",
  UNKNOWN_MESSAGE: "unknown_message",
  INVALID_FIELD: "invalid_field",
  HELLO_FIRST: "hello_first",
  INTERNAL_ERROR: "internal_error",
  NO_IDENTITY: "no_identity",
  FORBIDDEN_ORIGIN: "forbidden_origin",
  NO_SUCH_ROOM: "no_such_room",
  NOT_IN_A_ROOM: "not_in_a_room",
  NOT_YOUR_SEAT: "not_your_seat",
  NO_SUCH_SEAT: "no_such_seat",
  SEAT_TAKEN: "seat_taken",
  ALREADY_SEATED: "already_seated",
  ROOM_FULL: "room_full",
  ALREADY_STARTED: "already_started",
  NOT_STARTED: "not_started",
  NOT_FINISHED: "not_finished",
  NOT_HOST: "not_host",
  NOT_A_BOT: "not_a_bot",
  NOT_ENOUGH_PLAYERS: "not_enough_players",
  UNKNOWN_GAME: "unknown_game",
  BAD_OPTIONS: "bad_options",
  ALREADY_CONTRIBUTED: "already_contributed",
  STARTING: "starting",
  NOT_OPENING: "not_opening",
  WRONG_SHARE: "wrong_share",
  PLAYERS_OUT_OF_RANGE: "players_out_of_range",
  RULES_VERSION: "rules_version",
  ID_REUSED: "id_reused",
  NO_INVITATION: "no_invitation",
  INVITATION_USED: "invitation_used",
  INVITATION_EXPIRED: "invitation_expired",
  INVITATION_REVOKED: "invitation_revoked",
  INVITATION_SEAT: "invitation_seat",
  INVITATION_NEEDED: "invitation_needed",
  NOT_WELCOME: "not_welcome",
  YOURSELF: "yourself",
  NO_SUCH_PERSON: "no_such_person",
  TOO_MANY: "too_many",
  NOT_WATCHED: "not_watched",
  NO_SUCH_LINK: "no_such_link",
  NOT_IN_CHAT: "not_in_chat",
  MUTED: "muted",
  NO_SUCH_LINE: "no_such_line",
  NOT_MODERATOR: "not_moderator",
  NO_SUCH_REPORT: "no_such_report",
  REPORT_TAKEN: "report_taken",
  BANNED: "banned",
  NOT_SEATED: "not_seated",
  NOT_A_PERSON: "not_a_person",
  NO_SUCH_OFFER: "no_such_offer",
  BARRED: "barred",
  NOT_BARRED: "not_barred",
  NOT_READY: "not_ready",
  NO_READY_CHECK: "no_ready_check",
  GAME_OVER: "game_over",
  NOT_YOUR_TURN: "not_your_turn",
  CHOICE_CLOSED: "choice_closed",
  NOT_ABSENT: "not_absent",
  ILLEGAL: "illegal",
  WRONG_COMMAND: "wrong_command",
  NOT_OFFERED: "not_offered",
  ALREADY_RESIGNED: "already_resigned",
  NAME_TAKEN: "name_taken",
  WRONG_PASSWORD: "wrong_password",
  PASSWORD_NEEDED: "password_needed",
  ALREADY_REGISTERED: "already_registered",
  NOT_REGISTERED: "not_registered",
  NO_SUCH_SESSION: "no_such_session",
  TOO_MANY_TOKENS: "too_many_tokens",
  TOO_MANY_ROOMS: "too_many_rooms",
  STORE_FULL: "store_full",
  ROOM_IS_LONG: "room_is_long",
  LOGGED_OUT: "logged_out",
  NOBODY_MISSING: "nobody_missing",
  ADJOURNED: "adjourned",
  UNAVAILABLE: "unavailable",
  TOO_FAST: "too_fast",
  BUSY: "busy",
  TOO_LATE: "too_late",
} as const;

/** Why something was refused. */
export type Code = (typeof CODES)[keyof typeof CODES];

export const CLOSES = {
  RESTART: 4000,
  SLOW: 4001,
  SILENT: 4002,
  STORE_AWAY: 4003,
  ROOM_GONE: 4004,
  FAILED: 4005,
  NOT_ADMITTED: 4006,
  PROTOCOL: 4100,
  MALFORMED: 4101,
  NO_HELLO: 4102,
  REPLACED: 4103,
  FORBIDDEN: 4104,
  FLOODING: 4105,
  LOGGED_OUT: 4106,
  BANNED: 4110,
} as const;

/** Why a connection was closed. */
export type Close = (typeof CLOSES)[keyof typeof CLOSES];

/** An event or a message that this client does not know: `tag` is its number on msgpack. */
export interface Unknown {
  readonly type: "unknown";
  readonly tag: number;
}

/** Content of the game of a room. The module of the game has the types: games/<game>/generated.ts. */
export type GameView = object;
export type GameOptions = object;
export type GameOptionsView = object;
export type GameAnswers = object;
export type GameAnswersView = object;
export type GameChange = object;
export type GameBranch = object;

/** A command of a game. */
export interface GameCommand {
  readonly type: string;
}

/** A choice of a game. */
export interface GameChoice {
  readonly kind: string;
  readonly id: number;
  readonly seat: number;
}

/** An event of a game. */
export interface GameEvent {
  readonly type: string;
}

/** An event of a room or of its game. */
export type Event = RoomEvent | GameEvent;

/**
 * Why a match ended before its end: the others decided so, all people had resigned, an operator ended it, or
 * nothing was done in it for long.
 */
export type Abandoned = "vote" | "resigned" | "operator" | "deserted";

/** The people who may take a seat: all, or those who were invited. */
export type Access = "open" | "invited";

/** How the values that a game observes of a seat become the one number of a statistic. */
export type Aggregation = "sum" | "max" | "min" | "last";

/** The presence of a player: looking at the page, connected but away, or not connected. */
export type Attendance = "here" | "away" | "offline";

/** How a bot plays: any legal answer, the best of its next run, or a plan for several turns. */
export type BotLevel = "random" | "greedy" | "planner";

/** A chat: of the lobby, of the table of the room entered, or of its spectators. */
export type ChatPlace = "lobby" | "room" | "spectators";

/** The promise of Redis for an accepted command: on the disk, in memory, or unknown. */
export type Durability = "fsync" | "memory" | "unknown";

/** A change of a friendship: a request, or its acceptance. */
export type FriendChange = "asked" | "accepted";

/** The form in which a webhook gets messages. `signed`: JSON with a signature, for programs of one's own. */
export type HookForm = "discord" | "slack" | "ntfy" | "signed";

/**
 * What an item of an inbox is about.
 *
 * `swap`: of seats before the match. `answer`: to an invitation of the owner. `friend`: a request that was accepted.
 * `note`: of a friend. `let_in`: a person asks the host for a seat. `moderation`: what a moderator has done.
 * `hook`: a webhook of the owner was switched off.
 */
export type InboxKind = "invitation" | "friend_request" | "seat_offer" | "swap" | "rematch" | "answer" | "friend" | "note" | "let_in" | "moderation" | "hook";

/** How an invitation gets to its guest: as a link, as a short code, or to a person by name. */
export type InvitationKind = "link" | "code" | "person";

/** The state of an invitation. */
export type InvitationState = "open" | "used" | "expired" | "revoked" | "declined";

/** The result of a person in a match: `shared` is the first place of several teams, `none` that there is none. */
export type MatchResult = "none" | "won" | "shared" | "lost";

/**
 * What a notification is about.
 *
 * In a slow match: it is your turn; your time is nearly up; you are asked about a missing player; it begins; it is
 * over. Elsewhere: an invitation; a person asks to join your table, or offers a seat; a friend request; a note.
 */
export type NotificationKind = "turn" | "time" | "vote" | "begun" | "over" | "invitation" | "join" | "friend" | "note";

/** The answer to an offer: accepted or declined by its receiver, or withdrawn by its maker. */
export type OfferAnswer = "accept" | "decline" | "withdraw";

/** The end of an offer; `void`: one of its people has left, or has another seat. */
export type OfferEnd = "accepted" | "declined" | "withdrawn" | "void";

/** The kind of a time control: a bank for the match with an increment for each turn, or a time for each turn. */
export type Pace = "live" | "slow";

/** Which time controls pass a filter: any, no time limit, live, or slow. */
export type PaceFilter = "any" | "none" | "live" | "slow";

/** The host's action on a person: send away for good, let in again, or make the host. */
export type PersonAction = "send_away" | "let_in" | "make_host";

/** A quick phrase, which each reader sees in their own language. */
export type Phrase = "hello" | "good_luck" | "have_fun" | "thanks" | "sorry" | "nice_move" | "well_played" | "good_game" | "oops" | "wow" | "one_moment" | "back_again" | "ready" | "take_your_time" | "another_match" | "goodbye";

/** The people who may see a profile: all, friends, or the person alone. */
export type ProfileReaders = "all" | "friends" | "me";

/** The class of the time control of rated matches: live, also without a clock, or slow. Each has its ratings. */
export type RatingTempo = "live" | "slow";

/**
 * The decision of the other players when a player is missing in a match (PROTOCOL.md, "Absence").
 *
 * Wait; let the rules answer at once; let a bot play; adjourn; end the match without a result; once it is adjourned,
 * go on; or count the missing players as resigned, so that they are ranked last.
 */
export type Remedy = "wait" | "rules" | "bot" | "adjourn" | "end" | "go_on" | "forfeit";

/** A kind of sanction: no chat, or no access at all. */
export type SanctionKind = "mute" | "ban";

/** The state of a room: it waits for people, plays, or has ended. */
export type Status = "open" | "playing" | "finished";

/** How fast a quick match is: untimed, live with a bank of so many minutes, or slow with so many days a turn. */
export type Tempo = "none" | "live_2" | "live_5" | "live_10" | "slow_1" | "slow_3";

/** The people who may watch: all, those with the link, or none. */
export type Watching = "open" | "link" | "none";

/** The first message of a connection: names the client program, such as `botyard-web/1.0`. */
export interface Hello { readonly type: "hello"; readonly client: string }

/** Asks for a `pong` with the same id. */
export interface Ping { readonly type: "ping"; readonly id: string }

/**
 * Asks for the first rows of the lists of open rooms and of running matches, and for their changes from then on.
 *
 * `filter` null: all rooms. `open` and `running`: how many rows of each list.
 */
export interface EnterLobby { readonly type: "enter_lobby"; readonly id: string; readonly filter?: RoomFilter | null; readonly open?: number; readonly running?: number }

/** Ends the changes of the list of rooms. */
export interface LeaveLobby { readonly type: "leave_lobby"; readonly id: string }

/** Asks for the rows of a list of the lobby that follow those shown. `status`: `open` or `playing`. */
export interface MoreRooms { readonly type: "more_rooms"; readonly id: string; readonly status: Status; readonly rows?: number }

/**
 * Creates a room and takes its first seat; the sender is its host. Answered by `created`.
 *
 * `players`: how many play (other numbers: `players_out_of_range`). `options` null: the
 * standard game. `clock` null: no time limit. `bots` sit on the seats after the
 * sender's; if they take all of them, the match starts at once. `settings` null: an open room.
 * `contribution`: as in `contribute`.
 */
export interface CreateRoom { readonly type: "create_room"; readonly id: string; readonly game: string; readonly players: number; readonly name?: string; readonly options?: GameOptions | null; readonly clock?: TimeControl | null; readonly bots?: readonly BotLevel[]; readonly settings?: RoomSettings | null; readonly contribution?: string | null }

/**
 * Takes a seat of an open room (any free one if null) and enters the room.
 *
 * `contribution`: as in `contribute`, for a match that starts when the room is full. `invitation`: the secret of a
 * link or a short code; who was invited by name needs none.
 */
export interface Join { readonly type: "join"; readonly id: string; readonly room: string; readonly seat?: number | null; readonly contribution?: string | null; readonly invitation?: string | null }

/**
 * Enters a room, as the holder of seats there or as a spectator.
 *
 * `token`: of the link by which spectators enter a room that has no other spectators.
 */
export interface Watch { readonly type: "watch"; readonly id: string; readonly room: string; readonly token?: string | null }

/** Enters a room again, at the position where a connection was lost. `token`: as in `watch`. */
export interface Resume { readonly type: "resume"; readonly id: string; readonly room: string; readonly cursor: Cursor; readonly token?: string | null }

/** Leaves the room that was entered: no more of its frames are sent. A seat there stays the sender's. */
export interface Exit { readonly type: "exit"; readonly id: string }

/** Gives up a seat of the room entered, before the match starts. */
export interface LeaveSeat { readonly type: "leave_seat"; readonly id: string; readonly seat: number }

/** The host starts the match of the room entered, with the seats that are taken. */
export interface Start { readonly type: "start"; readonly id: string }

/** Answers the choice with id `choice` in the room entered, as `seat`. */
export interface Command { readonly type: "command"; readonly id: string; readonly seat: number; readonly choice: number; readonly command: GameCommand }

/** Takes `seat` out of the running match. */
export interface Resign { readonly type: "resign"; readonly id: string; readonly seat: number }

/** Asks for a snapshot of the room entered (after a frame that the client did not understand). */
export interface GetSnapshot { readonly type: "get_snapshot"; readonly id: string }

/** Asks for past event frames of the room entered: the last `limit` (1..100) with numbers below `before`. */
export interface GetHistory { readonly type: "get_history"; readonly id: string; readonly before: number; readonly limit?: number }

/**
 * Commits the sender to a share of chance for `seat`, before the match (PROTOCOL.md, "Provable luck").
 *
 * `contribution`: the SHA-256 of the share, not the share. `replace`: in the place of the sender's former commitment.
 */
export interface Contribute { readonly type: "contribute"; readonly id: string; readonly seat: number; readonly contribution: string; readonly replace?: boolean }

/**
 * Asks for a preview of `changes` (none: a pass) at the open programming choice of `seat`.
 *
 * Answered by `previewed`. `rounds`: how many of the seat's runs are shown, 1..3, "if no program changes".
 * `branches`: at the choice that ends the preview, what each answer would lead to.
 */
export interface Preview { readonly type: "preview"; readonly id: string; readonly seat: number; readonly changes: readonly GameChange[]; readonly rounds?: number; readonly branches?: boolean }

/** Reports that the holder of `seat` is back after the seat was marked absent. */
export interface ComeBack { readonly type: "come_back"; readonly id: string; readonly seat: number }

/** The host puts a bot on a free seat of the room entered (the first one if null), before the match starts. */
export interface AddBot { readonly type: "add_bot"; readonly id: string; readonly level: BotLevel; readonly seat?: number | null }

/** The host takes the bot off `seat` of the room entered, before the match starts. */
export interface RemoveBot { readonly type: "remove_bot"; readonly id: string; readonly seat: number }

/** Asks for the last lines of a place, and for new ones from then on. Answered by `chat`. */
export interface EnterChat { readonly type: "enter_chat"; readonly id: string; readonly place: ChatPlace }

/** Leaves a chat: no more of its lines are sent. */
export interface LeaveChat { readonly type: "leave_chat"; readonly id: string; readonly place: ChatPlace }

/** Says a line: a `text`, or a quick phrase. Answered by `said`. */
export interface Say { readonly type: "say"; readonly id: string; readonly place: ChatPlace; readonly text?: string; readonly phrase?: Phrase | null }

/**
 * Hides all lines of `identity` from the sender, in every chat; or shows them again, if `muted` is false.
 *
 * `name`: how the sender wants to find them in the list of muted people.
 */
export interface Mute { readonly type: "mute"; readonly id: string; readonly identity: string; readonly muted?: boolean; readonly name?: string }

/** Reports a line to the operators, with the lines around it. `why`: in the sender's words. */
export interface Report { readonly type: "report"; readonly id: string; readonly place: ChatPlace; readonly line: string; readonly why?: string }

/**
 * Sets the preset answers of the sender's seats in the room entered, from now on.
 *
 * It holds for a question that is open already, too. Answered by `standing`.
 */
export interface SetStanding { readonly type: "set_standing"; readonly id: string; readonly answers: GameAnswers }

/** Asks for the sender's own matches, and for their changes from then on. */
export interface FollowMatches { readonly type: "follow_matches"; readonly id: string }

/** Ends the changes of the sender's own matches. */
export interface LeaveMatches { readonly type: "leave_matches"; readonly id: string }

/**
 * Takes a seat in an open room of the standard game that fits, or makes one and waits there. Answered by `paired`.
 *
 * The same message again leads to the same room, or from one that waits for a rated match to an older one in reach.
 * `contribution`: as in `join`.
 */
export interface QuickMatch { readonly type: "quick_match"; readonly id: string; readonly game: string; readonly players: number; readonly tempo?: Tempo; readonly contribution?: string | null }

/** Moves from `seat` to the free seat `to` of the room entered, before the match starts. */
export interface MoveSeat { readonly type: "move_seat"; readonly id: string; readonly seat: number; readonly to: number }

/**
 * Offers the sender's `seat` of the room entered; it replaces an earlier offer of that seat.
 *
 * `to`: to the holder of that seat, for theirs, before the match starts. `identity`: to that person, who has no seat,
 * at any time before the end. Both null: to the first person without a seat who takes it.
 */
export interface OfferSeat { readonly type: "offer_seat"; readonly id: string; readonly seat: number; readonly to?: number | null; readonly identity?: string | null }

/** Answers the offer with the number `offer`. `room`: null for the room entered; else it is entered by accepting. */
export interface AnswerOffer { readonly type: "answer_offer"; readonly id: string; readonly offer: number; readonly answer: OfferAnswer; readonly room?: string | null }

/** The host removes a person, lets one in again, or makes one the host, before the match starts. */
export interface HandlePerson { readonly type: "handle_person"; readonly id: string; readonly identity: string; readonly action: PersonAction }

/** Reports whether the sender is ready, in a room whose settings have a ready check. */
export interface Ready { readonly type: "ready"; readonly id: string; readonly ready?: boolean }

/** The host changes the room entered, before the match starts; fields as in `create_room`. */
export interface ChangeRoom { readonly type: "change_room"; readonly id: string; readonly players: number; readonly name?: string; readonly options?: GameOptions | null; readonly clock?: TimeControl | null; readonly settings?: RoomSettings | null }

/**
 * Asks the people of `room`, whose match is over, for a rematch, or agrees to one. Answered by `created`.
 *
 * The next room is made once, with the same options and each player one seat further; the sender sits down in it, and
 * the seats of the others are reserved for them. `contribution`: as in `contribute`.
 */
export interface Rematch { readonly type: "rematch"; readonly id: string; readonly room: string; readonly contribution?: string | null }

/**
 * Enters the room of a coach link: the sender sees what the holder of its seat sees, and cannot act.
 *
 * `token`: of the link. `cursor`: as in `resume`, null at first.
 */
export interface Coach { readonly type: "coach"; readonly id: string; readonly token: string; readonly cursor?: Cursor | null }

/**
 * Makes a new coach link for `seat` of the room entered, in the match, or withdraws it (`valid` false).
 *
 * `seat` null: the host makes a new link for spectators. Links that were made before hold no more.
 */
export interface SetLink { readonly type: "set_link"; readonly id: string; readonly seat: number | null; readonly valid?: boolean }

/**
 * Asks for the coach link of `seat`, which is the sender's, or (null) for the link for spectators.
 *
 * Only players get it. Answered by `link`.
 */
export interface GetLink { readonly type: "get_link"; readonly id: string; readonly seat?: number | null }

/** Reports whether the sender is away from the page; the others in the room see it. Not answered. */
export interface SetAway { readonly type: "set_away"; readonly away: boolean }

/**
 * Votes on what to do about missing players; it replaces the sender's earlier vote.
 *
 * `level`: of the bot, for the remedy `bot` alone: greedy or planner.
 */
export interface Vote { readonly type: "vote"; readonly id: string; readonly remedy: Remedy; readonly level?: BotLevel | null }

/** Opens the share of chance that the sender has committed to for `seat`, once the start has frozen the list. */
export interface OpenShare { readonly type: "open_share"; readonly id: string; readonly seat: number; readonly share: string }

/** The answer to `hello`: the identity of the connection, and the longest silence of the server (seconds). */
export interface Welcome { readonly type: "welcome"; readonly identity: string; readonly name: string; readonly server: string; readonly heartbeat: number }

/** The answer to `ping`. */
export interface Pong { readonly type: "pong"; readonly id: string }

/** Sent after a time without messages. `epoch` and `number`: the newest of the room entered, null in no room. */
export interface Heartbeat { readonly type: "heartbeat"; readonly epoch: number | null; readonly number: number | null }

/**
 * The first rows of both lists of the lobby, each newest first: the answer to `enter_lobby`.
 *
 * `open` and `running`: how many open rooms and running matches pass the filter.
 */
export interface LobbyRooms { readonly type: "lobby_rooms"; readonly id: string; readonly rooms: readonly RoomSummary[]; readonly open: number; readonly running: number }

/** The answer to `more_rooms`: the next rows of a list. `total`: how many rooms of the list pass the filter. */
export interface RoomsPage { readonly type: "rooms_page"; readonly id: string; readonly status: Status; readonly rooms: readonly RoomSummary[]; readonly total: number }

/** How many open rooms and running matches pass the filter of `enter_lobby` now. */
export interface LobbyTotals { readonly type: "lobby_totals"; readonly open: number; readonly running: number }

/** A row is shown from now on, or has changed. */
export interface LobbyChanged { readonly type: "lobby_changed"; readonly room: RoomSummary }

/** A row is not shown any more. `listed`: the room still is in the list, but behind the shown rows. */
export interface LobbyRemoved { readonly type: "lobby_removed"; readonly room: string; readonly listed: boolean }

/** The answer to `create_room`. */
export interface Created { readonly type: "created"; readonly id: string; readonly room: string }

/**
 * The answer to `join`, `watch` and `resume`: frames of `room` follow, as `audience` may know them.
 *
 * `recovered`: event frames after the cursor follow, without a gap; otherwise a snapshot does. A later `entered`
 * without a request (its id is `""`) says that the audience of this connection changed; a snapshot follows it.
 * `coach`: the audience is that of the coach link, and cannot act. `late`: what follows is as late as the room's
 * settings say. `lost`: the log does not hold the entries that this client has seen, as after a restored backup: its
 * choices and numbers mean nothing any more. `game`: of the room; its content in the messages that follow is read by
 * that.
 */
export interface Entered { readonly type: "entered"; readonly id: string; readonly room: string; readonly audience: readonly number[]; readonly recovered: boolean; readonly coach: boolean; readonly late: boolean; readonly lost: boolean; readonly game: string }

/**
 * The room at `(epoch, number)` as this audience may know it; `view` is null before the match.
 *
 * `now` and `clocks` (by seat) as in `choices`. `digest`: of the log up to `number`, for the cursor.
 */
export interface Snapshot { readonly type: "snapshot"; readonly epoch: number; readonly number: number; readonly audience: readonly number[]; readonly room: RoomView; readonly view: GameView | null; readonly choices: readonly GameChoice[]; readonly now: number; readonly clocks: readonly SeatClock[]; readonly digest: number | null }

/**
 * The events of one accepted command: entry `number` of the log, as this audience may know it.
 *
 * `standing`: it was a standing answer of a seat of this audience; no other audience sees this. `digest`: of the log
 * up to `number`, for the cursor; null for entries of earlier releases.
 */
export interface EventFrame { readonly type: "events"; readonly epoch: number; readonly number: number; readonly events: readonly (Event | Unknown)[]; readonly standing: boolean; readonly digest: number | null }

/**
 * All choices that are open after the entry `number`; it replaces the ones before.
 *
 * `clocks`: by seat, empty without a time control; `now`: the server's time that they count from, in milliseconds
 * since 1970, 0 without. `hash`: the fingerprint of the public view after the entry; `own`: of what each seat of the
 * audience alone knows, null where that is nothing, empty if it is nothing for all of them (see "Fingerprints").
 */
export interface ChoiceFrame { readonly type: "choices"; readonly epoch: number; readonly number: number; readonly choices: readonly GameChoice[]; readonly now: number; readonly clocks: readonly SeatClock[]; readonly hash: number | null; readonly own: readonly (number | null)[] }

/**
 * The command is entry `number` of the log, once and for all, as durable as `durability` says.
 *
 * `receipt`: proves it by the file of the match (see "The file of a match"); only the sender gets it. May be empty.
 */
export interface Accepted { readonly type: "accepted"; readonly id: string; readonly number: number; readonly durability: Durability; readonly receipt: string }

/**
 * The command was refused and changed nothing; `code` is from the table, `message` a sentence for people.
 *
 * `text`: the id of the sentence, by which a client finds it in another language with `arguments` in it, or `""`.
 * The ids of a game from outside begin with its name and a colon.
 */
export interface Rejected { readonly type: "rejected"; readonly id: string; readonly code: string; readonly message: string; readonly text: string; readonly arguments: readonly TextArgument[] }

/**
 * Nothing is decided yet (store away, node busy): send the same message again after `after` milliseconds.
 *
 * `text` and `arguments`: as in `rejected`.
 */
export interface TryAgain { readonly type: "try_again"; readonly id: string; readonly code: string; readonly message: string; readonly after: number; readonly text: string; readonly arguments: readonly TextArgument[] }

/**
 * A message could not be read or served. `id` is the message's if it could be read, else null.
 *
 * `text` and `arguments`: as in `rejected`.
 */
export interface Error { readonly type: "error"; readonly id: string | null; readonly code: string; readonly message: string; readonly text: string; readonly arguments: readonly TextArgument[] }

/**
 * The people connected to the room entered: by seat, and the number of spectators.
 *
 * `attendance`: by seat in more detail, null for a free seat or a bot. `now`: the server's time (ms since 1970).
 * `seats` and `attendance` are empty for spectators who see the match late.
 */
export interface Presence { readonly type: "presence"; readonly seats: readonly boolean[]; readonly spectators: number; readonly attendance: readonly (SeatPresence | null)[]; readonly now: number }

/** The answer to `get_history`: frames in order; `more`: there are older ones. */
export interface History { readonly type: "history"; readonly id: string; readonly frames: readonly EventFrame[]; readonly more: boolean }

/** The answer to `exit` and `leave_lobby`: no more frames of it follow. */
export interface Exited { readonly type: "exited"; readonly id: string }

/**
 * The answer to `preview`: events as they would come, up to the first open choice.
 *
 * `choice`: that choice (its id means nothing), or null if the rounds asked for were played through.
 */
export interface Previewed { readonly type: "previewed"; readonly id: string; readonly events: readonly (GameEvent | Unknown)[]; readonly choice: GameChoice | null; readonly branches: readonly GameBranch[] }

/**
 * The answer to `enter_chat`: the last lines that the sender may read, oldest first.
 *
 * `writable`: whether the sender may write there now. `muted`: the people whom the sender has muted.
 */
export interface Chat { readonly type: "chat"; readonly id: string; readonly place: ChatPlace; readonly lines: readonly ChatLine[]; readonly writable: boolean; readonly muted: readonly MutedPerson[] }

/** The answer to `say`: it is the line with the id `line`. */
export interface Said { readonly type: "said"; readonly id: string; readonly line: string }

/** A new line of a chat that was entered, perhaps by the receiver. `room`: null for the lobby. */
export interface LineSaid { readonly type: "line_said"; readonly place: ChatPlace; readonly room: string | null; readonly line: ChatLine }

/** A moderator has removed `lines`, by their ids, from a chat that was entered. `room`: null for the lobby. */
export interface LinesRemoved { readonly type: "lines_removed"; readonly place: ChatPlace; readonly room: string | null; readonly lines: readonly string[] }

/**
 * All people that the receiver has muted: the answer to `mute`, sent to all connections of the identity.
 *
 * `id` is `""` for those that did not ask.
 */
export interface Muted { readonly type: "muted"; readonly id: string; readonly people: readonly MutedPerson[] }

/** The answer to `report`: the operators have it. */
export interface Reported { readonly type: "reported"; readonly id: string }

/**
 * The preset answers of the reader's seats in `room`: sent after `entered`, and when they have changed.
 *
 * `id`: of the `set_standing` that this answers, else `""`. Only that player gets it. `game`: of the room.
 */
export interface Standing { readonly type: "standing"; readonly id: string; readonly room: string; readonly game: string; readonly answers: GameAnswersView }

/** A person invites the receiver; sent to all their connections. */
export interface InvitationCame { readonly type: "invitation_came"; readonly invitation: WaitingInvitation }

/** An invitation waits no more: it was answered, perhaps over another connection, or withdrawn. */
export interface InvitationGone { readonly type: "invitation_gone"; readonly id: string }

/** `identity`, called `name`, has taken a seat in `room`, called `title`, or declined with a word (may be empty). */
export interface InvitationAnswered { readonly type: "invitation_answered"; readonly room: string; readonly title: string; readonly identity: string; readonly name: string; readonly accepted: boolean; readonly word: string }

/** `identity`, called `name`, wants to be a friend of the receiver, or is one now. */
export interface FriendsChanged { readonly type: "friends_changed"; readonly change: FriendChange; readonly identity: string; readonly name: string }

/** An `item` of the receiver's inbox is new or has changed, or the item of the id `gone` waits no more. */
export interface InboxChanged { readonly type: "inbox_changed"; readonly item: InboxItem | null; readonly gone: string | null }

/**
 * Sent to all connections when the announcement of the operators changes, and after `welcome` if there is one.
 *
 * Null: it was withdrawn. `now`: the time of the server in seconds since 1970, for readers whose clocks are wrong.
 */
export interface AnnouncementChanged { readonly type: "announcement_changed"; readonly announcement: Announcement | null; readonly now: number }

/** Sent to all connections of an identity when its name has changed, or it has got an account. */
export interface IdentityChanged { readonly type: "identity_changed"; readonly name: string; readonly registered: boolean }

/**
 * How many are here: `people` connected, `in_rooms` of them in a room, and `playing` matches that run.
 *
 * `looking`: people at tables that a quick match would take a seat at.
 */
export interface LobbyCounts { readonly type: "lobby_counts"; readonly people: number; readonly in_rooms: number; readonly playing: number; readonly looking: number }

/** The answer to `follow_matches`: the most urgent first, finished ones last. `now`: in ms since 1970. */
export interface MyMatches { readonly type: "my_matches"; readonly id: string; readonly now: number; readonly matches: readonly MyMatch[] }

/** A match of the reader's is new or has changed. */
export interface MatchChanged { readonly type: "match_changed"; readonly now: number; readonly match: MyMatch }

/** The reader holds no seat in this room any more, or it is gone. */
export interface MatchRemoved { readonly type: "match_removed"; readonly room: string }

/** The answer to `quick_match`: the sender has a seat in this room, which starts as soon as it is full. */
export interface Paired { readonly type: "paired"; readonly id: string; readonly room: string }

/** Wherever the reader is: `name` offers them a seat of `room`, which is called `title`. */
export interface SeatOffered { readonly type: "seat_offered"; readonly room: string; readonly offer: number; readonly name: string; readonly title: string }

/** `name` asks for another match after that of `room`: in `next`, where seats are reserved for who played. */
export interface RematchOffered { readonly type: "rematch_offered"; readonly room: string; readonly next: string; readonly name: string }

/** The answer to `get_link`. `token`: for `coach`, or for `watch` (`seat` null); null as long as there is none. */
export interface Link { readonly type: "link"; readonly id: string; readonly seat: number | null; readonly token: string | null }

/** The spectators of the room entered: the first 50, and how many there are in all. */
export interface Onlookers { readonly type: "onlookers"; readonly people: readonly Onlooker[]; readonly count: number }

/**
 * The room exists. `host` is an identity.
 *
 * `commitment`: SHA-256 (hex) of the secret that the match's chance rests on. `round`: 1 if people commit to their
 * shares of chance before any is opened, 0 in logs of before.
 */
export interface RoomCreated { readonly type: "room_created"; readonly host: string; readonly game: string; readonly players: number; readonly name: string; readonly options: GameOptionsView | null; readonly commitment: string; readonly clock: TimeControlView | null; readonly settings: RoomSettingsView | null; readonly round: number }

/**
 * `identity`, called `name`, holds `seat` from now on. `bot`: at which level a bot plays, null for people.
 *
 * `former`: who has handed the seat over during the match; null for other events, and in logs of earlier releases.
 */
export interface SeatTaken { readonly type: "seat_taken"; readonly seat: number; readonly identity: string; readonly name: string; readonly bot: BotLevel | null; readonly former: Occupant | null }

/** `seat` is free again. */
export interface SeatLeft { readonly type: "seat_left"; readonly seat: number }

/** `host` (an identity) may start the match from now on; null when no person is left. */
export interface HostChanged { readonly type: "host_changed"; readonly host: string | null }

/**
 * The match began. Seats were closed up: `seats` lists the former seat of each seat of the match, in order.
 *
 * A seat is named twice where one person holds two seats of the match. The state of the game cannot be folded from
 * this event: a snapshot of each audience follows it.
 */
export interface MatchStarted { readonly type: "match_started"; readonly seats: readonly number[] }

/** The match is over; the room takes no more commands. `secret` (hex): the one that the commitment binds. */
export interface MatchFinished { readonly type: "match_finished"; readonly secret: string }

/** The holder of `seat` has committed to a share of chance: its SHA-256 (hex). In earlier logs: the share. */
export interface Contributed { readonly type: "contributed"; readonly seat: number; readonly contribution: string }

/** The time of `seat` was up: the events that follow are the rules' own answer to its choice. */
export interface TimedOut { readonly type: "timed_out"; readonly seat: number }

/** `seat` timed out three times in a row: from now on its choices are answered at once, until it comes back. */
export interface SeatAbsent { readonly type: "seat_absent"; readonly seat: number }

/** The holder of `seat` is back. */
export interface SeatReturned { readonly type: "seat_returned"; readonly seat: number }

/** `seat` got `ms` milliseconds back: so long its clock would have run while no server served. */
export interface TimeGranted { readonly type: "time_granted"; readonly seat: number; readonly ms: number }

/** A seat is offered. */
export interface OfferMade { readonly type: "offer_made"; readonly offer: Offer }

/** The offer with the number `offer` has ended. */
export interface OfferEnded { readonly type: "offer_ended"; readonly offer: number; readonly how: OfferEnd }

/** The host bars `identity` from all seats, or (`barred` false) lets them in again. */
export interface PersonBarred { readonly type: "person_barred"; readonly identity: string; readonly name: string; readonly barred: boolean }

/** The seats that are ready, ascending. `asked`: as in RoomView. */
export interface ReadyChanged { readonly type: "ready_changed"; readonly seats: readonly number[]; readonly asked: readonly string[] }

/**
 * The host has changed the room. Its seats from `players` on are gone, or new ones are there.
 *
 * `reserved`: as in RoomView.
 */
export interface RoomChanged { readonly type: "room_changed"; readonly players: number; readonly name: string; readonly options: GameOptionsView | null; readonly clock: TimeControlView | null; readonly settings: RoomSettingsView | null; readonly reserved: readonly (Occupant | null)[] }

/** A coach link for `seat` was made, or withdrawn; of the links before none holds. Null: for spectators. */
export interface LinkSet { readonly type: "link_set"; readonly seat: number | null; readonly valid: boolean }

/**
 * The holder of `seat` has not been connected since `since` (ms since 1970), longer than the tempo's grace.
 *
 * Of a person with two seats it is the first. `left`: they can never come back, see Missing; there is no grace then.
 */
export interface PersonGone { readonly type: "person_gone"; readonly seat: number; readonly since: number; readonly left: boolean }

/** The holder of `seat`, who was gone, is connected again. */
export interface PersonSeen { readonly type: "person_seen"; readonly seat: number }

/** The holder of `seat` wants `remedy`, with a bot of `level`. */
export interface Voted { readonly type: "voted"; readonly seat: number; readonly remedy: Remedy; readonly level: BotLevel | null }

/** The vote about missing players is decided. */
export interface Decided { readonly type: "decided"; readonly remedy: Remedy; readonly level: BotLevel | null }

/** The missing players, and what is done about them from now on: it replaces the absence before. */
export interface AbsenceChanged { readonly type: "absence_changed"; readonly absence: Absence | null }

/** The match ended before its end, without a result; `match_finished` follows. `why`: an operator's words. */
export interface MatchAbandoned { readonly type: "match_abandoned"; readonly by: Abandoned; readonly why: string }

/**
 * The match is to start: the people of `seats` open their shares of chance now.
 *
 * The list is final: who is not on it adds no share. `commitments`: theirs, in the same order.
 */
export interface OpeningStarted { readonly type: "opening_started"; readonly round: number; readonly seats: readonly number[]; readonly commitments: readonly string[] }

/** The holder of `seat` has opened their share of chance (hex). */
export interface ShareOpened { readonly type: "share_opened"; readonly seat: number; readonly share: string }

/**
 * The start is called off, and all shares of chance are void. `round`: the number of the next start.
 *
 * `people`: who did not open their share in time, or left meanwhile; their seats are free. Empty: the room comes from
 * a release that published shares before the start.
 */
export interface StartCalledOff { readonly type: "start_called_off"; readonly round: number; readonly people: readonly Occupant[] }

/**
 * Which rooms of the lobby to list; the default lists all.
 *
 * `search`: a text in the name of the room or of a person there, in any case. `game` "", `players` 0, `language` "":
 * any; rooms for any language pass each language. `free`: only open rooms with a free seat, and all running matches.
 * `people`: only rooms without bots.
 */
export interface RoomFilter { readonly search?: string; readonly game?: string; readonly players?: number; readonly tempo?: PaceFilter; readonly language?: string; readonly free?: boolean; readonly people?: boolean }

/**
 * How much time each seat of a room has, all in seconds (PROTOCOL.md, "Clocks").
 *
 * `bank`, `increment` and `cap` belong to a live control, `turn` to a slow one; what belongs to the other is 0.
 * `off_turn`: for questions in other seats' turns.
 */
export interface TimeControl { readonly pace: Pace; readonly bank?: number; readonly increment?: number; readonly cap?: number; readonly turn?: number; readonly off_turn?: number }

/**
 * The settings of a room, apart from the options of its game.
 *
 * `language`: of the conversation there. `ready_check`: the match starts only when all players are ready.
 * `delay_turns`, `delay_seconds`: spectators see the match so much later; one of them is 0. `rated`: the match changes
 * ratings, so only people with an account play and all may watch; it is chosen when the room is made.
 */
export interface RoomSettings { readonly language?: string; readonly access?: Access; readonly ready_check?: boolean; readonly watching?: Watching; readonly delay_turns?: number; readonly delay_seconds?: number; readonly rated?: boolean }

/**
 * A position in a room's log up to which the sender has seen it, and the audience that it was seen as.
 *
 * `audience`: the seats held when the cursor was taken, ascending; empty for a spectator. `digest`: as the server sent
 * it with that number; null if it sent none.
 */
export interface Cursor { readonly epoch: number; readonly number: number; readonly audience: readonly number[]; readonly digest?: number | null }

/**
 * A line of the lobby. `created`: seconds since 1970.
 *
 * `seats`: the names of who sits there, or for whom the seat is reserved; `identities`: who they are; `bots`: the
 * levels of those that are bots. `host`: whether the host is connected, to any page of the service. `behind`: the room
 * comes behind all others, because its creator or its network has many.
 */
export interface RoomSummary { readonly id: string; readonly game: string; readonly name: string; readonly status: Status; readonly players: number; readonly seats: readonly (string | null)[]; readonly created: number; readonly options: GameOptionsView | null; readonly identities: readonly (string | null)[]; readonly clock: TimeControlView | null; readonly bots: readonly (BotLevel | null)[]; readonly settings: RoomSettingsView | null; readonly host: Attendance; readonly behind: boolean }

/**
 * The public description of a room. `seats[i]` is null for a free seat; `host` is an identity.
 *
 * `contributed[i]`: whether the holder of the seat has committed to a share of chance; empty during the match.
 * `luck`: null in a match that an earlier release has started.
 * Before the match: `reserved[i]`, the person for whom a free seat is reserved, empty if no seat is; `ready`, the
 * seats whose holders are ready, ascending; `barred`, who may take no seat. `offers`: the seats that are offered.
 * `coached[i]`: whether a coach link of the seat holds; empty if there never was one.
 * `absence`: null while no player is missing. `abandoned`: why the match ended before its end, null if it did not.
 * `asked`: the players who were away while the room was full: the match starts once they are ready.
 */
export interface RoomView { readonly id: string; readonly game: string; readonly rules_version: number; readonly name: string; readonly status: Status; readonly players: number; readonly host: string | null; readonly seats: readonly (Occupant | null)[]; readonly options: GameOptionsView | null; readonly commitment: string; readonly contributed: readonly boolean[]; readonly clock: TimeControlView | null; readonly settings: RoomSettingsView | null; readonly reserved: readonly (Occupant | null)[]; readonly ready: readonly number[]; readonly barred: readonly Occupant[]; readonly offers: readonly Offer[]; readonly coached: readonly boolean[]; readonly absence: Absence | null; readonly abandoned: Abandoned | null; readonly luck: LuckView | null; readonly asked: readonly string[] }

/**
 * The clock of a seat, in milliseconds, as of the frame that holds it.
 *
 * `bank`: what is left for its own turns, `off_turn` for questions in other seats' turns; the one that runs is
 * given as it was when it began to. `deadline`: how long after the frame's `now` it is at zero, null if it
 * stands still. `starts`: how long after `now` it begins to run, 0 if it does.
 * `absent`: its choices are answered at once.
 */
export interface SeatClock { readonly bank: number; readonly off_turn: number; readonly deadline: number | null; readonly starts: number; readonly absent: boolean }

/** A value in a sentence, by the name that the texts of a client have for it. Numbers stand in decimal digits. */
export interface TextArgument { readonly name: string; readonly value: string }

/** The presence of a seat's holder. `since`: not connected since then (ms since 1970), 0 while connected. */
export interface SeatPresence { readonly state: Attendance; readonly since: number }

/**
 * A line said at `time` (ms since 1970), with its author's identity and their name at that time.
 *
 * `phrase`: which quick phrase it is, null for a text; `text` has it in English then. `id`: unique within its place,
 * later ones are larger (a number before and one behind a hyphen).
 */
export interface ChatLine { readonly id: string; readonly time: number; readonly identity: string; readonly name: string; readonly text: string; readonly phrase: string | null }

/** A muted person, by the name that the receiver has given. */
export interface MutedPerson { readonly identity: string; readonly name: string }

/**
 * An invitation by name that waits for an answer: a `join` of its `room`, or a decline over HTTP.
 *
 * `title`: the room's name. `by`: who invites, called `name`; `word`: what they say. `seat`: only for that one.
 * `expires`: seconds since 1970.
 */
export interface WaitingInvitation { readonly id: string; readonly room: string; readonly title: string; readonly game: string; readonly players: number; readonly by: string; readonly name: string; readonly seat: number | null; readonly word: string; readonly expires: number }

/**
 * Something that waits for the owner of an inbox. A new item replaces one of the same `id`.
 *
 * `at`: when it came, `expires`: when it is outdated (0: by nothing but time), both in seconds since 1970.
 * `by`, called `name`: the sender, "" for the service. `room`, called `title`: the room that it leads to. `text`: what
 * the sender says. `seat`: the seat in question. `offer`: of a seat, for `answer_offer`. `former`: the room of the
 * match before a rematch. `accepted`: whether an invitation was. `subject`: of moderation, such as `muted`. An item
 * of kind `invitation` has the id `invitation.` and that of the invitation. The `title` of a `hook` is its host.
 */
export interface InboxItem { readonly id: string; readonly kind: InboxKind; readonly at: number; readonly by: string; readonly name: string; readonly room: string; readonly title: string; readonly text: string; readonly seat: number | null; readonly offer: number; readonly former: string; readonly accepted: boolean; readonly expires: number; readonly subject: string }

/**
 * A sentence of the operators for all users. `text`: plain text, "" if the restart alone is announced.
 *
 * `restart`: when the service restarts, null without one; `until`: when it is outdated, both in seconds since 1970.
 */
export interface Announcement { readonly text: string; readonly restart: number | null; readonly until: number }

/**
 * A room in which the reader holds `seats`. `changed`: when its last entry was made, in ms since 1970.
 *
 * `asked`: the seats that have a choice to answer now; `deadline`: when the reader's time for one is up, in ms since
 * 1970, null if no clock of theirs runs. `ranking`: of a finished match, places from the first on, the seats that
 * share one together; a place that only opponents that the rules play hold is empty. `place`: that of the reader, one
 * more than the number of teams in front, null without a ranking; `shared`: another team has it, too.
 */
export interface MyMatch { readonly room: RoomSummary; readonly seats: readonly number[]; readonly asked: readonly number[]; readonly deadline: number | null; readonly changed: number; readonly ranking: readonly (readonly number[])[]; readonly place: number | null; readonly shared: boolean }

/** A person in a room who holds no seat. `coaches`: a seat whose holder's view it is shown by a link. */
export interface Onlooker { readonly identity: string; readonly name: string; readonly coaches: number | null }

/** A time control as the server sends it. */
export interface TimeControlView { readonly pace: Pace; readonly bank: number; readonly increment: number; readonly cap: number; readonly turn: number; readonly off_turn: number }

/** The settings of a room as the server sends them. */
export interface RoomSettingsView { readonly language: string; readonly access: Access; readonly ready_check: boolean; readonly watching: Watching; readonly delay_turns: number; readonly delay_seconds: number; readonly rated: boolean }

/** The holder of a seat: a public identity and its name. `bot`: at which level a bot plays, null for people. */
export interface Occupant { readonly identity: string; readonly name: string; readonly bot: BotLevel | null }

/**
 * `by` offers `seat`, and with it all seats that they hold, to `identity`; null: to the first who takes it.
 *
 * `to`: the seat of `identity` that is asked for in return, null for none. `id` is its number in the room.
 */
export interface Offer { readonly id: number; readonly seat: number; readonly by: string; readonly to: number | null; readonly identity: string | null }

/**
 * The missing players of a match, and what is done about them.
 *
 * `ballots`: what was said since it was asked anew. `decided`: what was decided last, null if that is open.
 * `needed`: so many must want the same. `adjourned`: since when all clocks stand still (ms since 1970), 0 if they run.
 */
export interface Absence { readonly missing: readonly Missing[]; readonly ballots: readonly Ballot[]; readonly decided: Remedy | null; readonly needed: number; readonly adjourned: number }

/**
 * The public part of the provable luck of a match (PROTOCOL.md, "Provable luck").
 *
 * `round`: the number of the start. `shares`: before the start, who has committed to one; from the start on the final
 * list, in the order of the seats. `opening`: whether they are being opened. `called_off`: who did not open theirs at
 * the last start, or left meanwhile. `secret` (hex): the server's, once the match is over.
 */
export interface LuckView { readonly round: number; readonly shares: readonly ShareView[]; readonly opening: boolean; readonly called_off: readonly Occupant[]; readonly secret: string | null }

/**
 * A person who is missing in a match.
 *
 * `since`: not connected since then (ms since 1970); 0: connected again, and has not said or shown to be back yet.
 * `ruled`: the rules answer for their seats at once. `bot`: who plays for them. `left`: they can never come back: the
 * account is deleted, or they were a guest and have logged out.
 */
export interface Missing { readonly identity: string; readonly since: number; readonly ruled: boolean; readonly bot: Occupant | null; readonly left: boolean }

/** The vote of a person about missing players. */
export interface Ballot { readonly identity: string; readonly remedy: Remedy; readonly level: BotLevel | null }

/** The share of chance of a person. `seat`: the one before the match. `share`: null until it is open (hex). */
export interface ShareView { readonly seat: number; readonly identity: string; readonly commitment: string; readonly share: string | null }

/**
 * Why a request was not served: `code` as in the table of codes, `message` a sentence for people.
 *
 * `text` and `arguments`: as in the message `rejected`.
 */
export interface Refusal { readonly code: string; readonly message: string; readonly text: string; readonly arguments: readonly TextArgument[] }

/**
 * Rooms that can be joined or watched, newest first. `total`: how many pass the filter.
 *
 * `cursor`: where the next page begins, null if there is none.
 */
export interface RoomList { readonly rooms: readonly RoomSummary[]; readonly total: number; readonly cursor: string | null }

/** The person who has registered a name, or one that looks like it. */
export interface Namesake { readonly identity: string; readonly name: string }

/**
 * The contacts of the caller.
 *
 * `asked_by` want the caller for a friend, `asked` have been asked and have not answered. `recent`: opponents, the
 * last one first; all others by name.
 */
export interface People { readonly friends: readonly Person[]; readonly asked_by: readonly Person[]; readonly asked: readonly Person[]; readonly recent: readonly Person[]; readonly blocked: readonly Person[] }

/** The friends of the caller: those who are here first, then by name. */
export interface FriendList { readonly friends: readonly Friend[] }

/** A person, under the name by which the caller knows them. */
export interface Whom { readonly identity: string; readonly name: string }

/**
 * An invitation to be made. `seat`: only for that one; `whom`: of kind `person` only.
 *
 * `single_use`: for one guest. `hours`: how long it is good; 0: a link and one by name a week, a code an hour.
 * `word`: what is said to the person.
 */
export interface InvitationWish { readonly kind: InvitationKind; readonly seat?: number | null; readonly single_use?: boolean; readonly hours?: number; readonly whom?: Whom | null; readonly word?: string }

/**
 * An invitation that was made.
 *
 * `secret` is what follows `/i#` in a link, or the letters of a code, and empty for an invitation by name.
 * `expires`: seconds since 1970.
 */
export interface InvitationMade { readonly id: string; readonly secret: string; readonly expires: number }

/** The invitations of a room, oldest first: for the host all, for others their own. */
export interface InvitationList { readonly invitations: readonly InvitationLine[] }

/**
 * The room of an invitation. `name`: of who invites, "" if they have left. `expires`: seconds since 1970.
 *
 * `seated`: the caller sits there already.
 */
export interface InvitationPage { readonly room: RoomSummary; readonly by: string; readonly name: string; readonly seat: number | null; readonly expires: number; readonly seated: boolean }

/** The invitations that wait for the caller, newest first. */
export interface Inbox { readonly invitations: readonly WaitingInvitation[] }

/** A message to a person, may be empty. */
export interface Word { readonly word?: string }

/** What waits for the caller, newest first. */
export interface InboxList { readonly items: readonly InboxItem[] }

/** A line to a friend. */
export interface Note { readonly whom: Whom; readonly text: string }

/** Something to say: a text or a quick phrase. `id`: sent again under it within two minutes it is the same line. */
export interface LinePost { readonly text?: string; readonly phrase?: Phrase | null; readonly id?: string | null }

/** It is the line with this id. */
export interface LinePosted { readonly line: string }

/** The last lines of a chat, oldest first. `writable`: whether the caller may write there now. */
export interface ChatPage { readonly lines: readonly ChatLine[]; readonly writable: boolean }

/** A line to be shown to the operators, and why. */
export interface LineReport { readonly line: string; readonly why?: string }

/** A person to be muted. `name`: how to find them in the list. */
export interface MuteWish { readonly identity: string; readonly name?: string }

/** The people whom the caller has muted. */
export interface MutedList { readonly people: readonly MutedPerson[] }

/** The name that a person wants. */
export interface Naming { readonly name: string }

/** A name of 1..24 characters and a password of 8..128. */
export interface Credentials { readonly name: string; readonly password: string }

/** The password until now, and the one from now on (8..128 characters). */
export interface PasswordChange { readonly old: string; readonly new: string }

/** Whether the session that asks ends, too. */
export interface LogOutEverywhere { readonly here?: boolean }

/** The purpose of a new token, in 1..40 characters. */
export interface TokenWish { readonly label: string }

/** The password of the account. */
export interface Confirmation { readonly password: string }

/** The password of the account; nothing for a guest, who has none. */
export interface Deletion { readonly password?: string }

/**
 * The identity of the caller. `registered`: whether there is an account; null while the server cannot know.
 *
 * `moderator`: whether the account has this role.
 */
export interface Me { readonly identity: string; readonly name: string; readonly registered: boolean | null; readonly moderator: boolean }

/** The ban of the caller, or of their browser. `until`: ms since 1970, null if there is none. `why`: the reason. */
export interface BanView { readonly until: number | null; readonly why: string }

/** The name of an account, one of its recovery codes, and another password (8..128 characters). */
export interface CodeRecovery { readonly name: string; readonly code: string; readonly password: string }

/** The secret of a reset link: what follows its `#`. */
export interface ResetSecret { readonly secret: string }

/** The secret of a reset link, and another password (8..128 characters). */
export interface LinkRecovery { readonly secret: string; readonly password: string }

/** The name of the account that a reset link belongs to. */
export interface ResetOwner { readonly name: string }

/** New recovery codes of an account. They are sent once; only digests are stored. */
export interface RecoveryCodes { readonly codes: readonly string[] }

/** How many recovery codes of an account are unused, and when they were made: seconds since 1970, null for never. */
export interface RecoveryState { readonly left: number; readonly created: number | null }

/** A setting of the client part of a game: yes and no are `true` and `false`. */
export interface GameSetting { readonly game: string; readonly name: string; readonly value: string }

/**
 * The settings of the page that an account keeps, for all its browsers; an empty one is not set.
 *
 * The service only keeps them: what the words mean is up to the client.
 */
export interface AccountSettings { readonly theme?: string; readonly speed?: string; readonly language?: string; readonly volume?: string; readonly games?: readonly GameSetting[]; readonly page?: readonly PageSetting[] }

/** A bearer token of `identity`. It is sent once and stored nowhere. */
export interface NewToken { readonly identity: string; readonly name: string; readonly token: string }

/**
 * A session of who asks. Times: seconds since 1970, coarse.
 *
 * `token`: whether it is that of a bearer token, which its owner called `label`; otherwise it is that of a `browser`,
 * in words. `began`: null if that is not known. `here`: whether it is the session that asks. `until`: when it ends at
 * the latest, null if that is not known.
 */
export interface SessionLine { readonly session: string; readonly token: boolean; readonly began: number | null; readonly seen: number; readonly browser: string; readonly label: string; readonly here: boolean; readonly until: number | null }

/** The sessions of who asks, the one that was seen last first. */
export interface SessionList { readonly sessions: readonly SessionLine[] }

/** `room`: the room of the rematch; null while no player has asked for one. */
export interface NextRoomView { readonly room: string | null }

/**
 * Frames of a room's log, in order, as the caller may know them.
 *
 * `epoch` and `number`: the newest entry that the caller may know. Ask again with `after` as the number of the last
 * frame; of another epoch, begin anew with the room itself.
 */
export interface RoomEvents { readonly epoch: number; readonly number: number; readonly frames: readonly EventFrame[] }

/**
 * A part of a match as one audience knew it: the room at `start`, and the frames that follow, in order.
 *
 * `viewpoints`: the seats whose view the caller may ask for with `as`; empty before the end of the match. `number`:
 * the newest entry that the caller may know. `more`: later frames exist; ask again with the number of the last one.
 */
export interface Timeline { readonly room: RoomView; readonly game: string; readonly audience: readonly number[]; readonly viewpoints: readonly number[]; readonly start: TimelineStart; readonly frames: readonly EventFrame[]; readonly more: boolean; readonly number: number }

/** What a game counted in a finished match: its statistics in the game's order, and at most three awards. */
export interface MatchStatistics { readonly statistics: readonly StatisticView[]; readonly awards: readonly AwardView[] }

/** The caller's own matches, the most urgent first, finished ones last. `now`: in ms since 1970. */
export interface MatchList { readonly now: number; readonly matches: readonly MyMatch[] }

/**
 * Facts about the original of a game; a text is "" and a number null where nothing is known.
 *
 * `year`: of the first edition. `bgg`: the number on BoardGameGeek. `minutes`: of a match at a table. `age`: of the
 * youngest players.
 */
export interface GameCredits { readonly author: string; readonly artist: string; readonly publisher: string; readonly year: number | null; readonly bgg: number | null; readonly minutes: number | null; readonly age: number | null; readonly licence: string; readonly thanks: string }

/**
 * A game of the server.
 *
 * `players`: the numbers of players that it can be played by, ascending. `bots`: the levels that it has bots of, from
 * the weakest on. `client`: the path of the ES module by which a browser shows the game; null if the page brings it
 * along. `client_api`: the version of the client API that the module was written for. `lessons`: whether it has some.
 * `offered`: whether new rooms can be opened for it; of other games older rooms are shown.
 * `about`: its credits. `texts`: the languages of the texts that stand next to the module, English first, as the files
 * `texts.LANGUAGE.json`.
 */
export interface GameInfo { readonly name: string; readonly rules_version: number; readonly players: readonly number[]; readonly bots: readonly BotLevel[]; readonly client: string | null; readonly client_api: number | null; readonly lessons: boolean; readonly offered: boolean; readonly about: GameCredits; readonly texts: readonly string[] }

/** The games of the server: those that it offers, in its order, then those of which it only has older rooms. */
export interface GameList { readonly games: readonly GameInfo[] }

/** Begins at the position of a step of a lesson, a puzzle, or a board of the rules page of the game. */
export interface LessonStart { readonly kind: "lesson"; readonly id: string }

/** Begins a new match. `options` null: the standard game. */
export interface NewStart { readonly kind: "new"; readonly players: number; readonly options?: GameOptions | null }

/**
 * Begins where a match was after the entry `number` of its log.
 *
 * `seat`: from whose point of view, null for the caller's own. Another than the caller's own is for matches that are
 * over.
 */
export interface MatchStart { readonly kind: "match"; readonly room: string; readonly number: number; readonly seat?: number | null }

/** The player of a seat. `level`: of a bot; null: the seat does what happens when its time is up. */
export interface PracticeBot { readonly seat: number; readonly level?: BotLevel | null }

/** An answer to an open choice. */
export interface PracticeMove { readonly seat: number; readonly choice: number; readonly command: GameCommand }

/**
 * A position: how a practice begins, and all moves since, of bots too.
 *
 * `own`: the seats that the caller plays, whose view the answer shows. Seats that are neither own nor in `bots` do
 * what happens when their time is up. `known`: how many moves the caller has the events of. `advance`: whether the
 * others play on until it is the caller's turn. `seed` null: the server draws one and says it.
 */
export interface Practice { readonly game: string; readonly start: LessonStart | NewStart | MatchStart; readonly own: readonly number[]; readonly bots?: readonly PracticeBot[]; readonly moves?: readonly PracticeMove[]; readonly known?: number; readonly advance?: boolean; readonly seed?: string | null }

/** Asks for a preview in a practice; its fields are those of the message `preview`. */
export interface PracticePreview { readonly game: string; readonly practice: Practice; readonly seat: number; readonly changes: readonly GameChange[]; readonly rounds?: number; readonly branches?: boolean }

/** A move of a practice as the server sends it. */
export interface MoveSent { readonly seat: number; readonly choice: number; readonly command: GameCommand }

/** What became of the goal of a lesson or puzzle. `turns`: the caller's turns so far. */
export interface GoalCheck { readonly done: boolean; readonly failed: boolean; readonly turns: number }

/**
 * The position of a practice, and what led to it.
 *
 * `frames`: the events of the moves after `known`, one frame for each, whose `number` counts the moves from 1.
 * `moves`: all of them, to be sent again. `more`: the others have not come to the end of their moves: ask again.
 */
export interface Practised { readonly snapshot: Snapshot; readonly frames: readonly EventFrame[]; readonly moves: readonly MoveSent[]; readonly seed: string; readonly more: boolean; readonly check: GoalCheck | null }

/**
 * A move that a seat could make now, and the events that would follow at once.
 *
 * `worth`: how good the planner finds it, more is better; null if the game's planner does not say.
 */
export interface Candidate { readonly command: GameCommand; readonly events: readonly (Event | Unknown)[]; readonly worth: number | null }

/** What the strongest bot of the game would do, and what else could be done. */
export interface Suggestion { readonly command: GameCommand; readonly candidates: readonly Candidate[] }

/**
 * The puzzle of a game on a day. `id`: of the step to begin a practice with. `grade`: 1 (easy), 2 or 3.
 *
 * `tried`, `solved`: how many people have sent an answer, and a right one; a browser counts for a person without a
 * name. `own`: whether the caller has solved it; null if the caller has not tried, or the server does not know it any
 * more.
 */
export interface DailyPuzzle { readonly game: string; readonly id: string; readonly grade: number; readonly tried: number; readonly solved: number; readonly own: boolean | null }

/**
 * How many days in a row a person has solved a puzzle of the day, of any game.
 *
 * `days`: up to today, or up to yesterday while today's are not solved. `best`: the most days so far. `today`: whether
 * one of today's is solved.
 */
export interface DailyStreak { readonly days: number; readonly best: number; readonly today: boolean }

/**
 * The puzzles of today and of yesterday. `day`: the date of today in UTC, such as `2026-11-29`.
 *
 * `ends`: when the next day begins, in seconds since 1970. `streak`: of the caller, null without an identity.
 */
export interface DailyPuzzles { readonly day: string; readonly ends: number; readonly today: readonly DailyPuzzle[]; readonly yesterday: readonly DailyPuzzle[]; readonly streak: DailyStreak | null }

/**
 * What became of an answer to the puzzle of a day: `done` if it reaches the goal, by the rules.
 *
 * `puzzle`: with this answer counted, null for one that is not counted any more. `streak`: as in `DailyPuzzles`.
 */
export interface DailyResult { readonly done: boolean; readonly puzzle: DailyPuzzle | null; readonly streak: DailyStreak | null }

/**
 * Finished matches, the newest first. `cursor`: where the next page begins, null if there is none.
 *
 * A page may have fewer matches than were asked for, or none, though others follow. `identity`: whose matches they
 * are, null for those of all.
 */
export interface MatchPage { readonly matches: readonly PlayedMatch[]; readonly cursor: string | null; readonly identity: string | null }

/**
 * What an account shows of a person. `since`: seconds since 1970. `own`: whether it is the caller's.
 *
 * `games`, `opponents`: of the newest 2,000 matches, for others of those of them that are public. `playing`: listed
 * matches that run now. `matches`: the last ones.
 */
export interface Profile { readonly identity: string; readonly name: string; readonly since: number; readonly own: boolean; readonly games: readonly ProfileGame[]; readonly opponents: readonly ProfileOpponent[]; readonly playing: readonly RoomSummary[]; readonly matches: readonly PlayedMatch[] }

/** Who may see the profile of an account, and the list of the matches that everyone may watch. */
export interface ProfileSettings { readonly readers?: ProfileReaders }

/**
 * The rating of a person, or of all bots of a level. `points`: the number that is shown, 1000 at the beginning.
 *
 * `matches`: how many were rated. `provisional`: it rests on few matches. `bot`: the level, null for people.
 * `place`: on the leaderboard, from 1; 0 where it is not known.
 */
export interface PlayerRating { readonly identity: string; readonly name: string; readonly points: number; readonly matches: number; readonly provisional: boolean; readonly bot: BotLevel | null; readonly place: number }

/**
 * A page of the players of a game, the strongest first.
 *
 * `own`: the rating of the caller, null without one. `next`: `after` of the next page, null if there is none.
 */
export interface Leaderboard { readonly players: readonly PlayerRating[]; readonly own: PlayerRating | null; readonly next: string | null }

/** The ratings of some players in a game, without those who have none or keep it for themselves. */
export interface PlayerRatings { readonly players: readonly PlayerRating[] }

/** A time in which the service was away, in seconds since 1970. Clocks of matches stood still. */
export interface OutageView { readonly began: number; readonly ended: number }

/** The state of the service at the time `now` (seconds since 1970). `outages`: newest first. */
export interface ServiceStatus { readonly now: number; readonly announcement: Announcement | null; readonly outages: readonly OutageView[] }

/**
 * A page of the site, such as the imprint. `html`: its text without the heading, which is `title`.
 *
 * `language`: of the text, such as `de`, "" if it is unknown. `own`: whether the operator of the server wrote it.
 */
export interface SitePageView { readonly name: string; readonly language: string; readonly title: string; readonly html: string; readonly own: boolean }

/**
 * The desk as its moderator finds it.
 *
 * `confirmed_until`: until when the password entered last opens the desk (ms since 1970), 0 if it is needed now.
 * `waiting`: the number of open reports. `oldest`: when the oldest of them was made (ms since 1970), null for none.
 */
export interface DeskState { readonly confirmed_until: number; readonly waiting: number; readonly oldest: number | null }

/** The open reports, oldest lines first, and the last closed ones, newest first. `waiting`: of all open ones. */
export interface DeskReports { readonly open: readonly DeskReport[]; readonly closed: readonly DeskReport[]; readonly waiting: number }

/** Takes a report. `force`: even if another moderator has taken it. */
export interface TakeReport { readonly force?: boolean }

/** The reason of a measure. `report`: the report that it answers. */
export interface DeskReason { readonly why: string; readonly report?: string | null }

/** How many reports were closed, and how many of the same reporter are left: one request closes so many at most. */
export interface ReportsClosed { readonly reports: number; readonly left: number }

/** Takes a line off all pages, for the reason `why`. `all_of_author`: with all others of its author in this chat. */
export interface LineRemoval { readonly place: ChatPlace; readonly room: string | null; readonly line: string; readonly why: string; readonly all_of_author?: boolean; readonly report?: string | null }

/** How many lines were removed. */
export interface LinesRemovedCount { readonly lines: number }

/**
 * A mute or a ban for `minutes`. The person reads the reason `why`.
 *
 * Of a ban: `device`: also in every browser that has had this identity; `address`: also keep new identities from being
 * made in the networks from which the person still comes.
 */
export interface SanctionWish { readonly minutes: number; readonly why: string; readonly report?: string | null; readonly device?: boolean; readonly address?: boolean }

/** Another name for a person; `""` for one made of the word "Player" and digits. */
export interface DeskRename { readonly why: string; readonly name?: string; readonly report?: string | null }

/** All sanctions that hold, those that end first first. */
export interface DeskSanctions { readonly sanctions: readonly DeskSanction[] }

/** The people who were found. */
export interface DeskPeople { readonly people: readonly DeskPerson[] }

/** Entries of the audit log, newest first. */
export interface DeskActions { readonly actions: readonly DeskAction[] }

/**
 * What the desk knows of a person. Times: ms since 1970, 0 if unknown.
 *
 * `created`: when the account was made. `seen`: when a session was used last, within an hour. `reports`: of their
 * lines; `made`: how many of the kept reports they have made. `actions`: what moderators have done to them.
 */
export interface PersonHistory { readonly person: DeskPerson; readonly created: number; readonly seen: number; readonly names: readonly FormerName[]; readonly reports: readonly DeskReport[]; readonly made: number; readonly actions: readonly DeskAction[]; readonly matches: readonly DeskMatch[] }

/** What has ended: a match without a result, or a room before its match. */
export interface RoomEnding { readonly match: boolean }

/** A sentence for all users, which may be empty with `minutes`: the time until a restart of the service. */
export interface AnnouncementWish { readonly text?: string; readonly minutes?: number | null }

/** Names that no user may take: those that moderators have added, and those of the settings, which stay. */
export interface ReservedNamesList { readonly added: readonly string[]; readonly fixed: readonly string[] }

/** A name that is reserved or free from now on, for the reason `why`. */
export interface ReservedNameChange { readonly name: string; readonly why: string }

/** The path of a page on which the person chooses another password, once and within 24 hours. */
export interface ResetLink { readonly path: string }

/**
 * What a person wants to get on each channel. `language`: of the texts, "" for English.
 *
 * Quiet hours last from `quiet_from` to `quiet_to`, by the clock of the `zone`: what is due then comes at their end.
 * None if both are equal. `digest`: mail comes once a day, at `digest_at` by the same clock, and not at once; only
 * `time` is sent at once all the same.
 */
export interface NotificationWishes { readonly push?: readonly NotificationKind[]; readonly mail?: readonly NotificationKind[]; readonly quiet_from?: number; readonly quiet_to?: number; readonly zone?: string; readonly language?: string; readonly hook?: readonly NotificationKind[]; readonly digest?: boolean; readonly digest_at?: number }

/** Fields of `NotificationWishes` that change; null for those that stay as they are. */
export interface NotificationChange { readonly push?: readonly NotificationKind[] | null; readonly mail?: readonly NotificationKind[] | null; readonly quiet_from?: number | null; readonly quiet_to?: number | null; readonly zone?: string | null; readonly language?: string | null; readonly hook?: readonly NotificationKind[] | null; readonly digest?: boolean | null; readonly digest_at?: number | null }

/** The address at which the push service of a browser takes messages, and the keys of the browser (RFC 8291). */
export interface PushSubscription { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** The address of a subscription. */
export interface PushEndpoint { readonly endpoint: string }

/** An address of e-mail. */
export interface MailAddress { readonly address: string }

/** The token of a link in a mail: what follows the `#` and the word before the first dot. */
export interface MailToken { readonly token: string }

/** Whether the service sends mail. */
export interface MailOffer { readonly sends: boolean }

/** The name of an account whose password is lost. */
export interface ResetWish { readonly name: string }

/**
 * The wishes of the caller, and what their ways to the caller are.
 *
 * `push_key`: the service's public key for subscriptions of push (base64 for URLs), "" if it sends none. `browsers`:
 * how many browsers of the caller have one. `sends_mail`: whether the service does. `address`: where the caller gets
 * mail; `unconfirmed`: the address that waits for its owner to open the link in a mail. Both "" for none.
 * `sends_hooks`: whether the service sends to webhooks.
 */
export interface NotificationState { readonly wishes: NotificationWishes; readonly push_key: string; readonly browsers: number; readonly sends_mail: boolean; readonly address: string; readonly unconfirmed: string; readonly sends_hooks: boolean }

/** A webhook that is to get messages: its form and its URL. */
export interface HookWish { readonly form: HookForm; readonly url: string }

/** A new webhook. `secret`: signs its messages; it is sent this once only, and "" for other forms than `signed`. */
export interface HookMade { readonly id: string; readonly secret: string }

/** What a webhook answers to a test: the HTTP status, 0 if there is no answer, and the beginning of the text. */
export interface HookAnswer { readonly status: number; readonly text: string }

/**
 * A webhook of the caller. `host`: of its URL; the rest of it is a secret, which the service shows to none.
 *
 * `room`: whose table it is for, "" for the caller's own messages. `is_off`: after a day in which nothing arrived; a
 * test that arrives switches it on again. `deliveries`: the last ten, newest first.
 */
export interface Hook { readonly id: string; readonly form: HookForm; readonly host: string; readonly room: string; readonly is_off: boolean; readonly deliveries: readonly HookDelivery[] }

/** The webhooks of the caller. */
export interface HookList { readonly hooks: readonly Hook[] }

/** The webhook of a table. `form`: null if there is none. `own`: all about it, for the host who has set it. */
export interface TableHook { readonly form: HookForm | null; readonly own: Hook | null }

/** A contact, under the name by which the caller knows them. `since`: seconds since 1970. */
export interface Person { readonly identity: string; readonly name: string; readonly since: number }

/**
 * A friend of the caller, and a listed room in which they have a seat: one where they play before one that waits.
 *
 * `state`: whether they are connected to the service. `room`: null for none, called `title`; `free`: a seat is.
 */
export interface Friend { readonly identity: string; readonly name: string; readonly state: Attendance; readonly room: string | null; readonly title: string; readonly game: string; readonly status: Status | null; readonly free: boolean }

/**
 * An invitation as those who may withdraw it see it. `used`: so many have used it, of `uses` (0: any number).
 *
 * `to`: whom it names, and `word`: what they said when they declined. `expires`, `created`: seconds since 1970; the
 * latter is 0 if that is not known. `secret`: as in `InvitationMade`, as long as a link or a code is open.
 */
export interface InvitationLine { readonly id: string; readonly kind: InvitationKind; readonly state: InvitationState; readonly seat: number | null; readonly by: string; readonly expires: number; readonly uses: number; readonly used: number; readonly to: string; readonly word: string; readonly secret: string; readonly created: number }

/** A setting of a part of the page, such as the lobby's filters: yes and no are `true` and `false`. */
export interface PageSetting { readonly part: string; readonly name: string; readonly value: string }

/**
 * The match after the entry `number`, before the frames of a timeline.
 *
 * `choices`: always empty, since frames say nothing of choices. `now` (the time of the entry) and `clocks` as in
 * `choices`; `digest`: of the log up to `number`.
 */
export interface TimelineStart { readonly epoch: number; readonly number: number; readonly view: GameView; readonly choices: readonly GameChoice[]; readonly now: number; readonly clocks: readonly SeatClock[]; readonly digest: number | null }

/**
 * A statistic of a match: its `name`, for which the game has words, and by seat its value.
 *
 * A value is null where nothing was observed and `kind` is not `sum`. Opponents that the rules play come after the
 * seats of the room.
 */
export interface StatisticView { readonly name: string; readonly kind: Aggregation; readonly values: readonly (number | null)[] }

/**
 * A title of a finished match, for which the game has words.
 *
 * `seat` alone has the highest `value` of `statistic`.
 */
export interface AwardView { readonly title: string; readonly seat: number; readonly statistic: string; readonly value: number }

/**
 * A finished match. `started`, `ended`: ms since 1970. `turns`: as the game counts them.
 *
 * `abandoned`: why it ended before its end, null if it did not. `public`: everyone may watch it.
 */
export interface PlayedMatch { readonly room: RoomSummary; readonly seats: readonly PlayedSeat[]; readonly started: number; readonly ended: number; readonly turns: number; readonly rated: boolean; readonly public: boolean; readonly abandoned: Abandoned | null }

/** The results of a person in one game. `finished`: the matches that the person did not leave before their end. */
export interface ProfileGame { readonly game: string; readonly matches: number; readonly won: number; readonly shared: number; readonly lost: number; readonly finished: number; readonly timeouts: number; readonly statistics: readonly ProfileStatistic[]; readonly ratings: readonly ProfileRating[] }

/**
 * How often a person has played against another one, and in how many matches each had the better place.
 *
 * `better`: of the person whose profile it is. `registered`: whether the other has an account.
 */
export interface ProfileOpponent { readonly identity: string; readonly name: string; readonly matches: number; readonly better: number; readonly worse: number; readonly registered: boolean }

/**
 * A reported line. `by`, called `name`, has reported it, for the reason `why` (may be empty).
 *
 * `made`: ms since 1970, 0 if unknown.
 *
 * `context`: the line with those before and after it, oldest first, as they were when it was reported. `removed`: the
 * line is not in its chat any more.
 */
export interface DeskReport { readonly id: string; readonly place: ChatPlace; readonly room: string | null; readonly by: string; readonly name: string; readonly why: string; readonly made: number; readonly line: ChatLine; readonly context: readonly ChatLine[]; readonly removed: boolean; readonly holder: ReportHolder | null; readonly closed: ReportClosing | null }

/** A sanction that holds. `until`: ms since 1970. */
export interface DeskSanction { readonly kind: SanctionKind; readonly identity: string; readonly name: string; readonly until: number; readonly why: string }

/** A person as the desk knows them. `name`: "" if no name is known. `moderator`: an account with this role. */
export interface DeskPerson { readonly identity: string; readonly name: string; readonly registered: boolean; readonly moderator: boolean; readonly sanctions: readonly DeskSanction[] }

/**
 * An entry of the audit log. `time`: ms since 1970. `by`: who has done it.
 *
 * `what`: the action; `of`: what it concerns, for a person the identity; `why`: the reason (may be empty). `name`: of
 * this person now, "" if `of` is no person or no name is known.
 */
export interface DeskAction { readonly time: number; readonly by: string; readonly what: string; readonly of: string; readonly why: string; readonly name: string }

/** A name that a person has had, and when it was used last (ms since 1970). */
export interface FormerName { readonly name: string; readonly used: number }

/** A match of a person. `changed`: when it changed last (ms since 1970). */
export interface DeskMatch { readonly room: string; readonly title: string; readonly game: string; readonly status: string; readonly changed: number }

/** A message that was sent to a webhook, `at` (s since 1970). `kind`: null for a test. `status`: as for a test. */
export interface HookDelivery { readonly at: number; readonly kind: NotificationKind | null; readonly status: number }

/**
 * The result of a seat that a person or a bot held. `place`: one more than the number of teams in front, or null.
 *
 * `points`: null in a game that counts none. `result`: of its holder, who may have two seats. `timeouts`: how often
 * the time was up; `left`: whether the holder resigned, was missing at the end, or did not answer until the match
 * ended.
 */
export interface PlayedSeat { readonly seat: number; readonly place: number | null; readonly points: number | null; readonly result: MatchResult; readonly timeouts: number; readonly left: boolean }

/** What a game has counted under `name` in `matches` matches of a person, for which the game has words. */
export interface ProfileStatistic { readonly name: string; readonly kind: Aggregation; readonly matches: number; readonly total: number; readonly lowest: number; readonly highest: number }

/**
 * The rating of a person in a game. `matches`: how many were rated; `provisional`: it rests on few of them.
 *
 * `curve`: the rating after each of the newest matches, at most 100, the oldest first.
 */
export interface ProfileRating { readonly tempo: RatingTempo; readonly points: number; readonly matches: number; readonly provisional: boolean; readonly curve: readonly number[] }

/** The moderator who has taken a report, and until when (ms since 1970) it is theirs. */
export interface ReportHolder { readonly identity: string; readonly name: string; readonly until: number }

/** Who closed a report, when (ms since 1970), and why. */
export interface ReportClosing { readonly by: string; readonly time: number; readonly why: string }

export type ClientMessage = Hello | Ping | EnterLobby | LeaveLobby | MoreRooms | CreateRoom | Join | Watch | Resume | Exit | LeaveSeat | Start | Command | Resign | GetSnapshot | GetHistory | Contribute | Preview | ComeBack | AddBot | RemoveBot | EnterChat | LeaveChat | Say | Mute | Report | SetStanding | FollowMatches | LeaveMatches | QuickMatch | MoveSeat | OfferSeat | AnswerOffer | HandlePerson | Ready | ChangeRoom | Rematch | Coach | SetLink | GetLink | SetAway | Vote | OpenShare;

export type ServerMessage = Welcome | Pong | Heartbeat | LobbyRooms | RoomsPage | LobbyTotals | LobbyChanged | LobbyRemoved | Created | Entered | Snapshot | EventFrame | ChoiceFrame | Accepted | Rejected | TryAgain | Error | Presence | History | Exited | Previewed | Chat | Said | LineSaid | LinesRemoved | Muted | Reported | Standing | InvitationCame | InvitationGone | InvitationAnswered | FriendsChanged | InboxChanged | AnnouncementChanged | IdentityChanged | LobbyCounts | MyMatches | MatchChanged | MatchRemoved | Paired | SeatOffered | RematchOffered | Link | Onlookers;

export type RoomEvent = RoomCreated | SeatTaken | SeatLeft | HostChanged | MatchStarted | MatchFinished | Contributed | TimedOut | SeatAbsent | SeatReturned | TimeGranted | OfferMade | OfferEnded | PersonBarred | ReadyChanged | RoomChanged | LinkSet | PersonGone | PersonSeen | Voted | Decided | AbsenceChanged | MatchAbandoned | OpeningStarted | ShareOpened | StartCalledOff;

/** The time control of each tempo, in seconds: what the form for a new room offers. */
export const TEMPO_CONTROLS: Readonly<Record<Tempo, TimeControlView | null>> = {
  "none": null,
  "live_2": {
    "pace": "live",
    "bank": 120,
    "increment": 5,
    "cap": 240,
    "turn": 0,
    "off_turn": 30
  },
  "live_5": {
    "pace": "live",
    "bank": 300,
    "increment": 10,
    "cap": 600,
    "turn": 0,
    "off_turn": 60
  },
  "live_10": {
    "pace": "live",
    "bank": 600,
    "increment": 20,
    "cap": 1200,
    "turn": 0,
    "off_turn": 120
  },
  "slow_1": {
    "pace": "slow",
    "bank": 0,
    "increment": 0,
    "cap": 0,
    "turn": 86400,
    "off_turn": 43200
  },
  "slow_3": {
    "pace": "slow",
    "bank": 0,
    "increment": 0,
    "cap": 0,
    "turn": 259200,
    "off_turn": 86400
  }
};

export const ENUMS = {
  Abandoned: ["vote", "resigned", "operator", "deserted"],
  Access: ["open", "invited"],
  Attendance: ["here", "away", "offline"],
  BotLevel: ["random", "greedy", "planner"],
  ChatPlace: ["lobby", "room", "spectators"],
  Durability: ["fsync", "memory", "unknown"],
  FriendChange: ["asked", "accepted"],
  InboxKind: ["invitation", "friend_request", "seat_offer", "swap", "rematch", "answer", "friend", "note", "let_in", "moderation", "hook"],
  OfferAnswer: ["accept", "decline", "withdraw"],
  OfferEnd: ["accepted", "declined", "withdrawn", "void"],
  Pace: ["live", "slow"],
  PaceFilter: ["any", "none", "live", "slow"],
  PersonAction: ["send_away", "let_in", "make_host"],
  Phrase: ["hello", "good_luck", "have_fun", "thanks", "sorry", "nice_move", "well_played", "good_game", "oops", "wow", "one_moment", "back_again", "ready", "take_your_time", "another_match", "goodbye"],
  Remedy: ["wait", "rules", "bot", "adjourn", "end", "go_on", "forfeit"],
  Status: ["open", "playing", "finished"],
  Tempo: ["none", "live_2", "live_5", "live_10", "slow_1", "slow_3"],
  Watching: ["open", "link", "none"],
} as const;

/** The types of the events of rooms. */
export const ROOM_EVENT_TYPES: readonly string[] = ["room_created", "seat_taken", "seat_left", "host_changed", "match_started", "match_finished", "contributed", "timed_out", "seat_absent", "seat_returned", "time_granted", "offer_made", "offer_ended", "person_barred", "ready_changed", "room_changed", "link_set", "person_gone", "person_seen", "voted", "decided", "absence_changed", "match_abandoned", "opening_started", "share_opened", "start_called_off"];
