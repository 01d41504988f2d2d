## room

room-loading = Відкриваємо стіл…
room-unknownGame = Ця сторінка не може показати «{ $name }». Спробуйте її оновити.
room-invite = Запросити
room-copy = Скопіювати посилання на стіл
room-copied = Посилання скопійовано
room-copyByHand = Скопіюйте це посилання:
room-freeSeat = Вільне місце
room-take = Зайняти місце
room-takeSeat = Зайняти місце { $index }
room-leave = Звільнити місце
room-leaveSeat = Звільнити місце { $index }
room-startWith =
    { $taken ->
        [one] Почати з { $taken } гравцем
       *[other] Почати з { $taken } гравцями
    }
room-needMore = Потрібно щонайменше { $fewest } гравці.
room-startsFull = Матч почнеться автоматично, коли всі місця буде зайнято.
room-waitForHost = Матч може почати { $host }.
room-host = господар столу
room-you = ви
room-attendance-here = тут
room-attendance-away = відійшов
room-attendance-offline =
    { $duration ->
        [none] офлайн
       *[other] офлайн: { $duration }
    }
room-spectators =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
room-spectating = Ви дивитеся.
room-waitTitle = Перед матчем
room-rules = Правила гри

## lasting

lasting-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
lasting-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
lasting-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }

## clock

clock-of = Годинник: { $name }
clock-questionOf = Час на це рішення: { $name }
clock-lost = Немає зв’язку: останній відомий час.

clock-absent = автоматичні ходи
clock-absentAbout = Час тричі вичерпано, тож ходи пропускаються автоматично, доки гравець не повернеться.
clock-youAreAbsent = Ваш час тричі вичерпано, тож ваші ходи пропускаються автоматично.
clock-comeBack = Я повернувся

## absence

absence-title = Відсутні гравці
absence-gone = Офлайн: { $names }.
absence-left = Більше не повернеться: { $names }.
absence-back = Знову онлайн.
absence-allBack = Усі повернулися.
absence-ask = Що робимо?
absence-adjourned = Матч на паузі. Усі годинники зупинено.
absence-decided = Рішення: { $remedy }.
absence-anew = Голосувати ще раз
absence-needed =
    { $count ->
        [one] Потрібен { $count } голос.
        [few] Потрібно { $count } голоси.
        [many] Потрібно { $count } голосів.
       *[other] Потрібно { $count } голосу.
    }
absence-plays = До повернення грає бот ({ $level }).
absence-ruled = До повернення ходи пропускаються.
absence-botShort = грає бот
absence-remedies-wait-name = чекати
absence-remedies-wait-about = Годинники йдуть далі.
absence-remedies-rules-name = автопас
absence-remedies-rules-about = Пропускати рішення до повернення.
absence-remedies-bot-name = хай грає бот
absence-remedies-bot-about = До повернення.
absence-remedies-adjourn-name = пауза
absence-remedies-adjourn-about = Усі годинники стоять, доки ви не продовжите.
absence-remedies-forfeit-name = зарахувати поразку
absence-remedies-forfeit-about = Відсутні гравці посідають останнє місце. Якщо лишився один гравець, він перемагає.
absence-remedies-end-name = завершити без результату
absence-remedies-end-about = Партія закінчується для всіх, результат не зараховується.
absence-remedies-go_on-name = продовжити
absence-remedies-go_on-about = Годинники знову йдуть.
absence-sure = Голосувати: { $choice }?
absence-final = Щойно згодиться достатньо гравців, це вже не скасувати.
absence-confirm = Голосувати
absence-cancel = Скасувати
absence-bot = хай грає бот ({ $level })
absence-abandoned-vote = Гравці проголосували завершити матч без результату.
absence-abandoned-resigned = Усі здалися, тож матч завершено.
absence-abandoned-operator = Матч завершив оператор.
absence-abandoned-deserted = Матч завершився без результату, бо ніхто не повернувся.

## luck

