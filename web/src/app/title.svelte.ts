// What the tab is called. One place decides it (awaiting.svelte.ts); pages say what they are.

let page = $state('');

export function pageTitle(): string {
  return page;
}

/** Returns how to take it back: return it from an effect. */
export function entitle(title: string): () => void {
  page = title;
  return () => {
    if (page === title) page = '';
  };
}
