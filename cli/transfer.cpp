#include "cli/transfer.h"

#include <format>

namespace loggia::cli {

std::string transfer_text(const store::Transferred& done) {
  const auto count = [](std::size_t number, std::string_view noun) {
    return std::format("{} {}{}", number, noun, number == 1 ? "" : noun == "match" ? "es" : "s");
  };
  return std::format("{}, {} ({}, {}), {}", count(done.contents, "content"),
                     count(done.guests, "guest"), count(done.sessions, "session"),
                     count(done.accounts, "account"), count(done.matches, "match"));
}

}  // namespace loggia::cli
