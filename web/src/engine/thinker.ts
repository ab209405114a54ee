// The worker in which bots think, so that nobody else has to wait for them.

import { EngineModule } from './module';

const engine = EngineModule.load();

self.onmessage = async ({ data }: MessageEvent<{ id: number; thought: unknown }>) => {
  const module = await engine;
  let answer: unknown = null;
  try {
    answer = module.call('think', JSON.stringify(data.thought));
  } catch (error) {
    console.warn(error);
  }
  self.postMessage({ id: data.id, answer });
};
