## app

app-name = Botyard
app-motto = Програмуйте своїх роботів. І стережіться чужих.
app-home = До лобі
app-loading = Змащуємо шестерні…
app-unreachable = Зараз не вдається зв’язатися з Botyard.
app-retry = Спробувати ще раз
app-loadFailed = Не вдалося завантажити частину сторінки. Можливо, немає зв’язку або вийшла нова версія.
app-stillUnreachable = Зв’язку із сервісом досі немає. Нічого не втрачено: спробуйте за мить ще раз.
app-reload = Оновити сторінку
app-close = Закрити
app-dismiss = Прибрати це повідомлення
app-skip = Перейти до основного вмісту
app-noSuchPage = Такої сторінки немає.

## name

name-title = Як вас називати?
name-explanation = Це ім’я бачать інші гравці. Обліковий запис не потрібен: цей браузер вас запам’ятає.
name-label = Ваше ім’я
name-suggestions-0 = Майстер
name-suggestions-1 = Коваль
name-suggestions-2 = Зварник
name-suggestions-3 = Слюсар
name-suggestions-4 = Столяр
name-suggestions-5 = Скляр
name-suggestions-6 = Токар
name-suggestions-7 = Тесля
name-suggestions-8 = Муляр
name-suggestions-9 = Бондар
name-enter = Продовжити як гість
name-change = Змінити ім’я
name-save = Зберегти ім’я
name-you = Ви — { $name }
name-youWith = Ви — { $name }, у скриньці { $count }

## connection

connection-connecting = З’єднуємося…
connection-lost = Зв’язок утрачено. Відновлюємо… Нічого зі зробленого не пропаде.
connection-rewound = Сервер повернувся до ранішого стану. Ваші останні ходи могли зникнути.
connection-replaced = Ви відкрили Botyard в іншому місці, тому цю сторінку призупинено.
connection-banned =
    { $reason ->
        [none] Вас заблоковано.
       *[other] { $reason }
    }
connection-refused = Сервер закрив це з’єднання (код { $code }).
connection-stopped = З’єднання розірвано.
connection-again = З’єднатися знову
connection-sending = Надсилаємо…
connection-delayed = { $reason } Ми автоматично надішлемо ще раз.

## invitations

invitations-from =
    { $name ->
        [none] Вас запрошено
       *[other] { $name } запрошує вас
    }
invitations-yours = Ви вже маєте місце за цим столом
invitations-sit = Зайняти місце
invitations-back = До столу
invitations-looking = Відкриваємо запрошення…
invitations-yourSeat = ваше місце
invitations-full = Зараз усі місця зайняті.
invitations-seatTaken = Місце, на яке вас запросили, зараз зайняте.
invitations-code = Маєте код?
invitations-codeExample = BCDFG-HJKLM
invitations-useCode = Відкрити
invitations-onlyInvited = Лише за запрошенням
invitations-onlyInvitedAbout = Приєднатися можуть лише ті, кого ви запросите.

## people

people-title = Гравці
people-loading = Завантажуємо гравців…
people-none = Тут з’являться люди, з якими ви грали.
people-find = Знайти зареєстрованого гравця
people-askedBy = Запити на дружбу
people-friends = Друзі
people-asked = Надіслані запити
people-recent = Нещодавні суперники
people-blocked = Заблоковані
people-actions-befriend = Додати в друзі
people-actions-accept = Прийняти
people-actions-turnDown = Відхилити
people-actions-takeBack = Скасувати запит
people-actions-remove = Вилучити
people-actions-block = Заблокувати
people-actions-unblock = Розблокувати
people-done-befriend = Запит надіслано
people-done-block = Заблоковано
people-befriend = Додати в друзі: { $name }
people-accept = Прийняти: { $name }
people-turnDown = Відхилити: { $name }
people-takeBack = Скасувати запит: { $name }
people-remove = Вилучити з друзів: { $name }
people-block = Заблокувати: { $name }
people-unblock = Розблокувати: { $name }

## quick

quick-title = Швидкий матч
quick-about = Підберемо суперників для стандартної гри. Матч почнеться, щойно зберуться всі.
quick-find = Знайти суперників
quick-looking = Шукаємо суперників…

## notify

notify-turn = Ваш хід

## filters

filters-search = Пошук столів і гравців
filters-title =
    { $count ->
        [0] Фільтри
       *[other] Фільтри ({ $count })
    }
filters-any = Будь-які
filters-game = Гра
filters-tempos-any = Будь-який
filters-tempos-none = Без годинника
filters-tempos-live = Наживо
filters-tempos-slow = Повільно: дні на хід
filters-free = З вільним місцем
filters-freeAbout = Приховує заповнені столи.
filters-people = Без ботів
filters-peopleAbout = Показує лише столи без ботів.
filters-found =
    { $count ->
        [0] Нічого не відповідає пошуку й фільтрам.
        [one] Пошуку й фільтрам відповідає { $count } стіл.
        [few] Пошуку й фільтрам відповідають { $count } столи.
       *[many] Пошуку й фільтрам відповідають { $count } столів.
        [other] Пошуку й фільтрам відповідають { $count } стола.
    }
