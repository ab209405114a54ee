// Lists of texts, as calls and orders cross between the module and its worker: how many, then each
// with its length before it, as 32 bits with the lowest first. No JSON within JSON.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::wasm {

using Texts = std::span<const std::string_view>;

void pack(Texts texts, std::string& out);
std::optional<std::vector<std::string_view>> unpacked(std::string_view bytes);

}  // namespace loggia::wasm
