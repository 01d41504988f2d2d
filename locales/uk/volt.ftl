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
lobby-presets-solo-name = Самому проти трьох KillBot-ів
lobby-presets-solo-about = Ви один проти загону KillBot-ів, якими керують кубики.
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

lobby-options-title = Налаштування
lobby-options-standard = Стандартна гра
lobby-options-mode = Режим
lobby-options-modes-training-name = Тренування
lobby-options-modes-training-about = Без модулів і мін; арена A або B; для перемоги треба 3 ПО.
lobby-options-modes-league-name = Ліга
lobby-options-modes-league-about = З модулями та мінами, на будь-якій арені.
lobby-options-modes-championship-name = Чемпіонат
lobby-options-modes-championship-about = Усі арени одна за одною, а потім бій за титул.
lobby-options-modeWords-training = Тренування
lobby-options-modeWords-league = Ліга
lobby-options-modeWords-championship = Чемпіонат
lobby-options-arena = Арена
lobby-options-arenaName = Арена { $name }
lobby-options-random = Випадкова
lobby-options-randomWords = Випадкова арена
lobby-options-arenaTitles-A = Двір
lobby-options-arenaTitles-B = Провалля
lobby-options-arenaTitles-C = Електростанція
lobby-options-arenaTitles-D = Сховище
lobby-options-house = Арени та числа на картах — домашні правила: оригінальні не опубліковано.
lobby-options-target = ПО для перемоги
lobby-options-targetWords = Для перемоги { $target } ПО
lobby-options-killbots = KillBot-и
lobby-options-killbotWords =
    { $count ->
        [0] Без KillBot-ів
        [one] { $count } KillBot
        [few] { $count } KillBot-и
        [many] { $count } KillBot-ів
       *[other] { $count } KillBot-а
    }
lobby-options-killbotsAbout = Роботи, якими керують правила та випадкові кубики. Разом вони загін, що перемагає з 7 ПО.
lobby-options-tooMany = На арені вміщується щонайбільше чотири роботи, гравці та KillBot-и разом.
lobby-options-tooFew = Одному гравцеві потрібен щонайменше один KillBot.
lobby-options-startNumbers = Стартові номери
lobby-options-startNumberKinds-random-name = Випадкові
lobby-options-startNumberKinds-random-about = Щораунду нове жеребкування.
lobby-options-startNumberKinds-rotating-name = По черзі
lobby-options-startNumberKinds-rotating-about = Перший робот раунду в наступному стає останнім.
lobby-options-startNumberKinds-first_come-name = За швидкістю
lobby-options-startNumberKinds-first_come-about = Хто першим закінчить програмувати, має номер 1.
lobby-options-startNumberWords-random = Випадкові стартові номери
lobby-options-startNumberWords-rotating = Стартові номери по черзі
lobby-options-startNumberWords-first_come = Стартові номери за швидкістю
lobby-options-rounds = Найбільше раундів
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
match-spaces-effects-mine = Робот, що входить на її поле, або постріл підриває її: 1 ушкодження всьому на цьому полі й довкола.
match-spaces-effects-token = Робот, який стоїть тут наприкінці раунду, бере жетон: 1 ПО.
match-spaces-effects-vp = Сюди кладуть жетони ПО.
match-spaces-effects-workshop = Наприкінці раунду робот тут усуває всі ушкодження або, якщо грають із модулями, тягне один.
match-spaces-effects-pit = Вона знищує все, що в неї падає.
match-spaces-effects-field = Наприкінці раунду все, що тут є, отримує 1 ушкодження від блискавки.
match-spaces-effects-energy = Енергетична стіна зупиняє роботів, постріли й телепорти.
match-spaces-effects-barrier = Робот, що перетинає бар’єр блискавок, отримує 1 ушкодження.
match-spaces-effects-door = Двері ні на що не впливають.

match-seats-killbot = KillBot { $colour }
match-seats-vp = { $vp } ПО
match-seats-vpOf = { $vp } з { $target } ПО
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
match-seats-asked-restart = Виходить
match-seats-asked-program = Програмує
match-seats-asked-use = Вирішує
match-seats-asked-react = Вирішує
match-seats-asked-arm = Вирішує
match-seats-asked-workshop = У майстерні
match-seats-tab = { $name }: { $vp } ПО, ушкодження { $damage }

match-asks-draw = Візьміть модуль
match-asks-equip = Встановіть модулі
match-asks-restart = Виберіть стартове поле
match-asks-program = Запрограмуйте кубики
match-asks-use = Вжити модулі?
match-asks-react = Вжити модуль?
match-asks-arm = Вжити телескопічну руку?
match-asks-workshop = У майстерні

match-round-over = Партію закінчено
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
match-round-phasesAbout-preparation = З’являються жетони ПО, встановлюють модулі, виходять роботи.
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

