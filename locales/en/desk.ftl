title = Moderators’ desk

## parts of the desk

parts-label = Parts of the desk
parts-reports = Reports
parts-people = People
parts-sanctions = Mutes and bans
parts-announcement = Announcement
parts-names = Reserved names
parts-log = Audit log
# $count (number)
waiting =
    { $count ->
        [0] No report is waiting.
        [one] { $count } report is waiting.
       *[other] { $count } reports are waiting.
    }

## entering the desk

unlock-title = Enter your password
unlock-about = The desk opens for 30 minutes, in this browser only. Everything you do and look up here goes to the audit log.
unlock-password = Password
unlock-submit = Open the desk
# $time (string)
openUntil = Open until { $time }
loading = Loading …

## reports

reports-none = No reports are open. New ones appear here by themselves.
# $shown (number), $all (number)
reports-more = The { $shown } oldest of { $all } reports are shown.
reports-closedTitle = Closed reports
reports-showClosed = Show closed reports
# $name (string)
reports-line = A message by { $name }
reports-lobby = Lobby chat
reports-room = Table chat
reports-spectators = Spectator chat
reports-toTable = Go to the table
# $name (string), $time (string)
reports-by = Reported by { $name }, { $time }
# $why (string)
reports-reason = Their reason: “{ $why }”
reports-context = The message, with those before and after it
reports-removed = Removed
reports-take = Take this report
# $name (string)
reports-takenBy = { $name } is handling this report.
reports-takenByYou = You are handling this report.
reports-takeOver = Take it over
reports-release = Give it back
# $by (string), $time (string), $why (string)
reports-closedBy = Closed by { $by }, { $time }: { $why }
reports-closedNow = The report is closed.
# $name (string)
reports-history = History of { $name }

## measures

measures-why = Reason
measures-whyAbout = The player reads it with a warning, a mute or a ban. It goes to the audit log.
measures-defaultWhy = Against the rules of this site
measures-removeLine = Remove message
measures-removeAll = Remove all their messages here
measures-warn = Warn
measures-muteHour = Mute for 1 hour
measures-muteDay = Mute for 1 day
measures-ban = Ban …
measures-rename = Rename …
measures-resetPassword = Reset password …
measures-close = Close report
# $name (string)
measures-closeAllOf = Close all reports by { $name }
measures-endMatch = End match
measures-endTable = Close table
measures-lift = Lift
# $what (string), $name (string)
measures-liftOne = Lift: { $what }, { $name }
# $count (number)
done-removed =
    { $count ->
        [one] { $count } message is removed.
       *[other] { $count } messages are removed.
    }
# $name (string), $until (string)
done-muted = Muted until { $until }: { $name }
# $name (string), $until (string)
done-banned = Banned until { $until }: { $name }
# $name (string)
done-warned = Warned: { $name }
done-lifted = It is lifted.
done-renamed = The player has another name.
# $name (string), $link (string)
done-resetLink = Send this link to { $name }: { $link }
done-ended = The match is over, without a result.
done-closed = The table is closed.
# $count (number)
done-closedReports =
    { $count ->
        [one] { $count } report is closed.
       *[other] { $count } reports are closed.
    }

## dialogs

# $name (string)
dialog-ban = Ban { $name }
# $name (string)
dialog-mute = Mute { $name }
# $name (string)
dialog-rename = Rename { $name }
# $name (string)
dialog-end = End a match of { $name }
dialog-term = For
dialog-hour = 1 hour
dialog-day = 1 day
dialog-week = 1 week
dialog-month = 30 days
dialog-year = 1 year
dialog-banAbout = A banned player can’t use this site until the ban ends, but keeps all seats.
dialog-device = Also in every browser that this player has used
dialog-address = Also no new guests from this player’s network
# $name (string)
dialog-reset = Reset the password of { $name }
dialog-resetAbout = You get a link for this player. It lets them choose a new password, once, from tomorrow on for 24 hours. The player reads of it at once.
dialog-newName = New name
dialog-newNameAbout = Leave it empty for “Player” and a number.
dialog-endAbout = The match ends without a result. Its players read the reason.

## people

people-search = Name
people-submit = Look up
people-why = Reason for the look-up (optional)
# $name (string)
people-none = No player has the name { $name }.
people-registered = Registered
people-guest = Guest
people-moderator = Moderator
people-noName = Name unknown
people-back = Look up another player
# $date (string)
people-created = Registered { $date }
# $date (string)
people-seen = Last seen { $date }
people-names = Names
people-sanctions = In force
people-noSanctions = No mute or ban is in force.
people-actions = What moderators did
people-noActions = Moderators have done nothing yet.
people-reports = Reported messages
people-noReports = No messages by this player have been reported.
# $count (number)
people-made =
    { $count ->
        [0] This player has reported nothing.
        [one] This player has made { $count } report.
       *[other] This player has made { $count } reports.
    }
people-matches = Matches
people-noMatches = No matches.
people-open = open
people-playing = running
people-finished = finished
people-measures = Measures

## mutes and bans

sanctions-none = No player is muted or banned.
sanctions-mute = Mute
sanctions-ban = Ban
# $until (string)
sanctions-until = Until { $until }

## audit log

log-none = Nothing is in the audit log yet.
log-time = Time
log-by = Who
log-what = What
log-of = Whom
log-why = Why
log-more = Show more
log-actions-remove_line = Removed a message
log-actions-remove_lines = Removed messages
log-actions-warn = Warning
log-actions-mute = Mute
log-actions-unmute = End of a mute
log-actions-ban = Ban
log-actions-unban = End of a ban
log-actions-reset_password = Reset a password
log-actions-reserve_name = Reserved a name
log-actions-release_name = Freed a name
log-actions-rename = Rename
log-actions-end = Ended a table
log-actions-close_report = Closed a report
log-actions-close_reports = Closed the reports of a player
log-actions-take_over_report = Took over a report
log-actions-open_desk = Opened the desk
log-actions-look_up_name = Looked up a name
log-actions-look_up_history = Looked up a history
log-actions-announce = Announcement
log-actions-unannounce = Withdrew the announcement
log-actions-grant_moderator = Made a moderator
log-actions-revoke_moderator = No moderator any more
log-actions-show_secrets = Showed the secrets of a table
log-actions-begin_new_epochs = Restored the store

## announcement

announcement-about = All players see the announcement at once, on every page. With the time of a restart, it counts down.
announcement-now = Shown now
announcement-none = Nothing is announced.
announcement-text = Text
announcement-restart = Restart in minutes (optional)
announcement-submit = Announce
announcement-withdraw = Withdraw
announcement-done = It is announced.
announcement-gone = The announcement is withdrawn.

## reserved names

names-about = No one can take these names, or names that look like them. Players who already have one keep it.
names-none = No names have been added.
names-name = Name
names-submit = Reserve
names-release = Free
# $name (string)
names-releaseOne = Free the name { $name }
# $names (list)
names-fixed = From the settings of the service: { LIST($names) }.
