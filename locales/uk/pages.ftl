links-label = Про цей сайт
links-about = Про нас
links-help = Довідка
links-contact = Контакти
links-imprint = Відомості про власника
links-privacy = Приватність
links-terms = Умови
links-status = Стан служби

missing-title = Сторінку не знайдено
missing-about = Можливо, в адресі помилка або цієї сторінки вже немає.
missing-lobby = До лобі
missing-learn = Навчитися грати

loading = Завантаження…
retry = Спробувати ще раз

status-title = Стан служби
status-works = Усе працює.
status-away = Botyard зараз недоступний. Ця сторінка пробує далі.
status-checked = Перевірено о { $time }.
status-announced = Оголошено
status-outages = Перебої за останні 60 днів
status-none = Не було.
status-about = Поки Botyard недоступний, усі годинники партій стоять. Гравці отримують цей час назад.
status-began = Початок
status-lasted = Тривалість
status-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
status-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
status-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
        [many] { $hours } годин
       *[other] { $hours } години
    }
