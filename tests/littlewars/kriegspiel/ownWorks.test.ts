import { expect, test } from 'vitest';
import { INCH } from '../../../src/littlewars/engine/lengths';
import type { Side } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import { cleared, worksBefore } from '../../../src/littlewars/kriegspiel/ownWorks';
import type { Chapter, KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, country, inches } from '../engine/tables';
import { manIn, rowsOf, withGunAt, type Row } from './bodies';
import { after } from './tables';

const FIVE = ['R1', 'R2', 'R3', 'R4', 'R5'];
const rows: readonly Row[] = [
  { side: 'red', service: 'infantry', count: 5, x: 60, y: 40, apart: 2 },
  { side: 'red', service: 'artillery', count: 6, x: 27, y: 38 },
];
/** Red's row and gun behind a trench two inches high, which somebody has dug. */
const behind = (
  owner: Side,
  [from, to]: readonly [number, number] = [42, 43],
  chapters?: readonly Chapter[],
): KriegspielBattle => {
  const trench = block('K1', 'wall', [20, from, 70, to], 2);
  const battle = rowsOf(rows, {
    country: country(trench),
    ...(chapters === undefined ? {} : { chapters }),
  });
  return withState(withGunAt(battle, 'G1', 30, 40), { built: [{ piece: 'K1', side: owner }] });
};
const isStopped = (battle: KriegspielBattle): boolean =>
  battle.shots[0]!.events.some((event) => event.kind === 'piece' && event.what === 'K1');

test('kriegspiel.md 3.6: a bolt is fired over a work within three inches before the row', () => {
  const rifles = { kind: 'rifles', men: FIVE, bearing: 0, elevation: 0 } as const;
  const over = after(behind('red'), rifles);
  // The trench is two inches high, the men one.
  expect(over.shots[0]!.path[0]).toMatchObject({ z: 2 * INCH + 2 });
  expect(isStopped(over)).toBe(false);
  const far = after(behind('red', [43.5, 44]), rifles);
  expect(far.shots[0]!.path[0]).toMatchObject({ z: INCH + 2 });
  expect(isStopped(far)).toBe(true);
  expect(isStopped(after(behind('blue'), rifles))).toBe(true);
});

test('kriegspiel.md 3.6: nor does a work of its own stop a shell or a bolt of a gun', () => {
  const aim = { gun: 'G1', bearing: 0, elevation: 0 } as const;
  const shell = { kind: 'shell', screw: 'light', ...aim } as const;
  expect(isStopped(after(behind('red'), shell))).toBe(false);
  expect(isStopped(after(behind('blue'), shell))).toBe(true);
  const bolt = { kind: 'fire', ...aim } as const;
  expect(isStopped(after(behind('red', [42, 43], ['works']), bolt))).toBe(false);
  expect(isStopped(after(behind('blue', [42, 43], ['works']), bolt))).toBe(true);
});

test('a work behind the gun is none before it, and nothing is removed if there is none', () => {
  const battle = behind('red');
  const man = manIn(battle, 'R3');
  expect(worksBefore(battle, 'red', [man], 0).map(({ id }) => id)).toEqual(['K1']);
  expect(worksBefore(battle, 'red', [man], 180_000)).toEqual([]);
  expect(worksBefore(battle, 'red', [inches(60, 60)], 180_000)).toEqual([]);
  expect(cleared(battle.country, [])).toBe(battle.country);
  expect(cleared(battle.country, battle.country.pieces).pieces).toEqual([]);
});
