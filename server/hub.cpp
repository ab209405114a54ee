#include "server/hub.h"

#include <format>
#include <utility>

namespace loggia::server {

using table::Connection;
Hub::Hub(std::unique_ptr<store::Store> store, Post post, HubOptions options)
    : origins_(std::move(options.origins)),
      outside_(std::move(options.outside)),
      store_(std::move(store), post, troubles(std::move(options.broken))),
      bots_(options.bot_threads, post),
      tables_(std::move(options.library), store_, bots_, lines_, outside_),
      sessions_(store_, outside_, origins_.is_secure(), changes()),
      guests_(store_, sessions_, outside_),
      accounts_(store_, sessions_, outside_, std::move(post)),
      catalogue_(store_, sessions_, tables_, outside_),
      cleaning_(store_, sessions_, tables_, outside_, options.policy),
      api_(store_, origins_, sessions_, guests_, accounts_, catalogue_) {}

StoreThread::Troubles Hub::troubles(std::function<void(const std::string&)> broken) {
  return {.paused =
              [this](const std::string& text) {
                outside_.log({{"event", "store_away"}, {"text", text}});
                lines_.tell_all(table::told::Paused());
              },
          .resumed =
              [this] {
                outside_.log({{"event", "store_back"}});
                lines_.tell_all(table::told::Resumed());
              },
          .broken = std::move(broken)};
}

Sessions::Changes Hub::changes() {
  return {.ended =
              [this](const WhichSessions& which) {
                for (const Connection connection : lines_.log_out(which)) {
                  tables_.service().disconnect(connection, outside_.now());
                }
              },
          .renamed = [this](const std::string& guest,
                            const std::string& name) { tables_.service().rename(guest, name); }};
}

void Hub::summarize(const std::string& match, const Catalogue::Summarized& then) {
  catalogue_.summarize(match, then);
}

void Hub::measure(Exposition& out) {
  tables_.measure(out);
  out.counter("messages_in_total", "Messages of clients.", messages_);
  out.gauge("store_away", "Whether the store is away.", store_.is_away() ? 1 : 0);
}

void Hub::identify(std::string_view cookie, const Sessions::Identified& then) {
  sessions_.identify(cookie, then);
}

Connection Hub::connect(Line& line, Visitor visitor) {
  const Connection connection = ++last_connection_;
  if (sessions_.has_ended(visitor.session)) {  // since the cookie was looked at
    line.close(kLoggedOut, "logged out");
    return connection;
  }
  if (visitor.person.is_stranger) visitor.person.guest += std::format(" {}", connection);
  lines_.add(connection, line, visitor);
  tables_.service().connect(connection, std::move(visitor.person));
  if (store_.is_away()) lines_.tell(connection, table::told::Paused());
  return connection;
}

void Hub::receive(Connection connection, std::string_view text) {
  ++messages_;
  tables_.service().receive(connection, text, outside_.now());
}

void Hub::disconnect(Connection connection) {
  lines_.remove(connection);
  tables_.service().disconnect(connection, outside_.now());
}

void Hub::silent(Connection connection, Milliseconds how_long) {
  tables_.service().silent(connection, outside_.now() - how_long);
}

void Hub::heard(Connection connection) { tables_.service().heard(connection, outside_.now()); }

void Hub::tick() {
  constexpr std::chrono::minutes kLately(1);  // a line is opened within that time
  sessions_.forget_ended(outside_.now() - kLately);
  cleaning_.tick();
  tables_.tick();
}

}  // namespace loggia::server
