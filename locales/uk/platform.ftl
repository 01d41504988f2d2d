## first: the texts of every page, and those that the lobby begins with

first-app-name = Botyard
first-app-motto = Програмуйте своїх роботів. І стережіться чужих.
first-app-home = До лобі
first-app-loading = Змащуємо шестерні…
first-app-unreachable = Зараз не вдається зв’язатися з Botyard.
first-app-retry = Спробувати ще раз
first-app-loadFailed = Не вдалося завантажити частину сторінки. Можливо, немає зв’язку або вийшла нова версія.
first-app-stillUnreachable = Зв’язку із сервісом досі немає. Нічого не втрачено: спробуйте за мить ще раз.
first-app-reload = Оновити сторінку
first-app-close = Закрити
first-app-dismiss = Прибрати це повідомлення
first-app-skip = Перейти до основного вмісту
first-app-noSuchPage = Такої сторінки немає.

first-name-suggestions-0 = Майстер
first-name-suggestions-1 = Коваль
first-name-suggestions-2 = Зварник
first-name-suggestions-3 = Слюсар
first-name-suggestions-4 = Столяр
first-name-suggestions-5 = Скляр
first-name-suggestions-6 = Токар
first-name-suggestions-7 = Тесля
first-name-suggestions-8 = Муляр
first-name-suggestions-9 = Бондар
first-name-you = Ви — { $name }
first-name-youWith = Ви — { $name }, у скриньці { $count }

first-connection-connecting = З’єднуємося…
first-connection-lost = Зв’язок утрачено. Відновлюємо… Нічого зі зробленого не пропаде.
first-connection-rewound = Сервер повернувся до попереднього стану. Ваші останні ходи могли не зберегтися.
first-connection-replaced = Ви відкрили Botyard в іншому місці, тому цю сторінку призупинено.
first-connection-banned =
    { $reason ->
        [none] Вас забанено.
       *[other] { $reason }
    }
first-connection-refused = Сервер закрив це з’єднання (код { $code }).
first-connection-stopped = З’єднання розірвано.
first-connection-again = З’єднатися знову
first-connection-sending = Надсилаємо…
first-connection-delayed = { $reason } Надішлемо ще раз автоматично.

first-invitations-onlyInvited = Лише за запрошенням

first-options-title = Параметри
first-options-standard = Стандартна гра

first-quick-title = Швидкий матч

first-notify-turn = Ваш хід

first-lobby-open = Відкриті столи
first-lobby-playing = Поточні матчі
first-lobby-none = Відкритих столів ще немає. Створіть свій і запросіть друзів.
first-lobby-nonePlaying = Зараз ніхто не грає.
first-lobby-noneFound = Нічого не відповідає пошуку й фільтрам.
first-lobby-loading = Шукаємо столи…
first-lobby-create = Новий стіл
first-lobby-players = Гравці
first-lobby-more = Показати ще ({ $count })
first-lobby-tooMany =
    { $count ->
        [one] Ще { $count } стіл. Знайдіть його пошуком або фільтрами.
        [few] Ще { $count } столи. Знайдіть їх пошуком або фільтрами.
       *[many] Ще { $count } столів. Знайдіть їх пошуком або фільтрами.
        [other] Ще { $count } стола. Знайдіть їх пошуком або фільтрами.
    }
first-lobby-newTables =
    { $count ->
        [one] Показати { $count } новий стіл
        [few] Показати { $count } нові столи
       *[many] Показати { $count } нових столів
        [other] Показати { $count } нового стола
    }
first-lobby-update = Оновити список
first-lobby-gone = Уже немає в списку
first-lobby-host-here = Господар тут
first-lobby-host-away = Господар на іншій сторінці
first-lobby-host-offline = Господар не в мережі
first-lobby-seats =
    { $all ->
        [one] зайнято { $taken } з { $all } місця
       *[other] зайнято { $taken } з { $all } місць
    }
first-lobby-join = Приєднатися
first-lobby-joinRoom = Приєднатися: { $name }
first-lobby-enter = Зайти
first-lobby-enterRoom = Зайти: { $name }
first-lobby-play = Грати
# $name (string)
first-lobby-playRoom = Грати: { $name }
first-lobby-watch = Дивитися
first-lobby-watchRoom = Дивитися: { $name }
first-lobby-free = вільне місце
first-lobby-unnamed = Стіл гравця { $host }
# $game (string), $names (list)
first-lobby-titled = { $game }: { LIST($names) }
first-lobby-unnamedEmpty = Порожній стіл
first-lobby-people_here =
    { $count ->
        [one] { $count } гравець у мережі
        [few] { $count } гравці у мережі
        [many] { $count } гравців у мережі
       *[other] { $count } гравця у мережі
    }
first-lobby-matches =
    { $count ->
        [one] триває { $count } матч
        [few] тривають { $count } матчі
        [many] триває { $count } матчів
       *[other] триває { $count } матчу
    }
first-lobby-spoken = Мова: { $language }

first-lobby-readyCheck = Перевірка готовності
first-lobby-rated = Рейтинговий матч

first-bots-title = Гра проти ботів
first-bots-play = Грати з ботами зараз
first-bots-opponents = Суперники
first-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
first-bots-level = Рівень
first-bots-levels-random-name = легкий
first-bots-levels-random-choice = Легкий
first-bots-levels-random-about = Робить випадкові дозволені ходи.
first-bots-levels-greedy-name = середній
first-bots-levels-greedy-choice = Середній
first-bots-levels-greedy-about = Бачить на один хід уперед.
first-bots-levels-planner-name = складний
first-bots-levels-planner-choice = Складний
first-bots-levels-planner-about = Планує на кілька ходів уперед.
first-bots-label = Бот ({ $level })
first-bots-named = { $name } (бот)
first-bots-thinking = { $name } думає.

first-watching-delays-none = немає
first-watching-delays-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
first-watching-delays-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
first-watching-delays-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
first-watching-chips-none = без глядачів
first-watching-chips-link = глядачі за посиланням
first-watching-chips-late = затримка для глядачів: { $delay }

first-durations-days = { $days } д { $hours } год
first-durations-hours = { $hours } год { $minutes } хв

first-time-live = { $bank } + { $increment } за хід
first-time-slow = { $turn } на хід
first-time-seconds = { $count } с
first-time-minutes = { $count } хв
first-time-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
first-time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }

first-settings-title = Налаштування
first-settings-language = Мова

first-account-menu-matches = Матчі
first-account-menu-profile = Профіль
first-account-menu-account = Обліковий запис
first-account-menu-desk = Модерація
first-account-menu-inbox =
    { $count ->
        [0] Скринька
       *[other] Скринька ({ $count })
    }
first-account-menu-rename = Змінити ім’я
first-account-menu-register = Зареєструватися
first-account-menu-logIn = Увійти
first-account-menu-logOut = Вийти
first-account-ended = Ваш сеанс завершено з іншого пристрою. Увійдіть знову або продовжіть як новий гість.
first-account-loggedOut = Ви вийшли.
first-account-guestLeft = Ви вийшли. Гостя, за якого ви грали, і його місць більше немає.
first-account-deleted = Ваш обліковий запис видалено. Ваші матчі залишаються під іншим іменем.

