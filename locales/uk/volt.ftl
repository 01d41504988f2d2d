## lobby: the game outside of matches

lobby-title = VOLT

lobby-colours-red = Червоний
lobby-colours-blue = Синій
lobby-colours-yellow = Жовтий
lobby-colours-green = Зелений

lobby-presets-league-name = Ліга на двох
lobby-presets-league-about = Двоє гравців, модулі та міни; для перемоги треба 5 ПО.
lobby-presets-training-name = Тренування
lobby-presets-training-about = Двоє вчаться програмувати: без модулів і мін; для перемоги треба 3 ПО.
lobby-presets-solo-name = Наодинці проти трьох KillBot-ів
lobby-presets-solo-about = Ви самі проти загону KillBot-ів, якими керують кубики.
lobby-presets-championship-name = Чемпіонат
lobby-presets-championship-about = Чотири арени одна за одною, кожна з чемпіонським модулем, а потім бій за титул.

lobby-introduction-goal = Таємно розкладіть кубики на блоках свого робота; потім усі роботи рухаються і стріляють у суворому порядку. Переможні очки (ПО) дають жетони ПО та знищені роботи.
lobby-introduction-target = Для перемоги треба { $target } ПО.
lobby-introduction-championship = Гра йде на чотирьох аренах, а потім бій за титул.
lobby-introduction-killbots =
    { $killbots ->
        [one] Грає ще { $killbots } KillBot: робот, яким керують правила.
        [few] Грають ще { $killbots } KillBot-и: загін, яким керують правила і який перемагає з 7 ПО на всіх.
        [many] Грають ще { $killbots } KillBot-ів: загін, яким керують правила і який перемагає з 7 ПО на всіх.
       *[other] Грають ще { $killbots } KillBot-а: загін, яким керують правила і який перемагає з 7 ПО на всіх.
    }

lobby-resignQuestion = Ваш робот покине арену, і ви посядете місце за всіма іншими.

lobby-seats-sides-south = південний бік
lobby-seats-sides-west = західний бік
lobby-seats-sides-north = північний бік
lobby-seats-sides-east = східний бік
lobby-seats-sideAbout = З цього боку робот виходить на арену, якщо всі місця зайняті.

lobby-options-modeWords-training = Тренування
lobby-options-modeWords-league = Ліга
lobby-options-modeWords-championship = Чемпіонат
lobby-options-arenaName = Арена { $name }
lobby-options-randomWords = Випадкова арена
lobby-options-house = Арени та числа на картах — домашні правила: оригінальних не опубліковано.
lobby-options-targetWords = Для перемоги { $target } ПО
lobby-options-killbotWords =
    { $count ->
        [0] Без KillBot-ів
        [one] { $count } KillBot
        [few] { $count } KillBot-и
        [many] { $count } KillBot-ів
       *[other] { $count } KillBot-а
    }
lobby-options-tooMany = На арені вміщується щонайбільше чотири роботи, гравці та KillBot-и разом.
lobby-options-tooFew = Одному гравцеві потрібен щонайменше один KillBot.
lobby-options-startNumberWords-random = Випадкові стартові номери
lobby-options-startNumberWords-rotating = Стартові номери по черзі
lobby-options-startNumberWords-first_come = Стартові номери за швидкістю
lobby-options-roundWords =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
        [many] { $rounds } раундів
       *[other] { $rounds } раунду
    }

## match: the game in a match

match-directions-0 = північ
match-directions-1 = північний схід
match-directions-2 = схід
match-directions-3 = південний схід
match-directions-4 = південь
match-directions-5 = південний захід
match-directions-6 = захід
match-directions-7 = північний захід

match-modules-mobility = Мобільність
match-modules-recoil = Віддача
match-modules-thruster = Рушій
match-modules-teleport = Телепорт
match-modules-telescopic_arm = Телескопічна рука
match-modules-crossfire = Перехресний вогонь
match-modules-grenades = Гранати
match-modules-mines = Міни
match-modules-remote_control = Дистанційне керування
match-modules-saw_blade = Пилка
match-modules-force_beam = Силовий промінь
match-modules-swivel_head = Поворотна голова
match-modules-anchor = Якір
match-modules-shield = Щит
match-modules-bomb = Бомба
match-modules-ram_expansion = Розширення RAM
match-modules-lightning_rod = Громовідвід
match-modules-jetpack = Реактивний ранець
match-modules-water_cannon = Водомет
match-modules-wall_control = Крізь стіни

match-stacks-blue = синій стос
match-stacks-red = червоний стос
match-stacks-yellow = жовтий стос

match-dice-unknown-blue = синій кубик
match-dice-unknown-red = червоний кубик
match-dice-number-blue = синій { $number }
match-dice-number-red = червоний { $number }
match-dice-placed-blue = синій { $number }, { $direction }
match-dice-placed-red = червоний { $number }, { $direction }

