#include "table/written_spec.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "notation/filled.h"

namespace loggia::table {
namespace {

bool is_bot_chair(const ChairSpec& chair) { return chair.kind == ChairSpec::Kind::kBot; }

void check_chair(const Reader& reader, const ChairSpec& chair, std::string_view guest) {
  if (chair.kind != ChairSpec::Kind::kGuest) return;
  const json::value& written = reader.value();
  if (written.is_object() && !guest.empty()) reader.fail("needs \"bot\"");
  if (written.is_string() && written.get_string() != guest) {
    reader.fail(in_quotes(written.get_string()) +
                " is nobody; choose from open, me, or {\"bot\": NAME}");
  }
}

void check_chairs(const Reader& reader, const std::vector<ChairSpec>& chairs,
                  std::string_view guest) {
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    const json::value& written = reader.value().get_array()[i];
    check_chair(reader.item(written, std::to_string(i + 1)), chairs[i], guest);
    const bool is_twice =
        chairs[i].kind == ChairSpec::Kind::kGuest && guest != "kept" &&
        std::any_of(chairs.begin(), chairs.begin() + static_cast<std::ptrdiff_t>(i),
                    [&](const ChairSpec& other) { return other.is_for(chairs[i].name); });
    if (is_twice) reader.fail("the same guest sits on two of them");
  }
  if (std::ranges::all_of(chairs, is_bot_chair)) reader.fail("nobody can sit there but bots");
}

// The text a guest's chair has; empty: the guest's id stands there.
std::optional<Spec> read_spec(const Reader& reader, std::string_view guest) {
  auto spec = wire::read<SpecFields>(reader);
  if (!spec) return std::nullopt;
  if (const auto options = reader.optional_field("options")) {
    (void)read_options(*options, spec->game->options);
  }
  if (spec->content.empty()) spec->content = spec->game->contents.front().name;
  check_chairs(*reader.field("chairs"), spec->chairs, guest);
  return *std::move(spec);
}

}  // namespace

std::optional<const GameEntry*> WrittenGame::read(const Reader& reader, wire::Game /*game*/) {
  const auto name = reader.text();
  if (!name) return std::nullopt;
  if (const GameEntry* game = find_game(*name)) return game;
  reader.fail(in_quotes(*name) + " is no game known here");
  return std::nullopt;
}

void WrittenChair::write(const ChairSpec& chair, std::string& out, wire::Game /*game*/) {
  switch (chair.kind) {
    case ChairSpec::Kind::kAnybody: append_text("open", out); break;
    case ChairSpec::Kind::kBot: wire::write(BotChair{chair.name}, out); break;
    case ChairSpec::Kind::kGuest:
      if (chair.name.empty()) {
        append_text("kept", out);
      } else {
        wire::write(GuestChair{.guest = chair.name, .name = chair.called}, out);
      }
      break;
  }
}

std::optional<ChairSpec> WrittenChair::read(const Reader& reader, wire::Game /*game*/) {
  struct Understanding {
    ChairSpec operator()(BotChair&& chair) const {
      return {.kind = ChairSpec::Kind::kBot, .name = std::move(chair.bot)};
    }
    ChairSpec operator()(GuestChair&& chair) const {
      return {.kind = ChairSpec::Kind::kGuest,
              .name = std::move(chair.guest),
              .called = std::move(chair.name)};
    }
  };
  if (reader.value().is_string()) {
    return reader.value().get_string() == "open" ? ChairSpec{}
                                                 : ChairSpec{.kind = ChairSpec::Kind::kGuest};
  }
  return wire::read<std::variant<BotChair, GuestChair>>(reader).transform(
      [](std::variant<BotChair, GuestChair> chair) {
        return std::visit(Understanding(), std::move(chair));
      });
}

void WrittenClock::write(const Clock& clock, std::string& out, wire::Game /*game*/) {
  switch (clock.kind) {
    case Clock::Kind::kNone: append_text("none", out); break;
    case Clock::Kind::kPerMove: wire::write(MoveClock{clock.time}, out); break;
    case Clock::Kind::kTotal:
      wire::write(TotalClock{.total = clock.time, .increment = clock.increment}, out);
      break;
  }
}

std::optional<Clock> WrittenClock::read(const Reader& reader, wire::Game /*game*/) {
  struct Understanding {
    Clock operator()(const MoveClock& clock) const {
      return {.kind = Clock::Kind::kPerMove, .time = clock.move};
    }
    Clock operator()(const TotalClock& clock) const {
      return {.kind = Clock::Kind::kTotal, .time = clock.total, .increment = clock.increment};
    }
  };
  if (reader.value().is_string() && reader.value().get_string() == "none") return Clock{};
  return wire::read<std::variant<MoveClock, TotalClock>>(reader).transform(
      [](const auto& clock) { return std::visit(Understanding(), clock); });
}

std::optional<Spec> WantedSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, "me");
}
std::optional<Spec> StoredSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, "");
}
std::optional<Spec> ToldSpec::read(const Reader& reader, wire::Game /*game*/) {
  return read_spec(reader, "kept");
}

void WrittenSpec::write(const Spec& spec, std::string& out, wire::Game /*game*/) {
  SpecFields fields;
  static_cast<Spec&>(fields) = spec;
  wire::write(fields, out);
}

}  // namespace loggia::table