first-chat-titles-lobby = Чат лобі
first-chat-titles-room = Чат столу
first-chat-titles-spectators = Глядачі
first-chat-tabs = Журнал і чат
first-chat-news =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }

first-learning-learn = Навчитися грати

first-myMatches-waiting =
    { $count ->
        [one] На вас чекає { $count } матч
        [few] На вас чекають { $count } матчі
        [many] На вас чекає { $count } матчів
       *[other] На вас чекає { $count } матчу
    }

## games: the cards of games

# $range (string), $most (number)
games-players =
    { $most ->
        [one] { $range } гравець
        [few] { $range } гравці
        [many] { $range } гравців
       *[other] { $range } гравця
    }
games-first = Перший матч: { $name }
games-bots = Грати з ботами
# $game (string)
games-botsAt = Грати з ботами: { $game }
games-learn = Навчитися за 3 хвилини
games-learnSmall = Навчитися
# $game (string)
games-learnAt = Навчитися за 3 хвилини: { $game }
# $game (string)
games-quickAt = Швидкий матч: { $game }
# $game (string)
games-tableAt = Новий стіл: { $game }
games-rules = Правила
# $game (string)
games-rulesAt = Правила: { $game }

## front: the first page, and the pages of rooms for visitors without a name

front-about = Настільні ігри, у яких програмують роботів: з друзями, з незнайомцями або проти ботів. У браузері, безкоштовно, без облікового запису.
front-play = Грати зараз
front-games = Ігри
front-minutes = { $count } хв
front-show-live = Наживо
front-show-recorded = Записаний матч
front-show-pause = Пауза
front-show-go = Відтворити
# $title (string)
front-show-watching = Матч, який триває: { $title }
# $game (string)
front-show-playing = Записаний матч ботів: { $game }
front-room-what = Що це? (40 с)
front-room-playing = Тут триває матч
front-room-over = Цей матч завершено
front-room-replay = Повтор
front-room-coach = За цим посиланням ви бачите матч так, як його бачить один із гравців. Усі за столом дізнаються, що ви тут, тому потрібне ім’я.
front-room-private = Тут можуть сісти лише запрошені. Щоб попросити господаря пустити вас, назвіться.
front-room-away = Зараз цей матч показати не можна.

## tables: new tables, joining one, own matches

tables-myMatches-title = Ваші матчі
tables-myMatches-left = залишилося { $time }
tables-myMatches-by = до { $moment }
tables-myMatches-theirTurn =
    { $names ->
        [none] триває
       *[other] хід: { LIST($names) }
    }
tables-myMatches-waits =
    { $free ->
        [one] бракує { $free } гравця
       *[other] бракує { $free } гравців
    }
tables-myMatches-over = завершено
tables-myMatches-won = перемога
tables-myMatches-shared = поділене перше місце
tables-myMatches-lost = поразка
tables-myMatches-place = місце { $place }
tables-myMatches-against = разом із: { LIST($names) }
tables-myMatches-playRoom = Грати «{ $name }»: ваш хід
tables-myMatches-replay = Повтор
# $name (string)
tables-myMatches-replayRoom = Повтор: { $name }
tables-myMatches-turn = Ваш хід
tables-myMatches-past = Завершені матчі
# $time (string)
tables-myMatches-lasted = тривалість { $time }
tables-myMatches-again = Зіграти ще раз
tables-myMatches-againRoom = Зіграти ще раз: { $name }
tables-myMatches-more =
    { $count ->
        [one] ще { $count } давніший матч
        [few] ще { $count } давніші матчі
        [many] ще { $count } давніших матчів
       *[other] ще { $count } давнішого матчу
    }
tables-myMatches-all = Усі матчі
tables-myMatches-fewer = Показати лише останні

tables-notify-on = Сповіщати про мій хід
tables-notify-off = Вимкнути сповіщення
tables-notify-denied = Сповіщення заблоковано в налаштуваннях браузера.

tables-lobby-createButton = Створити стіл
tables-lobby-roomName = Назва столу (необов’язково)
tables-lobby-kind = Вид матчу
tables-lobby-startsAtOnce = Матч почнеться, щойно ви сядете.
tables-lobby-startsLater = Це останнє вільне місце, а господар не в мережі. Матч почнеться, коли всі будуть на місці.
tables-lobby-sitDown = Сісти
tables-lobby-cancel = Скасувати

tables-quick-searching = Шукаємо суперників…
tables-quick-others =
    { $count ->
        [0] Більше ніхто зараз не шукає.
        [one] Шукає ще { $count } гравець.
        [few] Шукають ще { $count } гравці.
        [many] Шукають ще { $count } гравців.
       *[other] Шукають ще { $count } гравця.
    }
tables-quick-strength = Шукаємо суперників приблизно вашої сили. Що довше ви чекаєте, то ширше шукаємо.
tables-quick-bots = Поки ніхто не прийшов. Можна зіграти з ботами.
tables-quick-playBots = Грати з ботами
tables-quick-full = Ваш стіл заповнений
tables-quick-table = До столу

tables-invitations-onlyInvitedAbout = Приєднатися можуть лише ті, кого ви запросите.
tables-quick-about = Підберемо суперників для стандартної гри. Матч почнеться, щойно зберуться всі.
tables-quick-find = Знайти суперників
tables-quick-looking = Шукаємо суперників…
tables-filters-search = Пошук столів і гравців
tables-filters-title =
    { $count ->
        [0] Фільтри
       *[other] Фільтри ({ $count })
    }
tables-filters-any = Будь-які
tables-filters-game = Гра
tables-filters-tempos-any = Будь-який
tables-filters-tempos-none = Без годинника
tables-filters-tempos-live = Наживо
tables-filters-tempos-slow = Повільно: дні на хід
tables-filters-free = З вільним місцем
tables-filters-freeAbout = Приховує заповнені столи.
tables-filters-people = Без ботів
tables-filters-peopleAbout = Показує лише столи без ботів.
tables-filters-found =
    { $count ->
        [0] Нічого не відповідає пошуку й фільтрам.
        [one] Пошуку й фільтрам відповідає { $count } стіл.
        [few] Пошуку й фільтрам відповідають { $count } столи.
       *[many] Пошуку й фільтрам відповідають { $count } столів.
        [other] Пошуку й фільтрам відповідають { $count } стола.
    }
tables-filters-showAll = Показати всі
tables-lobby-people = Гравці
tables-lobby-ratedAbout = Матч вплине на ваш рейтинг. Грати можуть лише гравці з обліковим записом, а дивитися — усі.
tables-lobby-language = Мова
tables-lobby-anyLanguage = Будь-яка мова
tables-bots-seated = Боти
tables-bots-none = Без ботів
tables-bots-fill =
    { $count ->
        [one] { $count } бот, початок одразу
        [few] { $count } боти, початок одразу
        [many] { $count } ботів, початок одразу
       *[other] { $count } бота, початок одразу
    }
