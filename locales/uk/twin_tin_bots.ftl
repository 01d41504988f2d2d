## lobby: the game outside of matches

lobby-title = Twin Tin Bots

lobby-presets-standard-name = Стандарт
lobby-presets-standard-about = Оригінальна гра без годинника.
lobby-presets-quick-name = Швидка гра
lobby-presets-quick-about = Спрощені правила й годинник на 2 хвилини: уся гра за 15 хвилин.
lobby-presets-elements-name = Елементи
lobby-presets-elements-about = Додає на поле телепорти, скелі, слизнів і багно.
lobby-presets-teams-name = Команди
lobby-presets-teams-about = Дві команди, від чотирьох гравців.

lobby-seats-team = Команда { $number }
lobby-seats-two = два місця
lobby-seats-robots =
    { $count ->
        [one] { $count } робот
        [few] { $count } роботи
        [many] { $count } роботів
       *[other] { $count } робота
    }

lobby-settings-resignQuestion = Ваші роботи залишаться на місці й більше не рухатимуться. Ви посядете останнє місце.

lobby-options-modes-standard-name = Стандартна
lobby-options-modes-standard-about = Кожен за себе, по два роботи.
lobby-options-modes-standard-before = По два роботи, у кожного три комірки. За хід ви змінюєте одне, а потім виконується вся програма.
lobby-options-modes-simplified-name = Спрощена
lobby-options-modes-simplified-about = По одному роботу, без особливих наказів. Чудово для першого матчу.
lobby-options-modes-simplified-before = По одному роботу з трьома комірками, без особливих наказів. За хід ви змінюєте одне, а потім робот виконує програму.
lobby-options-modes-teams-name = Команди
lobby-options-modes-teams-about = Дві команди. Очки команди додаються; дострокової перемоги за очками немає.
lobby-options-modes-teams-before = Кожне друге місце — ваша команда. Несіть кристали на будь-яку базу; очки команди додаються.
lobby-options-modes-advanced_two_player-name = Ускладнена для двох
lobby-options-modes-advanced_two_player-about = По дві протилежні бази й по чотири роботи, на полі для чотирьох.
lobby-options-modes-advanced_two_player-before = Кожен гравець має дві протилежні бази, по два роботи на кожній. Очки обох баз додаються. Робот може викладати кристал на своїй базі або на базі суперника, але не на вашій другій базі.
lobby-options-teamsNeed =
    { $count ->
        [one] Для команд потрібно від { $count } гравця.
       *[other] Для команд потрібно від { $count } гравців.
    }
lobby-options-advancedNeeds = Рівно для двох гравців.
lobby-options-firstWins = Перемагає той, хто першим принесе додому досить кристалів.
lobby-options-mostWins = Коли кристали закінчаться, перемагає той, у кого більше очок.
lobby-options-doubleSeat = Якщо гравців непарна кількість, один із них має два місця.
lobby-options-noScoreVictory = Без дострокової перемоги за очками
lobby-options-stalledRounds =
    { $rounds ->
        [one] Завершується після { $rounds } раунду без доставки
       *[other] Завершується після { $rounds } раундів без доставки
    }
lobby-options-stalledOff = Ніколи не завершується через брак доставок
lobby-options-exampleElements = Елементи з прикладу
lobby-options-byHand = Розставлено вручну: { $list }
lobby-options-counts-teleporters =
    { $count ->
        [one] { $count } пара телепортів
        [few] { $count } пари телепортів
        [many] { $count } пар телепортів
       *[other] { $count } пари телепортів
    }
lobby-options-counts-rocks =
    { $count ->
        [one] { $count } скеля
        [few] { $count } скелі
        [many] { $count } скель
       *[other] { $count } скелі
    }
lobby-options-counts-blobs =
    { $count ->
        [one] { $count } слизень
        [few] { $count } слизні
        [many] { $count } слизнів
       *[other] { $count } слизня
    }
lobby-options-counts-mud =
    { $count ->
        [one] { $count } клітинка багна
        [few] { $count } клітинки багна
        [many] { $count } клітинок багна
       *[other] { $count } клітинки багна
    }
lobby-options-boardTooSmall = На полі для такої кількості гравців замало місця для всіх цих елементів.
lobby-options-colours = Власні кольори

lobby-sideMarks-left = Л
lobby-sideMarks-right = П

lobby-colours-red = червоний
lobby-colours-yellow = жовтий
lobby-colours-green = зелений
lobby-colours-blue = синій
lobby-colours-purple = фіолетовий
lobby-colours-pink = рожевий

## match: the game in a match

match-deal-first = починати мав інший гравець.
match-deal-special = вам мали роздати інший особливий наказ.

match-presetAnswers-open = Автовідповіді…
match-presetAnswers-openSet = Автовідповіді: увімкнено

match-crystals-blue = синій кристал
match-crystals-green = зелений кристал
match-crystals-pink = рожевий кристал

match-crystalCounts-blue = сині: { $count }
match-crystalCounts-green = зелені: { $count }
match-crystalCounts-pink = рожеві: { $count }

