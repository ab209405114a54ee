#include "wasm/texts.h"

#include <cstdint>
#include <cstring>

namespace loggia::wasm {
namespace {

static_assert(sizeof(std::size_t) == sizeof(std::uint32_t), "as in a browser");

void pack(std::size_t number, std::string& out) {
  out.append(reinterpret_cast<const char*>(&number), sizeof(number));
}

std::optional<std::size_t> take_number(std::string_view& bytes) {
  std::size_t number = 0;
  if (bytes.size() < sizeof(number)) return std::nullopt;
  std::memcpy(&number, bytes.data(), sizeof(number));
  bytes.remove_prefix(sizeof(number));
  return number;
}

}  // namespace

void pack(Texts texts, std::string& out) {
  pack(texts.size(), out);
  for (const std::string_view text : texts) {
    pack(text.size(), out);
    out += text;
  }
}

std::optional<std::vector<std::string_view>> unpacked(std::string_view bytes) {
  auto left = take_number(bytes);
  std::vector<std::string_view> texts;
  while (left && *left > 0) {
    const auto size = take_number(bytes);
    if (!size || *size > bytes.size()) return std::nullopt;
    texts.push_back(bytes.substr(0, *size));
    bytes.remove_prefix(*size);
    --*left;
  }
  return left ? std::optional(std::move(texts)) : std::nullopt;
}

}  // namespace loggia::wasm
