#include "store/checks.h"

#include <algorithm>
#include <format>
#include <utility>

#include "notation/problem.h"

namespace loggia::store {
namespace {

// Those of a table are few.
bool has_repeated(const std::vector<Member>& members) {
  for (std::size_t i = 1; i < members.size(); ++i) {
    if (std::ranges::contains(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(i),
                              members[i].guest, &Member::guest)) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::unexpected<Trouble> unavailable(std::string text) {
  return std::unexpected(Trouble{Trouble::Kind::kUnavailable, std::move(text)});
}

std::unexpected<Trouble> broken(std::string text) {
  return std::unexpected(Trouble{Trouble::Kind::kBroken, std::move(text)});
}

std::unexpected<Trouble> refused(std::string text) {
  return std::unexpected(Trouble{Trouble::Kind::kRefused, std::move(text)});
}

bool is_storable(std::string_view text) {
  // Nearly all texts are ASCII, which a loop without branches finds out.
  bool is_plain = true;
  for (const char c : text) is_plain &= static_cast<signed char>(c) > 0;
  return is_plain || (!text.contains('\0') && is_utf8(text));
}

Answer<void> check(std::initializer_list<std::string_view> keys,
                   std::initializer_list<std::string_view> texts) {
  for (const std::string_view key : keys) {
    if (key.size() > kMostKeyBytes) {
      return refused(std::format("a name of {} bytes, more than the {} allowed: {}", key.size(),
                                 kMostKeyBytes, in_quotes(key)));
    }
  }
  for (const auto& list : {keys, texts}) {
    const auto bad = std::ranges::find_if_not(list, is_storable);
    if (bad != list.end()) return refused("no UTF-8, or with a NUL: " + in_quotes(*bad));
  }
  return {};
}

Answer<void> check(std::span<const Append> appends) {
  for (const Append& append : appends) {
    const Summary& summary = append.summary;
    auto fine = check({append.match}, {summary.game, summary.card});
    for (const Row& row : append.rows) {
      if (fine) fine = check({}, {row.command, row.body});
    }
    for (const Member& member : summary.members) {
      if (fine) fine = check({member.guest}, {});
    }
    if (fine && summary.members.size() > kMostMembers) {
      fine = refused(std::format("match {} has more than the {} members allowed",
                                 in_quotes(append.match), kMostMembers));
    }
    if (fine && has_repeated(summary.members)) {
      fine = refused(std::format("match {} has a member twice", in_quotes(append.match)));
    }
    if (!fine) return fine;
  }
  return {};
}

std::unexpected<Trouble> no_such_guest(std::string_view guest) {
  return refused("there is no guest " + in_quotes(guest));
}

bool follows(const Append& append, std::uint64_t last) {
  for (const Row& row : append.rows) {
    if (row.seq != ++last) return false;
  }
  return !append.rows.empty();
}

bool is_there(const Append& append, std::span<const Row> rows) {
  return !append.rows.empty() && rows.size() >= append.rows.size() &&
         std::ranges::equal(append.rows, rows.first(append.rows.size()));
}

}  // namespace loggia::store
