# What this is, whose games these are, and how to support them. No variables. about-…-title are
# headings, the rest are paragraphs. Names are as the printed rules have them.

about-title = About Loggia
about-intro = Loggia is a place to play two tabletop games about building houses: on one device, against bots, or with friends over a link.

about-unofficial-title = Unofficial
about-unofficial = Loggia is made by people who like these games. It has no ties to their designers or publishers, who neither made it nor approved it. The names of the games belong to their owners.

about-balconia-title = Balconia
about-balconia-credits = Designed by Paul Schulz, illustrated by Natalya Efremova.
about-balconia-publishers = Published by Red Cat Games under licence from White Castle, in French by Origames, and in Russian, as Балконица, by Стиль Жизни (Lifestyle).

about-highrise-title = High-Rises
about-highrise-credits = Designed by Morta and Alexander Bonavent, illustrated by Michel Reymon. The Russian edition spells their names Морта и Александр Бонавент, Мишель Реймон.
about-highrise-publishers = Known as GoTown since 2017. The Russian edition, Высотки, is distributed by СР Поставка.

about-support-title = Like it? Buy the box
about-support = Nothing beats real blocks and cards in your hands. If you enjoy a game here, buy it from your local shop or from its publisher. That supports the people who invented it.

about-original-title = What we made ourselves
about-original = We follow the rules and copy nothing: the blocks, the drawings and all texts in Loggia are original work. If you own Balconia, you can enter your own blocks and play with them.

about-licence-title = Open source
about-licence = Loggia is free software under the MIT licence. Anybody may use it, change it and run a server of their own.
