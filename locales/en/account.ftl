## account

copyRefused = Your browser doesn’t let this page copy. Select the text above and copy it.
account-title = Account
account-registered = You have an account. Log in with your name and password on any device.
account-register-title = Register
account-register-about = Keep your seats and matches on any device. All you need is a name and a password. Tokens you created as a guest stop working.
account-register-name = Name
account-register-password = Password (at least 8 characters)
account-register-submit = Register
# $name (string)
account-register-done = You’re registered, { $name }.
account-logIn-name = Name
account-logIn-password = Password
account-logIn-submit = Log in
# $name (string)
account-logIn-leaves = You’re playing as { $name }, a guest. If you log in, you lose this guest’s seats; register instead to keep them.
account-confirm-title = Confirm your password
account-confirm-about = Enter your password again to create a token or download your data.
account-confirm-password = Your password
account-confirm-submit = Confirm
account-rename-title = Name
account-rename-label = Your name
account-rename-submit = Save name
account-rename-about = Tables you’ve already joined keep your old name.
account-rename-done = Saved.
account-password-title = Password
account-password-old = Current password
account-password-fresh = New password (at least 8 characters)
account-password-submit = Change password
account-password-about = This ends all your other sessions and tokens.
account-password-done = Password changed. All your other sessions have ended.
account-logOut-button = Log out
account-logOut-guestQuestion = You don’t have an account, so you’ll lose this guest and all its seats. Log out?
account-logOut-yes = Yes, log out
account-logOut-no = Stay logged in
account-sessions-title = Sessions
account-sessions-about = Your logged-in devices. End any you don’t recognise.
account-sessions-loading = Loading sessions…
account-sessions-here = this browser
account-sessions-unknown = Unknown browser
account-sessions-guestToken = Program
# $label (string)
account-sessions-token = Token: { $label }
# $days (number)
account-sessions-began = since { RELATIVE_DAY($days) }
# $days (number)
account-sessions-seen = last seen { RELATIVE_DAY($days) }
# $days (number)
account-sessions-until = ends { RELATIVE_DAY($days) }
account-sessions-end = End
# $what (string)
account-sessions-endOne = End the session { $what }
account-sessions-everywhere = Log out everywhere else
account-sessions-everywhereToo = Log out everywhere, including here
# $count (number)
account-sessions-others =
    { $count ->
        [one] { $count } other session.
       *[other] { $count } other sessions.
    }
account-tokens-title = Tokens for bots and tools
account-tokens-about = For programs that use the API. Shown only once. Anyone who has it can act as you until you end its session.
account-tokens-label = What it is for
account-tokens-submit = Create token
# $label (string)
account-tokens-made = Token for “{ $label }”. Copy it now: it won’t be shown again.
account-tokens-copy = Copy
account-tokens-copied = Copied
account-data-title = Your data
account-data-about = Download everything we store about you as a file.
account-data-download = Download my data
account-data-remove = Delete account…
account-data-removeTitle = Delete your account
account-data-removeAbout = Your name, account, sessions and lists are deleted for good. Other players keep their matches with you, under “Former player” and a number. Resign from running matches first.
account-data-password = Your password
account-data-yes = Delete account for good
