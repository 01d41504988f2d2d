# $name (string), $title (string), $seat (number, optional)
invited =
    { $seat ->
        [none] { $name } invites you to “{ $title }”.
       *[other] { $name } invites you to “{ $title }”, seat { $seat }.
    }
accept = Accept
decline = Decline
word = Message (optional)
# $title (string)
said = “{ $title }”
later = Not now
# $name (string), $title (string)
answered-accepted = { $name } took a seat at “{ $title }”.
# $name (string), $title (string), $word (string, optional)
answered-declined =
    { $word ->
        [none] { $name } declined your invitation to “{ $title }”.
       *[other] { $name } declined your invitation to “{ $title }”: “{ $word }”
    }
# $name (string)
friend = { $name } sent you a friend request.
# $name (string)
friendAccepted = { $name } accepted your friend request.
# $name (string), $title (string)
seatOffered = { $name } offers you a seat at “{ $title }”.
# $name (string)
rematchOffered = { $name } wants a rematch.
# $name (string), $title (string)
swap = { $name } wants to swap seats with you at “{ $title }”.
# $name (string), $title (string), $word (string, optional)
letIn =
    { $word ->
        [none] { $name } asks to be let in to “{ $title }”.
       *[other] { $name } asks to be let in to “{ $title }”: “{ $word }”
    }
doLetIn = Let in
# $name (string), $title (string)
letBackIn = { $name } let you back in to “{ $title }”.
# $name (string), $text (string)
note = { $name }: “{ $text }”
takeSeat = Take over seat
doSwap = Swap
play = Play again
view = Go to table
# $count (number)
more =
    { $count ->
        [one] { $count } more in your inbox
       *[other] { $count } more in your inbox
    }
title = Inbox
empty = Nothing is waiting for you.
remove = Remove
reply = Reply
send = Send
# $name (string)
replyTo = Note to { $name }

## moderation

# $reason (string, optional)
moderation-renamed =
    { $reason ->
        [none] A moderator has given you another name.
       *[other] A moderator has given you another name: { $reason }
    }
# $until (string), $reason (string, optional)
moderation-muted =
    { $reason ->
        [none] A moderator has muted you until { $until }.
       *[other] A moderator has muted you until { $until }: { $reason }
    }
# $reason (string, optional)
moderation-unmuted =
    { $reason ->
        [none] You are not muted any more.
       *[other] You are not muted any more: { $reason }
    }
# $reason (string, optional)
moderation-warned =
    { $reason ->
        [none] A moderator has warned you.
       *[other] A moderator has warned you: { $reason }
    }
moderation-resetLink = A moderator has made a link for a new password of your account. It works from tomorrow on. If you did not ask for it, change your password now: that ends the link.
# $reason (string, optional)
moderation-other =
    { $reason ->
        [none] A moderator has taken a measure.
       *[other] A moderator: { $reason }
    }

## news

# $title (string)
news-started = Your match “{ $title }” has started.
# $names (list), $title (string)
news-joined = { LIST($names) } sat down at “{ $title }”.
# $title (string), $place (number)
news-ended =
    { $place ->
        [0] “{ $title }” is over.
        [1] “{ $title }” is over: you won!
       *[other] “{ $title }” is over: you came in place { $place }.
    }
news-short-started = Match started
# $names (list)
news-short-joined = { LIST($names) } sat down
news-short-ended = Match over
news-toMatch = Go to match
news-toTable = Go to table
news-toResult = View result

## seats at other tables, seen in a live match

# $title (string)
alsoSeated = You also sit at “{ $title }”.
# $title (string)
alsoPlaying = Your match “{ $title }” is running, too.
leaveSeat = Leave seat
