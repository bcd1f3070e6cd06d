/**
 * Serves visitors' pages from the cached files of one build, so that they open offline and never mix two builds
 * (docs/decisions/081-offline.md). It leaves everything else alone: the API, admin pages, requests with a token.
 */
declare const self: ServiceWorkerGlobalScope;

export {};

/** Inserted by build/offline-plugin.ts. */
declare const __BUILD__: {
  /** Every page of this build contains it. */
  readonly id: string;
  /** Paths of the files that a visitor's page may load. */
  readonly files: readonly string[];
};

const { id, files } = __BUILD__;

/** Each build has its own cache; a page holds a lock of the same name while it is open (page/offline.ts). */
const PREFIX = 'pathfinder-build-';
const CACHE = PREFIX + id;

/** One HTML file is the page at every address of `SHELL_PAGES`. */
const SHELL = '/';
const SHELL_PAGES = /^\/(members(\/[^/]+)?\/?|privacy\/?)?$/;

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(takeControl()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.headers.has('authorization')) return;
  if (request.mode === 'navigate') {
    if (!SHELL_PAGES.test(pathname)) return;
    event.respondWith(kept(SHELL, request));
    event.waitUntil(dropUnused());
  } else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
    event.respondWith(kept(pathname, request));
  }
});

/** Caches all files or none: if one is missing, the previous build stays in use. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Asset names contain a hash, so copies in the HTTP cache are current. Other files are fetched again.
  const assets = files.filter((file) => file.startsWith('/assets/'));
  const others = files.filter((file) => !file.startsWith('/assets/'));
  await cache.addAll([...assets, ...others.map((file) => new Request(file, { cache: 'reload' }))]);
  const shell = await fetch(SHELL, { cache: 'reload' });
  const isOfThisBuild = shell.ok && (await shell.clone().text()).includes(id);
  if (!isOfThisBuild) throw new Error('The server has a different build by now.');
  await cache.put(SHELL, shell);
}

async function takeControl(): Promise<void> {
  await dropUnused();
  await self.clients.claim();
}

/** From this build's cache, or for a page of an older build from its cache; otherwise from the server. */
async function kept(address: string, request: Request): Promise<Response> {
  const own = await caches.match(address, { cacheName: CACHE, ignoreVary: true });
  if (own !== undefined) return own;
  const older = address === SHELL ? undefined : await caches.match(address, { ignoreVary: true });
  return older ?? fetch(request);
}

/** Deletes the caches of builds that no open page uses. If a newer worker is waiting, that one will do it. */
async function dropUnused(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const { held = [] } = await self.navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  const names = await caches.keys();
  const unused = names.filter((name) => name.startsWith(PREFIX) && !used.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}
