import { describe, expect, test } from 'vitest';
import { positionOf } from '../../../../src/war/engine/position';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import { writePosition } from '../../../../src/war/engine/setups';
import { readPosition, writeAction } from '../../../../src/war/engine/notation/notation';
import { turnHistoryOf } from '../../../../src/war/game/turnHistory';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import type { StepKind } from '../../../../src/shell/replay';
import { steppedTo } from '../../../../src/war/game/past';
import { startOfTurn, warAt } from '../../../../src/war/game/past';
import {
  beginWar,
  canUndo,
  lastTurnEnded,
  order,
  present,
  type War,
} from '../../../../src/war/game/war';
import { LONG } from '../../../../e2e/games/long';
import { longGame } from '../../../support/longGame';
import {
  CLASSIC_POSITION,
  createBrowser,
  gameOf,
  saveWar,
  openTab,
  placement,
  square,
  toWar,
  warOf,
} from '../fakes';

type Tab = ReturnType<typeof openTab>;

/** Three turns from the classic opening: two moves, one move, one move of the turn under way. */
function threeTurns(): Tab {
  const tab = openTab();
  toWar(tab.store);
  for (const [from, to] of [
    ['G8', 'F9'],
    ['G3', 'E5'],
    null,
    ['K15', 'J15'],
    null,
    ['F9', 'G8'],
  ].map((orders) => orders ?? [])) {
    if (from === undefined || to === undefined) tab.store.table.endTurn();
    else {
      tab.store.table.press(square(from));
      tab.store.table.press(square(to));
    }
  }
  expect(warOf(tab.store).actions).toHaveLength(6);
  return tab;
}
const LAST = 6;

/** The house rules that `LONG` was drawn by: they allow less, and a war by them is one by Debord's rules too. */
const DRAWN_BY = {
  ...RULE_SETS.debord,
  marchStopsWhereIsolated: true,
  isolatedCommunicationsUnitsDefend: false,
};

/** Three hundred turns, a war of some 1,500 actions. */
function longWar(): War {
  const reading = readPosition(BOARD, CLASSIC_POSITION);
  if (!reading.ok) throw new Error('the classic opening');
  const start = positionOf(BOARD, DRAWN_BY, reading.setup);
  let war = beginWar(BOARD, RULE_SETS.debord, reading.setup);
  for (const action of longGame(start, 300, 1)) {
    const ordered = order(war, action);
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.reasons));
    war = ordered.war;
  }
  return war;
}

describe('viewing the past', () => {
  test.each<[StepKind, readonly number[]]>([
    ['next', [1, 2, 3, 4, 5, 6, 6]],
    ['previous', [0, 0, 1, 2, 3, 4, 5]],
    ['nextTurn', [3, 3, 3, 5, 5, 6, 6]],
    ['previousTurn', [0, 0, 0, 0, 3, 3, 5]],
    ['first', [0, 0, 0, 0, 0, 0, 0]],
    ['last', [6, 6, 6, 6, 6, 6, 6]],
  ])('%s leads to %j', (stepKind, wanted) => {
    const war = warOf(threeTurns().store);
    expect(wanted.map((_, at) => steppedTo(war, at, stepKind))).toEqual(wanted);
  });

  test('begins at the present and goes back to it, whatever was chosen', () => {
    const { store, state } = threeTurns();
    store.table.press(square('E5'));
    store.past.step('previous');
    expect(state()).toMatchObject({ review: LAST - 1, chosen: null, refusal: null });
    store.past.show(99);
    expect(state().review).toBe(LAST);
    store.past.show(-3);
    expect(state().review).toBe(0);
    store.past.showTurn(2);
    expect(state().review).toBe(5);
    store.past.showTurn(0);
    expect(state().review).toBe(0);
    store.past.showTurn(3);
    expect(state().review).toBe(LAST);
    store.past.show(null);
    expect(state().review).toBeNull();
  });

  test('nothing can be ordered meanwhile, and leaving leads back', () => {
    const { store, state } = threeTurns();
    const war = warOf(store);
    store.past.show(2);
    store.table.press(square('E5'));
    store.table.attack(square('K16'));
    store.table.undo();
    store.table.endTurn();
    store.table.surrender();
    store.table.agreeDraw();
    expect(warOf(store)).toBe(war);
    expect(state()).toMatchObject({ review: 2, chosen: null, refusal: null });
    store.table.leave();
    expect(state().review).toBeNull();
    store.table.press(square('E5'));
    expect(state().chosen).toBe(square('E5'));
  });

  test('from the present no step leads on or back to it', () => {
    const { store, state } = threeTurns();
    store.table.press(square('E5'));
    store.past.step('next');
    store.past.step('nextTurn');
    store.past.show(null);
    expect(state()).toMatchObject({ review: null, chosen: square('E5') });
  });

  test('a unit that must retreat is chosen again in the present', () => {
    const browser = createBrowser();
    const units = placement({ G11: 'C', H11: 'i', K20: 'i' });
    saveWar(browser, `${units} S B15,D8,T3,T23 H11 2`);
    const { store, state } = openTab({ browser });
    store.resume();
    store.past.step('first');
    expect(state().chosen).toBeNull();
    store.past.show(null);
    expect(state().chosen).toBe(square('H11'));
  });

  test('is not part of the saved game', () => {
    const { store, browser } = threeTurns();
    const writes = browser.writes.length;
    store.past.step('first');
    expect(browser.writes).toHaveLength(writes);
  });

  test('before the war there is no past', () => {
    const { store, state } = openTab();
    store.past.step('previous');
    store.past.showTurn(1);
    store.past.show(0);
    expect(state().review).toBeNull();
  });
});

