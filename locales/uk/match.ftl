## match: rooms and matches

match-room-loading = Відкриваємо стіл…
match-room-unknownGame = Ця сторінка не може показати «{ $name }». Спробуйте її оновити.
match-room-copy = Скопіювати посилання на стіл
match-room-copied = Посилання скопійовано
match-room-copyByHand = Скопіюйте це посилання:
match-room-attendance-here = тут
match-room-attendance-away = зараз не тут
match-room-attendance-offline =
    { $duration ->
        [none] не в мережі
       *[other] не в мережі: { $duration }
    }
match-room-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
match-room-spectating = Ви дивитеся.
match-room-rules = Правила гри

match-lasting-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
match-lasting-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }

match-clock-of = Годинник: { $name }
match-clock-questionOf = Час на це рішення: { $name }
match-clock-lost = Немає зв’язку: останній відомий час.

match-clock-absent = автоматичні ходи
match-clock-absentAbout = Час вийшов тричі, тож ходи пропускаються автоматично, доки гравець не повернеться.
match-clock-youAreAbsent = Ваш час вийшов тричі, тож ваші ходи пропускаються автоматично.
match-clock-comeBack = Я знову тут

match-absence-plays = До повернення грає бот ({ $level }).
match-absence-ruled = До повернення ходи пропускаються.
match-absence-botShort = грає бот
match-absence-remedies-wait-name = чекати
match-absence-remedies-wait-about = Годинники йдуть далі.
match-absence-remedies-rules-name = автопас
match-absence-remedies-rules-about = Пропускати рішення до повернення.
match-absence-remedies-bot-name = хай грає бот
match-absence-remedies-bot-about = До повернення.
match-absence-remedies-adjourn-name = пауза
match-absence-remedies-adjourn-about = Усі годинники стоять, доки ви не продовжите.
match-absence-remedies-forfeit-name = зарахувати поразку
match-absence-remedies-forfeit-about = Відсутні гравці посідають останнє місце. Якщо лишився один гравець, він перемагає.
match-absence-remedies-end-name = завершити без результату
match-absence-remedies-end-about = Матч завершується для всіх, а результат не зараховується.
match-absence-remedies-go_on-name = продовжити
match-absence-remedies-go_on-about = Годинники знову йдуть.
match-absence-bot = хай грає бот ({ $level })
match-absence-abandoned-vote = Гравці проголосували за завершення матчу без результату.
match-absence-abandoned-resigned = Усі здалися, тож матч завершено.
match-absence-abandoned-operator = Матч завершив адміністратор.
match-absence-abandoned-deserted = Матч завершився без результату, бо ніхто не повернувся.

match-log-title = Журнал
match-log-earlier = Раніші записи
match-log-later = Пізніші записи
match-log-newest = Найновіші записи
match-log-before = Перед матчем
match-log-middle = Посеред ходу
match-log-empty = Поки що нічого не сталося.
match-log-nothingFound = Такого ще не було.
match-log-filter = Показати
match-log-all = Усі записи
match-log-presetAnswer = (автовідповідь)
match-log-roomCreated = Стіл створено.
match-log-seatTaken = { $name } займає місце { $seat }.
match-log-botSeated = { $name } займає місце (бот, рівень: { $level }).
match-log-seatLeft = Місце { $seat } знову вільне.
match-log-hostChanged = За столом новий господар.
match-log-matchStarted = Матч почався. Гравців: { $seats }.
match-log-contributed = Місце { $seat }: випадкове число для перемішування зафіксовано.
match-log-openingStarted = Перемішування почалося. Гравців: { $people }.
match-log-shareOpened = Місце { $seat }: випадкове число розкрито.
match-log-startCalledOff =
    { $names ->
        [none] Усі обирають нове випадкове число.
       *[other] Початок скасовано, немає випадкового числа: { $names }.
    }
