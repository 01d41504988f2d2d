## lobby: the game outside of matches

lobby-title = Robot Master

lobby-presets-standard-name = Одна гра
lobby-presets-standard-about = Одна гра з випадковими сторонами та випадковим першим гравцем.
lobby-presets-best_of_3-name = До двох перемог
lobby-presets-best_of_3-about = Після кожної гри ви міняєтеся сторонами; перемагає той, хто першим виграє дві гри.

lobby-introduction-goal = Викладайте карти на поле 5×5. Один гравець рахує рядки, інший — стовпці. Важить лише ваша найслабша лінія: перемагає той, чия найслабша лінія вища.
lobby-introduction-games = Матч складається щонайбільше з { $games } ігор. Після кожної гри ви міняєтеся рядками і стовпцями.

lobby-resignQuestion = Ви програєте весь матч, а не лише цю гру.

lobby-seats-owns-rows = рядки
lobby-seats-owns-columns = стовпці
lobby-seats-ownsAbout-rows = У першій грі рахує п’ять рядків.
lobby-seats-ownsAbout-columns = У першій грі рахує п’ять стовпців.
lobby-seats-begins = починає
lobby-seats-beginsAbout = Викладає першу карту першої гри.

lobby-options-rowsWords-random = Випадкові сторони
lobby-options-rowsWords-first_seat = Рядки в місця 1
lobby-options-rowsWords-second_seat = Рядки в місця 2
lobby-options-beginsWords-random = Випадковий перший гравець
lobby-options-beginsWords-rows = Починають рядки
lobby-options-beginsWords-columns = Починають стовпці
lobby-options-gamesWords =
    { $games ->
        [1] 1 гра
       *[other] Щонайбільше ігор: { $games }
    }

## match: the game in a match

match-sides-owner-rows = Рядки
match-sides-owner-columns = Стовпці
match-sides-own-rows = Ваші рядки
match-sides-own-columns = Ваші стовпці

match-grid-title = Поле 5×5
match-grid-cell = { $cell }: { $value }
match-grid-last = { $label }, остання карта
match-grid-empty = { $cell }: порожньо
match-grid-legal = { $cell }: порожньо, сюди можна викласти карту
match-grid-foreseen = { $cell }: порожньо. Якщо викласти { $value }: { $changes }
match-grid-line-rows = рядок { $name }
match-grid-line-columns = стовпець { $name }
match-grid-lineTitle-rows = Рядок { $name }
match-grid-lineTitle-columns = Стовпець { $name }
match-grid-worth = { $line }: { $worth }
match-grid-lowest = { $label }, найслабша лінія
match-grid-deciding = { $label }, вирішальна лінія

match-worth-empty = { $line } порожній, тож вартий 0.
match-worth-of = { $line } вартий { $worth }: { $parts }.
match-worth-single = { $value } за одну карту { $value }
match-worth-singles = { $worth } за окремі карти ({ $sum })
match-worth-set =
    { $count ->
        [2] { $worth } за дві карти { $value } (10 × { $value })
        [3] { $worth } за три карти { $value }
        [4] { $worth } за чотири карти { $value } (100 + { $value })
       *[other] { $worth } за п’ять карт { $value } (100 + 10 × { $value })
    }
match-worth-change = { $line }: { $before } → { $after }
match-worth-spokenChange = { $line }: з { $before } на { $after }
match-worth-unchanged = { $line } лишається { $worth }

match-game-yourTurn = Ваш хід
match-game-turnOf = Хід: { $name }
match-game-over = Матч завершено
match-game-number = Гра { $number }/{ $games }
match-game-gamesButton = Гра { $number } щонайбільше з { $games }, виграні ігри { $score }: показати завершені ігри
match-game-score = { $first } : { $second }
match-game-won = { $name }: виграно { $won } з { $needed } потрібних ігор
match-game-players = Гравці
match-game-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
match-game-lowest = Найслабша
match-game-lowestOf = Найслабші лінії гравця { $name }: { $parts }
match-game-lowestPart = { $line } { $worth }
match-game-tied = порівну
match-game-ahead = попереду
match-game-winner = переможець
match-game-even = порівну

