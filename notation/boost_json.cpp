// Boost.JSON is header-only here; this is the one file that compiles its body.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <boost/assert/source_location.hpp>
#include <cstdlib>
#include <exception>

// Where there are no exceptions, what would throw (memory at its end) stops the module.
namespace boost {
void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  std::abort();
}
}  // namespace boost
#endif
