import { describe, expect, test } from 'vitest';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { emptyDeployment } from '../../../src/war/engine/deployment';
import { openingHalf } from '../../../src/war/game/deployments';
import type { Camp, Game, Stage } from '../../../src/war/game/game';
import { furthestOf } from '../../../src/shell/persistence/choice';
import { isContinuationOf } from '../../../src/war/game/progress';
import { WAR_SAVES } from '../../../src/war/store/library/saves';
import { gameOf, openTab, square, toWar } from './fakes';

const { store } = openTab();
toWar(store);
const BASE = gameOf(store);
const at = (stage: Stage): Game => ({ ...BASE, beginning: 'hidden', stage });

const placing = (side: 'N' | 'S', opening?: string): Camp => ({
  state: 'placing',
  deployment: opening === undefined ? emptyDeployment(side) : openingHalf(BOARD, opening, side),
});
const sealed = (data: string): Camp => ({ state: 'sealed', sealed: { iv: 'iv', data } });
const camps = (N: Camp, S: Camp): Game => at({ name: 'deployment', side: 'N', camps: { N, S } });
const armies = { N: openingHalf(BOARD, 'classic', 'N'), S: openingHalf(BOARD, 'classic', 'S') };

/** A war after these orders, from the one that was begun. */
function war(...orders: (() => void)[]): Game {
  store.begin({ ...BASE, beginning: 'opening', opening: 'classic' });
  store.deployment.drawLots();
  store.deployment.beginWar();
  for (const order of orders) order();
  return { ...gameOf(store), id: BASE.id };
}
const march = (from: string, to: string) => () => {
  store.table.press(square(from));
  store.table.press(square(to));
};
const endTurn = (): void => store.table.endTurn();

/** States of one game, each further than those before it. */
const LADDER: readonly (readonly [string, Game])[] = [
  ['nobody has sealed', camps(placing('N'), placing('S'))],
  ['the North has sealed', camps(sealed('n'), placing('S'))],
  ['both have sealed', camps(sealed('n'), sealed('s'))],
  ['the armies are revealed', at({ name: 'lots', armies, first: null })],
  ['the lots are drawn', at({ name: 'lots', armies, first: 'S' })],
  ['the war has begun', war()],
  ['a unit has moved', war(march('G8', 'F9'))],
  ['a turn has ended', war(endTurn)],
  ['a turn has ended, moves before it', war(march('G8', 'F9'), endTurn)],
];

describe('of two states of a game', () => {
  test.each(LADDER.map(([name, game], i) => [name, game, i] as const))(
    'the further one wins: %s',
    (_, game, i) => {
      LADDER.forEach(([, other], j) => {
        const best = j > i ? other : game;
        expect(furthestOf(WAR_SAVES, game, other)).toBe(best);
        expect(furthestOf(WAR_SAVES, other, game)).toBe(j < i ? game : other);
      });
    },
  );

  test('neither goes back behind a seal, a reveal or a lot', () => {
    expect(LADDER).toHaveLength(9);
    for (const [i, [, later]] of LADDER.entries())
      for (const [, earlier] of LADDER.slice(0, Math.min(i, 5)))
        expect(isContinuationOf(later, earlier)).toBe(false);
  });

  test('the later continues the earlier', () => {
    expect(LADDER).toHaveLength(9);
    for (const [i, [, earlier]] of LADDER.slice(0, 6).entries())
      for (const [, later] of LADDER.slice(i)) expect(isContinuationOf(earlier, later)).toBe(true);
  });

  test('a seal is not replaced by another', () => {
    const [one, other] = [camps(sealed('n'), placing('S')), camps(sealed('m'), placing('S'))];
    expect(isContinuationOf(one, one)).toBe(true);
    expect(isContinuationOf(one, other)).toBe(false);
    expect(isContinuationOf(one, camps(placing('N'), sealed('s')))).toBe(false);
  });

  test('a lot is not drawn twice', () => {
    const drawn = (first: 'N' | 'S' | null): Game => at({ name: 'lots', armies, first });
    expect(isContinuationOf(drawn('N'), drawn('S'))).toBe(false);
    expect(isContinuationOf(drawn('N'), drawn(null))).toBe(false);
    expect(isContinuationOf(drawn(null), drawn('S'))).toBe(true);
  });

  test('moves of the current turn may be taken back, orders may not', () => {
    expect(isContinuationOf(war(march('G8', 'F9')), war())).toBe(true);
    expect(isContinuationOf(war(march('G8', 'F9'), endTurn), war(endTurn))).toBe(false);
    expect(isContinuationOf(war(endTurn), war(march('G8', 'F9')))).toBe(false);
  });
});