match-directions-0 = на схід
match-directions-1 = на південний схід
match-directions-2 = на південний захід
match-directions-3 = на захід
match-directions-4 = на північний захід
match-directions-5 = на північний схід

match-tiles-forward_1 = Вперед на 1
match-tiles-forward_2 = Вперед на 2
match-tiles-turn_left = Поворот наліво
match-tiles-turn_right = Поворот направо
match-tiles-load = Взяти кристал
match-tiles-unload = Викласти кристал
match-tiles-zap = Буц!
match-tiles-double_modification = Подвійна зміна
match-tiles-turn_left_2 = Подвійний поворот наліво
match-tiles-turn_right_2 = Подвійний поворот направо
match-tiles-anti_zap = Антибуц
match-tiles-u_turn = Розворот на 180
match-tiles-forward_3 = Вперед на 3
match-tiles-forward_load = Вперед і взяти
match-tiles-forward_zap = Вперед і буц
match-tiles-dash = Поштовх
match-tiles-jump = Стрибок
match-tiles-back_up = Задній хід
match-tiles-double_zap = Подвійний буц!
match-tiles-anti_theft = Анти­злодій
match-tiles-long_range_zap = Далеко­бійний буц

match-tileHelp-forward_1 = На одну клітинку вперед; штовхає одного робота, кристал або слизня.
match-tileHelp-forward_2 = «Вперед на 1» двічі.
match-tileHelp-turn_left = Повертає на 60° ліворуч.
match-tileHelp-turn_right = Повертає на 60° праворуч.
match-tileHelp-load = Бере кристал попереду, навіть у робота.
match-tileHelp-unload = Викладає свій кристал попереду: на землю, роботові або на базу.
match-tileHelp-zap = Діє на дві клітинки вперед. Якщо влучить у робота, ви обираєте наказ для нього.
match-tileHelp-double_modification = Раз за матч: дві зміни за один хід.
match-tileHelp-turn_left_2 = Повертає на 120° ліворуч.
match-tileHelp-turn_right_2 = Повертає на 120° праворуч.
match-tileHelp-anti_zap = Поки наказ у програмі, чужі буци не діють.
match-tileHelp-u_turn = Розвертається.
match-tileHelp-forward_3 = «Вперед на 1» тричі.
match-tileHelp-forward_load = Вперед на 1, а тоді взяти кристал.
match-tileHelp-forward_zap = Вперед на 1, а тоді буц.
match-tileHelp-dash = Вперед на 1. Поки наказ у програмі, цей робот штовхає цілі ряди.
match-tileHelp-jump = Стрибає на дві клітинки вперед через усе, що посередині.
match-tileHelp-back_up = На одну клітинку назад.
match-tileHelp-double_zap = Два буци поспіль.
match-tileHelp-anti_theft = Поки наказ у програмі, суперники не можуть забрати кристал цього робота. Буц усе ж може змусити робота його викласти.
match-tileHelp-long_range_zap = Буц необмеженої дальності.

match-emptySlot = порожньо

match-game-board = Поле
match-game-yourTurn = Ваш хід
match-game-yourTurnAs = Ваш хід: { $colour }
match-game-turnOf = Хід: { $name }
match-game-round = Раунд { $round }
match-game-roundsLeft =
    { $left ->
        [0] останній раунд
       *[other] { $left ->
            [one] після цього ще { $left } раунд
            [few] після цього ще { $left } раунди
            [many] після цього ще { $left } раундів
           *[other] після цього ще { $left } раунду
        }
    }
match-game-quiet = раундів без доставки: { $quiet } з { $end }
match-game-stack = особливих наказів у запасі: { $count }
match-game-track = Наступні кристали
match-game-trackEmpty = Кристалів більше не буде
match-game-waiting = Чекає на вільну клітинку
match-game-score = Очки
match-game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
match-game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } очко
            [few] { $score } очки
            [many] { $score } очок
           *[other] { $score } очка
        }
       *[other] { $score } з { $target } очок
    }
match-game-delivered = Доставлено: { $list }
match-game-carrying = везе { $crystal }
match-game-noCargo = нічого не везе
match-game-resigned = здача
match-game-robot = { $robot } ({ $name })
match-game-base = База: { $name }
match-game-activeBase = База: { $name }, зараз ходить
match-game-sides = Очки сторін
match-game-yourSide = ви
match-game-team = Команда { $number }
match-game-seatName = { $name } ({ $colour })
match-game-programs = Програми: { $name }
match-game-yourPrograms = Ваші програми
match-game-program = Робот { $robot }
match-game-slot = Робот { $robot }, комірка { $slot }: { $content }
match-game-otherSlot = { $name }, робот { $robot }, комірка { $slot }: { $content }
match-game-secretSpecials =
    { $count ->
        [one] { $count } таємний наказ
        [few] { $count } таємні накази
        [many] { $count } таємних наказів
       *[other] { $count } таємного наказу
    }
