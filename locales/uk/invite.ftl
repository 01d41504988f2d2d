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
loading = Завантажуємо ваші запрошення…
link = Посилання на стіл
copyLink = Копіювати посилання на стіл
openAbout = Кожен, хто має це посилання, може грати, поки є вільні місця.
privateAbout = Грати можуть лише запрошені. Це посилання і є запрошенням.
share = Поділитися…
shareText = Зіграйте зі мною на Botyard!
copy = Копіювати
copied = Скопійовано
copyValue = Копіювати { $value }
qr = QR-код
qrLabel = QR-код посилання на стіл
codeAbout = Щоб продиктувати або ввести в лобі. Діє одну годину.
open = Відкриті запрошення
over =
    { $count ->
        [one] { $count } давніше запрошення
        [few] { $count } давніші запрошення
        [many] { $count } давніших запрошень
       *[other] { $count } давнішого запрошення
    }
limited = На одне місце або для одного гравця
created = Створено { $time }.
until = Діє до { $time }.
withdrawThis = Скасувати { $value }
copyByHand = Виділіть і скопіюйте
