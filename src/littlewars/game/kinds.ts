import { CHAPTERS_TAG } from './parseRecord';
import {
  isKriegspiel,
  type AnyGame,
  type AnyOrder,
  type AnyReading,
  type Given,
  type Playing,
} from './playing';
import { readPlacement, writeOrder } from './orderText';
import { readRecordSteps } from './readRecord';
import { readPlaces, writePlaces } from './recordText';
import type { OpenedCamp } from './settingOut';
import { writeRecord } from './record';
import { parseSave, readSaveSteps, writeSave } from './save';
import { isContinuationOf, progress } from './progress';
import {
  backTo,
  battleOf,
  battleSeenBy,
  battlesOf,
  begun,
  given,
  lastingOrders,
  mayClose,
  placedBy,
} from './timeline';
import type { Game, Placement } from './game';
import type { Order } from '../engine/orders';
import { pointsOf } from '../engine/points';
import type { BySide } from '../engine/types';
import type { Steps } from '../../shell/steps';

// The kinds of battles: Little Wars, defined here, and Kriegspiel, whose code is fetched with the first battle or text
// of it.

// eslint-disable-next-line require-yield
function* asItIs(game: Game): Steps<{ game: Game; lost: [] }> {
  return { game, lost: [] };
}

const LITTLE_WARS: Playing<Game, Order> = {
  orders: ({ stage }) => (stage.name === 'battle' ? stage.orders : []),
  battles: (game) => {
    const { stage, muster } = game;
    if (stage.name === 'battle') return battlesOf(muster, stage);
    const field = battleOf(game);
    return field === null ? [] : [field];
  },
  shown: battleSeenBy,
  points: pointsOf,
  since: (before, now) => {
    if (before.stage.name !== 'battle' || now.stage.name !== 'battle') return [];
    const { orders } = now.stage;
    const begun = before.stage.orders.length;
    const battles = battlesOf(now.muster, now.stage);
    return orders.slice(begun).flatMap((order, i) => {
      const number = begun + i;
      const [from, after] = [battles[number], battles[number + 1]];
      return from === undefined || after === undefined
        ? []
        : [{ count: number + 1, before: from, order, after }];
    });
  },
  given,
  setOut: placedBy,
  mayClose,
  writeCamp: (camp) => writePlaces(camp as OpenedCamp<Placement>, writeOrder),
  readCamp: (text) => readPlaces(text, readPlacement),
  begun: (game, camps) => begun(game, camps as BySide<OpenedCamp<Placement> | null>),
  lasting: ({ stage }) => (stage.name === 'battle' ? lastingOrders(stage.orders) : 0),
  backTo,
  writeRecord,
  writeSave,
  readSave: readSaveSteps,
  scanSave: parseSave,
  readRecord: readRecordSteps,
  isContinuation: isContinuationOf,
  progress,
  isUnopened: () => false,
  opened: (game) => Promise.resolve(asItIs(game)),
  isSealed: () => true,
  sealed: (game) => Promise.resolve(game),
};

type AnyPlaying = Playing<AnyGame, AnyOrder>;

let kriegspiel: AnyPlaying | null = null;

/**
 * Fetches the code for battles of Kriegspiel, after which `playing` returns its functions for them. Rejects if that
 * fails; the next call then tries again.
 */
export async function fetchKriegspiel(): Promise<void> {
  kriegspiel ??= (await import('./kriegspiel/playing')).KRIEGSPIEL as unknown as AnyPlaying;
}

/** Returns whether a save or record is one of Kriegspiel, by its tag. */
const isOfKriegspiel = (text: string): boolean => text.includes(`[${CHAPTERS_TAG} `);

/**
 * Returns the functions by which a game of its kind, Little Wars or Kriegspiel, is played and saved.
 *
 * @throws for a battle of Kriegspiel before `fetchKriegspiel` has succeeded.
 */
export function playing(game: AnyGame): AnyPlaying {
  if (!isKriegspiel(game)) return LITTLE_WARS as unknown as AnyPlaying;
  if (kriegspiel === null) throw new Error('Kriegspiel has not been fetched');
  return kriegspiel;
}

/** Returns how a save or record is read. As long as Kriegspiel is missing, it is reported as `newer`, and stays. */
const kindOf = (text: string): AnyPlaying =>
  isOfKriegspiel(text) && kriegspiel !== null ? kriegspiel : (LITTLE_WARS as unknown as AnyPlaying);

/**
 * Fetches the code that reading a save or record needs: that of Kriegspiel, if the text is one of it. Never rejects:
 * if it cannot be fetched, reading the text returns the fault `newer`.
 */
export async function readyToRead(text: string): Promise<void> {
  if (isOfKriegspiel(text)) await fetchKriegspiel().catch(() => undefined);
}

/**
 * Returns the orders of a battle from its beginning, in their order, each with the battles before and after it, as both
 * sides may know them.
 */
export const courseOf = (game: AnyGame): readonly Given[] => {
  const { since, backTo } = playing(game);
  return since(backTo(game, 0), game);
};

/** Returns whether `game` continues `old`, so that replacing it loses nothing that cannot be undone, such as a shot. */
export const isContinuation = (old: AnyGame, game: AnyGame): boolean =>
  isKriegspiel(old) === isKriegspiel(game) && playing(game).isContinuation(old, game);

/**
 * Returns the reading of the save of a battle of Little Wars or Kriegspiel as a generator, which executes the orders
 * step by step and never throws. The code of Kriegspiel is fetched separately: until `await readyToRead(text)` has
 * fetched it, a save of Kriegspiel is returned with the fault `newer`, like a save of a newer version.
 */
export const readAnySave = (text: string): Steps<AnyReading> => kindOf(text).readSave(text);
/**
 * Reads the save of a battle of Little Wars or Kriegspiel without executing its orders. Never throws. The code of
 * Kriegspiel is fetched separately: until `await readyToRead(text)` has fetched it, a save of Kriegspiel is returned
 * with the fault `newer`, like a save of a newer version.
 */
export const scanAnySave = (text: string): AnyReading => kindOf(text).scanSave(text);
/**
 * Returns the reading of the record of a battle of Little Wars or Kriegspiel as a generator, which executes the orders
 * step by step and never throws. The code of Kriegspiel is fetched separately: until `await readyToRead(text)` has
 * fetched it, a record of Kriegspiel is returned with the fault `newer`, like a record of a newer version.
 */
export const readAnyRecord = (text: string): Steps<AnyReading> => kindOf(text).readRecord(text);
/**
 * Returns a game of Little Wars or Kriegspiel as the text that is saved.
 *
 * @throws for a game of Kriegspiel before `fetchKriegspiel` has succeeded
 */
export const writeAnySave = (game: AnyGame): string => playing(game).writeSave(game);
/**
 * Returns the record of a game of Little Wars or Kriegspiel. @throws for a battle of Kriegspiel before
 * `fetchKriegspiel` has succeeded.
 */
export const writeAnyRecord = (game: AnyGame): string => playing(game).writeRecord(game);
