## table

table-robots = Роботи
table-robot = Робот
table-space = Поле
table-damage = Ушкодження
table-vp = ПО
table-startNumber = Стартовий номер
table-modules = Модулі
table-dice = Майбутні кубики
table-out = не на арені
table-none = немає
table-unit = Блок { $unit }: { LIST($dice) }
table-left = ліворуч: { LIST($modules) }
table-right = праворуч: { LIST($modules) }
table-spaces = Поля
table-spacesAbout = Усі поля, де щось лежить чи стоїть, або зі стіною, від верхнього ряду до нижнього.
table-what = Що там є
table-from = Від робота гравця { $name }
table-here = тут
table-way = { $steps } на { $direction }
table-ways = { $first }, { $second }
table-map = Мапа
table-mapAbout = Стовпці із заходу на схід, ряди з півночі на південь.

## keys

keys-die = Узяти синій кубик (рух) або червоний (постріл)
keys-number = Вибрати число кубика
keys-direction = Покласти кубик на напрямок наступного блока: клавіші лежать навколо S, як напрямки
keys-back = Забрати останній кубик
keys-done = Надіслати програму
keys-spaces = Переходити від поля до поля на арені
keys-pick = Вибрати поле

## summary

summary-went = { $name }: тепер на { $space }.
