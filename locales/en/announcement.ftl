# $time (string)
restart = Botyard will restart at { $time }.
about = Matches go on afterwards, and their clocks stop meanwhile.
# $minutes (number)
inMinutes =
    { $minutes ->
        [one] In { $minutes } minute.
       *[other] In { $minutes } minutes.
    }
# $seconds (number)
inSeconds =
    { $seconds ->
        [one] In { $seconds } second.
       *[other] In { $seconds } seconds.
    }
now = It is restarting now.
label = Announcement
dismiss = Dismiss the announcement
