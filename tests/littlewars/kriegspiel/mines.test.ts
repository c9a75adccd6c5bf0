import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/duties';
import { minesSprung } from '../../../src/littlewars/kriegspiel/mines';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, inches } from '../engine/tables';
import { manIn, withGunAt } from './bodies';
import { battleOf } from './tables';
import { scene, type Group, type Scene } from './supplies';

const mined = (groups: readonly Group[], at: readonly Point[], more: Partial<Scene> = {}) =>
  withState(scene({ groups, ...more }), {
    mines: at.map((place, i) => ({ id: `BK${i + 1}`, side: 'blue', at: place })),
  });
/** The battle after men have moved by so many inches. */
const moved = (
  battle: KriegspielBattle,
  ids: readonly string[],
  [dx, dy]: readonly [number, number],
  by: readonly Point[] = [],
) =>
  minesSprung(
    battle,
    {
      ...battle,
      men: battle.men.map((man) =>
        ids.includes(man.id) ? { ...man, x: man.x + dx * 16, y: man.y + dy * 16 } : man,
      ),
    },
    by,
  );
const dead = ({ men }: KriegspielBattle): string[] =>
  men.filter(({ state }) => state === 'dead').map(({ id }) => id);
const MINE = inches(50, 50);
const one: Group = { count: 1, x: 50, y: 40 };

describe('kriegspiel.md 6.2: a contact mine', () => {
  test('goes off under the first piece over it, wherever that ends', () => {
    const battle = mined([one], [MINE]);
    expect(dead(moved(battle, ['R1'], [0, 9]))).toEqual([]);
    const over = moved(battle, ['R1'], [0, 20]);
    expect(dead(over)).toEqual(['R1']);
    expect(over.kriegspiel.mines).toEqual([]);
    // He lies where his disc first touched it at the nearest.
    expect(manIn(over, 'R1')).toMatchObject({ x: 800, y: 800, state: 'dead' });
    expect(dead(moved(battle, [], [0, 0]))).toEqual([]);
    // A man’s disc is 3/16 in from its middle.
    expect(dead(moved(mined([{ ...one, x: 50 + 3 / 16 }], [MINE]), ['R1'], [0, 20]))).toEqual([
      'R1',
    ]);
    expect(dead(moved(mined([{ ...one, x: 50.25 }], [MINE]), ['R1'], [0, 20]))).toEqual([]);
  });

  test('of either side, and by the way that he went', () => {
    expect(dead(moved(mined([{ ...one, side: 'blue' }], [MINE]), ['B1'], [0, 20]))).toEqual(['B1']);
    const battle = mined([{ ...one, x: 40 }], [MINE]);
    expect(dead(moved(battle, ['R1'], [0, 20]))).toEqual([]);
    expect(dead(moved(battle, ['R1'], [0, 20], [inches(50, 50)]))).toEqual(['R1']);
    // Round a wall.
    const wall = block('w', 'wall', [30, 49, 49.75, 50], 2);
    const round = mined([{ ...one, x: 49 }], [inches(50, 49.5)], { pieces: [wall] });
    expect(dead(moved(round, ['R1'], [0, 15]))).toEqual(['R1']);
    // Where he finds no way he goes straight.
    const shut = mined([{ ...one, x: 60 }], [inches(60, 49.75)], {
      pieces: [block('w', 'wall', [0, 49, 120, 49.5], 2)],
    });
    expect(dead(moved(shut, ['R1'], [0, 15]))).toEqual(['R1']);
  });

  test('destroys all within six inches', () => {
    const edge = 6 + 3 / 16;
    const by = (x: number, y: number): Group => ({ side: 'blue', count: 1, x, y });
    const battle = mined([one, by(50 + edge, 50), by(50 - edge - 0.0625, 50), by(50, 44)], [MINE]);
    expect(dead(moved(battle, ['R1'], [0, 20]))).toEqual(['R1', 'B1', 'B3']);
    const general: Group = { service: 'general', count: 1, x: 52, y: 50 };
    expect(dead(moved(mined([one, general], [MINE]), ['R1'], [0, 20]))).toEqual(['R1']);
    // Wells' General does not set it off either.
    expect(
      moved(mined([{ ...general, x: 50, y: 40 }], [MINE]), ['R199'], [0, 20]).kriegspiel.mines,
    ).toHaveLength(1);
  });

  test('those who march together where they are just then', () => {
    const battle = mined([one, { count: 1, x: 50, y: 33 }, { count: 1, x: 50, y: 36 }], [MINE]);
    expect(dead(moved(battle, ['R1', 'R2', 'R3'], [0, 20]))).toEqual(['R1', 'R3']);
  });

  test('Sykes’ General is lost, and the next follows', () => {
    const begun = battleOf({ R29: [50, 40], R21: [90, 10] }, { generalVulnerable: true });
    const general = begun.kriegspiel.generals.red.man!;
    const battle = withState(
      {
        ...begun,
        men: begun.men.map((man) =>
          man.id === general ? { ...man, state: 'ready' as const, ...inches(50, 40) } : man,
        ),
      },
      { mines: [{ id: 'BK1', side: 'blue', at: MINE }] },
    );
    const after = moved(battle, [general], [0, 20]);
    expect(manIn(after, general).state).toBe('dead');
    expect(after.kriegspiel.generals.red.man).not.toBe(general);
  });

  test('two, one after the other', () => {
    const battle = mined([one, { count: 1, x: 70, y: 40 }], [MINE, inches(50, 58), inches(70, 50)]);
    const after = moved(battle, ['R1', 'R2'], [0, 20]);
    // Whom the first has killed does not set off the second.
    expect(after.kriegspiel.mines.map(({ id }) => id)).toEqual(['BK2']);
    expect(dead(after)).toEqual(['R1', 'R2']);
  });

  test('and guns and waggons', () => {
    const battle = withGunAt(
      mined([], [MINE], {
        waggons: [
          { x: 50, y: 40 },
          { x: 54, y: 50 },
          { x: 80, y: 50 },
        ],
      }),
      'G1',
      50,
      56,
    );
    const drive = (now: KriegspielBattle, id: string, y: number) =>
      minesSprung(
        now,
        withState(now, {
          waggons: now.kriegspiel.waggons.map((each) =>
            each.id === id ? { ...each, y: y * 16 } : each,
          ),
        }),
        [],
      );
    const after = drive(battle, 'W1', 60);
    expect(after.kriegspiel.waggons.map(({ destroyed }) => destroyed)).toEqual([true, true, false]);
    expect(after.kriegspiel.guns.G1?.destroyed).toBe(true);
    expect(after.kriegspiel.guns.G2?.destroyed).toBe(false);
    const hauled = minesSprung(battle, withGunAt(battle, 'G1', 50, 40), []);
    expect(hauled.kriegspiel.mines).toEqual([]);
    // A wreck sets nothing off.
    const wreck = withState(battle, {
      waggons: battle.kriegspiel.waggons.map((each) => ({ ...each, destroyed: true })),
    });
    expect(drive(wreck, 'W1', 60).kriegspiel.mines).toHaveLength(1);
    const lostGun = withState(battle, {
      guns: { ...battle.kriegspiel.guns, G1: { ...battle.kriegspiel.guns.G1!, destroyed: true } },
    });
    expect(
      minesSprung(lostGun, withGunAt(lostGun, 'G1', 50, 40), []).kriegspiel.mines,
    ).toHaveLength(1);
  });
});
