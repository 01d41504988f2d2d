## directions

directions-0 = північ
directions-1 = північний схід
directions-2 = схід
directions-3 = південний схід
directions-4 = південь
directions-5 = південний захід
directions-6 = захід
directions-7 = північний захід

## modules

modules-mobility = Мобільність
modules-recoil = Віддача
modules-thruster = Рушій
modules-teleport = Телепорт
modules-telescopic_arm = Телескопічна рука
modules-crossfire = Перехресний вогонь
modules-grenades = Гранати
modules-mines = Міни
modules-remote_control = Дистанційне керування
modules-saw_blade = Пилка
modules-force_beam = Силовий промінь
modules-swivel_head = Поворотна голова
modules-anchor = Якір
modules-shield = Щит
modules-bomb = Бомба
modules-ram_expansion = Розширення RAM
modules-lightning_rod = Громовідвід
modules-jetpack = Реактивний ранець
modules-water_cannon = Водомет
modules-wall_control = Крізь стіни

## stacks

stacks-blue = синій стос
stacks-red = червоний стос
stacks-yellow = жовтий стос

## dice

dice-unknown-blue = синій кубик
dice-unknown-red = червоний кубик
dice-number-blue = синій { $number }
dice-number-red = червоний { $number }
dice-placed-blue = синій { $number }, { $direction }
dice-placed-red = червоний { $number }, { $direction }

## arena

arena-label = Арена { $name }
arena-keys = Стрілки ведуть від поля до поля.
arena-pick = { $what }: { $space }

## spaces

spaces-label = { $space }: { $words }
spaces-robot = робот гравця { $name }
spaces-killbot =
    { $direction ->
        [none] { $name }
       *[other] { $name }, дивиться на { $direction }
    }
spaces-damaged = { $robot }, ушкодження { $damage }
spaces-mine = міна гравця { $name }
spaces-vp = поле ПО { $number }
spaces-token = поле ПО { $number } з жетоном ПО
spaces-workshop = майстерня
spaces-pit = яма
spaces-field = поле блискавок
spaces-start = стартове поле гравця { $name }, стрілка на { $direction }
spaces-freeStart = вільне стартове поле, стрілка на { $direction }
spaces-edges-wall = стіна: { $direction }
spaces-edges-energy = енергетична стіна: { $direction }
spaces-edges-barrier = бар’єр блискавок: { $direction }
spaces-edges-door = двері: { $direction }

## seats

seats-killbot = KillBot { $colour }
seats-vp = { $vp } ПО
seats-vpOf = { $vp } з { $target } ПО
seats-squadVp = { $vp } ПО; у KillBot-ів разом { $squad } з { $target } ПО
seats-damage =
    { $damage ->
        [0] Без ушкоджень
        [one] { $damage } жетон ушкодження
        [few] { $damage } жетони ушкодження
        [many] { $damage } жетонів ушкодження
       *[other] { $damage } жетона ушкодження
    }
seats-out =
    { $times ->
        [0] Ще не на арені
       *[other] Не на арені
    }
seats-destroyed =
    { $times ->
        [0] Ніколи не знищено. Третій жетон ушкодження знищує робота.
        [one] Знищено { $times } раз. Третій жетон ушкодження знищує робота.
        [few] Знищено { $times } рази. Третій жетон ушкодження знищує робота.
        [many] Знищено { $times } разів. Третій жетон ушкодження знищує робота.
       *[other] Знищено { $times } раза. Третій жетон ушкодження знищує робота.
    }
seats-startNumber = Стартовий номер { $number }
seats-startNumberAbout = Він вирішує між рівними кубиками та порядок наприкінці раунду.
seats-owned =
    { $count ->
        [one] { $count } модуль у запасі
        [few] { $count } модулі в запасі
        [many] { $count } модулів у запасі
       *[other] { $count } модуля в запасі
    }
seats-ownedAbout = Модулі, яких не встановлено; які саме, знає лише власник.
seats-modules = Встановлені модулі
seats-bag = Кубики KillBot-а
seats-dice = Майбутні кубики
seats-unit = Блок { $unit }
seats-defends = Захищає { LIST($arenas) }
seats-defendsAbout = Хто наприкінці захищає найбільше арен, виграє чемпіонат.
seats-resigned = Здача
seats-answered = Готово
seats-askedFor = Вирішує: { $modules }
seats-asked-draw = Бере модуль
seats-asked-equip = Встановлює модулі
seats-asked-restart = Виходить
seats-asked-program = Програмує
seats-asked-use = Вирішує
seats-asked-react = Вирішує
seats-asked-arm = Вирішує
seats-asked-workshop = У майстерні
seats-tab = { $name }: { $vp } ПО, ушкодження { $damage }

