import { describe, expect, test } from 'vitest';
import { chainTo } from '../../../src/war/engine/insight/chain';
import { communicationLines } from '../../../src/war/engine/communication';
import { cuttingOf } from '../../../src/war/engine/insight/cutting';
import { isolationOf, type IsolationCause } from '../../../src/war/engine/insight/isolation';
import { setupOf } from '../../../src/war/engine/setups';
import {
  inCommunication,
  positionOf,
  standingArsenals,
  unitAt,
  unitsOf,
  type Position,
} from '../../../src/war/engine/position';
import { nameOf } from '../../../src/war/engine/board';
import { UNITS } from '../../../src/war/engine/units';
import type { Square } from '../../../src/war/engine/vocabulary';
import { names, scene, square } from '../../support/board';
import { randomPositions } from '../../support/randomScenes';
import { rounds } from '../../support/rounds';

/** The chain of a unit as text: `D8 line H8 line L12 contact L11`. */
function chain(p: Position, of: string): string | null {
  const found = chainTo(p, square(of, p.board));
  if (found === null) return null;
  const links = found.links.map(({ how, to }) => `${how} ${nameOf(p.board, to)}`);
  return [nameOf(p.board, found.arsenal), ...links].join(' ');
}

/** Why a unit is isolated, as text: `cutOff F8, D8 towards L8`. */
function causes(p: Position, of: string): string[] | null {
  const name = (s: Square): string => nameOf(p.board, s);
  const textOf = (cause: IsolationCause): string => {
    switch (cause.code) {
      case 'cutOff':
        return `cutOff ${name(cause.by)}, ${name(cause.source)} towards ${name(cause.to)}`;
      case 'stopped':
        return `stopped ${name(cause.by)}, ${cause.ground}, from ${name(cause.source)}`;
      case 'relayOut':
        return `relayOut ${name(cause.relay)}`;
      case 'touchesIsolated':
      case 'contactDoesNotServe':
        return `${cause.code} ${names(cause.squares, p.board)}`;
      default:
        return cause.code;
    }
  };
  return isolationOf(p, square(of, p.board))?.causes.map(textOf) ?? null;
}

describe('the chain of a unit in communication', () => {
  test('4.1, 4.4: on a line of an arsenal it is one link long', () => {
    expect(chain(scene({ K8: 'C' }), 'K8')).toBe('D8 line K8');
  });
  test('4.1: on the arsenal itself it has no links', () => {
    expect(chain(scene({ D8: 'I' }), 'D8')).toBe('D8');
  });
  test('4.3, 4.5: it leads over communications units and contact, one after another', () => {
    const p = scene({ H8: 'R', L11: 'II' });
    expect(chain(p, 'L12')).toBe('D8 line H8 line L12');
    expect(chain(p, 'L11')).toBe('D8 line H8 line L12 contact L11');
  });
  test('the fewest links, then the fewest contacts, then the fewest squares', () => {
    // K8 is on D8's line; K9 could come by the relay on B9 or by contact with K8: a line goes before contact.
    expect(chain(scene({ B9: 'R', K8: 'II' }), 'K9')).toBe('B15 line B9 line K9');
    // B8 lies on a line of either arsenal, nearer to D8.
    expect(chain(scene({ B8: 'I' }), 'B8')).toBe('D8 line B8');
    expect(chain(scene({ B8: 'I' }, { standing: 'B15,T3,T23' }), 'B8')).toBe('B15 line B8');
  });
  test('4.6: contact brings a communications unit in only where the rules say so', () => {
    const p = { K8: 'IR.', L11: 'I' };
    expect(chain(scene(p), 'K9')).toBeNull();
    const served = scene(p, { text: 'summary' });
    expect(chain(served, 'K9')).toBe('D8 line K8 contact K9');
    expect(chain(scene({ K8: 'IR', N12: '^' }, { text: 'summary' }), 'K9')).not.toBeNull();
    // K9 then sends lines: south along column 9.
    expect(chain(scene({ K8: 'IR', O9: 'I' }, { text: 'summary' }), 'O9')).toBe(
      'D8 line K8 contact K9 line O9',
    );
  });
  test('4.3: the best chain, whichever unit is looked at first', () => {
    // R is reached first by contact with K10; but S sends a line to it, and so it sends J11 one with fewer contacts.
    const p = scene({ K8: 'III', L7: 'S', L11: 'R', J11: 'I' }, { text: 'summary' });
    expect(chain(p, 'J11')).toBe('D8 line K8 contact L7 line L11 line J11');
  });
  test('4.1, 8.3: it begins at a standing arsenal of its own side, whatever arsenal it leads over', () => {
    const fallen = scene({ B8: 'R', D8: 'I' }, { standing: 'B15,T3,T23' });
    expect(chain(fallen, 'D8')).toBe('B15 line B8 line D8');
    expect(chain(scene({ T8: 'S', T3: 'R' }), 'T3')).toBe('D8 line T8 line T3');
  });
  test('4.5: contact at the corners and edges of the board, for the South too', () => {
    const corner = scene({ D4: 'R', A1: 'II' }, { standing: 'D8,T3,T23' });
    expect(chain(corner, 'A2')).toBe('D8 line D4 line A1 contact A2');
    const edge = scene({ S3: 'i', R2: 'i', Q1: 'i' }, { standing: 'D8,T3' });
    expect(chain(edge, 'Q1')).toBe('T3 line S3 contact R2 contact Q1');
  });
  test('nobody there, or isolated: none', () => {
    const p = scene({ K9: 'I' });
    expect([chain(p, 'K9'), chain(p, 'K10')]).toEqual([null, null]);
  });
});