tables-watching-title = Глядачі
tables-watching-who = Хто може дивитися
tables-watching-whoMay-open = будь-хто
tables-watching-whoMay-link = будь-хто з посиланням
tables-watching-whoMay-none = ніхто
tables-watching-delay = Затримка для глядачів
tables-time-title = Час
tables-time-none = Без годинника
tables-time-atZero = Якщо час гравця вийшов, хід робиться автоматично, а матч триває.
tables-time-noneAbout = Без обмеження часу.
tables-time-liveAbout =
    { $offTurn ->
        [none] На початку в кожного гравця { $bank }, накопичити можна до { $cap }.
       *[other] На початку в кожного гравця { $bank }, накопичити можна до { $cap }; на рішення в чужі ходи — { $offTurn }.
    }
tables-time-slowAbout =
    { $offTurn ->
        [none] Не обов’язково бути в мережі: на кожен хід — { $turn }.
       *[other] Не обов’язково бути в мережі: на кожен хід — { $turn }, на рішення в чужий хід — { $offTurn }.
    }

## friends: the friends in the lobby

friends-title = Друзі
friends-state-here = у мережі
friends-state-away = зараз не тут
friends-state-offline = не в мережі
friends-plays = грає «{ $title }»
friends-waits = за столом «{ $title }»
friends-playName = Грати разом: { $name }
friends-watchName = Дивитися, як грає { $name }
friends-joinName = Приєднатися: { $name }
friends-invite = Запросити
friends-inviteName = Запросити за стіл «{ $title }»: { $name }
friends-challenge = Викликати
friends-challengeName = Викликати на матч: { $name }
friends-note = Записка
friends-noteName = Записка: { $name }
friends-send = Надіслати
friends-invited = Запрошено
friends-sent = Записку надіслано
friends-more = Ще { $count }
friends-fewer = Показати менше

## invite: the dialog that invites to a table

invite-title = Запросити гравців
invite-seat = Для
invite-anySeat = будь-якого вільного місця
invite-onlySeat = місця { $number }
invite-single = одноразове
invite-makeLink = Створити посилання
invite-makeCode = Створити короткий код
invite-byName = Запросити гравця
invite-word = Повідомлення (необов’язково)
invite-invite = Запросити
invite-inviteName = Запросити: { $name }
invite-line-link = Посилання
invite-line-code = Короткий код
invite-line-person =
    { $name ->
        [none] Зареєстрований гравець
       *[other] { $name }
    }
invite-states-open = ще не використано
invite-states-used = використано
invite-states-expired = термін минув
invite-states-revoked = скасовано
invite-states-declined = відхилено
invite-waiting = відповіді ще немає
invite-usedBy =
    { $count ->
        [one] використано { $count } раз
        [few] використано { $count } рази
        [many] використано { $count } разів
       *[other] використано { $count } раза
    }
invite-declined =
    { $word ->
        [none] відхилено
       *[other] відхилено: «{ $word }»
    }
invite-withdraw = Скасувати
invite-loading = Завантажуємо ваші запрошення…
invite-link = Посилання на стіл
invite-copyLink = Скопіювати посилання на стіл
invite-openAbout = Кожен, хто має це посилання, може грати, поки є вільні місця.
invite-privateAbout = Грати можуть лише запрошені. Це посилання і є запрошенням.
invite-share = Поділитися…
invite-shareText = Зіграйте зі мною на Botyard!
invite-copy = Скопіювати
invite-copied = Скопійовано
invite-copyValue = Скопіювати { $value }
invite-qr = QR-код
invite-qrLabel = QR-код посилання на стіл
invite-codeAbout = Щоб продиктувати або ввести в лобі. Діє одну годину.
invite-open = Відкриті запрошення
invite-over =
    { $count ->
        [one] { $count } попереднє запрошення
        [few] { $count } попередні запрошення
        [many] { $count } попередніх запрошень
       *[other] { $count } попереднього запрошення
    }
invite-limited = На одне місце або для одного гравця
invite-created = Створено { $time }.
invite-until = Діє до { $time }.
invite-withdrawThis = Скасувати { $value }
invite-copyByHand = Виділіть і скопіюйте

## inbox: the inbox

inbox-invited =
    { $seat ->
        [none] { $name } запрошує вас за стіл «{ $title }».
       *[other] { $name } запрошує вас за стіл «{ $title }», місце { $seat }.
    }
inbox-accept = Прийняти
inbox-decline = Відхилити
inbox-word = Повідомлення (необов’язково)
inbox-said = «{ $title }»
inbox-later = Не зараз
inbox-answered-accepted = { $name } займає місце за столом «{ $title }».
inbox-answered-declined =
    { $word ->
        [none] { $name } відхиляє ваше запрошення за стіл «{ $title }».
       *[other] { $name } відхиляє ваше запрошення за стіл «{ $title }»: «{ $word }»
    }
inbox-friend = { $name } хоче додати вас у друзі.
inbox-friendAccepted = { $name } приймає ваш запит на дружбу.
inbox-seatOffered = { $name } пропонує вам місце за столом «{ $title }».
inbox-rematchOffered = { $name } хоче реваншу.
inbox-swap = { $name } пропонує помінятися місцями за столом «{ $title }».
inbox-letIn =
    { $word ->
        [none] { $name } просить пустити за стіл «{ $title }».
       *[other] { $name } просить пустити за стіл «{ $title }»: «{ $word }»
    }
inbox-doLetIn = Пустити
inbox-letBackIn = { $name } знову пускає вас за стіл «{ $title }».
inbox-note = { $name }: «{ $text }»
# $title (string)
inbox-hookOff = Ваш вебхук на { $title } вимкнено: протягом доби туди нічого не доходило. Перевірте його у своєму обліковому записі або вилучіть.
inbox-takeSeat = Перейняти місце
inbox-doSwap = Помінятися
inbox-play = Зіграти ще
inbox-more = Ще { $count } у скриньці
inbox-title = Скринька
inbox-empty = На вас нічого не чекає.
inbox-remove = Вилучити
inbox-reply = Відповісти
inbox-send = Надіслати
inbox-replyTo = Записка: { $name }

inbox-moderation-renamed =
    { $reason ->
        [none] Модератор змінив ваше ім’я.
       *[other] Модератор змінив ваше ім’я: { $reason }
    }
inbox-moderation-muted =
    { $reason ->
        [none] Модератор заборонив вам писати в чаті до { $until }.
       *[other] Модератор заборонив вам писати в чаті до { $until }: { $reason }
    }
inbox-moderation-unmuted =
    { $reason ->
        [none] Вам знову дозволено писати в чаті.
       *[other] Вам знову дозволено писати в чаті: { $reason }
    }
inbox-moderation-warned =
    { $reason ->
        [none] Модератор вас попереджає.
       *[other] Модератор вас попереджає: { $reason }
    }
inbox-moderation-resetLink = Модератор створив посилання, за яким можна встановити новий пароль вашого облікового запису. Воно запрацює завтра. Якщо ви про це не просили, змініть пароль зараз: тоді посилання не діятиме.
inbox-moderation-other =
    { $reason ->
        [none] Модератор ужив заходів.
       *[other] Модератор: { $reason }
    }

inbox-news-started = Ваш матч «{ $title }» почався.
inbox-news-joined = За столом «{ $title }» тепер: { LIST($names) }.
inbox-news-shared = Матч «{ $title }» завершено: ви поділили перше місце.
inbox-news-ended =
    { $place ->
        [0] Матч «{ $title }» завершено.
        [1] Матч «{ $title }» завершено: ви перемогли!
       *[other] Матч «{ $title }» завершено: ваше місце — { $place }.
    }
