## the bar

title = Хронологія
loading = Читаємо матч…
failed = Хронологію не вдається показати. { $reason }
live = Наживо
close = Закрити
ownView = Показати моїми очима
closeAbout = Назад до матчу, яким він є зараз.
yourTurn = Ваш хід
play = Відтворити
pause = Пауза
keys = Стрілки — крок, із Shift — хід, Page Up і Page Down — раунд. Пробіл відтворює, Escape закриває.

## steps

back-order = Крок назад
back-turn = Хід назад
back-round = Раунд назад
forward-order = Крок уперед
forward-turn = Хід уперед
forward-round = Раунд уперед

## the moment

position = Момент матчу
turn = Хід { $turn } з { $turns }: { $player }
turnOfAll = Хід { $turn } з { $turns }
round = Раунд { $round }
end = Кінець матчу. { $words }
newest = Зараз. { $words }

## choices

speed = Швидкість
times = { $factor }×
viewpoint = Як це бачили тоді
own = Ви
spectators = Глядачі

## a sandbox

tryIt = Спробувати звідси
tryAbout = Грайте самі далі від цього моменту. Ніщо не рахується.

## sharing

share = Поділитися
shareLabel = Поділитися цим моментом
copyLink = Скопіювати посилання
picture = Зображення цього моменту
animation = Анімація цього ходу
making = Мить…
copied = Посилання скопійовано
notCopied = Скопіюйте цю адресу:
