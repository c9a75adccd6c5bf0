import { expect, test } from 'vitest';
import { layBoard, type Board } from '../../../src/war/engine/board';
import { attacks, type Assault } from '../../../src/war/engine/combat';
import { communicationLines } from '../../../src/war/engine/communication';
import { destinations, movers } from '../../../src/war/engine/march';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { inCommunication, positionOf, unitsOf, type Setup } from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD, STANDARD_MAP } from '../../../src/war/engine/standardMap';
import { play } from '../../../src/war/engine/turn';
import { other, type Side, type Square } from '../../../src/war/engine/vocabulary';
import { mulberry32, pick, randomPosition, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

// The rules know no north and no east: turn the board half round, map and all, or reflect it, change the
// sides where their territories change, and every answer turns with it.

const HEIGHT = 20;
const WIDTH = 25;

interface Turning {
  readonly name: string;
  readonly square: (s: Square) => Square;
  readonly side: (side: Side) => Side;
}

const row = (s: Square): number => Math.floor(s / WIDTH);
const column = (s: Square): number => s % WIDTH;
const TURNINGS: readonly Turning[] = [
  { name: 'turned half round', square: (s) => HEIGHT * WIDTH - 1 - s, side: other },
  {
    name: 'north and south reflected',
    square: (s) => (HEIGHT - 1 - row(s)) * WIDTH + column(s),
    side: other,
  },
  {
    name: 'east and west reflected',
    square: (s) => row(s) * WIDTH + WIDTH - 1 - column(s),
    side: (side) => side,
  },
];

const PLAIN_MAP = STANDARD_MAP.replace(/[\^=#]/g, '.');

function turnedBoard(map: string, turning: Turning): Board {
  const signs = [...map.replace(/\s/g, '')];
  const turned: string[] = [];
  signs.forEach((sign, s) => {
    turned[turning.square(s)] = sign === 'N' || sign === 'S' ? turning.side(sign) : sign;
  });
  const rows = Array.from({ length: HEIGHT }, (_, r) => turned.slice(r * WIDTH, (r + 1) * WIDTH));
  return layBoard(rows.map((signsOfRow) => signsOfRow.join('')));
}

const turnedSetup = (setup: Setup, { square, side }: Turning): Setup => ({
  units: setup.units.map((unit) => ({
    ...unit,
    side: side(unit.side),
    square: square(unit.square),
  })),
  side: side(setup.side),
  standing: setup.standing.map(square),
  dislodged: setup.dislodged === null ? null : square(setup.dislodged),
  turn: setup.turn,
});

/** Everything the engine says of a position, with squares and sides turned, in an order of its own. */
function answers(board: Board, rules: Parameters<typeof positionOf>[1], setup: Setup, t: Turning) {
  const p = positionOf(board, rules, setup);
  const turned = (squares: readonly Square[]) => squares.map(t.square).sort((a, b) => a - b);
  const terms = (list: readonly { square: Square; factor: number }[]) =>
    list.map((x) => ({ ...x, square: t.square(x.square) })).sort((a, b) => a.square - b.square);
  const assault = (a: Assault) => ({
    ...a,
    target: t.square(a.target),
    attackers: terms(a.attackers),
    defenders: terms(a.defenders),
  });
  const side = (s: Side) => t.side(s);
  return {
    linked: turned(
      unitsOf(p)
        .filter((u) => inCommunication(p, u.square))
        .map((u) => u.square),
    ),
    lines: (['N', 'S'] as const)
      .flatMap((s) =>
        communicationLines(p, s).map(
          (l) => `${side(s)} ${t.square(l.source)} ${t.square(l.end)} ${l.cut}`,
        ),
      )
      .sort(),
    destinations: movers(p)
      .map((from) => [t.square(from), turned(destinations(p, from))])
      .sort(),
    attacks: attacks(p)
      .map(assault)
      .sort((a, b) => a.target - b.target),
    strike: attacks(p)
      .map((a) => {
        const answer = play(p, { type: 'attack', target: a.target });
        return answer.ok && answer.position.over !== null ? answer.position.over.by : 'on';
      })
      .sort(),
  };
}

const STAY: Turning = { name: 'as it is', square: (s) => s, side: (s) => s };

test.each([
  ['the standard map', STANDARD_MAP],
  ['a plain without features', PLAIN_MAP],
])('on %s, turned boards give turned answers', { tags: ['slow'] }, (_, map) => {
  const board = layBoard(map.trim().split(/\s+/));
  for (let seed = 1; seed <= rounds(150); seed++) {
    const random = mulberry32(seed);
    const rules = random() < 0.3 ? randomRules(seed) : RULE_SETS[pick(random, RULE_SET_IDS)];
    const reading = readPosition(STANDARD_BOARD, randomPosition(seed));
    if (!reading.ok) throw new Error(`seed ${seed}`);
    const straight = answers(board, rules, reading.setup, STAY);
    for (const turning of TURNINGS) {
      const there = turnedBoard(map, turning);
      const turned = answers(there, rules, turnedSetup(reading.setup, turning), turning);
      expect(turned, `seed ${seed}, ${turning.name}`).toEqual(straight);
    }
  }
});
