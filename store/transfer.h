// A whole store as text, to move it to another: JSON lines, `loggia.export/1`. A header, then one
// object a line, tagged with what it is, and a last line that says that nothing is missing.
#pragma once

#include <cstddef>
#include <iosfwd>

#include "store/store.h"

namespace loggia::store {

struct Transferred {
  std::size_t contents = 0;
  std::size_t guests = 0;
  std::size_t sessions = 0;
  std::size_t accounts = 0;
  std::size_t matches = 0;

  friend bool operator==(const Transferred&, const Transferred&) = default;
};

Answer<Transferred> export_all(Store& from, std::ostream& out);

// Adds to what is there. A match that is there with other rows is an error, one with the same rows
// is not: after an error, mend what it says and import the same text again.
Answer<Transferred> import_all(std::istream& in, Store& to);

}  // namespace loggia::store
