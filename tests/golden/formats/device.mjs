// Matches on a device, as web/src/engine/localTables.ts and localStore.ts keep them in IndexedDB: the stores of its
// database, as JSON.
// Usage: node device.mjs MODULE
import assert from 'node:assert/strict';
import { load } from '../../wasm/engine.mjs';

const call = await load(process.argv[2]);
const kept = { matches: [], rows: [], contents: {} };
const thoughts = [];
const shown = new Map();
let now = 1_700_000_000_000;
let connections = 0;
let commands = 0;

const words = (text) => text.split(' ').filter((word) => word !== '');

function tell(name, ...texts) {
  for (const [what, ...order] of call.tables(name, `${++now}`, ...texts)) obey(what, order);
}

function obey(what, [first, second, ...more]) {
  if (what === 'show') shown.get(Number(first)).push(JSON.parse(second));
  else if (what === 'content') kept.contents[first] = second;
  else if (what === 'think') thoughts.push([first, second, more[0]]);
  else if (what === 'load') tell('loaded', first, '', ...rowsOf(first));
  else {
    assert.equal(what, 'append', `${first} ${second}`);
    append(first, second, more);
  }
}

const rowsOf = (match) =>
  kept.rows.filter((row) => row.match === match).flatMap(({ seq, time, command, body }) => [`${seq}`, `${time}`, command, body]);

function append(match, phase, [touched, members, awaited, card, ...told]) {
  for (let i = 0; i < told.length; i += 4) {
    const [seq, time, command, body] = told.slice(i, i + 4);
    kept.rows.push({ match, seq: Number(seq), time: Number(time), command, body });
  }
  const summary = { phase, touched: Number(touched), members: words(members), awaited: words(awaited), card: JSON.parse(card) };
  kept.matches = [...kept.matches.filter((each) => each.match !== match), { match, ...summary }];
  tell('stored', match, 'fresh');
}

function command(connection, message) {
  const id = `c${++commands}`;
  tell('say', `${connection}`, JSON.stringify({ id, ...message }));
  const answer = shown.get(connection).find((each) => each.id === id || each.done === id);
  assert.ok(answer && answer.type !== 'refused' && answer.type !== 'error', JSON.stringify(answer));
  return answer;
}

function think() {
  while (thoughts.length > 0) {
    const [match, seq, thought] = thoughts.shift();
    const asked = JSON.stringify({ ...JSON.parse(thought), nodes: 20 });
    tell('thought', match, seq, call('loggia_think', asked));
  }
}

/** Plays so many decisions, or to the end; where it is taken back, once. */
function play(game, names, bots, options, { decisions = Infinity, undoAt = Infinity, then = undefined } = {}) {
  const people = names.map((name, i) => {
    const connection = ++connections;
    shown.set(connection, []);
    tell('connect', `${connection}`, `device-${i + 1}`, name);
    tell('say', `${connection}`, JSON.stringify({ type: 'hello', protocol: 1 }));
    return connection;
  });
  const chairs = [...names.map((_, i) => (i === 0 ? 'me' : 'open')), ...bots.map((bot) => ({ bot }))];
  const { match } = command(people[0], { type: 'make', nonce: 'n', spec: { game, chairs, options, seats: 'chosen' } });
  for (let i = 1; i < people.length; i++) command(people[i], { type: 'do', match, what: { sit: i + 1, nonce: `n${i}` } });
  for (const person of people) tell('say', `${person}`, JSON.stringify({ type: 'watch', match, after: 0 }));
  for (let done = 0; done < decisions; done++) {
    think();
    const seen = people.map((person) => shown.get(person).findLast((each) => each.now).now);
    const place = seen.findIndex((each) => each.phase !== 'over' && each.turn === each.me);
    if (place < 0) break;
    const isUndo = done === undoAt && seen[place].undo_to;
    const what = isUndo ? { undo: seen[place].undo_to } : { act: seen[place].legal[done % seen[place].legal.length] };
    command(people[place], { type: 'do', match, what });
  }
  think();
  if (then) command(people[0], { type: 'do', match, what: then });
  for (const person of people) tell('hang_up', `${person}`);
}

play('balconia', ['Ann'], ['tenant'], {}, { undoAt: 4 });
play('balconia', ['Ann', 'Боря'], [], { door: 'random' }, { decisions: 9 });
play('highrise', ['Ann'], ['sensible', 'tenant'], { players: 3 }, { undoAt: 3 });
play('highrise', ['Ann', 'Боря'], [], { players: 2 }, { decisions: 6, then: { resign: true } });
console.log(JSON.stringify(kept, null, 1));
