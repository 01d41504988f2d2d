you = Ви
next = Далі
back = Назад
again = Ще раз
leave = Вийти
step = Крок { $number } з { $count }
learnTitle = Навчання: { $game }
retry = Спробувати ще раз
noLessons = Для цієї гри ще немає уроків.
play = Грати зараз
problem = Зараз це не вдається завантажити.

sandboxTitle = Спробувати
sandboxAbout = Тут ніщо не рахується: сам матч лишається як є.
imagined = Матч ще триває, тож те, чого ви не бачите, роздано наново.
undo = Повернути
restart = Почати спочатку
backToMatch = Назад до матчу
iPlay = Я граю за
everySeat = усіх
others = Інші
pass = нічого не роблять
rules = Правила
puzzles = Задачі
learn = Навчитися грати
rulesTitle = Правила: { $game }
contents = На цій сторінці
watch = Відтворити
watchAgain = Відтворити ще раз
puzzlesTitle = Задачі: { $game }
puzzle = Задача { $number }
solved = Розв’язано!
solvedMark = розв’язано
missed = Цього разу ні. Поверніть і спробуйте інакше.
progress = Розв’язано { $done } з { $count }
turnsLeft =
    { $turns ->
        [one] Досягніть мети за { $turns } хід.
        [few] Досягніть мети за { $turns } ходи.
        [many] Досягніть мети за { $turns } ходів.
       *[other] Досягніть мети за { $turns } ходу.
    }
nextPuzzle = Наступна задача
gotIt = Зрозуміло
how = Як?
hint = Що зробив би планувальник?
move = Хід { $number }
worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