match-game-special = особливий
match-game-hand = Накази у вашій руці
match-game-handTile = { $tile }, у руці: { $count }
match-game-jokerTile = Подвійна зміна: дві зміни за цей хід
match-game-jokerUsed = Подвійну зміну використано
match-game-jokerLeft = Подвійну зміну ще не використано

match-program-choose = Оберіть наказ, потім комірку. Або комірку, щоб поміняти чи прибрати її наказ.
match-program-first = Перший хід: покладіть по одному наказу кожному роботові.
match-program-firstOfOne = Перший хід: покладіть роботові один наказ.
match-program-picked = Обрано «{ $tile }». Тепер оберіть комірку.
match-program-pickedSlot = Обрано комірку { $slot } робота { $robot }. Оберіть іншу, щоб поміняти їх.
match-program-staged = Готово? Натисніть «Пуск».
match-program-doubleNone = Подвійна зміна: зробіть дві зміни.
match-program-doubleOne = Подвійна зміна: ще одна.
match-program-run = Пуск
match-program-pass = Пас
match-program-undo = Скасувати
match-program-remove = Прибрати наказ
match-program-reset = Скинути
match-program-resetRobot = Скинути програму робота { $robot }
match-program-otherRobot = Міняти місцями можна лише накази одного робота.
match-program-impossible = Із цими наказами так не можна.
match-program-notFirst = Першого ходу покладіть по одному наказу кожному роботові.
match-program-waitingFor = { $name } програмує.

match-preview-begin = Спробувати
match-preview-about = Подивитися, що станеться, нічого не надсилаючи.
match-preview-lost = Зв’язок утрачено, перегляд не готовий. Спробуйте ще раз.

match-prompt-zapRobot = Ваш буц влучив: { $robot }. Накажіть йому:
match-prompt-zapBlob = Ваш буц влучив у слизня. Куди його?
match-prompt-crystal = Оберіть, де з’явиться { $crystal }.
match-prompt-crystalHelp = Оберіть одну з підсвічених клітинок на полі.
match-prompt-decline = Відмовитися
match-prompt-orderFor = { $order }: { $robot }
match-prompt-othersZap = { $name } вирішує, що робитиме { $robot }.
match-prompt-othersBlob = { $name } вирішує, куди піде слизень.
match-prompt-othersCrystal = { $name } обирає, де з’явиться кристал.

match-log-heading = Раунд { $round } · { $name }
match-log-turnStarted =
    { $roundsLeft ->
        [none] Хід гравця { $name }.
       *[other] { $roundsLeft ->
            [one] Хід гравця { $name }; після цього ще { $roundsLeft } раунд.
            [few] Хід гравця { $name }; після цього ще { $roundsLeft } раунди.
            [many] Хід гравця { $name }; після цього ще { $roundsLeft } раундів.
           *[other] Хід гравця { $name }; після цього ще { $roundsLeft } раунду.
        }
    }
match-log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } у комірці { $slot }.
       *[other] { $robot }: { $tile } у комірці { $slot }, { $returned } знову в руці.
    }
match-log-tilesSwapped = { $robot }: комірки { $a } і { $b } помінялися.
match-log-tileRemoved = { $robot }: { $tile } прибрано з комірки { $slot }.
match-log-robotReset =
    { $tiles ->
        [one] { $robot }: програму скинуто, { $tiles } наказ знову в руці.
        [few] { $robot }: програму скинуто, { $tiles } накази знову в руці.
        [many] { $robot }: програму скинуто, { $tiles } наказів знову в руці.
       *[other] { $robot }: програму скинуто, { $tiles } наказу знову в руці.
    }
match-log-passed = { $name } нічого не змінює.
match-log-doubleModificationUsed = { $name } використовує подвійну зміну.
match-log-orderStarted = { $robot }, комірка { $slot }: { $tile }.
match-log-orderIgnored = { $robot } не може { $order }: { $reason }.
match-log-robotTurned = { $robot } повертає { $direction }.
match-log-throughGate = {" "}Крізь телепорт.
match-log-intoMud = {" "}Загруз у багні!
match-log-crystalLoaded = { $robot } бере { $crystal }.
match-log-crystalTaken = { $robot } забирає { $crystal }, його віз { $source }.
match-log-crystalHanded = { $robot } віддає { $crystal }, тепер його везе { $target }.
match-log-crystalDelivered =
    { $points ->
        [one] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очко.
        [few] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очки.
        [many] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очок.
       *[other] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очка.
    }
match-log-specialDrawn =
    { $tile ->
        [none] { $name } бере особливий наказ.
       *[other] { $name } бере особливий наказ: { $tile }.
    }
match-log-crystalWaited = Немає вільної клітинки: { $crystal } чекає.
match-log-endPhaseBegun =
    { $rounds ->
        [one] Останній кристал у грі. Після цього раунду буде ще { $rounds }.
       *[other] Останній кристал у грі. Після цього раунду буде ще { $rounds }.
    }
