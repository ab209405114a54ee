// Who is who: tokens of guests' devices, and their names. Secrets are made here, and kept nowhere
// but as hashes.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "notation/problem.h"

namespace loggia::server {

// So many random bytes as hexadecimal digits.
std::string random_digits(std::size_t bytes);

// What a guest's device keeps in its cookie: 256 random bits.
std::string new_token();
// What the store keeps of it; nothing for what cannot be a token.
std::optional<std::string> token_hash(std::string_view token);

// A name as others see it: 1 to 24 visible characters, none that turn the text around; without
// blanks around it.
std::expected<std::string, Problem> display_name(std::string_view text);

// By which a guest comes back, without a password's help no secret: 3 to 24 ASCII letters, digits,
// "-", "_" or "."; in small letters, as they are compared.
std::expected<std::string, Problem> login_name(std::string_view text);

// The value of the cookie, if the header has it.
std::optional<std::string> cookie_value(std::string_view header, std::string_view name);

}  // namespace loggia::server
