## deal

deal-first = починати мав інший гравець.
deal-special = вам мали роздати інший особливий наказ.

## presetAnswers

presetAnswers-open = Автовідповіді…
presetAnswers-openSet = Автовідповіді: увімкнено
presetAnswers-title = Автовідповіді
presetAnswers-about = Ми одразу прийматимемо ці рішення за вас, навіть коли вас немає. Ваші автовідповіді бачите лише ви. Вони діють у цьому матчі, і їх можна змінити будь-коли.
presetAnswers-crystal = Де з’являється новий кристал
presetAnswers-crystalRules-ask-name = Питати мене
presetAnswers-crystalRules-ask-about = Матч чекає на вас.
presetAnswers-crystalRules-nearest-name = Біля моїх роботів
presetAnswers-crystalRules-nearest-about = Клітинка, найближча до одного з ваших роботів.
presetAnswers-crystalRules-farthest-name = Далеко від суперників
presetAnswers-crystalRules-farthest-about = Клітинка, найдальша від найближчого чужого робота.
presetAnswers-crystalRules-first-name = Перша клітинка
presetAnswers-crystalRules-first-about = Як тоді, коли ваш час вичерпано.
presetAnswers-zap = Коли ваш буц влучає в робота
presetAnswers-zapRules-ask-name = Питати мене
presetAnswers-zapRules-ask-about = Матч чекає на вас.
presetAnswers-zapRules-decline-name = Відмовитися
presetAnswers-zapRules-decline-about = Робот, у якого влучили, нічого не робить.
presetAnswers-zapRules-orders-name = Дати наказ
presetAnswers-zapRules-orders-about = Чужий робот отримує перший наказ із вашого списку, який може виконати. Про дружніх роботів вас усе одно питають.
presetAnswers-orders = Накази в порядку спроб
presetAnswers-blob = Коли ваш буц влучає в слизня
presetAnswers-blobDecline = Залишити його на місці
presetAnswers-blobAbout = Інакше ми спитаємо, куди його пересунути.

## crystals

crystals-blue = синій кристал
crystals-green = зелений кристал
crystals-pink = рожевий кристал

## crystalCounts

crystalCounts-blue = сині: { $count }
crystalCounts-green = зелені: { $count }
crystalCounts-pink = рожеві: { $count }

## directions

directions-0 = на схід
directions-1 = на південний схід
directions-2 = на південний захід
directions-3 = на захід
directions-4 = на північний захід
directions-5 = на північний схід

## tiles

tiles-forward_1 = Вперед на 1
tiles-forward_2 = Вперед на 2
tiles-turn_left = Поворот наліво
tiles-turn_right = Поворот направо
tiles-load = Взяти кристал
tiles-unload = Викласти кристал
tiles-zap = Буц!
tiles-double_modification = Подвійна зміна
tiles-turn_left_2 = Подвійний поворот наліво
tiles-turn_right_2 = Подвійний поворот направо
tiles-anti_zap = Антибуц
tiles-u_turn = Розворот на 180
tiles-forward_3 = Вперед на 3
tiles-forward_load = Вперед і взяти
tiles-forward_zap = Вперед і буц
tiles-dash = Поштовх
tiles-jump = Стрибок
tiles-back_up = Задній хід
tiles-double_zap = Подвійний буц!
tiles-anti_theft = Анти­злодій
tiles-long_range_zap = Далеко­бійний буц

## tileHelp

