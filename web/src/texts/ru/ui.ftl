# Texts of the app around the games.
navigation = Страницы
go-home = Loggia, на главную
go-games = Мои партии
go-lobby = Открытые столы
go-gallery = Галерея
go-settings = Настройки
go-about = О проекте
you = Вы
home-title = Две игры о строительстве домов
home-text = Играйте с ботом, вместе за одним экраном или с друзьями на расстоянии.
game-balconia-pitch = Двое строят один дом и видят его с разных сторон. Решайте, что достанется другому, и ставьте то, что выгодно вам.
game-highrise-pitch = Две карты с суммой девять — это этаж. Пять этажей приносят победу, если их никто не отнимет.
play-bot = Играть с ботом
play-other = Другие способы играть
how-to-play = Как играть
lost-title = Здесь ничего нет
lost-text = Возможно, адрес устарел или введён с ошибкой.
lost-home = На главную
not-loaded-title = Чего-то не хватает
no-such-table = Этого стола на устройстве нет
curtain-pass = Передайте устройство: { $name }.
curtain-lift = Это я, { $name }

players = Игроки
name-at-seat = { $name } ({ $seat })
presence-here = смотрит на стол
presence-away = не у стола
thinking = думает
clock-left = Осталось { $time }
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
line-lost = Связь прервалась. Восстанавливаем её, ничего не пропадёт.
line-ended = Сеанс здесь завершён.
server-paused = Пока ничего не удаётся сохранить. Ваши действия ждут и будут выполнены.
app-outdated = Вышла новая версия Loggia.
app-reload = Обновить
seat-lost = { $you ->
    [actor] Вы ушли, или ваше время вышло: за вас теперь играет бот.
   *[other] { $name } больше не играет, теперь вместо этого игрока ходит бот.
}
undo-asked = { $name } просит вернуть последний ход.
undo-agree = Разрешить
undo-decline = Отказать
undo-waiting = Вы попросили вернуть ход. Ждём ответа остальных.
undo-declined = Ход остаётся: не все согласны его вернуть.
undo = Вернуть ход
help = Помощь
close = Закрыть
resign = Сдаться
resign-question = Сдать эту партию? { $others ->
    [one] Победит соперник, и отменить это нельзя.
   *[other] Она закончится для всех, победят остальные, и отменить это нельзя.
}
resign-yes = Сдаться
resign-to-bot = Уйти, за меня доиграет { $name }
resign-no = Играть дальше
loading = Минутку, пожалуйста.
title-your-turn = Ваш ход
title-undo-asked = Вопрос к вам
after-match = После партии
play-again = Сыграть ещё
rematch = Реванш
replay = Посмотреть снова
record-download = Скачать запись
record-share = Поделиться записью
record-missing = Запись этой партии получить не удалось. Попробуйте позже.
