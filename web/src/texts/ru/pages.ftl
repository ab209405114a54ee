# Pages around the tables: start, new matches, tables on the server, my games, settings.
# $game: game-…; $players, $name: names; $time, $increment: times in words ("5 minutes").

menu = Меню
starting = Минутку…
try-again = Попробовать ещё раз
just-now = только что
server-away = Сервер недоступен. С ботами и за одним экраном играть можно и так.

## Start

home-continue = Продолжить
home-all-games = Все незаконченные партии: { $count }
home-offline = Сервер недоступен. Играть с ботами и за одним экраном всё равно можно.
bot-level = Уровень бота

## Awaited moves

awaiting-count = { $count ->
    [one] { $count } партия ждёт вашего хода
    [few] { $count } партии ждут вашего хода
   *[other] { $count } партий ждут вашего хода
}
awaiting-notice = { $game }: ваш ход.

## Ways to play

way-bots = С ботами
way-bots-help = Вы играете против компьютера. Интернет для этого не нужен.
way-device = За одним экраном
way-device-help = Вы сидите рядом и передаёте устройство друг другу. Перед каждым ходом занавес скрывает то, чего другим видеть нельзя.
way-friends = С друзьями
way-friends-help = Каждый играет на своём устройстве. Вы получите ссылку, которую можно разослать.
way-more = Больше настроек

## A new match

setup-which = Какая игра?
setup-title = Новая партия: { $game }
setup-way = Как вы играете?
setup-players = Кто играет
setup-seats-drawn = Разыграть места
setup-table = Стол
setup-listed = Кто может прийти
setup-by-link = Только те, у кого есть ссылка
setup-for-all = Все: показать среди открытых столов
setup-spectators = Другие могут смотреть
setup-clock = Часы
setup-leaves = Кто ушёл или не успел
setup-leaves-resigns = сдаётся
setup-leaves-bot = уступает место боту: { $name }
setup-variants = Варианты
setup-usual = обычные правила
setup-content-balconia = Кубики
setup-content-highrise = Колода
setup-start = Начать
setup-make = Открыть стол
player-number = Игрок { $number }
# $number: player-number
chair-who = { $number }: человек или бот
chair-level = { $number }: уровень бота
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
clock-for-all = На всю партию
clock-increment = Добавка за ход
clock-move-of = { $time } на каждый ход
clock-total-of = { $time } на всю партию
clock-total-plus = { $time } на всю партию и ещё { $increment } за каждый ход

## Names

name-label = Ваше имя
name-help = Его видят другие за столом. До 24 букв.
name-empty = Введите имя, подойдёт любое.
name-long = Имя слишком длинное. Поместится до { $most } букв, а с эмодзи — меньше.
name-sign = В имени есть невидимый знак. Наберите его заново.
name-go = Дальше
name-login = У меня есть логин

## Chairs

chair-free = свободное место
chair-bot = { $name } (бот)
chair-you = { $name } (вы)
chair-kept = оставлено для другого игрока
chair-kept-for-you = оставлено для вас
chair-away = сейчас не здесь

## Tables on the server

table-welcome = Вас зовут сыграть
table-welcome-why = Представьтесь остальным. Регистрация не нужна, и можно просто посмотреть.
table-away = Стол недоступен
table-not-for-us = Этот стол нельзя показать
table-coming = Стол загружается…
table-closed = Этот стол закрыт
table-closed-why = Тот, кто его открыл, ушёл до начала партии.
table-make = Открыть стол
table-rematch = К реваншу
table-watch-rematch = Смотреть реванш
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
room-lost = Связь прервалась. Она восстанавливается, ничего не пропадёт.
room-sit = Сесть
room-get-up = Встать
room-bot = Посадить бота
room-bot-yes = Посадить
room-close = Закрыть стол
room-close-question = Кроме вас, здесь никого нет. Если вы встанете, стол закроется и ссылка на него перестанет работать.
room-stay = Остаться
room-facts = Как здесь играют
room-seats-drawn = Места разыгрываются
room-seats-chosen = Места идут по порядку
room-listed = Этот стол может найти любой
room-by-link = Сюда приходят только по ссылке
room-spectators = Другие могут смотреть
room-no-spectators = Другие смотреть не могут
room-stand-in = Вместо ушедшего играет бот: { $name }
room-no-stand-in = Кто уходит, сдаётся
share-title = Пригласить других
share-how = Отправьте эту ссылку. Кто её откроет, сможет сразу сесть за стол.
share-link = Ссылка на этот стол
share-copy = Скопировать ссылку
share-copied = Скопировано
share-by-hand = Ссылка выделена: скопируйте её клавишами или через меню устройства.
share-share = Поделиться
share-text = Сыграем в игру «{ $game }»?
share-code = Ссылка в виде кода для камеры

## Open tables

lobby-text = Здесь ждут тех, с кем можно сыграть.
lobby-none = Сейчас никто не ждёт. Откройте стол, и его найдут здесь.
lobby-name-why = Представьтесь, чтобы увидеть, кто ждёт. Регистрация не нужна.
lobby-look = Посмотреть
lobby-sit-label = Сесть за стол: { $players }
lobby-look-label = Посмотреть стол: { $players }

## My games

games-none = Вы здесь ещё не играли.
games-begin = Выбрать игру
games-offline = Сервер недоступен, поэтому видны только партии на этом устройстве.
games-running = Незаконченные
games-finished = Законченные
games-more = Показать ещё
games-move = Играть дальше
games-open = Открыть
games-replay = Пересмотреть
# $action: games-move, games-open or games-replay
games-label = { $action }: { $game }, { $players }
games-state-awaits = Ваш ход
games-state-playing = Ходят другие
games-state-open = Ждём игроков
games-where-online = на сервере
games-where-device = на этом устройстве
games-closed = Стол закрыт до начала.
games-forget = Удалить
games-forget-this = Удалить партию: { $players }
games-forget-question = Удалить с этого устройства партию «{ $game }» ({ $players })? Вернуть её будет нельзя.
games-keep = Оставить

## Settings

settings-language = Язык
# $language: by its own name
language-missing = Не удалось загрузить язык { $language }. Проверьте связь и обновите страницу.
settings-theme = Цвета
settings-theme-auto = как на устройстве
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-at-table = За столом
settings-motion = Движение
settings-motion-help = Карты и кубики плавно встают на свои места. Выключено, если устройство просит меньше движения.
settings-sounds = Звуки
settings-sounds-help = Тихий звук, когда что-то происходит.
settings-notifications = Уведомления
settings-notifications-help = Браузер сообщит, когда в партии на сервере ваш ход, пока страница открыта в фоне.
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
account-log-in-help = Если вы играете здесь под другим именем без логина, те партии с вами не перейдут.
account-log-out = Выйти
account-login = Логин
account-password = Пароль
account-empty = Введите логин и пароль.
account-bad-login = В логине от 3 до 24 латинских букв, цифр, точек или дефисов.
account-bad-password = В пароле не меньше 8 символов и не больше 200.
account-made = Готово. Возвращайтесь с логином { $login } с любого устройства.
account-in = Вы вошли.
account-out = Вы вышли.
