import { areTooFew } from '../engine/ending';
import type { Order } from '../engine/orders';
import { SIDES, type Battle, type Side } from '../engine/types';
import type { Game } from './game';
import { writeOrder, writeShot } from './orderText';
import { parseRecord, type RecordReading } from './parseRecord';
import { resultOf } from './record';
import type { Word } from '../../shell/record/recordText';
import { finished, type Steps } from '../../shell/steps';
import { fought, given, replaySteps } from './timeline';

/** Returns a faulty setting out to its stage: in clear, each side with its good part. */
function fixed(game: Game, battle: Battle): Game {
  if (game.stage.name !== 'battle') return game;
  const { places } = game.stage;
  const muster = { ...game.muster, rules: { ...game.muster.rules, curtain: false } };
  const good = (side: Side) => ({
    state: 'placing' as const,
    force: null,
    places: places[side].filter((each) =>
      battle.placed.includes(each.kind === 'place' ? each.man : each.gun),
    ),
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
 * Reads a game from its record, as far as it is good: it ends before the first order that the rules refuse, and
 * every fault has its place. Never throws.
 */
export const readRecord = (text: string): RecordReading => finished(readRecordSteps(text));

/** As `readRecord`, but yields after each order, so that the page can respond while it reads. */
export function* readRecordSteps(text: string): Steps<RecordReading> {
  const { game, faults, words, resultTag } = parseRecord(text);
  if (game?.stage.name !== 'battle' || words === null) return { game, faults };
  const all = [...faults];
  const { stage, muster } = game;
  const { battles, fault } = yield* replaySteps(muster, stage);
  const wordOf = (order: Order | undefined): Word | undefined =>
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
      const { line, column, text: said } = word;
      all.push({ line, column, code: 'refused', text: said, reasons });
    }
    return { game: fixed(game, battles[0]), faults: all };
  }
  const good = words.orders.slice(0, battles.length - 1);
  good.forEach(({ order, word: { line, column, text: said }, shot }, i) => {
    const moves = battles[i]?.moves ?? 0;
    if (order.kind === 'go' && said !== `${moves + 1}.`)
      all.push({ line, column, code: 'moveNumber', text: said, expected: moves + 1 });
    const fired = order.kind === 'fire' ? battles[i + 1]?.shots.at(-1) : undefined;
    if (fired === undefined || shot === null || shot === writeShot(fired)) return;
    const expected = `${writeOrder(order)}${writeShot(fired)}`;
    all.push({ line, column, code: 'wrongShot', text: said, expected });
  });
  const refusedWord = fault === null ? undefined : words.orders[fault.index]?.word;
  if (fault !== null && refusedWord !== undefined) {
    const { line, column, text: said } = refusedWord;
    all.push({ line, column, code: 'refused', text: said, reasons: fault.reasons });
  }
  const orders = good.map(({ order }) => order);
  const read: Game = { ...game, stage: fought(stage, orders, battles) };
  if (all.length === 0) {
    const last = battles.at(-1) as Battle;
    const expected = resultOf(last);
    if (resultTag?.value === 'draw' && expected === '*') {
      const drawn = drawnAsBefore(read, last);
      if (drawn !== read) return { game: drawn, faults: all };
    }
    if (resultTag !== undefined && resultTag.value !== expected) {
      const { line, column, value } = resultTag;
      all.push({ line, column, code: 'wrongResult', text: value, expected });
    }
  }
  return { game: read, faults: all };
}