inbox-news-short-started = Матч почався
inbox-news-short-joined = За столом: { LIST($names) }
inbox-news-short-ended = Матч завершено
inbox-news-toMatch = До матчу
inbox-news-toTable = До столу
inbox-news-toResult = Переглянути результат

## inbox: seats at other tables, seen in a live match

inbox-alsoSeated = Ви також сидите за столом «{ $title }».
inbox-alsoPlaying = Ваш матч «{ $title }» теж триває.
inbox-leaveSeat = Звільнити місце

## practice: lessons, rules pages, puzzles and sandboxes

practice-you = Ви
practice-next = Далі
practice-back = Назад
practice-again = Ще раз
practice-leave = Вийти
practice-step = Крок { $number } з { $count }
practice-learnTitle = Навчання: { $game }
practice-noLessons = Для цієї гри ще немає уроків.
practice-play = Грати зараз
practice-problem = Зараз це не вдається завантажити.

practice-sandboxTitle = Спробувати
practice-sandboxAbout = Тут нічого не зараховується: сам матч не змінюється.
practice-imagined = Матч ще триває, тож те, чого ви не бачите, роздано наново.
practice-undo = Скасувати хід
practice-restart = Почати спочатку
practice-backToMatch = Назад до матчу
practice-iPlay = Я граю за
practice-everySeat = усіх
practice-others = Інші
practice-pass = нічого не роблять
practice-rules = Правила
practice-puzzles = Задачі
practice-rulesTitle = Правила: { $game }
practice-contents = На цій сторінці
practice-watch = Відтворити
practice-watchAgain = Відтворити ще раз
practice-puzzlesTitle = Задачі: { $game }
practice-puzzle = Задача { $number }
practice-solved = Розв’язано!
practice-solvedMark = розв’язано
practice-missed = Цього разу ні. Скасуйте хід і спробуйте інакше.
practice-progress = Розв’язано { $done } з { $count }
practice-turnsLeft =
    { $turns ->
        [one] Досягніть мети за { $turns } хід.
        [few] Досягніть мети за { $turns } ходи.
        [many] Досягніть мети за { $turns } ходів.
       *[other] Досягніть мети за { $turns } ходу.
    }
practice-nextPuzzle = Наступна задача
practice-gotIt = Зрозуміло
practice-how = Як?
practice-hint = Що зробив би планувальник?
practice-move = Хід { $number }
practice-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

## daily: the puzzle of the day

daily-title = Задача дня
daily-grades-0 = Легка
daily-grades-1 = Середня
daily-grades-2 = Складна
daily-solve = Розв’язати
daily-look = Глянути ще раз
daily-solvedMark = розв’язано
daily-todayOf = { $game }
daily-yesterdayOf = Учора: { $game }
daily-share = Розв’язали { $share } з { $tried }
daily-untried = Її ще ніхто не пробував
daily-days =
    { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
daily-none = Сьогодні задачі немає.
daily-next = Наступна задача о { $time }.
daily-shareIt = Поділитися
daily-copied = Скопійовано
daily-shared = Задача Botyard { $day }, { $game }: розв’язано, спроб: { $tries }

## history: lists of finished matches, and profiles

history-title = Матчі
history-filters = Фільтри
history-fields-whose = Чиї матчі
history-fields-game = Гра
history-fields-result = Результат
history-fields-rated = Рейтинг
history-whose-mine = Мої матчі
history-whose-all = Усі публічні матчі
history-whose-person = Матчі гравця
history-any = Будь-які
history-person = Ім’я гравця
history-opponent = Суперник
history-since = Від
history-until = До
history-words = Слова в назвах
history-results-won = перемога
history-results-shared = поділене перше місце
history-results-lost = поразка
history-results-none = без результату
history-ratedOnly = Лише рейтингові
history-unratedOnly = Лише нерейтингові
history-search = Шукати
history-found = Знайдені матчі
# $count (number)
history-shown =
    { $count ->
        [one] Показано { $count } матч
        [few] Показано { $count } матчі
       *[other] Показано { $count } матчів
    }
history-none = Матчів не знайдено. Матч з’являється тут через секунду після завершення.
history-more = Показати ще
# $count (number)
history-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[other] { $count } ходів
    }
# $place (number), $name (string)
history-placed = { $place }. { $name }
# $points (number)
history-points = ({ $points })
history-abandoned = завершено достроково
history-isRated = рейтинговий
history-notPublic = непублічний
# $day (string)
history-profile-since = Тут від { $day }
history-profile-own = Тут ви бачите всі свої матчі, а інші — лише публічні.
history-profile-choose = Обрати, хто його бачить
history-profile-none = Поки що немає завершених матчів.
history-profile-last = Останні матчі
history-profile-all = Усі матчі
history-profile-matches = матчі
history-profile-finished = зіграно до кінця
history-profile-timeouts = вийшов час
history-profile-statistics = Статистика
history-profile-statistic = Показник
history-profile-total = Усього
history-profile-average = За матч
history-profile-range = Мін. – макс.
# $lowest (string), $highest (string)
history-profile-between = { $lowest } – { $highest }
history-profile-opponents = Найчастіші суперники
# $matches (number), $better (number), $worse (number): in so many matches the person had the better place, or the worse one
history-profile-balance =
    { $matches ->
        [one] { $matches } матч: попереду { $better }, позаду { $worse }
        [few] { $matches } матчі: попереду { $better }, позаду { $worse }
       *[other] { $matches } матчів: попереду { $better }, позаду { $worse }
    }
history-profile-playing = Грає зараз
history-readers-title = Профіль
history-readers-who = Хто може бачити ваш профіль
history-readers-all = Усі
history-readers-friends = Друзі
history-readers-me = Лише я
history-readers-about-all = Результати ваших публічних матчів і найчастіші суперники.
history-readers-about-friends = Те саме, лише для ваших друзів.
history-readers-about-me = Публічні матчі однаково можна знайти пошуком.
history-readers-look = Ваш профіль

## ratings: leaderboards, and ratings in profiles

ratings-title = Таблиця лідерів
# $game (string)
ratings-of = Таблиця лідерів: { $game }
ratings-views = Що показати
ratings-tempos-live = Наживо
ratings-tempos-slow = Повільно
ratings-scopes-all = Усі
ratings-scopes-month = Цей місяць
ratings-scopes-friends = Друзі
ratings-place = Місце
ratings-player = Гравець
ratings-rating = Рейтинг
ratings-matches = Матчі
ratings-provisional = попередній
ratings-none = Тут іще ніхто не має рейтингу.
# $points (number), $matches (number)
ratings-own =
    { $matches ->
        [one] Ваш рейтинг: { $points }, після { $matches } матчу.
        [few] Ваш рейтинг: { $points }, після { $matches } матчів.
        [many] Ваш рейтинг: { $points }, після { $matches } матчів.
       *[other] Ваш рейтинг: { $points }, після { $matches } матчів.
    }