match-log-secretRevealed = Сервер розкрив своє випадкове число.
match-log-timedOut = { $name }: час вийшов, хід зроблено автоматично.
match-log-seatAbsent = { $name }: час вийшов тричі, тепер ходи робляться автоматично.
match-log-seatReturned = { $name } знову грає.
match-log-watchLinkSet = Посилання для глядачів замінено.
match-log-coachLinkSet =
    { $valid ->
        [true] { $name } створює посилання для тренера.
       *[false] { $name } скасовує посилання для тренера.
    }
match-log-absenceChanged = Список відсутніх гравців змінився.
match-log-personGone = Відсутній гравець: { $name }. Інші гравці вирішують, що робити.
match-log-personLeft = { $name } більше не повернеться. Інші гравці вирішують, що робити.
match-log-personSeen = { $name } знову в мережі.
match-log-voted = { $name } голосує: { $remedy }.
match-log-decided = Рішення: { $remedy }.
match-log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } «{ $words }»
    }
match-log-timeGranted =
    { $seconds ->
        [one] { $name }: повернуто { $seconds } секунду, бо сервер не працював.
        [few] { $name }: повернуто { $seconds } секунди, бо сервер не працював.
        [many] { $name }: повернуто { $seconds } секунд, бо сервер не працював.
       *[other] { $name }: повернуто { $seconds } секунди, бо сервер не працював.
    }

match-end-title = Матч завершено
match-end-and = { LIST($names) }

match-seats-log-offered = Місце { $seat } запропоновано іншому гравцеві.
match-seats-log-swap = Місце { $seat } пропонує місцю { $other } помінятися.
match-seats-log-ended-accepted = Пропозицію прийнято.
match-seats-log-ended-declined = Пропозицію відхилено.
match-seats-log-ended-withdrawn = Пропозицію скасовано.
match-seats-log-ended-void = Пропозиція втратила чинність.
match-seats-log-sentAway = Господар вилучив зі столу: { $name }.
match-seats-log-letIn = Господар знову пускає за стіл: { $name }.
match-seats-log-ready =
    { $count ->
        [0] Ще ніхто не готовий.
       *[other] { $count ->
            [one] Готовий { $count } гравець.
            [few] Готові { $count } гравці.
            [many] Готові { $count } гравців.
           *[other] Готові { $count } гравця.
        }
    }
match-seats-log-changed = Господар змінив налаштування столу.

match-compact-show = { $name }, { $points }

match-compact-close = Назад до поля

match-lookBack-open = Хронологія
match-lookBack-openLabel = Переглянути цей матч
match-lookBack-pause = Пауза й перегляд
match-lookBack-replay = Показати останній хід ще раз
match-lookBack-sinceTurnOf = Показати все від останнього ходу гравця { $name }
match-lookBack-skipTurn = Пропустити цей хід
match-lookBack-skipAll = До поточного моменту

## match: when a player comes back

match-lookBack-offer = Поки вас не було, матч тривав.
match-lookBack-since = Що сталося
match-lookBack-dismiss = Не зараз
match-watching-late = Ви дивитеся із затримкою: { $delay }.
match-watching-lateAbout = Щоб глядачі не могли підказувати гравцям.
match-watching-coaching = Ви дивитеся як тренер гравця { $name }.
match-watching-coachOf = тренер гравця { $name }
match-watching-unnamed = і ще { $count }
match-watching-menu = Матч
match-settings-resign = Здатися
match-settings-resignTitle = Здатися?
match-settings-resignYes = Так, здатися
match-settings-resignNo = Грати далі

## access: a match for keyboards and screen readers

access-table = Поле таблицею
access-short = Правила коротко
access-keys = Сполучення клавіш
access-key = Клавіша
access-does = Що робить
access-showTable = Показує поле таблицею
access-showShort = Показує правила коротко
access-allRules = Усі правила
access-print = Надрукувати
access-showKeys = Показує цей список
access-showSince = Показує, що сталося після вашого останнього ходу
access-stepOrder = У хронології: крок назад або вперед
access-stepTurn = У хронології: хід назад або вперед
access-stepRound = У хронології: раунд назад або вперед
access-stepEnds = У хронології: до першого чи останнього кроку
access-space = Пробіл
access-play = У хронології: відтворення або пауза

