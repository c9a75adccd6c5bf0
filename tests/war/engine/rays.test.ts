import { describe, expect, test } from 'vitest';
import { DIRECTIONS, nameOf } from '../../../src/war/engine/board';
import { linesOver, raysFrom, type Ray } from '../../../src/war/engine/insight/rays';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { drill, names, scene, square } from '../../support/board';

/** `north 3: F9 infantry 2, mountain C9`; what is isolated with a star. */
const textOf = ({ direction, length, seen, mountain }: Ray, board = STANDARD_BOARD): string =>
  [
    `${DIRECTIONS[direction]!.name} ${length}:`,
    ...seen.map(
      ({ square: at, distance, unit, linked }) =>
        `${nameOf(board, at)} ${unit === null ? '-' : unit.side + unit.kind}${unit !== null && !linked ? '*' : ''} ${distance}`,
    ),
    mountain === null ? 'edge' : `mountain ${nameOf(board, mountain)}`,
  ].join(' ');

describe('the eight rays of a square (4.1, 6.2)', () => {
  test('clockwise from the north, each up to the first mountain', () => {
    const position = scene({ F8: 'I', F5: 'c', E8: 'C' });
    expect(raysFrom(position, square('F8')).map((ray) => textOf(ray))).toEqual([
      // Over cavalry and the arsenal D8 to the fort B8.
      'north 5: E8 Ncavalry 1 D8 - 2 B8 - 4 edge',
      'northeast 1: mountain D10',
      'east 17: F10 - 2 edge',
      'southeast 1: mountain H10',
      'south 14: edge',
      'southwest 7: edge',
      'west 7: F5 Scavalry* 3 edge',
      'northwest 5: edge',
    ]);
  });

  test('from a corner there are three; a fallen arsenal is still named', () => {
    const board = drill();
    const position = scene({ C1: 'R' }, { board, standing: 'L13' });
    expect(
      raysFrom(position, square('A1', board))
        .filter(({ length }) => length > 0)
        .map((ray) => textOf(ray, board).slice(0, 30)),
    ).toEqual([
      'east 12: A2 - 1 A3 - 2 A4 - 3 ',
      'southeast 11: L12 - 11 edge',
      'south 11: C1 NfootCommunicatio',
    ]);
  });

  test('a mountain on the very edge ends one like any other', () => {
    const board = drill({ A7: '^', F1: '^', L7: '^', F13: '^' });
    const rays = raysFrom(scene({}, { board }), square('F7', board));
    expect(
      rays.filter(({ mountain }) => mountain !== null).map((ray) => textOf(ray, board)),
    ).toEqual([
      'north 4: mountain A7',
      'east 5: mountain F13',
      'south 5: mountain L7',
      'west 5: mountain F1',
    ]);
  });

  test('where nobody stands nobody is in communication', () => {
    const seen = raysFrom(scene({}), square('F8')).flatMap((ray) => ray.seen);
    expect(seen.filter(({ unit }) => unit === null)).not.toHaveLength(0);
    expect(seen.filter(({ linked }) => linked)).toEqual([]);
  });

  test('from a mountain the squares around it are seen', () => {
    expect(raysFrom(scene({}), square('G10')).map(({ length }) => length)).toEqual([
      1, 6, 15, 13, 0, 9, 9, 6,
    ]);
  });
});

describe('the lines over a square', () => {
  const over = (position: ReturnType<typeof scene>, side: 'N' | 'S', at: string): string =>
    names(linesOver(position, side, square(at)));

  test('of arsenals and of relays in communication (4.1, 4.3)', () => {
    const position = scene({ K8: 'R' });
    expect(over(position, 'N', 'K15')).toBe('B15 D8 K8');
    expect(over(position, 'N', 'K12')).toBe('K8');
    expect(over(position, 'S', 'K12')).toBe('T3');
  });

  test('as far as no enemy fighting unit cuts them, its own square left out (4.2)', () => {
    const position = scene({ F8: 'i' });
    expect(over(position, 'N', 'E8')).toBe('D8');
    expect(over(position, 'N', 'F8')).toBe('');
    expect(over(position, 'N', 'H8')).toBe('');
  });

  test('an arsenal serves its own square, once', () => {
    expect(over(scene({}), 'N', 'D8')).toBe('D8');
    expect(over(scene({}, { standing: 'B15,T3,T23' }), 'N', 'D8')).toBe('');
  });
});