ratings-more = Показати ще
ratings-about = Усі починають із 1000. Рейтинговий матч підвищує або знижує рейтинг, і тим більше, чим менш очікуваний результат. Поки зіграно менше ніж 10 матчів, рейтинг попередній.
ratings-rated-live = Рейтинг (наживо):
ratings-rated-slow = Рейтинг (повільні матчі):
# $first (number), $last (number), $count (number)
ratings-curve = Рейтинг від { $first } до { $last }, останніх матчів: { $count }

## account: the account page and its forms

## account: account

account-copyRefused = Браузер не дозволяє цій сторінці копіювати. Виділіть текст вище й скопіюйте його.
account-account-title = Обліковий запис
account-account-registered = У вас є обліковий запис. На будь-якому пристрої можна ввійти з вашим іменем і паролем.
account-account-register-title = Реєстрація
account-account-register-about = Ваші місця й матчі будуть з вами на будь-якому пристрої. Потрібні лише ім’я та пароль. Токени, які ви створили як гість, перестануть діяти.
account-account-register-name = Ім’я
account-account-register-password = Пароль (щонайменше 8 символів)
account-account-logIn-name = Ім’я
account-account-logIn-password = Пароль
account-account-logIn-leaves = Ви граєте як гість { $name }. Якщо увійдете, втратите місця цього гостя; щоб зберегти їх, краще зареєструйтеся.
account-account-confirm-title = Підтвердьте пароль
account-account-confirm-about = Введіть пароль ще раз, щоб створити токен або завантажити свої дані.
account-account-confirm-password = Ваш пароль
account-account-confirm-submit = Підтвердити
account-account-rename-title = Ім’я
account-account-rename-about = За столами, де ви вже сидите, залишиться старе ім’я.
account-account-rename-done = Збережено.
account-account-password-title = Пароль
account-account-password-old = Поточний пароль
account-account-password-fresh = Новий пароль (щонайменше 8 символів)
account-account-password-submit = Змінити пароль
account-account-password-about = Це завершить усі інші ваші сеанси й токени, а коди відновлення більше не діятимуть.
account-account-password-done = Пароль змінено. Усі інші ваші сеанси завершено, а коди відновлення більше не діють.
account-account-logOut-guestQuestion = У вас немає облікового запису, тож втратите цього гостя й усі його місця. Вийти?
account-account-logOut-yes = Так, вийти
account-account-logOut-no = Залишитися
account-account-sessions-title = Сеанси
account-account-sessions-about = Сеанси на пристроях, де ви ввійшли. Завершіть ті, яких не впізнаєте.
account-account-sessions-loading = Завантажуємо сеанси…
account-account-sessions-here = цей браузер
account-account-sessions-unknown = Невідомий браузер
account-account-sessions-guestToken = Програма
account-account-sessions-token = Токен: { $label }
account-account-sessions-began = початок: { RELATIVE_DAY($days) }
account-account-sessions-seen = остання активність: { RELATIVE_DAY($days) }
account-account-sessions-until = закінчиться: { RELATIVE_DAY($days) }
account-account-sessions-end = Завершити
account-account-sessions-endOne = Завершити сеанс: { $what }
account-account-sessions-everywhere = Вийти всюди, крім цього браузера
account-account-sessions-everywhereToo = Вийти всюди, зокрема тут
account-account-sessions-others =
    { $count ->
        [one] Ще { $count } сеанс.
        [few] Ще { $count } сеанси.
        [many] Ще { $count } сеансів.
       *[other] Ще { $count } сеансу.
    }
account-account-tokens-title = Токени для ботів і програм
account-account-tokens-about = Для програм, що користуються API. Показуємо лише один раз. Хто має токен, може діяти від вашого імені, доки ви не завершите його сеанс.
account-account-tokens-label = Для чого він
account-account-tokens-submit = Створити токен
account-account-tokens-made = Токен для «{ $label }». Скопіюйте його зараз: більше він не з’явиться.
account-account-tokens-copy = Скопіювати
account-account-tokens-copied = Скопійовано
account-account-data-title = Ваші дані
account-account-data-about = Завантажте файлом усе, що ми про вас зберігаємо.
account-account-data-download = Завантажити мої дані
account-account-data-remove = Видалити обліковий запис…
account-account-data-removeTitle = Видалення облікового запису
account-account-data-removeAbout = Ваше ім’я, обліковий запис, сеанси та списки буде видалено назавжди. Матчі з вами залишаться в інших гравців, а замість вашого імені там буде «Former player» і номер. Спершу здайтеся в поточних матчах.
account-account-data-yes = Видалити обліковий запис назавжди

## recovery: recovery codes, reset links and bans

recovery-logIn-lost = Забули пароль?
recovery-logIn-back = Увійти з паролем
recovery-recover-about = Введіть своє ім’я, один зі своїх кодів відновлення та новий пароль. Усі сеанси й токени вашого облікового запису завершаться.
recovery-recover-name = Ім’я
recovery-recover-code = Код відновлення
recovery-recover-password = Новий пароль (щонайменше 8 символів)
recovery-recover-submit = Установити новий пароль
recovery-recover-noCode = Кодів не лишилося? Попросіть в адміністраторів сайту посилання для скидання пароля: дивіться сторінку контактів. Без коду, посилання чи підтвердженої електронної адреси ніхто не зможе знову відкрити ваш обліковий запис.
recovery-mail-about = Або отримайте посилання листом на адресу вашого облікового запису.
recovery-mail-submit = Надіслати посилання
recovery-mail-done = Якщо цей обліковий запис має підтверджену адресу, посилання вже надіслано.
recovery-reset-title = Установити новий пароль
recovery-reset-loading = Перевіряємо ваше посилання…
recovery-reset-about = Оберіть новий пароль для облікового запису { $name }. Усі його сеанси, токени й коди відновлення втратять чинність, а ви увійдете тут.
recovery-reset-home = На початкову сторінку
recovery-codes-title = Коди відновлення
recovery-codes-about = Якщо ви втратите пароль, установити новий можна за допомогою коду відновлення, навіть без електронної пошти. Кожен код діє один раз.
recovery-codes-none = У вас немає кодів відновлення.
recovery-codes-left =
    { $left ->
        [one] У вас { $left } невикористаний код. Створено: { $date }.
        [few] У вас { $left } невикористані коди. Створено: { $date }.
       *[many] У вас { $left } невикористаних кодів. Створено: { $date }.
    }
recovery-codes-make = Створити коди відновлення
recovery-codes-makeNew = Замінити коди відновлення
recovery-codes-made-title = Збережіть свої коди відновлення
recovery-codes-made-about = Ми показуємо їх лише раз. Надрукуйте їх або зберігайте там, де тримаєте паролі. Раніше створені коди більше не діють.
recovery-codes-made-account = Коди відновлення Botyard: { $name }
recovery-codes-print = Надрукувати
recovery-codes-copy = Скопіювати
recovery-codes-copied = Скопійовано
recovery-codes-save = Зберегти у файл
recovery-codes-done = Коди збережено
recovery-banned-title = Вас забанено на цьому сайті
recovery-banned-until = Грати знову можна буде з { $date } за вашим часовим поясом.
recovery-banned-why = Причина: { $why }
recovery-banned-over = Бан закінчився або його знято.
recovery-banned-about = Ваші місця залишаються за вами, а годинники йдуть далі. Якщо вважаєте, що це помилка, напишіть адміністраторам: дивіться сторінку контактів.
recovery-banned-contact = Контакти
recovery-banned-account = Ваш обліковий запис і ваші дані

