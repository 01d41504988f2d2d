goal = Chargez des cristaux, rapportez-les à votre base et déposez-les-y. Les pointes d’un cristal sont ses points.
goalOfTeam = Chargez des cristaux et déposez-les dans une base de votre équipe. Les pointes d’un cristal sont ses points.

## lesson

lesson-robots-title = Deux robots sont à vous
lesson-robots-text = Les robots A et B de votre couleur sont à vous, ainsi que la base de cette couleur. Les cristaux apportés dans votre base rapportent des points.
lesson-load-title = Chargez un cristal
lesson-load-text = À chaque tour, vous changez une chose dans vos programmes, puis les deux robots s’exécutent. Le robot A est face à un cristal : mettez Charger dans sa case 1, puis appuyez sur Lancer.
lesson-load-done = Le robot A a le cristal. Un robot n’en porte qu’un à la fois.
lesson-load-missed = Le robot A n’a rien chargé. Mettez Charger dans la case 1 du robot A.
lesson-carry-title = Rapportez-le
lesson-carry-text = Les programmes restent d’un tour à l’autre. Le robot A avance et arrivera devant votre base : ajoutez Déposer dans la case 2.
lesson-carry-done = Livré ! Déposer ne marche que si le robot est face à votre base.
lesson-carry-missed = Le cristal n’est pas encore arrivé. Déposer va dans la case 2, après le déplacement.
lesson-values-title = Comptez les pointes
lesson-values-text = Un cristal vaut autant que ses pointes : bleu 2, vert 3, rose 4. Faites tourner le robot A à gauche avant qu’il charge, pour prendre le rose.
lesson-values-done = Rose : 4 points, une fois à la base.
lesson-values-missed = C’était un autre cristal. Tourner à gauche dans la case 1 met le robot A face au rose.
lesson-order-title = A passe avant B
lesson-order-text = Le robot A exécute ses cases 1, 2, 3, puis le robot B les siennes. Faites déposer A sur B : B joue ensuite et dépose dans votre base.
lesson-order-done = Un tour, deux robots : A a donné le cristal, et B l’a livré.
lesson-order-missed = Mettez Déposer dans la case 1 du robot A : B en a déjà un.
lesson-ignored-title = Certains ordres sont ignorés
lesson-ignored-text = Le robot A est au bord et doit avancer, le robot B doit charger là où il n’y a rien. Appuyez sur Passer, qui ne change rien, et regardez.
lesson-ignored-done = Les deux ordres ont été ignorés. Le plateau et le journal disent pourquoi, et cela ne coûte que l’ordre.
lesson-ignored-missed = Appuyez sur Passer et regardez ce qui se passe.
lesson-track-title = La piste en apporte d’autres
lesson-track-text = La piste montre les cristaux à venir, le prochain d’abord. Chaque livraison en amène un sur le plateau. Livrez le cristal bleu.
lesson-track-done = Le prochain cristal est sur le plateau. Et pour un cristal bleu, vous avez pioché une tuile spéciale : elle est dans votre main.
lesson-track-missed = Mettez Déposer dans la case 1 du robot A.
lesson-theft-title = Prenez-le aux autres
lesson-theft-text = Charger prend aussi le cristal d’un robot. Amenez le robot A à côté du robot rouge qui en porte un ; au tour suivant, ajoutez Charger.
lesson-theft-done = Il est à vous. Attention : les autres peuvent vous faire pareil.
lesson-theft-missed = Rouge s’est échappé. D’abord avancer, puis charger.
lesson-end-title = C’est tout
lesson-end-text = À deux joueurs, 11 points gagnent aussitôt. Quand la piste est vide, trois manches suivent encore, et un cristal porté compte alors un point de moins.

## puzzles

## rules

## boards

## rules

rules-goal-title = Le but
rules-goal-text = Chaque joueur a deux robots et une base de sa couleur. Chargez des cristaux, portez-les à votre base et déposez-les-y. À deux joueurs, 11 points gagnent aussitôt ; à plus de joueurs, il en faut moins.
rules-turn-title = Un tour
rules-turn-text = Faites un changement : placer une tuile, échanger deux tuiles d’un robot, retirer une tuile ou vider un robot. Ou ne changez rien. Puis le robot A exécute ses cases 1, 2, 3, et ensuite le robot B. Les programmes restent tels quels jusqu’à ce que vous les changiez.
rules-moves-title = Avancer et pousser
rules-moves-text = Un robot avance dans la direction où il regarde et pousse un robot, un cristal ou un blob s’il y a de la place derrière. Les rochers et les bases ne bougent jamais.
rules-crystals-title = Les cristaux
rules-crystals-text = Charger prend le cristal devant le robot, au sol ou sur un robot. Déposer le pose devant : au sol, sur un robot sans cristal, ou dans une base. Un robot porte un seul cristal à la fois.
rules-values-title = Les points et la piste
rules-values-text = Un cristal vaut autant que ses pointes : bleu 2, vert 3, rose 4. Après chaque livraison, le prochain cristal de la piste arrive au centre. Pour un cristal bleu, vous piochez aussi une tuile spéciale, que les autres ne voient que lorsque vous la placez.
rules-zaps-title = Les zaps
rules-zaps-text = Un zap porte à deux hexagones et s’arrête au premier objet. S’il touche un robot, vous pouvez choisir un ordre que ce robot exécute aussitôt, ou y renoncer.
rules-ignored-title = Les ordres ignorés
rules-ignored-text = Un ordre impossible est ignoré, et le programme continue avec la case suivante. Le plateau et le journal disent pourquoi.
rules-elements-title = Boue, téléporteurs, rochers et blobs
rules-elements-text = Certaines tables ont d’autres éléments. Dans la boue, un robot perd son prochain pas ; un robot qui entre dans un téléporteur ressort derrière l’autre ; les rochers barrent le chemin ; les blobs se poussent et se zappent.
rules-end-title = La fin
rules-end-text = Si personne n’a assez de points et que le dernier cristal de la piste est entré, on finit la manche et on en joue trois autres. Les cristaux encore portés comptent alors un point de moins que leurs pointes, et le plus de points gagne.

## boards

boards-deliver = Avancer 1x, puis Déposer : le cristal est à la base.
boards-turn = Le robot A tourne et avance, puis le robot B avance et tourne.
boards-push = A pousse un cristal, B pousse un robot.
boards-theft = Charger prend le cristal du robot rouge.
boards-hand = A donne son cristal à B, et B le livre.
boards-track = Le premier cristal de la piste arrive sur le plateau.
boards-zap = Le robot zappé doit déposer.
boards-ignored = A est au bord, et il n’y a rien devant B.
boards-teleporter = On entre dans un téléporteur, on sort derrière l’autre.
boards-mud = Le premier pas hors de la boue est perdu, le suivant se fait.

## puzzles

puzzles-blue =
    { $turns ->
        [one] Livrez un cristal bleu en un tour.
       *[other] Livrez un cristal bleu en { $turns } tours.
    }
puzzles-green =
    { $turns ->
        [one] Livrez un cristal vert en un tour.
       *[other] Livrez un cristal vert en { $turns } tours.
    }
puzzles-pink =
    { $turns ->
        [one] Livrez un cristal rose en un tour.
       *[other] Livrez un cristal rose en { $turns } tours.
    }
