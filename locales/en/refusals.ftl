### Refusals that people may see: the server says them in English, the client in its language. An id begins with the code.
### The server reads this file too: selectors know only plural forms and numbers here.

adjourned-match_paused_vote_resume = The match is paused: you can only vote to resume or end it.
adjourned-match_paused_vote_resume_2 = The match is paused: vote to resume it first.
already_contributed-added_random_number = You've already added your random number.
already_contributed-revealed_random_number = You've already revealed your random number.
already_registered = You already have an account.
already_resigned-other_players_decide = You've resigned, so the other players decide.
already_resigned-seat = This seat has already resigned.
already_seated-player_seat = This player already has a seat.
# $whom (string)
already_seated-seat = { $whom } already has a seat here.
already_seated-seat_2 = You already have a seat here.
already_started-match_but_watch = The match has already started, but you can watch.
already_started-match_join = The match has already started, so you can't join it.
already_started-rated_seat = In a rated match no seat can be handed over.
bad_die = A die has a number from 1 to 6, and there are eight buttons.
bad_limit = The anchor can't hold like that: choose one of the limits offered.
# $arenas (string)
bad_options-volt_arena = This mode is played in these arenas: { $arenas }.
bad_options-volt_killbot_missing = One player needs at least one KillBot.
# $robots (number)
bad_options-volt_robots = An arena is for 2 to 4 robots, KillBots included: these are { $robots }.
# $fewest (number), $most (number)
bad_options-volt_target = The target is { $fewest } to { $most } VP in this mode.
bad_order-impossible = This module can't have that standing order.
bad_order-not_owned = You can give standing orders only for modules that you own.
bad_order-twice = Give one standing order for each module.
bad_target = Remote control can't do that: choose one of the dice offered and where it goes.
barred-host_removed_table = The host has removed you from this table.
barred-host_removed_watch_ask = The host removed you: watch, or ask to be let back in.
beyond_yellow = Nothing can be attached beyond a yellow module.
busy-name_changing_another_session = Your name is changing in another session: try again.
busy-password_changing_another_session = Your password is changing in another session: try again.
busy-server_too_pictures_try = The server is too busy for pictures: try again.
busy-server_too_practice_try = The server is too busy for practice: try again.
busy-server_too_previews_try = The server is too busy for previews: try again.
busy-table_just_changed = The table has just changed: try again.
busy-hook = This webhook takes nothing more just now: try again later.
# $seconds (number)
busy-too_many_people_logging = Too many people are logging in right now: try again in { $seconds } s.
busy-too_many_players_act = Too many players act at this table at once: try again.
busy-too_many_players_looking = Too many players are looking for a match right now: try again.
busy-too_many_reports_right = There are too many reports right now: try again later.
busy-too_many_requests_table = Too many requests at this table: try again.
# $card (string)
card_not_in_hand = You don't have a { $card }: play a card from your hand.
# $value (string)
cell_apart = { $value } isn't next to a card: choose a cell next to one.
# $value (string)
cell_taken = { $value } already has a card: choose an empty cell.
choice_closed-been_decided = That's already been decided.
choice_closed-nothing_decide_here = There is nothing to decide here.
choice_closed-robots_running_preview_when = Your robots are running: you can preview when you program again.
choice_closed-volt_preview = You can try a program only while you program.
die_on_diagonal = A blue die goes on a blue button, unless a thruster fits its number.
game_over-match = The match is over.
game_over-match_auto_answers_no = The match is over, so auto-answers have no use.
game_over-match_link_replaced = The match is over, so its link can't be replaced.
game_over-match_nothing_preview = The match is over: there's nothing to preview.
game_over-match_offer_seat = The match is over, so you can't offer your seat.
game_over-match_resign = The match is over, so you can't resign.
game_over-no_match_progress_no = No match is in progress, so no player can be missing.
# $id (string)
internal_error = The server has failed at this request; its log says more of { $id }.
internal_error-game = The code of this game has failed: the log of the server says where.
invalid_field-expires_invitation_good_most = expires: an invitation is good for at most 30 days.
invalid_field-identity_cannot_mute_yourself = $.identity: you cannot mute yourself.
# $most (number)
invalid_field-identity_muted_players_unmute = $.identity: you've muted { $most } players: unmute some first.
invalid_field-item_inbox = id: the id of an item of your inbox is expected.
# $most (number)
invalid_field-label_say_what_characters = label: say what it is for, in 1 to { $most } characters.
invalid_field-make_most_two_changes = Make at most two changes per turn.
invalid_field-name_reserved_choose_another = That name is reserved: choose another.
invalid_field-name_reserved_former_players = That name is reserved for former players: choose another.
invalid_field-name_room_name_made = name: a room's name is made of letters, digits and signs that can be seen.
# $slots (string)
invalid_field-robots_slots_choose_them = Robots have the slots 1 to { $slots }: choose one of them.
invalid_field-settings_rated_fixed = Whether the match is rated was decided when the table was made: make another table.
invalid_field-settings_rated_never = This server keeps no ratings: play unrated.
invalid_field-settings_rated_players = A rated match needs at least two players.
invalid_field-settings_rated_watched = A rated match can be watched by everyone, without a delay: change that, or play unrated.
invalid_field-settings_spectators_late_turns = settings: spectators are late by turns or by seconds, not by both.
# $most (number)
invalid_field-settings_spectators_most_late = settings: spectators are at most { $most } late.
# $most (number)
invalid_field-text_message_characters = $.text: a message has 1 to { $most } characters.
invalid_field-text_send_text_phrase = $.text: send a text or a phrase, not both.
invalid_field-text_visible_characters_allowed = $.text: only visible characters are allowed.
invalid_field-turn_match_no_such = turn: this match has no such turn.
# $field (string)
invalid_field-visible_characters_allowed = { $field }: only visible characters are allowed.
invalid_field-reason = Give a reason of at least 3 characters.
invalid_field-why_visible_characters_allowed = $.why: only visible characters are allowed.
# $zone (string)
invalid_field-time_zone = This service has no data of the time zone { $zone }: choose another one.
# $field (string)
invalid_field-public_address = { $field } must be an https address of a public server.
invalid_field-push_keys = The keys of this browser can't be used: allow messages again.
# $most (string)
invalid_field-browsers = You get messages in { $most } browsers already: switch them off in one of those first.
invalid_field-no_push = This service sends no messages to browsers.
invalid_field-no_hooks = This service sends nothing to webhooks.
invalid_field-hook_slow = Only a slow match has a webhook for its table.
invalid_field-mail_address = That is no address for e-mail: write it like name@example.org.
invalid_field-no_mail = This service sends no e-mail.
invitation_expired = This invitation has expired: ask for a new one.
invitation_needed = This table is invitation only: ask the host for an invitation.
invitation_revoked = This invitation was cancelled.
# $seat (number)
invitation_seat = This invitation is for seat { $seat }.
invitation_used = This invitation has already been used: ask for a new one.
joker_on_first_turn = The double modification can't be used yet. { one_tile_each }
joker_used = You've used your double modification: make one change or pass.
module_double = A module was named twice.
module_not_offered = This module isn't offered now.
module_not_owned = You don't own this module.
name_taken = That name, or one that looks like it, is already taken: choose another.
no_invitation-longer_valid_used_cancelled = This invitation is no longer valid: it was used or cancelled, it has expired, or the match has started.
no_invitation-request_over = This request is no longer waiting.
no_invitation-table = You don't have this invitation at this table.
no_ready_check = This table has no ready check.
no_repair = There is nothing to repair.
no_such_line = This message no longer exists.
no_such_link-longer_valid_ask_new = This link is no longer valid: ask for a new one.
no_such_link-reset = This link is no longer valid: it was used, has expired, or a newer one was made.
no_such_link-reset_waits = This link works a day after it was made. Try again then.
no_such_link-seat_coach = This seat has no coach link.
no_such_link-mail = This link does not work any more: ask for a new one in your account.
no_such_link-hook = This webhook is not there any more.
no_such_offer = This offer is no longer available.
no_such_person = No registered player has this name.
no_such_person-profile = There is no account of this name, or its profile isn't shown to you.
no_such_report = This report is closed already.
no_such_robot = That isn't your robot: choose one of yours.
no_such_room = We couldn't find this table. The link may be wrong, or the table has expired.
no_such_session = You don't have this session. It may have ended already.
nobody_missing-no_player_nothing_vote = No player is missing, so there's nothing to vote on.
nobody_missing-no_vote_about_player = There's no vote about this player.
nobody_missing-player_wasn = This player wasn't missing.
not_a_bot = There's no bot on this seat.
not_a_person-bot = That is a bot.
not_a_person-bots_swap_seats_host = Bots don't swap seats. The host can remove them.
not_a_person-hand_seat_over_people = You can hand a seat over to people only, not to bots.
not_a_person-seat_free_just_move = This seat is free: just move to it.
not_absent = This seat isn't being auto-played.
not_an_order = You can't place the double modification: use it to make two changes.
not_barred = This player wasn't removed from the table.
not_barred-take_seat = You don't have to ask: take a free seat.
# $fewest (number)
not_enough_players = At least { $fewest } seats must be taken.
not_finished-match_over_ask_rematch = The match isn't over yet. You can ask for a rematch when it is.
not_finished-match_over_downloaded_after = The match is not over yet: it can be downloaded after its end.
not_finished-match_over_pictures_after = The match is not over: there are pictures of it after its end.
not_finished-match_over_until_then = The match is not over: until then you see only what you know yourself.
not_finished-no_published_file = There is no such file. The file of a day appears shortly after the day ends, that of a month after the month.
not_finished-planner_asked_once_over = The planner can be asked once the match is over.
not_finished-until_match_over_easy = Until the match is over, only easy bots may play the seats of others.
not_finished-until_match_over_use = Until the match is over, you can use only your own point of view.
not_host-invite_players_table = Only the host can invite players to this table.
not_host-replace_spectator_link = Only the host can replace the spectator link.
not_host-hook = Only the host can set a webhook for this table.
not_in_chat = Go to the table first: its chats are only for people who are there.
not_in_chat-delayed = You're watching with a delay: the table chat appears after the match.
not_in_chat-no_match = There's no match to watch.
not_in_chat-players_only = Only players can write in the table chat during the match.
not_in_chat-spectators_only = The spectator chat opens to players after the match.
not_moderator = Only moderators can do this.
not_moderator-operators_only = Only operators can do this to a moderator.
not_offered-blob_move_way_choose = The blob can't move that way: choose an offered direction or decline.
not_offered-crystal_enter_choose_hexes = The crystal can't enter there: choose one of the offered hexes.
not_offered-zap_force_order_choose = A zap can't force that order: choose an offered one or decline.
not_opening-no_random_number_needed = No random number is needed from this seat right now.
# $names (string)
not_ready = Not all players are ready: { $names }.
not_registered = You don't have an account yet: register first.
not_registered-account_browser_keeps_settings = You don't have an account: this browser keeps your settings.
not_registered-rated = This match is rated: register to play it.
not_registered-user = This user has no account.
not_seated-player_no_seat = This player has no seat here.
not_seated-take_seat = Take a seat first.
not_started-match = The match has not started yet.
not_started-match_hasn_nothing_look = The match hasn't started: there is nothing to look back on.
not_watched-match_private = This match is private and can't be watched.
not_watched-match_private_2 = This match is private.
not_watched-need_link_watch_match = You need a link to watch this match: ask a player for it.
not_welcome-blocked_player_unblock_them = You've blocked this player: unblock them first.
not_welcome-notes_friends = You can send notes only to friends.
not_welcome-offer_seat_player = You can't offer a seat to this player.
not_welcome-take_seat_table = You can't take a seat at this table.
not_your_seat-other = This isn't your seat.
not_your_seat-players_match_ask_rematch = Only players of this match can ask for a rematch.
not_your_seat-players_set_auto_answers = Only players can set auto-answers.
not_your_seat-players_share_spectator_link = Only players can share the spectator link.
not_your_seat-table = You don't have a seat at this table.
not_your_seat-take_players_table_invite = Take a seat first: only players at the table can invite others.
not_your_turn-another_player_decision_wait = It's another player's decision: wait for your turn.
not_your_turn-other_player = It's the other player's turn.
not_your_turn-preview_program = You can preview only on your turn to program.
one_tile_each = In your first turn, place one tile on each of your robots.
password_needed-desk = Enter your password to open the desk.
# $fewest (number), $most (number)
players_out_of_range-between = This game is for { $fewest } to { $most } players.
# $count (number)
players_out_of_range-exactly = This game is for { $count } players.
players_out_of_range-quick_match = A quick match is for two or more players.
program_empty = That robot has no tiles: choose another robot or do something else.
# $name (string)
report_taken = { $name } has taken this report.
room_full-all_seats_taken_watch = All seats are taken: you can watch.
room_full-free_seats_reserved_watch = The free seats are reserved: you can watch.
room_is_long = So much has changed at this table that it takes no more changes: start the match, or open a new table.
room_is_long-match = So much has been changed in this match that only moves, resignations, and votes to end or resume it are taken now.
# $version (string), $game (string)
rules_version = This server does not carry version { $version } of { $game }, by which the room plays.
same_slot = Choose two different slots to swap.
seat_taken-choose_another = This seat is taken: choose another seat.
# $seat (number)
seat_taken-invited_but = You were invited to seat { $seat }, but it's taken.
seat_taken-reserved_another_person = This seat is reserved for another person: take another seat.
# $count (number)
seat_taken-seats_reserved_choose_least = { $count } seats are taken or reserved: choose at least that many.
seat_taken-take_another = This seat is taken: take another seat.
shield_damaged = A damaged shield can't be taken off.
side_full = A side of the robot card holds at most two modules.
slot_empty = That slot is empty: choose one that holds a tile.
slots_empty = Both slots are empty: choose a slot that holds a tile.
space_not_offered-arm = Choose one of the adjacent spaces that are offered, or your own.
space_not_offered-restart = Choose one of the start spaces that are offered.
stack_empty = Choose a stack that is offered.
starting = The match is starting. Try again in a moment.
store_full = The server has no memory left for new tables. Running matches continue. Try again later.
store_full-moves_only = The server is almost out of memory: only moves in running matches are stored. Try again later.
swivel_side = Choose left or right with the swivel head, and only with it.
tile_not_in_hand = You don't have that tile: choose one from your hand.
# $minutes (string)
too_fast-measures = You have taken many measures in a short time. Wait { $minutes } minutes.
too_fast-account_changes = Too many account changes: wait a little.
too_fast-account_requests_address = Too many account requests from your address: wait a little.
too_fast-address_sends_many_requests = Your address sends too many requests: wait a little.
too_fast-chat = You're sending messages too fast: wait a little.
too_fast-chat_of_address = Too many messages from your address: wait a little.
too_fast-chat_too_busy = Too many messages in this chat: wait a little.
too_fast-downloading_data = You're downloading your data too often: wait a little.
too_fast-loading_matches_often_wait = You're loading your matches too often: wait a little.
too_fast-logging_often_wait_little = You're logging in too often: wait a little.
# $seconds (number)
too_fast-logins = Too many login attempts: try again in { $seconds } s.
# $seconds (number)
too_fast-logins_of_address = Too many login attempts from your address: try again in { $seconds } s.
# $seconds (number)
too_fast-logins_of_browser = Too many login attempts from this browser: try again in { $seconds } s.
# $seconds (number)
too_fast-logins_of_name = Too many login attempts for this name, perhaps not by you: try again in { $seconds } s or use a browser where you've logged in before.
too_fast-lot_practice_wait_little = That's a lot of practice: wait a little.
too_fast-many_changes_table = You are changing this table too often: wait a little.
too_fast-many_downloads_address_wait = Too many downloads from your address: wait a little.
too_fast-many_invitations_opened_address = Too many invitations opened from your address: wait a little.
too_fast-many_invitations_tried_address = Too many invitations tried from your address: wait a little.
too_fast-many_new_tables_address = Too many new tables from you or your address: wait a little.
too_fast-many_pictures_address_wait = Too many pictures from your address: wait a little.
too_fast-many_previews_wait_little = Too many previews: wait a little.
too_fast-many_requests_other_players = Too many requests to other players from you or your address: wait a little.
too_fast-many_timelines_address_wait = Too many timelines for your address: wait a little.
too_fast-new_names_address = Too many new names from your address: wait a little.
too_fast-offering_seat_often_wait = You're offering your seat too often: wait a little.
# $seconds (number)
too_fast-passwords_of_session = Too many wrong passwords in this session: try again in { $seconds } s.
too_fast-sending_many_reports_wait = You're sending too many reports: wait a little.
too_fast-page_in_sight = This page reports too often whether you're looking at it.
too_fast-settings = You're changing settings too often: wait a little.
too_fast-mails = Enough e-mails were sent for this today: try again tomorrow.
too_fast-hook_tests = You're testing webhooks too often: wait a minute.
too_late = You timed out before this arrived, so your turn was auto-played.
# $most (number)
too_many-block_up_players_unblock = You can block up to { $most } players: unblock someone first.
# $whom (string)
too_many-friend_requests = { $whom } has too many friend requests.
# $most (number)
too_many-table_most_invitations_cancel = A table has at most { $most } invitations: cancel one first.
# $most (number)
too_many-up_friends_remove = You can have up to { $most } friends: remove one first.
# $most (number)
too_many-hooks = You can have up to { $most } webhooks of this kind: remove one first.
too_many_dice-colour = You have two dice of each colour.
too_many_dice-unit = There are too many dice on a unit.
too_many_dice-units = A program has three units.
# $most (number)
too_many_rooms-of_address = Your address has { $most } unfinished tables and matches: finish some first. Tables that don't start expire after a day.
# $most (number)
too_many_rooms-open_of_address = Your address has { $most } tables waiting for players: start or leave some first.
# $most (number)
too_many_rooms-own = You have { $most } unfinished tables and matches: finish some first. Tables that don't start expire after a day.
# $most (number)
too_many_rooms-own_open = You have { $most } tables waiting for players: start or leave some first.
# $most (number)
too_many_tokens = You have { $most } tokens: end one you no longer need.
two_instead = Only one module can replace what the die does.
unavailable-archive = The archive of matches doesn't answer at the moment: try again in a moment.
unavailable-no_archive = This service keeps no archive of matches.
unavailable-server_cannot_read_room = This server cannot read the room: try another.
unavailable-server_reach_store_try = The server can't reach its store: try again.
unavailable-something_went_wrong_server = Something went wrong on the server: try again.
unavailable-store_refuses_changes = The server's store cannot accept changes at the moment: try again.
unknown_game-no_lessons = This game has no lessons.
unknown_game-no_recording = This game has no recorded match.
unknown_game-server = This server doesn't have this game.
wrong_command-choose_hex_where_next = Choose the hex where the next crystal enters play.
wrong_command-game_no_auto_answers = This game has no auto-answers.
wrong_command-game_no_preview = This game has no preview.
wrong_command-matches_game_tried_once = Matches of this game can be tried from here once they're over.
wrong_command-play_card_choose_value = Play a card: choose its value and a cell.
wrong_command-turn_over_change_thing = Your first turn is over: change one thing in your programs or pass.
wrong_command-turn_place_tile_each = In your first turn, place one tile on each of your robots.
wrong_command-turn_program_change_thing = It's your turn to program: change one thing in your programs or pass.
wrong_command-volt_arm = Choose an adjacent space or your own.
wrong_command-volt_draw = Choose a stack to draw from.
wrong_command-volt_equip = Choose which modules are equipped.
wrong_command-volt_program = Put your dice on the units.
wrong_command-volt_react = Decide whether the module reacts.
wrong_command-volt_restart = Choose a start space.
wrong_command-volt_use = Choose the modules for this die.
wrong_command-volt_workshop = Choose a stack to draw from, or repair.
wrong_command-zap_hit_blob_choose = Your zap hit a blob: choose a direction for it or decline.
wrong_command-zap_hit_robot_choose = Your zap hit a robot: choose an order for it or decline.
wrong_password = Wrong name or password.
wrong_password-recovery_code = Wrong name or recovery code. A code works only once.
wrong_share = This isn't the random number you locked in.
yourself-add_friend = You can't add yourself as a friend.
yourself-block = You can't block yourself.
yourself-host_leave_seat_make = You're the host: leave your seat or make another player the host.
yourself-invite_take_seat = You can't invite yourself: take a seat.
yourself-moderator = You can't do this to yourself.
yourself-own_offer_cancel = This is your own offer: you can cancel it.
yourself-own_seat = That is your own seat.
yourself-seat = You already have this seat.
