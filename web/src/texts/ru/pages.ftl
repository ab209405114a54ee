# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Меню
starting = Минутку…
try-again = Попробовать ещё раз
tries-itself = Loggia продолжает попытки.
just-now = только что
server-away = Сервер недоступен. С ботами и на одном устройстве играть по-прежнему можно.

## Start

home-continue = Продолжить
home-all-games = Все незаконченные партии: { $count }
home-offline = { server-away }
bot-level = Соперник
bot-choose = Выберите соперника
bot-in-words = { $name } ({ $level })

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
   *[other] { $count } партий ждут вас
}
awaiting-notice = { $game }: ваш ход.
awaiting-rematch = { $game }: вас ждёт реванш.

## Ways to play

way-bots = С ботами
way-bots-help = Вы играете против компьютера. Интернет не обязателен.
way-device = На одном устройстве
way-device-help = Вы сидите рядом и передаёте устройство друг другу. Перед каждым ходом занавес скрывает то, чего другим видеть нельзя.
way-friends = По сети с друзьями
way-friends-help = Каждый играет на своём устройстве. Вы получите ссылку, которую можно разослать.
way-more = Больше настроек

## A new match

setup-which = Какая игра?
setup-title = Новая партия: { $game }
setup-way = Как хотите играть?
setup-players = Кто играет
setup-seats-drawn = Распределить цвета по жребию
setup-table = Стол
setup-listed = Кто может прийти
setup-by-link = Только те, у кого есть ссылка
setup-for-all = Кто угодно: показать в разделе «{ go-lobby }»
setup-spectators = Разрешить зрителей
setup-clock = Часы
setup-leaves = Если кто-то ушёл или время вышло
setup-leaves-resigns = он сдаётся
setup-leaves-bot = доигрывает бот: { $name }
setup-variants = Варианты
setup-usual = обычные правила
setup-content-balconia = Кубики
setup-content-highrise = Колода
setup-start = Начать
setup-make = Открыть стол
player-number = Игрок { $number }
# $number: player-number
chair-who = { $number }: человек или бот
chair-level = { $number }: какой бот
chair-name = { $number }: имя
chair-up = { $number }: передвинуть выше
chair-is-person = Человек
chair-is-friend = Друг
chair-is-bot = Бот
option-in-words = { $option }: { $value }
option-number = Введите целое число от { $least } до { $most } или оставьте поле пустым.
clock-none = Без часов
clock-move = Время на каждый ход
clock-total = Время на всю партию
clock-for-move = На каждый ход
clock-for-all = Каждому на всю партию
clock-increment = Добавка за ход
clock-move-of = { $time } на каждый ход
clock-total-of = { $time } каждому на всю партию
clock-total-plus = { $time } каждому на всю партию и ещё { $increment } за каждый ход

## Names

name-title = Как вас зовут?
name-why = Выберите имя и садитесь за стол. Регистрация не нужна.
name-label = Ваше имя
name-help = Его видят другие за столом. До 24 букв.
name-empty = Введите имя, подойдёт любое.
name-long = Имя слишком длинное. Поместится до { $most } букв, а с эмодзи — меньше.
name-sign = В имени есть невидимый символ. Наберите его заново.
name-go = Продолжить
name-login = У меня есть логин

## Chairs

chair-free = свободное место
chair-bot = { $name } (бот)
chair-you = { $name } (вы)
chair-kept = место оставлено для другого игрока
chair-kept-for = место оставлено для игрока { $name }
chair-told = знает о реванше
chair-untold = сейчас не здесь; реванш ждёт в разделе «{ go-games }»
chair-kept-for-you = место оставлено для вас
chair-away = сейчас не здесь
chair-away-for = не здесь уже { $time }

## Tables on the server

table-away = Стол недоступен
table-not-for-us = Этот стол показать нельзя
table-coming = Стол загружается…
table-closed = Этот стол закрыт
table-closed-why = Тот, кто его открыл, ушёл до начала партии.
table-make = Открыть стол
table-rematch = К реваншу
table-watch-rematch = Смотреть реванш
rematch-asked = { $you ->
    [actor] Вы предложили реванш.
   *[other] { $name } предлагает реванш.
}
room-invites = { $name } зовёт вас сыграть в игру «{ $game }»
room-waiting = { $count ->
    [0] Все здесь. Партия начинается.
    [one] Не хватает { $count } игрока. Партия начнётся, когда все места будут заняты.
   *[other] Не хватает { $count } игроков. Партия начнётся, когда все места будут заняты.
}
room-free = { $count ->
    [one] Свободно { $count } место. Садитесь играть или оставайтесь посмотреть.
    [few] Свободно { $count } места. Садитесь играть или оставайтесь посмотреть.
   *[other] Свободно { $count } мест. Садитесь играть или оставайтесь посмотреть.
}
room-free-to-play = { $count ->
    [one] Свободно { $count } место. Садитесь играть.
    [few] Свободно { $count } места. Садитесь играть.
   *[other] Свободно { $count } мест. Садитесь играть.
}
room-lost = { line-lost }
room-sit = Сесть
room-get-up = Встать
room-bot = Добавить бота
room-close = Закрыть стол
room-close-question = Кроме вас, здесь никого нет. Если вы встанете, стол закроется и ссылка на него перестанет работать.
room-stay = Остаться
room-facts = За этим столом
room-seats-drawn = Цвета распределяются по жребию
room-seats-chosen = У каждого показанный цвет
room-listed = Прийти может кто угодно: стол виден в разделе «{ go-lobby }»
room-by-link = Прийти можно только по ссылке
room-spectators = Зрителям здесь рады
room-no-spectators = Без зрителей
room-stand-in = Если кто-то уходит, доигрывает бот: { $name }
room-no-stand-in = Кто уходит, тот сдаётся
share-title = Пригласить других
share-how = Отправьте эту ссылку. Кто её откроет, сможет сразу сесть за стол.
share-link = Ссылка на этот стол
share-copy = Скопировать ссылку
share-copied = Скопировано
share-by-hand = Ссылка выделена: скопируйте её клавишами или через меню устройства.
share-share = Поделиться
share-text = Сыграем в игру «{ $game }»?
share-code = QR-код со ссылкой на этот стол

