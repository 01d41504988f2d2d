open = Хронологія
openLabel = Переглянути цей матч
pause = Пауза й перегляд
replay = Повторити останній хід
skipTurn = Пропустити цей хід
skipAll = До теперішнього
watchAgain = Дивитися знову

## when a player comes back

offer = Поки вас не було, матч тривав.
since = Що сталося
dismiss = Не зараз
