title = Модерація

## parts of the desk

parts-label = Розділи модерації
parts-reports = Скарги
parts-people = Люди
parts-sanctions = Заборони
parts-announcement = Оголошення
parts-names = Зарезервовані імена
parts-log = Журнал
waiting =
    { $count ->
        [0] Жодна скарга не чекає.
        [one] { $count } скарга чекає.
        [few] { $count } скарги чекають.
        [many] { $count } скарг чекають.
       *[other] { $count } скарги чекають.
    }

## entering the desk

unlock-title = Введіть пароль
unlock-about = Модерація відкрита 30 хвилин і лише в цьому браузері. Усе, що ви тут робите й переглядаєте, потрапляє до журналу.
unlock-password = Пароль
unlock-submit = Відкрити
openUntil = Відкрито до { $time }
loading = Завантаження …

## reports

reports-none = Відкритих скарг немає. Нові з’являються тут самі.
reports-more = Показано { $shown } найдавніших скарг із { $all }.
reports-closedTitle = Закриті скарги
reports-showClosed = Показати закриті скарги
reports-line = Повідомлення гравця { $name }
reports-lobby = Чат лобі
reports-room = Чат столу
reports-spectators = Чат глядачів
reports-toTable = До столу
reports-by = Скарга від гравця { $name }, { $time }
reports-reason = Причина: «{ $why }»
reports-context = Повідомлення з попередніми й наступними
reports-removed = Вилучено
reports-take = Взяти скаргу
reports-takenBy = Скаргу розглядає { $name }.
reports-takenByYou = Скаргу розглядаєте ви.
reports-takeOver = Перебрати
reports-release = Повернути
reports-closedBy = Закрито: { $by }, { $time }: { $why }
reports-closedNow = Скаргу закрито.
reports-history = Історія гравця { $name }

## measures

measures-why = Причина
measures-whyAbout = Гравець читає її після попередження чи заборони. Вона потрапляє до журналу.
measures-defaultWhy = Проти правил цього сайту
measures-removeLine = Вилучити повідомлення
measures-removeAll = Вилучити тут усі повідомлення гравця
measures-warn = Попередити
measures-muteHour = Заборонити чат на 1 годину
measures-muteDay = Заборонити чат на 1 день
measures-ban = Заблокувати …
measures-rename = Перейменувати …
measures-resetPassword = Скинути пароль …
measures-close = Закрити скаргу
measures-closeAllOf = Закрити всі скарги від { $name }
measures-endMatch = Завершити партію
measures-endTable = Закрити стіл
measures-lift = Скасувати
measures-liftOne = Скасувати: { $what }, { $name }
done-removed =
    { $count ->
        [one] Вилучено { $count } повідомлення.
        [few] Вилучено { $count } повідомлення.
        [many] Вилучено { $count } повідомлень.
       *[other] Вилучено { $count } повідомлення.
    }
done-muted = Без чату до { $until }: { $name }
done-banned = Заблоковано до { $until }: { $name }
done-warned = Попереджено: { $name }
done-lifted = Скасовано.
done-renamed = Гравець має інше ім’я.
done-resetLink = Надішліть це посилання гравцеві { $name }: { $link }
done-ended = Партію завершено без результату.
done-closed = Стіл закрито.
done-closedReports =
    { $count ->
        [one] Закрито { $count } скаргу.
        [few] Закрито { $count } скарги.
        [many] Закрито { $count } скарг.
       *[other] Закрито { $count } скарги.
    }

## dialogs

