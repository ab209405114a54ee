// Writes the schema of the wire protocol, as it follows from what told.h, message.h and watched.h
// declare, and for the web app the types of that and of what else it is answered; with --check,
// says whether all of it is current.
//
// Usage, in the repository: build/release/describe_wire [--check]
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <functional>
#include <print>
#include <sstream>
#include <string>
#include <string_view>

#include "match/replay.h"
#include "notation/balconia/happenings.h"
#include "notation/balconia/shown.h"
#include "notation/filled.h"
#include "notation/highrise/happenings.h"
#include "notation/highrise/shown.h"
#include "notation/wire_description.h"
#include "table/card.h"
#include "table/message.h"
#include "table/offer.h"
#include "table/told.h"
#include "table/watched.h"

namespace loggia::table {
namespace {

constexpr const char* kSchemaFile = "content/protocol.schema.json";

wire::Description description() {
  using Side = wire::Description::Side;
  wire::Description out;
  out.call<Said>({"client", "What clients say", "Said"});
  out.call<Deed>({"deed", "What is done at a table"});
  out.call<told::Message>({"server", "What the server says", "Told"});
  out.call<shown::Heard>(
      {"shown", "What a page is told: what the server says, with what there is to show", "Heard"});
  out.call<told::What>({"what", "What can happen at a table"});
  out.call<Entry>({"entry", "What comes next in a match, as a record has it"});
  out.describe<Said>(Side::kSaid);
  out.describe<told::Message>(Side::kTold);
  out.describe<shown::Heard>(Side::kTold);
  out.describe<OfferedGame>(Side::kTold);   // of HTTP
  out.describe<told::Listed>(Side::kTold);  // of HTTP
  out.describe_type<Replay>(Side::kTold);   // of the module
  return out;
}

// What a game tells of what happens in it, and what it shows: types for its own folder of the app.
template <class Happening, class... Shown>
wire::Description told_of(std::string_view game) {
  using Side = wire::Description::Side;
  wire::Description out(game);
  out.call<Happening>({"happening", "What happened, in facts; `by` is who decided it"});
  out.describe_type<Happening>(Side::kTold);
  (out.describe_type<Shown>(Side::kTold), ...);
  return out;
}

std::string schema(const wire::Description& description) {
  const auto reference = [](std::string_view name) {
    return json::object{{"$ref", filled("#/$defs/{}", name)}};
  };
  return pretty(json::object{
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"$comment", "Written by build/release/describe_wire."},
      {"title", filled("A message of the wire protocol, version {}", kProtocol)},
      {"description",
       "One text frame on the WebSocket at /ws, from a client or from the server. "
       "docs/PROTOCOL.md tells when each is said. What the web app makes of them for its pages "
       "is here as well (shown, with frames and now), and what is answered over HTTP: listed "
       "and offered_game (docs/openapi.json)."},
      {"oneOf", json::array{reference("client"), reference("server")}},
      {"$defs", description.definitions()}});
}

std::string types(const wire::Description& description, std::string_view about) {
  return filled("// {}.\n// Written by build/release/describe_wire.\n", about) +
         description.typescript("./views");
}

std::string contents_of(const char* path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

bool settle(const char* path, const std::string& text, bool only_checks) {
  if (only_checks) {
    const bool is_current = contents_of(path) == text;
    if (!is_current)
      std::println(stderr, "{} is not current: run build/release/describe_wire", path);
    return is_current;
  }
  std::ofstream file(path);
  file << text << std::flush;
  if (!file) std::println(stderr, "{} cannot be written", path);
  return file.good();
}

bool settle_types(const char* path, const wire::Description& description, std::string_view about,
                  bool only_checks) {
  for (const std::string& name : description.clashes()) {
    std::println(stderr, "{}: two things are called {}", path, name);
  }
  return settle(path, types(description, about), only_checks) && description.clashes().empty();
}

int run(bool only_checks) {
  const wire::Description wire = description();
  const std::array settled = {
      settle(kSchemaFile, schema(wire), only_checks),
      settle_types("web/src/engine/wire.ts", wire,
                   "What goes over the wire (docs/PROTOCOL.md), and what a client makes of it",
                   only_checks),
      settle_types(
          "web/src/balconia/told.ts",
          told_of<balconia::happened::Any, balconia::shown::Screen, balconia::shown::Preview>(
              "Balconia"),
          "What happens in Balconia, and what is shown of it", only_checks),
      settle_types("web/src/highrise/told.ts",
                   told_of<highrise::happened::Any, highrise::shown::Screen>("Highrise"),
                   "What happens in High-Rises, and what is shown of it", only_checks)};
  return std::ranges::all_of(settled, std::identity()) ? 0 : 1;
}

}  // namespace
}  // namespace loggia::table

int main(int count, char** arguments) {
  const bool only_checks = count == 2 && std::string_view(arguments[1]) == "--check";
  if (count > 1 && !only_checks) {
    std::println(stderr, "usage: describe_wire [--check]");
    return 2;
  }
  return loggia::table::run(only_checks);
}