luck-sealed = Чесне перемішування: { $start }…
luck-explanation = Сервер уже зафіксував таємне число. Роздача поєднує його з випадковим числом кожного гравця. Гравці спершу фіксують свої числа, а на початку матчу разом їх розкривають. Після матчу сервер розкриває своє число, і ваш браузер звіряє його із цим відбитком: { $commitment }
luck-shared = Ваше випадкове число враховано.
luck-alone = Жоден гравець ще не додав випадкового числа, тож роздачу вибирав би сам сервер.
luck-bots = Боти не додають чисел: ваше не дає серверу вибрати роздачу.
luck-shuffling = Перемішуємо разом… { $opened } з { $all }
luck-calledOff = Початок скасовано, бо в перемішуванні не взяли участі: { $names }. Обираємо нові числа.
luck-checked = Чесне перемішування: перевірено.
luck-checkedAlone = Таємне число збігається, але жоден гравець не додав випадкового числа: роздачу вибрав сам сервер.
luck-details = { $shares ->
        [one] { $shares } випадкове число
        [few] { $shares } випадкові числа
        [many] { $shares } випадкових чисел
       *[other] { $shares } випадкового числа
    }{ $own ->
        [true] , зокрема ваше
       *[false] {""}
    }. Таємне число, випадкові числа й побачена вами роздача збігаються.
luck-failed = Перемішування цього матчу не пройшло перевірки:
luck-faults-seal = відбиток сервера змінився від початку матчу.
luck-faults-secret = таємне число не відповідає своєму відбитку.
luck-faults-share = випадкове число гравця не те, яке він зафіксував.
luck-faults-list = список випадкових чисел змінився після того, як ви розкрили своє.
luck-faults-left_out = ваше випадкове число пропустили, хоча ви були онлайн.
luck-download = Завантажити матч
luck-verify = Для фахівців: «botyard verify» перевіряє завантажений файл.

## log

log-title = Журнал
log-earlier = Раніші записи
log-later = Пізніші записи
log-newest = Найновіші записи
log-before = Перед матчем
log-middle = Посеред ходу
log-empty = Поки що нічого. Роботи розігріваються.
log-nothingFound = Такого ще не було.
log-filter = Показати
log-all = Усі записи
log-presetAnswer = (автовідповідь)
log-roomCreated = Стіл створено.
log-seatTaken = { $name } займає місце { $seat }.
log-botSeated = { $name } займає місце (бот, рівень: { $level }).
log-seatLeft = Місце { $seat } знову вільне.
log-hostChanged = Стіл має нового господаря.
log-matchStarted =
    { $seats ->
        [one] Матч почався з { $seats } гравцем.
       *[other] Матч почався з { $seats } гравцями.
    }
log-contributed = Місце { $seat }: випадкове число для перемішування зафіксовано.
log-openingStarted =
    { $people ->
        [one] Перемішування почалося з { $people } гравцем.
       *[other] Перемішування почалося з { $people } гравцями.
    }
log-shareOpened = Місце { $seat }: випадкове число розкрито.
log-startCalledOff =
    { $names ->
        [none] Усі обирають нове випадкове число.
       *[other] Початок скасовано, немає випадкового числа: { $names }.
    }
log-secretRevealed = Сервер розкрив своє випадкове число.
log-timedOut = { $name }: час вичерпано, хід зроблено автоматично.
log-seatAbsent = { $name }: час тричі вичерпано, тепер ходи робляться автоматично.
log-seatReturned = { $name } знову грає.
log-watchLinkSet = Посилання для глядачів замінено.
log-coachLinkSet =
    { $valid ->
        [true] { $name } створює посилання для тренера.
       *[false] { $name } скасовує посилання для тренера.
    }
log-absenceChanged = Список відсутніх гравців змінився.
log-personGone = { $name } відсутній. Інші гравці вирішують, що робити.
log-personLeft = { $name } більше не повернеться. Інші гравці вирішують, що робити.
log-personSeen = { $name } знову онлайн.
log-voted = { $name } голосує: { $remedy }.
log-decided = Рішення: { $remedy }.
log-matchAbandoned =
    { $words ->
        [none] { $why }
       *[other] { $why } «{ $words }»
    }
log-timeGranted =
    { $seconds ->
        [one] { $name } отримує назад { $seconds } секунду, бо сервер не працював.
        [few] { $name } отримує назад { $seconds } секунди, бо сервер не працював.
        [many] { $name } отримує назад { $seconds } секунд, бо сервер не працював.
       *[other] { $name } отримує назад { $seconds } секунди, бо сервер не працював.
    }

## end

end-title = Матч завершено
end-look = Подивитися на поле
end-and = { LIST($names) }