match-about-title = Про цю партію
match-about-arena = Арена { $name }. Режим: { $mode }.
match-about-target = Хто першим має { $target } ПО, одразу перемагає. Жетон ПО та кожен знищений вами робот дають 1 ПО.
match-about-squad = Усі KillBot-и разом — загін, що перемагає з { $target } ПО.
match-about-rounds = Після раунду { $rounds } перемагає більше ПО; далі — менше втрат свого робота.
match-about-tokens = Жетонів ПО в запасі: { $pool }. Взято: { $taken }.
match-about-stacks = Карт модулів у стосах: синіх { $blue }, червоних { $red }, жовтих { $yellow }.
match-about-defender = { $name } захищає арену { $arena }.
match-about-house = Домашні правила

match-waiting-several = Чекаємо на відповідь: { LIST($names) }.
match-waiting-modules = { $name } вирішує про модулі: { LIST($modules) }.
match-waiting-draw = { $name } бере модуль.
match-waiting-equip = { $name } встановлює модулі.
match-waiting-restart = { $name } вибирає стартове поле.
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
match-log-drew = { $name } бере карту: { $stack }.
match-log-drewModule = { $name } бере модуль { $module } ({ $stack }).
match-log-withDoubles = { $sentence } Повторні карти повернуто: { LIST($doubles) }.
match-log-triedStack = { $name } нічого не бере ({ $stack }): усі ці модулі вже є.
match-log-equipmentShown = Модулі всіх роботів встановлено.
match-log-programsShown = Програми та стартові номери відкрито.
match-log-entered = { $name } виходить на { $space }.
match-log-killBotDrew = { $name } тягне кубик: { $die }.
match-log-activated = { $name }: { $die }.
match-log-used = { $name } вживає: { LIST($modules) }.
match-log-usedSwivel-left = { $name } вживає: { LIST($modules) }, ліворуч.
match-log-usedSwivel-right = { $name } вживає: { LIST($modules) }, праворуч.
match-log-usedLimit =
    { $limit ->
        [0] { $name } вживає: { LIST($modules) }, ні кроку з місця.
        [one] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поле.
        [few] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поля.
        [many] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } полів.
       *[other] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поля.
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
match-log-teleported = { $name } телепортується на { $space } і міняється місцями; інший робот: { $other }.
match-log-stopped = { $name } не може далі на { $direction }.
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
match-log-destroyedBy-damage = Робота знищено: { $name }; очко дістає { $by }.
match-log-destroyedBy-pit = { $name } падає в яму; очко дістає { $by }.
match-log-destroyedBy-crush = Робота розчавлено: { $name }; очко дістає { $by }.
match-log-vpGained = { $name } дістає ПО і має { $vp }.
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

match-end-reopen = Результат
match-end-reasons-score = Досить ПО: партію закінчено.
match-end-reasons-rounds = Останній раунд закінчено.
match-end-reasons-resigned = Залишився лише один гравець.
match-end-nobodyLeft = Гравців не лишилося.
match-end-reasons-championship = Чемпіонат вирішено.
match-end-arenas =
    { $count ->
        [one] { $count } арена
        [few] { $count } арени
        [many] { $count } арен
       *[other] { $count } арени
    }

## play: a player’s desk

play-desk-label = Ваш пульт
play-desk-waiting = Зараз вам нічого робити не треба.
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
        [one] { $count } постійний наказ піде з вашою наступною відповіддю
        [few] { $count } постійні накази підуть із вашою наступною відповіддю
        [many] { $count } постійних наказів підуть із вашою наступною відповіддю
       *[other] { $count } постійного наказу піде з вашою наступною відповіддю
    }
play-desk-ordersAbout = Постійний наказ вирішує без запитання. Зміна йде з вашою наступною відповіддю.
play-desk-equipped = Встановлено

play-controller-dice = Кубики
play-controller-number = Число кубика
play-controller-handDie-blue = Сині кубики, ще { $left }
play-controller-handDie-red = Червоні кубики, ще { $left }
play-controller-dieAbout-blue = Рухає робота на стільки полів, скільки показує число. Лише на прямих кнопках.
play-controller-dieAbout-red = Стріляє. Число каже лише коли.
play-controller-button = Блок { $unit }, { $direction }
play-controller-buttonWith = Блок { $unit }, { $direction }: { LIST($dice) }
play-controller-hint = Виберіть кубик і число, потім натисніть напрямок на блоці або перетягніть туди кубик.
play-controller-left = Лишилося: синіх { $blue }, червоних { $red }. Натисніть на кубик, щоб узяти його назад.
play-controller-fitting = З кубиком { $dice }: { LIST($modules) }.
play-controller-numberWith = { $number }: { LIST($modules) }
play-controller-sent = Надіслано. Можна ще змінити, доки не відповіли всі.
play-controller-sentTill =
    { $count ->
        [one] Надіслано. Можна ще змінити, доки відповідає { LIST($names) }.
       *[other] Надіслано. Можна ще змінити, доки відповідають { LIST($names) }.
    }
