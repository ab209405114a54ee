#include "notation/json.h"

#include <algorithm>
#include <array>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <charconv>
#include <set>
#include <utility>
#include <vector>

#include "notation/decimals.h"
#include "notation/filled.h"
#include "notation/text.h"

namespace loggia {
namespace {

// Builds the value as Boost's own parser does, and counts or watches the keys on the way.
struct Handler {
  // NOLINTBEGIN(readability-identifier-naming): names Boost asks for
  static constexpr std::size_t max_object_size = json::object::max_size();
  static constexpr std::size_t max_array_size = json::array::max_size();
  static constexpr std::size_t max_key_size = 1000;
  static constexpr std::size_t max_string_size = json::string::max_size();
  // NOLINTEND(readability-identifier-naming)

  using Text = json::string_view;
  using Error = json::error_code;

  bool is_watching = false;
  alignas(json::value) std::array<unsigned char, 1024> room;  // for what most messages need
  json::value_stack stack{{}, room.data(), room.size()};
  std::size_t key_count = 0;
  // Where it watches
  std::vector<std::set<std::string, std::less<>>> keys;
  std::string key;
  bool has_repeated_key = false;

  static bool on_document_begin(Error&) { return true; }
  static bool on_document_end(Error&) { return true; }
  bool on_object_begin(Error&) {
    if (is_watching) keys.emplace_back();
    return true;
  }
  bool on_object_end(std::size_t size, Error&) {
    if (is_watching) keys.pop_back();
    key_count += size;
    stack.push_object(size);
    return true;
  }
  static bool on_array_begin(Error&) { return true; }
  bool on_array_end(std::size_t size, Error&) {
    stack.push_array(size);
    return true;
  }
  bool on_key_part(Text text, std::size_t, Error&) {
    if (is_watching) key.append(text);
    stack.push_chars(text);
    return true;
  }
  bool on_key(Text text, std::size_t, Error& error) {
    if (is_watching && !watch(text)) {
      error = json::error::syntax;
      return false;
    }
    stack.push_key(text);
    return true;
  }
  bool watch(Text text) {
    key.append(text);
    has_repeated_key = !keys.back().insert(key).second;
    if (!has_repeated_key) key.clear();
    return !has_repeated_key;
  }
  bool on_string_part(Text text, std::size_t, Error&) {
    stack.push_chars(text);
    return true;
  }
  bool on_string(Text text, std::size_t, Error&) {
    stack.push_string(text);
    return true;
  }
  static bool on_number_part(Text, Error&) { return true; }
  bool on_int64(std::int64_t number, Text, Error&) {
    stack.push_int64(number);
    return true;
  }
  bool on_uint64(std::uint64_t number, Text, Error&) {
    stack.push_uint64(number);
    return true;
  }
  bool on_double(double number, Text, Error&) {
    stack.push_double(number);
    return true;
  }
  bool on_bool(bool value, Error&) {
    stack.push_bool(value);
    return true;
  }
  bool on_null(Error&) {
    stack.push_null();
    return true;
  }
  static bool on_comment_part(Text, Error&) { return true; }
  static bool on_comment(Text, Error&) { return true; }
};

// Editors of some systems save text in ways that JSON does not allow, and show nothing of it.
std::string_view wrong_encoding(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) {
    return "starts with a byte order mark; save the file as UTF-8 without one (without BOM)";
  }
  // In UTF-16 a mark comes first, or one of the first character's two bytes is zero.
  const bool has_mark = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
  if (has_mark || (text.size() >= 2 && (text[0] == '\0') != (text[1] == '\0'))) {
    return "is UTF-16 text; save the file as UTF-8";
  }
  return "";
}

std::string line_and_column(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, std::min(at, text.size()));
  const auto line = std::ranges::count(before, '\n') + 1;
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == before.npos ? before.size() + 1 : before.size() - start;
  return filled("line {}, column {}", line, column);
}

void write_integer(auto number, std::string& out) {
  std::array<char, 20> digits{};  // those of the longest, and a sign
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out += std::string_view(digits.data(), end.ptr);
}

// Of a key given twice an object keeps one.
std::size_t count_keys(const json::value& value) {
  std::size_t count = 0;
  if (value.is_array()) {
    for (const json::value& item : value.get_array()) count += count_keys(item);
  } else if (value.is_object()) {
    count = value.get_object().size();
    for (const auto& [key, item] : value.get_object()) count += count_keys(item);
  }
  return count;
}

