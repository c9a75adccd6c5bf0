import { expect, test } from 'vitest';
import { NOWHERE } from '../../../src/war/engine/board';
import { communicationOf, NOBODY } from '../../../src/war/engine/communication';
import { setupOfDeployments, shuffled } from '../../../src/war/engine/deployment';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import { isLinked, movesMade, positionOf, type Position } from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { SLOTS, unitOfSlot, UNITS } from '../../../src/war/engine/units';
import type { Action } from '../../../src/war/engine/vocabulary';
import { position } from '../../support/board';
import { choose, must } from '../../support/player';
import { mulberry32, randomRules } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

// Seeded games from the openings and from shuffled deployments, under every rule set and under random rules, by
// players who prefer winning orders: the invariants after each action.

const GAMES = rounds(60);
const MOST_TURNS = 300;

function begin(seed: number): { random: () => number; start: Position } {
  const random = mulberry32(seed);
  const id = RULE_SET_IDS[seed % 5];
  const rules = id === undefined ? randomRules(seed) : RULE_SETS[id];
  const randomInt = (n: number): number => Math.floor(random() * n);
  const opening = OPENINGS[randomInt(2 * OPENINGS.length)];
  if (opening !== undefined) return { random, start: position(opening.position, rules) };
  const [north, south] = [shuffled(B, 'N', randomInt), shuffled(B, 'S', randomInt)];
  const setup = setupOfDeployments(B, north, south, random() < 0.5 ? 'N' : 'S');
  return { random, start: positionOf(B, rules, setup) };
}

const expected = new Int16Array(B.size);

/** Returns the fault of a position by itself; null if there is none. */
function fault(p: Position): string | null {
  expected.fill(NOBODY);
  for (let slot = 0; slot < SLOTS; slot++) {
    const at = p.squares[slot]!;
    if (at === NOWHERE) {
      if (isLinked(p, slot)) return `slot ${slot} is linked off the board`;
      continue;
    }
    if (expected[at] !== NOBODY) return `two units on ${at}`;
    if (B.terrain[at] === 'mountain') return `a unit on the mountain ${at}`;
    expected[at] = slot;
  }
  if (!equal(p.occupants, expected)) return 'squares and occupants disagree';
  if (p.linkedNorth !== communicationOf(p, 'N') || p.linkedSouth !== communicationOf(p, 'S'))
    return 'communication is not what a fresh judgement finds';
  if (movesMade(p) > 5) return 'more than five moves';
  return null;
}

/** Positions keep their numbers in typed arrays, whose bytes compare fast. */
const equal = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  Buffer.compare(bytes(a), bytes(b)) === 0;
const bytes = (list: ArrayLike<number>): Buffer =>
  Buffer.from((list as Int16Array).buffer, 0, list.length * 2);

/** Returns the fault of a step from one position to the next. */
function faultOfStep(before: Position, action: Action, after: Position): string | null {
  const lost = countOf(before) - countOf(after);
  if (lost < 0 || lost > 1) return `${lost} units lost`;
  if (lost === 1 && action.type !== 'attack') return `a unit lost by ${action.type}`;
  if ((after.standing & ~before.standing) !== 0) return 'a fallen arsenal has risen';
  const turned = after.turn !== before.turn;
  if (turned !== (after.side !== before.side)) return 'turn and side disagree';
  if (after.turn - before.turn > 1) return 'a turn was left out';
  if (action.type === 'move') {
    const slot = before.occupants[action.from]!;
    const { fighting } = UNITS[unitOfSlot(slot).kind];
    if (fighting && !isLinked(before, slot)) return 'a fighting unit marched while isolated';
    if (movesMade(after) !== movesMade(before) + 1) return 'a move by a unit that had moved';
    if (before.retreatDue !== NOBODY && before.retreatDue !== slot)
      return 'a move before the retreat';
    if (turned) return 'a move ended the turn';
  } else if (after.over === null && after.advance === null && !turned)
    return `${action.type} did not end the turn`;
  return null;
}

function countOf(p: Position): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (p.squares[slot] !== NOWHERE) count += 1;
  return count;
}

function same(a: Position, b: Position): boolean {
  if (!equal(a.occupants, b.occupants) || !equal(a.squares, b.squares)) return false;
  for (const key of Object.keys(a) as (keyof Position)[])
    if (
      !COMPARED.has(key) &&
      a[key] !== b[key] &&
      JSON.stringify(a[key]) !== JSON.stringify(b[key])
    )
      return false;
  return true;
}

const COMPARED: ReadonlySet<keyof Position> = new Set(['occupants', 'squares'] as const);

/** Plays one game; the way it ended, or `unfinished`. Throws with seed and turn at the first fault. */
function playOut(seed: number): string {
  const { random, start } = begin(seed);
  let p = start;
  while (p.over === null && p.turn <= MOST_TURNS) {
    const turn: Action[] = [];
    const positions = [p];
    try {
      while (p.over === null && p.turn === positions[0]!.turn) {
        const action = choose(random, p);
        turn.push(action);
        const after = must(p, action);
        const wrong = fault(after) ?? faultOfStep(p, action, after);
        if (wrong !== null) throw new Error(wrong);
        positions.push(after);
        p = after;
      }
      // Undo: played again from its start, the turn comes by the very same positions.
      turn.reduce((now, action, i) => {
        if (!same(now, positions[i]!))
          throw new Error(`undo of action ${i + 1} gives another position`);
        return must(now, action);
      }, positions[0]!);
    } catch (error) {
      const actions = turn.map((action) => writeAction(B, action)).join(' ');
      throw new Error(`seed ${seed}, turn ${p.turn}: ${actions}: ${String(error)}`, {
        cause: error,
      });
    }
  }
  return p.over?.by ?? 'unfinished';
}

test(`${GAMES} random games obey the invariants`, { tags: ['slow'] }, () => {
  const endings: Record<string, number> = {};
  for (let seed = 1; seed <= GAMES; seed++) {
    const ending = playOut(seed);
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  // Games must have ended in every way for this to say anything; never for want of a retreat (7.2).
  expect(Object.keys(endings)).toEqual(
    expect.arrayContaining(['annihilation', 'arsenals', 'isolation']),
  );
  expect(endings).not.toHaveProperty('surrender');
});
