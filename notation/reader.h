// A cursor over JSON from a stranger. It knows where it is, so that every complaint can say so, and
// collects complaints instead of stopping at the first.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "notation/filled.h"
#include "notation/json.h"
#include "notation/problem.h"

namespace loggia {

class Reader {
 public:
  Reader(const json::value& value, std::string where, Problems& problems)
      : value_(&value), where_(std::move(where)), problems_(&problems) {}

  void fail(std::string what) const;
  // The same value under a better name: "block 4" once its number is known.
  [[nodiscard]] Reader called(std::string where) const { return at(*value_, std::move(where)); }
  // Another value: under a name of its own, or as a part of this one.
  [[nodiscard]] Reader at(const json::value& value, std::string where) const {
    return {value, std::move(where), *problems_};
  }
  [[nodiscard]] Reader item(const json::value& value, std::string_view name) const;

  // An object with no other fields than these; complains and says no where it is not.
  [[nodiscard]] bool is_object(std::initializer_list<std::string_view> fields) const;
  // The same of what is known to be an object.
  [[nodiscard]] bool has_only(std::span<const std::string_view> fields) const;
  [[nodiscard]] bool is_any_object() const;
  [[nodiscard]] const json::object& object() const { return value_->get_object(); }
  // Asked only of objects. The first complains where the field is missing.
  [[nodiscard]] std::optional<Reader> field(std::string_view name) const;
  [[nodiscard]] std::optional<Reader> optional_field(std::string_view name) const;
  [[nodiscard]] bool has(std::string_view name) const { return object().contains(name); }

  [[nodiscard]] const json::array* array() const;
  // Of the bounds' own type.
  template <WholeNumber Least, WholeNumber Most>
  [[nodiscard]] std::optional<std::common_type_t<Least, Most>> integer(Least least,
                                                                       Most most) const {
    return whole_number(static_cast<std::int64_t>(least), static_cast<std::int64_t>(most))
        .transform([](std::int64_t number) {
          return static_cast<std::common_type_t<Least, Most>>(number);
        });
  }
  [[nodiscard]] std::optional<std::string_view> text() const;
  // A short text that is printed as it is: 1 to 100 bytes, with nothing that steers a terminal.
  [[nodiscard]] std::optional<std::string> line() const;
  // What is printed as it is, of so many bytes.
  [[nodiscard]] std::optional<std::string> shown_text(std::size_t least, std::size_t most) const;
  // One of these names; its place among them. `kind` says what they are: "an element".
  [[nodiscard]] std::optional<int> name(std::span<const std::string_view> names,
                                        std::string_view kind) const;

  // What a field says: nothing where it is missing or says something else, which is complained of.
  [[nodiscard]] std::optional<std::string_view> text_field(std::string_view field_name) const {
    return field(field_name).and_then(&Reader::text);
  }
  template <WholeNumber Least, WholeNumber Most>
  [[nodiscard]] auto integer_field(std::string_view field_name, Least least, Most most) const {
    return field(field_name).and_then([&](const Reader& found) {
      return found.integer(least, most);
    });
  }
  [[nodiscard]] std::optional<int> name_field(std::string_view field_name,
                                              std::span<const std::string_view> names,
                                              std::string_view kind) const {
    return field(field_name).and_then([&](const Reader& found) { return found.name(names, kind); });
  }
  // "format": exactly this.
  void expect_format(std::string_view format) const;

  [[nodiscard]] const json::value& value() const { return *value_; }
  [[nodiscard]] const std::string& where() const { return where_; }

 private:
  void expected(std::string_view what) const;
  [[nodiscard]] std::optional<std::int64_t> whole_number(std::int64_t least,
                                                         std::int64_t most) const;

  const json::value* value_;
  std::string where_;
  Problems* problems_;
};

std::string joined(std::span<const std::string_view> names);

}  // namespace loggia
