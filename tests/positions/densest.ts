// Writes tests/positions/densest.txt anew: `node scripts/run.mjs tests/positions/densest.ts > tests/positions/densest.txt`.
// Seeded games in which both sides close with each other and seldom strike, so that the fighting grows as thick as the
// rules let it; of each the thickest moment at the start of a turn, and of those the forty thickest.
import { attacks } from '../../src/war/engine/combat';
import { NOBODY } from '../../src/war/engine/communication';
import { setupOfDeployments, shuffled } from '../../src/war/engine/deployment';
import { destinations, enemyArsenalAt } from '../../src/war/engine/march';
import { threatsTo } from '../../src/war/engine/insight/threats';
import { writeAction, writeSetup } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import {
  isLinked,
  movesMade,
  positionOf,
  slotAt,
  type Position,
} from '../../src/war/engine/position';
import { readPosition } from '../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../src/war/engine/rules';
import { setupOf } from '../../src/war/engine/setups';
import { STANDARD_BOARD as B } from '../../src/war/engine/standardMap';
import { play } from '../../src/war/engine/turn';
import { unitsOf } from '../../src/war/engine/position';
import type { Action, Square } from '../../src/war/engine/vocabulary';
import { mulberry32, pick } from '../../e2e/support/random';

const GAMES = 400;
const TURNS = 40;
const SAVED = 40;
/** Squares along the side of the area that is counted. */
const AREA = 9;

interface Moment {
  readonly units: number;
  /** Sums that the board shows there, of both sides. */
  readonly sums: number;
  readonly line: string;
}

const columnOf = (square: Square): number => square % B.width;
const rowOf = (square: Square): number => Math.floor(square / B.width);
const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));

function begin(seed: number, random: () => number): Position {
  const randomInt = (n: number): number => Math.floor(random() * n);
  const opening = OPENINGS[seed % (2 * OPENINGS.length)];
  if (opening === undefined) {
    const [north, south] = [shuffled(B, 'N', randomInt), shuffled(B, 'S', randomInt)];
    const setup = setupOfDeployments(B, north, south, random() < 0.5 ? 'N' : 'S');
    return positionOf(B, RULE_SETS.debord, setup);
  }
  const reading = readPosition(B, opening.position);
  if (!reading.ok) throw new Error(`${opening.id} cannot be read`);
  return positionOf(B, RULE_SETS.debord, reading.setup);
}

/** A legal action: now and then a blow that dislodges, else a march towards the nearest enemies that keeps communication. */
function choose(random: () => number, now: Position): Action {
  const possible = attacks(now).filter(({ outcome }) => outcome === 'dislodged' && random() < 0.3);
  if (possible.length > 0 && movesMade(now) > 2)
    return { type: 'attack', target: pick(random, possible).target };
  const own = unitsOf(now).filter(({ side }) => side === now.side);
  const enemies = unitsOf(now).filter(({ side }) => side !== now.side);
  for (let tries = 0; movesMade(now) < 5 && tries < 8; tries++) {
    const due = own.find(({ square }) => slotAt(now, square) === now.retreatDue);
    const { square: from } = due ?? pick(random, own);
    const near = (square: Square): number =>
      Math.min(...enemies.map((enemy) => distance(square, enemy.square)));
    const moves = destinations(now, from)
      .filter((to) => enemyArsenalAt(now, now.side, to) < 0)
      .map((to) => ({ to, away: near(to) + random() }))
      .sort((a, b) => a.away - b.away);
    for (const { to } of moves.slice(0, 4)) {
      const move: Action = { type: 'move', from, to };
      const played = play(now, move);
      if (
        played.ok &&
        (due !== undefined || isLinked(played.position, slotAt(now, from)) || random() < 0.1)
      )
        return move;
    }
  }
  return { type: 'endTurn' };
}

/** The most units within an area of the board. */
function thickness(now: Position): number {
  const units = unitsOf(now);
  let most = 0;
  for (let top = 0; top + AREA <= B.height; top++)
    for (let left = 0; left + AREA <= B.width; left++)
      most = Math.max(
        most,
        units.filter(
          ({ square }) =>
            rowOf(square) >= top &&
            rowOf(square) < top + AREA &&
            columnOf(square) >= left &&
            columnOf(square) < left + AREA,
        ).length,
      );
  return most;
}

/** The thickest moment of a game: who stands where before the last turn, and that turn. */
function thickest(seed: number): Moment | null {
  const random = mulberry32(seed);
  let now = begin(seed, random);
  let [before, turn] = [now, [] as Action[]];
  let best: Moment | null = null;
  while (now.turn < TURNS && now.over === null) {
    const action = choose(random, now);
    const played = play(now, action);
    const done = played.ok ? action : ({ type: 'endTurn' } as const);
    const after = played.ok ? played : play(now, done);
    if (!after.ok) return best;
    turn.push(done);
    const ended = after.position.side !== now.side;
    now = after.position;
    if (!ended) continue;
    if (now.over === null && now.retreatDue === NOBODY) {
      const units = thickness(now);
      const sums = attacks(now).length + threatsTo(now, now.side).length;
      if (best === null || units > best.units || (units === best.units && sums > best.sums)) {
        const played = turn.map((action) => writeAction(B, action)).join(' ');
        best = { units, sums, line: `${writeSetup(B, setupOf(before))} | ${played}` };
      }
    }
    [before, turn] = [now, []];
  }
  return best;
}

const scenes = Array.from({ length: GAMES }, (_, seed) => thickest(seed + 1)).filter(
  (moment) => moment !== null,
);
scenes.sort((a, b) => b.units - a.units || b.sums - a.sums);
console.log(
  [
    `# The ${SAVED} thickest fights of ${GAMES} seeded games, from ${scenes[SAVED - 1]?.units} to ${scenes[0]?.units} units within ${AREA} squares by ${AREA}: who stood where`,
    '# before the last turn, and that turn. Written by densest.ts beside it.',
    ...scenes.slice(0, SAVED).map(({ line }) => line),
  ].join('\n'),
);
