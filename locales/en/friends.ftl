title = Friends
state-here = online
state-away = away
state-offline = offline
# $title (string)
plays = playing “{ $title }”
# $title (string)
waits = at “{ $title }”
watch = Watch
# $name (string)
watchName = Watch { $name }
join = Join
# $name (string)
joinName = Join { $name }
invite = Invite
# $name (string), $title (string)
inviteName = Invite { $name } to “{ $title }”
challenge = Challenge
# $name (string)
challengeName = Challenge { $name } to a match
note = Note
# $name (string)
noteName = Send { $name } a note
send = Send
invited = Invited
sent = Note sent
# $count (number)
more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
fewer = Show fewer