play-controller-clear = Прибрати
play-controller-done = Готово
play-controller-doneEmpty = Пропустити раунд
play-controller-change = Надіслати знову

play-dryRun-title = Пробний запуск
play-dryRun-about = Показує, що зробить програма, якщо більше ніхто не рухатиметься.
play-dryRun-start = Спробувати
play-dryRun-end = Сховати
play-dryRun-nothing = Нічого не відбувається.

play-equip-card = Карта робота
play-equip-sides-left = лівий бік
play-equip-sides-right = правий бік
play-equip-empty = Вільне місце { $place }, { $side }
play-equip-takeOff = Зняти: { $module }
play-equip-attach = Встановити: { $module }
play-equip-exchange = Поставити { $module } замість { $other }
play-equip-hint = Натисніть модуль, щоб його встановити, і встановлений, щоб його зняти.
play-equip-nowhere = { $module } нікуди не пасує: натисніть встановлений модуль, щоб обміняти.
play-equip-isNew = Новий модуль: { $module }.
play-equip-problems-full = На боці вміщується два модулі.
play-equip-problems-beyond_yellow = За жовтим модулем уже нічого не кріпиться.
play-equip-fixed = Ушкоджений щит лишається на місці.
play-equip-pickFirst = Спершу натисніть модуль унизу.
play-equip-inventory = Не встановлено
play-equip-done = Готово

play-restart-question = Де вийде ваш робот? Виберіть позначене поле на арені.
play-restart-pick = Вийти

play-draw-question = Візьміть модуль зі стосу.
play-draw-questionAgain = { LIST($stacks) }: усі ці модулі у вас уже є. Візьміть модуль з іншого стосу.
play-draw-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

play-workshop-question = Ваш робот у майстерні.
play-workshop-repair = Полагодити всі ушкодження

play-arm-question = Яке поле активує ваш робот? Виберіть позначене поле на арені.
play-arm-pick = Активувати
play-arm-own = Моє власне поле

play-react-questions-anchor = Вашого робота штовхають. На скільки можна?
play-react-questions-shield = У вашого робота влучили. Чи прийме ушкодження щит?
play-react-questions-bomb = Вашого робота знищено. Чи вибухне його бомба?
play-react-questions-lightning_rod = Вашого робота штовхають. Чи вдарить громовідвід?
play-react-yes = Так
play-react-no = Ні
play-react-noLimit = Без обмеження
play-react-limit =
    { $spaces ->
        [0] Ні кроку
        [one] Щонайбільше { $spaces } поле
        [few] Щонайбільше { $spaces } поля
        [many] Щонайбільше { $spaces } полів
       *[other] Щонайбільше { $spaces } поля
    }

play-use-question = Блок { $unit }: які модулі вжити?
play-use-certain = За постійним наказом: { LIST($modules) }.
play-use-swivel-left = Ліворуч
play-use-swivel-right = Праворуч
play-use-swivelTo-left = Ліворуч, ціль: { $name }
play-use-swivelTo-right = Праворуч, ціль: { $name }
play-use-noTarget = На лінії вогню немає робота.
play-use-target = Який кубик перекласти? Гравець: { $name }
play-use-face = Куди повернути? { $name }
play-use-die = Блок { $unit }: { $die }
play-use-toUnit = На який блок
play-use-toButton = На яку кнопку
play-use-none = Не вживати
play-use-done = Вжити

play-order-label = Порядок кубиків блока { $unit }
play-order-die = { $name }: { $die }

play-end-tokens = Жетони ПО
play-end-destroyed = Знищені роботи
play-end-losses = Втрати свого робота
play-end-shots = Постріли
play-end-damage = Отримані влучання
play-end-modules = Вжиті модулі
play-end-wins = { $name } перемагає!
play-end-squadWins = KillBot-и перемагають!
play-end-squad = Кілботи разом
play-end-shared = { LIST($names) } ділять перше місце.
play-end-defenders = Арени та їхні захисники
play-end-arena = Арена { $name }

## cards: the module cards

