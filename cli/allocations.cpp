#include "cli/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::uint64_t count = 0;

}  // namespace

namespace loggia::cli {

std::uint64_t allocations() { return count; }

}  // namespace loggia::cli

// The thread sanitizer brings an operator new of its own; nothing is counted there.
#if !__has_feature(thread_sanitizer)
// The program's own operator new: counts, and is otherwise the usual one. The array and sized forms
// of the library end here.
void* operator new(std::size_t size) {
  ++count;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
#endif
