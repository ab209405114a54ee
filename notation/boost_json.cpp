// Boost.JSON is header-only here; this is the one file that compiles its body.
#include <boost/json/src.hpp>
