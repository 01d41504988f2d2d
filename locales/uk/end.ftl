duration = Тривалість
turns = Ходи
rounds = Раунди
statistics = Статистика
player = Гравець
byRound = Очки за раундами
byTurn = Очки за ходами
line = { $name }: { $points }
curveAbout = Наприкінці: { LIST($lines) }.
curveTable = Очки таблицею
start = Початок
round = Раунд { $number }
turn = Хід { $number }
moments = Ключові моменти
lead = { $name } виходить уперед.
loading = Читаємо журнал матчу…
unavailable = Зараз не вдається прочитати журнал матчу.

## sharing

share = Поділитися результатом
drawing = Малюємо зображення …
noPicture = Зображення зараз не створити.
send = Поділитися …
copyLink = Копіювати посилання
copied = Посилання скопійовано. Воно відкриває партію для перегляду.
copyByHand = Скопіюйте цю адресу:
savePicture = Зберегти зображення
notPublic = Цю партію можуть бачити не всі, тож ділимося лише зображенням.
result = { $game }: результат партії
resultLines = { $game } – { LIST($lines) }