## pages: the footer and the pages of the site

pages-links-label = Про цей сайт
pages-links-about = Про нас
pages-links-help = Довідка
pages-links-contact = Контакти
pages-links-imprint = Відомості про власника
pages-links-privacy = Приватність
pages-links-terms = Умови
pages-links-status = Стан сервісу

pages-missing-title = Сторінку не знайдено
pages-missing-about = Можливо, в адресі помилка або цієї сторінки вже немає.
pages-missing-lobby = До лобі

pages-loading = Завантажуємо…

pages-status-title = Стан сервісу
pages-status-works = Усе працює.
pages-status-away = Botyard зараз недоступний. Ця сторінка й далі намагається з’єднатися.
pages-status-checked = Перевірено о { $time }.
pages-status-announced = Оголошено
pages-status-outages = Перебої за останні 60 днів
pages-status-none = Не було.
pages-status-about = Поки Botyard недоступний, усі годинники матчів стоять. Гравцям цей час повертають.
pages-status-began = Початок
pages-status-lasted = Тривалість
pages-status-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
pages-status-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
pages-status-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
        [many] { $hours } годин
       *[other] { $hours } години
    }

## announcement: announcements by operators

announcement-restart = Botyard перезапуститься о { $time }.
announcement-about = Потім матчі продовжаться. Їхні годинники на цей час зупиняються.
announcement-inMinutes =
    { $minutes ->
        [one] Через { $minutes } хвилину.
        [few] Через { $minutes } хвилини.
        [many] Через { $minutes } хвилин.
       *[other] Через { $minutes } хвилини.
    }
announcement-inSeconds =
    { $seconds ->
        [one] Через { $seconds } секунду.
        [few] Через { $seconds } секунди.
        [many] Через { $seconds } секунд.
       *[other] Через { $seconds } секунди.
    }
announcement-now = Триває перезапуск.
announcement-label = Оголошення
announcement-dismiss = Закрити оголошення

## offline: times without a connection, newer versions of the page

offline-newVersion = Готова нова версія Botyard.
offline-load = Завантажити зараз
offline-later = Пізніше

offline-title = Без зв’язку
offline-rules = Правила: { $game }
offline-matches = Ваші завершені матчі на цьому пристрої
offline-none = Поки що немає: матчі зберігаються тут, коли ви заходите в лобі.
offline-watch = Дивитися знову
offline-loading = Завантажуємо…
offline-gone = Гру цього матчу не збережено в цьому браузері. Перегляньте його, коли з’явиться з’єднання.

offline-blocked = Сервіс відповідає, але постійні з’єднання з ним заблоковано. Причиною може бути проксі, брандмауер або мережа компанії чи школи.

## sounds: the setting for sounds

sounds-title = Звуки

sounds-volumes-off = Без звуку
sounds-volumes-quiet = Тихо
sounds-volumes-normal = Помірно
sounds-volumes-loud = Гучно

## outside: games of installed packages

outside-failed = На сторінці гри { $game } сталася помилка. Матч триває: оновіть сторінку або поверніться до лобі.

outside-yes = так
outside-no = ні

outside-resign = Ви остаточно залишаєте матч. Що буде далі, визначають правила гри.

## desk: parts of the desk

desk-parts-label = Розділи модерації
desk-parts-reports = Скарги
desk-parts-people = Люди
desk-parts-sanctions = Заборони й бани
desk-parts-announcement = Оголошення
desk-parts-names = Зарезервовані імена
desk-parts-log = Журнал
desk-waiting =
    { $count ->
        [0] Скарг на розгляді немає.
        [one] { $count } скарга чекає на розгляд.
        [few] { $count } скарги чекають на розгляд.
        [many] { $count } скарг чекають на розгляд.
       *[other] { $count } скарги чекають на розгляд.
    }

## desk: entering the desk

desk-unlock-title = Введіть пароль
desk-unlock-about = Модерація відкрита 30 хвилин і лише в цьому браузері. Усе, що ви тут робите й переглядаєте, потрапляє до журналу.
desk-unlock-password = Пароль
desk-unlock-submit = Відкрити
desk-openUntil = Відкрито до { $time }
desk-loading = Завантажуємо…

desk-reports-none = Відкритих скарг немає. Нові з’являються тут самі.
desk-reports-more = Показано { $shown } найдавніших скарг із { $all }.
desk-reports-closedTitle = Закриті скарги
desk-reports-showClosed = Показати закриті скарги
desk-reports-line = Повідомлення гравця { $name }
desk-reports-lobby = Чат лобі
desk-reports-room = Чат столу
desk-reports-spectators = Чат глядачів
desk-reports-toTable = До столу
desk-reports-by = Скарга від гравця { $name }, { $time }
desk-reports-reason = Причина: «{ $why }»
desk-reports-context = Повідомлення з попередніми й наступними
desk-reports-removed = Вилучено
desk-reports-take = Взяти скаргу
desk-reports-takenBy = Скаргу розглядає { $name }.
desk-reports-takenByYou = Скаргу розглядаєте ви.
desk-reports-takeOver = Перейняти
desk-reports-release = Повернути
desk-reports-closedBy = Закрито: { $by }, { $time }: { $why }
desk-reports-closedNow = Скаргу закрито.
desk-reports-history = Історія гравця { $name }

desk-measures-why = Причина
desk-measures-whyAbout = Гравець побачить її разом із попередженням, забороною чату чи баном. Її буде записано й у журнал.
desk-measures-defaultWhy = Порушення правил цього сайту
desk-measures-removeLine = Вилучити повідомлення
desk-measures-removeAll = Вилучити тут усі повідомлення гравця
desk-measures-warn = Попередити
desk-measures-muteHour = Заборонити чат на 1 годину
desk-measures-muteDay = Заборонити чат на 1 день
desk-measures-ban = Забанити…
desk-measures-rename = Перейменувати…
desk-measures-resetPassword = Скинути пароль…
desk-measures-close = Закрити скаргу
desk-measures-closeAllOf = Закрити всі скарги від { $name }
desk-measures-endMatch = Завершити матч
desk-measures-endTable = Закрити стіл
desk-measures-lift = Скасувати
desk-measures-liftOne = Скасувати: { $what }, { $name }
desk-done-removed =
    { $count ->
        [one] Вилучено { $count } повідомлення.
        [few] Вилучено { $count } повідомлення.
        [many] Вилучено { $count } повідомлень.
       *[other] Вилучено { $count } повідомлення.
    }
desk-done-muted = Без чату до { $until }: { $name }
desk-done-banned = Забанено до { $until }: { $name }
desk-done-warned = Попереджено: { $name }
desk-done-lifted = Скасовано.
desk-done-renamed = Гравець має інше ім’я.
desk-done-resetLink = Надішліть це посилання гравцеві { $name }: { $link }
desk-done-ended = Матч завершено без результату.
desk-done-closed = Стіл закрито.
desk-done-closedReports =
    { $count ->
        [one] Закрито { $count } скаргу.
        [few] Закрито { $count } скарги.
        [many] Закрито { $count } скарг.
       *[other] Закрито { $count } скарги.
    }

## desk: dialogs

