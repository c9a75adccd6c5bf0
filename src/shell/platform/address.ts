import { HOME, without, type AnyRoute, type Navigation, type RouteFormat } from '../route';
import { putAddress } from './pieces';

/**
 * Calls back at once, and whenever the browser has led to another address (by a link, a bookmark, back or forward), with whether
 * that is of the game that is shown; returns what ends that.
 */
export type FollowAddress = (led: (isHere: boolean) => void) => () => void;

/**
 * Makes the route of a game and the page's address one, until it is called off. An address that is not of this game leads
 * it to headquarters and stays as it is.
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