match-arena-label = Арена { $name }
match-arena-keys = Стрілки ведуть від поля до поля.
match-arena-pick = { $what }: { $space }

match-spaces-label = { $space }: { $words }
match-spaces-robot = робот гравця { $name }
match-spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, дивиться на { $direction }
    }
match-spaces-damaged = { $robot }, ушкодження { $damage }
match-spaces-mine = міна гравця { $name }
match-spaces-vp = поле ПО { $number }
match-spaces-token = поле ПО { $number } з жетоном ПО
match-spaces-workshop = майстерня
match-spaces-pit = яма
match-spaces-field = поле блискавок
match-spaces-start = стартове поле гравця { $name }, стрілка на { $direction }
match-spaces-freeStart = вільне стартове поле, стрілка на { $direction }
match-spaces-edges-wall = стіна: { $direction }
match-spaces-edges-energy = енергетична стіна: { $direction }
match-spaces-edges-barrier = бар’єр блискавок: { $direction }
match-spaces-edges-door = двері: { $direction }

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } ПО
match-seats-vpOf = { $vp } з { $target } ПО
match-seats-vpAbout = Переможні очки: одне за кожен жетон ПО, на якому ваш робот стоїть наприкінці раунду, і одне за кожного знищеного вами робота.
match-seats-squadVp = { $vp } ПО; у KillBot-ів разом { $squad } з { $target } ПО
match-seats-damage =
    { $damage ->
        [0] Без ушкоджень
        [one] { $damage } жетон ушкодження
        [few] { $damage } жетони ушкодження
        [many] { $damage } жетонів ушкодження
       *[other] { $damage } жетона ушкодження
    }
match-seats-out =
    { $times ->
        [0] Ще не на арені
       *[other] Не на арені
    }
match-seats-destroyed =
    { $times ->
        [0] Ніколи не знищено. Третій жетон ушкодження знищує робота.
        [one] Знищено { $times } раз. Третій жетон ушкодження знищує робота.
        [few] Знищено { $times } рази. Третій жетон ушкодження знищує робота.
        [many] Знищено { $times } разів. Третій жетон ушкодження знищує робота.
       *[other] Знищено { $times } раза. Третій жетон ушкодження знищує робота.
    }
match-seats-startNumber = Стартовий номер { $number }
match-seats-startNumberAbout = Він вирішує між рівними кубиками та порядок наприкінці раунду.
match-seats-owned =
    { $count ->
        [one] { $count } модуль у запасі
        [few] { $count } модулі в запасі
        [many] { $count } модулів у запасі
       *[other] { $count } модуля в запасі
    }
match-seats-ownedAbout = Модулі, яких не встановлено; які саме, знає лише власник.
match-seats-modules = Встановлені модулі
match-seats-bag = Кубики KillBot-а
match-seats-dice = Майбутні кубики
match-seats-unit = Блок { $unit }
match-seats-defends = Захищає { LIST($arenas) }
match-seats-defendsAbout = Хто наприкінці захищає найбільше арен, виграє чемпіонат.
match-seats-resigned = Здача
match-seats-answered = Готово
match-seats-askedFor = Вирішує: { $modules }
match-seats-asked-draw = Бере модуль
match-seats-asked-equip = Встановлює модулі
match-seats-asked-restart = Обирає старт
match-seats-asked-program = Програмує
match-seats-asked-use = Вирішує
match-seats-asked-react = Вирішує
match-seats-asked-arm = Вирішує
match-seats-asked-workshop = У майстерні
match-seats-tab = { $name }: { $vp } ПО, ушкодження { $damage }

match-asks-draw = Візьміть модуль
match-asks-equip = Встановіть модулі
match-asks-restart = Оберіть стартове поле
match-asks-program = Запрограмуйте кубики
match-asks-use = Використати модулі?
match-asks-react = Використати модуль?
match-asks-arm = Телескопічна рука?
match-asks-workshop = У майстерні

match-round-over = Матч завершено
match-round-unit = Діє блок { $unit }
match-round-phases-setup = Підготовка гри
match-round-phases-preparation = Підготовка
match-round-phases-programming = Програмування
match-round-phases-activation = Активація
match-round-phases-resolution = Завершення
match-round-phasesShort-setup = Старт
match-round-phasesShort-preparation = 0
match-round-phasesShort-programming = 1
match-round-phasesShort-activation = 2
match-round-phasesShort-resolution = 3
match-round-phasesAbout-setup = З’являються жетони ПО, і кожен гравець бере два модулі.
match-round-phasesAbout-preparation = З’являються жетони ПО, встановлюють модулі, і роботи стають на арену.
match-round-phasesAbout-programming = Усі гравці таємно програмують кубики.
match-round-phasesAbout-activation = Кубики всіх роботів діють, блок за блоком.
match-round-phasesAbout-resolution = Б’ють поля блискавок; потім кожен робот активує своє поле.
match-round-phasesLabel = Фази раунду
match-round-number = Раунд { $number }/{ $limit }
match-round-match =
    { $match ->
        [5] Бій за титул
       *[other] Бій { $match }/4
    }
