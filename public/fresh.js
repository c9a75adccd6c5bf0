// Puts away whatever copies of the game's files this browser has, and fetches them from the host. What is kept of games
// lies in the browser's storage and database, which nothing here touches.
(async () => {
  const folder = new URL('./', location.href).href;
  const home = `${folder}index.html`;
  const attempt = (/** @type {Promise<unknown> | undefined} */ step) =>
    step?.catch(() => undefined);

  const workers = (await attempt(navigator.serviceWorker?.getRegistrations())) ?? [];
  for (const worker of workers) if (worker.scope === folder) await attempt(worker.unregister());
  // Other pages of the same host have copies of their own.
  const names = (await attempt(globalThis.caches?.keys())) ?? [];
  for (const name of names) if (name.endsWith(`-${folder}`)) await attempt(caches.delete(name));

  // A damaged copy may lie in the browser's own memory of what it has fetched, too.
  const page = await attempt(fetch(home, { cache: 'reload' }).then((answer) => answer.text()));
  const document_ = new DOMParser().parseFromString(String(page ?? ''), 'text/html');
  const files = [...document_.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
    (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
  );
  await Promise.all(
    files.map((file) => attempt(fetch(new URL(file, folder), { cache: 'reload' }))),
  );
  location.replace(folder);
})();
