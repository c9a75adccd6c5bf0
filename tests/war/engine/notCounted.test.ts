import { describe, expect, test } from 'vitest';
import { assaultOn, retreatingSlot } from '../../../src/war/engine/combat';
import { NOBODY } from '../../../src/war/engine/communication';
import { towards } from '../../../src/war/engine/insight/rays';
import { slotAt, unitsOf, type Position } from '../../../src/war/engine/position';
import { nameOf } from '../../../src/war/engine/board';
import {
  barToCharge,
  fires,
  notCountedAround,
  type NotCounted,
} from '../../../src/war/engine/insight/notCounted';
import { BY_SLOT } from '../../../src/war/engine/units';
import { drill, names, playAll, scene, square } from '../../support/board';
import { randomPositions } from '../../support/randomScenes';
import { rounds } from '../../support/rounds';

/** The units that do not count, as text: `F8 outOfRange 3 of 2, broken F7`. */
function notCounted(p: Position, target: string): { attack: string[]; defence: string[] } {
  const textOf = ({ square: at, excuse }: NotCounted): string => {
    const who = nameOf(p.board, at);
    switch (excuse.code) {
      case 'mountain':
      case 'blocked':
        return `${who} ${excuse.code} ${nameOf(p.board, excuse.at)}`;
      case 'outOfRange': {
        const { noCharge, distance, range } = excuse;
        const bar = noCharge?.why === 'broken' ? ` ${nameOf(p.board, noCharge.at)}` : '';
        return `${who} outOfRange ${distance} of ${range}${noCharge ? `, ${noCharge.why}${bar}` : ''}`;
      }
      default:
        return `${who} ${excuse.code}`;
    }
  };
  const { attack, defence } = notCountedAround(p, square(target, p.board));
  return { attack: attack.map(textOf), defence: defence.map(textOf) };
}

const board = drill({ D6: '#', F9: '#', F10: '^' });
/** With A1 and L6 alone standing, hardly anybody is in communication. */
const FEW = { board, standing: 'A1,L6' } as const;