tileHelp-forward_1 = На одну клітинку вперед; штовхає одного робота, кристал або слизня.
tileHelp-forward_2 = «Вперед на 1» двічі.
tileHelp-turn_left = Повертає на 60° ліворуч.
tileHelp-turn_right = Повертає на 60° праворуч.
tileHelp-load = Бере кристал попереду, навіть у робота.
tileHelp-unload = Викладає свій кристал попереду: на землю, роботові або на базу.
tileHelp-zap = Діє на дві клітинки вперед. Якщо влучить у робота, ви обираєте наказ для нього.
tileHelp-double_modification = Раз за матч: дві зміни за один хід.
tileHelp-turn_left_2 = Повертає на 120° ліворуч.
tileHelp-turn_right_2 = Повертає на 120° праворуч.
tileHelp-anti_zap = Поки наказ у програмі, чужі буци не діють.
tileHelp-u_turn = Розвертається.
tileHelp-forward_3 = «Вперед на 1» тричі.
tileHelp-forward_load = Вперед на 1, а тоді взяти кристал.
tileHelp-forward_zap = Вперед на 1, а тоді буц.
tileHelp-dash = Вперед на 1. Поки наказ у програмі, цей робот штовхає цілі ряди.
tileHelp-jump = Стрибає на дві клітинки вперед через усе, що посередині.
tileHelp-back_up = На одну клітинку назад.
tileHelp-double_zap = Два буци поспіль.
tileHelp-anti_theft = Поки наказ у програмі, суперники не можуть завантажити кристал цього робота. Буц усе ж може змусити робота його вивантажити.
tileHelp-long_range_zap = Буц необмеженої дальності.

## emptySlot

emptySlot = порожньо

## game

game-board = Поле
game-yourTurn = Ваш хід
game-yourTurnAs = Ваш хід: { $colour }
game-turnOf = Хід: { $name }
game-round = Раунд { $round }
game-roundsLeft =
    { $left ->
        [0] останній раунд
       *[other] { $left ->
            [one] після цього ще { $left } раунд
            [few] після цього ще { $left } раунди
            [many] після цього ще { $left } раундів
           *[other] після цього ще { $left } раунду
        }
    }
game-quiet = раундів без доставки: { $quiet } з { $end }
game-stack = особливих наказів у запасі: { $count }
game-track = Наступні кристали
game-trackEmpty = Кристалів більше не буде
game-waiting = Чекає на вільну клітинку
game-score = Очки
game-scoreOf =
    { $target ->
        [none] { $score }
       *[other] { $score } / { $target }
    }
game-scoreLabel =
    { $target ->
        [none] { $score ->
            [one] { $score } очко
            [few] { $score } очки
            [many] { $score } очок
           *[other] { $score } очка
        }
       *[other] { $score } з { $target } очок
    }
game-delivered = Доставлено: { $list }
game-carrying = везе { $crystal }
game-noCargo = нічого не везе
game-resigned = здався
game-robot = { $robot } ({ $name })
game-base = База: { $name }
game-activeBase = База: { $name }, зараз ходить
game-sides = Очки сторін
game-yourSide = ви
game-team = Команда { $number }
game-seatName = { $name } ({ $colour })
game-programs = Програми: { $name }
game-yourPrograms = Ваші програми
game-program = Робот { $robot }
game-slot = Робот { $robot }, комірка { $slot }: { $content }
game-otherSlot = { $name }, робот { $robot }, комірка { $slot }: { $content }
game-secretSpecials =
    { $count ->
        [one] { $count } таємний наказ
        [few] { $count } таємні накази
        [many] { $count } таємних наказів
       *[other] { $count } таємного наказу
    }
game-special = особливий
game-hand = Ваша рука
game-handTile = { $tile }, у руці: { $count }
game-jokerTile = Подвійна зміна: дві зміни за цей хід
game-jokerUsed = Подвійну зміну використано

## program

program-choose = Оберіть наказ, потім комірку. Або комірку, щоб поміняти чи прибрати її наказ.
program-first = Перший хід: покладіть по одному наказу кожному роботові.
program-firstOfOne = Перший хід: покладіть роботові один наказ.
program-picked = Обрано «{ $tile }». Тепер оберіть комірку.
program-pickedSlot = Обрано комірку { $slot } робота { $robot }. Оберіть іншу, щоб поміняти їх.
program-staged = Готово? Натисніть «Пуск».
program-doubleNone = Подвійна зміна: зробіть дві зміни.
program-doubleOne = Подвійна зміна: ще одна.
program-run = Пуск
program-pass = Пас
program-undo = Скасувати
program-remove = Прибрати наказ
program-reset = Скинути
program-resetRobot = Скинути програму робота { $robot }
program-otherRobot = Міняти місцями можна лише накази одного робота.
program-impossible = Із цими наказами так не можна.
program-notFirst = Першого ходу покладіть по одному наказу кожному роботові.
program-waitingFor = { $name } програмує.

## preview

