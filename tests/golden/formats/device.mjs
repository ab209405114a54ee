// Matches on a device, as web/src/engine/localStore.ts keeps them in IndexedDB: the stores of its database, as JSON.
// Speaks to the module as the app's worker did when the examples were made.
// Usage: node device.mjs MODULE
import assert from 'node:assert/strict';
import { load } from '../../wasm/engine.mjs';

const call = await load(process.argv[2]);
const ask = (name, argument) => JSON.parse(call(`loggia_${name}`, JSON.stringify(argument)));
const kept = { matches: [], rows: [], contents: {} };
let now = 1_700_000_000_000;
let thoughts = [];
let heard = [];
let commands = 0;

function tell(what, more) {
  for (const order of ask('table', { call: what, now: ++now, ...more })) obey(order);
}

function obey(order) {
  if ('send' in order) heard.push(JSON.parse(order.text));
  else if ('content' in order) kept.contents[order.content] = order.text;
  else if ('think' in order) thoughts.push(order);
  else if ('load' in order) tell('loaded', { match: order.load, rows: rowsOf(order.load), content: '' });
  else {
    const match = order.append;
    kept.rows.push(...order.rows.map((row) => ({ match, ...row })));
    kept.matches = [...kept.matches.filter((each) => each.match !== match), { match, ...order.summary }];
    tell('stored', { match, fresh: true });
  }
}

const rowsOf = (match) =>
  kept.rows.filter((row) => row.match === match).map(({ seq, time, command, body }) => ({ seq, time, command, body }));

function command(connection, message) {
  heard = [];
  const id = `c${++commands}`;
  tell('receive', { connection, text: JSON.stringify({ id, ...message }) });
  const answer = heard.find((each) => each.id === id || each.done === id);
  assert.ok(answer && answer.type !== 'refused' && answer.type !== 'error', JSON.stringify(heard));
  return answer;
}

function think() {
  while (thoughts.length > 0) {
    const { think: match, seq, thought } = thoughts.shift();
    tell('thought', { match, seq, action: ask('think', { ...thought, nodes: 20 }).action });
  }
}

/** Plays so many decisions, or to the end; where it is taken back, once. */
function play(game, names, bots, options, { decisions = Infinity, undoAt = Infinity, then = undefined } = {}) {
  const first = now; // no connection is used again
  names.forEach((name, i) => {
    tell('connect', { connection: first + i, guest: `device-${i + 1}`, name });
    tell('receive', { connection: first + i, text: JSON.stringify({ type: 'hello', protocol: 1 }) });
  });
  const chairs = [...names.map((_, i) => (i === 0 ? 'me' : 'open')), ...bots.map((bot) => ({ bot }))];
  const { match } = command(first, { type: 'make', nonce: 'n', spec: { game, chairs, options, seats: 'chosen' } });
  const seq = names.map(() => 0);
  let seen = [];
  const look = (i) => {
    heard = [];
    tell('receive', { connection: first + i, text: JSON.stringify({ type: 'watch', match, after: seq[i] }) });
    const table = heard.find((each) => each.type === 'table');
    const follow = `${match} ${first + i}`;
    seen[i] = ask('follow', { follow, events: table.events, chair: table.chair }).now;
    seq[i] = table.seq;
    return seen[i];
  };
  for (let i = 1; i < names.length; i++) command(first + i, { type: 'do', match, what: { sit: i + 1, nonce: `n${i}` } });
  for (let done = 0; done < decisions; ) {
    think();
    const place = names.findIndex((_, i) => look(i).phase === 'over' || seen[i].turn === seen[i].me);
    if (place < 0 || seen[place].phase === 'over') break;
    const actor = seen[place];
    const isUndo = done === undoAt && actor.undo_to;
    if (isUndo) undoAt = Infinity;
    const what = isUndo ? { undo: actor.undo_to } : { act: actor.legal[done % actor.legal.length] };
    command(first + place, { type: 'do', match, what });
    done++;
  }
  think();
  if (then) command(first, { type: 'do', match, what: then });
  names.forEach((_, i) => tell('disconnect', { connection: first + i }));
}

play('balconia', ['Ann'], ['tenant'], {}, { undoAt: 4 });
play('balconia', ['Ann', 'Боря'], [], { door: 'random' }, { decisions: 9 });
play('highrise', ['Ann'], ['sensible', 'tenant'], { players: 3 }, { undoAt: 3 });
play('highrise', ['Ann', 'Боря'], [], { players: 2 }, { decisions: 6, then: { resign: true } });
console.log(JSON.stringify(kept, null, 1));
