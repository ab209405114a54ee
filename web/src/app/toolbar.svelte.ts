// What a page puts beside the logo, where every line of the screen counts.

import type { Snippet } from 'svelte';

let shown = $state.raw<Snippet | null>(null);

export const toolbar = {
  get tools() {
    return shown;
  },
  /** Returns how to take them away again: return it from an effect. */
  show(tools: Snippet): () => void {
    shown = tools;
    return () => {
      if (shown === tools) shown = null;
    };
  },
};
