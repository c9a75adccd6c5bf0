import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { bindAddress } from '../platform/address';
import type { AnyRoute, Home, Navigation, RouteFormat, Visit } from '../route';
import { useShell } from './useShell';

/**
 * Hook: returns the present visit of a game: the route, the route before it, and how the player came to it. The
 * component renders again at every navigation.
 */
export const useVisit = <R>({ visit }: Navigation<R>): Visit<R> => useStore(visit);

/** Hook: returns the present route of a game; the component renders again when it changes. */
export const useRoute = <R>({ visit }: Navigation<R>): R | Home =>
  useStore(visit, ({ route }) => route);

/**
 * Hook: keeps a game's route and the page's address equal as long as the component is mounted. Returns whether the
 * address has been read; false only in the first rendering, which is never painted.
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