desk-dialog-ban = Забанити: { $name }
desk-dialog-mute = Заборонити чат: { $name }
desk-dialog-rename = Перейменувати: { $name }
desk-dialog-end = Завершити матч гравця { $name }
desk-dialog-term = На
desk-dialog-hour = 1 годину
desk-dialog-day = 1 день
desk-dialog-week = 1 тиждень
desk-dialog-month = 30 днів
desk-dialog-year = 1 рік
desk-dialog-banAbout = Забанений гравець не може користуватися сайтом до кінця бану, але зберігає всі місця.
desk-dialog-device = Також у кожному браузері, яким користувався цей гравець
desk-dialog-address = Також не пускати нових гостей із мережі цього гравця
desk-dialog-reset = Скинути пароль: { $name }
desk-dialog-resetAbout = Ви отримаєте посилання для цього гравця. За ним можна один раз обрати новий пароль: від завтра, протягом 24 годин. Гравець одразу про це дізнається.
desk-dialog-newName = Нове ім’я
desk-dialog-newNameAbout = Залиште порожнім для «Player» і числа.
desk-dialog-endAbout = Матч завершиться без результату. Гравці побачать причину.

desk-people-search = Ім’я
desk-people-submit = Знайти
desk-people-why = Причина пошуку (необов’язково)
desk-people-none = Немає гравця на ім’я { $name }.
desk-people-registered = З обліковим записом
desk-people-guest = Гість
desk-people-moderator = Модератор
desk-people-noName = Ім’я невідоме
desk-people-back = Знайти іншого гравця
desk-people-created = Обліковий запис від { $date }
desk-people-seen = Востаннє: { $date }
desk-people-names = Імена
desk-people-sanctions = Чинні
desk-people-noSanctions = Чинних заборон і банів немає.
desk-people-actions = Що зробили модератори
desk-people-noActions = Модератори ще нічого не робили.
desk-people-reports = Повідомлення зі скаргами
desk-people-noReports = На повідомлення цього гравця не скаржилися.
desk-people-made =
    { $count ->
        [0] Цей гравець не скаржився.
        [one] Від цього гравця { $count } скарга.
        [few] Від цього гравця { $count } скарги.
        [many] Від цього гравця { $count } скарг.
       *[other] Від цього гравця { $count } скарги.
    }
desk-people-matches = Матчі
desk-people-noMatches = Матчів немає.
desk-people-open = відкритий
desk-people-playing = триває
desk-people-finished = завершений
desk-people-measures = Заходи

## desk: mutes and bans

desk-sanctions-none = Заборон і банів немає.
desk-sanctions-mute = Заборона чату
desk-sanctions-ban = Бан
desk-sanctions-until = До { $until }

## desk: audit log

desk-log-none = Журнал поки порожній.
desk-log-time = Час
desk-log-by = Хто
desk-log-what = Що
desk-log-of = Кого
desk-log-why = Чому
desk-log-more = Показати ще
desk-log-actions-remove_line = Вилучено повідомлення
desk-log-actions-remove_lines = Вилучено повідомлення (кілька)
desk-log-actions-warn = Попередження
desk-log-actions-mute = Заборона чату
desk-log-actions-unmute = Кінець заборони чату
desk-log-actions-ban = Бан
desk-log-actions-unban = Кінець бану
desk-log-actions-reset_password = Пароль скинуто
desk-log-actions-reserve_name = Ім’я зарезервовано
desk-log-actions-release_name = Ім’я звільнено
desk-log-actions-rename = Перейменування
desk-log-actions-end = Стіл завершено
desk-log-actions-close_report = Скаргу закрито
desk-log-actions-close_reports = Скарги гравця закрито
desk-log-actions-take_over_report = Скаргу перейнято
desk-log-actions-open_desk = Модерацію відкрито
desk-log-actions-look_up_name = Пошук імені
desk-log-actions-look_up_history = Перегляд історії
desk-log-actions-announce = Оголошення
desk-log-actions-unannounce = Оголошення знято
desk-log-actions-grant_moderator = Призначено модератором
desk-log-actions-revoke_moderator = Більше не модератор
desk-log-actions-show_secrets = Показано секрети столу
desk-log-actions-begin_new_epochs = Дані відновлено

desk-announcement-about = Усі гравці одразу бачать оголошення на кожній сторінці. Із часом перезапуску воно веде зворотний відлік.
desk-announcement-now = Показується зараз
desk-announcement-none = Оголошень немає.
desk-announcement-text = Текст
desk-announcement-restart = Перезапуск через, хв (необов’язково)
desk-announcement-submit = Оголосити
desk-announcement-withdraw = Зняти
desk-announcement-done = Оголошено.
desk-announcement-gone = Оголошення знято.

## desk: reserved names

desk-names-about = Ці імена та схожі на них ніхто не може взяти. Хто вже має таке ім’я, зберігає його.
desk-names-none = Імен не додано.
desk-names-name = Ім’я
desk-names-submit = Зарезервувати
desk-names-release = Звільнити
desk-names-releaseOne = Звільнити ім’я { $name }
desk-names-fixed = Із налаштувань сервісу: { LIST($names) }.

## entry: the dialog for a name

entry-name-title = Як вас називати?
entry-name-explanation = Це ім’я бачать інші гравці. Обліковий запис не потрібен: цей браузер вас запам’ятає.
entry-name-label = Ваше ім’я
entry-name-enter = Продовжити як гість
entry-name-save = Зберегти ім’я
entry-account-guest = Ви граєте як гість, лише в цьому браузері.
entry-account-haveAccount = Я маю обліковий запис
entry-account-noAccount = Продовжити як гість
entry-account-logIn-title = Вхід

## invitation: the page of an invitation

invitation-invitations-from =
    { $name ->
        [none] Вас запрошено
       *[other] { $name } запрошує вас
    }
invitation-invitations-yours = Ви вже маєте місце за цим столом
invitation-invitations-sit = Зайняти місце
invitation-invitations-back = До столу
invitation-invitations-looking = Відкриваємо запрошення…
invitation-invitations-yourSeat = ваше місце
invitation-invitations-full = Зараз усі місця зайняті.
invitation-invitations-seatTaken = Місце, на яке вас запросили, зараз зайняте.
invitation-invitations-code = Маєте код?
invitation-invitations-codeExample = BCDFG-HJKLM
invitation-invitations-useCode = Відкрити

## people: other players

people-people-title = Гравці
people-people-loading = Завантажуємо гравців…
people-people-none = Тут з’являться люди, з якими ви грали.
people-people-find = Знайти зареєстрованого гравця
people-people-askedBy = Запити на дружбу
people-people-friends = Друзі
people-people-asked = Надіслані запити
people-people-recent = Нещодавні суперники
people-people-blocked = Заблоковані
people-people-actions-befriend = Додати в друзі
people-people-actions-accept = Прийняти
people-people-actions-turnDown = Відхилити
people-people-actions-takeBack = Скасувати запит
people-people-actions-remove = Вилучити
people-people-actions-block = Заблокувати
people-people-actions-unblock = Розблокувати
people-people-done-befriend = Запит надіслано
people-people-done-block = Заблоковано
people-people-befriend = Додати в друзі: { $name }
people-people-accept = Прийняти: { $name }
people-people-turnDown = Відхилити: { $name }
people-people-takeBack = Скасувати запит: { $name }
people-people-remove = Вилучити з друзів: { $name }
people-people-block = Заблокувати: { $name }
people-people-unblock = Розблокувати: { $name }