## seats

seats-move = Пересісти сюди
seats-moveTo = Пересісти на місце { $seat }
seats-reservedFor = Заброньовано: { $name }
seats-reservedForYou = Заброньовано для вас
seats-decline = Відмовитися
seats-declineSeat = Відмовитися від місця { $seat }
seats-release = Звільнити місце
seats-releaseSeat = Звільнити місце { $seat }, заброньоване для: { $name }
seats-more = Дії: { $name }
seats-about = Дії: { $name }
seats-swap = Помінятися місцями
seats-sendAway = Вилучити зі столу
seats-makeHost = Зробити господарем столу
seats-ready = Готові
seats-isReady = готово
seats-notReady = не готово
seats-sayReady = Я готовий
seats-startsAsked = Усі місця зайнято, але не всі тут. Партія почнеться, коли відсутні будуть готові.
seats-wereAway = Поки вас не було, усі місця зайнялися. Партія почнеться, коли ви будете готові.
seats-startsReady = Матч почнеться автоматично, коли всі місця буде зайнято й усі будуть готові.
seats-waitingFor = Ще не готові: { $names }.
seats-asksSwap = { $name } хоче помінятися місцями: своє місце { $theirs } на ваше місце { $yours }.
seats-askedSwap = Ви запропонували помінятися місцями: { $name }.
seats-offersYou = { $name } пропонує вам своє місце.
seats-offersAnybody = { $name } пропонує своє місце будь-кому.
seats-offered = Ви запропонували своє місце. Воно ваше, доки хтось його не займе.
seats-doSwap = Помінятися
seats-takeOver = Зайняти це місце
seats-no = Відхилити
seats-withdraw = Скасувати
seats-offers = Пропозиції
seats-sentAway = Вилучені
seats-barred = Ведучий прибрав вас від столу. Дивитися можна й далі.
seats-byInvitation = За цим столом грають лише запрошені.
seats-ask = Попросити пустити
seats-askWord = Повідомлення ведучому (необов’язково)
seats-asked = Ви попросили ведучого пустити вас.
seats-letIn = Пустити назад
seats-letInName = Пустити назад: { $name }
seats-change = Налаштування столу
seats-changeTitle = Налаштування столу
seats-changeSave = Зберегти
seats-changeFewer =
    { $count ->
        [one] За столом { $count } гравець, тож потрібно щонайменше { $count } місце.
        [few] За столом { $count } гравці, тож потрібно щонайменше { $count } місця.
        [many] За столом { $count } гравців, тож потрібно щонайменше { $count } місць.
       *[other] За столом { $count } гравця, тож потрібно щонайменше { $count } місця.
    }
seats-changeNote = Усім доведеться підтвердити ще раз.
seats-handOver = Передати місце…
seats-handOverTitle = Передати своє місце
seats-handOverAbout = Далі за вас грає хтось інший. Він бачить те, що знаєте ви, а ви стаєте глядачем. Нічого не зміниться, доки він не погодиться.
seats-handOverTo = Для: { $name }
seats-handOverAnybody = Першому охочому
seats-again = Зіграти ще
seats-againAbout = З тими самими налаштуваннями.
seats-rematch = Реванш
seats-rematchJoin = Приєднатися до реваншу
seats-rematchAbout = Ті самі умови, усі пересідають на одне місце далі.
seats-rematchWanted = { $name } хоче реваншу.
seats-rematchWatch = До реваншу
seats-log-offered = Місце { $seat } запропоновано іншому гравцеві.
seats-log-swap = Місце { $seat } просить місце { $other } помінятися.
seats-log-ended-accepted = Пропозицію прийнято.
seats-log-ended-declined = Пропозицію відхилено.
seats-log-ended-withdrawn = Пропозицію скасовано.
seats-log-ended-void = Пропозиція втратила чинність.
seats-log-sentAway = Господар вилучив зі столу: { $name }.
seats-log-letIn = Господар знову пустив: { $name }.
seats-log-ready =
    { $count ->
        [0] Ще ніхто не готовий.
       *[other] { $count ->
            [one] Готовий { $count } гравець.
            [few] Готові { $count } гравці.
            [many] Готові { $count } гравців.
           *[other] Готові { $count } гравця.
        }
    }
seats-log-changed = Господар змінив налаштування столу.
