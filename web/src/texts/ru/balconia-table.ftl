# Стол «Балконицы»; см. en/balconia-table.ftl.

bt-cell-balcony = { $cell }. { $face } { points }.
bt-cell-door = { $cell }, подъезд. { $door } { $sum }
bt-cell-empty = { $cell }, пусто
bt-cell-closed = { $cell }, занято, ставни закрыты
bt-cell-free = { $cell }, свободно
bt-cell-legal = { $cell }, свободно, даст { $change }
bt-cell-chosen = { $cell }, выбрано, даст { $change }
bt-floor = этаж { $floor }

bt-your-side = Ваша сторона
bt-side-of = Сторона: { $name }
bt-sides = Какая сторона показана
bt-acts = идёт ход

bt-disc = Кубик { $block } на диске
bt-face = { $face }
bt-face-on-half = { $face } Сторона { $mark }, половина диска: { $name }.
bt-prompt-keep = Оставьте себе две соседние стороны кубика.
bt-prompt-face = Выберите одну из двух сторон кубика на своей половине.
bt-face-first = Сначала выберите одну из двух сторон кубика, потом ячейку.
bt-prompt-cell = Выберите подсвеченную ячейку.
bt-prompt-confirm = Поставьте сюда или попробуйте другую ячейку.
bt-turned = На вашей половине: { $first } { $second }
bt-nothing = ничего нет
bt-confirm = Поставить
bt-take-back = Выбрать заново
bt-hint = { $pointer ->
    [coarse] Коснитесь балкона, чтобы увидеть, куда он смотрит. Задержите палец на стороне кубика, чтобы рассмотреть её.
   *[fine] Наведите указатель на балкон, чтобы увидеть, куда он смотрит.
}
bt-effect = Кубик в ячейке { $cell }:

bt-lookers = { $count ->
    [one] На эту ячейку смотрит балкон { $cells }.
   *[other] На эту ячейку смотрят балконы { $cells }.
}
bt-no-lookers = На эту ячейку не смотрит ни один балкон.

bt-doors = Оба подъезда
bt-your-door = Ваш подъезд
bt-door-of = Подъезд: { $name }

bt-unused = { $count ->
    [one] Ещё может выйти { $count } кубик
    [few] Ещё могут выйти { $count } кубика
   *[other] Ещё могут выйти { $count } кубиков
}

bt-log = Ход игры
bt-log-entrance = Подъезд { $number } занимает место в доме.
bt-your-change = Ваша сторона: { $change }.

bt-counting = Считаем очки
bt-skip = Пропустить подсчёт
bt-sheet = Таблица очков
bt-sheet-all = Балкон за балконом
bt-balconies = Балконы
bt-door = Подъезд
bt-total = Итого
bt-tie-row = При равенстве: очки за подъезд
bt-hidden-why = Обе стороны скрыты до конца партии.
