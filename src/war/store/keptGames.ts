import { writeAction, writeSetup } from '../engine/notation/notation';
import type { Game } from '../game/game';
import { BOARD } from '../game/ground';
import { readGame, type SaveReading } from '../game/save';
import { writeGame } from '../game/writing';
import { isEntry } from './libraryEntry';

/** A game in the library, as far as it can be read. */
export interface KeptGame extends SaveReading {
  readonly id: string;
  readonly text: string;
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
  const { text, at } = entry;
  const reading = readGame(text);
  return { ...reading, game: reading.game && { ...reading.game, id }, id, text, at: new Date(at) };
}

/** Whether a game has only gone on from another, nothing that cannot be undone being lost with that one. */
export function carriesOn(before: string, after: string): boolean {
  const { game: old, faults } = readGame(before);
  const { game } = readGame(after);
  if (old === null || game === null || faults.length > 0) return false;
  if (old.stage.name !== 'war' || game.stage.name !== 'war') return progress(old) <= progress(game);
  const was = old.stage.war;
  const is = game.stage.war;
  // Moves behind the last order of another kind can still be taken back.
  const orders = was.actions.map(({ type }) => type !== 'move').lastIndexOf(true) + 1;
  return (
    writeSetup(BOARD, was.start) === writeSetup(BOARD, is.start) &&
    was.actions.slice(0, orders).every((action, i) => sameText(action, is.actions[i]))
  );
}

type Order = Parameters<typeof writeAction>[1];
const sameText = (one: Order, other: Order | undefined): boolean =>
  other !== undefined && writeAction(BOARD, one) === writeAction(BOARD, other);

/** How far a game has come: camps closed, lots, war. */
function progress({ stage }: Game): number {
  if (stage.name === 'war') return 4;
  if (stage.name === 'lots') return 3;
  return Object.values(stage.camps).filter(({ state }) => state !== 'placing').length;
}
