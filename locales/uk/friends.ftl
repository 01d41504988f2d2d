title = Друзі
state-here = у мережі
state-away = відійшов
state-offline = не в мережі
plays = грає «{ $title }»
waits = за столом «{ $title }»
watch = Дивитися
watchName = Дивитися, як грає { $name }
join = Приєднатися
joinName = Приєднатися: { $name }
invite = Запросити
inviteName = Запросити за стіл «{ $title }»: { $name }
challenge = Викликати
challengeName = Викликати на партію: { $name }
note = Записка
noteName = Записка: { $name }
send = Надіслати
invited = Запрошено
sent = Записку надіслано
more =
    { $count ->
        [one] Ще { $count }
        [few] Ще { $count }
        [many] Ще { $count }
       *[other] Ще { $count }
    }
fewer = Показати менше
