import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { bindAddress } from '../platform/address';
import type { AnyRoute, Home, Navigation, RouteFormat, Visit } from '../route';
import { useShell } from './useShell';

/** Hook: returns the current route of a game and how the page came to it, and renders at every navigation. */
export const useVisit = <R>({ visit }: Navigation<R>): Visit<R> => useStore(visit);

/** Hook: returns the current route of a game, and renders at every navigation. */
export const useRoute = <R>({ visit }: Navigation<R>): R | Home =>
  useStore(visit, ({ route }) => route);

/**
 * Hook: keeps the route of a game and the page's address equal as long as the component is mounted. Returns false in
 * the first frame, which is never visible, because the address has not been read then.
 */
export function useAddress<R extends AnyRoute>(
  navigation: Navigation<R>,
  format: RouteFormat<R>,
): boolean {
  const { followAddress } = useShell();
  // Before the page is visible, so that a press in its first frame is not reverted.
  useLayoutEffect(
    () => bindAddress(navigation, format, followAddress),
    [navigation, format, followAddress],
  );
  return useStore(navigation.visit, ({ by }) => by !== 'start');
}
