// The worker in which bots think, so that nobody else has to wait for them. It is handed the engine's
// code first.

import { EngineModule } from './module';

export type ToThinker = { code: WebAssembly.Module } | { id: number; thought: unknown };

let engine: Promise<EngineModule> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('code' in data) {
    engine = EngineModule.load(data.code);
    return;
  }
  let answer: unknown = null;
  try {
    answer = (await engine)?.call('think', JSON.stringify(data.thought));
  } catch (error) {
    console.warn(error);
  }
  self.postMessage({ id: data.id, answer });
};
