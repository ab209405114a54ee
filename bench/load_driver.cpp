// Plays many matches of Balconia over real WebSockets, both seats of each, and measures how long a
// move takes until both seats have heard of it. `bench/load` starts it beside a server.
//
//   load_driver PORT MATCHES SECONDS MOVES_PER_SECOND_AND_MATCH
//
// The last may be 0: as fast as it goes. With SECONDS 0 the matches are only opened, and stay open
// until its input ends.
#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <format>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

// Each next to one before, the first next to the door: always legal.
constexpr std::array<const char*, 14> kCells = {"c2", "c3", "c4", "c5", "b5", "b4", "b3",
                                                "b2", "b1", "a1", "a2", "a3", "a4", "a5"};

[[noreturn]] void fail(const std::string& what) {
  std::cerr << "load_driver: " << what << "\n";
  std::exit(1);
}

struct Plan {
  std::uint16_t port = 0;
  std::size_t matches = 0;
  double seconds = 0;
  double rate = 0;
};

struct Measured {
  std::vector<float> milliseconds;  // of moves that both seats heard of
  bool is_counting = false;
};

std::string new_guest(asio::io_context& context, std::uint16_t port, const std::string& name) {
  beast::tcp_stream stream(context);
  stream.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
  http::request<http::string_body> request(http::verb::post, "/api/guest", 11);
  request.set(http::field::host, "localhost");
  request.set(http::field::content_type, "application/json");
  request.body() = std::format(R"({{"name": "{}"}})", name);
  request.prepare_payload();
  http::write(stream, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(stream, buffer, response);
  const std::string cookie(response[http::field::set_cookie]);
  if (cookie.empty()) fail("no cookie: " + response.body());
  return cookie.substr(0, cookie.find(';'));
}

class Seat : public std::enable_shared_from_this<Seat> {
 public:
  explicit Seat(asio::io_context& context) : socket_(context) {}

  void open(std::uint16_t port, const std::string& cookie) {
    beast::get_lowest_layer(socket_).connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
    beast::get_lowest_layer(socket_).socket().set_option(tcp::no_delay(true));
    socket_.set_option(websocket::stream_base::decorator(
        [cookie](websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
    socket_.handshake("localhost", "/ws");
  }
  void say(std::string text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
  }
  template <class Heard>
  void listen(Heard heard) {
    socket_.async_read(
        buffer_, [self = shared_from_this(), heard](beast::error_code error, std::size_t size) {
          if (error) return;
          const auto data = self->buffer_.cdata();
          heard(std::string_view(static_cast<const char*>(data.data()), data.size()));
          self->buffer_.consume(size);
          self->listen(heard);
        });
  }

 private:
  void write() {
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  websocket::stream<beast::tcp_stream> socket_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
};

// Two people who play one match after the other.
class Pair {
 public:
  Pair(asio::io_context& context, const Plan& plan, Measured& measured, std::size_t number)
      : plan_(plan), measured_(measured), timer_(context) {
    for (std::size_t i = 0; i < 2; ++i) {
      seats_[i] = std::make_shared<Seat>(context);
      seats_[i]->open(plan.port, new_guest(context, plan.port, std::format("p{}-{}", number, i)));
      seats_[i]->listen([this, i](std::string_view text) { hear(i, text); });
      seats_[i]->say(R"({"type":"hello","protocol":1})");
    }
    make();
  }

  [[nodiscard]] bool has_started() const { return has_started_; }
  // The first move comes after this share of the time between moves: they do not all come at once.
  void play(double phase) {
    if (plan_.rate > 0) {
      next_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                 std::chrono::duration<double>((phase - 1) / plan_.rate));
    }
    schedule();
  }

 private:
  void make() {
    ++made_;
    match_.clear();
    seats_[0]->say(std::format(
        R"({{"type":"make","id":"m{}","nonce":"a","spec":{{"game":"balconia","chairs":["me","open"],"seats":"chosen"}}}})",
        made_));
  }

  // Only what matters here is looked for: the driver has one core, as the server has.
  void hear(std::size_t seat, std::string_view text) {
    if (text.contains(R"("type":"refused")") || text.contains(R"("type":"error")")) {
      fail(std::string(text));
    } else if (match_.empty() && text.contains(R"("type":"done")")) {
      sit_down(std::string(json::parse(text).at("match").as_string()));
    } else if (text.starts_with(R"({"type":"events")") && text.contains(match_)) {
      hear_events(seat, text);
    }
  }
  void sit_down(std::string match) {
    match_ = std::move(match);
    moves_ = 0;
    heard_ = {};
    for (const auto& seat : seats_) {
      seat->say(std::format(R"({{"type":"watch","match":"{}"}})", match_));
    }
    seats_[1]->say(
        std::format(R"({{"type":"do","id":"s{}","match":"{}","what":{{"sit":2,"nonce":"b"}}}})",
                    made_, match_));
  }
  void hear_events(std::size_t seat, std::string_view text) {
    const bool has_begun = text.contains(R"("started":)");
    const bool is_move = text.contains(R"("keep":)") || text.contains(R"("place":)");
    if (!has_begun && !is_move) return;
    ++heard_[seat];
    if (heard_[0] != heard_[1]) return;
    if (is_move && measured_.is_counting) {
      const std::chrono::duration<float, std::milli> took = Clock::now() - said_;
      measured_.milliseconds.push_back(took.count());
    }
    if (text.contains(R"("result":)")) {
      for (const auto& other : seats_) {
        other->say(std::format(R"({{"type":"unwatch","match":"{}"}})", match_));
      }
      make();
    } else if (has_begun && !has_started_) {
      has_started_ = true;  // waits for all the others
    } else {
      schedule();
    }
  }

  void schedule() {
    if (plan_.rate <= 0) return act();
    const auto period = std::chrono::duration<double>(1 / plan_.rate);
    next_ = std::max(next_ + std::chrono::duration_cast<Clock::duration>(period), Clock::now());
    timer_.expires_at(next_);
    timer_.async_wait([this](beast::error_code error) {
      if (!error) act();
    });
  }
  void act() {
    const std::size_t round = moves_ / 2;
    const bool selects = moves_ % 2 == 0;
    const std::size_t selector = round % 2;  // green first, then whoever placed
    const std::string action =
        selects ? R"({"keep":[0,1]})" : std::format(R"({{"place":"{}","face":2}})", kCells[round]);
    ++moves_;
    said_ = Clock::now();
    seats_[selects ? selector : 1 - selector]->say(
        std::format(R"({{"type":"do","id":"c{}-{}","match":"{}","what":{{"act":{}}}}})", made_,
                    moves_, match_, action));
  }

  const Plan& plan_;
  Measured& measured_;
  asio::steady_timer timer_;
  std::array<std::shared_ptr<Seat>, 2> seats_;
  std::string match_;
  int made_ = 0;
  bool has_started_ = false;
  std::size_t moves_ = 0;
  std::array<std::size_t, 2> heard_{};  // events of this match, by seat
  Clock::time_point said_;
  Clock::time_point next_ = Clock::now();
};

double at(std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void report(Measured& measured, double seconds) {
  auto& times = measured.milliseconds;
  std::ranges::sort(times);
  std::cout
      << std::format(
             R"({{"moves": {}, "moves_per_second": {:.0f}, "p50_ms": {:.2f}, "p99_ms": {:.2f}}})",
             times.size(), static_cast<double>(times.size()) / seconds, at(times, 0.5),
             at(times, 0.99))
      << std::endl;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) fail("PORT MATCHES SECONDS MOVES_PER_SECOND_AND_MATCH");
  const Plan plan{.port = static_cast<std::uint16_t>(std::atoi(argv[1])),
                  .matches = static_cast<std::size_t>(std::atoi(argv[2])),
                  .seconds = std::atof(argv[3]),
                  .rate = std::atof(argv[4])};
  asio::io_context context(1);
  Measured measured;
  std::vector<std::unique_ptr<Pair>> pairs;
  for (std::size_t i = 0; i < plan.matches; ++i) {
    pairs.push_back(std::make_unique<Pair>(context, plan, measured, i));
    context.poll();
  }
  while (!std::ranges::all_of(pairs, &Pair::has_started)) context.run_one();
  std::cout << R"({"open": true})" << std::endl;
  if (plan.seconds <= 0) {
    std::cin.get();
    std::_Exit(0);
  }
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    pairs[i]->play(static_cast<double>(i) / static_cast<double>(pairs.size()));
  }
  const auto run_for = [&](double seconds) {
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(seconds));
    while (Clock::now() < end) context.run_one_for(std::chrono::milliseconds(10));
  };
  run_for(1);  // to warm up
  measured.is_counting = true;
  run_for(plan.seconds);
  report(measured, plan.seconds);
  std::_Exit(0);  // the server must cope with it
}
