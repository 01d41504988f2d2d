## title

title = Sounds

## volumes

volumes-off = Off
volumes-quiet = Quiet
volumes-normal = Normal
volumes-loud = Loud
