import type { SaveReading } from '../game/save';

type Read = (text: string) => SaveReading;
let read: Read | null = null;

/** Fetches what reads kept games, which a first visit has none of. @throws where it cannot be fetched. */
export async function fetchReader(): Promise<Read> {
  return (read ??= (await import('../game/save')).readGame);
}

/** What reads kept games, or null until it is fetched. */
export const reader = (): Read | null => read;

/** Reads a kept game. @throws before the reader is fetched, which is a mistake in the program. */
export function readKept(text: string): SaveReading {
  if (read === null) throw new Error('what reads kept games is not here yet');
  return read(text);
}

/** Does what reads kept games: at once, or once the reader is fetched; never where it cannot be. */
export function whenReadable(act: () => void): void {
  if (read !== null) act();
  else fetchReader().then(act, () => undefined);
}
