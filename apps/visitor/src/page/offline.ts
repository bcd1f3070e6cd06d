/**
 * Keeps the page for offline visits, and publishes when a newer version of it is ready. Loaded after the page:
 * docs/decisions/081-offline.md.
 */
import { createStore } from 'ui/store.ts';

/** As in service-worker.ts. */
const PREFIX = 'pathfinder-build-';
const TAKE_OVER = 'take-over';

/** Registers the service worker where the browser supports it: not without HTTPS. */
export async function keepForOffline(): Promise<void> {
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (workers === undefined) return;
    holdFiles();
    watch(await workers.register('/service-worker.js'));
  } catch (reason) {
    // The page works without it.
    console.warn('The page could not be kept for offline visits:', reason);
  }
}

/** Holds a lock: the service worker keeps the files of every build that an open page uses. */
function holdFiles(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
  navigator.locks
    .request(PREFIX + build, { mode: 'shared' }, () => new Promise(() => {}))
    // Denied where the browser blocks storage, which then keeps no version either.
    .catch(() => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    // The first version has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) {
      newVersion.publish(() => replace(registration));
    }
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** Reloads the page as the new version. */
function replace({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting === null) {
    // Another tab has already switched to it.
    reload();
  } else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(TAKE_OVER);
  }
}

/** Reloads the page as its newer version; null while none is ready. */
export const newVersion = createStore<(() => void) | null>(null);
