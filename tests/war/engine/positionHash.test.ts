import { describe, expect, test } from 'vitest';
import { positionHash } from '../../../src/war/engine/positionHash';
import { slotAt, type Position } from '../../../src/war/engine/position';
import { scene, square } from '../../support/board';

// lookahead.test.ts hashes random positions; here each fact by itself distinguishes two positions, or does not.

/** All units of the side on these squares have moved. */
function moved(p: Position, ...squares: string[]): Position {
  const places = squares.map((at) => slotAt(p, square(at)) - (p.side === 'N' ? 0 : 17));
  return { ...p, moved: places.reduce((mask, place) => mask | (1 << place), 0) };
}
/** With the units of two slots, of one kind, each in the place of the other. */
function swapped(p: Position, a: number, b: number): Position {
  const squares = Array.from(p.squares);
  [squares[a], squares[b]] = [squares[b]!, squares[a]!];
  const occupants = Array.from(p.occupants);
  for (const slot of [a, b]) occupants[squares[slot]!] = slot;
  return { ...p, squares, occupants };
}

const ARMIES = { A1: 'I', A2: 'I', A5: 'R', T1: 'i', T2: 'i', T5: 'r' };

describe('the hash of a position', () => {
  test('is another for each thing that differs', () => {
    const kinds = ['I', 'C', 'A', 'H', 'R', 'S', 'i', 'c', 'a', 'h', 'r', 's'];
    const north = scene(ARMIES);
    const south = scene(ARMIES, { to: 'S' });
    const first = slotAt(north, square('A1'));
    const second = slotAt(north, square('A2'));
    const all: readonly Position[] = [
      ...kinds.map((kind) => scene({ F6: kind })),
      scene({ F7: 'I' }),
      scene({ A1: 'I' }),
      scene({}),
      north,
      south,
      scene(ARMIES, { standing: 'D8,T3' }),
      moved(north, 'A1'),
      moved(north, 'A1', 'A2'),
      moved(north, 'A5'),
      moved(south, 'T1'),
      moved(south, 'T5'),
      ...[first, second].flatMap((slot) => [
        { ...north, retreatDue: slot },
        { ...north, retreated: slot },
      ]),
      { ...north, taken: square('T3') },
      { ...north, taken: square('T23') },
      { ...north, advance: { to: square('A2'), from: [square('A1')] } },
      { ...north, advance: { to: square('F6'), from: [square('A1')] } },
      { ...north, over: { winner: 'N', by: 'surrender' } },
      { ...north, over: { winner: 'S', by: 'surrender' } },
      { ...north, over: { winner: null, by: 'agreement' } },
    ];
    expect(all).toHaveLength(34);
    const hashes = all.map(positionHash);
    expect(hashes.map((hash, i) => [i, hashes.indexOf(hash)])).toEqual(
      hashes.map((_, i) => [i, i]),
    );
    expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
  });

  test('is the same whichever of two alike units stands or has moved there', () => {
    const north = scene(ARMIES);
    // A place of the other army counts no move, whatever bits of the mask its number would fall upon.
    const south = moved(scene(ARMIES, { to: 'S' }), 'T5');
    for (const p of [north, south]) {
      expect(positionHash(swapped(p, 0, 1))).toBe(positionHash(p));
      expect(positionHash(swapped(p, 17, 18))).toBe(positionHash(p));
    }
    const another = moved(scene(ARMIES, { to: 'S' }), 'T1');
    expect(positionHash(swapped(another, 0, 1))).toBe(positionHash(another));
    expect(positionHash(moved(swapped(north, 0, 1), 'A1'))).toBe(positionHash(moved(north, 'A1')));
  });

  test('is of the position, not of the number of the turn', () => {
    expect(positionHash(scene(ARMIES, { turn: 9 }))).toBe(positionHash(scene(ARMIES)));
  });
});
