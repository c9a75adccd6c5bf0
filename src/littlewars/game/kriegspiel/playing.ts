import { SIDES, type BySide } from '../../engine/types';
import { kriegspielPoints } from '../../kriegspiel/ending';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { SECRET_WORKS } from '../../kriegspiel/secrets';
import type { KriegspielBattle } from '../../kriegspiel/types';
import type { Playing } from '../playing';
import { readPlaces, writePlaces } from '../recordText';
import { risen } from '../settingOut';
import { BATTLE, continuesSettingOut, settingOutProgress } from '../progress';
import {
  backTo,
  battlesOf,
  given,
  KRIEGSPIEL_RULES,
  settingOut,
  type Kriegspiel,
  type KriegspielGame,
  type KriegspielPlacement,
  type KriegspielStage,
} from './game';
import { openNotes } from './notes';
import { writeKriegspielOrder } from './orderWords';
import { readKriegspielRecordSteps, writeKriegspielRecord } from './record';
import {
  parseKriegspielSave,
  readKriegspielPlacement,
  readKriegspielSaveSteps,
  writeKriegspielSave,
} from './save';
import {
  battleKnownTo,
  guarded,
  isSealed,
  isUnopened,
  openedSteps,
  ordersSince,
  sealedAnew,
  wholeOf,
  type SealedGame,
} from './sealedGame';

/** Orders that may be undone until the move ends, as in Little Wars (LW 3.4): movements, changes, and works begun. */
const UNDOABLE: ReadonlySet<KriegspielOrder['kind']> = new Set([
  ...(['march', 'leave', 'lie', 'serve', 'haul', 'takeOff', 'marchBody', 'formBody'] as const),
  ...(['changeFormation', 'dismount', 'mount', 'limber', 'unlimber', 'marchGun'] as const),
  ...(['marchWaggon', 'moveTransport', 'embark', 'disembark', 'beginWork', 'nameNext'] as const),
  'eatHorses',
]);

/** Returns whether a mine has gone off between two battles: then all know where it lay. */
const isSprung = (before: KriegspielBattle | undefined, after: KriegspielBattle | undefined) =>
  (after?.kriegspiel.mines.length ?? 0) < (before?.kriegspiel.mines.length ?? 0);

function lasting(game: SealedGame): number {
  if (game.stage.name !== 'battle') return 0;
  // Nothing is undone before the notes are opened.
  if (isUnopened(game)) return game.stage.orders.length;
  const { muster, stage } = wholeOf(game) as KriegspielGame & { readonly stage: KriegspielStage };
  const battles = battlesOf(muster, stage);
  return (
    stage.orders
      .map(({ kind }, i) => !UNDOABLE.has(kind) || isSprung(battles[i], battles[i + 1]))
      .lastIndexOf(true) + 1
  );
}

/** Returns the words of those orders of a game that are no secret works. */
const openOrders = ({ stage }: KriegspielGame): readonly string[] =>
  stage.name === 'battle'
    ? stage.orders
        .filter((order) => order.kind !== 'beginWork' || !SECRET_WORKS.has(order.work))
        .map(writeKriegspielOrder)
    : [];

/**
 * Returns the number of orders up to the last of those that cannot be undone whatever else is known of the battle.
 */
const lastingOf = ({ stage }: KriegspielGame): number =>
  stage.name === 'battle'
    ? stage.orders.map(({ kind }) => !UNDOABLE.has(kind)).lastIndexOf(true) + 1
    : 0;

const NO_NOTES = { red: [], blue: [] };

/**
 * The functions by which battles of Kriegspiel are played, shown, saved and recorded, with their secret orders hidden
 * (kriegspiel.md 6.4).
 */
export const KRIEGSPIEL: Playing<SealedGame, KriegspielOrder> = {
  orders: (game) => {
    const { stage } = isUnopened(game) ? game : wholeOf(game);
    return stage.name === 'battle' ? stage.orders : [];
  },
  battles: (game) => {
    if (isUnopened(game)) return [];
    const { stage, muster } = wholeOf(game);
    if (stage.name === 'battle') return battlesOf(muster, stage);
    const field = settingOut.fieldOf(game);
    return field === null ? [] : [field];
  },
  shown: (game, by) => {
    if (game.stage.name === 'settingOut') return settingOut.fieldSeenBy(game, by);
    const battle = KRIEGSPIEL.battles(game).at(-1) as KriegspielBattle | undefined;
    return battle === undefined ? null : battleKnownTo(battle, by);
  },
  points: (battle, side) => kriegspielPoints(battle as KriegspielBattle, side),
  since: ordersSince,
  given: (game, order) => {
    const outcome = given(wholeOf(game), order);
    return outcome.ok ? { ...outcome, game: guarded(outcome.game, game) } : outcome;
  },
  setOut: (game, order) => {
    const outcome = settingOut.placedBy(game, order, {
      code: 'wrongPhase',
      phase: game.stage.name === 'settingOut' ? 'settingOut' : 'interval',
    });
    return outcome.ok ? { ...outcome, game: guarded(outcome.game) } : outcome;
  },
  mayClose: settingOut.mayBeReady,
  writeCamp: (camp) => writePlaces(camp, writeKriegspielOrder),
  readCamp: (text) => readPlaces(text, readKriegspielPlacement),
  begun: (game, { red, blue }) => {
    const places = { red: red?.places ?? null, blue: blue?.places ?? null } as BySide<
      readonly KriegspielPlacement[] | null
    >;
    const { game: after, lost } = risen<Kriegspiel>(KRIEGSPIEL_RULES, game, game.muster, places);
    return { game: guarded(after), lost };
  },
  lasting,
  backTo: (game, count) => guarded(backTo(wholeOf(game), count), game),
  writeRecord: (game) => writeKriegspielRecord(isUnopened(game) ? game : wholeOf(game)),
  writeSave: writeKriegspielSave,
  readSave: readKriegspielSaveSteps,
  scanSave: parseKriegspielSave,
  *readRecord(text) {
    const reading = yield* readKriegspielRecordSteps(text);
    const { game } = reading;
    // A record whose setting out is refused has no battle to show.
    return { ...reading, game: game?.stage.name === 'battle' ? guarded(game) : null };
  },
  // An unopened note is among the orders of neither, and appears among those of the later game once it is opened.
  isContinuation: (old, game) => {
    if (old.stage.name !== 'battle') return continuesSettingOut(old.stage.camps, game.stage);
    if (game.stage.name !== 'battle' || old.muster.seed !== game.muster.seed) return false;
    const [was, is] = [old.stage, game.stage];
    const before = openOrders({
      ...old,
      stage: { ...was, orders: was.orders.slice(0, lastingOf(old)) },
    });
    const now = openOrders(game);
    return (
      SIDES.every(
        (side) =>
          was.places[side].map(writeKriegspielOrder).join() ===
          is.places[side].map(writeKriegspielOrder).join(),
      ) && before.every((order, i) => order === now[i])
    );
  },
  progress: (game) => {
    if (game.stage.name === 'settingOut') return settingOutProgress(game.stage.camps);
    return [BATTLE + lastingOf(game), openOrders(game).length, -(game.left ?? 0)];
  },
  isUnopened,
  opened: async (game, sealer) => {
    const { sealed } = game.hidden;
    const notes = sealed === null ? NO_NOTES : await openNotes(sealed, sealer);
    return openedSteps(game, notes);
  },
  isSealed,
  sealed: sealedAnew,
};
