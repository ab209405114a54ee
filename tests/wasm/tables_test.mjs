// Whole matches at tables in the module, as a browser's worker drives them: people and bots, the
// store's answers, what each person is shown, an undo, and the record at the end. Beside it, what a line
// to a server makes of the same messages, and what all this costs.
// Usage: node tables_test.mjs MODULE [FILE]
// FILE: where all that was shown goes, a message a line.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { load, pack } from './engine.mjs';

const [module, file] = process.argv.slice(2);
const call = await load(module);
const ask = (name, argument) => JSON.parse(call(`loggia_${name}`, JSON.stringify(argument)));

/** The longest thought but the first of a match: the game itself crosses once. */
let longestThought = 0;
let longestNews = 0;
const everythingShown = [];

class Device {
  rows = new Map();
  shown = new Map();
  thoughts = [];
  record = undefined;
  now = 1_700_000_000_000;

  do(name, ...texts) {
    for (const order of call.tables(name, `${++this.now}`, ...texts)) this.obey(...order);
  }

  obey(what, ...order) {
    const [first, second] = order;
    if (what === 'show') {
      this.shown.get(Number(first)).push(JSON.parse(second));
      everythingShown.push(second);
      longestNews = Math.max(longestNews, second.length);
    } else if (what === 'append') {
      const [match, phase, touched, members, awaited, card, ...told] = order;
      assert.match(phase, /^(open|playing|over)$/);
      assert.equal(Number(touched), this.now);
      for (const guest of awaited.split(' ')) assert.ok(` ${members} `.includes(guest));
      assert.ok(JSON.parse(card).game);
      const rows = this.rows.get(match) ?? [];
      const fresh = Number(told[0]) === rows.length / 4 + 1;
      if (fresh) this.rows.set(match, [...rows, ...told]);
      this.do('stored', match, fresh ? 'fresh' : 'stale');
    } else if (what === 'load') {
      this.do('loaded', first, '', ...(this.rows.get(first) ?? []));
    } else if (what === 'think') {
      this.thoughts.push(order);
    } else if (what === 'record') {
      this.record = second;
    } else {
      assert.equal(what, 'content');
    }
  }

  think() {
    for (const [match, seq, thought] of this.thoughts.splice(0)) {
      const asked = JSON.parse(thought);
      if (!asked.game) longestThought = Math.max(longestThought, thought.length);
      const { action } = ask('think', { ...asked, nodes: 50 });
      const again = { ...asked, game: undefined, nodes: 50 };
      assert.deepEqual(ask('think', again), { action }, 'the same thought is the same move');
      this.do('thought', match, seq, JSON.stringify({ action }));
    }
  }
}

const seen = 2; // so many events are past when one begins to watch

let commands = 0; // the same id again would be the same command

class Person {
  constructor(device, connection) {
    this.device = device;
    this.connection = connection;
    device.shown.set(connection, []);
    device.do('connect', `${connection}`, `device-${connection}`, `P${connection}`);
    this.say({ type: 'hello', protocol: 1 });
  }

  say(message) {
    this.device.do('say', `${this.connection}`, JSON.stringify(message));
  }

  command(message) {
    const id = `c${++commands}`;
    this.say({ id, ...message });
    const mine = this.device.shown.get(this.connection);
    const answer = mine.find((each) => each.id === id || each.done === id);
    assert.ok(answer && answer.type !== 'refused' && answer.type !== 'error', JSON.stringify(answer));
    return answer;
  }

  /** What the person sees now. */
  look() {
    for (const message of this.device.shown.get(this.connection).splice(0)) {
      if (message.type !== 'table' && message.type !== 'events') continue;
      const seqs = message.frames.map(({ seq }) => seq);
      const past = message.past?.length ?? 0;
      assert.ok(past === 0 || past === seen);
      const before = (this.now?.seq ?? 0) + past;
      assert.deepEqual(seqs, seqs.map((_, place) => before + 1 + place));
      this.now = message.now;
      assert.equal(this.now.seq, before + seqs.length);
    }
    return this.now;
  }
}