## asks

asks-draw = Візьміть модуль
asks-equip = Встановіть модулі
asks-restart = Виберіть стартове поле
asks-program = Запрограмуйте кубики
asks-use = Вжити модулі?
asks-react = Вжити модуль?
asks-arm = Вжити телескопічну руку?
asks-workshop = У майстерні

## round

round-over = Партію закінчено
round-unit = Діє блок { $unit }
round-phases-setup = Підготовка гри
round-phases-preparation = Підготовка
round-phases-programming = Програмування
round-phases-activation = Активація
round-phases-resolution = Завершення
round-phasesShort-setup = Старт
round-phasesShort-preparation = 0
round-phasesShort-programming = 1
round-phasesShort-activation = 2
round-phasesShort-resolution = 3
round-phasesAbout-setup = З’являються жетони ПО, і кожен гравець бере два модулі.
round-phasesAbout-preparation = З’являються жетони ПО, встановлюють модулі, виходять роботи.
round-phasesAbout-programming = Усі гравці таємно програмують кубики.
round-phasesAbout-activation = Кубики всіх роботів діють, блок за блоком.
round-phasesAbout-resolution = Б’ють поля блискавок; потім кожен робот активує своє поле.
round-phasesLabel = Фази раунду
round-number = Раунд { $number }/{ $limit }
round-match =
    { $match ->
        [5] Бій за титул
       *[other] Бій { $match }/4
    }
round-matchAbout = Чотири бої на аренах, а потім бій за титул.

## about

about-title = Про цю партію
about-arena = Арена { $name }. Режим: { $mode }.
about-target = Хто першим має { $target } ПО, одразу перемагає. Жетон ПО та кожен знищений вами робот дають 1 ПО.
about-squad = Усі KillBot-и разом — загін, що перемагає з { $target } ПО.
about-rounds = Після раунду { $rounds } перемагає більше ПО; далі — менше втрат свого робота.
about-tokens = Жетонів ПО в запасі: { $pool }. Взято: { $taken }.
about-stacks = Карт модулів у стосах: синіх { $blue }, червоних { $red }, жовтих { $yellow }.
about-defender = { $name } захищає арену { $arena }.
about-house = Домашні правила

## waiting

waiting-several = Чекаємо на відповідь: { LIST($names) }.
waiting-modules = { $name } вирішує про модулі: { LIST($modules) }.
waiting-draw = { $name } бере модуль.
waiting-equip = { $name } встановлює модулі.
waiting-restart = { $name } вибирає стартове поле.
waiting-program = { $name } програмує.
waiting-use = { $name } вирішує про кубик.
waiting-react = { $name } вирішує про модуль.
waiting-arm = { $name } вирішує про телескопічну руку.
waiting-workshop = { $name } у майстерні.

## bubbles

bubbles-damage = Влучно
bubbles-vp = +1 ПО
bubbles-repaired = Полагоджено

## filters

filters-vp = ПО
filters-destroyed = Знищені роботи
filters-own = Ваші ушкодження

## log

log-arenaBegan =
    { $match ->
        [5] Бій за титул починається на арені { $arena }.
       *[other] Бій { $match } починається на арені { $arena }.
    }
log-round = Раунд { $round }
log-phases-setup = Підготовка гри.
log-phases-preparation = Підготовка.
log-phases-programming = Усі програмують.
log-phases-activation = Діють кубики.
log-phases-resolution = Кінець раунду: б’ють поля блискавок, роботи активують свої поля.
log-unit = Діє блок { $unit }.
log-tokenPlaced = Жетон ПО з’являється на полі { $number }.
log-tokenPlacedMixed = Взяті жетони повертаються в запас. Жетон ПО з’являється на полі { $number }.
log-answered = Відповідь є: { $name }.
log-drew = { $name } бере карту: { $stack }.
log-drewModule = { $name } бере модуль { $module } ({ $stack }).
log-withDoubles = { $sentence } Повторні карти повернуто: { LIST($doubles) }.
log-triedStack = { $name } нічого не бере ({ $stack }): усі ці модулі вже є.
log-equipmentShown = Модулі всіх роботів встановлено.
log-programsShown = Програми та стартові номери відкрито.
log-entered = { $name } виходить на { $space }.
log-killBotDrew = { $name } тягне кубик: { $die }.
log-activated = { $name }: { $die }.
log-used = { $name } вживає: { LIST($modules) }.
log-usedSwivel-left = { $name } вживає: { LIST($modules) }, ліворуч.
log-usedSwivel-right = { $name } вживає: { LIST($modules) }, праворуч.
log-usedLimit =
    { $limit ->
        [0] { $name } вживає: { LIST($modules) }, ні кроку з місця.
        [one] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поле.
        [few] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поля.
        [many] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } полів.
       *[other] { $name } вживає: { LIST($modules) }, не більше ніж { $limit } поля.
    }
log-withoutTarget = { $sentence } Керувати нічим.
log-dieMoved = { $by } перекладає кубик гравця { $name } з блока { $unit } на блок { $to }, { $direction }.
log-faced = { $name } дивиться на { $direction }.
log-turned = { $by } повертає { $name } на { $direction }.
log-moved = { $name } рухається на { $direction } до { $space }.
log-movedPushing = { $name } рухається на { $direction } до { $space } і штовхає: { LIST($pushed) }.
log-pushed =
    { $direction ->
        [none] Відштовхнуто до { $space }: { LIST($names) }.
       *[other] Відштовхнуто на { $direction }, до { $space }: { LIST($names) }.
    }
log-jumped = { $name } стрибає на { $direction } до { $space }.
log-teleported = { $name } телепортується на { $space } і міняється місцями; інший робот: { $other }.
log-stopped = { $name } не може далі на { $direction }.
log-shot = { $name } стріляє на { LIST($directions) }.
log-beam = { $module } гравця { $name }: { LIST($directions) }.
log-struck-shot = Постріл влучає в { $space }.
log-struck-explosion = Вибух на { $space }.
log-struck-barrier = Бар’єр блискавок б’є на { $space }.
log-struck-fields = Блискавки б’ють у поля.
log-struck-saw_blade = Пилка б’є на { $space }.
log-struck-lightning_rod = Громовідвід б’є на { $space }.
log-damagedWithShield =
    { $damage ->
        [0] Влучання, { $name }: один жетон ушкодження на щиті.
        [one] Влучання, { $name }: { $damage } жетон ушкодження та один на щиті.
        [few] Влучання, { $name }: { $damage } жетони ушкодження та один на щиті.
        [many] Влучання, { $name }: { $damage } жетонів ушкодження та один на щиті.
       *[other] Влучання, { $name }: { $damage } жетона ушкодження та один на щиті.
    }
log-damaged =
    { $damage ->
        [one] { $name } тепер має { $damage } жетон ушкодження.
        [few] { $name } тепер має { $damage } жетони ушкодження.
        [many] { $name } тепер має { $damage } жетонів ушкодження.
       *[other] { $name } тепер має { $damage } жетона ушкодження.
    }
log-destroyed-damage = Робота знищено: { $name }.
log-destroyed-pit = { $name } падає в яму.
log-destroyed-crush = Робота розчавлено: { $name }.
log-destroyedBy-damage = Робота знищено: { $name }; очко дістає { $by }.
log-destroyedBy-pit = { $name } падає в яму; очко дістає { $by }.
log-destroyedBy-crush = Робота розчавлено: { $name }; очко дістає { $by }.
log-vpGained = { $name } дістає ПО і має { $vp }.
log-tokenTaken = { $name } бере жетон ПО { $number } і має { $vp } ПО.
log-mineLaid = { $name } кладе міну на { $space }.
log-mineRemoved-exploded = Міна гравця { $name } вибухає на { $space }.
log-mineRemoved-limit = Найстарішу міну гравця { $name }, на { $space }, прибрано.
log-mineRemoved-owner = Міну гравця { $name } на { $space } прибрано.
log-minePushed = Міну з { $from } пересунуто на { $to }.
log-spaceActivated = { $name } активує { $space }.
log-repaired = Робота полагоджено: { $name }.
log-resigned = { $name } здається.
log-removed = Робот гравця { $name } покидає арену.
log-arenaWon =
    { $modules ->
        [none] { $name } виграє арену { $arena }.
       *[other] { $name } виграє арену { $arena } та { LIST($modules) }.
    }

## end

end-reopen = Результат
end-reasons-score = Досить ПО: партію закінчено.
end-reasons-rounds = Останній раунд закінчено.
end-reasons-resigned = Залишився лише один гравець.
end-nobodyLeft = Гравців не лишилося.
end-reasons-championship = Чемпіонат вирішено.
end-arenas =
    { $count ->
        [one] { $count } арена
        [few] { $count } арени
        [many] { $count } арен
       *[other] { $count } арени
    }
