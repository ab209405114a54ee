// A table and three people who may say anything: whatever it is, a command gets exactly one answer,
// and after a crash everybody is told the same table. Each line is what somebody says, after the
// speaker's number; MATCH stands for the id of the match. Other lines let time pass, a bot think,
// or somebody lose the line.
#include <format>
#include <string>
#include <vector>

#include "tests/fuzz/expect.h"
#include "tests/leak/stage.h"

namespace loggia::table {
namespace {

constexpr std::string_view kBalconia =
    R"({"game":"balconia","chairs":["me","open"],"clock":{"total":600},"stand_in":"random"})";
constexpr std::string_view kHighrise =
    R"({"game":"highrise","options":{"players":3,"floors":1},"chairs":["me","open",{"bot":"random"}]})";

class Talk {
 public:
  explicit Talk(std::string_view spec)
      : stage_("talk", {{"guest-a", "Ann"}, {"guest-b", "Bob"}, {"guest-c", "Eve"}}, nullptr) {
    for (std::size_t who = 0; who < 3; ++who) come(who);
    hear(0, std::format(R"({{"type":"make","id":"m","nonce":"n","spec":{}}})", spec));
    match_ = parse_json(stage_.heard(0).back()).value().at("match").as_string();
  }

  void line(std::string_view line) {
    if (line.empty()) return;
    const char first = line.front();
    if (first >= '1' && first <= '3')
      return say(static_cast<std::size_t>(first - '1'), line.substr(1));
    if (first == 't') stage_.tick(now_ += std::chrono::seconds(500));
    if (first == 'b' && stage_.has_thoughts()) {
      stage_.think([](const Table& at) { return at.game().legal(at.match()->state()).back(); },
                   now_);
    }
    if (first == 'l') {
      stage_.disconnect(0, now_);
      come(0);
    }
  }

  // All that is there is there after a crash; but questions nobody answered are forgotten, and who
  // is looking is seen anew.
  void crash() {
    std::vector<json::object> before;
    for (std::size_t who = 0; who < 3; ++who) before.push_back(whole(who));
    stage_.restart(now_);
    for (std::size_t who = 0; who < 3; ++who) {
      come(who);
      before[who].erase("undo_asked");
      expect(whole(who) == before[who]);
    }
  }

 private:
  void come(std::size_t who) {
    stage_.connect(who);
    hear(who, R"({"type":"hello","protocol":1})");
  }
  void hear(std::size_t who, const std::string& text) {
    stage_.say(who, text, now_ += std::chrono::seconds(1));
  }
  json::object whole(std::size_t who) {
    hear(who, R"({"type":"hello","protocol":1})");
    hear(who, R"({"type":"unwatch","match":")" + match_ + R"("})");
    hear(who, R"({"type":"watch","match":")" + match_ + R"("})");
    json::object told = parse_json(stage_.heard(who).back()).value().as_object();
    for (const char* field : {"present", "away", "watching"}) told.erase(field);
    return told;
  }

  void say(std::size_t who, std::string_view line) {
    std::string text(line);
    constexpr std::string_view kPlaceholder = "MATCH";
    for (auto at = text.find(kPlaceholder); at != std::string::npos; at = text.find(kPlaceholder)) {
      text.replace(at, kPlaceholder.size(), match_);
    }
    const std::size_t before = stage_.heard(who).size();
    hear(who, text);
    const auto message = read_message(text);
    const auto* command = message ? std::get_if<Command>(&*message) : nullptr;
    int answers = 0;
    for (std::size_t i = before; i < stage_.heard(who).size(); ++i) {
      const json::object told = parse_json(stage_.heard(who)[i]).value().as_object();
      for (const char* field : {"done", "id"}) {
        const json::value* id = told.if_contains(field);
        answers += command != nullptr && id != nullptr && *id == json::value(command->id) ? 1 : 0;
      }
    }
    expect(message || stage_.heard(who).size() == before + 1);
    expect(command == nullptr || answers == 1);
  }

  Stage stage_;
  std::string match_;
  Time now_ = time_at(1'000'000);
};

}  // namespace
}  // namespace loggia::table

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace loggia::table;
  // The library forgets games that nobody plays, and they take a while to be read.
  static const Talk kBalconiaStays(kBalconia);
  static const Talk kHighriseStays(kHighrise);
  std::string_view text = loggia::as_text(data, size);
  Talk talk(text.starts_with('h') ? kHighrise : kBalconia);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    talk.line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  talk.crash();
  return 0;
}
