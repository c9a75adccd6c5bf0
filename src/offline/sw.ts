// The service worker: caches the whole game at the first visit, and serves it from the cache. Files are identified
// by their hash; other headers of a host are ignored, because a temporary mistake there would stay in the cache.
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

/** Types that browsers require to display or run a file. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
};

const endingOf = (url: string): string => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';

/** Returns a file with the type of its extension, and without any other header. */
function typed(url: string, response: Response): Response {
  const type = TYPES[endingOf(url)];
  if (!response.ok || type === undefined) return response;
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

addPlugins([
  {
    // A wrong answer of the host may stay in the browser's HTTP cache for its whole lifetime.
    requestWillFetch: ({ request }) =>
      Promise.resolve(
        request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
      ),
    fetchDidSucceed: ({ request, response }) => Promise.resolve(typed(request.url, response)),
  },
]);
// Another folder of the host is never taken for the game; queries of the page are behind its address.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });

let hasRetyped = false;

/**
 * Earlier workers cached a file under any type. A page served by them may not run at all and so cannot request a
 * new version; this worker takes over at once.
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

/** Serves a first visit too from the cache, and reloads pages that may be broken. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  if (!hasRetyped) return;
  // Not awaited, because these pages wait for this worker.
  for (const client of await self.clients.matchAll({ type: 'window' }))
    client.navigate(client.url).catch(() => undefined);
}

self.addEventListener('install', (event) => event.waitUntil(retype()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
// A new version waits until it is requested (`shell/platform/offline.ts`).
self.addEventListener('message', ({ data }: { readonly data?: { readonly type?: unknown } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
