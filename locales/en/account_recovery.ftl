## log in
logIn-lost = Forgot your password?
logIn-back = Log in with a password
recover-about = Enter your name, one of your recovery codes and a new password. All sessions and tokens of your account end.
recover-name = Name
recover-code = Recovery code
recover-password = New password (at least 8 characters)
recover-submit = Set new password
recover-noCode = No code left? Ask the operators of this site for a reset link: see the contact page. Without either, nobody can open your account again.

## reset link
reset-title = Set a new password
reset-loading = Checking your link…
# $name (string)
reset-about = Choose a new password for the account { $name }. All its sessions and tokens end, and you’re logged in here.
reset-password = New password (at least 8 characters)
reset-submit = Set new password
reset-home = To the start page

## recovery codes
codes-title = Recovery codes
codes-about = We don’t have your e-mail address. If you lose your password, only a recovery code lets you set a new one. Each code works once.
codes-none = You have no recovery codes.
# $left (number), $date (string)
codes-left =
    { $left ->
        [one] You have { $left } unused code, created on { $date }.
       *[other] You have { $left } unused codes, created on { $date }.
    }
codes-make = Create recovery codes
codes-makeNew = Replace recovery codes
codes-made-title = Save your recovery codes
codes-made-about = They are shown only this once. Print them or keep them where you keep your passwords. Codes you created earlier no longer work.
# $name (string)
codes-made-account = Botyard recovery codes of { $name }
codes-print = Print
codes-copy = Copy
codes-copied = Copied
codes-save = Save as file
codes-done = I’ve saved them

## banned
banned-title = You’re banned from this site
# $date (string)
banned-until = You can play again from { $date }, in your time zone.
# $why (string)
banned-why = Reason: { $why }
banned-over = The ban is over, or was lifted.
banned-about = Seats that you hold stay yours, and clocks go on. If you think this is a mistake, write to the operators: see the contact page.
banned-contact = Contact
banned-account = Your account and your data
banned-again = Try again
