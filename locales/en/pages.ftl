# Pages of the site: the footer, the status page, and an address at which there is nothing.

links-label = About this site
links-about = About
links-help = Help
links-contact = Contact
links-imprint = Imprint
links-privacy = Privacy
links-terms = Terms
links-status = Status

missing-title = Page not found
missing-about = The address may be mistyped, or the page may be gone.
missing-lobby = Go to the lobby
missing-learn = Learn to play

loading = Loading…
retry = Try again

status-title = Status
status-works = Everything works.
status-away = We can’t reach Botyard right now. This page keeps trying.
# $time (string)
status-checked = Checked at { $time }.
status-announced = Announced
status-outages = Outages of the last 60 days
status-none = There were none.
status-about = While Botyard is away, all clocks of matches stand still. Players get that time back.
status-began = Began
status-lasted = Lasted
# $seconds (number)
status-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
# $minutes (number)
status-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $hours (number)
status-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
