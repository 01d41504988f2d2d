## title

title = Töne

## volumes

volumes-off = Aus
volumes-quiet = Leise
volumes-normal = Normal
volumes-loud = Laut
