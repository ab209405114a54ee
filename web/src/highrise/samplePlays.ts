// For tests: one of each thing that red can do, or that happens to red; none of it costs red anything.

import type { HighriseAction } from './views';

type Kind = HighriseAction['do'];

export const samplePlays: { [Each in Kind]: HighriseAction & { do: Each } } = {
  draw: { do: 'draw', seat: 'red', card: null },
  theft: { do: 'theft', from: 'blue', by: 'red', card: null },
  build: { do: 'build', cards: [4, 5] },
  steal: { do: 'steal', from: 'blue', with: 5 },
  dog: { do: 'dog', floor: 1 },
  bone: { do: 'bone', to: 'blue', floor: 1 },
  hammer: { do: 'hammer', to: 'blue' },
  ball: { do: 'ball', to: 'blue' },
  milkshake: { do: 'milkshake', to: 'blue' },
  thief: { do: 'thief', to: 'blue' },
  super_thief: { do: 'super_thief' },
  van: { do: 'van' },
  end: { do: 'end' },
};
