// The worker in which bots think, so that nobody else has to wait for them. It is handed the engine's
// code first.

import { EngineModule } from './module';

export type ToThinker = { code: WebAssembly.Module } | { id: number; thought: string };

let engine: Promise<EngineModule> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('code' in data) {
    engine = EngineModule.load(data.code);
    return;
  }
  let answer = 'null';
  try {
    answer = (await engine)?.text('think', data.thought) ?? answer;
  } catch (error) {
    console.warn(error);
  }
  self.postMessage({ id: data.id, answer });
};