cards-about-mobility = Червоний кубик на прямій кнопці рухає робота, як синій, замість пострілу.
cards-about-recoil = Після руху всіх роботів поруч відштовхує на одне поле; міни поруч вибухають.
cards-about-thruster = Відповідні сині кубики можна класти на діагональні кнопки: рух буде по діагоналі.
cards-about-teleport = Ваш робот міняється місцями з першим роботом на лінії вогню. Міна там вибухає.
cards-about-telescopic_arm = Наприкінці раунду ваш робот може активувати сусіднє поле замість свого.
cards-about-crossfire = Постріл іде в чотирьох напрямках: уперед, назад і в обидва боки.
cards-about-grenades = Вибух за стільки полів, скільки показує число, понад роботами й мінами. Уражає все навколо.
cards-about-mines = Після руху на останньому залишеному полі лежить ваша міна.
cards-about-remote_control = Перший робот на лінії вогню: перекладіть один його кубик на іншу кнопку або поверніть KillBot-а.
cards-about-saw_blade = Перший робот, якого штовхає цей рух, дістає 1 ушкодження.
cards-about-force_beam = Відштовхує першого робота на лінії вогню на два поля. Міна там вибухає.
cards-about-swivel_head = Постріл або те, що його заміняє, іде на 45° ліворуч чи праворуч.
cards-about-anchor = Коли вашого робота штовхають, ви кажете, на скільки щонайбільше.
cards-about-shield = Приймає одне ушкодження замість робота. Майстерня його лагодить.
cards-about-bomb = Коли вашого робота знищують, він вибухає та уражає все навколо.
cards-about-ram_expansion = Один блок вміщує два кубики, тож можна використати всі чотири.
cards-about-lightning_rod = Хто штовхає вашого робота, дістає 1 ушкодження.
cards-about-jetpack = Ваш робот стрибає на стільки полів, скільки показує число, понад усім, і розчавлює те, чого не може відштовхнути.
cards-about-water_cannon = Від струменя вибухають міни, а першого робота відштовхує на три поля.
cards-about-wall_control = Ваш робот проходить крізь стіни арени, але не крізь енергетичні.

cards-uses-instead = замість
cards-uses-add = додатково
cards-uses-passive = Діє завжди
cards-uses-phase_3 = Наприкінці раунду
cards-uses-reaction = У потрібну мить

cards-range-blue = Сині кубики, від { $low } до { $high }
cards-range-red = Червоні кубики, від { $low } до { $high }

cards-house = Домашнє правило: числа, межі й кількість карт та арени — наші; оригінальні не опубліковано.

## cards: orders

cards-ordersOf = Постійний наказ: { $module }
cards-orders-ask = Питати
cards-orders-no = Ні
cards-orders-yes = Так
cards-orders-brake = Гальмо
cards-ordersAbout-ask = Питати мене щоразу.
cards-ordersAbout-no = Ніколи не вживати, без запитання.
cards-ordersAbout-yes = Вживати щоразу, коли можна, без запитання.
cards-ordersAbout-brake = Ніколи не рушати з місця, без запитання.
cards-pending = з вашою наступною відповіддю

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
access-keys-number = Вибрати число кубика
access-keys-direction = Покласти кубик на напрямок наступного блока: клавіші лежать навколо S, як напрямки
access-keys-back = Забрати останній кубик
access-keys-done = Надіслати програму
access-keys-spaces = Переходити від поля до поля на арені
access-keys-pick = Вибрати поле

access-summary-went = { $name }: тепер на { $space }.

## learning: lessons and rules

learning-goal = Беріть жетони ПО та знищуйте роботів: { $target } ПО — одразу перемога. Усі програми діють блок за блоком, спершу менші числа.
learning-goalOfArena = Беріть жетони ПО та знищуйте роботів: { $target } ПО — арена ваша. Хто захищає найбільше арен, виграє чемпіонат.
learning-goalOfSquad = Беріть жетони ПО та знищуйте роботів: { $target } ПО — одразу перемога. Кілботи перемагають, коли разом мають 7 ПО.

learning-chapters-dice = Урок 1: кубики та блоки
learning-chapters-modules = Урок 2: модулі та KillBot-и

