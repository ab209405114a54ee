# Что происходит в обеих играх. Переменные описаны в en/game.ftl.

## Количество

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
floors = { $count ->
    [one] { $count } этаж
    [few] { $count } этажа
   *[many] { $count } этажей
}
turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
tokens-left = { $count ->
    [0] жетонов не осталось
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
}
token-of = жетон { $token } из { $total }
score-change = { $points ->
    [one] { $change } очко
    [few] { $change } очка
   *[many] { $change } очков
}

## Игры, места и роли

game-balconia = Балконица
game-balconia-about = Два игрока, один дом, две стороны. Каждый ваш кубик дарит балкон и сопернику.
game-highrise = Высотки
game-highrise-about = От двух до четырёх игроков наперегонки строят высотки и по дороге таскают друг у друга этажи.

seat-green = Зелёный
seat-pink = Розовый
seat-red = Красный
seat-blue = Синий
seat-yellow = Жёлтый
seat-white = Белый

role-selecting = выбор
role-placing = установка

## Ячейки каркаса
cell-empty = пусто
cell-entrance = подъезд
entrance-swallow-arch = Арка с ласточками
entrance-rose-gate = Ворота с розами
entrance-lantern-door = Дверь с фонарём

## Объекты и всё, что считают условия

element-cat = кот
element-cat-count = { $count ->
    [0] ни одного кота
    [one] { $count } кот
    [few] { $count } кота
   *[many] { $count } котов
}
element-cat-each = за каждого кота
element-cat-some = кот
element-cat-none = нет котов
element-cat-of = котов
element-cat-without = без котов

element-laundry = бельё
element-laundry-count = { $count ->
    [0] ни одного предмета белья
    [one] { $count } предмет белья
    [few] { $count } предмета белья
   *[many] { $count } предметов белья
}
element-laundry-each = за каждый предмет белья
element-laundry-some = бельё
element-laundry-none = нет белья
element-laundry-of = предметов белья
element-laundry-without = без белья

element-sunblind = навес
element-sunblind-count = { $count ->
    [0] ни одного навеса
    [one] { $count } навес
    [few] { $count } навеса
   *[many] { $count } навесов
}
element-sunblind-each = за каждый навес
element-sunblind-some = навес
element-sunblind-none = нет навесов
element-sunblind-of = навесов
element-sunblind-without = без навесов

element-heart = сердце
element-heart-count = { $count ->
    [0] ни одного сердца
    [one] { $count } сердце
    [few] { $count } сердца
   *[many] { $count } сердец
}
element-heart-each = за каждое сердце
element-heart-some = сердце
element-heart-none = нет сердец
element-heart-of = сердец
element-heart-without = без сердец

element-note = нота
element-note-count = { $count ->
    [0] ни одной ноты
    [one] { $count } нота
    [few] { $count } ноты
   *[many] { $count } нот
}
element-note-each = за каждую ноту
element-note-some = нота
element-note-none = нет нот
element-note-of = нот
element-note-without = без нот

element-bird = птица
element-bird-count = { $count ->
    [0] ни одной птицы
    [one] { $count } птица
    [few] { $count } птицы
   *[many] { $count } птиц
}
element-bird-each = за каждую птицу
element-bird-some = птица
element-bird-none = нет птиц
element-bird-of = птиц
element-bird-without = без птиц

