import { areTooFew } from '../engine/ending';
import { SIDES, type Battle, type Side } from '../engine/types';
import type { Game, GameOf, Kind, LittleWars } from './game';
import { writeOrder, writeShot } from './orderText';
import {
  parseRecord,
  type ParsedRecord,
  type RecordReading,
  type RecordReadingOf,
} from './parseRecord';
import { resultOf, shotOf } from './record';
import type { RecordFault } from './recordText';
import { replayedSteps, type Battles, type BattleStage, type Rules } from './replay';
import type { Word } from '../../shell/record/recordText';
import { finished, type Steps } from '../../shell/steps';
import { battlesOf, fought, given, LITTLE_WARS } from './timeline';

/** What executing the orders of records needs: the rules, and how an order is written as a word. */
export interface RecordRules<K extends Kind> {
  readonly rules: Rules<K>;
  readonly writeOrder: (order: K['order']) => string;
  /** Returns whether all that a placement sets out is on the field. */
  readonly isPlaced: (battle: K['battle'], placement: K['placement']) => boolean;
  /** Returns a stage with other orders, whose battles are known already. */
  readonly fought: (
    stage: BattleStage<K>,
    orders: readonly K['order'][],
    battles: Battles<K>,
  ) => BattleStage<K>;
}

const LITTLE_WARS_RULES: RecordRules<LittleWars> = {
  rules: LITTLE_WARS,
  writeOrder,
  isPlaced: ({ placed }, each) => placed.includes(each.kind === 'place' ? each.man : each.gun),
  fought,
};

/** Returns a faulty setting out to its stage: in clear, each side with its good part. */
function fixed<K extends Kind>(
  game: GameOf<K>,
  battle: K['battle'],
  { isPlaced }: RecordRules<K>,
): GameOf<K> {
  if (game.stage.name !== 'battle') return game;
  const { places } = game.stage;
  const muster = { ...game.muster, rules: { ...game.muster.rules, curtain: false } };
  const good = (side: Side) => ({
    state: 'placing' as const,
    force: null,
    places: places[side].filter((each) => isPlaced(battle, each)),
  });
  const camps = { red: good('red'), blue: good('blue') };
  return {
    ...game,
    muster,
    chosen: false,
    stage: { name: 'settingOut', side: muster.first, camps },
  };
}

/**
 * Keeps the draw of an earlier record. A Blow at the Rear was once over, as a Fight to the Finish is (6.1), when
 * both sides had too few men; such a battle stays drawn, with the same points, as if both had agreed to it (6.7).
 */
function drawnAsBefore(game: Game, last: Battle): Game {
  if (last.rules.kind !== 'blow' || last.phase !== 'interval' || !areTooFew(last)) return game;
  return SIDES.filter((side) => !last.drawOffers.includes(side)).reduce((now, side) => {
    const outcome = given(now, { kind: 'offerDraw', side });
    return outcome.ok ? outcome.game : now;
  }, game);
}

/**
 * Reads a game of Little Wars from its record, executing its orders until the rules refuse one: the game so far, null
 * if there is no battle in it, and every fault with its line and column. Never throws.
 */
export const readRecord = (text: string): RecordReading => finished(readRecordSteps(text));

/** Reads a game of Little Wars from its record as `readRecord` does, but yields after each order. */
export function* readRecordSteps(text: string): Steps<RecordReading> {
  const parsed = parseRecord(text);
  const reading = yield* checkedSteps(parsed, LITTLE_WARS_RULES);
  const [fault, ...more] = reading.faults;
  if (reading.game?.stage.name !== 'battle' || fault?.code !== 'wrongResult' || more.length > 0)
    return reading;
  if (fault.text !== 'draw' || fault.expected !== '*') return reading;
  const last = battlesOf(reading.game.muster, reading.game.stage).at(-1) as Battle;
  const drawn = drawnAsBefore(reading.game, last);
  return drawn === reading.game ? reading : { game: drawn, faults: [] };
}

/**
 * Executes the orders of a parsed record until the rules refuse one, and returns the game with all faults of the
 * record: those found before, refused orders, and wrong shots, numbers of moves and results. If the setting out is
 * refused, the game is still being set out, with what is legal. Yields after each order.
 */
export function* checkedSteps<K extends Kind>(
  { game, faults, words, resultTag }: ParsedRecord<K>,
  kind: RecordRules<K>,
): Steps<RecordReadingOf<K>> {
  if (game?.stage.name !== 'battle' || words === null) return { game, faults };
  const all: RecordFault<K['reason']>[] = [...faults];
  const { stage, muster } = game;
  const { battles, fault } = yield* replayedSteps(kind.rules, muster, stage);
  const wordOf = (order: K['placement'] | undefined): Word | undefined =>
    words.places.find((each) => each.order === order)?.word;
  const nowhere = words.orders[0]?.word ?? words.places.at(-1)?.word ?? { line: 1, column: 1 };
  if (fault?.of === 'places') {
    const { side, reasons } = fault;
    const order = stage.places[side][fault.index];
    const word = wordOf(order);
    if (word === undefined || order === undefined) {
      const { line, column } = nowhere;
      all.push({ line, column, code: 'notSetOut', side, reasons });
    } else {
      const { line, column, text: written } = word;
      all.push({ line, column, code: 'refused', text: written, reasons });
    }
    return { game: fixed(game, battles[0], kind), faults: all };
  }
  const good = words.orders.slice(0, battles.length - 1);
  good.forEach(({ order, word: { line, column, text: written }, shot }, i) => {
    const moves = battles[i]?.moves ?? 0;
    if (order.kind === 'go' && written !== `${moves + 1}.`)
      all.push({ line, column, code: 'moveNumber', text: written, expected: moves + 1 });
    const fired = shotOf(battles, i);
    if (fired === undefined || shot === null || shot === writeShot(fired)) return;
    const expected = `${kind.writeOrder(order)}${writeShot(fired)}`;
    all.push({ line, column, code: 'wrongShot', text: written, expected });
  });
  const refusedWord = fault === null ? undefined : words.orders[fault.index]?.word;
  if (fault !== null && refusedWord !== undefined) {
    const { line, column, text: written } = refusedWord;
    all.push({ line, column, code: 'refused', text: written, reasons: fault.reasons });
  }
  const orders = good.map(({ order }) => order);
  const expected = resultOf(battles.at(-1) as Battle);
  if (all.length === 0 && resultTag !== undefined && resultTag.value !== expected) {
    const { line, column, value } = resultTag;
    all.push({ line, column, code: 'wrongResult', text: value, expected });
  }
  return { game: { ...game, stage: kind.fought(stage, orders, battles) }, faults: all };
}
