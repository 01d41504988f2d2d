### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game }: ваш хід
# $game (string)
time-title = { $game }: ваш час майже вийшов
# $game (string)
vote-title = { $game }: хтось зник, і вас питають, що робити
# $game (string)
begun-title = { $game }: ваш матч почався
# $game (string)
over-title = { $game }: ваш матч завершено
# $name (string)
invitation-title = { $name } запрошує вас зіграти
# $name (string)
rematch-title = { $name } хоче реваншу
# $name (string)
seat_offer-title = { $name } пропонує вам місце
# $name (string)
swap-title = { $name } хоче помінятися з вами місцями
# $name (string)
let_in-title = { $name } просить місце за вашим столом
# $name (string)
friend_request-title = { $name } хоче з вами дружити
# $name (string)
note-title = { $name } надсилає вам записку
# $names (string)
table-with = Грають: { $names }
table-alone = За вашим столом
# $title (string)
table-called = Стіл: { $title }
inbox-look = Зазирніть у скриньку.
# $site (string)
confirm-title = { $site }: підтвердьте свою адресу
# $site (string)
confirm-body = Ви або хтось інший указав цю адресу на { $site }. Підтвердьте її, щоб отримувати листи про свої матчі. Якщо це не ви, нічого не робіть.
confirm-link = Підтвердити адресу
# $site (string)
reset-title = { $site }: установіть інший пароль
# $site (string)
reset-body = Хтось попросив змінити пароль вашого облікового запису на { $site }. Посилання діє один раз, протягом доби. Якщо це не ви, нічого не робіть: ваш пароль не зміниться.
reset-link = Установити інший пароль
# $site (string)
mail-why = Ви отримуєте цей лист, бо увімкнули листи на { $site }.
mail-open = Відкрити
mail-stop = Вимкнути ці листи
# $site (string)
digest-title = { $site }: ваші повідомлення
# $site (string)
login-title = { $site }: вхід із нового браузера
# $browser (string)
# $time (string)
login-body = До вашого облікового запису увійшли з браузера, з якого раніше не входили: { $browser }, { $time }.
login-else = Якщо це ви, нічого не робіть. Якщо ні, установіть інший пароль на сторінці облікового запису: усі інші сеанси завершаться.
login-unknown = невідомий браузер
# $site (string)
password-title = { $site }: ваш пароль змінено
# $time (string)
password-body = Пароль вашого облікового запису змінено: { $time }. Усі інші сеанси завершено.
# $site (string)
password-else = Якщо це ви, нічого не робіть. Якщо ні, під час входу на { $site } оберіть «Забули пароль?»: нове посилання надійде на цю адресу.
# $site (string)
moved-title = { $site }: листи більше не надходять на цю адресу
# $time (string)
moved-body = Адресу вашого облікового запису змінено або вилучено: { $time }.
# $site (string)
moved-else = Якщо це ви, нічого не робіть. Якщо ні, увійдіть на { $site }, установіть інший пароль і вкажіть свою адресу знову. Якщо не можете увійти, скористайтеся кодом відновлення або напишіть адміністраторам сайту.
notice-link = Відкрити сторінку облікового запису
# $site (string)
test-title = { $site }: перевірка
# $site (string)
test-body = Цей лист показує, що { $site } може надсилати листи.
# $game (string), $names (string)
table_turn-title = { $game }: зараз хід: { $names }
# $game (string)
table_vote-title = { $game }: хтось зник, інші мають вирішити, що робити
# $game (string)
table_begun-title = { $game }: матч почався
# $game (string)
table_over-title = { $game }: матч завершено
# $site (string)
test_hook-title = { $site }: перевірка
# $site (string)
test_hook-body = Це повідомлення показує, що { $site } може надсилати на цей вебхук.
