## title

title = Sons

## volumes

volumes-off = Aucun
volumes-quiet = Faible
volumes-normal = Normal
volumes-loud = Fort
