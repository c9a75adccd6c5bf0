import { late } from '../../shell/late';
import type { TextReader } from '../../shell/library';

const kept = late(async () => (await import('./reading')).reading);

/** Fetches what reads kept games, which a first visit has none of. @throws where it cannot be fetched. */
export const fetchReader = kept.fetch;

/** What reads kept games, or null until it is fetched. */
export const reader = kept.here;

/** Does what reads kept games: at once, or once the reader is fetched; never where it cannot be. */
export const whenReadable = kept.when;

/** What reads kept games. @throws before it is fetched, which is a mistake in the program. */
export function readerHere(): NonNullable<ReturnType<typeof reader>> {
  const here = reader();
  if (here === null) throw new Error('what reads kept games is not here yet');
  return here;
}

/** What the library asks of the war's games. */
export const keptTextReader: TextReader = {
  carriesOn: (before, text) => kept.here()?.textCarriesOn(before, text),
  fetch: kept.fetch,
};
