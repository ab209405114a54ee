// Where we are in the app: the path of the address bar, without a page load.

let path = $state(location.pathname);

addEventListener('popstate', () => {
  path = location.pathname;
});

export const route = {
  get path() {
    return path;
  },
  /** The parts of the path: /table/abc is ['table', 'abc']. */
  get parts() {
    return path.split('/').filter((part) => part !== '');
  },
};

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else if (to !== location.pathname) history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Clicks on links of our own stay in the app: <svelte:document onclick={followLinks} />. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}
