// How long things are kept.
#pragma once

#include <cstdint>

namespace loggia::server {

// So many days after they were last touched; 0: for ever.
struct Policy {
  std::uint64_t open_days = 7;      // tables that wait for people
  std::uint64_t playing_days = 90;  // matches that nobody plays on
  std::uint64_t over_days = 365;
  std::uint64_t guest_days = 400;  // who have no login and sit nowhere; a cookie lasts for a year
};

}  // namespace loggia::server
