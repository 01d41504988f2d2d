## myMatches

myMatches-title = Ваші матчі
myMatches-yourTurn = ваш хід
myMatches-left = залишилося { $time }
myMatches-by = до { $moment }
myMatches-theirTurn =
    { $names ->
        [none] триває
       *[other] ходить: { LIST($names) }
    }
myMatches-waits =
    { $free ->
        [one] бракує { $free } гравця
       *[other] бракує { $free } гравців
    }
myMatches-over = завершено
myMatches-won = перемога
myMatches-lost = програно
myMatches-place = місце { $place }
myMatches-against = разом із: { LIST($names) }
myMatches-play = Грати
myMatches-playRoom = Грати «{ $name }»: ваш хід
myMatches-look = Переглянути
myMatches-again = Зіграти ще раз
myMatches-againRoom = Зіграти ще раз: { $name }
myMatches-more =
    { $count ->
        [one] ще { $count } давніший матч
        [few] ще { $count } давніші матчі
        [many] ще { $count } давніших матчів
       *[other] ще { $count } давнішого матчу
    }
myMatches-fewer = Показати лише останні

## notify

notify-on = Сповіщати про мій хід
notify-off = Вимкнути сповіщення
notify-denied = Сповіщення заблоковано в налаштуваннях браузера.

## lobby

lobby-createButton = Створити стіл
lobby-roomName = Назва столу (необов’язково)
lobby-kind = Вид матчу
lobby-startsAtOnce = Партія почнеться, щойно ви сядете.
lobby-startsLater = Це останнє вільне місце, а господар не в мережі. Партія почнеться, коли всі будуть на місці.
lobby-sitDown = Сісти
lobby-cancel = Скасувати

## quick

quick-searching = Шукаємо суперників…
quick-others =
    { $count ->
        [0] Більше ніхто зараз не шукає.
        [one] Шукає ще { $count } гравець.
        [few] Шукають ще { $count } гравці.
        [many] Шукають ще { $count } гравців.
       *[other] Шукають ще { $count } гравця.
    }
quick-cancel = Скасувати
quick-bots = Поки ніхто не прийшов. Можна зіграти з ботами.
quick-playBots = Грати з ботами
quick-full = Ваш стіл заповнений
quick-table = До столу