match-round-matchAbout = Чотири бої на аренах, а потім бій за титул.

match-about-title = Про цей матч

match-waiting-several = Чекаємо на відповідь: { LIST($names) }.
match-waiting-modules = { $name } вирішує про модулі: { LIST($modules) }.
match-waiting-draw = { $name } бере модуль.
match-waiting-equip = { $name } встановлює модулі.
match-waiting-restart = { $name } обирає стартове поле.
match-waiting-program = { $name } програмує.
match-waiting-use = { $name } вирішує про кубик.
match-waiting-react = { $name } вирішує про модуль.
match-waiting-arm = { $name } вирішує про телескопічну руку.
match-waiting-workshop = { $name } у майстерні.

match-bubbles-damage = Влучно
match-bubbles-vp = +1 ПО
match-bubbles-repaired = Полагоджено

match-filters-vp = ПО
match-filters-destroyed = Знищені роботи
match-filters-own = Ваші ушкодження

match-log-arenaBegan =
    { $match ->
        [5] Бій за титул починається на арені { $arena }.
       *[other] Бій { $match } починається на арені { $arena }.
    }
match-log-round = Раунд { $round }
match-log-phases-setup = Підготовка гри.
match-log-phases-preparation = Підготовка.
match-log-phases-programming = Усі програмують.
match-log-phases-activation = Діють кубики.
match-log-phases-resolution = Кінець раунду: б’ють поля блискавок, роботи активують свої поля.
match-log-unit = Діє блок { $unit }.
match-log-tokenPlaced = Жетон ПО з’являється на полі { $number }.
match-log-tokenPlacedMixed = Взяті жетони повертаються в запас. Жетон ПО з’являється на полі { $number }.
match-log-answered = Відповідь є: { $name }.
match-log-drew = { $name } бере модуль ({ $stack }).
match-log-drewModule = { $name } бере модуль { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Повторні карти повернуто: { LIST($doubles) }.
match-log-triedStack = { $name } нічого не бере ({ $stack }): усі ці модулі вже є.
match-log-equipmentShown = Модулі всіх роботів встановлено.
match-log-programsShown = Програми та стартові номери відкрито.
match-log-entered = { $name } з’являється на { $space }.
match-log-killBotDrew = { $name } тягне кубик: { $die }.
match-log-activated = { $name }: { $die }.
match-log-used = { $name } використовує: { LIST($modules) }.
match-log-usedSwivel-left = { $name } використовує: { LIST($modules) }, ліворуч.
match-log-usedSwivel-right = { $name } використовує: { LIST($modules) }, праворуч.
match-log-usedLimit =
    { $limit ->
        [0] { $name } використовує: { LIST($modules) }, ні кроку з місця.
        [one] { $name } використовує: { LIST($modules) }, не більше ніж { $limit } поле.
        [few] { $name } використовує: { LIST($modules) }, не більше ніж { $limit } поля.
        [many] { $name } використовує: { LIST($modules) }, не більше ніж { $limit } полів.
       *[other] { $name } використовує: { LIST($modules) }, не більше ніж { $limit } поля.
    }
match-log-withoutTarget = { $sentence } Керувати нічим.
match-log-dieMoved = { $by } перекладає кубик гравця { $name } з блока { $unit } на блок { $to }, { $direction }.
match-log-faced = { $name } дивиться на { $direction }.
match-log-turned = { $by } повертає { $name } на { $direction }.
match-log-moved = { $name } рухається на { $direction } до { $space }.
match-log-movedPushing = { $name } рухається на { $direction } до { $space } і штовхає: { LIST($pushed) }.
match-log-pushed =
    { $direction ->
        [none] Відштовхнуто до { $space }: { LIST($names) }.
       *[other] Відштовхнуто на { $direction }, до { $space }: { LIST($names) }.
    }
match-log-jumped = { $name } стрибає на { $direction } до { $space }.
match-log-teleported = { $name } телепортується на { $space } й міняється місцями з роботом гравця { $other }.
match-log-stopped = { $name } не може рухатися далі на { $direction }.
match-log-shot = { $name } стріляє на { LIST($directions) }.
match-log-beam = { $module } гравця { $name }: { LIST($directions) }.
match-log-struck-shot = Постріл влучає в { $space }.
match-log-struck-explosion = Вибух на { $space }.
match-log-struck-barrier = Бар’єр блискавок б’є на { $space }.
match-log-struck-fields = Блискавки б’ють у поля.
match-log-struck-saw_blade = Пилка б’є на { $space }.
match-log-struck-lightning_rod = Громовідвід б’є на { $space }.
match-log-damagedWithShield =
    { $damage ->
        [0] Влучання, { $name }: один жетон ушкодження на щиті.
        [one] Влучання, { $name }: { $damage } жетон ушкодження та один на щиті.
        [few] Влучання, { $name }: { $damage } жетони ушкодження та один на щиті.
        [many] Влучання, { $name }: { $damage } жетонів ушкодження та один на щиті.
       *[other] Влучання, { $name }: { $damage } жетона ушкодження та один на щиті.
    }
match-log-damaged =
    { $damage ->
        [one] { $name } тепер має { $damage } жетон ушкодження.
        [few] { $name } тепер має { $damage } жетони ушкодження.
        [many] { $name } тепер має { $damage } жетонів ушкодження.
       *[other] { $name } тепер має { $damage } жетона ушкодження.
    }
match-log-destroyed-damage = Робота знищено: { $name }.
match-log-destroyed-pit = { $name } падає в яму.
match-log-destroyed-crush = Робота розчавлено: { $name }.
match-log-destroyedBy-damage = Робота знищено: { $name }; очко отримує { $by }.
match-log-destroyedBy-pit = { $name } падає в яму; очко отримує { $by }.
match-log-destroyedBy-crush = Робота розчавлено: { $name }; очко отримує { $by }.
match-log-vpGained = { $name } отримує ПО і має { $vp }.
match-log-tokenTaken = { $name } бере жетон ПО { $number } і має { $vp } ПО.
match-log-mineLaid = { $name } кладе міну на { $space }.
match-log-mineRemoved-exploded = Міна гравця { $name } вибухає на { $space }.
match-log-mineRemoved-limit = Найстарішу міну гравця { $name }, на { $space }, прибрано.
match-log-mineRemoved-owner = Міну гравця { $name } на { $space } прибрано.
match-log-minePushed = Міну з { $from } пересунуто на { $to }.
match-log-spaceActivated = { $name } активує { $space }.
match-log-repaired = Робота полагоджено: { $name }.
match-log-resigned = { $name } здається.
match-log-removed = Робот гравця { $name } покидає арену.
match-log-arenaWon =
    { $modules ->
        [none] { $name } виграє арену { $arena }.
       *[other] { $name } виграє арену { $arena } та { LIST($modules) }.
    }

match-end-reasons-score = Досить ПО: матч завершено.
match-end-reasons-rounds = Останній раунд завершено.
match-end-reasons-resigned = Залишився лише один гравець.
match-end-reasons-championship = Чемпіонат завершено.

## play: a player’s desk

play-desk-label = Ваш пульт
play-desk-waiting = Чекаємо на інших.
play-desk-modules =
    { $count ->
        [one] { $count } модуль
        [few] { $count } модулі
        [many] { $count } модулів
       *[other] { $count } модуля
    }
play-desk-modulesTitle = Ваші модулі
play-desk-waitingOrders =
    { $count ->
        [one] { $count } постійний наказ буде надіслано з вашою наступною відповіддю
        [few] { $count } постійні накази буде надіслано з вашою наступною відповіддю
        [many] { $count } постійних наказів буде надіслано з вашою наступною відповіддю
       *[other] { $count } постійного наказу буде надіслано з вашою наступною відповіддю
    }
play-desk-ordersAbout = Постійний наказ відповідає за вас. Зміну буде надіслано з вашою наступною відповіддю.
play-desk-equipped = Встановлено

play-controller-dice = Кубики
play-controller-number = Число кубика
play-controller-handDie-blue = Рух: сині кубики, ще { $left }
play-controller-handDie-red = Постріл: червоні кубики, ще { $left }
play-controller-does-blue = Рух
play-controller-does-red = Постріл
play-controller-dieAbout-blue = Рухає робота на стільки полів, скільки показує число. Лише на прямих кнопках.
play-controller-dieAbout-red = Стріляє. Число визначає лише черговість.
play-controller-button = Блок { $unit }, { $direction }
play-controller-buttonWith = Блок { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Оберіть кубик і число, потім натисніть напрямок на блоці або перетягніть туди кубик.
play-controller-takeBack = Натисніть, щоб узяти його назад.
play-controller-fitting = «{ $dice }» запускає: { LIST($modules) }.
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Надіслано. Можна ще змінити, доки не відповіли всі.
play-controller-sentTill =
    { $count ->
        [one] Надіслано. Можна ще змінити, доки відповідає { LIST($names) }.
       *[other] Надіслано. Можна ще змінити, доки відповідають { LIST($names) }.
    }
play-controller-race = Хто перший готовий, той починає: готові { $done } з { $all }.
play-controller-clear = Прибрати
play-controller-done = Готово
play-controller-skip = Пропустити раунд
play-controller-skipAbout = Без кубиків ваш робот раунд стоїть на місці.
play-controller-skipYes = Так, пропустити
play-controller-change = Надіслати знову

play-dryRun-title = Якщо інші роботи стоять:
play-dryRun-nothing = Нічого не відбувається.

play-restart-question = Де з’явиться ваш робот? Оберіть позначене поле на арені.
play-restart-pick = Стати тут

play-arm-pick = Активувати

play-order-label = Порядок кубиків цього раунду
play-order-die = { $name }: { $die }
play-order-done = { $name }: { $die }, виконано

## questions: what a player is asked apart from programs

questions-draw-question = Візьміть модуль зі стосу. Модулі дають роботові нові дії.
questions-draw-questionAgain = { LIST($stacks) }: усі ці модулі у вас уже є. Візьміть модуль з іншого стосу.
questions-draw-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
questions-draw-kinds-blue = рух
questions-draw-kinds-red = атака
questions-draw-kinds-yellow = захист
questions-draw-kindsAbout-blue = Модулі руху: далі, по діагоналі або в інше місце.
questions-draw-kindsAbout-red = Модулі атаки: промені, міни, вибухи та керування іншими роботами.
questions-draw-kindsAbout-yellow = Модулі захисту: діють самі або тоді, коли у вашого робота влучають чи штовхають його.

questions-workshop-question = Ваш робот у майстерні.
questions-workshop-repair = Полагодити всі ушкодження

questions-arm-question = Яке поле активує ваш робот? Оберіть позначене поле на арені.
questions-arm-own = Моє власне поле

questions-react-questions-anchor = Вашого робота штовхають. На скільки можна?
questions-react-questions-shield = У вашого робота влучили. Чи прийме ушкодження щит?
questions-react-questions-bomb = Вашого робота знищено. Чи вибухне його бомба?
questions-react-questions-lightning_rod = Вашого робота штовхають. Чи вдарить громовідвід?
questions-react-yes = Так
questions-react-no = Ні
questions-react-noLimit = Без обмеження
questions-react-limit =
    { $spaces ->
        [0] Ні кроку
        [one] Щонайбільше { $spaces } поле
        [few] Щонайбільше { $spaces } поля
        [many] Щонайбільше { $spaces } полів
       *[other] Щонайбільше { $spaces } поля
    }

questions-use-question = Блок { $unit }: які модулі використати?
questions-use-certain = За постійним наказом: { LIST($modules) }.
questions-use-swivel-left = Ліворуч
questions-use-swivel-right = Праворуч
questions-use-swivelTo-left = Ліворуч, ціль: { $name }
questions-use-swivelTo-right = Праворуч, ціль: { $name }
questions-use-target = Який кубик перекласти? Гравець: { $name }
questions-use-face = Куди повернути? { $name }
questions-use-die = Блок { $unit }: { $die }
questions-use-toUnit = На який блок
questions-use-toButton = На яку кнопку
questions-use-none = Не використовувати
questions-use-done = Використати
questions-use-now = Використати: { $module }
questions-use-hits = Влучає: { LIST($things) }.
questions-use-hitsNothing = Не влучає нікуди.
questions-use-mineOn = міна на { $space }

questions-dontAsk-title = Більше не питати…

## cards: what the modules do

cards-about-mobility = Червоний кубик на прямій кнопці рухає робота, як синій, замість пострілу.
cards-about-recoil = Після руху всіх роботів поруч відштовхує на одне поле; міни поруч вибухають.
cards-about-thruster = Відповідні сині кубики можна класти на діагональні кнопки: рух буде по діагоналі.
cards-about-teleport = Ваш робот міняється місцями з першим роботом на лінії вогню. Міна там вибухає.
cards-about-telescopic_arm = Наприкінці раунду ваш робот може активувати сусіднє поле замість свого.
cards-about-crossfire = Постріл іде в чотирьох напрямках: уперед, назад і в обидва боки.
cards-about-grenades = Вибух за стільки полів, скільки показує число, понад роботами й мінами. Уражає все навколо.
cards-about-mines = Після руху на останньому залишеному полі лежить ваша міна.
cards-about-remote_control = Перший робот на лінії вогню: перекладіть один його кубик на іншу кнопку або поверніть KillBot-а.
cards-about-saw_blade = Перший робот, якого штовхає цей рух, отримує 1 ушкодження.
cards-about-force_beam = Відштовхує першого робота на лінії вогню на два поля. Міна там вибухає.
cards-about-swivel_head = Постріл або те, що його заміняє, іде на 45° ліворуч чи праворуч.
cards-about-anchor = Коли вашого робота штовхають, ви кажете, на скільки щонайбільше.
cards-about-shield = Приймає одне ушкодження замість робота. Майстерня його лагодить.
cards-about-bomb = Коли вашого робота знищують, він вибухає та уражає все навколо.
cards-about-ram_expansion = Один блок вміщує два кубики, тож можна використати всі чотири.
cards-about-lightning_rod = Хто штовхає вашого робота, отримує 1 ушкодження.
cards-about-jetpack = Ваш робот стрибає на стільки полів, скільки показує число, понад усім, і розчавлює те, чого не може відштовхнути.
cards-about-water_cannon = Від струменя вибухають міни, а першого робота відштовхує на три поля.
cards-about-wall_control = Ваш робот проходить крізь стіни арени, але не крізь енергетичні.
cards-play = Показати, що робить { $module }

## modules: module cards and standing orders

modules-uses-instead = замість
modules-uses-add = додатково
modules-uses-passive = Діє завжди
modules-uses-phase_3 = Наприкінці раунду
modules-uses-reaction = У потрібну мить

modules-range-blue = Сині кубики, від { $low } до { $high }
modules-range-red = Червоні кубики, від { $low } до { $high }

modules-house = Домашнє правило: числа, межі й кількість карт та арени — наші; оригінальних не опубліковано.

modules-ordersOf = Постійний наказ: { $module }
modules-orders-ask = Питати
modules-orders-no = Ні
modules-orders-yes = Так
modules-orders-brake = Гальмо
modules-ordersAbout-ask = Питати мене щоразу.
modules-ordersAbout-no = Ніколи не використовувати, без запитання.
modules-ordersAbout-yes = Використовувати щоразу, коли можна, без запитання.
modules-ordersAbout-brake = Ніколи не рушати з місця, без запитання.
modules-pending = з вашою наступною відповіддю

## access: for players who do not see the arena

access-table-robots = Роботи
access-table-robot = Робот
access-table-space = Поле
access-table-damage = Ушкодження
access-table-vp = ПО
access-table-startNumber = Стартовий номер
access-table-modules = Модулі
access-table-dice = Майбутні кубики
access-table-out = не на арені
access-table-none = немає
access-table-unit = Блок { $unit }: { LIST($dice) }
access-table-left = ліворуч: { LIST($modules) }
access-table-right = праворуч: { LIST($modules) }
access-table-spaces = Поля
access-table-spacesAbout = Усі поля, де щось лежить чи стоїть, або зі стіною, від верхнього ряду до нижнього.
access-table-what = Що там є
access-table-from = Від робота гравця { $name }
access-table-here = тут
access-table-way = { $steps } на { $direction }
access-table-ways = { $first }, { $second }
access-table-map = Мапа
access-table-mapAbout = Стовпці із заходу на схід, ряди з півночі на південь.

access-keys-die = Узяти синій кубик (рух) або червоний (постріл)
access-keys-number = Обрати число кубика
access-keys-direction = Покласти кубик на напрямок наступного блока: клавіші лежать навколо S, як напрямки
access-keys-back = Забрати останній кубик
access-keys-done = Надіслати програму
access-keys-spaces = Переходити від поля до поля на арені
access-keys-pick = Обрати поле

access-summary-went = { $name }: тепер на { $space }.

## learning: lessons and rules

learning-goal = Беріть жетони ПО та знищуйте роботів: { $target } ПО — одразу перемога. Усі програми діють блок за блоком, спершу менші числа.
learning-goalOfArena = Беріть жетони ПО та знищуйте роботів: { $target } ПО — арена ваша. Хто захищає найбільше арен, виграє чемпіонат.
learning-goalOfSquad = Беріть жетони ПО та знищуйте роботів: { $target } ПО — одразу перемога. KillBot-и перемагають, коли разом мають 7 ПО.
learning-guide-own = Цей робот ваш.
learning-guide-die = Оберіть кубик і число, потім натисніть напрямок на блоці.
learning-guide-done = Коли кубики лежать, натисніть «Готово»: це завершує ваш хід.

learning-chapters-dice = Урок 1: кубики та блоки
learning-chapters-modules = Урок 2: модулі та KillBot-и

learning-lesson-points-title = Переможні очки
learning-lesson-points-text = Ваш робот червоний. Зірки — це жетони ПО: робот, що стоїть на такому наприкінці раунду, отримує 1 ПО. За знищеного робота теж 1 ПО.
learning-lesson-move-title = Сині кубики рухають
learning-lesson-move-text = Число кубика ви обираєте самі. Покладіть синю 3 на північ у блоці 1, і робот пройде три поля до жетона. Потім натисніть «Готово».
learning-lesson-move-done = Одне ПО! Роботи беруть жетони наприкінці раунду, не дорогою.
learning-lesson-move-missed = Треба зупинитися на зірці: синя 3 на північ.
learning-lesson-units-title = Блок за блоком
learning-lesson-units-text = У вас три блоки, по одному кубику на кожному. Пройдіть 3 на схід блоком 1, потім 2 на північ блоком 2, повз яму та стіну.
learning-lesson-units-done = У всіх роботів діє блок 1, потім блок 2, потім блок 3. Блок може лишатися порожнім.
learning-lesson-units-missed = Спершу синя 3 на схід у блоці 1, потім синя 2 на північ у блоці 2.
learning-lesson-fire-title = Червоні кубики стріляють
learning-lesson-fire-text = Червоний кубик стріляє в одному з восьми напрямків, доки шлях відкритий. У Синього два жетони ушкодження: стріляйте на північний схід.
learning-lesson-fire-done = Третій жетон ушкодження знищує робота: вам 1 ПО. Ями пострілів не спиняють.
learning-lesson-fire-missed = Покладіть червоний кубик на північний схід, число будь-яке.
learning-lesson-order-title = Спершу менші числа
learning-lesson-order-text = У кожному блоці спершу діють менші числа. Синій піде геть із синьою 3 на північ. Влучте раніше: червоним кубиком на схід із малим числом.
learning-lesson-order-done = 2 йде перед 3. За рівних чисел синій кубик іде перед червоним, далі — менший стартовий номер.
learning-lesson-order-missed = Синій був швидший. Оберіть для червоного кубика 1 або 2.
learning-lesson-push-title = Штовхання
learning-lesson-push-text = Робот, що рухається, штовхає інших перед собою. Стіни спиняють його, а яма знищує те, що в неї падає. Штовхніть Синього в яму, але не йдіть слідом.
learning-lesson-push-done = Зіштовхнуто в яму: вам 1 ПО.
learning-lesson-push-missed = Синя 2 на схід штовхне Синього саме на стільки, скільки треба.
learning-lesson-return-title = Повернення
learning-lesson-return-text = Вашого робота знищено. Тепер він повертається без ушкоджень на стартове поле вашого боку. Оберіть поле.
learning-lesson-return-done = Втрачено лише решту того раунду. Усе інше лишається, і ваші ПО теж.
learning-lesson-equip-title = Встановлення модулів
learning-lesson-equip-text = Встановіть обидва модулі, а тоді скористайтеся рушієм: із ним сині кубики від 1 до 3 ходять по діагоналі. Візьміть жетон синьою 2 на північний схід.
learning-lesson-equip-done = По діагоналі можна прослизнути повз ями. На кожному боці карти робота два модулі, а за жовтим уже нічого не кріпиться.
learning-lesson-module-title = Використайте модуль
learning-lesson-module-text = Силовий промінь діє з червоними кубиками від 2 до 5. Покладіть червону 4 на схід. Коли вона діятиме, використайте силовий промінь замість пострілу.
learning-lesson-module-done = Зіштовхнуто в яму здалеку! Вас питають щоразу, коли модуль пасує. Постійні накази відповідають наперед.
learning-lesson-module-missed = Червона 4 на схід, а потім силовий промінь.
learning-lesson-workshop-title = У майстерні
learning-lesson-workshop-text = У майстерні лагодять робота або беруть модуль. Ідіть туди синьою 3 на північ і полагодьте.
learning-lesson-workshop-done = Ушкоджень більше немає. Натомість можна було б узяти модуль.
learning-lesson-workshop-missed = Пройдіть 3 на північ блоком 1 і оберіть лагодження.
learning-lesson-killbot-title = KillBot
learning-lesson-killbot-text = KillBot-ами керують правила: на кожен блок вони тягнуть кубик і йдуть до жетонів та роботів, яких бачать. Цей витягне синю 3. Стріляйте в нього червоною 1 на схід.
learning-lesson-killbot-done = Одним KillBot-ом менше. Усі KillBot-и матчу — друзі й перемагають із 7 ПО на всіх.
learning-lesson-killbot-missed = Він був швидший. Перед його синьою 3 йде лише 1 або 2.
learning-lesson-end-title = Ось і все
learning-lesson-end-text = У лізі для перемоги треба 5 ПО. Кожен гравець починає з двома модулями та отримує ще в майстернях, а також один щоразу, коли хтось здобуває очко за знищення його робота. Решту пояснює сторінка правил із полями, які можна переглянути.

learning-puzzles-vp = Здобудьте { $vp } ПО в цьому раунді. Інші роботи без кубиків.

effects-mine = Робот, що входить на її поле, або постріл підриває її: 1 ушкодження всьому на цьому полі й довкола.
effects-token = Робот, який стоїть тут наприкінці раунду, бере жетон: 1 ПО.
effects-vp = Сюди кладуть жетони ПО.
effects-workshop = Наприкінці раунду робот тут лагодить усі ушкодження або, якщо грають із модулями, бере один.
effects-pit = Вона знищує все, що в неї падає.
effects-field = Наприкінці раунду все, що тут є, отримує 1 ушкодження від блискавки.
effects-energy = Енергетична стіна зупиняє роботів, постріли й телепорти.
effects-barrier = Робот, що перетинає бар’єр блискавок, отримує 1 ушкодження.
effects-door = Двері ні на що не впливають.

## options: the form for the options

options-options-mode = Режим
options-options-modes-training-name = Тренування
options-options-modes-training-about = Без модулів і мін; арена A або B; для перемоги треба 3 ПО.
options-options-modes-league-name = Ліга
options-options-modes-league-about = З модулями та мінами, на будь-якій арені.
options-options-modes-championship-name = Чемпіонат
options-options-modes-championship-about = Усі арени одна за одною, а потім бій за титул.
options-options-arena = Арена
options-options-random = Випадкова
options-options-arenaTitles-A = Двір
options-options-arenaTitles-B = Провалля
options-options-arenaTitles-C = Електростанція
options-options-arenaTitles-D = Сховище
options-options-target = ПО для перемоги
options-options-killbots = KillBot-и
options-options-killbotsAbout = Роботи, якими керують правила та випадкові кубики. Разом вони загін, що перемагає з 7 ПО.
options-options-startNumbers = Стартові номери
options-options-startNumberKinds-random-name = Випадкові
options-options-startNumberKinds-random-about = Щораунду нове жеребкування.
options-options-startNumberKinds-rotating-name = По черзі
options-options-startNumberKinds-rotating-about = Перший робот раунду в наступному стає останнім.
options-options-startNumberKinds-first_come-name = За швидкістю
options-options-startNumberKinds-first_come-about = Хто першим закінчить програмувати, має номер 1.
options-options-rounds = Найбільше раундів

## equip: modules for a robot

equip-equip-card = Карта робота
equip-equip-sides-left = лівий бік
equip-equip-sides-right = правий бік
equip-equip-empty = Вільне місце { $place }, { $side }
equip-equip-takeOff = Зняти: { $module }
equip-equip-attach = Встановити: { $module }
equip-equip-exchange = Поставити { $module } замість { $other }
equip-equip-hint = Натисніть модуль, щоб його встановити, і встановлений, щоб його зняти.
equip-equip-nowhere = { $module } нікуди не пасує: натисніть встановлений модуль, щоб обміняти.
equip-equip-isNew = Новий модуль: { $module }.
equip-equip-problems-full = На боці вміщується два модулі.
equip-equip-problems-beyond_yellow = За жовтим модулем уже нічого не кріпиться.
equip-equip-fixed = Ушкоджений щит лишається на місці.
equip-equip-pickFirst = Спершу натисніть модуль унизу.
equip-equip-inventory = Не встановлено
equip-equip-done = Готово

## dialogs: the dialogs of a match

dialogs-about-arena = Арена { $name }. Режим: { $mode }.
dialogs-about-target = Хто першим має { $target } ПО, одразу перемагає. Жетон ПО та кожен знищений вами робот дають 1 ПО.
dialogs-about-squad = Усі KillBot-и разом — загін, що перемагає з { $target } ПО.
dialogs-about-rounds = Після раунду { $rounds } перемагає той, у кого більше ПО; за рівності — хто рідше втрачав робота.
dialogs-about-tokens = Жетонів ПО в запасі: { $pool }. Взято: { $taken }.
dialogs-about-stacks = Карт модулів у стосах: синіх { $blue }, червоних { $red }, жовтих { $yellow }.
dialogs-about-defender = { $name } захищає арену { $arena }.
dialogs-about-house = Домашні правила
dialogs-end-reopen = Результат
dialogs-end-nobodyLeft = Гравців не лишилося.
dialogs-end-arenas =
    { $count ->
        [one] { $count } арена
        [few] { $count } арени
        [many] { $count } арен
       *[other] { $count } арени
    }
dialogs-end-wins = { $name } перемагає!
dialogs-end-squadWins = KillBot-и перемагають!
dialogs-end-squad = KillBot-и разом
dialogs-end-shared = { LIST($names) } ділять перше місце.
dialogs-end-defenders = Арени та їхні захисники
dialogs-end-arena = Арена { $name }

dialogs-between-title = { $match }, арена { $arena }
dialogs-between-anew = Очки й ушкодження починаються знову, для перемоги треба { $target } ПО. Модулі лишаються.
dialogs-between-playOn = Наступна арена

end-statistic-destroyed = Знищені роботи
end-about-destroyed = ПО за знищених чужих роботів.
end-statistic-tokens = Жетони ПО
end-about-tokens = ПО за жетони, які взяв робот.
end-statistic-modules = Використані модулі
end-about-modules = Скільки разів використано модуль.
end-statistic-losses = Втрати свого робота
end-about-losses = Скільки разів знищено робота гравця.
end-statistic-shots = Постріли
end-about-shots = Постріли та промені модулів.
end-statistic-damage = Отримані влучання
end-about-damage = Скільки разів ушкоджено робота гравця або його щит.
end-award-destroyer = Руйнівник
end-award-collector = Збирач
end-award-tinkerer = Винахідник