function play(game, people, bots) {
  const device = new Device();
  const persons = Array.from({ length: people }, (_, i) => new Person(device, i + 1));
  const chairs = [
    ...persons.map((_, i) => (i === 0 ? 'me' : 'open')),
    ...bots.map((bot) => ({ bot })),
  ];
  const options = game === 'highrise' ? { players: chairs.length } : {};
  const { match } = persons[0].command({ type: 'make', nonce: 'n', spec: { game, chairs, options } });
  persons.forEach((person, i) => {
    if (i > 0) person.command({ type: 'do', match, what: { sit: i + 1, nonce: `n${i}` } });
  });
  for (const { connection } of persons) device.do('seen', `${connection}`, match, `${seen}`);
  for (const person of persons) person.say({ type: 'watch', match, after: 0 });
  let decisions = 0;
  let undone = false;
  while (true) {
    device.think();
    const views = persons.map((person) => person.look());
    if (views[0].phase === 'over') break;
    const actor = persons.find((person) => person.now.turn === person.now.me);
    if (!actor) continue;
    assert.ok(actor.now.legal.length > 0);
    for (const other of persons) if (other !== actor) assert.deepEqual(other.now.legal, []);
    if (++decisions === 5 && people === 1 && !undone && actor.now.undo_to) {
      undone = true;
      actor.command({ type: 'do', match, what: { undo: actor.now.undo_to } });
      continue;
    }
    assert.ok(decisions < 3000, 'it ends');
    const choice = actor.now.legal[decisions % actor.now.legal.length];
    if (choice.place) {
      const preview = ask('preview', { connection: actor.connection, match, action: choice });
      assert.equal(typeof preview.points, 'number');
    }
    actor.command({ type: 'do', match, what: { act: choice } });
  }
  // Every secret is out now; before, no text to a person had the seed.
  device.do('record', match);
  const replay = JSON.parse(call('loggia_replay', device.record));
  assert.deepEqual(replay.result, persons[0].now.result);
  assert.equal(replay.frames.at(-1).seq, replay.frames.length);
  for (const person of persons) device.do('hang_up', `${person.connection}`);
  return decisions;
}

const counts = [
  play('balconia', 1, ['master']),
  play('balconia', 2, []),
  play('highrise', 1, ['tenant', 'architect']),
  play('highrise', 3, []),
  play('highrise', 4, []),
];
assert.ok(longestThought < 600, `a thought of ${longestThought} bytes`);

if (file) writeFileSync(file, everythingShown.map((text) => `${text}\n`).join(''));

const isRefused = (orders) => orders.length === 1 && orders[0][0] === 'error';
assert.ok(isRefused(call.tables('nonsense', '1')));
assert.ok(isRefused(call.tables('nonsense', '1', 'x')));
assert.ok(isRefused(call.tables('say', '1', '2')));
assert.ok(isRefused(call.tables('say')));
for (const bytes of [[], [1], [1, 0, 0, 0], [2, 0, 0, 0, 9, 0, 0, 0, 65], [255, 255, 255, 255]]) {
  assert.ok(isRefused(call.packed(Buffer.from(bytes))), `${bytes}`);
}
assert.ok(isRefused(call.packed(pack(['say', '1', '2', '3', '4']))));
assert.deepEqual(call.tables('hear', '1', '9', 'nonsense'), [['show', '9', 'nonsense']]);
const [[shown, , said]] = call.tables('hear', '1', '9', '{"type": "table", "match": "m"}');
assert.deepEqual([shown, JSON.parse(said).code], ['show', 'not_understood']);
assert.equal(ask('think', { game: 'chess' }), null);
assert.equal(ask('think', { match: 'm', known: 7, standing: [] }), null);
console.log(
  `wasm: five matches at tables of the module, ${counts.join(', ')} decisions of people; ` +
    `at most ${longestThought} bytes for a thought, ${longestNews} for what is shown`,
);
