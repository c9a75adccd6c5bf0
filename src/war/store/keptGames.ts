import type { GameDatabase } from '../../shell/library';
import type { Written } from '../../shell/storage';
import { readGame, type SaveReading } from '../game/save';
import { carriesOn } from '../game/standing';
import { writeGame } from '../game/writing';
import { isEntry, timeOf } from '../../shell/libraryEntry';

/** A game in the library, as far as it can be read. */
export interface KeptGame extends SaveReading {
  readonly id: string;
  readonly text: string;
  /** When it was last kept; no time there is where its entry says none. */
  readonly at: Date;
}

/** The library of this browser, as a tab reads it. */
export interface LibraryRead {
  readonly database: {
    readonly entries: () => Promise<readonly (readonly [unknown, unknown])[]>;
    readonly get: (id: string) => Promise<unknown>;
  };
  /** What this tab has last kept or read of each game. */
  readonly seen: Map<string, string>;
  /** What today's version writes of a game that has been read, which says nothing new of it. */
  readonly asRead: Map<string, string>;
}

/** The library of this browser, as a tab reads and writes it. */
export interface LibraryWritten extends LibraryRead {
  readonly database: LibraryRead['database'] & Pick<GameDatabase, 'update'>;
  readonly keep: (id: string, text: string) => Promise<Written>;
  readonly remove: (id: string) => Promise<void>;
}

/** When a game was kept, in milliseconds; long ago where its entry has a date that is none. */
const keptAt = ({ at }: KeptGame): number => at.getTime() || 0;

/** All games, the last kept first. Rejects where the browser forbids its database. */
export async function keptGames({ database }: LibraryRead): Promise<KeptGame[]> {
  const games = (await database.entries()).flatMap(([id, entry]) =>
    typeof id === 'string' ? (keptGame(id, entry) ?? []) : [],
  );
  return games.sort((a, b) => keptAt(b) - keptAt(a));
}

/** One of them as it is now, or null where another tab has deleted it. */
export async function takeKept(
  { database, seen, asRead }: LibraryRead,
  id: string,
): Promise<KeptGame | null> {
  const kept = keptGame(id, await database.get(id));
  // What a newer version has kept is never written over, seen or not.
  if (kept !== null && !kept.faults.some(({ code }) => code === 'newer')) seen.set(id, kept.text);
  if (kept?.game != null && kept.faults.length === 0) asRead.set(id, writeGame(kept.game));
  return kept;
}

function keptGame(id: string, entry: unknown): KeptGame | null {
  if (!isEntry(entry)) return null;
  const { text } = entry;
  const reading = readGame(text);
  const game = reading.game && { ...reading.game, id };
  return { ...reading, game, id, text, at: timeOf(entry) };
}

/** Whether the game of a text has only gone on from that of another; what cannot be read is not gone on from. */
export function textCarriesOn(before: string, after: string): boolean {
  const { game: old, faults } = readGame(before);
  const { game } = readGame(after);
  return old !== null && game !== null && faults.length === 0 && carriesOn(old, game);
}
