// The app on the device (build-plugins/serviceWorker.js), and whether a newer one waits.

let waiting = $state.raw<ServiceWorker | null>(null);

export function hasUpdate(): boolean {
  return waiting !== null;
}

/** Loads the newer version, on this page and all others that are open. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('take over');
}

export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Where it is not allowed, as in some private windows, the app needs its server.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  const note = (worker: ServiceWorker | null) => {
    // The first version has nobody to wait for.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
  };
  note(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => note(worker));
  });
}
