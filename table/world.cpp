#include "table/world.h"

namespace loggia::table {

void TextWorld::tell(std::span<const Connection> to, const told::Message& message,
                     wire::Game game) {
  const auto text = std::make_shared<const std::string>(wire::written(message, game));
  for (const Connection each : to) send(each, text);
}

}  // namespace loggia::table
