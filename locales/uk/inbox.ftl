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
swap = { $name } пропонує помінятися місцями за столом «{ $title }».
letIn =
    { $word ->
        [none] { $name } просить пустити за стіл «{ $title }».
       *[other] { $name } просить пустити за стіл «{ $title }»: «{ $word }»
    }
doLetIn = Пустити
letBackIn = { $name } знову пускає вас за стіл «{ $title }».
note = { $name }: «{ $text }»
takeSeat = Перейняти місце
doSwap = Помінятися
play = Зіграти ще
view = До столу
more =
    { $count ->
        [one] Ще { $count } у скриньці
        [few] Ще { $count } у скриньці
        [many] Ще { $count } у скриньці
       *[other] Ще { $count } у скриньці
    }
title = Скринька
empty = На вас нічого не чекає.
remove = Вилучити
reply = Відповісти
send = Надіслати
replyTo = Записка: { $name }

## moderation

moderation-renamed =
    { $reason ->
        [none] Модератор дав вам інше ім’я.
       *[other] Модератор дав вам інше ім’я: { $reason }
    }
moderation-muted =
    { $reason ->
        [none] Модератор заборонив вам чат до { $until }.
       *[other] Модератор заборонив вам чат до { $until }: { $reason }
    }
moderation-unmuted =
    { $reason ->
        [none] Вам знову дозволено писати.
       *[other] Вам знову дозволено писати: { $reason }
    }
moderation-warned =
    { $reason ->
        [none] Модератор вас попереджає.
       *[other] Модератор вас попереджає: { $reason }
    }
moderation-resetLink = Модератор створив посилання для нового пароля вашого облікового запису. Воно діятиме від завтра. Якщо ви про це не просили, змініть пароль зараз: тоді посилання не діятиме.
moderation-other =
    { $reason ->
        [none] Модератор ужив заходів.
       *[other] Модератор: { $reason }
    }

## news

news-started = Ваша партія «{ $title }» почалася.
news-joined = За столом «{ $title }» тепер: { LIST($names) }.
news-ended =
    { $place ->
        [0] Партію «{ $title }» завершено.
        [1] Партію «{ $title }» завершено: ви перемогли!
       *[other] Партію «{ $title }» завершено: ваше місце — { $place }.
    }
news-short-started = Партія почалася
news-short-joined = За столом: { LIST($names) }
news-short-ended = Партію завершено
news-toMatch = До партії
news-toTable = До столу
news-toResult = Переглянути результат

## seats at other tables, seen in a live match

alsoSeated = Ви сидите також за столом «{ $title }».
alsoPlaying = Ваша партія «{ $title }» теж триває.
leaveSeat = Звільнити місце
