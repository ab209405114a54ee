#include "cli/interruption.h"

#include <atomic>

namespace loggia::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // or a handler could not set it

void note(int) { interrupted = true; }

}  // namespace

Interruption::Interruption() {
  interrupted = false;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    struct sigaction noting{};
    noting.sa_handler = kSignals[i] == SIGPIPE ? SIG_IGN : note;
    noting.sa_flags = static_cast<int>(SA_RESETHAND);
    if (kSignals[i] == SIGPIPE) noting.sa_flags = 0;
    sigaction(kSignals[i], &noting, &before_[i]);
  }
}

Interruption::~Interruption() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

bool is_interrupted() { return interrupted; }

}  // namespace loggia::cli
