/**
 * Has the browser request JSON files of the page's own at once, so that a later `fetch` of the same addresses finds
 * them on their way. A file that cannot be fetched is requested again by that `fetch`.
 */
export function preloadFiles(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    // The mode and credentials of a `fetch`.
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }),
    );
  }
}