match-log-zapFired-nothing = { $robot } буцає в порожнечу.
match-log-zapFired-robot = { $robot } буцає робота.
match-log-zapFired-shielded_robot = { $robot } буцає робота, але той захищений.
match-log-zapFired-blob = { $robot } буцає слизня.
match-log-zapFired-base = { $robot } буцає базу: нічого не сталося.
match-log-zapFired-crystal = { $robot } буцає кристал: нічого не сталося.
match-log-zapFired-rock = { $robot } буцає скелю: нічого не сталося.
match-log-zapFired-teleporter = { $robot } буцає телепорт: нічого не сталося.
match-log-zapFired-edge = { $robot } буцає за край поля.
match-log-zapObeyed = { $robot } мусить виконати наказ: { $order }.
match-log-zapDeclined = { $name } відмовляється.
match-log-gameEnded = Матч завершено: { $reason }.
match-log-seatResigned = { $name } здається.

match-parts-forward_1 = рушити
match-parts-forward_2 = рушити
match-parts-turn_left = повернути
match-parts-turn_right = повернути
match-parts-load = взяти кристал
match-parts-unload = викласти кристал
match-parts-zap = буцнути
match-parts-double_modification = це зробити
match-parts-turn_left_2 = повернути
match-parts-turn_right_2 = повернути
match-parts-anti_zap = це зробити
match-parts-u_turn = розвернутися
match-parts-forward_3 = рушити
match-parts-forward_load = рушити
match-parts-forward_zap = рушити
match-parts-dash = рушити
match-parts-jump = стрибнути
match-parts-back_up = від’їхати
match-parts-double_zap = буцнути
match-parts-anti_theft = це зробити
match-parts-long_range_zap = буцнути

match-reasons-off_board = там край поля
match-reasons-base_in_the_way = заважає база
match-reasons-rock_in_the_way = заважає скеля
match-reasons-push_blocked = немає куди штовхати
match-reasons-landing_occupied = клітинка приземлення зайнята
match-reasons-stuck_in_mud = він загруз у багні; тепер вільний
match-reasons-already_loaded = він уже везе кристал
match-reasons-nothing_to_load = немає чого брати
match-reasons-anti_theft = інший робот захищений від крадіжки
match-reasons-nothing_to_unload = він нічого не везе
match-reasons-no_room_to_unload = попереду немає місця
match-reasons-own_other_base = це друга база його власника

match-reasonsShort-off_board = край!
match-reasonsShort-base_in_the_way = база!
match-reasonsShort-rock_in_the_way = скеля!
match-reasonsShort-push_blocked = ніяк!
match-reasonsShort-landing_occupied = зайнято!
match-reasonsShort-stuck_in_mud = багно!
match-reasonsShort-already_loaded = повний!
match-reasonsShort-nothing_to_load = нічого
match-reasonsShort-anti_theft = замок!
match-reasonsShort-nothing_to_unload = порожній!
match-reasonsShort-no_room_to_unload = тісно!
match-reasonsShort-own_other_base = не тут!

match-bubble-declined = пропуск
match-bubble-shield = щит!
match-bubble-points = +{ $points }
match-bubble-stuck = загруз!
match-bubble-taken = украдено!

match-end-reasons-score = гравець набрав потрібну кількість очок
match-end-reasons-crystals = закінчилися кристали
match-end-reasons-stalled = надто довго не було доставок
match-end-reasons-resigned = усі суперники здалися

match-glance-lastChange = Остання зміна: { $change }
match-glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (було: { $before })
    }
