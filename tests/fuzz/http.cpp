// Requests from strangers, without sockets: each is answered once, with a status, headers of one
// line, and JSON where it says so. The first line of an input is the method and the path, the
// second the cookie, in which TOKEN stands for that of a guest; the rest is the body.
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "server/hub.h"
#include "server/identity.h"
#include "store/memory.h"
#include "tests/fuzz/expect.h"

namespace loggia::server {
namespace {

// What other threads hand over, for this one to do.
class Inbox {
 public:
  void post(std::function<void()> what) {
    {
      const std::scoped_lock lock(mutex_);
      waiting_.push_back(std::move(what));
    }
    changed_.notify_one();
  }
  void do_one() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !waiting_.empty(); });
    const auto what = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    what();
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
};

class Desk {
 public:
  Response answer(const Request& request) {
    auto answers = std::make_shared<std::vector<Response>>();
    hub_.answer(request, [answers](Response response) { answers->push_back(std::move(response)); });
    while (answers->empty()) inbox_.do_one();
    expect(answers->size() == 1);
    return answers->front();
  }
  // The cookie of somebody new.
  std::string guest() {
    const Response made = answer({.method = "POST",
                                  .path = "/api/guest",
                                  .body = R"({"name":"Ann"})",
                                  .content_type = "application/json",
                                  .address = "192.0.2.1"});
    expect(made.status == 201);
    const std::string& header = made.headers.front().second;
    return header.substr(0, header.find(';'));
  }

 private:
  Time now_{};
  Inbox inbox_;
  Hub hub_{std::make_unique<store::MemoryStore>(),
           [this](std::function<void()> what) { inbox_.post(std::move(what)); },
           {.origins = {.open = "http://loggia.example"},
            .outside = {.now = [this] { return now_ += std::chrono::minutes(1); },
                        .log = [](const json::object&) {}},
            .broken = [](const std::string&) { expect(false); }}};
};

void expect_name(std::string_view text) {
  const auto name = display_name(text);
  if (!name) return expect_printable({name.error()});
  expect(is_shown_whole(*name) && !name->empty());
  expect(display_name(*name) == name);
}

std::string next_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string line(text.substr(0, end));
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace
}  // namespace loggia::server

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia;
  using namespace loggia::server;
  // Guests are many after a while, and then there is a new desk.
  static std::unique_ptr<Desk> desk;
  static int answered = 0;
  if (answered++ % 1000 == 0) desk = std::make_unique<Desk>();

  std::string_view text = loggia::as_text(data, size);
  const std::string first = next_line(text);
  std::string cookie = next_line(text);
  expect_name(text);
  const std::size_t space = std::min(first.find(' '), first.size());
  if (const auto at = cookie.find("TOKEN"); at != std::string::npos) {
    cookie.replace(at, 5, desk->guest().substr(std::string_view("loggia=").size()));
  }
  const auto value = cookie_value(cookie, "loggia");
  expect(!value || (cookie.contains("loggia=" + *value) && !value->contains(';')));
  const Response response = desk->answer({.method = first.substr(0, space),
                                          .path = first.substr(std::min(space + 1, first.size())),
                                          .body = std::string(text),
                                          .cookie = cookie,
                                          .content_type = "application/json",
                                          .address = "192.0.2.1"});
  expect(response.status >= 200 && response.status < 600);
  for (const auto& [name, header] : response.headers) expect(is_shown_whole(name + header));
  if (response.type == "application/json") expect(parse_json(response.body).has_value());
  return 0;
}
