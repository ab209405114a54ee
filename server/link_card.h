// What a link shows where somebody pastes it: a title, a few words and a picture, told in the head
// of the page. Of a match it is what anybody sees who follows the link, and nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/link_words.h"
#include "table/card.h"

namespace loggia::server {

// The one liked best. English for who says nothing, as those do who fetch previews.
Language language_of(std::string_view accept_language);

// Which match a path leads to: /table/ID, /replay/online-ID.
std::optional<std::string> match_at(std::string_view path);

struct LinkCard {
  std::string path;
  std::string picture;  // its path
  std::string title;
  std::string description;

  friend bool operator==(const LinkCard&, const LinkCard&) = default;
};

// The match is the one at this path. Where there is none, or it is not for everybody, the card is
// that of the start, to the letter.
LinkCard link_card(std::string_view path, const std::optional<table::told::Listed>& match,
                   Language language);

// As it stands in a head.
std::string card_html(const LinkCard& card, std::string_view origin, Language language);

}  // namespace loggia::server
