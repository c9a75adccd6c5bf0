import type { reading } from './reading';

type Reader = typeof reading;
let here: Reader | null = null;

/** Fetches what reads kept games, which a first visit has none of. @throws where it cannot be fetched. */
export async function fetchReader(): Promise<Reader> {
  return (here ??= (await import('./reading')).reading);
}

/** What reads kept games, or null until it is fetched. */
export const reader = (): Reader | null => here;

/** What reads kept games. @throws before it is fetched, which is a mistake in the program. */
export function readerHere(): Reader {
  if (here === null) throw new Error('what reads kept games is not here yet');
  return here;
}

/** Does what reads kept games: at once, or once the reader is fetched; never where it cannot be. */
export function whenReadable(act: (reader: Reader) => void): void {
  if (here !== null) act(here);
  else fetchReader().then(act, () => undefined);
}
