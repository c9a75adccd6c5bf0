import { createContext, useContext } from 'react';
import type { Announcer } from './announcer';

/** The page's announcer for screen readers; null without an `AnnouncerProvider`. */
export const AnnouncerContext = createContext<Announcer | null>(null);

/**
 * Hook: returns the page's announcer for screen readers.
 *
 * @throws outside `AnnouncerProvider`, which is a programming error.
 */
export function useAnnouncer(): Announcer {
  const announcer = useContext(AnnouncerContext);
  if (announcer === null) throw new Error('no announcer around this component');
  return announcer;
}
