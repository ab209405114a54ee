#include "notation/reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "notation/filled.h"
#include "notation/text.h"

namespace loggia {
namespace {

// From here on a double has no fraction: it stands for a whole number of more than 64 bits.
constexpr double kWholeFrom = 0x1p63;

std::string_view kind_name(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null: return "null";
    case json::kind::bool_: return "true or false";
    case json::kind::int64:
    case json::kind::uint64: return "a whole number";
    case json::kind::double_:
      return std::abs(value.get_double()) < kWholeFrom ? "a number with a fraction"
                                                       : "a number of too many digits";
    case json::kind::string: return "a text";
    case json::kind::array: return "a list";
    case json::kind::object: return "an object";
  }
  return "something else";
}

}  // namespace

std::string joined(std::span<const std::string_view> names) {
  std::string list;
  for (const std::string_view name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

void Reader::fail(std::string what) const {
  if (problems_->size() < kMostProblems) problems_->push_back({where_, std::move(what)});
}

void Reader::expected(std::string_view what) const {
  fail(filled("expected {}, found {}", what, kind_name(*value_)));
}

Reader Reader::item(const json::value& value, std::string_view name) const {
  std::string where = where_.empty() ? std::string(name) : where_ + ", " + std::string(name);
  return {value, std::move(where), *problems_};
}

bool Reader::is_any_object() const {
  if (!value_->is_object()) expected("an object");
  return value_->is_object();
}

bool Reader::is_object(std::initializer_list<std::string_view> fields) const {
  if (!is_any_object()) return false;
  (void)has_only(fields);
  return true;
}

bool Reader::has_only(std::span<const std::string_view> fields) const {
  bool has_others = false;
  for (const auto& [key, value] : object()) {
    if (std::ranges::find(fields, std::string_view(key)) != fields.end()) continue;
    fail(filled("unknown field {}; the fields are {}", in_quotes(key), joined(fields)));
    has_others = true;
  }
  return !has_others;
}

std::optional<Reader> Reader::optional_field(std::string_view name) const {
  const json::value* found = object().if_contains(name);
  if (found == nullptr) return std::nullopt;
  return item(*found, name);
}

std::optional<Reader> Reader::field(std::string_view name) const {
  auto found = optional_field(name);
  if (!found) fail(filled("\"{}\" is missing", name));
  return found;
}

const json::array* Reader::array() const {
  if (!value_->is_array()) expected("a list");
  return value_->if_array();
}

std::optional<std::int64_t> Reader::whole_number(std::int64_t least, std::int64_t most) const {
  if (!value_->is_int64() && !value_->is_uint64()) {
    expected("a whole number");
    return std::nullopt;
  }
  // Parsed numbers are unsigned only past the range of int64; those we wrote ourselves, anywhere.
  std::optional<std::int64_t> number;
  if (value_->is_int64()) {
    number = value_->get_int64();
  } else if (std::in_range<std::int64_t>(value_->get_uint64())) {
    number = static_cast<std::int64_t>(value_->get_uint64());
  }
  if (number && *number >= least && *number <= most) return number;
  const std::string range = least == most ? filled("{}", least) : filled("{} to {}", least, most);
  fail(filled("must be {}, not {}", range, compact(*value_)));
  return std::nullopt;
}

std::optional<std::string_view> Reader::text() const {
  if (!value_->is_string()) {
    expected("a text");
    return std::nullopt;
  }
  return std::string_view(value_->get_string());
}

std::optional<std::string> Reader::line() const {
  constexpr std::size_t kMostBytes = 100;
  const auto found = text();
  if (!found) return std::nullopt;
  if (found->empty() || found->size() > kMostBytes) {
    fail(filled("must have 1 to {} bytes, not {}", kMostBytes, found->size()));
    return std::nullopt;
  }
  if (!is_shown_whole(*found)) {
    fail("has characters that cannot be shown");
    return std::nullopt;
  }
  return std::string(*found);
}

std::optional<std::string> Reader::shown_text(std::size_t least, std::size_t most) const {
  const auto found = text();
  if (!found) return std::nullopt;
  if (found->size() < least) {
    fail("is empty");
  } else if (found->size() > most) {
    fail("is too long");
  } else if (!is_shown_whole(*found)) {
    fail("has characters that cannot be shown");
  } else {
    return std::string(*found);
  }
  return std::nullopt;
}

std::optional<int> Reader::name(std::span<const std::string_view> names,
                                std::string_view kind) const {
  const auto given = text();
  if (!given) return std::nullopt;
  const auto found = std::ranges::find(names, *given);
  if (found == names.end()) {
    fail(filled("{} is not {}; choose from {}", in_quotes(*given), kind, joined(names)));
    return std::nullopt;
  }
  return static_cast<int>(found - names.begin());
}

void Reader::expect_format(std::string_view format) const {
  const auto given = field("format");
  if (!given) return;
  const auto text = given->text();
  if (text && *text != format) {
    given->fail(filled("expected \"{}\", found {}", format, in_quotes(*text)));
  }
}

}  // namespace loggia
