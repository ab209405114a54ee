#include "server/tally.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <iostream>

namespace loggia::server {
namespace {

constexpr std::chrono::seconds kBetweenLines(10);
constexpr std::array<std::string_view, kLimits> kNames = {
    "connections", "connections_per_address", "requests", "guests",       "header_bytes",
    "body_bytes",  "message_bytes",           "pings",    "waiting_bytes"};

}  // namespace

void write_log(json::object line) {
  using namespace std::chrono;
  line["time"] = duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  std::cerr << compact(line) + "\n";
}

std::string path_pattern(std::string_view path) {
  constexpr std::array<std::string_view, 5> kWhole = {"/", "/ws", "/healthz", "/readyz",
                                                      "/metrics"};
  constexpr std::string_view kApi = "/api/";
  if (std::ranges::contains(kWhole, path)) return std::string(path);
  if (path.starts_with("/assets/")) return "/assets/…";
  if (!path.starts_with(kApi)) return "/…";
  const std::size_t end = path.find('/', kApi.size());
  const std::string_view name = path.substr(kApi.size(), end - kApi.size());
  const bool is_word = std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; });
  constexpr std::size_t kLongestWord = 16;
  if (!is_word || name.size() > kLongestWord) return "/api/…";
  return std::format("/api/{}{}", name, end == std::string_view::npos ? "" : "/…");
}

void Tally::refused(Limit limit, std::string_view address, Milliseconds now) {
  const auto index = static_cast<std::size_t>(limit);
  Refused& known = refused_[index];
  ++known.count;
  if (known.logged > 0 && now - known.logged_at < kBetweenLines) return;
  write_log({{"event", "refused"},
             {"limit", kNames[index]},
             {"times", known.count - known.logged},
             {"address", address}});
  known.logged = known.count;
  known.logged_at = now;
}

void Tally::measure(Exposition& out) const {
  out.family("answers_total", "counter", "Answers to HTTP requests, by class of status.");
  for (std::size_t i = 1; i < answers_.size(); ++i) {
    out.member("answers_total", "status", std::format("{}xx", i), answers_[i]);
  }
  out.family("refused_total", "counter", "What was too much, by the limit that it met.");
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    out.member("refused_total", "limit", kNames[i], refused_[i].count);
  }
  out.counter("messages_out_total", "Messages to clients.", sent_);
}

}  // namespace loggia::server
