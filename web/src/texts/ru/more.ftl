# Галерея, памятка игрока, страница о проекте и просмотр сыгранных партий. См. en/more.ftl.


## Галерея

gallery-text = Всё, из чего состоят игры. { $pointer ->
    [coarse] Задержите палец на картинке, чтобы прочитать, что она значит. Коснитесь балкона, чтобы увидеть его крупно.
   *[fine] Наведите указатель на картинку, чтобы прочитать, что она значит. Нажмите на балкон, чтобы увидеть его крупно.
}
gallery-content = Что показать
gallery-symbols = Значки
gallery-blocks = Кубики
gallery-doors = Подъезды
gallery-block = Кубик { $block }
gallery-face = Кубик { $block }, сторона { $face }
gallery-door = { $entrance }: { $seat }
gallery-floor-cards = Карты этажей
gallery-specials = Особые карты
gallery-option = { $game }: { $content }
gallery-failed = Игры не загрузились. Обновите страницу и попробуйте ещё раз.

## Памятка игрока

aid-contents = Содержание
aid-elements = Что бывает на балконе
aid-where = Куда смотреть
aid-points = Сколько очков
aid-doors = Что дают подъезды
aid-cards = Карты
aid-card = { $card }: { $effect }
aid-hint = Нажмите на табличку, чтобы прочитать её словами.
help-choose = Выберите игру
help-gallery = Все кубики и карты

## О проекте

about-around-title = Что ещё посмотреть
about-help = Как играть: { $game }
about-replay = Посмотреть запись партии
about-licence-whole = Полный текст лицензии (на английском)
about-font = Заголовки набраны шрифтом Balsamiq Sans, его можно свободно использовать по лицензии SIL Open Font License.
about-font-whole = Лицензия шрифта
about-version-title = Версия
about-rules = { $game }: правила, версия { $version }

## Просмотр партий

replay-title = Посмотреть запись партии
replay-text = Откройте запись партии и пройдите её шаг за шагом. Всё, что было скрыто во время игры, теперь видно.
replay-open = Открыть запись
replay-drop = { $pointer ->
    [coarse] Скопированную запись можно и просто вставить.
   *[fine] Файл можно и просто перетащить на эту страницу, а скопированную запись — вставить.
}
replay-here = Сыграно на этом устройстве
replay-none = На этом устройстве пока нет законченных партий. Доигранные будут ждать вас здесь.
replay-opening = Запись открывается…
replay-other = Открыть другую запись
replay-of = { $game }: { $players }
replay-matches = В файле несколько партий
replay-match = Партия { $match } из { $count }
replay-steps = Шаги
replay-first = Первый шаг
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-last = Последний шаг
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-position = Место в партии
replay-at = Шаг { $at } из { $count }
replay-all = Все шаги
replay-undone = { $sentence } (ход возвращён)
replay-keys = Стрелки листают назад и вперёд, пробел запускает и останавливает просмотр.
replay-result = Итог
replay-unfinished = Эта партия ещё не закончена.
replay-download = Скачать
replay-share = Поделиться
replay-copied = Запись скопирована.
replay-copied-link = Ссылка скопирована.
replay-not-shared = Поделиться отсюда не получилось. Скачайте запись и отправьте файл.

## Записи, которые нельзя показать

replay-error-title = Показать не получается
replay-error-empty = Файл пуст. Выберите другой или сохраните запись ещё раз.
replay-error-not_json = Это не запись партии. Записи сохраняет кнопка «Скачать», их имена кончаются на .json.
replay-error-torn = Запись обрывается на середине: возможно, прервалась загрузка. Сохраните её ещё раз и откройте новый файл.
replay-error-foreign = Этот файл создан другой программой. Выберите запись, сохранённую в Loggia.
replay-error-other_kind = Это файл Loggia, но партии в нём нет. Выберите запись партии.
replay-error-newer = Эта запись из другой версии Loggia. Обновите страницу, чтобы получить самую новую, и попробуйте ещё раз.
replay-error-damaged = В этой записи что-то не сходится. Сохраните её ещё раз там, откуда она взята, и откройте новый файл.
replay-error-detail = Подробности (на английском): { $text }
replay-error-large = Этот файл слишком велик для записи партии. Выберите другой.
replay-error-unread = Файл не удалось прочитать. Выберите его ещё раз.
replay-error-gone = Этой партии нет на устройстве, или она больше не хранится. Загляните в раздел «{ go-games }» или откройте файл.
replay-error-unfinished = Эта партия не закончена, поэтому записи пока нет. Сначала доиграйте её.
replay-try-again = Попробовать ещё раз
