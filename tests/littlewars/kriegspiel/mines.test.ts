import { describe, expect, test } from 'vitest';
import type { Piece, Point } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import { minesSprung, type Paths } from '../../../src/littlewars/kriegspiel/mines';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, inches } from '../engine/tables';
import { manIn, withGunAt } from './bodies';
import { after, battleOf, inBody, numbers, onField } from './tables';
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
  paths: Paths = {},
) =>
  minesSprung(
    battle,
    {
      ...battle,
      men: battle.men.map((man) =>
        ids.includes(man.id) ? { ...man, x: man.x + dx * 16, y: man.y + dy * 16 } : man,
      ),
    },
    paths,
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

  test('of either side, and by the path that he went', () => {
    expect(dead(moved(mined([{ ...one, side: 'blue' }], [MINE]), ['B1'], [0, 20]))).toEqual(['B1']);
    const battle = mined([{ ...one, x: 40 }], [MINE]);
    expect(dead(moved(battle, ['R1'], [0, 20]))).toEqual([]);
    const path = [inches(40, 40), inches(50, 50), inches(40, 60)];
    expect(dead(moved(battle, ['R1'], [0, 20], { R1: path }))).toEqual(['R1']);
    // Who goes round it does not set it off.
    const round = [inches(50, 40), inches(60, 50), inches(50, 60)];
    expect(dead(moved(mined([one], [MINE]), ['R1'], [0, 20], { R1: round }))).toEqual([]);
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

  test('men who march together, where they are at that moment', () => {
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
        {},
      );
    const after = drive(battle, 'W1', 60);
    expect(after.kriegspiel.waggons.map(({ destroyed }) => destroyed)).toEqual([true, true, false]);
    expect(after.kriegspiel.guns.G1?.destroyed).toBe(true);
    expect(after.kriegspiel.guns.G2?.destroyed).toBe(false);
    const hauled = minesSprung(battle, withGunAt(battle, 'G1', 50, 40), {});
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
      minesSprung(lostGun, withGunAt(lostGun, 'G1', 50, 40), {}).kriegspiel.mines,
    ).toHaveLength(1);
  });
});

describe('kriegspiel.md 6.2: along the path of an order', () => {
  const laid = (battle: KriegspielBattle, ...at: readonly Point[]): KriegspielBattle =>
    withState(battle, {
      mines: at.map((place, i) => ({ id: `BK${i + 1}`, side: 'blue', at: place })),
    });
  const isSprung = (battle: KriegspielBattle) => battle.kriegspiel.mines.length === 0;
  const wall = block('w', 'wall', [30, 49, 49.75, 50], 2);

  test('a man goes round a wall, past places, or through a ford', () => {
    const scout = (pieces: readonly Piece[]) =>
      battleOf({ R1: [49, 47], B1: [100, 90] }, { country: onField(pieces) });
    const march = { kind: 'march', man: 'R1', to: inches(49, 52) } as const;
    expect(isSprung(after(laid(scout([wall]), inches(50, 49.5)), march))).toBe(true);
    expect(isSprung(after(laid(scout([]), inches(50, 49.5)), march))).toBe(false);
    const by = { ...march, by: [inches(51, 49)] };
    expect(isSprung(after(laid(scout([]), inches(51, 49)), by))).toBe(true);
    const plain = battleOf(
      { R1: [49, 47], B1: [100, 90] },
      { country: onField([wall]), chapters: ['works'] },
    );
    expect(isSprung(after(laid(plain, inches(50, 49.5)), march))).toBe(true);
  });

  test('a body in line, every man at his distance from its middle', () => {
    const line = inBody(battleOf({ B1: [100, 90] }), numbers('R', 1, 10), 'ranks', [60, 40]);
    const [left] = line.kriegspiel.bodies[0]!.men.map((id) => manIn(line, id));
    const round = {
      kind: 'marchBody',
      body: 'A',
      path: [inches(63, 45), inches(60, 50)],
      front: 0,
    } as const;
    const corner = { x: left!.x + 3 * 16, y: left!.y + 5 * 16 };
    expect(isSprung(after(laid(line, corner), round))).toBe(true);
    const straight = { ...round, path: [inches(60, 50)] };
    expect(isSprung(after(laid(line, corner), straight))).toBe(false);
  });

  test('a gun with its riders', () => {
    const gunners = Object.fromEntries(
      numbers('R', 11, 6).map((id, i) => [id, [38 + (i % 2) * 4, 27 + i]] as const),
    );
    const begun = withGunAt(battleOf({ ...gunners, B1: [100, 90] }), 'G1', 40, 30);
    const { guns } = begun.kriegspiel;
    const battle = withState(begun, { guns: { ...guns, G1: { ...guns.G1!, limbered: true } } });
    const march = { kind: 'marchGun', gun: 'G1', path: [inches(48, 38), inches(40, 46)] } as const;
    // Nobody walks beside it.
    const beside = inches(42, 36);
    expect(isSprung(after(laid(battle, beside), march))).toBe(false);
    const over = after(laid(battle, inches(48, 38)), march);
    expect(isSprung(over)).toBe(true);
    expect(over.guns[0]).toMatchObject({ gone: true });
    expect(over.kriegspiel.guns.G1).toMatchObject({ destroyed: true });
    expect(numbers('R', 11, 6).map((id) => manIn(over, id).state)).toEqual(
      numbers('R', 11, 6).map(() => 'dead'),
    );
  });

  test('a waggon past places', () => {
    const battle = scene({ groups: [], waggons: [{ x: 50, y: 40 }] });
    const march = {
      kind: 'marchWaggon',
      waggon: 'W1',
      path: [inches(52, 42), inches(50, 43)],
    } as const;
    expect(after(laid(battle, inches(52, 42)), march).kriegspiel.waggons[0]).toMatchObject({
      destroyed: true,
      packets: 0,
    });
  });

  test('the nearest first, and not those beyond it', () => {
    const scout = battleOf({ R1: [50, 40], B1: [100, 90] });
    const march = { kind: 'march', man: 'R1', to: inches(50, 52) } as const;
    const sprung = after(laid(scout, inches(50, 50), inches(50, 43)), march);
    expect(sprung.kriegspiel.mines).toMatchObject([{ at: inches(50, 50) }]);
    expect(manIn(sprung, 'R1')).toMatchObject({ state: 'dead', ...inches(50, 43) });
  });
});
