// The engine's worker: answers the page's questions, holds its lines, and is the server of tables on
// this device. Nothing that a seat may not know leaves it.

import type { Answer, Question } from './engine';
import { Lines } from './lines';
import { EngineModule } from './module';

async function start() {
  const code = await EngineModule.compile();
  const engine = await EngineModule.load(code);
  return { engine, lines: new Lines(code, engine, post) };
}

// Without the engine there is nothing to be had here: the page hears of the error, and begins anew.
const started = start().catch((error: unknown) => {
  reportError(error);
  return null;
});

function post(answer: Answer): void {
  self.postMessage(answer);
}

type Parts = NonNullable<Awaited<typeof started>>;

function answer(data: Extract<Question, { id: number }>, { engine, lines }: Parts): unknown {
  if ('preview' in data) return engine.call('preview', JSON.stringify(data.preview));
  if ('list' in data) return lines.tables.matches();
  if ('forget' in data) return lines.tables.forget(data.forget);
  if ('record' in data) return lines.tables.record(data.record);
  const { ask, argument } = data;
  if (ask === 'signature') return engine.text(ask);
  if (argument === undefined) return engine.call(ask);
  return engine.call(ask, typeof argument === 'string' ? argument : JSON.stringify(argument));
}

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const parts = await started;
  if (!parts) return;
  const { lines } = parts;
  try {
    if ('id' in data) post({ id: data.id, answer: (await answer(data, parts)) ?? null });
    else if ('connect' in data) lines.connect(data.connect, data.where);
    else if ('say' in data) lines.say(data.connection, data.say);
    else if ('disconnect' in data) lines.hangUp(data.disconnect);
    else lines.pageIs(data.page);
  } catch (error) {
    if (!('id' in data)) return reportError(error);
    post({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
};
