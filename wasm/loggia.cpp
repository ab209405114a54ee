// The engine's face to the browser: a handful of C functions over notation/ and match/. Texts go in
// as bytes the caller has put into allocated memory, and come out as a text that is good until the
// next call.
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include "match/record.h"
#include "match/signature.h"
#include "match/transcript.h"
#include "notation/balconia/blocks.h"
#include "notation/balconia/building.h"
#include "notation/balconia/sheet.h"
#include "notation/reader.h"

#define LOGGIA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace loggia;

const char* answer(std::string text) {
  static std::string last;
  last = std::move(text);
  return last.c_str();
}

const char* answer(const json::value& value) { return answer(compact(value)); }

const char* complaint(const Problem& problem) {
  return answer(json::object{{"error", to_text(problem)}});
}

std::string_view text_at(const char* data, std::size_t size) { return {data, size}; }

}  // namespace

// Debian's compiler runtime for wasm32 was built with stack protection, which its C library lacks.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {
std::size_t __stack_chk_guard = 0x6c6f6767;
[[noreturn]] void __stack_chk_fail() { std::abort(); }
}
// NOLINTEND(bugprone-reserved-identifier)

LOGGIA_EXPORT(loggia_allocate) void* loggia_allocate(std::size_t size) { return std::malloc(size); }
LOGGIA_EXPORT(loggia_release) void loggia_release(void* memory) { std::free(memory); }

LOGGIA_EXPORT(loggia_signature) const char* loggia_signature() { return answer(signature()); }

// A building with a block set (both JSON) → what `loggia score --json --explain` prints, or
// {"error": …}.
LOGGIA_EXPORT(loggia_score)
const char* loggia_score(const char* building_data, std::size_t building_size,
                         const char* blocks_data, std::size_t blocks_size) {
  using namespace balconia;
  const auto building_json = parse_json(text_at(building_data, building_size));
  if (!building_json) return complaint(building_json.error());
  const auto blocks_json = parse_json(text_at(blocks_data, blocks_size));
  if (!blocks_json) return complaint(blocks_json.error());
  Problems problems;
  const auto building = read_building(Reader(*building_json, "building", problems), problems);
  if (!building) return complaint(problems.front());
  const auto named = read_blocks(Reader(*blocks_json, "", problems), problems);
  if (!named) return complaint(problems.front());
  return answer(
      score_json(Balconia(named->set, building->options), building->state, Detail::kExplained));
}

// A record → its transcript, or {"error": …}.
LOGGIA_EXPORT(loggia_transcript)
const char* loggia_transcript(const char* data, std::size_t size) {
  const auto match = read_record(text_at(data, size));
  return match ? answer(transcript(*match)) : complaint(match.error());
}
