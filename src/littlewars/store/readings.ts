import { breathing } from '../../shell/breathing';
import type { Finding, Kept } from '../../shell/library';
import type { TextStorage } from '../../shell/storage';
import { ownKey } from '../../shell/versions';
import type { RecordReading } from '../game/parseRecord';
import { readSave, readSaveSteps, SAVE_VERSION } from '../game/save';
import { asideIn, GAME_KEY, isVeiled, type AtStart, type Readings } from './gamePlaces';

/** Hears how far a reading has come, 0 to 1. */
export type OnProgress = (share: number) => void;

/** How many times at most that is told: whoever hears of it may have to render it. */
const TIMES = 50;
/** Milliseconds of reading that nobody need be told of. */
const UNTOLD = 300;

/** What was read in a text, with the text. */
export interface Read extends RecordReading {
  readonly text: string;
}

/** Where nothing has been read ahead. */
export const NONE: Readings = new Map();

/** Reads a text at once, unless it has been read while the page had its turns. */
export const read = (text: string, ahead = NONE): Read => ({
  ...(ahead.get(text) ?? readSave(text)),
  text,
});

/** Reads a game of the library, under the id it has there. */
export function readEntry(entry: Kept, ahead: Readings): Read {
  const reading = read(entry.text, ahead);
  return { ...reading, game: reading.game && { ...reading.game, id: entry.id } };
}

/** Reads texts, each once, their orders carried out while the page has its turns: a long battle takes seconds. */
export async function readTexts(
  texts: Iterable<string>,
  onProgress: OnProgress,
): Promise<Readings> {
  const all = new Set(texts);
  const readings = new Map<string, RecordReading>();
  const begun = performance.now();
  let told = 0;
  for (const text of all) {
    const reading = await breathing(readSaveSteps(text), (share) => {
      const times = Math.floor(((readings.size + share) / all.size) * TIMES);
      if (times <= told || performance.now() - begun < UNTOLD) return;
      told = times;
      onProgress(told / TIMES);
    });
    if (reading !== null) readings.set(text, reading);
  }
  return readings;
}

/** The texts of the game in hand, as storage and database have it. */
export function textsInHand(storage: TextStorage, found: Finding): readonly string[] {
  const hint = storage.read(ownKey(storage, GAME_KEY, SAVE_VERSION));
  const entries = typeof found === 'string' ? [] : [found.inHand, found.hinted];
  return [
    ...(typeof hint === 'string' && !isVeiled(hint) ? [hint] : []),
    ...entries.flatMap((entry) => entry?.text ?? []),
  ];
}

/**
 * What a page is opened with, all of it read. Nothing is written, so that who leaves meanwhile loses nothing; what another
 * tab has written meanwhile is read as well.
 *
 * @param find asks for the game in hand
 */
export async function readAtStart(
  find: () => Promise<AtStart>,
  storage: TextStorage,
  onProgress: OnProgress,
): Promise<AtStart> {
  const readings = new Map<string, RecordReading>();
  let atStart = await find();
  for (;;) {
    const { finding } = atStart;
    const unread = [...textsInHand(storage, finding), ...asideIn(storage)].filter(
      (text) => !readings.has(text),
    );
    if (unread.length === 0) return { ...atStart, readings };
    for (const [text, read] of await readTexts(unread, onProgress)) readings.set(text, read);
    // A database that does not answer is not waited for again.
    if (typeof finding !== 'string') atStart = await find();
  }
}
