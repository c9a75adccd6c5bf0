import { createContext, useContext } from 'react';
import type { Announcer } from './announcer';

/** The announcer of the page for the components below; null outside the page. */
export const AnnouncerContext = createContext<Announcer | null>(null);

/** Hook: returns the announcer. @throws outside the page's `AnnouncerProvider`, which is a mistake in the program. */
export function useAnnouncer(): Announcer {
  const announcer = useContext(AnnouncerContext);
  if (announcer === null) throw new Error('no voice around this component');
  return announcer;
}