dialog-ban = Заблокувати: { $name }
dialog-mute = Заборонити чат: { $name }
dialog-rename = Перейменувати: { $name }
dialog-end = Завершити партію гравця { $name }
dialog-term = На
dialog-hour = 1 годину
dialog-day = 1 день
dialog-week = 1 тиждень
dialog-month = 30 днів
dialog-year = 1 рік
dialog-banAbout = Заблокований гравець не може користуватися сайтом до кінця блокування, але зберігає всі місця.
dialog-device = Також у кожному браузері, яким користувався цей гравець
dialog-address = Також жодних нових гостей із мережі цього гравця
dialog-reset = Скинути пароль: { $name }
dialog-resetAbout = Ви отримаєте посилання для цього гравця. Воно один раз дає змогу обрати новий пароль: від завтра, протягом 24 годин. Гравець одразу про це дізнається.
dialog-newName = Нове ім’я
dialog-newNameAbout = Залиште порожнім для «Player» і числа.
dialog-endAbout = Партія завершується без результату. Її гравці читають причину.

## people

people-search = Ім’я
people-submit = Знайти
people-why = Причина пошуку (необов’язково)
people-none = Немає гравця на ім’я { $name }.
people-registered = З обліковим записом
people-guest = Гість
people-moderator = Модератор
people-noName = Ім’я невідоме
people-back = Знайти іншого гравця
people-created = Обліковий запис від { $date }
people-seen = Востаннє: { $date }
people-names = Імена
people-sanctions = Чинні
people-noSanctions = Чинних заборон немає.
people-actions = Що зробили модератори
people-noActions = Модератори ще нічого не робили.
people-reports = Повідомлення зі скаргами
people-noReports = На повідомлення цього гравця не скаржилися.
people-made =
    { $count ->
        [0] Цей гравець не скаржився.
        [one] Від цього гравця { $count } скарга.
        [few] Від цього гравця { $count } скарги.
        [many] Від цього гравця { $count } скарг.
       *[other] Від цього гравця { $count } скарги.
    }
people-matches = Партії
people-noMatches = Партій немає.
people-open = відкрита
people-playing = триває
people-finished = завершена
people-measures = Заходи

## mutes and bans

sanctions-none = Заборон немає.
sanctions-mute = Заборона чату
sanctions-ban = Блокування
sanctions-until = До { $until }

## audit log

log-none = Журнал поки порожній.
log-time = Час
log-by = Хто
log-what = Що
log-of = Кого
log-why = Чому
log-more = Показати більше
log-actions-remove_line = Вилучено повідомлення
log-actions-remove_lines = Вилучено повідомлення (кілька)
log-actions-warn = Попередження
log-actions-mute = Заборона чату
log-actions-unmute = Кінець заборони чату
log-actions-ban = Блокування
log-actions-unban = Кінець блокування
log-actions-reset_password = Пароль скинуто
log-actions-reserve_name = Ім’я зарезервовано
log-actions-release_name = Ім’я звільнено
log-actions-rename = Перейменування
log-actions-end = Стіл завершено
log-actions-close_report = Скаргу закрито
log-actions-close_reports = Скарги гравця закрито
log-actions-take_over_report = Скаргу перебрано
log-actions-open_desk = Модерацію відкрито
log-actions-look_up_name = Пошук імені
log-actions-look_up_history = Перегляд історії
log-actions-announce = Оголошення
log-actions-unannounce = Оголошення знято
log-actions-grant_moderator = Призначено модератором
log-actions-revoke_moderator = Більше не модератор
log-actions-show_secrets = Показано секрети столу
log-actions-begin_new_epochs = Дані відновлено

## announcement

announcement-about = Усі гравці одразу бачать оголошення на кожній сторінці. Із часом перезапуску воно веде зворотний відлік.
announcement-now = Показується зараз
announcement-none = Оголошень немає.
announcement-text = Текст
announcement-restart = Перезапуск через, хв (необов’язково)
announcement-submit = Оголосити
announcement-withdraw = Зняти
announcement-done = Оголошено.
announcement-gone = Оголошення знято.

## reserved names

names-about = Ці імена та схожі на них ніхто не може взяти. Хто вже має таке ім’я, зберігає його.
names-none = Імен не додано.
names-name = Ім’я
names-submit = Зарезервувати
names-release = Звільнити
names-releaseOne = Звільнити ім’я { $name }
names-fixed = Із налаштувань служби: { LIST($names) }.