## timeline: the timeline of a match

## timeline: the bar

timeline-title = Хронологія
timeline-loading = Читаємо матч…
timeline-failed = Хронологію не вдається показати. { $reason }
timeline-none = Для цієї гри її немає.
timeline-live = Наживо
timeline-ownView = Показати, як бачу я
timeline-closeAbout = Назад до матчу в його поточному стані.
timeline-yourTurn = Ваш хід
timeline-play = Відтворити
timeline-pause = Пауза
timeline-keys = Стрілки — крок, із Shift — хід, Page Up і Page Down — раунд. Пробіл відтворює, Escape закриває.

## timeline: steps

timeline-back-order = Крок назад
timeline-back-turn = Хід назад
timeline-back-round = Раунд назад
timeline-forward-order = Крок уперед
timeline-forward-turn = Хід уперед
timeline-forward-round = Раунд уперед

## timeline: the moment

timeline-position = Момент матчу
timeline-turn = Хід { $turn } з { $turns }: { $player }
timeline-turnOfAll = Хід { $turn } з { $turns }
timeline-round = Раунд { $round }
timeline-end = Кінець матчу. { $words }
timeline-newest = Зараз. { $words }

## timeline: choices

timeline-speed = Швидкість
timeline-times = { $factor }×
timeline-viewpoint = Як це бачили тоді
timeline-own = Ви

## timeline: a sandbox

timeline-tryIt = Спробувати звідси
timeline-tryAbout = Грайте далі самі від цього моменту. Нічого не зараховується.

## timeline: sharing

timeline-share = Поділитися
timeline-shareLabel = Поділитися цим моментом
timeline-copyLink = Скопіювати посилання
timeline-picture = Зображення цього моменту
timeline-making = Зачекайте…
timeline-copied = Посилання скопійовано
timeline-notCopied = Скопіюйте цю адресу:

## end: the end of a match

end-verdict-won = Ви перемогли!
end-verdict-drawn = Нічия.
end-verdict-shared = Ви поділили перше місце.
end-verdict-lost = Ви програли.
# $place (number)
end-verdict-placed = Ви посіли { $place }-е місце.
end-playMoment = Показати цей момент
end-higher = На рівень складніше
end-more = Подробиці
end-duration = Тривалість
end-turns = Ходи
end-rounds = Раунди
end-statistics = Статистика
end-awards = Відзнаки
end-award = { $title }: { $name } ({ $statistic }: { $value })
end-player = Гравець
end-byRound = Очки за раундами
end-byTurn = Очки за ходами
end-line = { $name }: { $points }
end-curveAbout = Наприкінці: { LIST($lines) }.
end-curveTable = Очки таблицею
end-start = Початок
end-round = Раунд { $number }
end-turn = Хід { $number }
end-moments = Ключові моменти
end-lead = { $name } виходить уперед.
end-loading = Читаємо журнал матчу…
end-unavailable = Зараз не вдається прочитати журнал матчу.

## end: sharing

end-share = Поділитися результатом
end-drawing = Малюємо зображення…
end-noPicture = Зараз не вдається створити зображення.
end-send = Поділитися…
end-copyLink = Скопіювати посилання
end-copied = Посилання скопійовано. Воно відкриває матч для перегляду.
end-copyByHand = Скопіюйте цю адресу:
end-savePicture = Зберегти зображення
end-notPublic = Цей матч можуть бачити не всі, тож ділимося лише зображенням.
end-result = { $game }: результат матчу
end-resultLines = { $game } – { LIST($lines) }
end-placed = { $place }. { $name }