match-turn-pickCard-rows = У вас рядки. Оберіть карту з руки.
match-turn-pickCard-columns = У вас стовпці. Оберіть карту з руки.
match-turn-pickCell = Куди викласти { $value }? Оберіть зелену клітинку.
match-turn-pickCardFor = Обрано { $cell }. Тепер оберіть карту.
match-turn-illegal = Біля { $cell } ще немає карти.
match-turn-waiting = { $name } обирає карту.
match-turn-ahead = Попереду буде { $name }: { $mine } проти { $theirs }.
match-turn-youAhead = Ви будете попереду: { $mine } проти { $theirs }.
match-turn-even = Буде порівну.
match-turn-lay = Викласти карту
match-turn-layLabel = Викласти карту { $value } на { $cell }
match-turn-spoken = { $value } на { $cell }: { $changes }. { $standing } Enter — викласти, Escape — скасувати.
match-turn-back = Скасувати
match-turn-outcome = { $value } на { $cell }
match-turn-hand = Ваша рука
match-turn-handOf = Рука гравця { $name }
match-turn-pile =
    { $count ->
        [one] { $value }, { $count } карта
        [few] { $value }, { $count } карти
        [many] { $value }, { $count } карт
       *[other] { $value }, { $count } карти
    }
match-turn-noPile = { $value }, у руці немає
match-turn-keys = Клавіші: 0–5 — карта, стрілки — клітинка, Enter — викласти, Escape — скасувати.
match-turn-times = ×{ $count }

match-log-heading = Гра { $number } · рядки: { $rows }, стовпці: { $columns }
match-log-headingOfOne = Рядки: { $rows }, стовпці: { $columns }
match-log-began = Гра { $number }: рядки має { $rows }, стовпці — { $columns }. Починає { $first }.
match-log-laid = { $name } викладає { $value } на { $cell }: рядок { $row } вартий { $rowWorth }, стовпець { $column } — { $columnWorth }.
match-log-won = { $name } виграє гру, { $mine } проти { $theirs }.
match-log-drawn = Нічия: усі п’ять ліній рівні.
match-log-resigned = { $name } здається.
match-log-ended = Матч завершено: перемагає { $name }.
match-log-endedEven = Матч завершено: нічия.

match-between-title = Гра { $number } щонайбільше з { $games }
match-between-won = { $name } виграє гру { $number }, { $mine } проти { $theirs }.
match-between-drawn = Гра { $number } закінчилася внічию й нікому не зараховується.
match-between-exchanged = Сторони помінялися:
match-between-youOwn-rows = Тепер у вас рядки.
match-between-youOwn-columns = Тепер у вас стовпці.
match-between-owner = Тепер рядки має { $rows }, стовпці — { $columns }.
match-between-youBegin = Починаєте ви.
match-between-begins = Починає { $name }.
match-between-playOn = Наступна гра
match-between-finished = Завершені ігри

match-end-winner = { $name } перемагає!
match-end-draw = Нічия!
match-end-because-lowest = Найслабша лінія: { $mine } проти { $theirs }.
match-end-because-later = Вирішила { $place } лінія: { $mine } проти { $theirs }.
match-end-because-even = Усі п’ять ліній рівні.
match-end-because-games = Ігри: { $mine } : { $theirs }.
match-end-because-resigned = { $name } здається.
match-end-places-0 = найслабша
match-end-places-1 = друга
match-end-places-2 = третя
match-end-places-3 = четверта
match-end-places-4 = п’ята
match-end-place = Лінія
match-end-grid = Заповнене поле: { $cells }
match-end-showGrid = Заповнене поле
match-end-lines = Лінії, від найслабшої
match-end-deciding = вирішальна
match-end-game = Гра { $number }
match-end-gameWon = перемагає { $name }
match-end-gameDrawn = нічия
match-end-ranking = Показати результат

match-deal-rows = рядки мав отримати інший гравець.
match-deal-first = починати мав інший гравець.
match-deal-centre = у центрі мала лежати інша карта.
match-deal-hand = вам мали роздати інші карти.

match-and = { LIST($parts) }

## access: the list of keys

access-keys-card = Обрати карту з руки
access-keys-cell = Від клітинки до клітинки й далі до значень
access-keys-ends = До першої чи останньої клітинки рядка
access-keys-lay = Обрати клітинку, тоді викласти карту
access-keys-back = Скасувати

## learning: lessons and rules

learning-goal = Важить лише ваша найслабша лінія: вона має бути вищою за найслабшу в суперника.
learning-guide-own = Ця сторона ваша.
learning-guide-card = Оберіть карту зі своєї руки, а тоді зелену клітинку.
learning-guide-lay = Натисніть «Викласти карту»: це завершує ваш хід.

learning-chapters-worth = Урок 1: чого варті лінії
learning-chapters-both = Урок 2: стежте за обома сторонами