element-person = человек
element-person-count = { $count ->
    [0] ни одного человека
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
element-person-each = за каждого человека
element-person-some = человек
element-person-none = нет людей
element-person-of = людей
element-person-without = без людей

element-flower_magenta = ярко-розовый цветок
element-flower_magenta-count = { $count ->
    [0] ни одного ярко-розового цветка
    [one] { $count } ярко-розовый цветок
    [few] { $count } ярко-розовых цветка
   *[many] { $count } ярко-розовых цветков
}
element-flower_magenta-each = за каждый ярко-розовый цветок
element-flower_magenta-some = ярко-розовый цветок
element-flower_magenta-none = нет ярко-розовых цветков
element-flower_magenta-of = ярко-розовых цветков
element-flower_magenta-without = без ярко-розовых цветков

element-flower_light_pink = светло-розовый цветок
element-flower_light_pink-count = { $count ->
    [0] ни одного светло-розового цветка
    [one] { $count } светло-розовый цветок
    [few] { $count } светло-розовых цветка
   *[many] { $count } светло-розовых цветков
}
element-flower_light_pink-each = за каждый светло-розовый цветок
element-flower_light_pink-some = светло-розовый цветок
element-flower_light_pink-none = нет светло-розовых цветков
element-flower_light_pink-of = светло-розовых цветков
element-flower_light_pink-without = без светло-розовых цветков

element-flower_purple = фиолетовый цветок
element-flower_purple-count = { $count ->
    [0] ни одного фиолетового цветка
    [one] { $count } фиолетовый цветок
    [few] { $count } фиолетовых цветка
   *[many] { $count } фиолетовых цветков
}
element-flower_purple-each = за каждый фиолетовый цветок
element-flower_purple-some = фиолетовый цветок
element-flower_purple-none = нет фиолетовых цветков
element-flower_purple-of = фиолетовых цветков
element-flower_purple-without = без фиолетовых цветков

element-flower_orange = оранжевый цветок
element-flower_orange-count = { $count ->
    [0] ни одного оранжевого цветка
    [one] { $count } оранжевый цветок
    [few] { $count } оранжевых цветка
   *[many] { $count } оранжевых цветков
}
element-flower_orange-each = за каждый оранжевый цветок
element-flower_orange-some = оранжевый цветок
element-flower_orange-none = нет оранжевых цветков
element-flower_orange-of = оранжевых цветков
element-flower_orange-without = без оранжевых цветков

element-flower_turquoise = бирюзовый цветок
element-flower_turquoise-count = { $count ->
    [0] ни одного бирюзового цветка
    [one] { $count } бирюзовый цветок
    [few] { $count } бирюзовых цветка
   *[many] { $count } бирюзовых цветков
}
element-flower_turquoise-each = за каждый бирюзовый цветок
element-flower_turquoise-some = бирюзовый цветок
element-flower_turquoise-none = нет бирюзовых цветков
element-flower_turquoise-of = бирюзовых цветков
element-flower_turquoise-without = без бирюзовых цветков

element-flower_white = белый цветок
element-flower_white-count = { $count ->
    [0] ни одного белого цветка
    [one] { $count } белый цветок
    [few] { $count } белых цветка
   *[many] { $count } белых цветков
}
element-flower_white-each = за каждый белый цветок
element-flower_white-some = белый цветок
element-flower_white-none = нет белых цветков
element-flower_white-of = белых цветков
element-flower_white-without = без белых цветков

element-flower = цветок
element-flower-count = { $count ->
    [0] ни одного цветка
    [one] { $count } цветок
    [few] { $count } цветка
   *[many] { $count } цветков
}
element-flower-each = за каждый цветок
element-flower-some = цветок
element-flower-none = нет цветков
element-flower-of = цветков
element-flower-without = без цветков

element-flower_colours = окраски цветков
element-flower_colours-count = { $count ->
    [0] ни одного цветка
    [one] { $count } окраска цветков
    [few] { $count } окраски цветков
   *[many] { $count } окрасок цветков
}
element-flower_colours-each = за каждую окраску цветков
element-flower_colours-none = нет цветков

element-balcony = другой балкон
element-balcony-count = { $count ->
    [0] ни одного другого балкона
    [one] { $count } другой балкон
    [few] { $count } других балкона
   *[many] { $count } других балконов
}
element-balcony-each = за каждый другой балкон
element-balcony-none = нет других балконов

lovebird-left = влюблённый лицом влево
lovebird-left-some = влюблённый лицом влево
lovebird-right = влюблённый лицом вправо
lovebird-right-some = влюблённый лицом вправо

balcony-without-count = { $count ->
    [0] ни одного балкона { $without }
    [one] { $count } балкон { $without }
    [few] { $count } балкона { $without }
   *[many] { $count } балконов { $without }
}

## Куда смотреть

where-row = в этом ряду
where-row_above = в ряду выше
where-around = вокруг
where-column_right = в колонке справа
where-column_left = в колонке слева
where-column_above = выше в этой колонке
where-column_below = ниже в этой колонке
where-right = рядом справа
where-left = рядом слева
where-group = в этой группе

## Условия

condition-each = { $points ->
    [one] По { $points } очку { $each } { $where }.
    [few] По { $points } очка { $each } { $where }.
   *[many] По { $points } очков { $each } { $where }.
}
condition-each-without = { $points ->
    [one] По { $points } очку за каждый балкон { $without } { $where }.
    [few] По { $points } очка за каждый балкон { $without } { $where }.
   *[many] По { $points } очков за каждый балкон { $without } { $where }.
}
condition-if-has = { points }, если { $where } есть { $thing }.
condition-if-has-both = { points }, если { $where } есть { $first } и { $second }.
condition-if-lacks = { points }, если { $where } { $none }.
condition-lovebird-left = 5 очков, если в колонке слева есть влюблённый лицом вправо.
condition-lovebird-right = 5 очков, если в колонке справа есть влюблённый лицом влево.
condition-none = Условия нет.

face = На балконе: { $things }. { $condition }
face-bare = Пустой балкон. { $condition }

## Подъезды

door-majority = 5 очков, если { $first } на этой стороне больше, чем на другой, и 3 очка, если больше { $second }.
door-fewer_of-either = По 1 очку { $firstEach } или { $secondEach }: считается то, чего меньше. Если поровну, очки тоже начисляются.
door-fewer_of-strict = По 1 очку { $firstEach } или { $secondEach }: считается то, чего меньше. Если поровну, очков нет.
door-fewer_of-left_only = По 1 очку { $firstEach }, если { $first } меньше, чем { $second }.
door-difference = Разница между числом { $first } и числом { $second }, в очках.

## Подсчёт словами

sum-each = { $things } × { $each } = { points }
sum-colours = { $flowers }: { $things } × { $each } = { points }
sum-there = { $where } { $things }: { points }
sum-none = { $where } { $none }: { points }
sum-none-without = { $where } нет балконов { $without }: 0 очков
sum-outside = смотрит за пределы каркаса: 0 очков
sum-no-condition = условия нет: 0 очков
sum-lovebird-paired = в паре с влюблённым в ячейке { $cell }: 5 очков
sum-lovebird-alone = в той колонке нет свободной пары: 0 очков
sum-lovebird-outside = смотрит за пределы каркаса: 0 очков
sum-door-majority = { $first } против { $otherFirst }, { $second } против { $otherSecond }: { points }
sum-door-open = { $first }, { $second }: решится в конце
sum-door-fewer_of = { $first }, { $second }: { points }
sum-door-difference = { $first }, { $second }: { $more } − { $less } = { points }

## Что делать сейчас, Балконица

prompt-keep = Оставьте себе две соседние стороны кубика. Две другие окажутся на половине соперника.
prompt-face = Выберите одну из двух сторон кубика на своей половине.
prompt-wait = { $role ->
    [selecting] { $name } выбирает две стороны кубика.
   *[placing] { $name } ставит кубик.
}

## Журнал, Балконица

log-door = Подъезд стоит в ячейке { $cell }.
log-token = Открыт жетон { $token }.
log-keep = { $you ->
    [actor] Вы оставляете себе две стороны кубика.
   *[other] { $name } оставляет себе две стороны кубика.
}
log-place = { $you ->
    [actor] Вы ставите кубик { $block } в ячейку { $cell }.
   *[other] { $name } ставит кубик { $block } в ячейку { $cell }.
}

## Итоги, Балконица

result-win = { $you ->
    [actor] Вы побеждаете с перевесом в { points }: { $score } против { $other }.
   *[other] { $name } побеждает с перевесом в { points }: { $score } против { $other }.
}
result-tie-door = { $you ->
    [actor] Вы побеждаете по очкам за подъезд, { $door } против { $otherDoor }.
   *[other] { $name } побеждает по очкам за подъезд, { $door } против { $otherDoor }.
}
result-tie-why = У обеих сторон { points }, поэтому решают подъезды.
result-shared = Победа общая.
result-shared-why = У обеих сторон { points }, и за подъезды тоже поровну.

## За любым столом

result-winners = { $you ->
    [actor] { $count ->
        [1] Вы побеждаете.
        [2] Вы делите победу с игроком { $winners }.
       *[many] Вы делите победу с игроками { $winners }.
    }
   *[other] { $count ->
        [1] { $winners } побеждает.
       *[many] Победу делят { $winners }.
    }
}
log-resigned = { $you ->
    [actor] Вы сдаётесь.
   *[other] { $name } сдаётся.
}
log-timeout = { $you ->
    [actor] Ваше время вышло.
   *[other] { $name } не успевает: время вышло.
}
log-left = { $you ->
    [actor] Вы встаёте из-за стола.
   *[other] { $name } встаёт из-за стола.
}
log-stand-in = Вместо игрока { $name } теперь играет { $player }: игрок ушёл, или его время вышло.
log-undo = { $you ->
    [actor] Вы возвращаете ход.
   *[other] { $name } возвращает ход.
}
log-started = Партия начинается.
log-rematch = Открыт реванш.

## Карты «Высоток»

card-1 = 1
card-1-some = единицу
card-2 = 2
card-2-some = двойку
card-3 = 3
card-3-some = тройку
card-4 = 4
card-4-some = четвёрку
card-5 = 5
card-5-some = пятёрку
card-6 = 6
card-6-some = шестёрку
card-7 = 7
card-7-some = семёрку
card-8 = 8
card-8-some = восьмёрку
card-number-effect = Две карты с суммой девять дают этаж. Одной картой можно украсть недостающую с верхнего этажа соперника.

card-joker = джокер
card-joker-caption = джокер
card-joker-some = джокера
card-joker-effect = Заменяет любое число рядом с числовой картой и сохраняет это значение в высотке.
card-dog = сторожевая собака
card-dog-caption = собака
card-dog-some = сторожевую собаку
card-dog-effect = Охраняет этаж вашей высотки от кражи и от молотка.
card-bone = кость
card-bone-caption = кость
card-bone-some = кость
card-bone-effect = Уводит собаку соперника с любого этажа.
card-hammer = молоток
card-hammer-caption = молоток
card-hammer-some = молоток
card-hammer-effect = Разрушает верхний этаж соперника, если его не охраняет собака.
card-ball = шар-баба
card-ball-caption = шар-баба
card-ball-some = шар-бабу
card-ball-effect = Разрушает верхний этаж соперника, даже с собакой: она тоже уходит в сброс.
card-milkshake = молочный коктейль
card-milkshake-caption = коктейль
card-milkshake-some = молочный коктейль
card-milkshake-effect = Соперник теряет свой следующий ход.
card-thief = вор
card-thief-caption = вор
card-thief-some = вора
card-thief-effect = Забирает случайную карту из руки соперника.
card-super_thief = супер-вор
card-super_thief-caption = супер-вор
card-super_thief-some = супер-вора
card-super_thief-effect = Забирает по случайной карте у каждого соперника.
card-van = фургон с пончиками
card-van-caption = фургон
card-van-some = фургон с пончиками
card-van-effect = Все соперники пропускают ход, а вы ходите ещё раз.

## Стол «Высоток»

hand-size = { $count ->
    [0] нет карт в руке
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
deck-size = { $count ->
    [0] колода пуста
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
discard-size = { $count ->
    [0] сброс пуст
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
discard-top = сверху: { $card }
milkshakes = { $count ->
    [one] { $count } коктейль
    [few] { $count } коктейля
   *[many] { $count } коктейлей
}
van-in-centre = фургон с пончиками здесь
hand-empty = У вас нет карт
tower-goal = { $goal ->
    [one] { $count } из { $goal } этажа
   *[many] { $count } из { $goal } этажей
}
floor-words = { $guarded ->
    [yes] { $floor }-й этаж: { $low } и { $high }, под охраной собаки
   *[no] { $floor }-й этаж: { $low } и { $high }
}
value-joker = джокер вместо { $value }
end-turn = { $count ->
    [0] Закончить ход
    [one] Закончить, взять { $count } карту
    [few] Закончить, взять { $count } карты
   *[many] Закончить, взять { $count } карт
}
prompt-play = Сыграйте сколько угодно карт или закончите ход.
prompt-none = Сейчас ни одну карту сыграть нельзя. Закончите ход.
prompt-others-turn = Ходит { $name }.
prompt-deal = Карты раздаются.
prompt-draw = Ваш ход начинается с карты.
prompt-theft = Вор тянется к чужой руке.
prompt-refill = Вы добираете карты.
prompt-ended = Ваш ход закончен.

## Журнал, «Высотки»

log-first = { $you ->
    [actor] Начинаете вы.
   *[other] Начинает { $name }.
}
log-deal = { $count ->
    [one] Всем раздают по { $count } карте.
    [few] Всем раздают по { $count } карты.
   *[many] Всем раздают по { $count } карт.
}
log-draw = { $you ->
    [actor] Вы берёте из колоды { $card }.
   *[other] { $name } берёт из колоды { $card }.
}
log-draw-unseen = { $you ->
    [actor] { $count ->
        [one] Вы берёте из колоды { $count } карту.
        [few] Вы берёте из колоды { $count } карты.
       *[many] Вы берёте из колоды { $count } карт.
    }
   *[other] { $count ->
        [one] { $name } берёт из колоды { $count } карту.
        [few] { $name } берёт из колоды { $count } карты.
       *[many] { $name } берёт из колоды { $count } карт.
    }
}
log-build = { $you ->
    [actor] Вы строите { $floor }-й этаж: { $low } + { $high }.
   *[other] { $name } строит { $floor }-й этаж: { $low } + { $high }.
}
log-build-joker = { $you ->
    [actor] Вы строите { $floor }-й этаж: { $number } + джокер вместо { $value }.
   *[other] { $name } строит { $floor }-й этаж: { $number } + джокер вместо { $value }.
}
log-steal = { $you ->
    [actor] Вы играете { $with } и крадёте { $card }: { $victim } теряет верхний этаж, а у вас теперь { $floor }-й.
    [victim] { $name } играет { $with } и крадёт { $card } с вашего верхнего этажа. Этого этажа больше нет.
   *[other] { $name } играет { $with } и крадёт { $card }: { $victim } теряет верхний этаж.
}
log-steal-joker = { $you ->
    [actor] Вы играете { $with } и крадёте джокера со значением { $value }: { $victim } теряет верхний этаж, а у вас теперь { $floor }-й.
    [victim] { $name } играет { $with } и крадёт джокера со значением { $value } с вашего верхнего этажа. Этого этажа больше нет.
   *[other] { $name } играет { $with } и крадёт джокера со значением { $value }: { $victim } теряет верхний этаж.
}
log-dog = { $you ->
    [actor] Ваша собака охраняет { $floor }-й этаж.
   *[other] { $name } ставит собаку охранять { $floor }-й этаж.
}
log-bone = { $you ->
    [actor] Вы бросаете кость: { $victim } теряет собаку на { $floor }-м этаже.
    [victim] { $name } бросает кость: вы теряете собаку на { $floor }-м этаже.
   *[other] { $name } бросает кость: { $victim } теряет собаку на { $floor }-м этаже.
}
log-hammer = { $you ->
    [actor] Вы бьёте молотком: { $victim } теряет { $floor }-й этаж.
    [victim] { $name } бьёт молотком: вы теряете { $floor }-й этаж.
   *[other] { $name } бьёт молотком: { $victim } теряет { $floor }-й этаж.
}
log-ball = { $you ->
    [actor] Вы бьёте шар-бабой: { $victim } теряет { $floor }-й этаж.
    [victim] { $name } бьёт шар-бабой: вы теряете { $floor }-й этаж.
   *[other] { $name } бьёт шар-бабой: { $victim } теряет { $floor }-й этаж.
}
log-ball-dog = { $you ->
    [actor] Вы бьёте шар-бабой: { $victim } теряет { $floor }-й этаж вместе с собакой.
    [victim] { $name } бьёт шар-бабой: вы теряете { $floor }-й этаж вместе с собакой.
   *[other] { $name } бьёт шар-бабой: { $victim } теряет { $floor }-й этаж вместе с собакой.
}
log-milkshake = { $you ->
    [actor] Вы угощаете молочным коктейлем: { $victim } теряет ход.
    [victim] { $name } угощает вас молочным коктейлем. Это стоит вам следующего хода.
   *[other] { $name } угощает молочным коктейлем: { $victim } теряет ход.
}
log-thief = { $you ->
    [actor] Вы посылаете вора, его цель — { $victim }.
    [victim] { $name } посылает вора к вам.
   *[other] { $name } посылает вора, его цель — { $victim }.
}
log-theft = { $you ->
    [actor] Вы забираете { $card }: { $victim } теряет карту.
    [victim] { $name } забирает у вас { $card }.
   *[other] { $name } забирает { $card }: { $victim } теряет карту.
}
log-theft-unseen = { $you ->
    [actor] Вы забираете карту: { $victim } теряет её.
    [victim] { $name } забирает у вас карту.
   *[other] { $name } забирает карту: { $victim } теряет её.
}
log-super_thief = { $you ->
    [actor] Вы посылаете супер-вора ко всем соперникам.
   *[other] { $name } посылает супер-вора ко всем соперникам.
}
log-van = { $you ->
    [actor] Приехал ваш фургон с пончиками. Остальные пропускают ход, а вы ходите ещё раз.
   *[other] { $name } вызывает фургон с пончиками. Остальные пропускают ход, а { $name } ходит ещё раз.
}
log-end = { $you ->
    [actor] { $count ->
        [0] Вы заканчиваете ход.
        [one] Вы заканчиваете ход и берёте { $count } карту.
        [few] Вы заканчиваете ход и берёте { $count } карты.
       *[many] Вы заканчиваете ход и берёте { $count } карт.
    }
   *[other] { $count ->
        [0] { $name } заканчивает ход.
        [one] { $name } заканчивает ход и берёт { $count } карту.
        [few] { $name } заканчивает ход и берёт { $count } карты.
       *[many] { $name } заканчивает ход и берёт { $count } карт.
    }
}
log-reshuffle = Сброс перемешан и стал новой колодой.
log-lost-turn = { $you ->
    [actor] Вы пьёте молочный коктейль и теряете ход.
   *[other] { $name } пьёт молочный коктейль и теряет ход.
}
log-missed-turn = { $you ->
    [actor] Вы стоите в очереди за пончиками и пропускаете ход.
   *[other] { $name } стоит в очереди за пончиками и пропускает ход.
}
log-extra-turn = { $you ->
    [actor] Вы ходите ещё раз.
   *[other] { $name } ходит ещё раз.
}
log-stalled = Слишком долго ни одна карта не двигалась, и партия закончена. Побеждает тот, у кого больше этажей; при равенстве победа общая.
log-turn-limit = { $count ->
    [one] Сыгран { $count } ход, и партия закончена. Побеждает тот, у кого больше этажей; при равенстве победа общая.
    [few] Сыграно { $count } хода, и партия закончена. Побеждает тот, у кого больше этажей; при равенстве победа общая.
   *[many] Сыграно { $count } ходов, и партия закончена. Побеждает тот, у кого больше этажей; при равенстве победа общая.
}

## Итоги, «Высотки»

result-tower = { $you ->
    [actor] Вы достраиваете { $count }-й этаж и побеждаете.
   *[other] { $name } достраивает { $count }-й этаж и побеждает.
}
result-margin = { floors } против { $others }.
result-most-floors = { $you ->
    [actor] Вы побеждаете: { floors }.
   *[other] { $name } побеждает: { floors }.
}
result-shared-floors = У каждого { floors }.

## Ходы для кнопок и чтения с экрана

play-turn-left = Повернуть кубик влево
play-turn-right = Повернуть кубик вправо
play-keep = Оставить эти стороны
play-build = Построить этаж: { $low } + { $high }
play-steal = Украсть { $card }: { $victim }
play-steal-joker = Украсть джокера со значением { $value }: { $victim }
play-dog = Поставить собаку на { $floor }-й этаж
play-bone = Увести собаку, { $floor }-й этаж: { $victim }
play-hammer = Разрушить молотком верхний этаж: { $victim }
play-ball = Разрушить шар-бабой верхний этаж: { $victim }
play-milkshake = Угостить коктейлем: { $victim }
play-thief = Послать вора: { $victim }
play-super_thief = Послать супер-вора ко всем соперникам
play-van = Вызвать фургон с пончиками

## Настройки

option-entrance = Подъезд
option-entrance-help = Какой из трёх кубиков с подъездами стоит в доме.
option-entrance-random = случайный
option-entrance-1 = первый
option-entrance-2 = второй
option-entrance-3 = третий
option-door = Место подъезда
option-door-help = Ячейка нижнего ряда, где стоит подъезд; счёт слева со стороны зелёного игрока.
option-door-a1 = первая ячейка (a1)
option-door-b1 = вторая ячейка (b1)
option-door-c1 = посередине (c1)
option-door-d1 = четвёртая ячейка (d1)
option-door-e1 = пятая ячейка (e1)
option-door-random = случайное
option-fewer_of = Подъезды «чего меньше»
option-fewer_of-help = Издания по-разному читают подъезды, которые считают тот из двух объектов, которого меньше.
option-fewer_of-either = равенство приносит очки
option-fewer_of-either-help = Очки даёт меньшее из двух чисел. Если они равны, считается это число.
option-fewer_of-strict = равенство очков не даёт
option-fewer_of-strict-help = Очки даёт меньшее из двух чисел, а если они равны, очков нет. Так в английских и русских правилах.
option-fewer_of-left_only = считается только левый объект
option-fewer_of-left_only-help = Очки даёт левый объект, если его меньше, чем правого. Так во французских правилах.
option-free_placement = Свободная застройка
option-free_placement-help = Кубик можно поставить в любую пустую ячейку, а не только рядом с другим.
option-full_building = Полный дом
option-full_building-help = Партия длиннее: в игре все 22 жетона, и заполняются почти все ячейки.
option-open_facades = Открытые стороны
option-open_facades-help = Все видят обе стороны дома. Удобно, чтобы учиться вместе.
option-players = Игроки
option-players-value = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
option-first = Первый игрок
option-first-help = Кто ходит первым.
option-first-drawn = по жребию
option-floors = Этажей для победы
option-floors-help = Какой высоты нужна высотка: обычно 5 этажей, в короткой игре 4.
option-floors-value = { floors }
option-turn_limit = Лимит ходов
option-turn_limit-help = Партия кончается после стольких ходов всех игроков вместе, и побеждает тот, у кого больше этажей.
option-turn_limit-none = без лимита
option-turn_limit-value = { turns }
option-stall_rounds = Круги без движения
option-stall_rounds-help = Партия кончается после стольких кругов подряд, за которые никто не взял, не сыграл и не сбросил ни одной карты.
option-stall_rounds-value = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}

## Наборы кубиков и колоды

content-balconia-standard = Кубики Loggia
content-balconia-standard-help = 22 наших собственных кубика, справедливых к обеим сторонам.
content-highrise-standard = 54 карты
content-highrise-standard-help = Обычная колода с 3 молочными коктейлями.
content-highrise-printed = 55 карт
content-highrise-printed-help = С четвёртым молочным коктейлем, как в русских правилах.

## Боты
# bot-BOT: имя; -level: кто это и какой силы; -play: начать партию; -GAME: как играет;
# -GAME-strength: насколько сильно, измерено вдвоём (README, bench/README.md).

bot-newcomer = Тимо
bot-newcomer-level = Новосёл
bot-newcomer-play = Играть против Тимо
bot-newcomer-balconia = Смотрит только на свою сторону дома и оставляет то, что нравится.
bot-newcomer-balconia-strength = Уровень 1 из 6, самый лёгкий: как раз для первой партии.
bot-newcomer-highrise = Играет карты как придётся.
bot-newcomer-highrise-strength = Уровень 1 из 6, самый лёгкий: как раз для первой партии.
bot-tenant = Отто
bot-tenant-level = Жилец
bot-tenant-play = Играть против Отто
bot-tenant-balconia = Смотрит на обе стороны, но помнит только последние ваши балконы.
bot-tenant-balconia-strength = Уровень 2 из 6, лёгкий: обыгрывает Тимо в 3 партиях из 4.
bot-tenant-highrise = Сначала думает о своей высотке, потом бьёт по кому попало.
bot-tenant-highrise-strength = Уровень 2 из 6, лёгкий: обыгрывает Тимо в 6 партиях из 10.
bot-neighbour = Флора
bot-neighbour-level = Соседка
bot-neighbour-play = Играть против Флоры
bot-neighbour-balconia = Ничего не забывает и выбирает лучшее на этот ход.
bot-neighbour-balconia-strength = Уровень 3 из 6, средний: обыгрывает Отто в 2 партиях из 3.
bot-neighbour-highrise = Играет всё в разумном порядке и против того, кто впереди.
bot-neighbour-highrise-strength = Уровень 3 из 6, средний: обыгрывает Отто в 7 партиях из 10.
bot-architect = Клара
bot-architect-level = Архитектор
bot-architect-play = Играть против Клары
bot-architect-balconia = Думает о кубиках, которые ещё могут выйти.
bot-architect-balconia-strength = Уровень 4 из 6, сильный: обыгрывает Флору в 3 партиях из 4.
bot-architect-highrise = Представляет себе чужие карты и то, чем кончится каждый ход.
bot-architect-highrise-strength = Уровень 4 из 6, сильный: обыгрывает Флору в 6 партиях из 10.
bot-master = Бруно
bot-master-level = Мастер
bot-master-play = Играть против Бруно
bot-master-balconia = Видит далеко вперёд и не ошибается с последними двумя кубиками.
bot-master-balconia-strength = Уровень 5 из 6, очень сильный: обыгрывает Клару в 3 партиях из 4.
bot-master-highrise = Взвешивает, у кого что на руках и кто чем ответит.
bot-master-highrise-strength = Уровень 5 из 6, очень сильный: обыгрывает Клару в 6 партиях из 10.
bot-analyst = Ирма
bot-analyst-level = Аналитик
bot-analyst-play = Играть против Ирмы
bot-analyst-balconia = Не торопится и не ошибается с последними тремя кубиками.
bot-analyst-balconia-strength = Уровень 6 из 6, самый сильный, но ненамного: Бруно берёт почти половину партий.
bot-analyst-highrise = Не торопится и видит дальше всех.
bot-analyst-highrise-strength = Уровень 6 из 6, самый сильный: обыгрывает Бруно в 56 партиях из 100.
bot-random = Случай
bot-sensible = Здравый смысл
