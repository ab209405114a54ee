# Ce qu'est Loggia, à qui sont ces jeux, comment les soutenir. Voir en/about.ftl.

about-title = À propos de Loggia
about-intro = Loggia permet de jouer à deux jeux de société où l’on construit : sur un seul appareil, contre des bots ou entre amis grâce à un lien.

about-unofficial-title = Non officiel
about-unofficial = Loggia est l’œuvre de gens qui aiment ces jeux. Le projet n’a aucun lien avec leurs auteurs ni leurs éditeurs, qui ne l’ont ni réalisé ni approuvé. Les noms des jeux appartiennent à leurs propriétaires.

about-balconia-title = Balconia
about-balconia-credits = Un jeu de Paul Schulz, illustré par Natalya Efremova.
about-balconia-publishers = Édité par Red Cat Games sous licence de White Castle, en français par Origames, et en russe par Стиль Жизни (Lifestyle) sous le nom de Балконица.

about-highrise-title = Gratte-ciel
about-highrise-credits = Un jeu de Morta et Alexander Bonavent, illustré par Michel Reymon. L’édition russe écrit leurs noms Морта и Александр Бонавент, Мишель Реймон.
about-highrise-publishers = Connu sous le nom de GoTown depuis 2017. L’édition russe, Высотки, est distribuée par СР Поставка.

about-support-title = Le jeu vous plaît ? Achetez la boîte
about-support = Rien ne remplace de vrais blocs et de vraies cartes en main. Si un jeu vous plaît ici, achetez-le dans une boutique près de chez vous ou chez son éditeur. C’est ainsi que vivent celles et ceux qui l’ont inventé.

about-original-title = Ce qui est à nous
about-original = Les règles sont respectées, mais rien n’est copié : les blocs, les dessins et tous les textes de Loggia sont des créations originales. Si vous possédez Balconia, vous pouvez saisir vos propres blocs et jouer avec.

about-licence-title = Logiciel libre
about-licence = Loggia est un logiciel libre sous licence MIT. Chacun peut l’utiliser, le modifier et faire tourner son propre serveur.
