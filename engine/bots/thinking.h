// What a bot may spend on a decision, and who does its work. The engine knows no clock and no
// threads: whoever lets a bot think brings them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace loggia::bots {

// Says when to stop. Asked between slices of work: a move is there whenever the answer is yes.
class Stop {
 public:
  Stop() = default;
  Stop(const Stop&) = delete;
  Stop& operator=(const Stop&) = delete;
  virtual ~Stop() = default;

  [[nodiscard]] virtual bool is_due() const = 0;
};

// Work cut into slices that do not touch each other. A slice has its own random stream, and results
// are merged in the order of slices, so that the outcome is the same whoever does them, and when.
class Slices {
 public:
  Slices() = default;
  Slices(const Slices&) = delete;
  Slices& operator=(const Slices&) = delete;
  virtual ~Slices() = default;

  virtual void work(std::size_t slice) = 0;
};

class Crew {
 public:
  Crew() = default;
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  virtual ~Crew() = default;

  // All of `slices` are done when it returns.
  virtual void run(Slices& slices, std::size_t count) = 0;
};

struct Thinking {
  // Simulations, or positions valued. The same number gives the same move on every machine; 0 is
  // what the level usually takes.
  std::uint64_t nodes = 0;
  const Stop* stop = nullptr;  // null: never
  Crew* crew = nullptr;        // null: one slice after the other, here

  [[nodiscard]] bool is_due() const { return stop != nullptr && stop->is_due(); }
  void run(Slices& slices, std::size_t count) const {
    if (crew != nullptr) {
      crew->run(slices, count);
    } else {
      for (std::size_t i = 0; i < count; ++i) slices.work(i);
    }
  }
};

}  // namespace loggia::bots
