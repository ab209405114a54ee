// What is chosen for a new match, for all three ways to play, and what becomes of it.

import { settings } from '../../app/settings.svelte';
import type { GameInfo, OptionValue } from '../../engine/views';
import type { Spec, WantedClock, WantedSpec } from '../../engine/wire';
import type { GameModule } from '../../table/gameModule';
import type { LocalSpec } from '../../table/local';

export const ways = ['bots', 'device', 'friends'] as const;
export type Way = (typeof ways)[number];

export interface SetupChair {
  who: 'me' | 'person' | 'bot';
  name: string;
  bot: string;
}

export class Setup {
  readonly game: GameModule;
  way = $state<Way>('bots');
  chairs = $state<SetupChair[]>([]);
  /** Only what is not as usual. */
  options = $state<Record<string, OptionValue>>({});
  content = $state('standard');
  seats = $state<Spec['seats']>('drawn');
  listed = $state(false);
  spectators = $state(true);
  clock = $state<'none' | 'move' | 'total'>('none');
  move = $state(86_400);
  total = $state(900);
  increment = $state(10);
  /** A bot's name; empty: who leaves resigns. */
  standIn = $state('');

  constructor(game: GameModule, way: Way) {
    this.game = game;
    this.choose(way);
  }

  get #usualBot(): string {
    return settings.bots[this.game.name] ?? this.game.usualBot;
  }

  /** Another way to play; how many play, and the bots, stay. */
  choose(way: Way): void {
    const bot = this.#usualBot;
    const count = Math.max(2, this.chairs.length);
    this.way = way;
    this.chairs = Array.from({ length: count }, (_, place): SetupChair => {
      const before = this.chairs[place];
      const who = place === 0 ? 'me' : way === 'bots' ? 'bot' : 'person';
      return { who, name: before?.name ?? '', bot: before?.bot ?? bot };
    });
  }

  /** The bots that come are of these levels, the weakest first. Who has no chair is chosen no more. */
  resize(count: number, levels: string[], { options }: GameInfo): void {
    const who = this.way === 'bots' ? 'bot' : 'person';
    while (this.chairs.length < count) this.chairs.push({ who, name: '', bot: this.#another(levels) });
    // Chairs go from the end, but never one's own.
    while (this.chairs.length > count) {
      this.chairs.splice(this.chairs.findLastIndex((chair) => chair.who !== 'me'), 1);
    }
    for (const { key, choices, seat } of options) {
      if (seat && !choices.slice(0, count).includes(this.options[key]!)) delete this.options[key];
    }
  }

  /** Somebody who does not sit here yet, about as strong as who is usually played against. */
  #another(levels: string[]): string {
    const usual = this.#usualBot;
    const seated = this.chairs.filter(({ who }) => who !== 'me').map(({ bot }) => bot);
    const distance = (bot: string) => Math.abs(levels.indexOf(bot) - levels.indexOf(usual));
    const free = levels.filter((bot) => !seated.includes(bot));
    return free.sort((a, b) => distance(a) - distance(b))[0] ?? usual;
  }

  /** A chair changes places with the one before. */
  moveUp(place: number): void {
    const [chair] = this.chairs.splice(place, 1);
    if (chair) this.chairs.splice(place - 1, 0, chair);
  }

  /** The bots are those to find first the next time. */
  remember(): void {
    const bot = this.chairs.find((chair) => chair.who === 'bot')?.bot;
    if (bot) settings.bots[this.game.name] = bot;
  }

  get #options(): Record<string, OptionValue> {
    return $state.snapshot(this.options);
  }

  get #clock(): WantedClock {
    if (this.clock === 'none') return 'none';
    if (this.clock === 'move') return { move: this.move };
    return { total: this.total, increment: this.increment };
  }

  local(): LocalSpec {
    const people = this.chairs.filter((chair) => chair.who !== 'bot');
    return {
      game: this.game.name,
      people: people.map(({ who, name }) => name.trim() || (who === 'me' ? settings.name : '')),
      bots: this.chairs.flatMap(({ who, bot }) => (who === 'bot' ? [bot] : [])),
      order: this.chairs.map(({ who }) => (who === 'bot' ? 'bot' : 'person')),
      options: this.#options,
      content: this.content,
      seats: this.seats,
    };
  }

  online(): WantedSpec {
    const spec: WantedSpec = {
      game: this.game.name,
      chairs: this.chairs.map(({ who, bot }): WantedSpec['chairs'][number] => {
        return who === 'me' ? 'me' : who === 'bot' ? { bot } : 'open';
      }),
      options: this.#options,
      content: this.content,
      seats: this.seats,
      listed: this.listed,
      spectators: this.spectators,
      clock: this.#clock,
    };
    if (this.standIn !== '') spec.stand_in = this.standIn;
    return spec;
  }
}
