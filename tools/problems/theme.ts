import { assaultOn } from '../../src/war/engine/combat';
import { NOBODY } from '../../src/war/engine/communication';
import { slotAt, squareOf, unitAt, type Position } from '../../src/war/engine/position';
import { play } from '../../src/war/engine/turn';
import { ARMY_SIZE, FIGHTING_MASK, UNITS } from '../../src/war/engine/units';
import { other } from '../../src/war/engine/vocabulary';
import type { Theme } from '../../src/war/problems/problem';
import type { OneResult } from './verify';

const linked = (position: Position, side: 'N' | 'S'): number =>
  side === 'N' ? position.linkedNorth : position.linkedSouth;

const countOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Returns the theme of a problem by the effects of its solution; null if none fits. */
export function themeOf(start: Position, result: OneResult): Theme | null {
  const enemy = other(start.side);
  let now = start;
  let [cuts, relayMoves, fortLanding, fortTarget, hemmed] = [0, false, false, false, false];
  let charging = 0;
  let relayTarget = false;
  let itself = false;
  const saved =
    result.kind === 'save' && result.target !== null ? slotAt(start, result.target) : NOBODY;
  for (const action of result.solution) {
    if (action.type === 'move') {
      relayMoves ||= !UNITS[unitAt(now, action.from)!.kind].fighting;
      fortLanding ||= (now.board.cover[action.to] ?? 0) > 0;
      itself ||= slotAt(now, action.from) === saved;
    }
    if (action.type === 'attack') {
      const assault = assaultOn(now, action.target);
      charging = assault?.attackers.filter((each) => each.charging).length ?? 0;
      fortTarget = assault?.defenders.some(({ bonus }) => bonus > 0) ?? false;
      hemmed = assault?.hemmedIn ?? false;
      relayTarget = !UNITS[unitAt(now, action.target)!.kind].fighting;
    }
    const next = play(now, action);
    if (!next.ok) throw new Error(`the solution cannot be played: ${JSON.stringify(next.reasons)}`);
    if (action.type === 'move')
      cuts += countOf(linked(now, enemy) & FIGHTING_MASK & ~linked(next.position, enemy));
    now = next.position;
  }
  const relaysLost = Array.from({ length: ARMY_SIZE }, (_, place) => place).some(
    (place) =>
      (FIGHTING_MASK & (1 << place)) === 0 &&
      (linked(start, enemy) & (1 << place)) !== 0 &&
      (linked(now, enemy) & (1 << place)) === 0 &&
      squareOf(now, place + (enemy === 'N' ? 0 : ARMY_SIZE)) >= 0,
  );
  switch (result.kind) {
    case 'destroy':
      if (hemmed || start.retreatDue !== NOBODY) return 'retreat';
      if (fortTarget) return 'fort';
      if (relayTarget || relayMoves) return 'relay';
      if (cuts > 0) return 'line';
      return charging > 0 ? 'charge' : null;
    case 'cut':
      if (start.standing !== now.standing) return 'arsenal';
      return relaysLost || relayMoves || relayTarget ? 'relay' : 'line';
    case 'arsenal':
      return relayMoves ? 'relay' : 'arsenal';
    case 'save':
      if (saved !== NOBODY && !UNITS[unitAt(start, result.target!)!.kind].fighting) return 'relay';
      if (start.retreatDue !== NOBODY || itself) return fortLanding && itself ? 'fort' : 'retreat';
      if (charging > 0) return 'charge';
      if (cuts > 0) return 'line';
      return relayMoves ? 'relay' : fortLanding ? 'fort' : 'line';
    case 'win':
      return start.standing !== now.standing || cuts === 0 ? 'arsenal' : 'line';
  }
}