match-glance-swapped = { $robot }{ $a } і { $robot }{ $b } помінялися
match-glance-removed = { $robot }{ $slot }: { $tile } прибрано
match-glance-reset = { $robot }: програму скинуто
match-glance-passed = Пас
match-glance-double = Дві зміни: { $changes }
match-glance-ownBaseNear = Моя база внизу
match-glance-ownBaseNearAbout = Повертає поле. Напрямки названо так, як їх бачите ви.
match-glance-sideMarks = Позначки «ліворуч» і «праворуч» на роботах
match-glance-sideMarksAbout = Л і П показують, куди робот повертає.
match-glance-ownRobot = { $label } (ваш)
match-glance-crystals-blue = На базі дає 2 очки. Власник бази також бере особливий наказ.
match-glance-crystals-green = На базі дає 3 очки.
match-glance-crystals-pink = На базі дає 4 очки.
match-glance-crystalNames-blue = Синій кристал
match-glance-crystalNames-green = Зелений кристал
match-glance-crystalNames-pink = Рожевий кристал
match-glance-ownBase = Ваша база
match-glance-ownBaseAbout = Кожен викладений тут кристал дає очки вам, хто б його не привіз.
match-glance-baseAbout = Кожен викладений тут кристал дає очки гравцеві { $name }, хто б його не привіз.
match-glance-robotAbout = У хід гравця { $name } виконує комірки 1, 2 і 3 своєї програми; A рухається перед B.
match-glance-ownRobotAbout = Ваш робот: у ваш хід виконує комірки 1, 2 і 3 своєї програми; A рухається перед B.
match-glance-stuckAbout = Загруз у багні й пропустить наступний рух.
match-glance-mud = Багно
match-glance-mudAbout = Робот, що сюди заїде, загрузне й пропустить наступний рух.
match-glance-teleporter = Телепорт { $letter }
match-glance-teleporterAbout = Усе, що сюди потрапляє, виходить з іншого кінця в тому самому напрямку.
match-glance-rock = Скеля
match-glance-rockAbout = Перегороджує шлях і зупиняє буци. Її не зсунути.
match-glance-blob = Слизень
match-glance-blobAbout = Роботи можуть його штовхати, а буц пересуває на одну клітинку.
match-glance-centre = Центр
match-glance-centreAbout = Нові кристали з’являються тут або на найближчій порожній клітинці.
match-glance-trackNext = З’явиться в грі після наступної доставки.
match-glance-trackLater = У черзі номер { $place }.
match-glance-waitingAbout = З’явиться в грі, щойно звільниться клітинка.
match-glance-round = У кожному раунді кожен гравець робить один хід.
match-glance-stack = Особливі накази в запасі
match-glance-stackAbout = Ви берете один, коли отримуєте синій кристал.
match-glance-pointsAbout = Тут рахуються лише доставлені кристали. Ті, що на роботах, рахуються в кінці.
match-glance-deliveredTitle = Доставлені кристали
match-glance-secretAbout = Інші гравці побачать його, коли його вперше покладуть.
match-glance-boardKeys = Стрілки переводять від фігури до фігури.
match-glance-passAbout = Нічого не змінює; ваші роботи виконують програму.
match-glance-runAbout = Надсилає вашу зміну; ваші роботи виконують програму.
match-glance-slotName = Робот { $robot }, комірка { $slot }
match-glance-slotTip = { $slot }: { $tile }
match-glance-endTitle = Як завершується матч
match-glance-endAbout = Відкриває подробиці та показує, хто переміг би зараз.
match-glance-endByScore = До { $points } очок
match-glance-endByCrystals = Доки є кристали

## places: places on the board

places-sides-0 = попереду
places-sides-1 = попереду праворуч
places-sides-2 = позаду праворуч
places-sides-3 = позаду
places-sides-4 = позаду ліворуч
places-sides-5 = попереду ліворуч

places-leg = { $steps } { $side }

places-legs = { $first } і { $second }

places-fromOwn = від вашого { $robot }: { $way }

places-fromNamed = від { $robot }: { $way }

places-ownBase = ваша база: { $way }

places-next = наступний: { $crystal }

places-inLine = номер { $place }: { $crystal }

places-piece = { $piece } на { $hex }

places-pieceFrom = { $piece } на { $hex }, { $relation }

places-robot = { $robot } на { $hex }, дивиться { $facing }, { $cargo }

places-stuck = { $label }, загруз у багні

places-related = { $label }, { $relation }

places-crystalOn = Кристал на { $hex }

places-blobTo = Слизень іде { $direction }, на { $hex }

places-log-robotMoved = { $robot } їде { $direction }, на { $hex }.
places-log-robotPushed = { $robot } зсунуто { $direction }, на { $hex }.
places-log-robotJumped = { $robot } стрибає { $direction }, на { $hex }.
places-log-crystalPushed = Зсунуто { $direction }, на { $hex }: { $crystal }.
places-log-blobPushed = Слизня зсунуто { $direction }, на { $hex }.
places-log-blobMoved = Слизень іде { $direction }, на { $hex }.
places-log-crystalUnloaded = { $robot } викладає { $crystal } на { $hex }.
places-log-crystalPlaced = На { $hex } з’явився { $crystal }.

places-filters-deliveries = Доставки
places-filters-thefts = Крадіжки
places-filters-hits = Що влучило в мене

places-names = Назви клітинок по краю поля

places-namesAbout = Літери — ряди, числа — стовпці. Їх використовує журнал.

## preview: previews

preview-orders =
    { $count ->
        [one] { $count } наказ
        [few] { $count } накази
        [many] { $count } наказів
       *[other] { $count } наказу
    }

preview-ignored = проігноровано: { $what }

preview-ignoredCount = проігноровано: { $count }

preview-ignoredOrder = { $slot } ({ $reason })

preview-delivers =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
        [many] +{ $points } очок
       *[other] +{ $points } очка
    }

preview-ends = матч завершується

preview-stops = Зупиняється тут: { $reason }

preview-summary = { $parts }.

preview-ownZap = ваш буц влучає: { $robot }, і ви обираєте, що він робить.

preview-ownBlob = ваш буц влучає в слизня, і ви обираєте, куди він іде.

preview-ownCrystal = ви обираєте, де з’явиться { $crystal }.

preview-details = Подробиці

preview-list = Що станеться

preview-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
        [many] { $count } раундів
       *[other] { $count } раунду
    }

preview-automatic = Перегляд кожної зміни

preview-automaticAbout = Поле одразу показує, до чого ведуть ваші зміни. Escape ховає це.

