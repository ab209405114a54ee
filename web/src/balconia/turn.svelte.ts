// What somebody is about to do at one's own turn, until it is confirmed: how the block lies on the
// disc, which face and which cell are chosen, and what each cell would bring. What may be chosen
// comes from the engine's list of legal actions.

import type { Play } from '../table/play.svelte';
import { text } from '../texts/texts.svelte';
import type { Balconia, BalconiaAction, CellName, Preview } from './views';

type Keep = { keep: [number, number] };
type Place = { place: CellName; face: number };

export class Turn {
  face = $state<number | null>(null);
  cell = $state<CellName | null>(null);
  /** Of every cell for the chosen face. */
  previews = $state.raw<Map<CellName, Preview>>(new Map());
  /** While selecting, which of the ways to keep two faces: each is the one before it, turned on. */
  #way = $state(0);
  #play: Play<Balconia>;

  constructor(play: Play<Balconia>) {
    this.#play = play;
  }

  get #legal(): BalconiaAction[] {
    return this.#play.canAct ? ((this.#play.table.now?.legal ?? [])) : [];
  }

  get #keeps(): Keep[] {
    return this.#legal.filter((action): action is Keep => 'keep' in action && !!action.keep);
  }

  get #places(): Place[] {
    return this.#legal.filter((action): action is Place => 'place' in action);
  }

  get task(): 'keep' | 'place' | null {
    if (this.#keeps.length > 0) return 'keep';
    return this.#places.length > 0 ? 'place' : null;
  }

  /** The two faces on one's own half, while selecting. */
  get kept(): [number, number] | null {
    return this.#keeps[this.#way]?.keep ?? null;
  }

  /** What is to be done next, also while the last decision is on its way. */
  get prompt(): string {
    if (this.#play.stage.view?.phase === 'select') return text('bt-prompt-keep');
    if (this.face === null) return text('bt-prompt-face');
    return text(this.cell === null ? 'bt-prompt-cell' : 'bt-prompt-confirm');
  }

  /** It is to be placed, and not said yet which way round. */
  get lacksFace(): boolean {
    return this.task === 'place' && this.face === null;
  }

  /** It is said which way round it is to be placed. */
  get hasFace(): boolean {
    return this.task === 'place' && this.face !== null;
  }

  /** The faces one may place with. */
  get faces(): number[] {
    return [...new Set(this.#places.map(({ face }) => face))];
  }

  get cells(): Set<CellName> {
    return new Set(
      this.#places.filter(({ face }) => face === this.face).map(({ place }) => place),
    );
  }

  /** What Confirm does. */
  get action(): BalconiaAction | null {
    if (this.task === 'keep') return this.#keeps[this.#way] ?? null;
    const { cell, face } = this;
    return this.#places.find((action) => action.place === cell && action.face === face) ?? null;
  }

  get canTakeBack(): boolean {
    return this.task === 'place' && this.face !== null;
  }

  turnBy(steps: number): void {
    this.#way = this.#wayAfter(steps);
  }

  /** Turns the block so that this face comes to one's own half; false if it lies there. */
  bring(face: number): boolean {
    const lies = (way: number) => this.#keeps[way]?.keep.includes(face);
    if (lies(this.#way)) return false;
    this.turnBy(lies(this.#wayAfter(1)) ? 1 : -1);
    return true;
  }

  /** Steps may be many, either way. */
  #wayAfter(steps: number): number {
    const ways = this.#keeps.length;
    return (((this.#way + steps) % ways) + ways) % ways;
  }

  choose(face: number): void {
    if (this.face === face) return;
    this.face = face;
    this.previews = new Map();
    void this.#look(face);
  }

  async #look(face: number): Promise<void> {
    const seen = await Promise.all(
      [...this.cells].map(async (place) => {
        const preview = await this.#play.preview({ place, face });
        return [place, preview] as const;
      }),
    );
    if (this.face !== face) return;
    this.previews = new Map(seen.filter((each): each is [CellName, Preview] => each[1] !== null));
    if (this.cell !== null && !this.previews.has(this.cell)) this.cell = null;
  }

  /** One step back: the cell, then the face. */
  takeBack(): void {
    if (this.cell !== null) {
      this.cell = null;
    } else {
      this.face = null;
      this.previews = new Map();
    }
  }

  reset(): void {
    this.#way = 0;
    this.face = null;
    this.cell = null;
    this.previews = new Map();
  }

  async confirm(): Promise<void> {
    if (this.action) await this.#play.act(this.action);
  }
}
