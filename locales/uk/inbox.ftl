invited =
    { $seat ->
        [none] { $name } запрошує вас за стіл «{ $title }».
       *[other] { $name } запрошує вас за стіл «{ $title }», місце { $seat }.
    }
accept = Прийняти
decline = Відхилити
word = Повідомлення (необов’язково)
said = «{ $title }»
later = Не зараз
answered-accepted = { $name } займає місце за столом «{ $title }».
answered-declined =
    { $word ->
        [none] { $name } відхиляє ваше запрошення за стіл «{ $title }».
       *[other] { $name } відхиляє ваше запрошення за стіл «{ $title }»: «{ $word }»
    }
friend = { $name } хоче додати вас у друзі.
friendAccepted = { $name } приймає ваш запит на дружбу.
seatOffered = { $name } пропонує вам місце за столом «{ $title }».
rematchOffered = { $name } хоче реваншу.

## moderation

## news
