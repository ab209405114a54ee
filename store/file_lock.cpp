#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace loggia::store {
namespace {

std::string why_not() { return std::generic_category().message(errno); }

}  // namespace

std::expected<FileLock, std::string> FileLock::take(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return std::unexpected("cannot make " + path + ": " + why_not());
  FileLock lock(descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return lock;
  return std::unexpected(errno == EWOULDBLOCK ? "another process works with it"
                                              : "cannot lock " + path + ": " + why_not());
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

}  // namespace loggia::store
