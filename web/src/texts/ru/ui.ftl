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
home-text = Играйте с ботом, вместе на одном устройстве или с друзьями на расстоянии.
game-balconia-pitch = Двое строят один дом и видят его с разных сторон. Решайте, что достанется другому, и ставьте то, что выгодно вам.
game-highrise-pitch = Две карты с суммой девять — это этаж. Пять этажей приносят победу, если их никто не отнимет.
play-bot = Играть с ботом
how-to-play = Как играть
lost-title = Здесь ничего нет
lost-text = Возможно, адрес устарел или введён с ошибкой.
lost-home = На главную
not-loaded-title = Чего-то не хватает
no-such-table = Этого стола на устройстве нет
curtain-pass = Пожалуйста, передайте устройство. Его ждёт { $name }.
curtain-lift = Это я, { $name }

players = Игроки
name-at-seat = { $name } ({ $seat })
presence-here = за столом
presence-away = не за столом
presence-away-for = не за столом уже { $time }
presence-unknown = неизвестно, пока нет связи
watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
prompt-away = { $time ->
    [unknown] Ходит { $name }, но сейчас отсутствует.
   *[other] Ходит { $name }, но отсутствует уже { $time }.
}
thinking = думает
clock-left = Осталось { $time }
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
line-lost = Связь прервалась. Loggia её восстанавливает, ничего не пропадёт.
line-ended = Сеанс здесь завершён.
server-paused = Сервер пока ничего не может сохранить. Ваши ходы ждут и будут сыграны.
app-outdated = Готова новая версия Loggia.
app-reload = Обновить
seat-lost = { $you ->
    [actor] Вы ушли, или ваше время вышло: за вас теперь играет бот.
   *[other] { $name } больше не играет, теперь на этом месте бот.
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
all-settings = Все настройки
leave-table = Выйти из-за стола
leave-kept = Партия будет ждать вас в разделе «{ go-games }».
leave-clock = Ваши часы продолжат идти.
loading = Минутку, пожалуйста.
title-your-turn = Ваш ход
title-undo-asked = Вопрос к вам
match-end = Чем всё закончилось
after-match = После партии
play-again = Сыграть ещё
rematch = Реванш
replay = Посмотреть запись
another-level = Другой соперник
record-download = Скачать запись
record-share = Поделиться записью
record-missing = Запись этой партии получить не удалось. Попробуйте позже.