filters-showAll = Показати всі

## lobby

lobby-open = Відкриті столи
lobby-playing = Поточні матчі
lobby-none = Відкритих столів ще немає. Створіть свій і запросіть друзів.
lobby-nonePlaying = Зараз ніхто не грає.
lobby-noneFound = Нічого не відповідає пошуку й фільтрам.
lobby-loading = Шукаємо столи…
lobby-create = Новий стіл
lobby-players = Гравці
lobby-more = Показати ще ({ $count })
lobby-tooMany =
    { $count ->
        [one] Ще { $count } стіл. Знайдіть його пошуком або фільтрами.
        [few] Ще { $count } столи. Знайдіть їх пошуком або фільтрами.
       *[many] Ще { $count } столів. Знайдіть їх пошуком або фільтрами.
        [other] Ще { $count } стола. Знайдіть їх пошуком або фільтрами.
    }
lobby-newTables =
    { $count ->
        [one] Показати { $count } новий стіл
        [few] Показати { $count } нові столи
       *[many] Показати { $count } нових столів
        [other] Показати { $count } нового стола
    }
lobby-update = Оновити список
lobby-gone = Уже немає в списку
lobby-host-here = Господар тут
lobby-host-away = Господар дивиться іншу сторінку
lobby-host-offline = Господар не в мережі
lobby-seats =
    { $all ->
        [one] зайнято { $taken } з { $all } місця
       *[other] зайнято { $taken } з { $all } місць
    }
lobby-join = Приєднатися
lobby-joinRoom = Приєднатися: { $name }
lobby-enter = Увійти
lobby-enterRoom = Увійти: { $name }
lobby-watch = Дивитися
lobby-watchRoom = Дивитися: { $name }
lobby-free = вільне місце
lobby-unnamed = Стіл гравця { $host }
lobby-unnamedEmpty = Порожній стіл
lobby-people_here =
    { $count ->
        [one] { $count } гравець онлайн
        [few] { $count } гравці онлайн
        [many] { $count } гравців онлайн
       *[other] { $count } гравця онлайн
    }
lobby-matches =
    { $count ->
        [one] триває { $count } матч
        [few] тривають { $count } матчі
        [many] триває { $count } матчів
       *[other] триває { $count } матчу
    }
lobby-people = Гравці
lobby-language = Мова
lobby-anyLanguage = Будь-яка мова
lobby-spoken = Мова: { $language }

lobby-readyCheck = Перевірка готовності
lobby-readyCheckAbout = Матч почнеться лише тоді, коли всі готові.

## bots

bots-title = Гра проти ботів
bots-play = Грати з ботами зараз
bots-opponents = Суперники
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
        [many] { $count } ботів
       *[other] { $count } бота
    }
bots-level = Рівень
bots-levels-random-name = легкий
bots-levels-random-choice = Легкий
bots-levels-random-about = Робить випадкові дозволені ходи.
bots-levels-greedy-name = середній
bots-levels-greedy-choice = Середній
bots-levels-greedy-about = Бачить на один хід уперед.
bots-levels-planner-name = складний
bots-levels-planner-choice = Складний
bots-levels-planner-about = Планує на кілька ходів уперед.
bots-label = Бот ({ $level })
bots-named = { $name } (бот)
bots-seated = Боти
bots-none = Без ботів
bots-fill =
    { $count ->
        [one] { $count } бот, починається одразу
        [few] { $count } боти, починається одразу
        [many] { $count } ботів, починається одразу
       *[other] { $count } бота, починається одразу
    }
bots-added = Рівень бота
bots-add = Додати бота
bots-addTo = Додати бота на місце { $seat }
bots-remove = Прибрати
bots-removeFrom = Прибрати з місця { $seat }: { $name }
bots-thinking = { $name } думає.

## watching