end-luck-checked = Чесне перемішування: перевірено.
end-luck-checkedAlone = Таємне число збігається, але жоден гравець не додав випадкового числа: роздачу обрав сам сервер.
end-luck-details = { $shares ->
        [one] { $shares } випадкове число
        [few] { $shares } випадкові числа
        [many] { $shares } випадкових чисел
       *[other] { $shares } випадкового числа
    }{ $own ->
        [true] , зокрема ваше
       *[false] {""}
    }. Таємне число, випадкові числа й побачена вами роздача збігаються.
end-luck-failed = Перемішування цього матчу не пройшло перевірки:
end-luck-faults-seal = відбиток сервера змінився після початку матчу.
end-luck-faults-secret = таємне число не відповідає своєму відбитку.
end-luck-faults-share = випадкове число гравця не те, яке він зафіксував.
end-luck-faults-list = список випадкових чисел змінився після того, як ви розкрили своє.
end-luck-faults-left_out = ваше випадкове число пропустили, хоча ви були в мережі.
end-luck-download = Завантажити матч
end-luck-verify = Для фахівців: «botyard verify» перевіряє завантажений файл.
end-end-look = Назад до поля
end-lookBack-watchAgain = Повтор

embedded-title = Матч
embedded-whole = Відкрити на { $site }
embedded-none = Цей матч не можна показати тут. Можливо, він ще не почався або дивитися його можуть не всі.

## table: a table before the match

table-room-invite = Запросити
table-room-freeSeat = Вільне місце
table-room-take = Зайняти місце
table-room-takeSeat = Зайняти місце { $index }
table-room-leave = Звільнити місце
table-room-leaveSeat = Звільнити місце { $index }
table-room-startWith =
    { $taken ->
        [one] Почати з { $taken } гравцем
       *[other] Почати з { $taken } гравцями
    }
table-room-needMore = Мінімум гравців: { $fewest }.
table-room-startsFull = Матч почнеться автоматично, коли всі місця буде зайнято.
table-room-waitForHost = Матч може почати { $host }.
table-room-host = господар столу
table-room-you = ви
table-room-waitTitle = Перед матчем
table-room-ways = Поки ви чекаєте
table-room-learn = Навчитися за 3 хвилини
table-room-share = Посилання на цей стіл
table-luck-sealed = Чесне перемішування: { $start }…
table-luck-explanation = Сервер уже зафіксував таємне число. Роздача поєднує його з випадковим числом кожного гравця. Гравці спершу фіксують свої числа, а на початку матчу разом їх розкривають. Після матчу сервер розкриває своє число, і ваш браузер звіряє його із цим відбитком: { $commitment }
table-luck-shared = Ваше випадкове число враховано.
table-luck-alone = Жоден гравець ще не додав випадкового числа, тож роздачу обирав би сам сервер.
table-luck-bots = Боти не додають чисел: ваше не дає серверу обрати роздачу.
table-luck-shuffling = Перемішуємо разом… { $opened } з { $all }
table-luck-calledOff = Початок скасовано, бо в перемішуванні не взяли участі: { $names }. Обираємо нові числа.
table-seats-move = Пересісти сюди
table-seats-moveTo = Пересісти на місце { $seat }
table-seats-reservedFor = Заброньовано: { $name }
table-seats-reservedForYou = Заброньовано для вас
table-seats-decline = Відмовитися
table-seats-declineSeat = Відмовитися від місця { $seat }
table-seats-release = Звільнити місце
table-seats-releaseSeat = Звільнити місце { $seat }, заброньоване для: { $name }
table-seats-more = Дії: { $name }
table-seats-about = Дії: { $name }
table-seats-swap = Помінятися місцями
table-seats-sendAway = Вилучити зі столу
table-seats-makeHost = Зробити господарем
table-seats-ready = Готово
# $points (string)
table-seats-rating = Рейтинг { $points }
table-seats-isReady = готово
table-seats-notReady = ще ні
table-seats-sayReady = Можна починати
table-seats-startsAsked = Усі місця зайнято, але не всі тут. Матч почнеться, коли відсутні будуть готові.
table-seats-wereAway = Поки вас не було, усі місця зайняли. Матч почнеться, коли ви будете готові.
table-seats-startsReady = Матч почнеться автоматично, коли всі місця буде зайнято й усі будуть готові.
table-seats-waitingFor = Ще не готові: { $names }.
table-seats-asksSwap = { $name } хоче помінятися місцями: своє місце { $theirs } на ваше місце { $yours }.
table-seats-askedSwap = Ви запропонували помінятися місцями: { $name }.
table-seats-offersYou = { $name } пропонує вам своє місце.
table-seats-offersAnybody = { $name } пропонує своє місце будь-кому.
table-seats-offered = Ви запропонували своє місце. Воно ваше, доки хтось його не займе.
table-seats-doSwap = Помінятися
table-seats-takeOver = Зайняти це місце
table-seats-no = Відхилити
table-seats-withdraw = Скасувати
table-seats-offers = Пропозиції
table-seats-sentAway = Вилучені
table-seats-barred = Господар вилучив вас зі столу. Дивитися можна й далі.
table-seats-byInvitation = За цим столом грають лише запрошені.
table-seats-ask = Попросити пустити
table-seats-askWord = Повідомлення господареві (необов’язково)
table-seats-asked = Ви попросили господаря пустити вас.
table-seats-letIn = Пустити назад
table-seats-letInName = Пустити назад: { $name }
table-seats-change = Налаштування столу
table-seats-changeSave = Зберегти
table-seats-changeFewer =
    { $count ->
        [one] За столом { $count } гравець, тож потрібно щонайменше { $count } місце.
        [few] За столом { $count } гравці, тож потрібно щонайменше { $count } місця.
        [many] За столом { $count } гравців, тож потрібно щонайменше { $count } місць.
       *[other] За столом { $count } гравця, тож потрібно щонайменше { $count } місця.
    }
