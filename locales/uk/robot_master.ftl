## title

title = Robot Master

## presets

presets-standard-name = Одна гра
presets-standard-about = Одна гра з випадковими сторонами та випадковим першим гравцем.
presets-best_of_3-name = До двох перемог
presets-best_of_3-about = Після кожної гри ви міняєтеся сторонами; перемагає той, хто першим виграє дві гри.

## introduction

introduction-goal = Викладайте карти на поле 5×5. Один гравець рахує рядки, інший — стовпці. Важить лише ваша найслабша лінія: перемагає той, чия найслабша лінія вища.
introduction-games = Матч складається щонайбільше з { $games } ігор. Після кожної гри ви міняєтеся рядками і стовпцями.

## resignQuestion

resignQuestion = Ви програєте весь матч, а не лише цю гру.

## seats

seats-owns-rows = рядки
seats-owns-columns = стовпці
seats-ownsAbout-rows = У першій грі рахує п’ять рядків.
seats-ownsAbout-columns = У першій грі рахує п’ять стовпців.
seats-begins = починає
seats-beginsAbout = Викладає першу карту першої гри.

## options

options-title = Параметри
options-standard = Стандартна гра
options-rows = Кому належать рядки
options-rowsOwners-random-name = Випадково
options-rowsOwners-random-about = Визначається на початку матчу.
options-rowsOwners-first_seat-name = Першому місцю
options-rowsOwners-first_seat-about = Місце 1 має рядки, місце 2 — стовпці.
options-rowsOwners-second_seat-name = Другому місцю
options-rowsOwners-second_seat-about = Місце 2 має рядки, місце 1 — стовпці.
options-rowsWords-random = Випадкові сторони
options-rowsWords-first_seat = Рядки в місця 1
options-rowsWords-second_seat = Рядки в місця 2
options-begins = Хто починає
options-beginners-random-name = Випадково
options-beginners-random-about = Визначається для кожної гри.
options-beginners-rows-name = Рядки
options-beginners-rows-about = Кожну гру починає гравець із рядками.
options-beginners-columns-name = Стовпці
options-beginners-columns-about = Кожну гру починає гравець зі стовпцями.
options-beginsWords-random = Випадковий перший гравець
options-beginsWords-rows = Починають рядки
options-beginsWords-columns = Починають стовпці
options-games = Тривалість матчу
options-gamesAbout = Після кожної гри гравці міняються рядками і стовпцями.
options-gamesWords =
    { $games ->
        [1] 1 гра
       *[other] Щонайбільше ігор: { $games }
    }