preview-preview-title = Перегляд (ще не надіслано)
preview-preview-close = Закрити перегляд
preview-preview-rounds = Раундів наперед
preview-preview-roundsAbout = Як далеко зазирати, якщо ніхто нічого не змінить
preview-preview-branches = Що як ви оберете
preview-preview-nothing = Нічого не станеться.

## end: the end of a match

end-statistic-thefts = Викрадені кристали
end-about-thefts = Кристали, які роботи гравця забрали в чужих роботів.
end-statistic-zaps = Буцнуті роботи
end-about-zaps = Роботи, яких гравець буцнув і які виконали наказ.
end-statistic-ignored = Проігноровані накази
end-about-ignored = Накази або їхні частини, які не вдалося виконати.
end-statistic-delivered_blue = Сині доставлені
end-about-delivered_blue = Сині кристали на базі гравця, по 2 очки.
end-statistic-delivered_green = Зелені доставлені
end-about-delivered_green = Зелені кристали на базі гравця, по 3 очки.
end-statistic-delivered_pink = Рожеві доставлені
end-about-delivered_pink = Рожеві кристали на базі гравця, по 4 очки.
end-statistic-orders = Виконані накази
end-about-orders = Накази з програм гравця, які почали виконуватися.
end-statistic-ignored_way = Проігноровано: шлях
end-about-ignored_way = Проігноровано, бо там край поля або щось стоїть на шляху.
end-statistic-ignored_mud = Проігноровано: багно
end-about-ignored_mud = Проігноровано, бо робот загруз у багні.
end-statistic-ignored_crystal = Проігноровано: кристал
end-about-ignored_crystal = Проігноровано, бо не було кристала, щоб узяти чи викласти, або місця для нього.
end-statistic-passes = Паси
end-about-passes = Ходи, у яких гравець нічого не змінив.
end-award-thief = Викрадач
end-award-zapper = Буцальник
end-award-optimist = Оптиміст
end-endPhase = Останній кристал входить у гру.
end-delivered = { $name } отримує { $crystal }: +{ $points }.
end-stolen = { $robot } викрадає { $crystal }, його віз { $source }.
end-zapped = { $name } буцає: { $robot }, наказ: { $order }.

end-end-winner = { $name } перемагає!
end-end-shared = Перше місце ділять: { $names }!
end-end-place = { $place }.
end-end-because = Матч завершився: { $reason }.
end-end-finalScore = Підсумкові очки
end-end-ranking = Показати результати
end-glance-scoreWay = Перемагає гравець, у чиїй базі першою буде { $points } очок. Кристали на роботах для цього не рахуються.
end-glance-crystalWay =
    { $left ->
        [one] Залишився { $left } кристал. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагає той, у кого найбільше підсумкових очок.
        [few] Залишилося { $left } кристали. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагає той, у кого найбільше підсумкових очок.
        [many] Залишилося { $left } кристалів. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагає той, у кого найбільше підсумкових очок.
       *[other] Залишилося { $left } кристала. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагає той, у кого найбільше підсумкових очок.
    }
end-glance-lastRounds =
    { $left ->
        [0] Останній кристал у грі, і це останній раунд. Потім перемагає той, у кого найбільше підсумкових очок.
       *[other] Останній кристал у грі. Раундів після цього: { $left }. Потім перемагає той, у кого найбільше підсумкових очок.
    }
end-glance-stalledWay =
    { $end ->
        [one] Після { $end } раунду поспіль без доставки матч також завершується (поки що { $now }).
       *[other] Після { $end } раундів поспіль без доставки матч також завершується (поки що { $now }).
    }
end-glance-endedNow = Якби матч завершився зараз
end-glance-parts = доставлено { $delivered } + на роботах { $carried }
end-glance-scoringRule = Підсумкові очки: доставлені кристали (синій 2, зелений 3, рожевий 4) і кристали на роботах, кожен на одне очко дешевший. Рівність: більше доставлених синіх, потім зелених, потім очок за доставлене.
end-glance-behindBy-won = Переможець першим набрав потрібні очки.
end-glance-behindBy-resigned = Здача.
end-glance-behindBy-blue = Рівність: менше доставлених синіх кристалів.
end-glance-behindBy-green = Рівність: менше доставлених зелених кристалів.
end-glance-behindBy-delivered = Рівність: менше очок за доставлене.

## learning: lessons and rules

learning-goal = Беріть кристали, везіть на свою базу й викладайте там. Скільки кутів у кристала, стільки й очок.
learning-goalOfTeam = Беріть кристали й викладайте їх на базі своєї команди. Скільки кутів у кристала, стільки й очок.
learning-guide-own = Цей робот ваш.
learning-guide-tile = Оберіть тут наказ, а тоді комірку робота.
learning-guide-run = Натисніть «Пуск»: роботи виконають свої комірки, і ваш хід завершиться.