learning-lesson-points-title = Переможні очки
learning-lesson-points-text = Ваш робот червоний. Зірки — це жетони ПО: робот, що стоїть на такому наприкінці раунду, дістає 1 ПО. За знищеного робота теж 1 ПО.
learning-lesson-move-title = Сині кубики рухають
learning-lesson-move-text = Число кубика ви вибираєте самі. Покладіть синю 3 на північ у блоці 1, і робот пройде три поля до жетона. Потім натисніть «Готово».
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
learning-lesson-order-missed = Синій був швидший. Виберіть для червоного кубика 1 або 2.
learning-lesson-push-title = Штовхання
learning-lesson-push-text = Робот, що рухається, штовхає інших перед собою. Стіни спиняють його, а яма знищує те, що в неї падає. Штовхніть Синього в яму, але не йдіть слідом.
learning-lesson-push-done = Зіштовхнуто в яму: вам 1 ПО.
learning-lesson-push-missed = Синя 2 на схід штовхне Синього саме на стільки, скільки треба.
learning-lesson-return-title = Повернення
learning-lesson-return-text = Вашого робота знищено. Тепер він повертається без ушкоджень на стартове поле вашого боку. Виберіть поле.
learning-lesson-return-done = Втрачено лише решту того раунду. Усе інше лишається, і ваші ПО теж.
learning-lesson-equip-title = Встановлення модулів
learning-lesson-equip-text = Встановіть обидва модулі, а тоді скористайтеся рушієм: із ним сині кубики від 1 до 3 ходять по діагоналі. Візьміть жетон синьою 2 на північний схід.
learning-lesson-equip-done = По діагоналі можна прослизнути повз ями. На кожному боці карти робота два модулі, а за жовтим уже нічого не кріпиться.
learning-lesson-module-title = Вжити модуль
learning-lesson-module-text = Силовий промінь діє з червоними кубиками від 2 до 5. Покладіть червону 4 на схід. Коли вона діятиме, вживіть силовий промінь замість пострілу.
learning-lesson-module-done = Зіштовхнуто в яму здалеку! Вас питають щоразу, коли модуль пасує. Постійні накази відповідають наперед.
learning-lesson-module-missed = Червона 4 на схід, а потім силовий промінь.
learning-lesson-workshop-title = У майстерні
learning-lesson-workshop-text = У майстерні лагодять робота або беруть модуль. Ідіть туди синьою 3 на північ і полагодьте.
learning-lesson-workshop-done = Ушкоджень більше немає. Натомість можна було б узяти модуль.
learning-lesson-workshop-missed = Пройдіть 3 на північ блоком 1 і виберіть лагодження.
learning-lesson-killbot-title = KillBot
learning-lesson-killbot-text = KillBot-ами керують правила: на кожен блок вони тягнуть кубик і йдуть до жетонів та роботів, яких бачать. Цей витягне синю 3. Стріляйте в нього червоною 1 на схід.
learning-lesson-killbot-done = Одним KillBot-ом менше. Усі KillBot-и партії — друзі й перемагають із 7 ПО на всіх.
learning-lesson-killbot-missed = Він був швидший. Перед його синьою 3 йде лише 1 або 2.
learning-lesson-end-title = Ось і все
learning-lesson-end-text = У лізі для перемоги треба 5 ПО. Кожен гравець починає з двома модулями та отримує ще в майстернях, а також один щоразу, коли хтось здобуває очко за знищення його робота. Решту пояснює сторінка правил із полями, які можна переглянути.

learning-puzzles-vp = Здобудьте { $vp } ПО в цьому раунді. Інші роботи без кубиків.

learning-rules-goal-title = Мета
learning-rules-goal-text = Від двох до чотирьох роботів б’ються на арені. Робот, що закінчує раунд на жетоні ПО, бере його: 1 ПО. За знищеного чужого робота теж 1 ПО. 5 ПО — одразу перемога, на тренуванні 3. Після раунду 30 перемагає більше ПО, далі — менше втрат свого робота.
learning-rules-arena-title = Арена
learning-rules-arena-text = Стіни спиняють роботів і постріли, енергетичні стіни теж. Бар’єр блискавок завдає 1 ушкодження роботові, що його перетинає. Поля блискавок завдають 1 ушкодження наприкінці раунду. Яма знищує те, що в неї падає. Двері нічого не роблять.
learning-rules-program-title = Програми
learning-rules-program-text = Усі гравці програмують одночасно й таємно. У вас два сині та два червоні кубики; вживають щонайбільше три, не більше ніж один на блок. Число та кнопку кожного кубика вибираєте ви. Сині кладуть на чотири прямі кнопки, червоні — на будь-яку з восьми.
learning-rules-order-title = Порядок
learning-rules-order-text = У всіх роботів діє блок 1, потім блок 2, потім блок 3. У блоці спершу йде менше число, далі синій перед червоним, далі менший стартовий номер. Щораунду стартові номери нові.
learning-rules-moves-title = Рух і штовхання
learning-rules-moves-text = Синій кубик рухає робота на стільки полів, скільки показує число, і штовхає всіх роботів у ряду перед ним. Ряд, що не може зрушити, спиняє робота. Зіштовхнути робота в яму — 1 ПО.
learning-rules-shots-title = Постріли та міни
learning-rules-shots-text = Червоний кубик стріляє по лінії до першого робота чи міни. Робот дістає 1 ушкодження; третій жетон ушкодження знищує його. Міна вибухає: 1 ушкодження всьому на її полі та навколо, якщо між ними немає стіни. Робот, що входить на поле міни, теж її підриває.
learning-rules-ending-title = Кінець раунду
learning-rules-ending-text = Спершу блискавки б’ють у всі поля блискавок. Потім кожен робот за стартовим номером використовує своє поле: бере жетон ПО, а в майстерні лагодиться чи бере модуль. На тренуванні в майстернях лише лагодять.
learning-rules-return-title = Повернення
learning-rules-return-text = Знищений робот втрачає свої кубики й усі ушкодження, а його міни прибирають. У наступному раунді він виходить на стартове поле свого боку. Робота чи міну на ньому зсувають на одне поле за стрілкою, без ушкоджень.
learning-rules-modules-title = Модулі
learning-rules-modules-text = У лізі модулі беруть із трьох стосів: два на початку, один як утіху щоразу, коли інший гравець або KillBot здобуває очко за знищення вашого робота, ще — у майстернях. На початку раунду модулі встановлюють: на кожному боці карти робота два, а за жовтим уже нічого не кріпиться. Усі бачать, що встановлено, але не те, що ще у вас є.
learning-rules-using-title = Вживання модулів
learning-rules-using-text = На карті вказано, які кубики пасують. Коли такий кубик діє, вас питають, чи вжити модуль. «Замість» заміняє рух чи постріл, тож можливий лише один такий модуль. Постійний наказ відповідає наперед: завжди, ніколи або питати.
learning-rules-killbots-title = KillBot-и
learning-rules-killbots-text = KillBot-и грають за нашими правилами. На кожен блок вони тягнуть кубик і число. Із синім дивляться на найближчий жетон ПО, який бачать на чотирьох прямих лініях, інакше на найближчого ворога, і йдуть туди, оминаючи ями та стіни. З червоним стріляють у найближчого ворога в одному з восьми напрямків. Разом їм треба 7 ПО.
learning-rules-championship-title = Чемпіонат
learning-rules-championship-text = Чотири бої на аренах від A до D. Хто виграє арену, захищає її та дістає її чемпіонський модуль: реактивний ранець у B, водомет у C, крізь стіни в D. Потім гравець із найбільшою кількістю арен грає бій за титул на тій, яку виграно останньою; якщо перемагає інший, він дістає цю арену та чемпіонські модулі.
learning-rules-house-title = Домашні правила
learning-rules-house-text = Відповіді нижче без позначки — із правил онлайн-версії гри. Решта сказаного про модулі, арени, числа на картах, поведінка KillBot-ів і порядок чемпіонату — домашні правила, тобто наші. Наші відповіді позначено як домашні правила.

