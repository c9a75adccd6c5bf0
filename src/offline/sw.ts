/// The service worker: the whole game is kept at the first visit, and served from what is kept. A file is known by its
/// hash; what else a host says of it is not believed, for a host may be wrong for a minute and a copy stays.
import { cacheNames } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** What a browser shows or runs under no other type. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
};

const endingOf = (url: string): string => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';

/** A file under the type of its ending, and without any other header that came with it. */
function typed(url: string, response: Response): Response {
  const type = TYPES[endingOf(url)];
  if (!response.ok || type === undefined) return response;
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

addPlugins([
  {
    // What the host said in a bad minute may lie in the browser's own memory for as long as it was told to.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
    fetchDidSucceed: ({ request, response }) => Promise.resolve(typed(request.url, response)),
  },
]);
// Another folder of the host is never taken for the game; what is asked of the page stands behind its address.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

let hasRetyped = false;

/**
 * Workers before this one kept a file under whatever type it came with. Then no page may run that could take a new
 * version, so this one takes over at once.
 */
async function retype(): Promise<void> {
  const cache = await self.caches.open(cacheNames.precache);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const needed = NEEDED[endingOf(request.url)];
    if (!response || !needed || needed.test(response.headers.get('Content-Type') ?? '')) continue;
    await cache.put(request, typed(request.url, response));
    hasRetyped = true;
  }
  if (hasRetyped) void self.skipWaiting();
}

/** A first visit too is served from what it has kept, and pages that may be broken are opened again. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  if (!hasRetyped) return;
  // Nothing here waits for them: they wait for this worker.
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.navigate(client.url).catch(() => undefined);
}

self.addEventListener('install', (event) => event.waitUntil(retype()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new version waits until it is asked for (`shell/platform/offline.ts`).
self.addEventListener('message', ({ data }: { readonly data?: { readonly type?: unknown } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
