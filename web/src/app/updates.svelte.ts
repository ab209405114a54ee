// The app on the device (build-plugins/serviceWorker.js), and whether there is a newer one.

let isWaiting = $state(false);
let isTooOld = $state(false);

/** A newer version waits, for whenever one likes. */
export function hasUpdate(): boolean {
  return isWaiting && !isTooOld;
}

/** The server does not speak with this version any more. */
export function isOutdated(): boolean {
  return isTooOld;
}

export function noteOutdated(): void {
  isTooOld = true;
}

/** Loads the newest version on this page. A mere reload would get the one that is kept here. */
export async function update(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
  const newer = registration?.installing ?? registration?.waiting;
  if (!newer) return location.reload();
  newer.addEventListener('statechange', () => {
    if (newer.state === 'activated' || newer.state === 'redundant') location.reload();
  });
  newer.postMessage('take over');
}

export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Where it is not allowed, as in some private windows, the app needs its server.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  const note = (worker: ServiceWorker | null) => {
    // The first version has nobody to wait for.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) isWaiting = true;
  };
  note(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => note(worker));
  });
}
