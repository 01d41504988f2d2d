deliveries = Deliveries
orders = Orders run
ignored = Orders ignored
zaps = Robots zapped
thefts = Crystals stolen
passes = Passes
endPhase = The last crystal enters play.
# $name (string), $crystal (string), $points (number)
delivered = { $name } gets a { $crystal } delivered: +{ $points }.
# $robot (string), $crystal (string), $source (string)
stolen = { $robot } steals a { $crystal } from { $source }.
# $name (string), $robot (string), $order (string)
zapped = { $name } zaps { $robot }: { $order }.
