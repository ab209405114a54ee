# Стол «Балконии»; см. en/balconia-table.ftl.

bt-cell-balcony = { $cell }. { $face } { points }.
bt-cell-door = { $cell }, подъезд. { $door } { $sum }
bt-cell-empty = { $cell }, пусто
bt-cell-closed = { $cell }, занято, ставни закрыты
bt-cell-free = { $cell }, свободно
bt-cell-legal = { $cell }, свободно, даст { $change }
bt-cell-chosen = { $cell }, выбрано, даст { $change }
bt-floor = этаж { $floor }

bt-your-side = Ваша сторона
bt-side-of = Сторона игрока { $name }
bt-sides = Какая сторона показана
bt-acts = сейчас ходит

bt-disc = Кубик { $block } на диске
bt-face = { $face }
bt-face-on-half = { $face } Грань { $mark } на половине игрока: { $name }.
bt-prompt-keep = Оставьте себе две соседние грани.
bt-prompt-face = Выберите одну из двух граней на вашей половине.
bt-prompt-cell = Выберите подсвеченную клетку.
bt-prompt-confirm = Поставьте сюда или попробуйте другую клетку.
bt-turned = На вашей половине: { $first } { $second }
bt-nothing = ничего нет
bt-confirm = Поставить
bt-take-back = Выбрать заново
bt-close = Закрыть
bt-hint = Наведите на балкон или коснитесь его, чтобы увидеть, куда он смотрит.
bt-effect = Поставить на { $cell }:

bt-lookers = { $count ->
    [one] Сюда смотрит { $cells }.
   *[other] Сюда смотрят { $cells }.
}
bt-no-lookers = На эту клетку не смотрит ни один балкон.

bt-doors = Обе двери
bt-your-door = Ваша дверь
bt-door-of = Дверь игрока { $name }

bt-unused = { $count ->
    [one] Ещё может выйти { $count } кубик
    [few] Ещё могут выйти { $count } кубика
   *[other] Ещё могут выйти { $count } кубиков
}

bt-log = Ход игры
bt-log-entrance = Подъезд { $number } встаёт в здание.
bt-your-change = Ваша сторона: { $change }.

bt-counting = Считаем балконы
bt-skip = Пропустить подсчёт
bt-sheet = Таблица очков
bt-sheet-all = Балкон за балконом
bt-balconies = Балконы
bt-door = Дверь
bt-total = Итого
bt-tie-row = При равенстве: очки за дверь
bt-tie-break = У обеих сторон поровну очков, поэтому решают двери.