learning-lesson-robots-title = Два роботи — ваші
learning-lesson-robots-text = Роботи A і B вашого кольору — ваші, як і база цього кольору. Кристали, привезені на вашу базу, дають очки.
learning-lesson-load-title = Візьміть кристал
learning-lesson-load-text = Щоходу ви змінюєте одне у своїх програмах, а тоді обидва роботи їх виконують. Робот A стоїть перед кристалом: покладіть «Взяти кристал» у його комірку 1 і натисніть «Пуск».
learning-lesson-load-done = Кристал у робота A. Робот везе лише один кристал.
learning-lesson-load-missed = Робот A нічого не взяв. Покладіть «Взяти кристал» у комірку 1 робота A.
learning-lesson-carry-title = Везіть його додому
learning-lesson-carry-text = Програми зберігаються між ходами. Робот A рушить уперед і стане перед вашою базою: додайте «Викласти кристал» у комірку 2.
learning-lesson-carry-done = Доставлено! Викласти можна лише тоді, коли робот дивиться на вашу базу.
learning-lesson-carry-missed = Кристал ще не вдома. «Викласти кристал» — у комірку 2, після руху.
learning-lesson-values-title = Рахуйте кути
learning-lesson-values-text = Кристал вартий стільки, скільки має кутів: синій 2, зелений 3, рожевий 4. Поверніть робота A наліво, перш ніж він візьме, щоб отримати рожевий.
learning-lesson-values-done = Рожевий: 4 очки, коли буде вдома.
learning-lesson-values-missed = Це був інший кристал. «Поворот наліво» в комірці 1 поверне робота A до рожевого.
learning-lesson-order-title = A рухається перед B
learning-lesson-order-text = Робот A виконує комірки 1, 2, 3, тоді робот B — свої. Хай A викладе кристал на B: B рухається наступним і викладе на вашу базу.
learning-lesson-order-done = Один хід, два роботи: A передав кристал, а B доставив.
learning-lesson-order-missed = Покладіть «Викласти кристал» у комірку 1 робота A: у B він уже є.
learning-lesson-ignored-title = Деякі накази ігноруються
learning-lesson-ignored-text = Робот A стоїть на краю й має їхати далі, робот B має взяти там, де нічого немає. Натисніть «Пас», що нічого не змінює, і дивіться.
learning-lesson-ignored-done = Обидва накази проігноровано. Поле й журнал кажуть чому, і коштує це лише наказу.
learning-lesson-ignored-missed = Натисніть «Пас» і подивіться, що станеться.
learning-lesson-track-title = Черга приносить нові
learning-lesson-track-text = Черга показує наступні кристали, найближчий перший. Кожна доставка виводить один на поле. Доставте синій кристал.
learning-lesson-track-done = Наступний кристал уже на полі. А за синій ви взяли особливий наказ: він у вашій руці.
learning-lesson-track-missed = Покладіть «Викласти кристал» у комірку 1 робота A.
learning-lesson-theft-title = Заберіть його в них
learning-lesson-theft-text = «Взяти кристал» бере й у робота. Підведіть робота A до червоного робота з кристалом; наступного ходу додайте «Взяти кристал».
learning-lesson-theft-done = Тепер він ваш. Стережіться: інші можуть так само.
learning-lesson-theft-missed = Червоний утік. Спершу вперед, тоді взяти.
learning-lesson-end-title = От і все
learning-lesson-end-text = Удвох 11 очок одразу дають перемогу. Коли черга порожня, буде ще три раунди, а кристал на роботі тоді рахується на очко дешевше.

## learning: puzzles

## learning: boards

learning-puzzles-blue =
    { $turns ->
        [one] Доставте синій кристал за { $turns } хід.
        [few] Доставте синій кристал за { $turns } ходи.
        [many] Доставте синій кристал за { $turns } ходів.
       *[other] Доставте синій кристал за { $turns } ходу.
    }
learning-puzzles-green =
    { $turns ->
        [one] Доставте зелений кристал за { $turns } хід.
        [few] Доставте зелений кристал за { $turns } ходи.
        [many] Доставте зелений кристал за { $turns } ходів.
       *[other] Доставте зелений кристал за { $turns } ходу.
    }
learning-puzzles-pink =
    { $turns ->
        [one] Доставте рожевий кристал за { $turns } хід.
        [few] Доставте рожевий кристал за { $turns } ходи.
        [many] Доставте рожевий кристал за { $turns } ходів.
       *[other] Доставте рожевий кристал за { $turns } ходу.
    }

## options: the form for the options

options-options-mode = Гра
options-options-ending = Як завершується
options-options-scoreVictory = Дострокова перемога за очками
options-options-scoreVictoryAbout = Перемагає гравець, який першим набере потрібну кількість очок.
options-options-scoreVictoryTeams = Командні матчі завжди завершуються, коли закінчуються кристали.
options-options-stalled = Кінець без доставок
options-options-stalledAfter =
    { $rounds ->
        [one] після { $rounds } раунду
       *[other] після { $rounds } раундів
    }
