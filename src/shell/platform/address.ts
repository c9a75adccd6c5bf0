import { HOME, without, type AnyRoute, type Navigation, type RouteFormat } from '../route';
import { putAddress } from './pieces';

/** Calls back when the browser has led to another address: by a link, a bookmark, back or forward. */
export function onAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/**
 * Makes the route of a game and the page's address one, until it is called off. An address that is not of this game leads
 * it to headquarters and stays as it is.
 */
export function bindAddress<R extends AnyRoute>(
  { visit, follow, replace }: Navigation<R>,
  { parse, write }: RouteFormat<R>,
  isOfThisGame: (fragment: string) => boolean,
): () => void {
  function read(): void {
    const { hash } = window.location;
    const route = isOfThisGame(hash) ? parse(hash) : HOME;
    if (route === null) replace(without('address'));
    else follow(route);
  }
  const stops = [
    visit.subscribe(() => {
      const { route, by } = visit.getState();
      const { hash, pathname, search } = window.location;
      const fragment = write(route);
      if (by !== 'address' && fragment !== hash)
        putAddress(by === 'push' ? 'pushState' : 'replaceState', pathname + search + fragment);
    }),
    onAddress(read),
  ];
  read();
  return () => stops.forEach((stop) => stop());
}
