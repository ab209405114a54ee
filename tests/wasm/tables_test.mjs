// Whole matches at tables in the module, as a browser's worker drives them: people and bots, the
// store's answers, what each person is told and makes of it, an undo, and the record at the end.
// Usage: node tables_test.mjs MODULE
import assert from 'node:assert/strict';
import { load } from './engine.mjs';

const call = await load(process.argv[2]);
const ask = (name, argument) => JSON.parse(call(`loggia_${name}`, JSON.stringify(argument)));

class Device {
  rows = new Map();
  heard = new Map();
  thoughts = [];
  record = undefined;
  now = 1_700_000_000_000;

  do(what, more) {
    const orders = ask('table', { call: what, now: ++this.now, ...more });
    assert.ok(Array.isArray(orders), JSON.stringify(orders));
    for (const order of orders) this.obey(order);
  }

  obey(order) {
    if ('send' in order) {
      this.heard.get(order.send).push(JSON.parse(order.text));
    } else if ('append' in order) {
      const rows = this.rows.get(order.append) ?? [];
      const fresh = order.rows[0].seq === rows.length + 1;
      if (fresh) this.rows.set(order.append, [...rows, ...order.rows]);
      this.do('stored', { match: order.append, fresh });
    } else if ('load' in order) {
      this.do('loaded', { match: order.load, rows: this.rows.get(order.load) ?? [], content: '' });
    } else if ('think' in order) {
      this.thoughts.push(order);
    } else if ('record' in order) {
      this.record = order.text;
    } else {
      assert.ok('content' in order, JSON.stringify(order));
    }
  }

  think() {
    for (const { think, seq, thought } of this.thoughts.splice(0)) {
      const nodes = { ...thought, nodes: 50 };
      const { action } = ask('think', nodes);
      assert.deepEqual(ask('think', nodes), { action }, 'the same thought is the same move');
      this.do('thought', { match: think, seq, action });
    }
  }
}

let commands = 0; // the same id again would be the same command

class Person {
  chair = null;
  seq = 0;

  constructor(device, connection) {
    this.device = device;
    this.connection = connection;
    device.heard.set(connection, []);
    device.do('connect', { connection, guest: `device-${connection}`, name: `P${connection}` });
    this.say({ type: 'hello', protocol: 1 });
  }

  say(message) {
    this.device.do('receive', { connection: this.connection, text: JSON.stringify(message) });
  }

  command(message) {
    const id = `c${++commands}`;
    this.say({ id, ...message });
    const mine = this.device.heard.get(this.connection);
    const answer = mine.find((each) => each.id === id || each.done === id);
    assert.ok(answer && answer.type !== 'refused' && answer.type !== 'error', JSON.stringify(answer));
    return answer;
  }

  /** What the person sees now. */
  look(match) {
    for (const message of this.device.heard.get(this.connection).splice(0)) {
      if (message.type === 'table') this.chair = message.chair;
      if (message.type !== 'table' && message.type !== 'events') continue;
      const events = message.events.filter((event) => event.seq > this.seq);
      if (events.length === 0) continue;
      const told = ask('follow', { follow: `${match} ${this.connection}`, events, chair: this.chair });
      assert.ok(told.now, JSON.stringify(told));
      assert.equal(told.frames.length, events.length);
      this.seq = told.now.seq;
      this.now = told.now;
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
  for (const person of persons) person.say({ type: 'watch', match, after: 0 });
  let decisions = 0;
  let undone = false;
  while (true) {
    device.think();
    const views = persons.map((person) => person.look(match));
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
      const preview = ask('preview', { follow: `${match} ${actor.connection}`, action: choice });
      assert.equal(typeof preview.points, 'number');
    }
    actor.command({ type: 'do', match, what: { act: choice } });
  }
  // Every secret is out now; before, no text to a person had the seed.
  device.do('record', { match });
  const replay = JSON.parse(call('loggia_replay', device.record));
  assert.deepEqual(replay.result, persons[0].now.result);
  assert.equal(replay.frames.at(-1).event.seq ?? replay.frames.length, replay.frames.length);
  return decisions;
}

const counts = [
  play('balconia', 1, ['master']),
  play('balconia', 2, []),
  play('highrise', 1, ['tenant', 'architect']),
  play('highrise', 3, []),
  play('highrise', 4, []),
];
assert.ok(ask('table', { call: 'nonsense', now: 1 }).error);
assert.ok(ask('table', { call: 'receive', now: 1 }).error);
assert.ok(ask('follow', { follow: 'x', events: [{ seq: 1 }], chair: null }).error);
assert.ok(ask('follow', { follow: 'x' }).error);
assert.equal(ask('think', { game: 'chess' }), null);
console.log(`wasm: five matches at tables of the module, ${counts.join(', ')} decisions of people`);
