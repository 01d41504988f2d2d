## title

title = Geluiden

## volumes

volumes-off = Uit
volumes-quiet = Zacht
volumes-normal = Normaal
volumes-loud = Luid