learning-lesson-sides-title = Рядки — ваші
learning-lesson-sides-text = Вам належать п’ять рядків, супернику — п’ять стовпців. Число в кінці кожної лінії показує, чого вона варта.
learning-lesson-lay-title = Викладіть карту
learning-lesson-lay-text = Карту кладуть на порожню клітинку поруч з іншою картою. Оберіть 3 зі своєї руки та зелену клітинку, тоді натисніть «Викласти карту».
learning-lesson-lay-done = Карта рахується у своєму рядку й у своєму стовпці. Одна карта певного значення дає просто це значення.
learning-lesson-lay-missed = Оберіть карту і зелену клітинку.
learning-lesson-pair-title = Складіть пару
learning-lesson-pair-text = Дві однакові карти в лінії варті вдесятеро більше за своє значення. Покладіть другу 4 в рядок 3.
learning-lesson-pair-done = 40 за дві четвірки та 1 за окрему 1: рядок 3 вартий 41.
learning-lesson-pair-missed = У рядку 3 є одна 4 і одна 1. Йому бракує другої 4.
learning-lesson-triple-title = Складіть трійку
learning-lesson-triple-text = Три однакові карти варті 100, хоч би які вони були. У рядку 2 два нулі, що нічого не варті: додайте третій.
learning-lesson-triple-done = 100 за три нулі! Четверта чи п’ята така сама карта рахується далі як окрема або як пара.
learning-lesson-triple-missed = Це не третій 0. Покладіть його в рядок 2.
learning-lesson-lowest-title = Важить найслабша лінія
learning-lesson-lowest-text = Наприкінці порівнюють лише ваш найслабший рядок із найслабшим стовпцем суперника. У вас це рядок 2, вартий 5: складіть у ньому пару п’ятірок.
learning-lesson-lowest-done = Рядок 2 тепер вартий 50. Ваш найслабший — рядок 5, вартий 21: тепер важить він.
learning-lesson-lowest-missed = Рядок 2 досі найслабший. Покладіть у нього 5.
learning-lesson-watch-title = Хто попереду?
learning-lesson-watch-text = Тут видно найслабші лінії обох сторін: у вас рядок 2 — 5, у суперника стовпець d — 12. Зараз попереду суперник.
learning-lesson-cross-title = Оберіть правильну клітинку
learning-lesson-cross-text = Кожна карта рахується і для суперника. На d2 чи e2 карта 5 піднімає рядок 2 до 50. Оберіть клітинку, що не допоможе стовпцю d.
learning-lesson-cross-done = Стовпець e тепер вартий 100, та це не допомагає: найслабший стовпець і далі вартий 12.
learning-lesson-cross-missed = Покладіть 5 на e2. На d2 вона піднімає стовпець d, найслабший.
learning-lesson-spoil-title = Закрийте прогалину
learning-lesson-spoil-text = У стовпці d лишилася одна порожня клітинка. 1 чи 2 там підняли б його до 30 або вище. Покладіть карту, що нічого не додасть.
learning-lesson-spoil-done = Стовпець d повний і лишається 12. А у вас три нулі та дві п’ятірки піднімають рядок 2 до 150.
learning-lesson-spoil-missed = Стовпець d має лишитися 12. Покладіть 0 на d2.
learning-lesson-end-title = Це все
learning-lesson-end-text = Остання карта лягає на e1, і ви виграєте 33 проти 12. Якщо найслабші лінії рівні, вирішують другі найслабші, і так далі.
learning-puzzle = Виграйте гру останніми картами (у вас їх { $turns }). Ваш найслабший рядок має бути вищим за найслабший стовпець.

## options: the form for the options

options-options-rows = Кому належать рядки
options-options-rowsOwners-random-name = Випадково
options-options-rowsOwners-random-about = Визначається на початку матчу.
options-options-rowsOwners-first_seat-name = Першому місцю
options-options-rowsOwners-first_seat-about = Місце 1 має рядки, місце 2 — стовпці.
options-options-rowsOwners-second_seat-name = Другому місцю
options-options-rowsOwners-second_seat-about = Місце 2 має рядки, місце 1 — стовпці.
options-options-begins = Хто починає
options-options-beginners-random-name = Випадково
options-options-beginners-random-about = Визначається для кожної гри.
options-options-beginners-rows-name = Рядки
options-options-beginners-rows-about = Кожну гру починає гравець із рядками.
options-options-beginners-columns-name = Стовпці
options-options-beginners-columns-about = Кожну гру починає гравець зі стовпцями.
options-options-games = Тривалість матчу
options-options-gamesAbout = Після кожної гри гравці міняються рядками і стовпцями.

end-statistic-highest = Найсильніша лінія
end-about-highest = Найбільша вартість лінії в дограних іграх.
end-statistic-lowest = Найслабша лінія
end-about-lowest = Найменша вартість лінії в дограних іграх.
end-award-peak = Найкраща лінія
