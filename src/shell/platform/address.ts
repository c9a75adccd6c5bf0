import { HOME, without, type AnyRoute, type Navigation, type RouteFormat } from '../route';
import { putAddress } from './pieces';

/**
 * Calls back at once, and whenever the browser has gone to another address (a link, a bookmark, back or forward),
 * with whether that belongs to the shown game; returns an unsubscribe function.
 */
export type FollowAddress = (led: (isHere: boolean) => void) => () => void;

/**
 * Keeps a game's route and the page's address equal until it is unsubscribed. An address of another game leads to
 * headquarters and stays as it is.
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
