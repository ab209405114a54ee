// Where libraries would throw, or write a message before they stop: in the browser's module they
// just stop. It has no exceptions and no output, and would carry printf for these messages alone.
#include <boost/assert/source_location.hpp>
#include <cstdarg>
#include <cstddef>
#include <cstdlib>
#include <exception>

namespace boost {
void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  std::abort();
}
}  // namespace boost

// The names that the libraries ask for.
_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char* /*format*/, ...) { std::abort(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" {
void __cxa_pure_virtual() { std::abort(); }
void abort_message(const char* /*format*/, ...) { std::abort(); }

// Boost.System knows words for the errors of an operating system. There is none.
char* strerror(int /*error*/) {
  static char text[] = "";
  return text;
}
int vsnprintf(char* /*to*/, std::size_t /*size*/, const char* /*format*/, va_list /*values*/) {
  std::abort();
}
}
