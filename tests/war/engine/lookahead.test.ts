import { expect, test } from 'vitest';
import { attackersOf } from '../../../src/war/engine/combat';
import { forEveryMove, mayAttackNow } from '../../../src/war/engine/everyMove';
import { firesFrom, landingSquares, mayMoveTo } from '../../../src/war/engine/landing';
import { destinations } from '../../../src/war/engine/march';
import { readPosition } from '../../../src/war/engine/notation/notation';
import {
  isLinked,
  positionOf,
  slotAt,
  squareOf,
  unitsOf,
  type Position,
} from '../../../src/war/engine/position';
import { positionHash } from '../../../src/war/engine/positionHash';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { searchFrom, takeBack, tryEndTurn, tryMove } from '../../../src/war/engine/search';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { SLOTS, UNITS } from '../../../src/war/engine/units';
import { mulberry32, pick, randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

function at(seed: number): Position {
  const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
  if (!reading.ok) throw new Error(`seed ${seed}: ${JSON.stringify(reading.faults)}`);
  return startPosition(STANDARD_BOARD, randomRules(seed), reading.setup);
}

/** Random positions, and each again after up to four random moves. */
function* positions(count: number): Generator<{ seed: number; now: Position }> {
  for (let seed = 1; seed <= count; seed++) {
    const random = mulberry32(seed);
    const search = searchFrom(at(seed), 5);
    for (let move = 0; move < 5 && search.position.over === null; move++) {
      yield { seed, now: search.position };
      const moves = unitsOf(search.position).flatMap(({ square }) =>
        destinations(search.position, square).map((to) => [square, to] as const),
      );
      if (moves.length === 0 || search.depth === 4) break;
      const [from, to] = pick(random, moves);
      tryMove(search, slotAt(search.position, from), to);
    }
  }
}

test(
  'every move is one of the destinations of a unit, by slot and in board order, and none is left out',
  { tags: ['slow'] },
  () => {
    expect([...positions(1)].length).toBeGreaterThan(0);
    for (const { seed, now } of positions(rounds(20))) {
      const all: (readonly [number, number])[] = [];
      for (let slot = 0; slot < SLOTS; slot++) {
        const from = squareOf(now, slot);
        if (from >= 0) for (const to of destinations(now, from)) all.push([slot, to]);
      }
      const found: (readonly [number, number])[] = [];
      forEveryMove(now, (slot, to) => void found.push([slot, to]));
      expect(found, `seed ${seed}`).toEqual(all);
    }
  },
);

test('a turn allows an attack but where the game is over, a retreat or an advance is due, or an arsenal was taken', () => {
  const seen = new Set<boolean>();
  // Fewer positions never include a turn with an obstacle.
  for (const { seed, now } of positions(Math.max(12, rounds(20)))) {
    const hindered = now.over !== null || now.retreatDue >= 0 || now.taken >= 0;
    expect(mayAttackNow(now), `seed ${seed}`).toBe(!hindered && now.advance === null);
    seen.add(mayAttackNow(now));
  }
  expect([...seen].sort()).toEqual([false, true]);
});

test('a move is legal that is among the destinations, and no other', { tags: ['slow'] }, () => {
  expect([...positions(1)].length).toBeGreaterThan(0);
  for (const { seed, now } of positions(rounds(20)))
    for (let slot = 0; slot < SLOTS; slot++) {
      const from = squareOf(now, slot);
      const all = from < 0 ? [] : destinations(now, from);
      const legal = STANDARD_BOARD.terrain.flatMap((_, to) =>
        mayMoveTo(now, slot, to) ? [to] : [],
      );
      expect(legal, `seed ${seed}, slot ${slot}`).toEqual(all);
    }
});

test(
  'landing squares are those from which a unit in communication counts in the attack',
  { tags: ['slow'] },
  () => {
    let landings = 0;
    for (const { seed, now } of positions(rounds(50)))
      for (const target of unitsOf(now).filter(({ side }) => side !== now.side))
        for (const { side, kind, square } of unitsOf(now)) {
          const slot = slotAt(now, square);
          const found = landingSquares(now, slot, target.square);
          landings += found.length;
          if (side !== now.side) {
            expect(found).toEqual([]);
            continue;
          }
          if (!UNITS[kind].fighting) continue;
          const search = searchFrom(now, 1);
          for (const to of destinations(now, square)) {
            tryMove(search, slot, to);
            const after = search.position;
            const counts =
              slotAt(after, target.square) >= 0 && attackersOf(after, target.square).includes(to);
            const { cover, bearing, size } = now.board;
            const far = (bearing[target.square * size + to]! & 31) > UNITS[kind].range;
            const where = `seed ${seed}: ${square} to ${to} at ${target.square}`;
            // Whether a charge reaches back so far depends on the units before it.
            if (counts) expect(found.includes(to), where).toBe(true);
            else if (found.includes(to) && isLinked(after, slot) && after.retreated !== slot)
              expect(far && kind === 'cavalry' && cover[target.square] === 0, where).toBe(true);
            takeBack(search);
          }
        }
    expect(landings).toBeGreaterThan(rounds(50));
  },
);

test('nobody fires from a square out of line, and a unit off the board lands nowhere', () => {
  const now = at(1);
  expect(firesFrom(now, 0, 0, 27)).toBe(false);
  const empty = positionOf(STANDARD_BOARD, now.rules, {
    units: [],
    side: 'N',
    standing: [],
    dislodged: null,
    turn: 1,
  });
  expect(landingSquares(empty, 0, 27)).toEqual([]);
  expect(mayMoveTo(empty, 0, 27)).toBe(false);
});

test('a second arsenal is not entered in the turn of the first', () => {
  const infantry = (side: 'N' | 'S', square: number) =>
    ({ side, kind: 'infantry', square }) as const;
  const now = startPosition(STANDARD_BOARD, RULE_SETS.debord, {
    units: [
      { side: 'N', kind: 'footCommunications', square: 27 },
      infantry('N', 452),
      infantry('N', 451),
      infantry('S', 300),
    ],
    side: 'N',
    standing: STANDARD_BOARD.arsenals.map(({ square }) => square),
    dislodged: null,
    turn: 1,
  });
  const other = { ...now, taken: 40 };
  const slot = slotAt(now, 452);
  expect([mayMoveTo(now, slot, 477), mayMoveTo(other, slot, 477)]).toEqual([true, false]);
});

/** The facts that a hash must distinguish, as one text; units of a kind are equal. */
const facts = (now: Position): string =>
  JSON.stringify([
    unitsOf(now).map((unit) => {
      const slot = slotAt(now, unit.square);
      const place = slot - (now.side === 'N' ? 0 : 17);
      return [unit, place >= 0 && place < 17 && (now.moved & (1 << place)) !== 0];
    }),
    now.side,
    now.standing,
    squareOf(now, now.retreatDue),
    squareOf(now, now.retreated),
    now.taken,
    now.advance?.to,
    now.over?.winner,
  ]);

test(
  'positions have the same hash where they are alike, and another where not',
  { tags: ['slow'] },
  () => {
    const texts = new Map<number, string>();
    const hashes = new Map<string, number>();
    const save = (now: Position, seed: number) => {
      const [hash, text] = [positionHash(now), facts(now)];
      expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
      expect(texts.get(hash) ?? text, `seed ${seed}`).toBe(text);
      expect(hashes.get(text) ?? hash, `seed ${seed}`).toBe(hash);
      texts.set(hash, text);
      hashes.set(text, hash);
    };
    for (const { seed, now } of positions(rounds(20))) {
      save(now, seed);
      const search = searchFrom(now, 1);
      for (const { square } of unitsOf(now))
        for (const to of destinations(now, square)) {
          tryMove(search, slotAt(now, square), to);
          save(search.position, seed);
          takeBack(search);
        }
      tryEndTurn(search);
      save(search.position, seed);
    }
  },
);

test('the order of moves, and which of two alike units made them, is not in the hash', () => {
  const now = startPosition(STANDARD_BOARD, at(1).rules, {
    units: [
      { side: 'N', kind: 'infantry', square: 14 },
      { side: 'N', kind: 'infantry', square: 39 },
      { side: 'S', kind: 'infantry', square: 480 },
    ],
    side: 'N',
    standing: STANDARD_BOARD.arsenals.map(({ square }) => square),
    dislodged: null,
    turn: 1,
  });
  const after = (...moves: [number, number][]): number => {
    const search = searchFrom(now, 4);
    for (const [from, to] of moves) tryMove(search, slotAt(search.position, from), to);
    return positionHash(search.position);
  };
  expect(after([14, 13], [39, 38])).toBe(after([39, 38], [14, 13]));
  expect(after([14, 13], [39, 38])).toBe(after([14, 38], [39, 13]));
  expect(after([14, 13])).not.toBe(after([14, 15]));
  // A drawn, a won and a lost game are three.
  const ended = (winner: 'N' | 'S' | null) =>
    positionHash({
      ...now,
      over: winner === null ? { winner, by: 'agreement' } : { winner, by: 'surrender' },
    });
  expect(new Set([positionHash(now), ended('N'), ended('S'), ended(null)]).size).toBe(4);
});