## settings: the settings

settings-settings-speed = Анімація
settings-settings-speeds-normal = Звичайна
settings-settings-speeds-fast = Швидка
settings-settings-speeds-instant = Миттєва
settings-settings-theme = Тема
settings-settings-themes-system = Системна
settings-settings-themes-light = Світла
settings-settings-themes-dark = Темна
settings-settings-themes-contrast = Висока контрастність

## chat: the inside of a chat

chat-chat-say-lobby = Написати всім
chat-chat-say-room = Написати всім за столом
chat-chat-say-spectators = Написати іншим глядачам
chat-chat-nothing-lobby = Тут тихо. Навіть роботи прислухаються.
chat-chat-nothing-room = Повідомлень ще немає. Привітайтеся!
chat-chat-nothing-spectators = Повідомлень ще немає. Гравці зможуть прочитати їх лише після матчу.
chat-chat-words = Повідомлення
chat-chat-send = Надіслати
chat-chat-phrases = Швидкі фрази
chat-chat-menu = Дії з повідомленням: { $name }
chat-chat-mute = Не показувати: { $name }
chat-chat-block = Заблокувати: { $name }
chat-chat-muted =
    { $count ->
        [one] приховано { $count } гравця
       *[other] приховано { $count } гравців
    }
chat-chat-unmute = Показувати знову
chat-chat-unmuteName = Показувати знову: { $name }
chat-chat-report = Поскаржитися
chat-chat-why = Що з ним не так? (необов’язково)
chat-chat-reportSend = Надіслати скаргу
chat-chat-reportMeans = Модератори побачать це повідомлення та сусідні. Більше ніхто не дізнається.
chat-chat-reported = Дякуємо. Модератор розгляне скаргу.

## links: the links for spectators and coaches

links-watching-copyWatch = Скопіювати посилання для глядачів
links-watching-watchAbout = Для всіх, хто хоче дивитися.
links-watching-renew = Замінити посилання для глядачів
links-watching-renewAbout = Тих, хто зайшов за старим посиланням, буде від’єднано.
links-watching-notWatched = Більше ніхто не може дивитися цей матч.
links-watching-makeCoach = Створити посилання для тренера
links-watching-copyCoach = Скопіювати посилання для тренера
links-watching-coachAbout = Хто має це посилання, бачить вашу руку, але не може грати. Про це дізнаються всі за столом.
links-watching-withdraw = Скасувати посилання для тренера

## messages: what reaches people while no page is open

## messages: the account page, and the pages of links in mails
messages-section-title = Повідомлення
messages-section-about = Оберіть, що надходитиме, коли жодну з ваших сторінок не відкрито.
messages-push-title = У цьому браузері
messages-push-on = Отримувати повідомлення в цьому браузері
messages-push-off = Більше не отримувати в цьому браузері
messages-push-no = Цей браузер не може отримувати повідомлення.
messages-push-denied = Браузер блокує повідомлення цієї сторінки: дозвольте їх у налаштуваннях.
messages-push-install = На iPhone чи iPad спершу додайте цю сторінку на головний екран і відкрийте її звідти.
messages-mail-title = Електронною поштою
messages-mail-label = Ваша адреса
messages-mail-submit = Надіслати посилання для підтвердження
# $address (string)
messages-mail-address = Листи надходять на { $address }.
# $address (string)
messages-mail-waits = Ми надіслали посилання на { $address }: відкрийте його протягом доби.
messages-mail-forget = Забути мою адресу
messages-mail-guest = Зареєструйтеся, щоб отримувати листи.
messages-kinds-title = Що надсилати
messages-kinds-push = Браузер
messages-kinds-hook = Вебхук
messages-kinds-mail = Пошта
messages-kinds-turn = Повільні матчі: мій хід
messages-kinds-time = Повільні матчі: мій час майже вийшов
messages-kinds-vote = Повільні матчі: хтось зник, потрібен мій голос
messages-kinds-begun = Повільні матчі: мій матч почався
messages-kinds-over = Повільні матчі: мій матч завершено
messages-kinds-invitation = Запрошення й реванші
messages-kinds-join = Прохання про місце за моїм столом і запропоновані місця
messages-kinds-friend = Запити на дружбу
messages-kinds-note = Записки від друзів
webhooks-title = Через вебхук
webhooks-about = Вебхук — це адреса в іншому сервісі, наприклад у вашому каналі. Ця адреса таємна: її не побачить ніхто, і вам її більше не покажуть.
webhooks-form = Сервіс
webhooks-url = Адреса вебхука
webhooks-forms-discord = Discord
webhooks-forms-slack = Slack
webhooks-forms-ntfy = ntfy
webhooks-forms-signed = Власна програма
webhooks-add = Додати вебхук
# $secret (string)
webhooks-secret = Ваша програма перевіряє повідомлення цим секретом, який показано лише зараз: { $secret }
webhooks-off = Вимкнено: протягом доби нічого не доходило. Щойно перевірка дійде, його знову буде ввімкнено.
webhooks-forTable = Для столу
webhooks-test = Надіслати перевірку
webhooks-remove = Вилучити
# $status (number), $text (string)
webhooks-answer = Відповідь: { $status } { $text }
webhooks-noAnswer = Немає відповіді
webhooks-deliveries = Останні повідомлення
webhooks-trial = Перевірка
webhooks-table-title = Вебхук цього столу
webhooks-table-about = Він отримує повідомлення, коли матч починається й завершується, чий хід і коли бракує гравця: лише те, що можна знати глядачам. Усі гравці бачать, що він є.
# $form (string)
webhooks-table-exists = Події цього матчу надходять також на вебхук господаря ({ $form }): початок і кінець, чий хід, і ваші імена.
messages-digest-title = Листи надходять
messages-digest-once = Одразу
messages-digest-daily = Раз на день
messages-digest-at = О
messages-digest-about = Один лист на день містить усе, що сталося. Про те, що ваш час майже вийшов, ви дізнаєтеся одразу.
messages-quiet-title = Тихі години
messages-quiet-from = З
messages-quiet-to = До
messages-quiet-about = У цей час нічого не надсилається; усе надійде потім. Щоб тихих годин не було, поставте однаковий час.
messages-link-confirmTitle = Підтвердьте свою адресу
messages-link-confirmAbout = Підтвердьте, що ця електронна адреса ваша, і отримуйте листи про свої матчі.
messages-link-confirm = Підтвердити
messages-link-confirmDone = Адресу підтверджено. Що отримувати, обирайте у своєму обліковому записі.
messages-link-stopTitle = Вимкнути листи
messages-link-stopAbout = Листи про ваші матчі та друзів більше не надходитимуть.
messages-link-stop = Вимкнути
messages-link-stopDone = Готово. Увімкнути їх знову можна у своєму обліковому записі.
messages-link-home = До лобі
messages-offer-question = Надсилати повідомлення в цей браузер, коли знову буде ваш хід?
messages-offer-yes = Так, будь ласка
messages-offer-no = Не зараз
