// The engine's worker: answers the page's questions, and is the server of tables on this device.
// Nothing that a seat may not know leaves it.

import type { Answer, Question } from './engine';
import { LocalTables } from './localTables';
import { EngineModule } from './module';

async function start() {
  const code = await EngineModule.compile();
  const engine = await EngineModule.load(code);
  const tables = new LocalTables(code, engine, (connection, text) => post({ connection, text }));
  return { engine, tables };
}

// Without the engine there is nothing to be had here: the page hears of the error, and begins anew.
const started = start().catch((error: unknown) => {
  reportError(error);
  return null;
});

function post(answer: Answer): void {
  self.postMessage(answer);
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const parts = await started;
  if (!parts) return;
  const { engine, tables } = parts;
  try {
    if ('ask' in data) {
      const argument = data.argument === undefined ? [] : [data.argument];
      const text = argument.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
      const answer = data.ask === 'signature' ? engine.text(data.ask) : engine.call(data.ask, ...text);
      post({ id: data.id, answer });
    } else if ('list' in data) {
      post({ id: data.id, answer: await tables.matches() });
    } else if ('forget' in data) {
      await tables.forget(data.forget);
      post({ id: data.id, answer: null });
    } else if ('record' in data) {
      post({ id: data.id, answer: await tables.record(data.record) });
    } else if ('connect' in data) {
      tables.connect(data.connect, data.guest, data.name);
    } else if ('say' in data) {
      tables.receive(data.connection, data.say);
    } else {
      tables.disconnect(data.disconnect);
    }
  } catch (error) {
    if (!('id' in data)) return reportError(error);
    post({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
};