table-seats-changeNote = Усім доведеться підтвердити ще раз.
table-seats-handOver = Передати місце…
table-seats-handOverTitle = Передати своє місце
table-seats-handOverAbout = Далі замість вас грає хтось інший. Він бачить те, що знаєте ви, а ви стаєте глядачем. Нічого не зміниться, доки він не погодиться.
table-seats-handOverTo = Для: { $name }
table-seats-handOverAnybody = Першому охочому
table-seats-again = Зіграти ще
table-seats-againAbout = З тими самими налаштуваннями.
table-seats-rematch = Реванш
table-seats-rematchJoin = Приєднатися до реваншу
table-seats-rematchAbout = Ті самі умови, усі пересідають на одне місце далі.
table-seats-rematchWanted = { $name } хоче реваншу.
table-seats-rematchWatch = До реваншу
table-bots-added = Рівень бота
table-bots-add = Додати бота
table-bots-addTo = Додати бота на місце { $seat }
table-bots-remove = Прибрати
table-bots-removeFrom = Прибрати з місця { $seat }: { $name }
table-lobby-readyCheckAbout = Матч почнеться лише тоді, коли всі готові.

## absence: a match without some of its players

absence-absence-title = Відсутні гравці
absence-absence-gone = Не в мережі: { $names }.
absence-absence-left = Повернення неможливе: { $names }.
absence-absence-back = Знову в мережі.
absence-absence-allBack = Усі повернулися.
absence-absence-ask = Що робимо?
absence-absence-adjourned = Матч на паузі. Усі годинники зупинено.
absence-absence-decided = Рішення: { $remedy }.
absence-absence-anew = Голосувати ще раз
absence-absence-needed =
    { $count ->
        [one] Потрібен { $count } голос.
        [few] Потрібно { $count } голоси.
        [many] Потрібно { $count } голосів.
       *[other] Потрібно { $count } голосу.
    }
absence-absence-sure = Голосувати: { $choice }?
absence-absence-final = Щойно погодиться достатньо гравців, це вже не скасувати.
absence-absence-confirm = Голосувати
absence-absence-cancel = Скасувати
absence-absence-claim = Зарахувати перемогу собі
absence-absence-more = Ще…
