### Refusals that only programs can get, as the page never sends such requests: in English alone. An id begins with the code.

# $fewest (number), $most (number)
bad_options-between = players: this game is for { $fewest } to { $most } players.
# $count (number)
bad_options-exactly = players: this game is for { $count } players.
# $games (string)
bad_options-games_match_best_games = games: a match is the best of 1, 3 or 5 games, not { $games }.
bad_options-these_another_game = options: these are options of another game.
choice_closed-answered_before_time_up = The choice was answered before its time was up.
choice_closed-no_answer_rules_due = No answer of the rules is due.
choice_closed-nothing_due = Nothing is due.
choice_closed-preset_answer_withdrawn_question = This preset answer was withdrawn, or its question is closed.
# $origin (string)
forbidden_origin-pages_may_use_server = Pages of { $origin } may not use this server.
forbidden_origin-pages_other_sites_may = Pages of other sites may not use this server.
forbidden_origin-server_does_answer_under = This server does not answer under this name: if it should, list the name in BOTYARD_HOSTS.
hello_first = The first message of a connection is hello.
id_reused-made_room_use_another = This id has made a room already: use another id for another room.
id_reused-used_another_command_use = This id was used for another command: use a new id for each.
invalid_field-answers_orders_name_each = answers.orders: name each order once.
invalid_field-answers_orders_name_orders = answers.orders: name orders if a zap shall give them, and only then.
invalid_field-answers_orders_zap_force = answers.orders: a zap can't force one of these orders.
# $count (number)
invalid_field-bots_seats_behind_yours = bots: there are { $count } seats behind yours.
invalid_field-contribution_send_sha_commitment = contribution: send the SHA-256 commitment of your share (64 hex digits), and the share at the start.
# $field (string)
invalid_field-date = { $field }: a day such as 2026-11-29 is expected.
invalid_field-id_game_no_such = id: this game has no such lesson.
invalid_field-identity_expected_hex_digits = identity: expected the 16 hex digits of a person.
invalid_field-level_bot = level: only a bot has one.
invalid_field-level_substitute_greedy_bot = level: a substitute is a greedy bot or a planner.
invalid_field-no_such_page = page: about, help, contact, imprint, privacy and terms are expected.
# $field (string), $least (string), $most (string)
invalid_field-number_between = { $field }: a number from { $least } to { $most } is expected.
invalid_field-number_log_no_such = number: the log has no such entry yet.
invalid_field-number_match_begun = number: the match has not begun there.
# $spectator (string)
invalid_field-number_seat_expected = as: a number of a seat, or { $spectator }, is expected.
# $field (string)
invalid_field-query = { $field }: this value is not known.
invalid_field-result_person = result: say whose result, with person or mine.
invalid_field-room_room_address = $.room: this is not the room of the address.
# $places (string)
invalid_field-room_these_chats = A room has these chats: { $places }.
invalid_field-seat_offered_another_person = to: a seat is offered for another, or to a person, not both.
invalid_field-since_until = since: this day is after until.
# $header (string)
invalid_field-token_send_header_addresses = token: send it in the header { $header }, for addresses are logged.
invalid_field-valid_link_spectators_replaced = valid: a link for spectators is replaced, not withdrawn.
invalid_field-whom_invitation_name_needs = whom: an invitation by name needs a person.
# $words (number), $most (number)
invalid_field-words = words: at most { $words } words of at most { $most } characters are expected.
logged_out = This session was ended: log in again, or POST /api/guest for a new guest.
# $error (string)
malformed-body_must_json = The body must be JSON: { $error }.
# $most (number)
malformed-request_holds_most_bytes = A request holds at most { $most } bytes.
malformed-no_such_operation = There is no such operation. GET /api/openapi.json lists all.
malformed-other_method = This operation has other methods: see Allow.
malformed-rest_request_did_come = The rest of the request did not come.
no_identity-coach_link_needs_name = A coach link needs a name, which the room shows: POST /api/guest, or show a bearer token.
no_identity-name_post_api_guest = You have no name here yet: POST /api/guest, or show a bearer token.
no_such_seat-colour = There is no seat of this colour.
no_such_seat-game = There is no such seat in this game.
# $last (number)
no_such_seat-room_seats = This room has seats 0 to { $last }.
no_such_seat-seats_rows_columns = The seats are rows and columns.
nobody_missing-match_been_idle_long = This match has not been idle for long enough.
nobody_missing-people_still_play_match = People still play this match.
not_in_a_room = Enter a room first: watch, join or resume.
not_offered-match_running = The match is already running.
not_offered-no_player_forfeits = No player is missing, so no one can forfeit.
not_opening-no_start_called_off = No start is to be called off.
password_needed = Confirm your password first: POST it to /api/me/confirm.
# $game (string), $games (string)
unknown_game-no_called = There is no game called { $game }; there are: { $games }.
# $type (string)
unknown_message = A { $type } is nothing to ask here.
wrong_command-game_does_know_such = This game does not know such a command.
wrong_command-game_does_know_such_2 = This game does not know such a change.
