## title

title = Twin Tin Bots

## presets

presets-standard-name = Стандарт
presets-standard-about = Оригінальна гра без годинника.
presets-quick-name = Швидка гра
presets-quick-about = Спрощені правила й годинник на 2 хвилини: уся гра за 15 хвилин.
presets-elements-name = Елементи
presets-elements-about = Додає на поле телепорти, скелі, слизнів і багно.
presets-teams-name = Команди
presets-teams-about = Дві команди, від чотирьох гравців.

## seats

seats-team = Команда { $number }
seats-two = два місця
seats-robots =
    { $count ->
        [one] { $count } робот
        [few] { $count } роботи
        [many] { $count } роботів
       *[other] { $count } робота
    }

## settings

settings-resignQuestion = Ваші роботи залишаться на місці й більше не рухатимуться. Ви посядете останнє місце.

## options

options-title = Параметри
options-standard = Стандартна гра
options-mode = Гра
options-modes-standard-name = Стандартна
options-modes-standard-about = Кожен за себе, по два роботи.
options-modes-standard-before = По два роботи, у кожного три комірки. За хід ви змінюєте одне, а потім виконується вся програма.
options-modes-simplified-name = Спрощена
options-modes-simplified-about = По одному роботу, без особливих наказів. Чудово для першого матчу.
options-modes-simplified-before = По одному роботу з трьома комірками, без особливих наказів. За хід ви змінюєте одне, а потім робот виконує програму.
options-modes-teams-name = Команди
options-modes-teams-about = Дві команди. Очки команди додаються; дострокової перемоги за очками немає.
options-modes-teams-before = Кожне друге місце — ваша команда. Несіть кристали на будь-яку базу; очки команди додаються.
options-modes-advanced_two_player-name = Поглиблена для двох
options-modes-advanced_two_player-about = По дві протилежні бази й по чотири роботи, на полі для чотирьох.
options-modes-advanced_two_player-before = Кожен гравець має дві протилежні бази, по два роботи на кожній. Очки обох баз додаються. Робот може викладати кристал на своїй базі або на базі суперника, але не на вашій другій базі.
options-teamsNeed =
    { $count ->
        [one] Для команд потрібно від { $count } гравця.
       *[other] Для команд потрібно від { $count } гравців.
    }
options-advancedNeeds = Рівно для двох гравців.
options-firstWins = Перемагає той, хто першим принесе додому досить кристалів.
options-mostWins = Коли кристали закінчаться, перемагає більшість очок.
options-doubleSeat = Якщо гравців непарна кількість, один із них має два місця.
options-ending = Як завершується
options-scoreVictory = Перемога за очками
options-scoreVictoryAbout = Перемагає гравець, який першим набере потрібну кількість очок.
options-scoreVictoryTeams = Командні матчі завжди завершуються, коли закінчуються кристали.
options-noScoreVictory = Без перемоги за очками
options-stalled = Кінець без доставок
options-stalledAfter =
    { $rounds ->
        [one] після { $rounds } раунду
       *[other] після { $rounds } раундів
    }
options-stalledNever = ніколи
options-stalledRounds =
    { $rounds ->
        [one] Завершується після { $rounds } раунду без доставки
       *[other] Завершується після { $rounds } раундів без доставки
    }
options-stalledOff = Ніколи не завершується через брак доставок
options-elements = Елементи поля
options-drawSetup = Випадкова розстановка
options-placings-none-name = Немає
options-placings-none-about = Лише роботи, бази й кристали.
options-placings-example-name = Приклад
options-placings-example-about = Готова розстановка для такої кількості гравців.
options-placings-random-name = Випадково
options-placings-random-about = Ви обираєте кількість, місця випадкові.
options-placings-by_hand-name = Вручну
options-placings-by_hand-about = Ви розставляєте їх самі.
options-exampleElements = Елементи з прикладу
options-byHand = Розставлено вручну: { $list }
options-kinds-teleporters = Телепорти
options-kinds-rocks = Скелі
options-kinds-blobs = Слизні
options-kinds-mud = Багно
options-counts-teleporters =
    { $count ->
        [one] { $count } пара телепортів
        [few] { $count } пари телепортів
        [many] { $count } пар телепортів
       *[other] { $count } пари телепортів
    }
options-counts-rocks =
    { $count ->
        [one] { $count } скеля
        [few] { $count } скелі
        [many] { $count } скель
       *[other] { $count } скелі
    }
options-counts-blobs =
    { $count ->
        [one] { $count } слизень
        [few] { $count } слизні
        [many] { $count } слизнів
       *[other] { $count } слизня
    }
options-counts-mud =
    { $count ->
        [one] { $count } клітинка багна
        [few] { $count } клітинки багна
        [many] { $count } клітинок багна
       *[other] { $count } клітинки багна
    }
options-room =
    { $left ->
        [0] Це поле заповнене. Пара телепортів займає два місця, скеля або слизень — одне.
       *[other] Вільних місць: { $left }. Пара телепортів займає два місця, багно — жодного.
    }
options-placed-teleporter = Телепорт
options-placed-rock = Скеля
options-placed-blob = Слизень
options-placed-mud = Багно
options-byHandBoard = Поле матчу
options-byHandHint = Натисніть на світлу клітинку, щоб поставити елемент. Натисніть на елемент, щоб прибрати його.
options-otherEnd = Тепер натисніть на клітинку для другого кінця.
options-noMore = { $kind }: щонайбільше три.
options-placeHere = Поставити сюди: { $kind }
options-takeAway-teleporter = Прибрати телепорт
options-takeAway-rock = Прибрати скелю
options-takeAway-blob = Прибрати слизня
options-takeAway-mud = Прибрати багно
options-coloursTitle = Кольори
options-ownColours = Обрати кольори
options-ownColoursAbout = Розташування місць не зміниться.
options-seat = Місце { $seat }
options-boardTooSmall = На полі для такої кількості гравців замало місця для всіх цих елементів.
options-colours = Власні кольори

## sideMarks

sideMarks-left = Л
sideMarks-right = П

## colours

colours-red = червоний
colours-yellow = жовтий
colours-green = зелений
colours-blue = синій
colours-purple = фіолетовий
colours-pink = рожевий
