#include "table/match_ids.h"

#include "notation/filled.h"
#include "notation/sha256.h"

namespace loggia::table {
namespace {

constexpr std::size_t kDigits = 32;

}  // namespace

std::string id_of_made(std::string_view guest, std::string_view command) {
  return sha256(filled("make\n{}\n{}", guest, command)).substr(0, kDigits);
}

std::string id_of_rematch(std::string_view match, std::string_view maker) {
  return sha256(filled("rematch\n{}\n{}", match, maker)).substr(0, kDigits);
}

}  // namespace loggia::table
