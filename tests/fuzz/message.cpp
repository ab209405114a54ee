// Messages from strangers: refused with words that can be printed, or read. A table that somebody
// wants is, written and read again, the same.
#include "table/message.h"

#include "tests/fuzz/expect.h"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::table;
  const auto message = read_message(loggia::as_text(data, size));
  if (!message) {
    expect_printable({message.error().problem});
    expect(message.error().id.size() <= 64);
    return 0;
  }
  const auto* command = std::get_if<Command>(&*message);
  const auto* make = command == nullptr ? nullptr : std::get_if<Make>(&command->what);
  if (make == nullptr) return 0;
  Spec spec = make->spec;
  spec.call_me("guest-of-the-fuzzer");
  const json::value written = wire::as_json<StoredSpec>(spec);
  Problems problems;
  const auto again = StoredSpec::read(Reader(written, "", problems), nullptr);
  expect(problems.empty() && again == spec);
  return 0;
}
