import { describe, expect, test } from 'vitest';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { moveStateOf, withState } from '../../../src/littlewars/kriegspiel/moveState';
import { rifleFaults, rifleFiles } from '../../../src/littlewars/kriegspiel/rifles';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';
import { block, country } from '../engine/tables';
import { bodyIn, manIn, rowsOf, type Row } from './bodies';
import { after, against } from './tables';

const row = (more: Partial<Row> = {}): Row => ({
  side: 'red',
  service: 'infantry',
  count: 5,
  x: 60,
  y: 40,
  apart: 2,
  id: 'A',
  ...more,
});
const FIVE = ['R1', 'R2', 'R3', 'R4', 'R5'];
const order = (more: object = {}) =>
  ({ kind: 'rifles', men: FIVE, bearing: 0, elevation: 0, ...more }) as const;
const why = (battle: KriegspielBattle, more: object = {}) =>
  rifleFaults(battle, order(more)).map(({ code }) => code);
const moved = (battle: KriegspielBattle, id: string, x: number, y: number): KriegspielBattle => ({
  ...battle,
  men: battle.men.map((man) =>
    man.id === id ? { ...man, x: Math.round(x * INCH), y: Math.round(y * INCH) } : man,
  ),
});

describe('kriegspiel.md 3.6: one bolt for every five infantry', () => {
  test('five different men present, infantry of the mover', () => {
    expect(why(rowsOf([row()]))).toEqual([]);
    expect(why(rowsOf([row()]), { men: FIVE.slice(0, 4) })).toEqual(['notFive']);
    expect(why(rowsOf([row()]), { men: [...FIVE.slice(0, 4), 'R1'] })).toEqual(['notFive']);
    expect(why(rowsOf([row()]), { men: [...FIVE, 'R5'] })).toEqual(['notFive']);
    expect(why(rowsOf([row()]), { men: [...FIVE.slice(0, 4), 'X1'] })).toEqual(['noSuchMan']);
    expect(why(rowsOf([row()]), { men: [...FIVE.slice(0, 4), 'R9'] })).toEqual(['wrongState']);
    expect(why(rowsOf([row({ side: 'blue' })]), { men: ['B1', 'B2', 'B3', 'B4', 'B5'] })).toEqual(
      Array.from({ length: 5 }, () => 'notYours'),
    );
    const riders = ['R49', 'R50', 'R51', 'R52', 'R53'];
    expect(why(rowsOf([row({ service: 'cavalry' })]), { men: riders })).toEqual(
      Array.from({ length: 5 }, () => 'wrongService'),
    );
  });

  test('each once in a move, and kriegspiel.md 3.1: not men who move, work or owe a retirement', () => {
    const fired = after(rowsOf([row()]), order());
    expect(FIVE.every((id) => moveStateOf(fired, manIn(fired, id)).fired)).toBe(true);
    expect(new Set(why(fired))).toEqual(new Set(['hasActed']));
    expect(new Set(why(rowsOf([row({ duty: { used: 0.1 } })])))).toEqual(new Set(['hasActed']));
    expect(new Set(why(rowsOf([row({ duty: { retires: 1 } })])))).toEqual(new Set(['mustRetire']));
    // 7.2 keeps in place, and lets fire.
    expect(why(rowsOf([row({ duty: { fixed: true } })]))).toEqual([]);
  });

  test('kriegspiel.md 5.6: not without ammunition due', () => {
    const battle = rowsOf([row()]);
    const wanting = { R1: { ammunition: 3 }, R2: { food: 3 } };
    expect(why(withState(battle, { wanting }))).toEqual(['noAmmunition']);
  });

  test('in the phase of fire, not before the second move, in the chapter', () => {
    expect(why({ ...rowsOf([row()]), phase: 'men' })).toEqual(['gunsClosed']);
    expect(why({ ...rowsOf([row()]), moves: 0 })).toEqual(['tooEarly']);
    expect(why(rowsOf([row()], { chapters: ['shells'] }))).toEqual(['notTaken']);
  });

  test('neighbours at most three inches apart, nobody over half an inch off the line of the ends', () => {
    // From edge to edge: the middles of men of half size are three eighths farther apart.
    expect(why(rowsOf([row({ apart: 3.375 })]))).toEqual([]);
    expect(why(rowsOf([row({ apart: 3.4375 })]))).toEqual(
      Array.from({ length: 4 }, () => 'notNeighbours'),
    );
    expect(rifleFaults(rowsOf([row({ apart: 3.4375 })]), order())).toContainEqual({
      code: 'notNeighbours',
      men: ['R1', 'R2'],
      distance: 3.0625 * 16,
    });
    const at = (y: number) => why(moved(rowsOf([row()]), 'R2', 58, y));
    expect([at(40.5), at(39.5)]).toEqual([[], []]);
    expect(at(40.5625)).toEqual(['offLine']);
  });

  test('within 45° of the front of the row, which is that of its body', () => {
    const bearings = (battle: KriegspielBattle) =>
      [45_000, 315_000, 46_000, 180_000].map((bearing) => why(battle, { bearing }).length === 0);
    expect(bearings(rowsOf([row()]))).toEqual([true, true, false, false]);
    const loose = rowsOf([row({ id: undefined as never })]);
    expect(bearings(loose)).toEqual([true, true, false, true]);
    expect(why(rowsOf([row()]), { bearing: 0.5 })).toEqual(['bearingOf']);
    expect(why(rowsOf([row()]), { elevation: 31_000 })).toEqual(['elevationOf']);
    expect(why(rowsOf([row()]), { elevation: -6000 })).toEqual(['elevationOf']);
    expect(why(rowsOf([row()]), { elevation: 0.5 })).toEqual(['elevationOf']);
  });

  test('from two inches behind the middle man, over his head', () => {
    const fired = after(rowsOf([row()]), order());
    // An inch high, and an eighth of an inch above it.
    expect(fired.shots[0]!.path[0]).toEqual({ x: 60 * INCH, y: 38 * INCH, z: 18, time: 0 });
    expect(fired.shots[0]!.gun).toBe('R3');
    const house = { country: country(block('house', 'house', [58, 36, 62, 39])) };
    expect(why(rowsOf([row()], house))).toEqual(['noRoomBehind']);
    const low = { country: country(block('wall', 'wall', [58, 36, 62, 39], 1)) };
    expect(why(rowsOf([row()], low))).toEqual([]);
  });

  test('littlewars.md 4.6: it kills as a gun’s bolt does, and not in its own row', () => {
    const enemies: Row = row({ side: 'blue', y: 50, apart: 0.5, count: 13, id: 'B' });
    const fired = after(rowsOf([row(), enemies]), order({ elevation: 359_000 - 360_000 }));
    expect(fired.shots[0]!.dead.length).toBeGreaterThan(0);
    expect(fired.shots[0]!.dead.every((id) => bodyIn(fired, 'B').men.includes(id))).toBe(true);
    const low = after(rowsOf([row()]), order({ elevation: -5000 }));
    expect(FIVE.every((id) => manIn(low, id).state === 'ready')).toBe(true);
  });

  test('kriegspiel.md 4.2: a vulnerable General is out when hit, and another follows', () => {
    const rows: Row[] = [
      row(),
      { side: 'blue', service: 'general', count: 1, x: 60, y: 46 },
      { side: 'blue', service: 'cavalry', count: 1, x: 90, y: 90 },
    ];
    const hit = after(rowsOf(rows, { generalVulnerable: true }), order());
    expect(manIn(hit, 'B119').state).toBe('dead');
    expect(hit.kriegspiel.generals.blue.man).toBe('B49');
    const wells = after(rowsOf(rows), order());
    expect(manIn(wells, 'B119').state).toBe('ready');
  });

  test('every reason against it leaves the battle as it was', () =>
    expect(against(rowsOf([row()]), order({ bearing: 180_000 }))).toMatchObject([
      { code: 'outsideArc', most: 45_000 },
    ]));
});

