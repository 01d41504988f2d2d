failed = La page de { $game } a échoué. La partie continue : rechargez la page ou revenez au salon.
