// Exports that somebody changed: refused with words that can be printed; or what is imported is,
// exported and imported again, the same.
#include "store/transfer.h"

#include <sstream>
#include <string>

#include "store/memory.h"
#include "store/transfer_lines.h"
#include "tests/fuzz/expect.h"

namespace loggia::store {
namespace {

std::string exported(Store& store) {
  std::ostringstream out;
  expect(export_all(store, out).has_value());
  return out.str();
}

Answer<Transferred> import_text(const std::string& text, Store& to) {
  std::istringstream in(text);
  return import_all(in, to);
}

}  // namespace
}  // namespace loggia::store

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia::store;
  using loggia::expect;
  const std::string text(loggia::as_text(data, size));
  if (const auto line = parse_line(text.substr(0, text.find('\n')))) {
    const std::string written = to_text(*line);
    const auto again = parse_line(written);
    expect(again && to_text(*again) == written);
  }
  MemoryStore store;
  const auto imported = import_text(text, store);
  if (!imported) expect(loggia::is_shown_whole(imported.error().text));
  // What came before a mistake is there, too.
  const std::string once = exported(store);
  MemoryStore other;
  expect(import_text(once, other).has_value());
  expect(exported(other) == once);
  expect(import_text(once, other).has_value());  // twice is once
  expect(exported(other) == once);
  return 0;
}