std::string problem_with(const json::error_code& error, const Handler& handler) {
  if (handler.has_repeated_key) return in_quotes(handler.key) + " is given twice";
  if (error == json::error::too_deep) {
    return filled("nested deeper than the {} levels allowed", kMostJsonDepth);
  }
  return error == json::error::incomplete ? "the JSON ends too early"
                                          : "not JSON: " + error.message();
}

// Keys are watched only to tell where one is given twice, once that is known.
std::expected<json::value, Problem> parse(std::string_view text, const json::storage_ptr& memory,
                                          bool is_watching) {
  json::parse_options options;
  options.max_depth = kMostJsonDepth;
  json::basic_parser<Handler> parser(options);
  Handler& handler = parser.handler();
  handler.is_watching = is_watching;
  handler.stack.reset(memory);
  parser.reset();  // it is new; now the compiler knows it and leaves out how to go on later
  json::error_code error;
  const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (error) {
    return std::unexpected(Problem{line_and_column(text, read), problem_with(error, handler)});
  }
  json::value value = handler.stack.release();
  if (!is_watching && count_keys(value) != handler.key_count) return parse(text, memory, true);
  return value;
}

constexpr std::size_t kLineWidth = 110;

void write_pretty(const json::value& value, std::size_t indent, std::string& out) {
  const std::string flat = compact(value);
  const bool is_nested = value.is_array() || value.is_object();
  if (!is_nested || indent + flat.size() <= kLineWidth) {
    out += flat;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const char* separator = "\n";
  if (value.is_array()) {
    out += '[';
    for (const json::value& item : value.get_array()) {
      out += separator + margin;
      write_pretty(item, indent + 2, out);
      separator = ",\n";
    }
  } else {
    out += '{';
    for (const auto& [key, item] : value.get_object()) {
      out += separator + margin;
      append_text(key, out);
      out += ": ";
      write_pretty(item, indent + 2, out);
      separator = ",\n";
    }
  }
  out += '\n' + std::string(indent, ' ') + (value.is_array() ? ']' : '}');
}

}  // namespace

std::expected<json::value, Problem> parse_json(std::string_view text,
                                               const json::storage_ptr& memory) {
  if (text.size() > kMostJsonBytes) {
    return std::unexpected(Problem{
        "", filled("{} bytes of JSON, more than the {} allowed", text.size(), kMostJsonBytes)});
  }
  if (const std::string_view what = wrong_encoding(text); !what.empty()) {
    return std::unexpected(Problem{line_and_column(text, 0), std::string(what)});
  }
  return parse(text, memory, false);
}

void append_text(std::string_view text, std::string& out) {
  const auto needs_escape = [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\';
  };
  out += '"';
  while (!text.empty()) {
    const auto end = std::ranges::find_if(text, needs_escape);
    const auto plain = static_cast<std::size_t>(end - text.begin());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const auto code = static_cast<unsigned char>(text.front());
    const char letter = code < ' ' ? "uuuuuuuubtnufruuuuuuuuuuuuuuuuuu"[code] : text.front();
    out += '\\';
    out += letter == 'u' ? "u" + hexadecimal(code, 4) : std::string(1, letter);
    text.remove_prefix(1);
  }
  out += '"';
}

std::string compact(const json::value& value) {
  std::string out;
  append_compact(value, out);
  return out;
}

void append_compact(const json::value& value, std::string& out) {
  const char* separator = "";
  if (value.is_double()) {
    append_decimals(value.get_double(), out);
  } else if (value.is_int64()) {
    write_integer(value.get_int64(), out);
  } else if (value.is_uint64()) {
    write_integer(value.get_uint64(), out);
  } else if (value.is_string()) {
    append_text(value.get_string(), out);
  } else if (value.is_array()) {
    out += '[';
    for (const json::value& item : value.get_array()) {
      out += std::exchange(separator, ",");
      append_compact(item, out);
    }
    out += ']';
  } else if (value.is_object()) {
    out += '{';
    for (const auto& [key, item] : value.get_object()) {
      out += std::exchange(separator, ",");
      append_text(key, out);
      out += ':';
      append_compact(item, out);
    }
    out += '}';
  } else {
    out += value.is_null() ? "null" : value.get_bool() ? "true" : "false";
  }
}

std::string pretty(const json::value& value) {
  std::string out;
  write_pretty(value, 0, out);
  return out + "\n";
}

}  // namespace loggia