preview-begin = Спробувати
preview-about = Подивитися, що станеться, нічого не надсилаючи.
preview-title = Перегляд (ще не надіслано)
preview-close = Закрити перегляд
preview-rounds = Раундів наперед
preview-roundsAbout = Як далеко зазирати, якщо ніхто нічого не змінить
preview-branches = Що як ви оберете
preview-nothing = Нічого не станеться.
preview-lost = Зв’язок утрачено, перегляд не готовий. Спробуйте ще раз.

## prompt

prompt-zapRobot = Ваш буц влучив: { $robot }. Накажіть йому:
prompt-zapBlob = Ваш буц влучив у слизня. Пересуньте його:
prompt-crystal = Оберіть, де з’явиться { $crystal }.
prompt-crystalHelp = Оберіть одну зі світних клітинок на полі.
prompt-decline = Відмовитися
prompt-orderFor = { $order }: { $robot }
prompt-othersZap = { $name } вирішує, що робитиме { $robot }.
prompt-othersBlob = { $name } вирішує, куди піде слизень.
prompt-othersCrystal = { $name } обирає, де з’явиться кристал.

## log

log-heading = Раунд { $round } · { $name }
log-turnStarted =
    { $roundsLeft ->
        [none] Хід гравця { $name }.
       *[other] { $roundsLeft ->
            [one] Хід гравця { $name }; після цього ще { $roundsLeft } раунд.
            [few] Хід гравця { $name }; після цього ще { $roundsLeft } раунди.
            [many] Хід гравця { $name }; після цього ще { $roundsLeft } раундів.
           *[other] Хід гравця { $name }; після цього ще { $roundsLeft } раунду.
        }
    }
log-tilePlaced =
    { $returned ->
        [none] { $robot }: { $tile } у комірці { $slot }.
       *[other] { $robot }: { $tile } у комірці { $slot }, { $returned } знову в руці.
    }
log-tilesSwapped = { $robot }: комірки { $a } і { $b } помінялися.
log-tileRemoved = { $robot }: { $tile } прибрано з комірки { $slot }.
log-robotReset =
    { $tiles ->
        [one] { $robot }: програму скинуто, { $tiles } наказ знову в руці.
        [few] { $robot }: програму скинуто, { $tiles } накази знову в руці.
        [many] { $robot }: програму скинуто, { $tiles } наказів знову в руці.
       *[other] { $robot }: програму скинуто, { $tiles } наказу знову в руці.
    }
log-passed = { $name } нічого не змінює.
log-doubleModificationUsed = { $name } використовує подвійну зміну.
log-orderStarted = { $robot }, комірка { $slot }: { $tile }.
log-orderIgnored = { $robot } не може { $order }: { $reason }.
log-robotTurned = { $robot } повертає { $direction }.
log-throughGate = {" "}Крізь телепорт.
log-intoMud = {" "}Загруз у багні!
log-crystalLoaded = { $robot } бере { $crystal }.
log-crystalTaken = { $robot } забирає { $crystal }, його віз { $source }.
log-crystalHanded = { $robot } віддає { $crystal }, тепер його везе { $target }.
log-crystalDelivered =
    { $points ->
        [one] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очко.
        [few] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очки.
        [many] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очок.
       *[other] { $robot } доставляє { $crystal }, база гравця { $name }: { $points } очка.
    }
log-specialDrawn =
    { $tile ->
        [none] { $name } бере особливий наказ.
       *[other] { $name } бере особливий наказ: { $tile }.
    }
log-crystalWaited = Немає вільної клітинки: { $crystal } чекає.
log-endPhaseBegun =
    { $rounds ->
        [one] Останній кристал у грі. Після цього раунду буде ще { $rounds }.
       *[other] Останній кристал у грі. Після цього раунду буде ще { $rounds }.
    }
