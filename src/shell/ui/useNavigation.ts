import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { bindAddress } from '../platform/address';
import type { AnyRoute, Home, Navigation, RouteFormat, Visit } from '../route';
import { useShell } from './useShell';

/** Where the page is and how it came there; rendered anew whenever it goes anywhere. */
export const useVisit = <R>({ visit }: Navigation<R>): Visit<R> => useStore(visit);

/** The route of a game; rendered anew with every other. */
export const useRoute = <R>({ visit }: Navigation<R>): R | Home =>
  useStore(visit, ({ route }) => route);

/**
 * Makes the route of a game and the page's address one while the component is there. False in the first frame, which is
 * never seen: it has not been read then where the address leads.
 */
export function useAddress<R extends AnyRoute>(
  navigation: Navigation<R>,
  format: RouteFormat<R>,
): boolean {
  const { followAddress } = useShell();
  // Before the page is seen: what is pressed in its first frame is not taken back.
  useLayoutEffect(
    () => bindAddress(navigation, format, followAddress),
    [navigation, format, followAddress],
  );
  return useStore(navigation.visit, ({ by }) => by !== 'start');
}
