restart = Botyard перезапуститься о { $time }.
about = Потім партії продовжаться. Їхні годинники на цей час зупиняються.
inMinutes =
    { $minutes ->
        [one] Через { $minutes } хвилину.
        [few] Через { $minutes } хвилини.
        [many] Через { $minutes } хвилин.
       *[other] Через { $minutes } хвилини.
    }
inSeconds =
    { $seconds ->
        [one] Через { $seconds } секунду.
        [few] Через { $seconds } секунди.
        [many] Через { $seconds } секунд.
       *[other] Через { $seconds } секунди.
    }
now = Триває перезапуск.
label = Оголошення
dismiss = Закрити оголошення