describe('why a unit is isolated', () => {
  test('4.2: one enemy alone cuts it off, on an arsenal’s line or on a further one', () => {
    expect(causes(scene({ K8: 'I', G8: 'i' }), 'K8')).toEqual(['cutOff G8, D8 towards K8']);
    const p = scene({ H8: 'R', L12: 'I', K11: 'i' });
    expect(causes(p, 'L12')).toEqual(['cutOff K11, H8 towards L12']);
    expect(isolationOf(p, square('L12'))?.restored?.links).toHaveLength(2);
    // The communications unit is cut off itself, and with it what hangs on its lines.
    expect(causes(scene({ H8: 'R', L12: 'I', F8: 'i' }), 'L12')).toEqual([
      'cutOff F8, D8 towards H8',
    ]);
  });
  test('4.2: of the links of the chain, the one that the enemy stands on is reported', () => {
    const west = { standing: 'D8,T3,T23' };
    // Far from the first link; in line with its source, by another direction; and beyond its end.
    expect(causes(scene({ B6: 'R', B2: 'I', B4: 'i' }, west), 'B2')).toEqual([
      'cutOff B4, B6 towards B2',
    ]);
    expect(causes(scene({ H8: 'R', H2: 'I', H4: 'i' }, west), 'H2')).toEqual([
      'cutOff H4, H8 towards H2',
    ]);
    expect(causes(scene({ F8: 'R', F5: 'S', J9: 'I', I8: 'i' }, west), 'J9')).toEqual([
      'cutOff I8, F5 towards J9',
    ]);
    // Behind contact (4.6), and once only where two links cross.
    expect(causes(scene({ K8: 'IR', O9: 'I', M9: 'i' }, { text: 'summary' }), 'O9')).toEqual([
      'cutOff M9, K9 towards O9',
    ]);
    expect(causes(scene({ D4: 'R', G7: 'S', B7: 'I', D7: 'i' }, west), 'B7')).toEqual([
      'cutOff D7, D8 towards D4',
    ]);
  });
  test('4.2, 4.5: cut off with those it touches', () => {
    expect(causes(scene({ K8: 'II', G8: 'i' }), 'K9')).toEqual(['cutOff G8, D8 towards K8']);
  });
  test('4.2: an enemy that holds the arsenal', () => {
    const p = scene({ K8: 'I', D8: 'r' }, { text: 'summary' });
    expect(causes(p, 'K8')).toEqual(['cutOff D8, D8 towards K8']);
  });
  test('4.2: several could each be out of the way, the shortest chain first', () => {
    const p = scene({ B4: 'R', H4: 'I', C4: 'i', G5: 'i' });
    expect(causes(p, 'H4')).toEqual(['cutOff G5, D8 towards H4', 'cutOff C4, B4 towards H4']);
  });
  test('4.2: two cut the same line: each is reported with what it stops, and mountains too', () => {
    expect(causes(scene({ K8: 'I', G8: 'i', I8: 'i' }), 'K8')).toEqual([
      'stopped G8, enemy, from D8',
      'touchesNobody',
    ]);
    // D12 lies behind the mountain D10 from D8; B15's lines pass by.
    expect(causes(scene({ D12: 'I' }), 'D12')).toEqual([
      'stopped D10, mountain, from D8',
      'touchesNobody',
    ]);
    // Both from an arsenal and from a communications unit, the nearer source first.
    const p = scene({ D6: 'R', G8: 'i', H6: 'i', I8: 'i', I6: 'i', K8: 'I', K6: 'I' });
    expect(causes(p, 'K6')).toEqual([
      'stopped H6, enemy, from D6',
      'stopped G10, mountain, from B15',
      'touchesNobody',
    ]);
  });
  test('4.1, 4.2: only lines of its own standing sources that would reach it, and only what stops them', () => {
    const two = { K8: 'I', G8: 'i', I8: 'i' };
    // An enemy communications unit and an own unit let them pass.
    expect(causes(scene({ ...two, E8: 'I', F8: 'r' }), 'K8')).toEqual([
      'stopped G8, enemy, from D8',
      'touchesNobody',
    ]);
    expect(causes(scene(two, { standing: 'B15,T3,T23' }), 'K8')).toEqual([
      'noLine',
      'touchesNobody',
    ]);
    // D8, though the enemy holds it, has no line that would reach L9; nor has the enemy's K3 one for K7.
    expect(causes(scene({ L9: 'I', D8: 'r' }, { text: 'summary' }), 'L9')).toEqual([
      'noLine',
      'touchesNobody',
    ]);
    expect(causes(scene({ K3: 'i', K7: 'I' }), 'K7')).toEqual(['noLine', 'touchesNobody']);
    // A line that is stopped, and a communications unit without a line: both are reported.
    expect(causes(scene({ ...two, K12: 'R' }), 'K8')).toEqual([
      'stopped G8, enemy, from D8',
      'relayOut K12',
      'touchesNobody',
    ]);
    expect(causes(scene({ A1: 'R', A4: 'I' }), 'A4')).toEqual(['relayOut A1', 'touchesNobody']);
  });
  test('4.3: a communications unit out of communication reaches it', () => {
    expect(causes(scene({ H9: 'R', L9: 'I' }), 'L9')).toEqual(['relayOut H9', 'touchesNobody']);
    // With an enemy between, that communications unit is no help either.
    expect(causes(scene({ H9: 'R', L9: 'I', J9: 'i' }), 'L9')).toEqual(['noLine', 'touchesNobody']);
  });
  test('4.5: nobody around it, or nobody in communication', () => {
    expect(causes(scene({ L9: 'I' }), 'L9')).toEqual(['noLine', 'touchesNobody']);
    expect(causes(scene({ L9: 'IC' }), 'L9')).toEqual(['noLine', 'touchesIsolated L10']);
    // At the corner of the board.
    expect(causes(scene({ T25: 'I' }), 'T25')).toEqual(['noLine', 'touchesNobody']);
    // Neither an enemy nor a communications unit gives contact; and for the South it is the same.
    expect(causes(scene({ L9: 'Ii' }), 'L9')).toEqual(['noLine', 'touchesNobody']);
    expect(causes(scene({ L9: 'IR' }), 'L9')).toEqual(['relayOut L10', 'touchesNobody']);
    expect(causes(scene({ L9: 'ic' }), 'L9')).toEqual(['noLine', 'touchesIsolated L10']);
  });
  test('4.6: contact does not serve communications units', () => {
    expect(causes(scene({ K8: 'IR' }), 'K9')).toEqual(['noLine', 'contactDoesNotServe K8']);
    expect(causes(scene({ L9: 'IR' }), 'L10')).toEqual(['noLine']);
    expect(causes(scene({ L9: 'IR' }, { text: 'summary' }), 'L10')).toEqual([
      'noLine',
      'touchesIsolated L9',
    ]);
  });
  test('8.3: no arsenal stands', () => {
    expect(causes(scene({ K8: 'I' }, { standing: 'T3,T23' }), 'K8')).toEqual(['noArsenal']);
  });
  test('in communication, or without a unit: nothing is returned', () => {
    const p = scene({ K8: 'I' });
    expect([causes(p, 'K8'), causes(p, 'K9')]).toEqual([null, null]);
  });
});

