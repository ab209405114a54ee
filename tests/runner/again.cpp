// Tells how to run a test again that failed: the same commit and LOGGIA_SEED draw the same numbers
// on every machine.
#include <doctest/doctest.h>

#include <ostream>
#include <ranges>
#include <string>
#include <string_view>

#include "engine/core/seeded.h"

namespace loggia {
namespace {

class Again : public doctest::IReporter {
 public:
  explicit Again(const doctest::ContextOptions& options) : options_(options) {}

  void test_case_start(const doctest::TestCaseData& test) override { name_ = test.m_name; }

  void test_case_end(const doctest::CurrentTestCaseStats& stats) override {
    if (stats.failure_flags == 0) return;
    *options_.cout << "again: LOGGIA_SEED=" << lot() << " " << options_.binary_name.c_str()
                   << " -tc='" << pattern() << "'\n";
  }

  void report_query(const doctest::QueryData&) override {}
  void test_run_start() override {}
  void test_run_end(const doctest::TestRunStats&) override {}
  void test_case_reenter(const doctest::TestCaseData&) override {}
  void test_case_exception(const doctest::TestCaseException&) override {}
  void subcase_start(const doctest::SubcaseSignature&) override {}
  void subcase_end() override {}
  void log_assert(const doctest::AssertData&) override {}
  void log_message(const doctest::MessageData&) override {}
  void test_case_skipped(const doctest::TestCaseData&) override {}

 private:
  // What a shell or doctest would read otherwise is any letter.
  [[nodiscard]] std::string pattern() const {
    std::string pattern(name_);
    std::ranges::replace_if(
        pattern, [](char c) { return std::string_view("',\\\"").contains(c); }, '?');
    return pattern;
  }

  const doctest::ContextOptions& options_;
  std::string_view name_;
};

REGISTER_LISTENER("again", 1, Again);

}  // namespace
}  // namespace loggia
