#include "store/transfer.h"

#include <algorithm>
#include <format>
#include <istream>
#include <ostream>
#include <string>
#include <utility>

#include "notation/json.h"
#include "store/checks.h"
#include "store/transfer_lines.h"

namespace loggia::store {
namespace {

class Exporter {
 public:
  explicit Exporter(std::ostream& out) : out_(&out) {}

  Answer<void> write(const TransferLine& line) {
    const std::string text = to_text(line);
    if (text.size() > kMostJsonBytes) {
      return broken(std::format("a line of {} bytes, more than the {} that can be read again",
                                text.size(), kMostJsonBytes));
    }
    *out_ << text << '\n';
    ++lines_;
    if (!*out_) return unavailable("the export cannot be written");
    return {};
  }

  Answer<void> write_match(const Append& append) {
    auto fine = write(MatchLine{{append.match, append.summary}, append.rows.size()});
    for (const Row& row : append.rows) {
      if (fine) fine = write(row);
    }
    return fine;
  }

  Answer<void> end() {
    auto fine = write(EndLine{lines_});
    out_->flush();
    if (fine && !*out_) return unavailable("the export cannot be written");
    return fine;
  }

 private:
  std::ostream* out_;
  std::uint64_t lines_ = 0;
};

class Importer {
 public:
  Importer(std::istream& in, Store& to) : in_(&in), to_(&to) {}

  Answer<Transferred> run() {
    while (!is_over_) {
      if (const auto fine = take_line(); !fine) {
        return std::unexpected(
            Trouble{fine.error().kind, std::format("line {}{}", number_, fine.error().text)});
      }
    }
    return done_;
  }

 private:
  // What goes wrong is said after "line 7": either ", column 3: …" or ": …".
  Answer<void> take_line() {
    const auto text = read_line();
    if (!text) return std::unexpected(text.error());
    auto line = parse_line(*text);
    if (!line) {
      const Problem& problem = line.error();
      constexpr std::string_view kOnlyLine = "line 1";
      if (problem.where.starts_with(kOnlyLine)) {
        return broken(problem.where.substr(kOnlyLine.size()) + ": " + problem.what);
      }
      return broken(": " + to_text(problem));
    }
    return std::visit([&](auto& kind) { return take(std::move(kind)); }, *line)
        .transform_error(
            [](Trouble trouble) { return Trouble{trouble.kind, ": " + std::move(trouble.text)}; });
  }

  Answer<std::string> read_line() {
    ++number_;
    std::string line;
    std::streambuf& buffer = *in_->rdbuf();
    for (;;) {
      const int c = buffer.sbumpc();
      if (c == '\n') return line;
      if (c == std::char_traits<char>::eof()) {
        return broken(": the export ends too early; what came before is imported");
      }
      if (line.size() == kMostJsonBytes) {
        return broken(std::format(": more than the {} bytes allowed", kMostJsonBytes));
      }
      line += static_cast<char>(c);
    }
  }

  Answer<void> take(HeaderLine) const {
    if (number_ != 1) return broken("a second header");
    return {};
  }

  // What may come next: a header first of all, and all rows of a match before anything else.
  Answer<void> check_place(bool is_row) const {
    if (number_ == 1) return broken("expected {\"format\":\"loggia.export/1\"}");
    if (is_row && rows_to_come_ == 0) return broken("a row without a match");
    if (!is_row && rows_to_come_ > 0) {
      return broken(std::format("{} rows of the match before are missing", rows_to_come_));
    }
    return {};
  }

  Answer<void> take(ContentLine content) {
    ++done_.contents;
    return check_place(false).and_then(
        [&] { return to_->put_content(content.hash, content.text); });
  }

  Answer<void> take(Guest guest) {
    ++done_.guests;
    return check_place(false).and_then([&] { return to_->put_guest(guest); });
  }

  Answer<void> take(Session session) {
    ++done_.sessions;
    return check_place(false).and_then([&] { return to_->put_session(session); });
  }

  Answer<void> take(Account account) {
    ++done_.accounts;
    if (auto fine = check_place(false); !fine) return fine;
    const auto verdict = to_->put_account(account);
    if (!verdict) return std::unexpected(verdict.error());
    if (*verdict == Verdict::kStale) {
      return broken("the login " + in_quotes(account.login) + " is another guest's there");
    }
    return {};
  }

  Answer<void> take(MatchLine line) {
    ++done_.matches;
    if (auto fine = check_place(false); !fine) return fine;
    rows_to_come_ = line.rows;
    matches_.push_back({std::move(line.match.match), {}, std::move(line.match.summary)});
    return {};
  }

  Answer<void> take(Row row) {
    if (auto fine = check_place(true); !fine) return fine;
    std::vector<Row>& rows = matches_.back().rows;
    if (row.seq != rows.size() + 1) {
      return broken(std::format("row {} where {} must follow", row.seq, rows.size() + 1));
    }
    bytes_ += row.body.size();
    rows.push_back(std::move(row));
    if (--rows_to_come_ > 0 || (matches_.size() < kMostMatches && bytes_ < kMostBytes)) return {};
    return put_matches();
  }

  Answer<void> take(EndLine end) {
    if (auto fine = check_place(false); !fine) return fine;
    if (end.lines != number_ - 1) {
      return broken(std::format("{} lines should stand before this one", end.lines));
    }
    is_over_ = true;
    return put_matches();
  }

  // Many at once: each call waits for the disk.
  static constexpr std::size_t kMostMatches = 200;
  static constexpr std::size_t kMostBytes = std::size_t{4} << 20U;

  Answer<void> put_matches() {
    const auto verdicts = to_->append(matches_);
    if (!verdicts) return std::unexpected(verdicts.error());
    const auto stale = std::ranges::find(*verdicts, Verdict::kStale);
    if (stale != verdicts->end()) {
      const Append& match = matches_[static_cast<std::size_t>(stale - verdicts->begin())];
      return broken("match " + in_quotes(match.match) +
                    ", here or before, is there already with other rows");
    }
    matches_.clear();
    bytes_ = 0;
    return {};
  }

  std::istream* in_;
  Store* to_;
  std::uint64_t number_ = 0;
  bool is_over_ = false;
  std::uint64_t rows_to_come_ = 0;
  std::vector<Append> matches_;  // read, and not put yet
  std::size_t bytes_ = 0;
  Transferred done_;
};

}  // namespace

Answer<Transferred> export_all(Store& from, std::ostream& out) {
  Exporter exporter(out);
  Transferred done;
  const auto counted = [&exporter](std::size_t& count) {
    return [&](const auto& what) {
      ++count;
      return exporter.write(what);
    };
  };
  const Store::Visitor visitor = {
      .content =
          [&](std::string_view hash, std::string_view text) {
            ++done.contents;
            return exporter.write(ContentLine{std::string(hash), std::string(text)});
          },
      .guest = counted(done.guests),
      .session = counted(done.sessions),
      .account = counted(done.accounts),
      .match =
          [&](const Append& append) {
            ++done.matches;
            return exporter.write_match(append);
          },
  };
  return exporter.write(HeaderLine{})
      .and_then([&] { return from.visit(visitor); })
      .and_then([&] { return exporter.end(); })
      .transform([&] { return done; });
}

Answer<Transferred> import_all(std::istream& in, Store& to) { return Importer(in, to).run(); }

}  // namespace loggia::store