describe('the lines that a unit cuts', () => {
  const cutting = (p: Position, of: string) => {
    const found = cuttingOf(p, square(of, p.board));
    return (
      found && {
        cuts: found.cuts.map(({ source, to }) => names([source, to], p.board)).join(', '),
        silences: found.silences === null ? null : nameOf(p.board, found.silences),
        isolates: names(
          found.isolates.map((unit) => unit.square),
          p.board,
        ),
      }
    );
  };
  test('4.2: the lines that stop before it, as far as they would run, and who hangs on them', () => {
    expect(cutting(scene({ K8: 'II', G8: 'i' }), 'G8')).toEqual({
      cuts: 'D8 T8',
      silences: null,
      isolates: 'K8 K9',
    });
    // A second enemy further on would stop the line all the same.
    expect(cutting(scene({ K8: 'I', G8: 'i', I8: 'i' }), 'G8')).toEqual({
      cuts: 'D8 H8',
      silences: null,
      isolates: '',
    });
  });
  test('4.3: a communications unit on its arsenal doubles no line', () => {
    const p = scene({ D8: 'R', G8: 'i' });
    expect(cutting(p, 'G8')?.cuts).toBe('D8 T8');
    const lines = communicationLines(p, 'N').map(
      ({ source, direction }) => `${source} ${direction}`,
    );
    expect(new Set(lines).size).toBe(lines.length);
  });
  test('4.2: an arsenal held sends no lines', () => {
    expect(cutting(scene({ K8: 'I', D8: 'r' }, { text: 'summary' }), 'D8')).toEqual({
      cuts: '',
      silences: 'D8',
      isolates: 'K8',
    });
  });
  test('4.2: communications units cut only where the rules say so; others may cut nothing', () => {
    const relay = { K8: 'I', G8: 'r' };
    expect(cutting(scene(relay), 'G8')).toBeNull();
    expect(cutting(scene(relay, { text: 'summary' }), 'G8')?.isolates).toBe('K8');
    expect(cutting(scene({ G9: 'i' }), 'G9')).toBeNull();
    expect(cutting(scene({}), 'G9')).toBeNull();
  });
});

