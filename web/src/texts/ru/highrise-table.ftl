# Стол «Высоток»: что есть на экране кроме слов из game.ftl.

hr-towers = Высотки
hr-hand = Ваши карты
hr-number-card = { $card }, числовая карта
hr-playing = идёт ход
hr-your-turn = Ваш ход.
hr-can = Что может эта карта
hr-nothing = Сейчас эту карту сыграть нельзя.
hr-floor = { $floor }-й этаж
hr-skip = Показать сразу всё
hr-log = Журнал
hr-log-title = Что произошло
# In the log, beside whose turn it is. $cards: what was drawn, card-… or hr-cards
hr-drew = из колоды: { $cards }
hr-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hr-discard = Сброс
hr-stall-soon = { $count ->
    [one] Если на следующем ходу ни одна карта не сдвинется, партия закончится, и победит тот, у кого больше этажей.
    [few] Если за следующие { $count } хода ни одна карта не сдвинется, партия закончится, и победит тот, у кого больше этажей.
   *[many] Если за следующие { $count } ходов ни одна карта не сдвинется, партия закончится, и победит тот, у кого больше этажей.
}