learning-boards-points = Червоний закінчує раунд на жетоні 1 і бере його. Жетон 2 лишається.
learning-boards-fields = Бар’єр завдає 1 ушкодження, поле блискавок — ще одне.
learning-boards-order = В обох число 2. Сині кубики діють перед червоними, тож Синій входить на лінію вогню, і в нього влучають.
learning-boards-units = Блок 1 іде на схід, блок 2 на північ, блок 3 стріляє на захід.
learning-boards-push = Червоний зіштовхує в яму двох роботів, одного за одним: 2 ПО.
learning-boards-fire = Постріл летить понад ямою та влучає в першого робота.
learning-boards-walls = Стіна спиняє перший рух. Бар’єр пропускає роботів за 1 ушкодження.
learning-boards-mine = Постріл закінчується на міні, а її вибух уражає робота поруч.
learning-boards-workshop = У Червоного два жетони ушкодження, він лагодиться в майстерні.
learning-boards-restart = Червоний повертається на b1.
learning-boards-equip = Червоний встановлює рушій і рухається по діагоналі.
learning-boards-use = Червоний вживає силовий промінь замість пострілу.
learning-boards-killbot = KillBot бачить жетон, повертає і бере його.

learning-questions-moving-title = Запитання 1: рух і штовхання
learning-questions-moving-text = До кожної відповіді є маленька позиція, яку можна переглянути.
learning-questions-equipping-title = Запитання 2: встановлення
learning-questions-equipping-text = Як поєднують модулі.
learning-questions-blue-title = Запитання 3: сині модулі
learning-questions-blue-text = Мобільність, віддача, рушій, телепорт і телескопічна рука.
learning-questions-red-title = Запитання 4: червоні модулі
learning-questions-red-text = Перехресний вогонь, гранати, міни, дистанційне керування, пилка, силовий промінь і поворотна голова.
learning-questions-yellow-title = Запитання 5: жовті модулі
learning-questions-yellow-text = Якір, щит і бомба.
learning-questions-champion-title = Запитання 6: чемпіонські модулі
learning-questions-champion-text = Реактивний ранець, водомет і «крізь стіни».
learning-questions-killbots-title = Запитання 7: KillBot-и
learning-questions-killbots-text = Що бачать і роблять KillBot-и та хто дістає очки.

## learning: answers

