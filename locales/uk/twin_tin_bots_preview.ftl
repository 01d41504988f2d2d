## orders

orders =
    { $count ->
        [one] { $count } наказ
        [few] { $count } накази
        [many] { $count } наказів
       *[other] { $count } наказу
    }

## ignored

ignored = проігноровано: { $what }

## ignoredCount

ignoredCount = проігноровано: { $count }

## ignoredOrder

ignoredOrder = { $slot } ({ $reason })

## delivers

delivers =
    { $points ->
        [one] +{ $points } очко
        [few] +{ $points } очки
        [many] +{ $points } очок
       *[other] +{ $points } очка
    }

## ends

ends = матч завершується

## stops

stops = Зупиняється тут: { $reason }

## summary

summary = { $parts }.

## ownZap

ownZap = ваш буц влучає: { $robot }, і ви обираєте, що він робить.

## ownBlob

ownBlob = ваш буц влучає в слизня, і ви обираєте, куди він іде.

## ownCrystal

ownCrystal = ви обираєте, де з’явиться { $crystal }.

## details

details = Подробиці

## list

list = Що станеться

## rounds

rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
        [many] { $count } раундів
       *[other] { $count } раунду
    }

## automatic

automatic = Перегляд кожної зміни

## automaticAbout

automaticAbout = Поле одразу показує, до чого ведуть ваші зміни. Escape ховає це.