## Open tables

lobby-text = Здесь можно найти, с кем сыграть.
lobby-none = Сейчас никто не ждёт. Откройте стол, и его найдут здесь.
lobby-look = Посмотреть
lobby-sit-label = Сесть за стол: { $players }
lobby-look-label = Посмотреть стол: { $players }

## My games

games-none = Вы здесь ещё не играли.
games-none-here = На этом устройстве партий нет.
games-begin = Выбрать игру
games-offline = Сервер недоступен, поэтому видны только партии на этом устройстве.
games-running = Незаконченные
games-finished = Законченные
games-more = Показать ещё
games-move = Играть дальше
games-open = Открыть
games-replay = Посмотреть запись
# $action: games-move, games-open or games-replay
games-label = { $action }: { $game }, { $players }
games-state-awaits = Ваш ход
games-state-rematch = Реванш: место оставлено для вас
games-state-playing = Ходит другой игрок
games-state-open = Ждём игроков
games-where-online = по сети
games-where-device = на этом устройстве
games-closed = Стол закрыли до начала партии.
games-forget = Удалить
games-forget-this = Удалить партию: { $players }
games-forget-question = Удалить с этого устройства партию «{ $game }» ({ $players })? Вернуть её будет нельзя.
games-keep = Оставить

## Settings

settings-language = Язык
# $language: by its own name
language-switch = Язык: { $language }
language-missing = Не удалось загрузить язык { $language }. Проверьте связь и обновите страницу.
settings-theme = Оформление
settings-theme-auto = как на устройстве
settings-theme-light = светлое
settings-theme-dark = тёмное
settings-speed = Движение
settings-speed-calm = спокойное
settings-speed-brisk = быстрое
settings-speed-instant = мгновенное
settings-speed-help = Как быстро движутся карты и кубики и ходят боты. Ничто не движется, если на устройстве включено уменьшение движения.
settings-at-table = За столом
settings-sounds = Звуки
settings-sounds-help = Тихие звуки в ответ на события за столом, начиная с вашего первого касания или щелчка.
settings-vibration = Вибрация
settings-vibration-help = Короткая вибрация, когда наступает ваш ход, встаёт кубик или что-то задевает вас.
settings-notifications = Уведомления
settings-notifications-help = Браузер сообщит, когда в партии по сети наступит ваш ход, пока страница открыта в фоне.
settings-notifications-denied = Браузер блокирует уведомления этой страницы. Сначала разрешите их в его настройках.
settings-name = Имя
settings-name-save = Сохранить имя
settings-saved = Сохранено.

## Account

account-title = Учётная запись
account-help = Играть можно и без неё. С логином вы вернётесь к своим партиям с другого устройства.
account-away = Сервер недоступен, поэтому сейчас здесь ничего нельзя изменить.
account-is = Вы вошли как { $name }, логин { $login }.
account-make = Добавить логин
account-make-help = Логин: от 3 до 24 латинских букв, цифр, точек и дефисов. Пароль: не короче 8 символов. Забытый пароль восстановить нельзя.
account-log-in = Войти
account-log-in-help = Партии, сыгранные здесь без логина, с вами не перейдут.
account-log-out = Выйти
account-login = Логин
account-password = Пароль
account-empty = Введите логин и пароль.
account-bad-login = В логине от 3 до 24 латинских букв, цифр, точек или дефисов.
account-bad-password = В пароле не меньше 8 символов и не больше 200.
account-made = Готово. Теперь можно войти с логином { $login } на любом устройстве.
account-in = Вы вошли.
account-out = Вы вышли.

## Seats that are not free

chair-reserved = забронированное место
room-reserved = { $count ->
    [one] Свободных мест нет: оставшееся ждёт своего игрока.
   *[other] Свободных мест нет: оставшиеся ждут своих игроков.
}
room-may-watch = Можно остаться и посмотреть.
