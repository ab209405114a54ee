// A world that a test decides, for a program that knows nothing of it: chance that follows from a
// text, and a wall clock that stands still until the test moves it. Loaded before the C library:
//
//   LD_PRELOAD=build/release/libtest_world.so LOGGIA_NOISE=text LOGGIA_CLOCK=file loggia serve
//
// LOGGIA_NOISE: every byte of libsodium's randombytes_buf, and so every seed, match, guest and
// token, follows from this text and from what was drawn before. The first thread draws from numbers
// of its own, so that how fast others are does not matter. A server that is started again on the
// same data needs another text, or it gives the same tokens again: "name#1", "name#2". Unset:
// chance is real.
//
// LOGGIA_CLOCK: a file that holds the time, in milliseconds since 1970, as decimal digits. To move
// it, write another file beside it and rename that over it: it is read whenever somebody asks what
// time it is. The server looks at it with every message, and once a second. Unset: time is real.
// Time that only passes (timers, limits per second, idle lines, how long a bot may think) is real
// always.
//
// From Node:
//   spawn(loggia, ["serve"], {env: {...process.env, LD_PRELOAD, LOGGIA_NOISE, LOGGIA_CLOCK}});
//   fs.writeFileSync(clock + ".new", String(milliseconds)); fs.renameSync(clock + ".new", clock);
// From Python: `Server` in tests/server/table.py.
#include <dlfcn.h>
#include <sodium.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

namespace {

std::string noise(const char* text) {
  static std::atomic<unsigned> first_thread;
  static std::atomic<unsigned> others;
  const bool is_first = syscall(SYS_gettid) == getpid();
  return std::string(text) + (is_first ? " " : " others ") +
         std::to_string(++(is_first ? first_thread : others));
}

long milliseconds_in(const char* path) {
  std::string digits;
  std::ifstream(path) >> digits;
  long time = 0;
  if (std::from_chars(digits.data(), digits.data() + digits.size(), time).ec != std::errc()) {
    std::fprintf(stderr, "LOGGIA_CLOCK: there is no time in %s\n", path);
    std::abort();
  }
  return time;
}

}  // namespace

extern "C" {

void randombytes_buf(void* const buffer, const size_t size) {
  const char* text = std::getenv("LOGGIA_NOISE");
  if (text == nullptr) {
    using Real = void (*)(void*, size_t);
    static const auto real = reinterpret_cast<Real>(dlsym(RTLD_NEXT, "randombytes_buf"));
    return real(buffer, size);
  }
  const std::string now = noise(text);
  std::array<unsigned char, randombytes_SEEDBYTES> seed{};
  crypto_generichash(seed.data(), seed.size(), reinterpret_cast<const unsigned char*>(now.data()),
                     now.size(), nullptr, 0);
  randombytes_buf_deterministic(buffer, size, seed.data());
}

int clock_gettime(clockid_t which, timespec* time) noexcept {
  const char* path = which == CLOCK_REALTIME ? std::getenv("LOGGIA_CLOCK") : nullptr;
  if (path == nullptr) return static_cast<int>(syscall(SYS_clock_gettime, which, time));
  const long now = milliseconds_in(path);
  *time = {.tv_sec = now / 1000, .tv_nsec = now % 1000 * 1'000'000};
  return 0;
}

}  // extern "C"
