## account

copyRefused = Браузер не дозволяє цій сторінці копіювати. Виділіть текст вище й скопіюйте його.
account-title = Обліковий запис
account-registered = Ви маєте обліковий запис. Увійдіть на будь-якому пристрої за своїм іменем і паролем.
account-register-title = Реєстрація
account-register-about = Ваші місця й матчі будуть з вами на будь-якому пристрої. Потрібні лише ім’я та пароль. Токени, створені як гість, перестануть діяти.
account-register-name = Ім’я
account-register-password = Пароль (щонайменше 8 символів)
account-register-submit = Зареєструватися
account-register-done = Вас зареєстровано, { $name }.
account-logIn-name = Ім’я
account-logIn-password = Пароль
account-logIn-submit = Увійти
account-logIn-leaves = Ви граєте як гість { $name }. Якщо увійдете, втратите місця цього гостя; щоб зберегти їх, краще зареєструйтеся.
account-confirm-title = Підтвердьте пароль
account-confirm-about = Введіть пароль ще раз, щоб створити токен або завантажити свої дані.
account-confirm-password = Ваш пароль
account-confirm-submit = Підтвердити
account-rename-title = Ім’я
account-rename-label = Ваше ім’я
account-rename-submit = Зберегти ім’я
account-rename-about = За столами, де ви вже сидите, залишиться старе ім’я.
account-rename-done = Збережено.
account-password-title = Пароль
account-password-old = Поточний пароль
account-password-fresh = Новий пароль (щонайменше 8 символів)
account-password-submit = Змінити пароль
account-password-about = Це завершить усі інші ваші сеанси й токени.
account-password-done = Пароль змінено. Усі інші ваші сеанси завершено.
account-logOut-button = Вийти
account-logOut-guestQuestion = Ви не маєте облікового запису, тож втратите цього гостя й усі його місця. Вийти?
account-logOut-yes = Так, вийти
account-logOut-no = Залишитися
account-sessions-title = Сеанси
account-sessions-about = Пристрої, на яких ви ввійшли. Завершіть ті, яких не впізнаєте.
account-sessions-loading = Завантажуємо сеанси…
account-sessions-here = цей браузер
account-sessions-unknown = Невідомий браузер
account-sessions-guestToken = Програма
account-sessions-token = Токен: { $label }
account-sessions-began = початок: { RELATIVE_DAY($days) }
account-sessions-seen = остання активність: { RELATIVE_DAY($days) }
account-sessions-until = закінчиться: { RELATIVE_DAY($days) }
account-sessions-end = Завершити
account-sessions-endOne = Завершити сеанс: { $what }
account-sessions-everywhere = Вийти всюди, крім цього браузера
account-sessions-everywhereToo = Вийти всюди, і тут також
account-sessions-others =
    { $count ->
        [one] Ще { $count } сеанс.
        [few] Ще { $count } сеанси.
        [many] Ще { $count } сеансів.
       *[other] Ще { $count } сеансу.
    }
account-tokens-title = Токени для ботів і програм
account-tokens-about = Для програм, що користуються API. Показуємо лише один раз. Хто має токен, може діяти від вашого імені, доки ви не завершите його сеанс.
account-tokens-label = Для чого він
account-tokens-submit = Створити токен
account-tokens-made = Токен для «{ $label }». Скопіюйте його зараз: більше він не з’явиться.
account-tokens-copy = Скопіювати
account-tokens-copied = Скопійовано
account-data-title = Ваші дані
account-data-about = Завантажте файлом усе, що ми про вас зберігаємо.
account-data-download = Завантажити мої дані
account-data-remove = Видалити обліковий запис…
account-data-removeTitle = Видалення облікового запису
account-data-removeAbout = Ваше ім’я, обліковий запис, сеанси та списки буде видалено назавжди. В інших гравців матчі з вами залишаться під назвою «Колишній гравець» і номером. Спершу здайтеся в поточних матчах.
account-data-password = Ваш пароль
account-data-yes = Видалити обліковий запис назавжди
