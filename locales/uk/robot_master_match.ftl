## sides

sides-owner-rows = Рядки
sides-owner-columns = Стовпці
sides-own-rows = Ваші рядки
sides-own-columns = Ваші стовпці

## grid

grid-title = Поле 5×5
grid-cell = { $cell }: { $value }
grid-last = { $label }, остання карта
grid-empty = { $cell }: порожньо
grid-legal = { $cell }: порожньо, сюди можна викласти карту
grid-foreseen = { $cell }: порожньо. Якщо викласти { $value }: { $changes }
grid-line-rows = рядок { $name }
grid-line-columns = стовпець { $name }
grid-lineTitle-rows = Рядок { $name }
grid-lineTitle-columns = Стовпець { $name }
grid-worth = { $line }: { $worth }
grid-lowest = { $label }, найслабша лінія
grid-deciding = { $label }, вирішальна лінія

## worth

worth-empty = { $line } порожній, тож вартий 0.
worth-of = { $line } вартий { $worth }: { $parts }.
worth-single = { $value } за одну карту { $value }
worth-singles = { $worth } за окремі карти ({ $sum })
worth-set =
    { $count ->
        [2] { $worth } за дві карти { $value } (10 × { $value })
        [3] { $worth } за три карти { $value }
        [4] { $worth } за чотири карти { $value } (100 + { $value })
       *[other] { $worth } за п’ять карт { $value } (100 + 10 × { $value })
    }
worth-change = { $line }: { $before } → { $after }
worth-spokenChange = { $line }: з { $before } на { $after }
worth-unchanged = { $line } лишається { $worth }

## game

game-yourTurn = Ваш хід
game-turnOf = Хід: { $name }
game-over = Матч завершено
game-number = Гра { $number }/{ $games }
game-gamesButton = Гра { $number } щонайбільше з { $games }, виграні ігри { $score }: показати завершені ігри
game-score = { $first } : { $second }
game-won = { $name }: виграно { $won } з { $needed } потрібних ігор
game-players = Гравці
game-hand =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
game-lowest = Найслабша
game-lowestOf = Найслабші лінії гравця { $name }: { $parts }
game-lowestPart = { $line } { $worth }
game-tied = порівну
game-ahead = попереду
game-winner = переможець
game-even = порівну

## turn

turn-pickCard-rows = У вас рядки. Оберіть карту з руки.
turn-pickCard-columns = У вас стовпці. Оберіть карту з руки.
turn-pickCell = Куди викласти { $value }? Оберіть зелену клітинку.
turn-pickCardFor = Обрано { $cell }. Тепер оберіть карту.
turn-illegal = Біля { $cell } ще немає карти.
turn-waiting = { $name } обирає карту.
turn-ahead = Попереду буде { $name }: { $mine } проти { $theirs }.
turn-youAhead = Ви будете попереду: { $mine } проти { $theirs }.
turn-even = Буде порівну.
turn-lay = Викласти карту
turn-layLabel = Викласти карту { $value } на { $cell }
turn-spoken = { $value } на { $cell }: { $changes }. { $standing } Enter — викласти, Escape — скасувати.
turn-back = Скасувати
turn-outcome = { $value } на { $cell }
turn-hand = Ваша рука
turn-handOf = Рука гравця { $name }
turn-pile =
    { $count ->
        [one] { $value }, { $count } карта
        [few] { $value }, { $count } карти
        [many] { $value }, { $count } карт
       *[other] { $value }, { $count } карти
    }
turn-noPile = { $value }, у руці немає
turn-keys = Клавіші: 0–5 — карта, стрілки — клітинка, Enter — викласти, Escape — скасувати.
turn-times = ×{ $count }

## log

log-heading = Гра { $number } · рядки: { $rows }, стовпці: { $columns }
log-headingOfOne = Рядки: { $rows }, стовпці: { $columns }
log-began = Гра { $number }: рядки має { $rows }, стовпці — { $columns }. Починає { $first }.
log-laid = { $name } викладає { $value } на { $cell }: рядок { $row } вартий { $rowWorth }, стовпець { $column } — { $columnWorth }.
log-won = { $name } виграє гру, { $mine } проти { $theirs }.
log-drawn = Нічия: усі п’ять ліній рівні.
log-resigned = { $name } здається.
log-ended = Матч завершено: перемагає { $name }.
log-endedEven = Матч завершено: нічия.

## between

between-title = Гра { $number } щонайбільше з { $games }
between-won = { $name } виграє гру { $number }, { $mine } проти { $theirs }.
between-drawn = Гра { $number } закінчилася внічию й нікому не зараховується.
between-exchanged = Сторони помінялися:
between-youOwn-rows = Тепер у вас рядки.
between-youOwn-columns = Тепер у вас стовпці.
between-owner = Тепер рядки має { $rows }, стовпці — { $columns }.
between-youBegin = Починаєте ви.
between-begins = Починає { $name }.
between-playOn = Наступна гра
between-finished = Завершені ігри

## end

end-winner = { $name } перемагає!
end-draw = Нічия!
end-because-lowest = Найслабша лінія: { $mine } проти { $theirs }.
end-because-later = Вирішила { $place } лінія: { $mine } проти { $theirs }.
end-because-even = Усі п’ять ліній рівні.
end-because-games = Ігри: { $mine } : { $theirs }.
end-because-resigned = { $name } здається.
end-places-0 = найслабша
end-places-1 = друга
end-places-2 = третя
end-places-3 = четверта
end-places-4 = п’ята
end-place = Лінія
end-grid = Заповнене поле: { $cells }
end-showGrid = Заповнене поле
end-lines = Лінії, від найслабшої
end-deciding = вирішальна
end-game = Гра { $number }
end-gameWon = перемагає { $name }
end-gameDrawn = нічия
end-ranking = Показати результат

## deal

deal-rows = рядки мав отримати інший гравець.
deal-first = починати мав інший гравець.
deal-centre = у центрі мала лежати інша карта.
deal-hand = вам мали роздати інші карти.

## and

and = { LIST($parts) }
