import type { Rules } from '../../src/war/engine/rules';
import { attacks } from './naive/attacks';
import { communications, connected } from './naive/communications';
import { destinations, isEnemyArsenal, isStuck, takesArsenals } from './naive/march';
import {
  ARSENALS,
  copy,
  isFighting,
  isRelay,
  otherSide,
  parse,
  put,
  unitAt,
  unitsOf,
  write,
  type NaivePosition,
  type Side,
} from './naive/position';

/*
 * The naive rules: rules.md implemented a second time, clause by clause, slow and plain, as an oracle for the tests
 * of the engine. They must not import the engine, or they could not disagree with it.
 *
 * One convention of its own: when the game ends, the position stays in the turn in which it ended. No
 * next turn begins, so side and number stay too and nobody is left dislodged.
 */

export { attacks, communications, destinations, parse, write };
export type { NaiveAttack } from './naive/attacks';
export type { NaiveCommunications } from './naive/communications';
export type { NaivePosition, Side } from './naive/position';

/** rules.md 9.1: the side has none left of the units that must be gone. */
function isAnnihilated(p: NaivePosition, side: Side, rules: Rules): boolean {
  const units = unitsOf(p.cells, side);
  if (rules.annihilation === 'allUnits') return units.length === 0;
  return units.every((square) => !isFighting(unitAt(p.cells, square)));
}

/** rules.md 9.2: both arsenals of the side have fallen. */
function hasNoArsenal(p: NaivePosition, side: Side): boolean {
  return ARSENALS[side].every((arsenal) => !p.standing.includes(arsenal));
}

/** rules.md 9.3: no communications unit is left, and no fighting unit is in communication, there being one or not. */
function isCutOff(p: NaivePosition, side: Side, rules: Rules): boolean {
  const found = connected(p.cells, p.standing, side, rules);
  const online = unitsOf(p.cells, side).filter(
    (square) => isRelay(unitAt(p.cells, square)) || found.has(square),
  );
  return online.length === 0;
}

function fall(p: NaivePosition, arsenal: string): void {
  p.standing = p.standing.filter((square) => square !== arsenal);
}

/** The end of a turn, after its attack if there was one. Changes the position it is given. */
function endTurn(p: NaivePosition, rules: Rules, dislodged: string | null): NaivePosition {
  const mover = p.side;
  const enemy = otherSide(mover);
  let beaten = dislodged;

  // 8.2: the arsenals standing under units of the side that has just moved which can take them.
  if (rules.arsenalFalls === 'atEndOfTurn') {
    const falling = unitsOf(p.cells, mover).filter((square) => {
      const unit = unitAt(p.cells, square);
      return isEnemyArsenal(p.standing, square, unit) && takesArsenals(unit, rules);
    });
    for (const arsenal of falling) fall(p, arsenal);
    // 9.2
    if (falling.length > 0 && hasNoArsenal(p, enemy)) {
      p.over = { winner: mover, by: 'arsenals' };
      return p;
    }
    // 7.2, when the fall of the arsenal isolates the unit just dislodged.
    if (falling.length > 0 && beaten !== null && isStuck(p.cells, p.standing, beaten, rules)) {
      put(p.cells, beaten, '');
      beaten = null;
      // 9.1
      if (isAnnihilated(p, enemy, rules)) {
        p.over = { winner: mover, by: 'annihilation' };
        return p;
      }
    }
  }

  // 9.3: if both are cut off, the side that has just moved wins.
  if (rules.isolationLoses) {
    if (isCutOff(p, enemy, rules)) {
      p.over = { winner: mover, by: 'isolation' };
      return p;
    }
    if (isCutOff(p, mover, rules)) {
      p.over = { winner: enemy, by: 'isolation' };
      return p;
    }
  }

  p.turn++;
  p.side = enemy;
  p.dislodged = beaten;
  p.moved = [];
  p.retreated = null;
  p.arsenalTaken = null;
  p.advance = null;
  return p;
}