options-options-stalledNever = ніколи
options-options-elements = Елементи поля
options-options-drawSetup = Випадкова розстановка
options-options-placings-none-name = Немає
options-options-placings-none-about = Лише роботи, бази й кристали.
options-options-placings-example-name = Приклад
options-options-placings-example-about = Готова розстановка для такої кількості гравців.
options-options-placings-random-name = Випадково
options-options-placings-random-about = Ви обираєте кількість, місця випадкові.
options-options-placings-by_hand-name = Вручну
options-options-placings-by_hand-about = Ви розставляєте їх самі.
options-options-kinds-teleporters = Телепорти
options-options-kinds-rocks = Скелі
options-options-kinds-blobs = Слизні
options-options-kinds-mud = Багно
options-options-room =
    { $left ->
        [0] Це поле заповнене. Пара телепортів займає два місця, скеля або слизень — одне.
       *[other] Вільних місць: { $left }. Пара телепортів займає два місця, багно — жодного.
    }
options-options-placed-teleporter = Телепорт
options-options-placed-rock = Скеля
options-options-placed-blob = Слизень
options-options-placed-mud = Багно
options-options-byHandBoard = Поле матчу
options-options-byHandHint = Натисніть на світлу клітинку, щоб поставити елемент. Натисніть на елемент, щоб прибрати його.
options-options-otherEnd = Тепер натисніть на клітинку для другого кінця.
options-options-noMore = { $kind }: щонайбільше три.
options-options-placeHere = Поставити сюди: { $kind }
options-options-takeAway-teleporter = Прибрати телепорт
options-options-takeAway-rock = Прибрати скелю
options-options-takeAway-blob = Прибрати слизня
options-options-takeAway-mud = Прибрати багно
options-options-coloursTitle = Кольори
options-options-ownColours = Обрати кольори
options-options-ownColoursAbout = Розташування місць не зміниться.
options-options-seat = Місце { $seat }

## preset: answers in advance

preset-presetAnswers-title = Автовідповіді
preset-presetAnswers-about = Ми одразу прийматимемо ці рішення за вас, навіть коли вас немає. Ваші автовідповіді бачите лише ви. Вони діють у цьому матчі, і їх можна змінити будь-коли.
preset-presetAnswers-crystal = Де з’являється новий кристал
preset-presetAnswers-crystalRules-ask-name = Питати мене
preset-presetAnswers-crystalRules-ask-about = Матч чекає на вас.
preset-presetAnswers-crystalRules-nearest-name = Біля моїх роботів
preset-presetAnswers-crystalRules-nearest-about = Клітинка, найближча до одного з ваших роботів.
preset-presetAnswers-crystalRules-farthest-name = Далеко від суперників
preset-presetAnswers-crystalRules-farthest-about = Клітинка, найдальша від найближчого чужого робота.
preset-presetAnswers-crystalRules-first-name = Перша клітинка
preset-presetAnswers-crystalRules-first-about = Як тоді, коли ваш час вийшов.
preset-presetAnswers-zap = Коли ваш буц влучає в робота
preset-presetAnswers-zapRules-ask-name = Питати мене
preset-presetAnswers-zapRules-ask-about = Матч чекає на вас.
preset-presetAnswers-zapRules-decline-name = Відмовитися
preset-presetAnswers-zapRules-decline-about = Робот, у якого влучили, нічого не робить.
preset-presetAnswers-zapRules-orders-name = Дати наказ
preset-presetAnswers-zapRules-orders-about = Чужий робот отримує перший наказ із вашого списку, який може виконати. Про дружніх роботів вас усе одно питають.
preset-presetAnswers-orders = Накази в порядку спроб
preset-presetAnswers-blob = Коли ваш буц влучає в слизня
preset-presetAnswers-blobDecline = Залишити його на місці
preset-presetAnswers-blobAbout = Інакше ми спитаємо, куди його пересунути.

## access: for players who do not see the board

access-summary-change = { $name }: { $change }.
access-summary-moved = { $robot } тепер на { $hex }.
access-summary-movedAndTurned = { $robot } тепер на { $hex } і дивиться { $facing }.
access-table-pieces = Фігури
access-table-piece = Фігура
access-table-hex = Клітинка
access-table-state = Стан
access-table-ahead = Клітинка попереду
access-table-robotState = дивиться { $facing }, { $cargo }
access-table-from = Від { $robot }
access-table-here = тут
access-table-free = вільно
access-table-edge = край поля
access-table-map = Мапа
access-table-mapAbout = Клітинка праворуч — крок на схід. Клітинка вниз — крок на південний схід.
access-table-waysAbout = «Попереду праворуч» — напрямок після одного повороту направо, «позаду праворуч» — після двох. Шлях рахується клітинками; роботи, скелі й телепорти на ньому не враховуються.
access-keys-tile = Обрати наказ із руки, за порядком
access-keys-slots = Обрати комірки 1, 2 і 3 робота { $robot }
access-keys-joker = Використати подвійну зміну
access-keys-remove = Прибрати наказ із обраної комірки
access-keys-drop = Покласти обраний наказ назад
access-keys-undo = Скасувати останню зміну
access-keys-preview = Спробувати: подивитися, що станеться
access-keys-run = Пуск
access-keys-pass = Пас
access-keys-answer = Відповісти на запитання матчу
access-keys-arrows = На полі: від фігури до фігури
