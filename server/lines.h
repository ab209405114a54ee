// The lines that are open, and by which sessions people came on them. Knows no sockets: a line is
// whatever can be told something.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/sessions.h"
#include "table/told.h"
#include "table/world.h"

namespace loggia::server {

// The server's end of one.
class Line {
 public:
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() = default;

  virtual void send(std::shared_ptr<const std::string> text) = 0;
  // After what was sent.
  virtual void close(std::uint16_t code, std::string_view reason) = 0;
};

inline constexpr std::uint16_t kLoggedOut = 4001;  // why a line is closed

class Lines {
 public:
  void add(table::Connection connection, Line& line, const Visitor& visitor);
  void remove(table::Connection connection) { open_.erase(connection); }

  // Nobody hears what is sent on a line that is not open any more.
  void send(table::Connection to, std::shared_ptr<const std::string> text) const;
  void tell(table::Connection to, const table::told::Message& message) const;
  void tell_all(const table::told::Message& message) const;

  // Closes those of sessions that have ended; which they were.
  std::vector<table::Connection> log_out(const WhichSessions& have_ended);

 private:
  struct Open {
    Line* line = nullptr;
    std::string session;
    std::string guest;
  };
  std::unordered_map<table::Connection, Open> open_;
};

}  // namespace loggia::server
