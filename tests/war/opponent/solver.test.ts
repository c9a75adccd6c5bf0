import { expect, test } from 'vitest';
import { nameOf } from '../../../src/war/engine/board';
import { outcomeOf } from '../../../src/war/engine/combat';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { positionOf, squareOf, type Position } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { play } from '../../../src/war/engine/turn';
import { LEVELS } from '../../../src/war/opponent/levels';
import { thinkingOf } from '../../../src/war/opponent/opponent';
import { QUICK, solve, THOROUGH, type Effort } from '../../../src/war/opponent/solver';
import { landingOf, slotOf } from '../../../src/war/opponent/thinking';
import { linesOf } from '../../support/positions';
import { compareKills, everyKill } from '../../../tools/solver/exhaustive';

// The solver of attacks (solver.ts), against all moves tried (tools/solver).

function at(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new Error(`${text} cannot be read`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** The attacks that the solver finds, as `moves… xTARGET outcome`. */
function solved(position: Position, effort: Effort): string[] {
  const thinking = thinkingOf(position, LEVELS[6], { limit: { nodes: Infinity }, seed: 1 });
  return solve(thinking, effort).map(({ target, moves, outcome }) => {
    const made = moves.map((move) => {
      const from = squareOf(thinking.search.position, slotOf(move));
      return `${nameOf(STANDARD_BOARD, from)}-${nameOf(STANDARD_BOARD, landingOf(move))}`;
    });
    return [...made, `x${nameOf(STANDARD_BOARD, target)}`, outcome].join(' ');
  });
}

/** Each needs more than units that come to bear. */
const KINDS = [
  [
    'one unit leaves the square that another needs',
    '25/14I5S4/25/12c3A1I6/11h6IR5/9icc3C9/8i4III9/8i5II9/10a2CC10/9ii2IC5H4/5c2ii15/10i14/2i22/6r1s16/25/25/25/25/25/25 S B15,T3 - 51',
    'B15',
  ],
  [
    'units brought into communication cut a line',
    '11h13/25/13c11/7I17/25/9cc14/8I16/3S14i6/11I6i6/13I11/10R1IIi10/13Iiir5s2/6C9i8/16i8/25/25/14C10/13C11/25/15C9 N D8,T23 - 45',
    'F10',
  ],
  [
    'a unit moves out of communication, and another joins it',
    '25/14c10/14I10/7RS16/25/7I17/6IIC1I14/7II9c1c4/7I5c5i1h3/25/1C5A14i2/1H18a1i2/2C19ii1/8C12ir1s/7I17/20i4/25/4i20/22i2/25 N D8,T3,T23 - 21',
    'I14',
  ],
  [
    'a communications unit brings a line to where a unit will fire from',
    '25/25/25/7I8I8/25/9c9I5/4c3i7IIIRS4/3c15I5/2c1h20/2a2i13I5/i13I10/2ii10C9C/15H4A4/1ii13C8/r3i20/25/2s22/20C4/25/22i2 N B15,D8,T3,T23 - 21',
    'T23',
  ],
  [
    'a communications unit brings back those that a cut has isolated',
    '25/25/25/25/25/7c17/6c18/3i1c1I6S10/2i1c2II16/3i21/h1i4AI5I10/1ia4I2C14/3i21/25/25/25/25/1r18i4/25/2C22 N B15,D8,T23 - 29',
    'F8',
  ],
] as const;

test.each(KINDS)('%s', (_, text, target) => {
  const found = solved(at(text), THOROUGH);
  expect(found.map((kill) => kill.split(' ').at(-2))).toContain(`x${target}`);
});

test('what the solver finds can be played, and does what it says', () => {
  let played = 0;
  for (const [, text] of KINDS) {
    const start = at(text);
    const thinking = thinkingOf(start, LEVELS[6], { limit: { nodes: Infinity }, seed: 1 });
    for (const effort of [THOROUGH, QUICK])
      for (const { moves, target, outcome } of solve(thinking, effort)) {
        let now = start;
        for (const move of moves) {
          const next = play(now, {
            type: 'move',
            from: squareOf(now, slotOf(move)),
            to: landingOf(move),
          });
          if (!next.ok) throw new Error(`${solved(start, effort).join()} is illegal`);
          now = next.position;
        }
        expect(outcomeOf(now, target)).toBe(outcome);
        expect(play(now, { type: 'attack', target }).ok).toBe(true);
        played += 1;
      }
  }
  expect(played).toBeGreaterThan(7);
});

test('no attack after at most two moves is missed', () => {
  const comparisons = KINDS.map(([, text]) => compareKills(at(text), 2));
  expect(comparisons.flatMap(({ all }) => all).length).toBeGreaterThan(7);
  expect(comparisons.flatMap(({ missed }) => missed)).toEqual([]);
});

test('all moves tried find the shortest way, rather one that destroys', () => {
  const [, text] = KINDS[0];
  const kills = everyKill(at(text), 1);
  for (const { moves } of kills.values()) expect(moves.length).toBeLessThan(2);
  expect([...kills.keys()].map((square) => nameOf(STANDARD_BOARD, square))).not.toContain('B15');
});

test('nine of ten attacks that level 6 used to miss are found in 50,000 nodes', () => {
  const lines = linesOf('missed.txt').map((line) => line.split(' | ') as [string, string]);
  expect(lines.length).toBeGreaterThan(60);
  const missed = lines.filter(([text, attack]) => {
    const [target, outcome] = attack.split(' ').slice(-2);
    const limit = { nodes: 50_000 };
    const kills = solve(thinkingOf(at(text), LEVELS[6], { limit, seed: 1 }), THOROUGH);
    const kill = kills.find((each) => `x${nameOf(STANDARD_BOARD, each.target)}` === target);
    return kill === undefined || (outcome === 'destroyed' && kill.outcome === 'dislodged');
  });
  expect(missed.length).toBeLessThanOrEqual(lines.length / 10);
});
