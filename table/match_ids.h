// Ids of matches: 128 bits that whoever asks twice gets twice, and that nobody else can guess, for
// they come from ids of guests, which are secrets.
#pragma once

#include <string>
#include <string_view>

namespace loggia::table {

// By this guest, with the command of this id.
std::string id_of_made(std::string_view guest, std::string_view command);
// Whoever asks for it.
std::string id_of_rematch(std::string_view match, std::string_view maker);

}  // namespace loggia::table
