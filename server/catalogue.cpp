#include "server/catalogue.h"

#include <utility>
#include <vector>

#include "match/chance_origin.h"
#include "match/record.h"
#include "table/offer.h"

namespace loggia::server {
namespace {

constexpr std::size_t kMostListed = 100;

std::string guest_of(const std::optional<Visitor>& visitor) {
  return visitor.value_or(Visitor::stranger()).person.guest;
}

Response record_for(std::string_view guest, const table::Table* table) {
  if (table == nullptr) return error_response(404, "unknown_match", "there is no such match");
  const bool may_see =
      table->chair_of(guest) || table->has_played(guest) || table->spec().has_spectators;
  if (!may_see) return error_response(403, "no_spectators", "this table allows no spectators");
  if (table->match() == nullptr || table->phase() != table::Phase::kOver) {
    return error_response(409, "match_not_over", "the match is not over yet");
  }
  Response response = json_response(200, record_json(*table->match()));
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"match.json\"");
  return response;
}

}  // namespace

void Catalogue::games(const Respond& respond) const {
  respond({.status = 200, .body = table::offered_games_text(tables_.library())});
}

void Catalogue::open_tables(const Request& request, const Respond& respond) {
  sessions_.identify(request.cookie, [this, respond](const std::optional<Visitor>& visitor) {
    store_.ask([](store::Store& store) { return store.open_tables(kMostListed); },
               [this, respond, guest = guest_of(visitor)](const std::vector<store::Listed>& found) {
                 list(found, guest, respond);
               });
  });
}

void Catalogue::matches_of(const Visitor& visitor, const Respond& respond) {
  store_.ask([guest = visitor.person.guest](
                 store::Store& store) { return store.matches_of(guest, kMostListed); },
             [this, respond, guest = visitor.person.guest](
                 const std::vector<store::Listed>& found) { list(found, guest, respond); });
}

void Catalogue::list(const std::vector<store::Listed>& found, std::string_view guest,
                     const Respond& respond) {
  std::vector<table::told::Listed> list;
  for (const store::Listed& stored : found) {
    if (auto listed = cards_.listed(stored, guest)) list.push_back(*std::move(listed));
  }
  Response response;
  wire::List<table::told::WrittenListed>::write(list, response.body, nullptr);
  respond(std::move(response));
}

void Catalogue::content(const std::string& hash, const Respond& respond) {
  const auto tell = [respond](const std::optional<std::string>& text) {
    if (!text) return respond(error_response(404, "nothing_there", "there is no such content"));
    Response response{.body = *text};
    // The same hash is the same text, for ever.
    response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
    respond(std::move(response));
  };
  if (const std::string* known = tables_.library().text(hash)) return tell(*known);
  if (!is_word(hash)) return tell(std::nullopt);
  store_.ask([hash](store::Store& store) { return store.content(hash); }, tell);
}

void Catalogue::record(const std::string& match, const Request& request, const Respond& respond) {
  // What cannot be an id is not looked for: a store may have no way to hold it.
  if (!is_word(match)) return respond(record_for("", nullptr));
  sessions_.identify(request.cookie, [this, match, respond](const std::optional<Visitor>& visitor) {
    tables_.service().inspect(match, outside_.now(),
                              [respond, guest = guest_of(visitor)](const table::Table* table) {
                                respond(record_for(guest, table));
                              });
  });
}

void Catalogue::summarize(const std::string& match, const Summarized& then) {
  if (store_.is_away()) return then(std::nullopt);
  store_.ask(
      [match](store::Store& store) { return store.summary(match); },
      [this, match, then](const std::optional<store::Summary>& summary) {
        then(summary ? cards_.listed({.match = match, .summary = *summary}, "") : std::nullopt);
      });
}

}  // namespace loggia::server
