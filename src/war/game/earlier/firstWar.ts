import { assaultOn } from '../../engine/combat';
import { FIGHTING_MASK, UNITS } from '../../engine/units';
import { NOWHERE } from '../../engine/board';
import { marchReach } from '../../engine/march';
import { writeAction } from '../../engine/notation/notation';
import {
  hasForces,
  inCommunication,
  slotAt,
  squareOf,
  type Position,
  type Setup,
} from '../../engine/position';
import type { Rules } from '../../engine/rules';
import { other, SIDES, type Action, type Side } from '../../engine/vocabulary';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { replayActions } from '../replay';

/*
 * How version 1 judged a war beyond today's switches. 4.8, 6.4: an isolated communications unit that kept its
 * defence kept it only as a target and supported nobody. 7.2, 7.3: a retreat might end on a standing enemy arsenal,
 * although the unit did not count in an attack. 9.3: a side lost by isolation although it had communications units
 * left.
 */

/**
 * A difference between a war saved by version 1 and its replay under today's rules: an attack has another outcome
 * (`outcome`), or the war had `ended` by isolation and continues. `turn` is the number of the turn, `action` is in the
 * notation.
 */
export type FirstFault =
  /** An attack has another outcome; the war is loaded up to it. */
  | { readonly code: 'outcome'; readonly turn: number; readonly action: string }
  /** The war had ended there, by isolation, and continues by today's rules. */
  | { readonly code: 'ended'; readonly turn: number; readonly winner: Side };

/**
 * The replay of a war of version 1 today: under which rules, how many of its actions have the same result, and the
 * first difference, null for none.
 */
export interface FirstWar {
  readonly rules: Rules;
  /** How many actions have the same result. */
  readonly replayed: number;
  readonly fault: FirstFault | null;
}

/**
 * Returns the settings of today's switches under which a war of version 1 may be replayed with the same results, those
 * nearest to its own rules (`then`) first; at least one.
 */
export function rulesAsThen(then: Rules): Rules[] {
  const defending = then.isolatedCommunicationsUnitsDefend && then.communicationsUnitRange > 0;
  return [...new Set([then.dislodgedMayAttack, true])].flatMap((dislodgedMayAttack) =>
    (defending ? [true, false] : [then.isolatedCommunicationsUnitsDefend]).map(
      (isolatedCommunicationsUnitsDefend) => ({
        ...then,
        dislodgedMayAttack,
        isolatedCommunicationsUnitsDefend,
      }),
    ),
  );
}

/**
 * Replays a war of version 1, whose rules were `then`. Returns those of today's rules under which most of its
 * `actions`, in the notation, have the same results, and the first difference.
 */
export function warAsThen(then: Rules, start: Setup, actions: readonly string[]): FirstWar {
  let best: FirstWar | null = null;
  for (const rules of rulesAsThen(then)) {
    const war = judged(rules, then, start, actions);
    if (war.replayed === actions.length && war.fault === null) return war;
    if (best === null || war.replayed > best.replayed) best = war;
  }
  return best ?? { rules: then, replayed: actions.length, fault: null };
}

function judged(rules: Rules, then: Rules, start: Setup, texts: readonly string[]): FirstWar {
  const { actions, positions } = replayActions(STANDARD_BOARD, rules, start, texts).war;
  for (const [i, action] of actions.entries()) {
    const before = positions[i];
    const after = positions[i + 1];
    if (before && after && comesOutOtherwise(then, before, action, after))
      return {
        rules,
        replayed: i,
        fault: { code: 'outcome', turn: before.turn, action: writeAction(STANDARD_BOARD, action) },
      };
  }
  const [last = null, before = null] = [positions.at(-1), positions.at(-2)];
  const ended = then.isolationLoses && last && before && endedBy(before, last);
  return { rules, replayed: actions.length, fault: ended || null };
}

/** Returns whether an attack had another outcome in version 1, by its sum or by the retreats of its target. */
function comesOutOtherwise(
  then: Rules,
  before: Position,
  action: Action,
  after: Position,
): boolean {
  if (action.type !== 'attack') return false;
  const assault = assaultOn(before, action.target);
  if (assault === null) return false;
  // Whether a retreated unit counts is a switch that also decides where it may retreat.
  const counts = before.retreated >= 0 ? squareOf(before, before.retreated) : NOWHERE;
  if (!then.dislodgedMayAttack && assault.attackers.some(({ square }) => square === counts))
    return true;
  const defence = assault.defenders.reduce((sum, { square, kind, factor, bonus }) => {
    if (UNITS[kind].fighting || inCommunication(before, square)) return sum + factor;
    const stands = square === action.target && then.isolatedCommunicationsUnitsDefend;
    return stands ? sum + UNITS[kind].defence + bonus : sum;
  }, 0);
  const margin = assault.attack - defence;
  const slot = slotAt(before, action.target);
  const gone = squareOf(after, slot) === NOWHERE;
  if (margin !== 1) return gone !== margin > 1 || after.retreatDue === slot;
  return gone
    ? // An arsenal was a possible retreat; if it is one today, nothing differs.
      !before.rules.dislodgedMayAttack && marchReach(before, slot) !== 0
    : assault.outcome !== 'dislodged';
}

/** Returns the end by isolation that version 1 saw at the end of a turn and today's rules do not; null if none. */
function endedBy(before: Position, last: Position): FirstFault | null {
  if (last.over !== null || before.turn === last.turn) return null;
  const isolated = SIDES.filter(
    (side) => ((side === 'N' ? last.linkedNorth : last.linkedSouth) & FIGHTING_MASK) === 0,
  );
  if (isolated.length === 0 || !SIDES.every((side) => hasForces(last, side))) return null;
  const moved = other(last.side);
  return {
    code: 'ended',
    turn: before.turn,
    winner: isolated.includes(last.side) ? moved : last.side,
  };
}