describe('kriegspiel.md 3.6: the fives that men can form', () => {
  const files = (battle: KriegspielBattle) => rifleFiles(battle, bodyIn(battle, 'A').men, 0);

  test('from the left of the front, each man for one five', () => {
    expect(files(rowsOf([row({ count: 11 })]))).toEqual([
      ['R1', 'R2', 'R3', 'R4', 'R5'],
      ['R6', 'R7', 'R8', 'R9', 'R10'],
    ]);
    expect(rifleFiles(rowsOf([row()]), FIVE, 180_000)).toEqual([[...FIVE].reverse()]);
    expect(files(rowsOf([row({ count: 6, apart: 0.5 })]))).toEqual([FIVE]);
    expect(files(rowsOf([row({ count: 4 })]))).toEqual([]);
  });

  test('in two ranks, each rank for itself', () => {
    const ranks = rowsOf([row(), row({ id: 'C', y: 38 })]);
    const both = [...bodyIn(ranks, 'A').men, ...bodyIn(ranks, 'C').men];
    expect(rifleFiles(ranks, both, 0)).toEqual([FIVE, ['R6', 'R7', 'R8', 'R9', 'R10']]);
  });

  test('without men who may not fire, and without crooked rows', () => {
    const one = rowsOf([row({ count: 6 })]);
    const dead = {
      ...one,
      men: one.men.map((man) => (man.id === 'R1' ? { ...man, state: 'dead' as const } : man)),
    };
    expect(files(dead)).toEqual([['R2', 'R3', 'R4', 'R5', 'R6']]);
    const crooked = [
      ['R2', 40.5],
      ['R4', 39.5],
      ['R5', 40.5],
    ].reduce(
      (now, [id, y]) => moved(now, id as string, 54 + 2 * Number(String(id).slice(1)), y as number),
      rowsOf([row()]),
    );
    expect(files(crooked)).toEqual([]);
  });

  test('each of them may fire', () => {
    const battle = rowsOf([row({ count: 10 })]);
    expect(files(battle).map((men) => why(battle, { men }))).toEqual([[], []]);
  });
});
