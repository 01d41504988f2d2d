## desk

desk-label = Ваш пульт
desk-waiting = Зараз вам нічого робити не треба.
desk-modules =
    { $count ->
        [one] { $count } модуль
        [few] { $count } модулі
        [many] { $count } модулів
       *[other] { $count } модуля
    }
desk-modulesTitle = Ваші модулі
desk-waitingOrders =
    { $count ->
        [one] { $count } постійний наказ піде з вашою наступною відповіддю
        [few] { $count } постійні накази підуть із вашою наступною відповіддю
        [many] { $count } постійних наказів підуть із вашою наступною відповіддю
       *[other] { $count } постійного наказу піде з вашою наступною відповіддю
    }
desk-ordersAbout = Постійний наказ вирішує без запитання. Зміна йде з вашою наступною відповіддю.
desk-equipped = Встановлено

## controller

controller-dice = Кубики
controller-number = Число кубика
controller-handDie-blue = Сині кубики, ще { $left }
controller-handDie-red = Червоні кубики, ще { $left }
controller-dieAbout-blue = Рухає робота на стільки полів, скільки показує число. Лише на прямих кнопках.
controller-dieAbout-red = Стріляє. Число каже лише коли.
controller-button = Блок { $unit }, { $direction }
controller-buttonWith = Блок { $unit }, { $direction }: { LIST($dice) }
controller-hint = Виберіть кубик і число, потім натисніть напрямок на блоці або перетягніть туди кубик.
controller-left = Лишилося: синіх { $blue }, червоних { $red }. Натисніть на кубик, щоб узяти його назад.
controller-fitting = З кубиком { $dice }: { LIST($modules) }.
controller-numberWith = { $number }: { LIST($modules) }
controller-sent = Надіслано. Можна ще змінити, доки не відповіли всі.
controller-sentTill =
    { $count ->
        [one] Надіслано. Можна ще змінити, доки відповідає { LIST($names) }.
       *[other] Надіслано. Можна ще змінити, доки відповідають { LIST($names) }.
    }
controller-clear = Прибрати
controller-done = Готово
controller-doneEmpty = Пропустити раунд
controller-change = Надіслати знову

## dryRun

dryRun-title = Пробний запуск
dryRun-about = Показує, що зробить програма, якщо більше ніхто не рухатиметься.
dryRun-start = Спробувати
dryRun-end = Сховати
dryRun-nothing = Нічого не відбувається.

## equip

equip-card = Карта робота
equip-sides-left = лівий бік
equip-sides-right = правий бік
equip-empty = Вільне місце { $place }, { $side }
equip-takeOff = Зняти: { $module }
equip-attach = Встановити: { $module }
equip-exchange = Поставити { $module } замість { $other }
equip-hint = Натисніть модуль, щоб його встановити, і встановлений, щоб його зняти.
equip-nowhere = { $module } нікуди не пасує: натисніть встановлений модуль, щоб обміняти.
equip-problems-full = На боці вміщується два модулі.
equip-problems-beyond_yellow = За жовтим модулем уже нічого не кріпиться.
equip-fixed = Ушкоджений щит лишається на місці.
equip-pickFirst = Спершу натисніть модуль унизу.
equip-inventory = Не встановлено
equip-done = Готово

## restart

restart-question = Де вийде ваш робот? Виберіть позначене поле на арені.
restart-pick = Вийти

## draw

draw-question = Візьміть модуль зі стосу.
draw-questionAgain = { LIST($stacks) }: усі ці модулі у вас уже є. Візьміть модуль з іншого стосу.
draw-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

## workshop

workshop-question = Ваш робот у майстерні.
workshop-repair = Полагодити всі ушкодження

## arm

arm-question = Яке поле активує ваш робот? Виберіть позначене поле на арені.
arm-pick = Активувати
arm-own = Моє власне поле

## react

react-questions-anchor = Вашого робота штовхають. На скільки можна?
react-questions-shield = У вашого робота влучили. Чи прийме ушкодження щит?
react-questions-bomb = Вашого робота знищено. Чи вибухне його бомба?
react-questions-lightning_rod = Вашого робота штовхають. Чи вдарить громовідвід?
react-yes = Так
react-no = Ні
react-noLimit = Без обмеження
react-limit =
    { $spaces ->
        [0] Ні кроку
        [one] Щонайбільше { $spaces } поле
        [few] Щонайбільше { $spaces } поля
        [many] Щонайбільше { $spaces } полів
       *[other] Щонайбільше { $spaces } поля
    }

## use

use-question = Блок { $unit }: які модулі вжити?
use-certain = За постійним наказом: { LIST($modules) }.
use-swivel-left = Ліворуч
use-swivel-right = Праворуч
use-swivelTo-left = Ліворуч, ціль: { $name }
use-swivelTo-right = Праворуч, ціль: { $name }
use-noTarget = На лінії вогню немає робота.
use-target = Який кубик перекласти? Гравець: { $name }
use-face = Куди повернути? { $name }
use-die = Блок { $unit }: { $die }
use-toUnit = На який блок
use-toButton = На яку кнопку
use-none = Не вживати
use-done = Вжити

## order

order-label = Порядок кубиків блока { $unit }
order-die = { $name }: { $die }

## end

end-tokens = Жетони ПО
end-destroyed = Знищені роботи
end-losses = Втрати свого робота
end-shots = Постріли
end-damage = Отримані влучання
end-modules = Вжиті модулі
end-wins = { $name } перемагає!
end-squadWins = KillBot-и перемагають!
end-squad = Кілботи разом
end-shared = { LIST($names) } ділять перше місце.
end-defenders = Арени та їхні захисники
end-arena = Арена { $name }
