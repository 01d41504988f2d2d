## title

title = VOLT

## colours

colours-red = Червоний
colours-blue = Синій
colours-yellow = Жовтий
colours-green = Зелений

## presets

presets-league-name = Ліга на двох
presets-league-about = Двоє гравців, модулі та міни; для перемоги треба 5 ПО.
presets-training-name = Тренування
presets-training-about = Двоє вчаться програмувати: без модулів і мін; для перемоги треба 3 ПО.
presets-solo-name = Самому проти трьох KillBot-ів
presets-solo-about = Ви один проти загону KillBot-ів, якими керують кубики.
presets-championship-name = Чемпіонат
presets-championship-about = Чотири арени одна за одною, кожна з чемпіонським модулем, а потім бій за титул.

## introduction

introduction-goal = Таємно розкладіть кубики на блоках свого робота; потім усі роботи рухаються і стріляють у суворому порядку. Переможні очки (ПО) дають жетони ПО та знищені роботи.
introduction-target = Для перемоги треба { $target } ПО.
introduction-championship = Гра йде на чотирьох аренах, а потім бій за титул.
introduction-killbots =
    { $killbots ->
        [one] Грає ще { $killbots } KillBot: робот, яким керують правила.
        [few] Грають ще { $killbots } KillBot-и: загін, яким керують правила і який перемагає з 7 ПО на всіх.
        [many] Грають ще { $killbots } KillBot-ів: загін, яким керують правила і який перемагає з 7 ПО на всіх.
       *[other] Грають ще { $killbots } KillBot-а: загін, яким керують правила і який перемагає з 7 ПО на всіх.
    }

## resignQuestion

resignQuestion = Ваш робот покине арену, і ви посядете місце за всіма іншими.

## seats

seats-sides-south = південний бік
seats-sides-west = західний бік
seats-sides-north = північний бік
seats-sides-east = східний бік
seats-sideAbout = З цього боку робот виходить на арену, якщо всі місця зайняті.

## options

options-title = Налаштування
options-standard = Стандартна гра
options-mode = Режим
options-modes-training-name = Тренування
options-modes-training-about = Без модулів і мін; арена A або B; для перемоги треба 3 ПО.
options-modes-league-name = Ліга
options-modes-league-about = З модулями та мінами, на будь-якій арені.
options-modes-championship-name = Чемпіонат
options-modes-championship-about = Усі арени одна за одною, а потім бій за титул.
options-modeWords-training = Тренування
options-modeWords-league = Ліга
options-modeWords-championship = Чемпіонат
options-arena = Арена
options-arenaName = Арена { $name }
options-random = Випадкова
options-randomWords = Випадкова арена
options-arenaTitles-A = Двір
options-arenaTitles-B = Провалля
options-arenaTitles-C = Електростанція
options-arenaTitles-D = Сховище
options-house = Арени та числа на картах — домашні правила: оригінальні не опубліковано.
options-target = ПО для перемоги
options-targetWords = Для перемоги { $target } ПО
options-killbots = KillBot-и
options-killbotWords =
    { $count ->
        [0] Без KillBot-ів
        [one] { $count } KillBot
        [few] { $count } KillBot-и
        [many] { $count } KillBot-ів
       *[other] { $count } KillBot-а
    }
options-killbotsAbout = Роботи, якими керують правила та випадкові кубики. Разом вони загін, що перемагає з 7 ПО.
options-tooMany = На арені вміщується щонайбільше чотири роботи, гравці та KillBot-и разом.
options-tooFew = Одному гравцеві потрібен щонайменше один KillBot.
options-startNumbers = Стартові номери
options-startNumberKinds-random-name = Випадкові
options-startNumberKinds-random-about = Щораунду нове жеребкування.
options-startNumberKinds-rotating-name = По черзі
options-startNumberKinds-rotating-about = Перший робот раунду в наступному стає останнім.
options-startNumberKinds-first_come-name = За швидкістю
options-startNumberKinds-first_come-about = Хто першим закінчить програмувати, має номер 1.
options-startNumberWords-random = Випадкові стартові номери
options-startNumberWords-rotating = Стартові номери по черзі
options-startNumberWords-first_come = Стартові номери за швидкістю
options-rounds = Найбільше раундів
options-roundWords =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
        [many] { $rounds } раундів
       *[other] { $rounds } раунду
    }
