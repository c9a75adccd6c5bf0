// Battles of Kriegspiel in which something is fired, for tests of its views. Places in inches.
import { INCH } from '../../../../../src/littlewars/engine/lengths';
import { withState } from '../../../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import type { FireOrder } from '../../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { block, country } from '../../../engine/tables';
import { rowsOf, withGunAt, type Row } from '../../../kriegspiel/bodies';

export const row = (
  side: Row['side'],
  service: Row['service'],
  count: number,
  x: number,
  y: number,
  more: Partial<Row> = {},
): Row => ({ side, service, count, x, y, ...more });

export const SHELL: FireOrder & { readonly kind: 'shell' } = {
  kind: 'shell',
  gun: 'G1',
  screw: 'heavy',
  bearing: 0,
  elevation: 5_000,
};

/**
 * Red's gun at y 20 with its gunners, and where its heavy shell falls, about 17 inches on, rows, a gun and a waggon of
 * Blue's; a wall shelters some of them.
 */
export function battery(more: readonly Row[] = []): KriegspielBattle {
  const men = rowsOf(
    [
      row('red', 'artillery', 6, 57, 18),
      row('blue', 'infantry', 9, 60, 38),
      row('blue', 'cavalry', 4, 60, 40),
      ...more,
    ],
    { country: country(block('wall', 'wall', [60.75, 36, 61, 39.5], 2)) },
  );
  const battle = withGunAt(withGunAt(men, 'G1', 60, 20), 'G3', 62.5, 39);
  return withState(battle, {
    waggons: battle.kriegspiel.waggons.map((waggon) =>
      waggon.side === 'blue' ? { ...waggon, x: 57 * INCH, y: 38 * INCH } : waggon,
    ),
  });
}

/** Ten of Red's infantry in a row at y 20, two fives, and a row of Blue's before them. */
export const rifles = (more: readonly Row[] = []): KriegspielBattle =>
  rowsOf([
    row('red', 'infantry', 10, 60, 20, { id: 'A' }),
    row('blue', 'infantry', 10, 60, 50, { apart: 1 }),
    ...more,
  ]);
