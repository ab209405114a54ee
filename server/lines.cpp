#include "server/lines.h"

#include <utility>

namespace loggia::server {
namespace {

// What speaks of no game.
std::shared_ptr<const std::string> text_of(const table::told::Message& message) {
  return std::make_shared<const std::string>(wire::written(message, nullptr));
}

}  // namespace

void Lines::add(table::Connection connection, Line& line, const Visitor& visitor) {
  open_[connection] = {.line = &line, .session = visitor.session, .guest = visitor.person.guest};
}

void Lines::send(table::Connection to, std::shared_ptr<const std::string> text) const {
  const auto open = open_.find(to);
  if (open != open_.end()) open->second.line->send(std::move(text));
}

void Lines::tell(table::Connection to, const table::told::Message& message) const {
  send(to, text_of(message));
}

void Lines::tell_all(const table::told::Message& message) const {
  const auto text = text_of(message);
  for (const auto& [connection, open] : open_) open.line->send(text);
}

std::vector<table::Connection> Lines::log_out(const WhichSessions& have_ended) {
  std::vector<table::Connection> closed;
  std::erase_if(open_, [&](const auto& entry) {
    const auto& [connection, open] = entry;
    if (!have_ended(open.session, open.guest)) return false;
    open.line->close(kLoggedOut, "logged out");
    closed.push_back(connection);
    return true;
  });
  return closed;
}

}  // namespace loggia::server