learning-house = { $answer } (Домашнє правило)
learning-answers-1a-title = 1a. Чи можна по діагоналі рухатися, стріляти, телепортуватися чи керувати повз кінець стіни або крізь кут?
learning-answers-1a-text = Повз кінець стіни — так: постріл на північний схід влучає. Крізь кут — ні: постріл на південний захід не летить нікуди.
learning-answers-1aControl-title = 1a. А з модулем «крізь стіни»?
learning-answers-1aControl-text = З ним робот проходить навіть крізь кут.
learning-answers-1b-title = 1b. Чи може робот повернутися туди, де інший робот або міна?
learning-answers-1b-text = Так. Те, що там є, зсувають на одне поле за стрілкою, без ушкоджень, але ніколи в яму. Модулі не діють: якір Синього не допоможе.
learning-answers-1c-title = 1c. Чи можуть двоє гравців одночасно дістати переможне ПО?
learning-answers-1c-text = Ні. Усе має порядок, і гра закінчується одразу. У Червоного менший стартовий номер, тож він першим бере своє п’яте ПО.
learning-answers-1d-title = 1d. Робота проштовхнули крізь бар’єр блискавок, і він знищений. Чи дістає очко той, хто штовхав?
learning-answers-1d-text = Так, 1 ПО.
learning-answers-1e-title = 1e. А якщо жетон ПО з’являється на полі, де стоїть робот?
learning-answers-1e-text = Жетон кладуть під робота, і той бере його, якщо наприкінці раунду ще там стоїть.
learning-answers-1f-title = 1f. Робота, що рухається, знищує бар’єр чи громовідвід. Чи зсувається робот перед ним?
learning-answers-1f-text = Ні: бар’єр спершу знищує Червоного, а Синій лишається на місці.
learning-answers-1fRecoil-title = 1f. А якщо штовхає віддача чи силовий промінь?
learning-answers-1fRecoil-text = Такий поштовх відбувається: громовідвід Синього знищує Червоного, але Синього все одно зсуває.
learning-answers-1g-title = 1g. Якір одразу за бар’єром спиняє робота, що рухається. Чи дістає той ушкодження?
learning-answers-1g-text = Ні. Жоден робот не перетнув бар’єр.
learning-answers-2a-title = 2a. Чи можна встановлювати модулі як завгодно?
learning-answers-2a-text = Ні. За жовтим модулем нічого не кріпиться, тож віддача має бути перед якорем. Щит — на іншому боці.
learning-answers-3a-title = 3a. Чи змінює мобільність порядок кубиків?
learning-answers-3a-text = Ні. Кубик Червоного лишається червоним: 3 Синього діє раніше, хоча в Червоного менший стартовий номер. Тож Червоний його штовхає.
learning-answers-3b-title = 3b. Чи штовхає віддача, якщо робот не зміг зрушити?
learning-answers-3b-text = Так. Стіна спиняє Червоного, а Синього відштовхує.
learning-answers-3c-title = 3c. Чи безпечно рухатися по діагоналі повз яму?
learning-answers-3c-text = Так.
learning-answers-3d-title = 3d. Коли синій кубик кладуть на діагональну кнопку?
learning-answers-3d-text = Під час програмування, якщо встановлено рушій і кубик пасує. Згодом це може лише дистанційне керування.
learning-answers-3e-title = 3e. Кубик лежить на діагональній кнопці. Чи можна тепер відмовитися від рушія?
learning-answers-3e-text = Ні. Синій відсуває Червоного вбік, і Червоний мусить іти по діагоналі в яму. Це його власний рух, тож очка не дістає ніхто.
learning-answers-3f-title = 3f. Чи проходить телепорт крізь енергетичну стіну?
learning-answers-3f-text = Ні. Потрібна відкрита лінія вогню, а кубик витрачено.
learning-answers-3g-title = 3g. Робота знищено наприкінці раунду. Чи бере він перед тим свій жетон ПО?
learning-answers-3g-text = Ні. Блискавка спершу підриває міну, яка знищує Червоного. Жетони беруть після того, за стартовими номерами, а ушкодження від власного поля йде перед жетоном.
learning-answers-3h-title = 3h. Чи може телескопічна рука брати поле, що не є полем ПО чи майстернею?
learning-answers-3h-text = Так, навіть щоб дістати ушкодження. Червоний підриває власну міну; вона знищує Червоного, а тоді бомба Червоного знищує Синього.
learning-answers-4a-title = 4a. Перехресний вогонь влучає в міну. Чи спершу завдається його ушкодження?
learning-answers-4a-text = Так. Спершу влучають усі лінії: постріл знищує Синього, і Червоний дістає очко. Лише потім міна вибухає та уражає Червоного.
learning-answers-4b-title = 4b. Чи дають ПО роботи, знищені гранатами?
learning-answers-4b-text = Так. Але ніколи не власний робот.
learning-answers-4c-title = 4c. Що стається з міною, яку штовхає віддача чи силовий промінь?
learning-answers-4c-text = Вона вибухає на місці. Потім поштовх триває, навіть якщо його автора знищено: Жовтого все одно відштовхує.
learning-answers-4d-title = 4d. Одна дія підриває дві міни. Котра вибухає першою?
learning-answers-4d-text = Вирішують стартові номери власників. Перша — міна Синього: вона знищує Червоного, і Синій дістає очко.
learning-answers-4e-title = 4e. А міна на полі блискавок?
learning-answers-4e-text = Наприкінці раунду блискавка уражає все на полях блискавок, тож міна вибухає.
learning-answers-4f-title = 4f. Чи захищає міна на лінії вогню робота за нею?
learning-answers-4f-text = Так. Лінія закінчується на міні, у яку й влучають. Так само з телепортом і дистанційним керуванням.
learning-answers-4g-title = 4g. Чи може дистанційне керування перекласти кубик на інший блок?
learning-answers-4g-text = Ні, воно міняє лише кнопку, тут — із півночі на схід. Якщо в цілі є розширення RAM, можна змінити й блок.
learning-answers-4h-title = 4h. Чи можна з розширенням RAM на блок, який уже минув?
learning-answers-4h-text = Ні, лише на блок, який ще не завершено (домашнє правило: поточний ще не завершено). Тут кубик Синього переходить із блока 3 на блок 2, на схід.
learning-answers-4i-title = 4i. Чи дає рушій цілі діагональні кнопки?
learning-answers-4i-text = Так, якщо кубик пасує до рушія Синього.
learning-answers-4j-title = 4j. Хто дістає ПО, які ціль здобуває перекладеним кубиком?
learning-answers-4j-text = Ціль. Синій бере жетон.
learning-answers-4jPit-title = 4j. А якщо ціль знищує сама себе?
learning-answers-4jPit-text = Тоді очко ваше, якщо його не отримує інший гравець: Синій біжить у яму, 1 ПО Червоному. Гравець Синього бере модуль (домашнє правило).
learning-answers-4k-title = 4k. Ціль заходить на міну. Хто дістає очко?
learning-answers-4k-text = Власник міни: тут Жовтий.
learning-answers-4kOwn-title = 4k. А якщо міна її власна?
learning-answers-4kOwn-text = Тоді очко ваше.
learning-answers-4l-title = 4l. Чи б’є пилка робота, якого не можна зсунути?
learning-answers-4l-text = Так. Стіна тримає Синього, і Синій дістає 1 ушкодження.
learning-answers-5a-title = 5a. Робота штовхає рух, а потім віддача. Чи діє відповідь про якір для обох?
learning-answers-5a-text = Ні, гравця питають при кожному поштовху. Синій дає руху себе зсунути, а проти віддачі тримається.
learning-answers-5b-title = 5b. Чи може щит з ушкодженням змінити бік?
learning-answers-5b-text = Так, разом з ушкодженням. Домашнє правило: зняти його не можна.
learning-answers-5c-title = 5c. Чи вибухає бомба, якщо знищення її носія закінчує гру?
learning-answers-5c-text = Ні. П’яте ПО закінчує гру раніше.
learning-answers-5d-title = 5d. Що раніше: бомба чи прибирання мін її власника?
learning-answers-5d-text = Спершу прибирають міни, тож вони не вибухають.
learning-answers-6a-title = 6a. Що робить стрибок із рушієм і реактивним ранцем біля кута?
learning-answers-6a-text = Він закінчується на останньому полі перед кутом. Там стоїть Синій, якого не можна зсунути, тож його розчавлено: 1 ПО.
learning-answers-6b-title = 6b. Реактивний ранець і віддача: який поштовх перший?
learning-answers-6b-text = Від ранця. Потім віддача штовхає тих, хто ще стоїть поруч із роботом.
learning-answers-6c-title = 6c. Чи може робот перестрибнути одного робота, а потім штовхнути наступного?
learning-answers-6c-text = Ні, це один стрибок, понад роботами, мінами, ямами та бар’єрами.
learning-answers-6d-title = 6d. У водомета на лінії міна, а за нею робот. Що буде?
learning-answers-6d-text = Міна вибухає, а струмінь іде далі та штовхає робота.
learning-answers-6e-title = 6e. А якщо кілька роботів і міна?
learning-answers-6e-text = Зсуває щонайбільше одного робота. Міна знищує Синього, тож струмінь дістається Жовтого.
learning-answers-6f-title = 6f. Чи штовхає модуль «крізь стіни» інших крізь стіни?
learning-answers-6f-text = Ні. Сам Червоний проходить першу стіну, а Синього спиняє наступна.
learning-answers-7a-title = 7a. Дистанційне керування повертає KillBot-а, і той знищує себе. Хто дістає очко?
learning-answers-7a-text = Гравець, який його повернув: 1 ПО Червоному. Це діє лише для наступного кубика KillBot-а.
learning-answers-7b-title = 7b. Один KillBot знищує іншого. Чи дає це ПО?
learning-answers-7b-text = Ні. Вони друзі.
learning-answers-7c-title = 7c. Чи бачить KillBot жетон ПО під іншим KillBot-ом?
learning-answers-7c-text = Ні, і того, що за ним, теж. Тож цей іде на північ.
learning-answers-7d-title = 7d. Хто віддає та дістає чемпіонські модулі, якщо KillBot-и програють чи виграють бій за титул?
learning-answers-7d-text = Віддає лише KillBot, що захищає арену. Із KillBot-ів-переможців дістає той, у кого більше ПО; за рівності — з меншим стартовим номером.
learning-answers-7e-title = 7e. Що роблять KillBot-и з реактивним ранцем біля ями?
learning-answers-7e-text = Перестрибують ями, якщо поле приземлення безпечне.
learning-answers-7eWalls-title = 7e. А з модулем «крізь стіни» біля стіни?
learning-answers-7eWalls-text = Ідуть крізь стіни.
learning-answers-7f-title = 7f. Чи дивиться KillBot понад мінами?
learning-answers-7f-text = Ні. Жетона за міною він не бачить і бере інший.
