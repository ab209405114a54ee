#include "server/link_words.h"

#include <cstddef>

namespace loggia::server {
namespace {

std::array<LinkWords, 3> all_words() {
  return {{
      {.code = "en",
       .locale = "en_GB",
       .start_title = "Loggia: two games about building houses",
       .start =
           "Play against a bot, with somebody beside you, or with friends far away. Free, in the "
           "browser, and no account is needed.",
       .games = {{.key = "balconia",
                  .name = "Balconia",
                  .points = "Points: {}.",
                  .options = {{"full_building", "Full building"},
                              {"free_placement", "Free placement"},
                              {"open_facades", "Open sides"}}},
                 {.key = "highrise",
                  .name = "High-Rises",
                  .points = "Floors: {}.",
                  .options = {{"floors", "Floors to win: {}"}, {"turn_limit", "Turn limit: {}"}}}},
       .invites = "{} invites you to play {}",
       .invitation = "An invitation to play {}",
       .free_seats = "{} of {} seats free",
       .reserved = "The free seats are reserved",
       .at_table = "At the table: {}",
       .bot = "a bot",
       .per_move = "{} per move",
       .per_match = "{} per player",
       .increment = "plus {} per move",
       .units = {"{} s", "{} min", "{} h", "{} d"},
       .match_title = "{}: {}",
       .playing = "The match has begun. Come in and watch.",
       .won = "Won by {}.",
       .over = "Watch the replay, move by move."},
      {.code = "fr",
       .locale = "fr_FR",
       .start_title = "Loggia : deux jeux où l’on bâtit des maisons",
       .start = "Jouez contre un bot, à plusieurs sur un seul appareil ou avec des amis au loin. "
                "Gratuit, dans le navigateur et sans compte.",
       .games = {{.key = "balconia",
                  .name = "Balconia",
                  .points = "Points : {}.",
                  .options = {{"full_building", "Immeuble complet"},
                              {"free_placement", "Placement libre"},
                              {"open_facades", "Côtés visibles"}}},
                 {.key = "highrise",
                  .name = "Gratte-ciel",
                  .points = "Étages : {}.",
                  .options = {{"floors", "Étages pour gagner : {}"},
                              {"turn_limit", "Limite de tours de jeu : {}"}}}},
       .invites = "{} vous invite à jouer à {}",
       .invitation = "Une invitation à jouer à {}",
       .free_seats = "Places libres : {} sur {}",
       .reserved = "Les places libres sont réservées",
       .at_table = "À la table : {}",
       .bot = "un bot",
       .per_move = "{} par coup",
       .per_match = "{} par joueur",
       .increment = "{} de plus à chaque coup",
       .units = {"{} s", "{} min", "{} h", "{} j"},
       .match_title = "{} : {}",
       .playing = "La partie a commencé. Venez la regarder.",
       .won = "Victoire : {}.",
       .over = "À revoir coup par coup."},
      {.code = "ru",
       .locale = "ru_RU",
       .start_title = "Loggia: две игры о строительстве домов",
       .start =
           "Играйте с ботом, вместе на одном устройстве или с друзьями на расстоянии. Бесплатно, в "
           "браузере и без регистрации.",
       .games = {{.key = "balconia",
                  .name = "Балконица",
                  .points = "Очки: {}.",
                  .options = {{"full_building", "Полный дом"},
                              {"free_placement", "Свободная застройка"},
                              {"open_facades", "Открытые стороны"}}},
                 {.key = "highrise",
                  .name = "Высотки",
                  .points = "Этажи: {}.",
                  .options = {{"floors", "Этажей для победы: {}"},
                              {"turn_limit", "Лимит ходов: {}"}}}},
       .invites = "{} зовёт сыграть в игру «{}»",
       .invitation = "Вас зовут сыграть в игру «{}»",
       .free_seats = "Свободных мест: {} из {}",
       .reserved = "Свободные места ждут своих игроков",
       .at_table = "За столом: {}",
       .bot = "бот",
       .per_move = "{} на ход",
       .per_match = "{} на игрока",
       .increment = "плюс {} за ход",
       .units = {"{} с", "{} мин", "{} ч", "{} дн."},
       .match_title = "{}: {}",
       .playing = "Партия уже идёт. Заходите посмотреть.",
       .won = "Победа: {}.",
       .over = "Партию можно посмотреть ход за ходом."},
  }};
}

}  // namespace

const LinkWords& link_words(Language language) {
  static const std::array<LinkWords, 3> words = all_words();
  return words[static_cast<std::size_t>(language)];
}

}  // namespace loggia::server