describe('units that do not count in an attack, and the reasons', () => {
  test('6.2 out of range, by how much; 6.2 not in line; units farther than four squares are not named', () => {
    const p = scene({ B6: 'I', C6: 'I', D4: 'A', E5: 'I', F6: 'i', A6: 'I' }, { board });
    expect(notCounted(p, 'F6').attack).toEqual(['B6 outOfRange 4 of 2', 'C6 outOfRange 3 of 2']);
    const off = scene({ D5: 'I', E6: 'I', F6: 'i' }, { board });
    expect(notCounted(off, 'F6').attack).toEqual(['D5 notInLine']);
  });
  test('4.7 isolated; 2 communications units have no attack', () => {
    const p = scene({ E7: 'I', F6: 'i', G6: 'I', G7: 'R' }, FEW);
    expect(notCounted(p, 'F6').attack).toEqual(['E7 isolated', 'G6 isolated', 'G7 noAttack']);
  });
  test('6.2 a mountain between', () => {
    const p = scene({ F8: 'i', F11: 'A', E8: 'I' }, { board });
    expect(notCounted(p, 'F8').attack).toEqual(['F11 mountain F10']);
  });
  test('6.2 enemyUnitsBlockFire: a unit hostile to the firer between, for attack and for support', () => {
    const diagram = { D7: 'A', E7: 'i', F7: 'i', G7: 'I', H7: 'a' };
    const p = scene(diagram, { board, rules: { enemyUnitsBlockFire: true } });
    expect(notCounted(p, 'F7')).toEqual({ attack: ['D7 blocked E7'], defence: ['H7 blocked G7'] });
    expect(notCounted(scene(diagram, { board }), 'F7')).toEqual({ attack: [], defence: [] });
  });
  test('7.3 in the turn of its retreat a dislodged unit does not attack', () => {
    const p = scene({ F5: 'I', E6: 'I', G6: 'i' }, { board, dislodged: 'F5' });
    expect(notCounted(p, 'G6').attack).toEqual(['F5 retreating']);
    expect(notCounted(playAll(p, 'F5-F6'), 'G6').attack).toEqual(['F6 retreating']);
  });
  test('7.3 a unit that cannot fire for another reason is not called retreating', () => {
    const p = scene({ E6: 'I', G6: 'i' }, { board });
    const slot = slotAt(p, square('E6', board));
    const attack = BY_SLOT.attack[slot]!;
    BY_SLOT.attack[slot] = 0;
    try {
      expect(fires(p, square('E6', board))).toBe(false);
      expect(notCounted(p, 'G6').attack).toEqual([]);
    } finally {
      BY_SLOT.attack[slot] = attack;
    }
  });
  test('7.3 under dislodgedMayAttack it attacks, and no unit is called retreating', () => {
    const rules = { dislodgedMayAttack: true };
    const p = scene({ F5: 'I', E6: 'I', G6: 'i' }, { board, rules, dislodged: 'F5' });
    expect(retreatingSlot(p)).toBe(NOBODY);
    expect(notCounted(playAll(p, 'F5-F6'), 'G6').attack).toEqual([]);
  });
  test('6.6 cavalry too far off to fire, and why it does not charge', () => {
    const column = { C8: 'C', D8: 'C', E8: 'C', F8: 'C' };
    expect(notCounted(scene({ ...column, G8: 'i' }, { board }), 'G8').attack).toEqual([]);
    // a: a unit in a fort is not charged.
    const fort = { C9: 'C', D9: 'C', E9: 'C', F9: 'i' };
    expect(notCounted(scene(fort, { board }), 'F9').attack).toEqual([
      'C9 outOfRange 3 of 2, sheltered',
    ]);
    // A gap, and cavalry in a fort, break the column.
    const gap = { C8: 'C', D8: 'C', F8: 'C', G8: 'i' };
    expect(notCounted(scene(gap, { board }), 'G8').attack).toEqual([
      'C8 outOfRange 4 of 2, broken E8',
      'D8 outOfRange 3 of 2, broken E8',
    ]);
    const inFort = { B6: 'C', C6: 'C', D6: 'C', E6: 'C', F6: 'i' };
    expect(notCounted(scene(inFort, { board }), 'F6').attack).toEqual([
      'B6 outOfRange 4 of 2, broken D6',
      'C6 outOfRange 3 of 2, broken D6',
    ]);
    const rear = { D6: 'C', E6: 'C', F6: 'C', G6: 'i' };
    expect(notCounted(scene(rear, { board }), 'G6').attack).toEqual([
      'D6 outOfRange 3 of 2, inFort',
    ]);
    // e: across gaps, the first square alone must hold charging cavalry.
    const across = { board, rules: { chargeAcrossGaps: true } };
    expect(notCounted(scene(gap, across), 'G8').attack).toEqual([]);
    const behind = scene({ C8: 'C', E8: 'C', F8: 'I', G8: 'i' }, across);
    expect(notCounted(behind, 'G8').attack).toEqual(['C8 outOfRange 4 of 2, broken F8']);
  });
  test('6.4 support: out of its range, isolated, or of communications units where their range is 0', () => {
    const p = scene({ F6: 'i', G6: 'r', H6: '.', I6: 'i', J7: 'i' }, { board });
    expect(notCounted(p, 'F6').defence).toEqual(['I6 outOfRange 3 of 2', 'J7 notInLine']);
    const none = scene({ F6: 'i', G6: 'r' }, { board, rules: { communicationsUnitRange: 0 } });
    expect(notCounted(none, 'F6').defence).toEqual(['G6 noSupport']);
    const near = { D6: 'i', E7: 'r', F5: 'i' };
    const rules = { isolatedCommunicationsUnitsDefend: false };
    expect(notCounted(scene(near, { ...FEW, rules }), 'D6').defence).toEqual([
      'E7 isolated',
      'F5 isolated',
    ]);
    // 4.8: out of communication too a communications unit supports.
    expect(notCounted(scene(near, FEW), 'D6').defence).toEqual(['F5 isolated']);
  });
  test('4.7: units that count in attacks at all', () => {
    const p = scene({ E9: 'I', A6: 'I', A7: 'R' }, FEW);
    const at = (name: string) => fires(p, square(name, board));
    expect([at('A6'), at('E9'), at('A7'), at('F7')]).toEqual([true, false, false, false]);
  });
  test('nobody stands there: nobody is reported', () => {
    expect(notCounted(scene({ F6: 'I' }, { board }), 'F7')).toEqual({ attack: [], defence: [] });
  });
});

test(
  '6.3, 6.4: in 200 positions under any rules, each unit nearby either counts or has a reason',
  { tags: ['slow'] },
  () => {
    let targets = 0;
    for (const { p, label } of randomPositions(rounds(200))) {
      for (const { square: target, side } of unitsOf(p)) {
        targets++;
        const assault = assaultOn(p, target);
        const { attack, defence } = notCountedAround(p, target);
        const near = unitsOf(p).filter(
          (unit) => unit.square !== target && towards(p.board, target, unit.square).length <= 4,
        );
        const squares = (units: readonly { square: number }[]) => units.map((unit) => unit.square);
        const inOrder = (...lists: number[][]) => names(lists.flat().sort((a, b) => a - b));
        const caption = `${label}, ${nameOf(p.board, target)}`;
        const attackers = assault?.attackers ?? [];
        const enemies = near.filter((unit) => unit.side !== side);
        if (inOrder(squares(attackers), squares(attack)) !== inOrder(squares(enemies)))
          expect.fail(`attack: ${caption}`);
        // Who supports is reported with an assault only.
        if (assault !== null) {
          const supporters = squares(assault.defenders.slice(1));
          const friends = near.filter((unit) => unit.side === side);
          if (inOrder(supporters, squares(defence)) !== inOrder(squares(friends)))
            expect.fail(`defence: ${caption}`);
        }
        for (const { kind, square: from, charging } of attackers)
          if (kind === 'cavalry')
            expect(barToCharge(p, target, from) === null, caption).toBe(charging);
      }
    }
    expect(targets).toBeGreaterThan(rounds(200));
  },
);
