### What reaches people while no page is open. The server says it in the language of the reader: selectors and functions are not known here.

# $game (string)
turn-title = { $game }: твій хід
# $game (string)
time-title = { $game }: твій час майже вийшов
# $game (string)
vote-title = { $game }: хтось зник, і тебе питають, що робити
# $game (string)
begun-title = { $game }: твоя партія почалася
# $game (string)
over-title = { $game }: твою партію завершено
# $name (string)
invitation-title = { $name } запрошує тебе зіграти
# $name (string)
rematch-title = { $name } хоче реваншу
# $name (string)
seat_offer-title = { $name } пропонує тобі місце
# $name (string)
swap-title = { $name } хоче помінятися з тобою місцями
# $name (string)
let_in-title = { $name } просить місце за твоїм столом
# $name (string)
friend_request-title = { $name } хоче з тобою дружити
# $name (string)
note-title = { $name } надсилає тобі записку
# $names (string)
table-with = Грають: { $names }
table-alone = За твоїм столом
# $title (string)
table-called = Стіл: { $title }
inbox-look = Зазирни до вхідних.
# $site (string)
confirm-title = { $site }: Підтвердь свою адресу
# $site (string)
confirm-body = Ти або хтось інший указав цю адресу на { $site }. Підтвердь її, щоб отримувати листи про свої партії. Якщо це не ти, нічого не роби.
confirm-link = Підтвердити адресу
# $site (string)
reset-title = { $site }: Задай інший пароль
# $site (string)
reset-body = Хтось попросив інший пароль для твого облікового запису на { $site }. Посилання діє один раз, протягом доби. Якщо це не ти, нічого не роби: твій пароль залишиться.
reset-link = Задати інший пароль
# $site (string)
mail-why = Ти отримуєш цей лист, бо увімкнув листи на { $site }.
mail-open = Відкрити
mail-stop = Вимкнути ці листи
