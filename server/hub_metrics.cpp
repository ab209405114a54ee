// What the hub counts, for /metrics.
#include "server/hub.h"

namespace loggia::server {

void Hub::measure(Exposition& out) {
  out.gauge("tables", "Tables in memory.", service_.tables());
  out.counter("messages_in_total", "Messages of clients.", messages_);
  out.histogram("append_seconds", "From asking the store for an append to its answer.", appends_);
  out.gauge("bots_waiting", "Moves that bots have yet to think about.", bots_.waiting());
  out.gauge("store_away", "Whether the store is away.", is_paused_ ? 1 : 0);
}

}  // namespace loggia::server