watching-title = Глядачі
watching-who = Хто може дивитися
watching-whoMay-open = будь-хто
watching-whoMay-link = будь-хто з посиланням
watching-whoMay-none = ніхто
watching-delay = Затримка для глядачів
watching-delays-none = немає
watching-delays-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
watching-delays-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
watching-delays-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
watching-chips-none = без глядачів
watching-chips-link = глядачі за посиланням
watching-chips-late = затримка для глядачів: { $delay }
watching-late = Ви дивитеся із затримкою: { $delay }.
watching-lateAbout = Щоб глядачі не могли підказувати гравцям.
watching-coaching = Ви дивитеся як тренер гравця { $name }.
watching-coachOf = тренер гравця { $name }
watching-unnamed = і ще { $count }
watching-menu = Матч
watching-copyWatch = Скопіювати посилання для глядачів
watching-watchAbout = Для всіх, хто хоче дивитися.
watching-renew = Замінити посилання для глядачів
watching-renewAbout = Тих, хто зайшов за старим посиланням, буде від’єднано.
watching-notWatched = Більше ніхто не може дивитися цей матч.
watching-makeCoach = Створити посилання для тренера
watching-copyCoach = Скопіювати посилання для тренера
watching-coachAbout = Хто має це посилання, бачить вашу руку, але не може грати. Про це дізнаються всі за столом.
watching-withdraw = Скасувати посилання для тренера

## durations

durations-days = { $days } д { $hours } год
durations-hours = { $hours } год { $minutes } хв

## time

time-title = Час
time-none = Без годинника
time-noneAbout = Без обмеження часу.
time-live = { $bank } + { $increment } за хід
time-liveAbout =
    { $offTurn ->
        [none] Кожен гравець починає, маючи { $bank }, і може накопичити до { $cap }.
       *[other] Кожен гравець починає, маючи { $bank }, і може накопичити до { $cap }; на рішення в чужі ходи: { $offTurn }.
    }
time-slow = { $turn } на хід
time-slowAbout =
    { $offTurn ->
        [none] Не обов’язково бути онлайн: на кожен хід є { $turn }.
       *[other] Не обов’язково бути онлайн: на кожен хід є { $turn }, на рішення в чужий хід — { $offTurn }.
    }
time-atZero = Коли час гравця вичерпано, хід робиться автоматично і матч триває.
time-seconds = { $count } с
time-minutes = { $count } хв
time-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }

## settings

settings-title = Налаштування
settings-speed = Анімація
settings-speeds-normal = Звичайна
settings-speeds-fast = Швидка
settings-speeds-instant = Миттєва
settings-language = Мова
settings-theme = Тема
settings-themes-system = Системна
settings-themes-light = Світла
settings-themes-dark = Темна
settings-themes-contrast = Висока контрастність
settings-resign = Здатися
settings-resignTitle = Здатися?
settings-resignYes = Так, здатися
settings-resignNo = Грати далі

## account

account-guest = Ви граєте як гість, лише в цьому браузері.
account-menu-account = Обліковий запис
account-menu-desk = Модерація
account-menu-inbox =
    { $count ->
        [0] Скринька
       *[other] Скринька ({ $count })
    }
account-menu-rename = Змінити ім’я
account-menu-register = Зареєструватися
account-menu-logIn = Увійти
account-menu-logOut = Вийти
account-ended = Ваш сеанс завершено з іншого пристрою. Увійдіть знову або продовжіть як новий гість.
account-loggedOut = Ви вийшли.
account-guestLeft = Ви вийшли. Гостя, за якого ви грали, і його місць більше немає.
account-deleted = Ваш обліковий запис видалено. Ваші матчі залишаються під іншим іменем.
account-haveAccount = Я маю обліковий запис
account-noAccount = Продовжити як гість
account-logIn-title = Вхід

## chat

chat-titles-lobby = Чат лобі
chat-titles-room = Чат столу
chat-titles-spectators = Глядачі
chat-say-lobby = Написати всім
chat-say-room = Написати за стіл
chat-say-spectators = Написати іншим глядачам
chat-nothing-lobby = Тут тихо. Навіть роботи прислухаються.
chat-nothing-room = Повідомлень ще немає. Привітайтеся!
chat-nothing-spectators = Повідомлень ще немає. Гравці зможуть прочитати їх лише після матчу.
chat-words = Повідомлення
chat-send = Надіслати
chat-phrases = Швидкі фрази
chat-tabs = Журнал і чат
chat-news =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }
chat-menu = Дії з повідомленням: { $name }
chat-mute = Не показувати: { $name }
chat-block = Заблокувати: { $name }
chat-muted =
    { $count ->
        [one] приховано { $count } гравця
       *[other] приховано { $count } гравців
    }
chat-unmute = Показувати знову
chat-unmuteName = Показувати знову: { $name }
chat-report = Поскаржитися
chat-why = Що з ним не так? (необов’язково)
chat-reportSend = Надіслати скаргу
chat-reportMeans = Модератори побачать це повідомлення та сусідні. Більше ніхто не дізнається.
chat-reported = Дякуємо. Модератор розгляне скаргу.

## learning

learning-learn = Навчитися грати

## myMatches

myMatches-waiting =
    { $count ->
        [one] На вас чекає { $count } матч
        [few] На вас чекають { $count } матчі
        [many] На вас чекає { $count } матчів
       *[other] На вас чекає { $count } матчу
    }
