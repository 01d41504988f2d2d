## title

title = Звуки

## volumes

volumes-off = Без звуку
volumes-quiet = Тихо
volumes-normal = Звичайно
volumes-loud = Гучно
