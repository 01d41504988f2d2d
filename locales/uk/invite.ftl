title = Запросити гравців
seat = Для
anySeat = будь-якого вільного місця
onlySeat = місця { $number }
single = одноразове
makeLink = Створити посилання
makeCode = Створити короткий код
byName = Запросити гравця
word = Повідомлення (необов’язково)
invite = Запросити
inviteName = Запросити: { $name }
line-link = Посилання
line-code = Короткий код
line-person =
    { $name ->
        [none] Зареєстрований гравець
       *[other] { $name }
    }
states-open = ще не використано
states-used = використано
states-expired = термін минув
states-revoked = скасовано
states-declined = відхилено
waiting = відповіді ще немає
usedBy =
    { $count ->
        [one] використано { $count } раз
        [few] використано { $count } рази
        [many] використано { $count } разів
       *[other] використано { $count } раза
    }
declined =
    { $word ->
        [none] відхилено
       *[other] відхилено: «{ $word }»
    }
withdraw = Скасувати
