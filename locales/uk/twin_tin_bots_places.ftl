## sides

sides-0 = попереду
sides-1 = попереду праворуч
sides-2 = позаду праворуч
sides-3 = позаду
sides-4 = позаду ліворуч
sides-5 = попереду ліворуч

## leg

leg = { $steps } { $side }

## legs

legs = { $first } і { $second }

## fromOwn

fromOwn = від вашого { $robot }: { $way }

## fromNamed

fromNamed = від { $robot }: { $way }

## ownBase

ownBase = ваша база: { $way }

## next

next = наступний: { $crystal }

## inLine

inLine = номер { $place }: { $crystal }

## piece

piece = { $piece } на { $hex }

## pieceFrom

pieceFrom = { $piece } на { $hex }, { $relation }

## robot

robot = { $robot } на { $hex }, дивиться { $facing }, { $cargo }

## stuck

stuck = { $label }, загруз у багні

## related

related = { $label }, { $relation }

## crystalOn

crystalOn = Кристал на { $hex }

## blobTo

blobTo = Слизень іде { $direction }, на { $hex }

## log

log-robotMoved = { $robot } їде { $direction }, на { $hex }.
log-robotPushed = { $robot } зсунуто { $direction }, на { $hex }.
log-robotJumped = { $robot } стрибає { $direction }, на { $hex }.
log-crystalPushed = Зсунуто { $direction }, на { $hex }: { $crystal }.
log-blobPushed = Слизня зсунуто { $direction }, на { $hex }.
log-blobMoved = Слизень іде { $direction }, на { $hex }.
log-crystalUnloaded = { $robot } викладає { $crystal } на { $hex }.
log-crystalPlaced = На { $hex } з’явився { $crystal }.

## filters

filters-deliveries = Доставки
filters-thefts = Крадіжки
filters-hits = Що влучило в мене

## names

names = Назви клітинок по краю поля

## namesAbout

namesAbout = Літери — ряди, числа — стовпці. Їх уживає журнал.

## summary

summary-change = { $name }: { $change }.
summary-moved = { $robot } тепер на { $hex }.
summary-movedAndTurned = { $robot } тепер на { $hex } і дивиться { $facing }.

## table

table-pieces = Фігури
table-piece = Фігура
table-hex = Клітинка
table-state = Стан
table-ahead = Клітинка попереду
table-robotState = дивиться { $facing }, { $cargo }
table-from = Від { $robot }
table-here = тут
table-free = вільно
table-edge = край поля
table-map = Мапа
table-mapAbout = Клітинка праворуч — крок на схід. Клітинка вниз — крок на південний схід.
table-waysAbout = «Попереду праворуч» — напрямок після одного повороту направо, «позаду праворуч» — після двох. Шлях рахується клітинками; роботи, скелі й телепорти на ньому не враховуються.

## keys

keys-tile = Обрати наказ із руки, за порядком
keys-slots = Обрати комірки 1, 2 і 3 робота { $robot }
keys-joker = Використати подвійну зміну
keys-remove = Прибрати наказ із обраної комірки
keys-drop = Покласти обраний наказ назад
keys-undo = Скасувати останню зміну
keys-preview = Спробувати: подивитися, що станеться
keys-run = Пуск
keys-pass = Пас
keys-answer = Відповісти на запитання матчу
keys-arrows = На полі: від фігури до фігури