log-zapFired-nothing = { $robot } буцає в порожнечу.
log-zapFired-robot = { $robot } буцає робота.
log-zapFired-shielded_robot = { $robot } буцає робота, але той захищений.
log-zapFired-blob = { $robot } буцає слизня.
log-zapFired-base = { $robot } буцає базу: нічого не сталося.
log-zapFired-crystal = { $robot } буцає кристал: нічого не сталося.
log-zapFired-rock = { $robot } буцає скелю: нічого не сталося.
log-zapFired-teleporter = { $robot } буцає телепорт: нічого не сталося.
log-zapFired-edge = { $robot } буцає за край поля.
log-zapObeyed = { $robot } мусить виконати наказ: { $order }.
log-zapDeclined = { $name } відмовляється.
log-gameEnded = Матч завершено: { $reason }.
log-seatResigned = { $name } здається.

## parts

parts-forward_1 = рушити
parts-forward_2 = рушити
parts-turn_left = повернути
parts-turn_right = повернути
parts-load = взяти кристал
parts-unload = викласти кристал
parts-zap = буцнути
parts-double_modification = це зробити
parts-turn_left_2 = повернути
parts-turn_right_2 = повернути
parts-anti_zap = це зробити
parts-u_turn = розвернутися
parts-forward_3 = рушити
parts-forward_load = рушити
parts-forward_zap = рушити
parts-dash = рушити
parts-jump = стрибнути
parts-back_up = від’їхати
parts-double_zap = буцнути
parts-anti_theft = це зробити
parts-long_range_zap = буцнути

## reasons

reasons-off_board = там край поля
reasons-base_in_the_way = заважає база
reasons-rock_in_the_way = заважає скеля
reasons-push_blocked = немає куди штовхати
reasons-landing_occupied = клітинка приземлення зайнята
reasons-stuck_in_mud = він загруз у багні; тепер вільний
reasons-already_loaded = він уже везе кристал
reasons-nothing_to_load = немає чого брати
reasons-anti_theft = інший робот захищений від крадіжки
reasons-nothing_to_unload = він нічого не везе
reasons-no_room_to_unload = попереду немає місця
reasons-own_other_base = це друга база його власника

## reasonsShort

reasonsShort-off_board = край!
reasonsShort-base_in_the_way = база!
reasonsShort-rock_in_the_way = скеля!
reasonsShort-push_blocked = ніяк!
reasonsShort-landing_occupied = зайнято!
reasonsShort-stuck_in_mud = багно!
reasonsShort-already_loaded = повний!
reasonsShort-nothing_to_load = нічого
reasonsShort-anti_theft = замок!
reasonsShort-nothing_to_unload = порожній!
reasonsShort-no_room_to_unload = тісно!
reasonsShort-own_other_base = не тут!

## bubble

bubble-declined = пропуск
bubble-shield = щит!
bubble-points = +{ $points }
bubble-stuck = загруз!
bubble-taken = украдено!

## end

end-winner = { $name } перемагає!
end-shared = Перше місце ділять: { $names }!
end-place = { $place }.
end-reasons-score = гравець набрав потрібну кількість очок
end-reasons-crystals = закінчилися кристали
end-reasons-stalled = надто довго не було доставок
end-reasons-resigned = залишилася лише одна сторона
end-because = Матч завершився: { $reason }.
end-finalScore = Підсумкові очки
end-ranking = Показати результати

## glance

glance-lastChange = Остання зміна: { $change }
glance-placed =
    { $before ->
        [none] { $robot }{ $slot }: { $tile }
       *[other] { $robot }{ $slot }: { $tile } (було: { $before })
    }
glance-swapped = { $robot }{ $a } і { $robot }{ $b } помінялися
glance-removed = { $robot }{ $slot }: { $tile } прибрано
glance-reset = { $robot }: програму скинуто
glance-passed = Пас
glance-double = Дві зміни: { $changes }
glance-ownBaseNear = Моя база внизу
glance-ownBaseNearAbout = Повертає поле. Напрямки названо так, як їх бачите ви.
glance-sideMarks = Позначки «ліворуч» і «праворуч» на роботах
glance-sideMarksAbout = Л і П показують, куди робот повертає.
glance-ownRobot = { $label } (ваш)
glance-crystals-blue = На базі дає 2 очки. Власник бази також бере особливий наказ.
glance-crystals-green = На базі дає 3 очки.
glance-crystals-pink = На базі дає 4 очки.
glance-crystalNames-blue = Синій кристал
glance-crystalNames-green = Зелений кристал
glance-crystalNames-pink = Рожевий кристал
glance-ownBase = Ваша база
glance-ownBaseAbout = Кожен викладений тут кристал дає очки вам, хто б його не привіз.
glance-baseAbout = Кожен викладений тут кристал дає очки гравцеві { $name }, хто б його не привіз.
glance-robotAbout = У хід гравця { $name } виконує комірки 1, 2 і 3 своєї програми; A рухається перед B.
glance-ownRobotAbout = Ваш робот: у ваш хід виконує комірки 1, 2 і 3 своєї програми; A рухається перед B.
glance-stuckAbout = Загруз у багні й пропустить наступний рух.
glance-mud = Багно
glance-mudAbout = Робот, що сюди заїде, загрузне й пропустить наступний рух.
glance-teleporter = Телепорт { $letter }
glance-teleporterAbout = Усе, що сюди потрапляє, виходить з іншого кінця в тому самому напрямку.
glance-rock = Скеля
glance-rockAbout = Перегороджує шлях і зупиняє буци. Її не зсунути.
glance-blob = Слизень
glance-blobAbout = Роботи можуть його штовхати, а буц пересуває на одну клітинку.
glance-centre = Центр
glance-centreAbout = Нові кристали з’являються тут або на найближчій порожній клітинці.
glance-trackNext = З’явиться в грі після наступної доставки.
glance-trackLater = У черзі номер { $place }.
glance-waitingAbout = З’явиться в грі, щойно звільниться клітинка.
glance-round = У кожному раунді кожен гравець робить один хід.
glance-stack = Особливі накази в запасі
glance-stackAbout = Ви берете один, коли отримуєте синій кристал.
glance-pointsAbout = Тут рахуються лише доставлені кристали. Ті, що на роботах, рахуються в кінці.
glance-deliveredTitle = Доставлені кристали
glance-secretAbout = Інші гравці побачать його, коли його вперше покладуть.
glance-boardKeys = Стрілки переводять від фігури до фігури.
glance-passAbout = Нічого не змінює; ваші роботи виконують програму.
glance-runAbout = Надсилає вашу зміну; ваші роботи виконують програму.
glance-slotName = Робот { $robot }, комірка { $slot }
glance-slotTip = { $slot }: { $tile }
glance-endTitle = Як завершується матч
glance-endAbout = Відкриває подробиці та показує, хто переміг би зараз.
glance-endByScore = До { $points } очок
glance-endByCrystals = Доки є кристали
glance-scoreWay = Перемагає гравець, у чиїй базі першою буде { $points } очок. Кристали на роботах для цього не рахуються.
glance-crystalWay =
    { $left ->
        [one] Залишився { $left } кристал. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагають найвищі підсумкові очки.
        [few] Залишилося { $left } кристали. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагають найвищі підсумкові очки.
        [many] Залишилося { $left } кристалів. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагають найвищі підсумкові очки.
       *[other] Залишилося { $left } кристала. Коли останній увійде в гру, раунд дограється й буде ще три. Потім перемагають найвищі підсумкові очки.
    }
glance-lastRounds =
    { $left ->
        [0] Останній кристал у грі, і це останній раунд. Потім перемагають найвищі підсумкові очки.
       *[other] Останній кристал у грі. Раундів після цього: { $left }. Потім перемагають найвищі підсумкові очки.
    }
glance-stalledWay =
    { $end ->
        [one] Після { $end } раунду поспіль без доставки матч також завершується (поки що { $now }).
       *[other] Після { $end } раундів поспіль без доставки матч також завершується (поки що { $now }).
    }
glance-endedNow = Якби матч завершився зараз
glance-parts = доставлено { $delivered } + на роботах { $carried }
glance-scoringRule = Підсумкові очки: доставлені кристали (синій 2, зелений 3, рожевий 4) і кристали на роботах, кожен на одне очко дешевший. Рівність: більше доставлених синіх, потім зелених, потім очок за доставлене.
glance-behindBy-won = Переможець першим набрав потрібні очки.
glance-behindBy-resigned = Здався.
glance-behindBy-blue = Рівність: менше доставлених синіх кристалів.
glance-behindBy-green = Рівність: менше доставлених зелених кристалів.
glance-behindBy-delivered = Рівність: менше очок за доставлене.
