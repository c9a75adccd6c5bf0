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
 * How version 1 judged a war, as far as no switch of today says it:
 * 4.8, 6.4: an isolated communications unit that kept its defence kept it as a target alone and supported nobody;
 * 7.2, 7.3: a retreat might end on a standing enemy arsenal, though the unit did not count in an attack;
 * 9.3: a side lost by isolation though it had communications units left.
 */

/** What of a war does not come out as it did in version 1. */
export type FirstFault =
  /** An attack came out otherwise; the war is kept up to it. */
  | { readonly code: 'outcome'; readonly turn: number; readonly action: string }
  /** The war had ended there, by isolation, and goes on by the rules of today. */
  | { readonly code: 'ended'; readonly turn: number; readonly winner: Side };

export interface FirstWar {
  readonly rules: Rules;
  /** How many actions come out as they did. */
  readonly kept: number;
  readonly fault: FirstFault | null;
}

/** Rules by which a war of version 1 may be the same war today, the nearest to what it said first. */
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

/** The rules of today by which most of a war of version 1 comes out as it did, and what does not. */
export function warAsThen(then: Rules, start: Setup, actions: readonly string[]): FirstWar {
  let best: FirstWar | null = null;
  for (const rules of rulesAsThen(then)) {
    const war = judged(rules, then, start, actions);
    if (war.kept === actions.length && war.fault === null) return war;
    if (best === null || war.kept > best.kept) best = war;
  }
  return best ?? { rules: then, kept: actions.length, fault: null };
}

function judged(rules: Rules, then: Rules, start: Setup, texts: readonly string[]): FirstWar {
  const { actions, positions } = replayActions(STANDARD_BOARD, rules, start, texts).war;
  for (const [i, action] of actions.entries()) {
    const before = positions[i];
    const after = positions[i + 1];
    if (before && after && comesOutOtherwise(then, before, action, after))
      return {
        rules,
        kept: i,
        fault: { code: 'outcome', turn: before.turn, action: writeAction(STANDARD_BOARD, action) },
      };
  }
  const [last = null, before = null] = [positions.at(-1), positions.at(-2)];
  const ended = then.isolationLoses && last && before && endedBy(before, last);
  return { rules, kept: actions.length, fault: ended || null };
}

/** Whether an attack had another outcome in version 1, by its sum or by the ways out of its target. */
function comesOutOtherwise(
  then: Rules,
  before: Position,
  action: Action,
  after: Position,
): boolean {
  if (action.type !== 'attack') return false;
  const assault = assaultOn(before, action.target);
  if (assault === null) return false;
  // What has retreated counts by a switch that stands for its way out alone.
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
    ? // An arsenal was a way out; where it is one today, nothing differs.
      !before.rules.dislodgedMayAttack && marchReach(before, slot) !== 0
    : assault.outcome !== 'dislodged';
}

/** The end by isolation that version 1 saw in a turn's end, and today's rules do not. */
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