describe('a turn taken back', () => {
  test('leads to the start of the last ended turn, and loses the actions since', () => {
    const { store, state, browser } = threeTurns();
    const before = warOf(store);
    expect(lastTurnEnded(before)).toBe(2);
    store.past.show(1);
    store.past.takeBackTurn();
    expect(warOf(store).actions).toEqual(before.actions.slice(0, 3));
    expect(present(warOf(store))).toBe(before.positions[3]);
    expect(state().review).toBeNull();
    expect(canUndo(warOf(store))).toBe(false);
    expect(browser.writes.at(-1)?.text).not.toContain('F9-G8');
    store.past.takeBackTurn();
    expect(warOf(store).actions).toEqual([]);
    expect(lastTurnEnded(warOf(store))).toBeNull();
    store.past.takeBackTurn();
    expect(gameOf(store).stage.name).toBe('war');
  });

  test('a war that is over continues from the turn in which it ended', () => {
    const { store } = threeTurns();
    store.table.surrender();
    expect(present(warOf(store)).over).not.toBeNull();
    expect(lastTurnEnded(warOf(store))).toBe(3);
    store.past.takeBackTurn();
    expect(present(warOf(store))).toMatchObject({ over: null, turn: 3, side: 'N' });
    expect(warOf(store).actions).toHaveLength(5);
  });
});

test('the long war of the browser tests is the one made here', { tags: ['slow'] }, () => {
  const { actions } = longWar();
  expect(LONG.start).toBe(CLASSIC_POSITION);
  expect(LONG.turns).toHaveLength(300);
  expect(LONG.turns.join(' ')).toBe(actions.map((each) => writeAction(BOARD, each)).join(' '));
});

describe('the history of turns', () => {
  test('has each turn with its result for both sides', () => {
    const { store } = threeTurns();
    const { start, turns } = turnHistoryOf(warOf(store));
    // rules.md 2: nine infantry of 6, four cavalry of 5, two artillery of 8; 17 units in all.
    expect(start).toEqual({
      N: { fighting: 15, strength: 90, linked: 17 },
      S: { fighting: 15, strength: 90, linked: 17 },
    });
    expect(turns).toMatchObject([
      { turn: 1, side: 'N', from: 0, to: 3, ended: true, assault: null, arsenals: [] },
      { turn: 2, side: 'S', from: 3, to: 5, ended: true },
      { turn: 3, side: 'N', from: 5, to: 6, ended: false },
    ]);
  });

  test('an attack by its outcome, an arsenal by its owner', () => {
    const browser = createBrowser();
    saveWar(browser, `${placement({ D7: 'I', D6: 'i', L1: 'i' })} N B15,D8,T3,T23 - 1`);
    const rout = openTab({ browser });
    rout.store.table.attack(square('D6'));
    expect(turnHistoryOf(warOf(rout.store)).turns).toMatchObject([
      { assault: { target: square('D6'), outcome: 'destroyed' }, tallies: { S: { fighting: 1 } } },
    ]);
    const other = createBrowser();
    const raiders = placement({ T8: 'R', T4: 'I', D9: 'I', E15: 'i' });
    saveWar(other, `${raiders} N B15,D8,T3,T23 - 1`);
    const raid = openTab({ browser: other });
    raid.store.table.press(square('T4'));
    raid.store.table.press(square('T3'));
    expect(turnHistoryOf(warOf(raid.store)).turns).toMatchObject([
      { assault: null, arsenals: [{ square: square('T3'), side: 'S' }] },
    ]);
  });

  test('of a long war agrees with its positions, and grows without computing old turns again', () => {
    const war = longWar();
    const { turns } = turnHistoryOf(war);
    expect(turns).toHaveLength(300);
    for (const { turn, side, from, to, ended } of turns) {
      expect(war.positions[from]).toMatchObject({ turn, side });
      expect(war.positions[to]?.turn).toBe(turn + 1);
      expect(startOfTurn(war, turn)).toBe(from);
      expect(ended).toBe(true);
    }
    const shorter = turnHistoryOf(warAt(war, turns[199]?.to ?? 0)).turns;
    expect(shorter).toHaveLength(200);
    expect(shorter.every((row, i) => row === turns[i])).toBe(true);
    expect(writePosition(present(warAt(war, turns[9]?.to ?? 0)))).toBe(
      writePosition(war.positions[turns[10]?.from ?? 0] ?? war.positions[0]),
    );
  });
});
