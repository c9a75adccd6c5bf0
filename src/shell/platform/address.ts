import { HOME, without, type AnyRoute, type Navigation, type RouteFormat } from '../route';
import { putAddress } from './browserApis';

/**
 * A function that calls `led` at once, and whenever the browser goes to another address by a link, a bookmark, back or
 * forward; `isHere` says whether the address belongs to the game on the screen. Returns an unsubscribe function.
 */
export type FollowAddress = (led: (isHere: boolean) => void) => () => void;

/** Returns the whole address of this page with another fragment. */
export const addressOf = (fragment: string): string => {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search + fragment;
};

/**
 * Keeps a game's route and the page's address equal; returns a function that ends this. `followAddress` reports each
 * address. While it belongs to another game, the route is the start page and the address stays. An address that leads
 * nowhere becomes that of the start page, which reports it.
 */
export function bindAddress<R extends AnyRoute>(
  { visit, follow, replace }: Navigation<R>,
  { parse, write }: RouteFormat<R>,
  followAddress: FollowAddress,
): () => void {
  const stops = [
    visit.subscribe(() => {
      const { route, by } = visit.getState();
      const { hash, pathname, search } = window.location;
      const fragment = write(route);
      if (by !== 'address' && fragment !== hash)
        putAddress(by === 'push' ? 'pushState' : 'replaceState', pathname + search + fragment);
    }),
    followAddress((isHere) => {
      const route = isHere ? parse(window.location.hash) : HOME;
      if (route === null) replace(without('address'));
      else follow(route);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