/** rules.md 5, 7.1, 8.1: `H5-G7`. */
function move(p: NaivePosition, rules: Rules, from: string, to: string): NaivePosition | string {
  const open = destinations(p, rules)[from];
  if (open === undefined) return `no unit on ${from} may move now`;
  if (!open.includes(to)) return `the unit on ${from} may not move to ${to}`;
  const next = copy(p);
  const unit = unitAt(next.cells, from);
  put(next.cells, from, '');
  put(next.cells, to, unit);
  next.moved.push(to);
  if (next.dislodged !== null) {
    next.dislodged = null;
    next.retreated = to;
  }
  // 8.1
  if (
    rules.arsenalFalls === 'onEntry' &&
    isEnemyArsenal(next.standing, to, unit) &&
    takesArsenals(unit, rules)
  ) {
    fall(next, to);
    next.arsenalTaken = to;
    // 9.2
    if (hasNoArsenal(next, otherSide(next.side))) next.over = { winner: next.side, by: 'arsenals' };
  }
  return next;
}

/** rules.md 6: `xK15`. */
function attack(p: NaivePosition, rules: Rules, target: string): NaivePosition | string {
  const found = attacks(p, rules).find((one) => one.target === target);
  if (found === undefined) return `${target} may not be attacked now`;
  const next = copy(p);
  if (found.outcome !== 'destroyed')
    return endTurn(next, rules, found.outcome === 'dislodged' ? target : null);
  put(next.cells, target, '');
  // 9.1
  if (isAnnihilated(next, otherSide(next.side), rules)) {
    next.over = { winner: next.side, by: 'annihilation' };
    return next;
  }
  // 6.8: not onto a standing enemy arsenal.
  const onEnemyArsenal =
    next.standing.includes(target) && ARSENALS[otherSide(next.side)].includes(target);
  if (rules.victorMustAdvance && !onEnemyArsenal) {
    next.advance = { to: target, from: found.attackers.map((attacker) => attacker.square) };
    return next;
  }
  return endTurn(next, rules, null);
}

/** rules.md 6.8: `J14>K15`. */
function advance(p: NaivePosition, rules: Rules, from: string, to: string): NaivePosition | string {
  if (p.advance === null) return 'no advance is due';
  if (p.advance.to !== to) return `the advance goes to ${p.advance.to}`;
  if (!p.advance.from.includes(from)) return `the unit on ${from} did not count in the attack`;
  const next = copy(p);
  const unit = unitAt(next.cells, from);
  put(next.cells, from, '');
  put(next.cells, to, unit);
  return endTurn(next, rules, null);
}

/**
 * rules.md 7.4: the position that a game begins from, a copy. The dislodged unit that cannot move is destroyed at
 * once, and with the last of its side the game is over (9.1).
 */
export function begin(read: NaivePosition, rules: Rules): NaivePosition {
  const p = copy(read);
  if (p.dislodged === null || !isStuck(p.cells, p.standing, p.dislodged, rules)) return p;
  put(p.cells, p.dislodged, '');
  p.dislodged = null;
  if (isAnnihilated(p, p.side, rules)) p.over = { winner: otherSide(p.side), by: 'annihilation' };
  return p;
}

/** A new position after one action, or why it is illegal. */
export function apply(p: NaivePosition, rules: Rules, action: string): NaivePosition | string {
  if (p.over !== null) return 'the game is over';

  // 9.4: at any time.
  if (action === 'resign')
    return { ...copy(p), over: { winner: otherSide(p.side), by: 'surrender' } };
  if (action === 'draw') return { ...copy(p), over: { winner: null, by: 'agreement' } };

  const advanced = /^([A-Z]\d+)>([A-Z]\d+)$/.exec(action);
  if (advanced) return advance(p, rules, advanced[1]!, advanced[2]!);
  // 6.8
  if (p.advance !== null) return `the advance to ${p.advance.to} is due`;

  const moved = /^([A-Z]\d+)-([A-Z]\d+)$/.exec(action);
  if (moved) return move(p, rules, moved[1]!, moved[2]!);
  const attacked = /^x([A-Z]\d+)$/.exec(action);
  if (attacked) return attack(p, rules, attacked[1]!);
  if (action === '.') {
    // 7.1: the dislodged unit must leave its square.
    if (p.dislodged !== null) return `the retreat of ${p.dislodged} is due`;
    return endTurn(copy(p), rules, null);
  }
  return `"${action}" is no action`;
}
