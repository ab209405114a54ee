// A file beside another that says: somebody works with it. The claim ends with the process that
// made it, however that ends; the file stays.
#pragma once

#include <expected>
#include <string>

namespace loggia::store {

class FileLock {
 public:
  // Or why not: somebody else has it, or the file cannot be made.
  static std::expected<FileLock, std::string> take(const std::string& path);
  ~FileLock();
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
};

}  // namespace loggia::store