/** The same position without the unit on a square, judged from the beginning. */
function without(p: Position, at: Square): Position {
  const setup = setupOf(p);
  return positionOf(p.board, p.rules, {
    ...setup,
    units: setup.units.filter((unit) => unit.square !== at),
    dislodged: null,
  });
}

/** Whether a line of a side runs from one square to another, walked square by square (4.2). */
function runs(p: Position, side: 'N' | 'S', from: Square, to: Square): boolean {
  const { width } = p.board;
  const rows = Math.floor(to / width) - Math.floor(from / width);
  const columns = (to % width) - (from % width);
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return false;
  const stride = Math.sign(rows) * width + Math.sign(columns);
  for (let at = from; ; at += stride) {
    const unit = unitAt(p, at);
    const cuts =
      unit !== null &&
      unit.side !== side &&
      (UNITS[unit.kind].fighting || p.rules.communicationsUnitsCutLines);
    if (p.board.terrain[at] === 'mountain' || cuts) return false;
    if (at === to) return true;
  }
}

test(
  '4: in 40 positions under any rules, every chain holds link by link, and every reason of isolation is true',
  { tags: ['slow'] },
  () => {
    let units = 0;
    for (const { p, label } of randomPositions(rounds(40))) {
      for (const unit of unitsOf(p)) {
        units++;
        const { side, square: at } = unit;
        const caption = `${label}, ${nameOf(p.board, at)}`;
        const found = chainTo(p, at);
        expect(found !== null, caption).toBe(inCommunication(p, at));
        expect(isolationOf(p, at) !== null, caption).toBe(!inCommunication(p, at));
        if (found !== null) {
          const own = p.board.arsenals.filter((arsenal) => arsenal.side === side);
          expect(own.map((arsenal) => arsenal.square)).toContain(found.arsenal);
          expect(standingArsenals(p), caption).toContain(found.arsenal);
          let reached = found.arsenal;
          for (const { how, from, to } of found.links) {
            expect(from, caption).toBe(reached);
            const giver = unitAt(p, from);
            if (how === 'line') {
              const source = from === found.arsenal || !UNITS[giver!.kind].fighting;
              expect(source && runs(p, side, from, to), caption).toBe(true);
            } else {
              expect(UNITS[giver!.kind].fighting, caption).toBe(true);
              expect(p.board.around.subarray(from * 8, from * 8 + 8)).toContain(to);
            }
            expect(inCommunication(p, to), caption).toBe(true);
            expect(unitAt(p, to)?.side, caption).toBe(side);
            reached = to;
          }
          expect(reached, caption).toBe(at);
        } else {
          const isolation = isolationOf(p, at)!.causes;
          expect(isolation.length, caption).toBeGreaterThan(0);
          const culprits = isolation.flatMap((cause) =>
            cause.code === 'cutOff' ? [cause.by] : [],
          );
          const truly = unitsOf(p).filter(
            (enemy) => enemy.side !== side && inCommunication(without(p, enemy.square), at),
          );
          expect(
            culprits.sort((a, b) => a - b),
            caption,
          ).toEqual(truly.map((enemy) => enemy.square));
        }
        const isolates = cuttingOf(p, at)?.isolates.map((victim) => victim.square) ?? [];
        const after = without(p, at);
        const freed = unitsOf(p).filter(
          (other) =>
            other.side !== side &&
            !inCommunication(p, other.square) &&
            inCommunication(after, other.square),
        );
        expect(isolates, caption).toEqual(freed.map((victim) => victim.square));
      }
    }
    expect(units).toBeGreaterThan(rounds(40));
  },
);
