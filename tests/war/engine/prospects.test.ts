import { describe, expect, test } from 'vitest';
import { assaultOn, attacks, type Assault } from '../../../src/war/engine/combat';
import { foresee } from '../../../src/war/engine/insight/consequence';
import { destinations, movers } from '../../../src/war/engine/march';
import { unitsOf, type Position } from '../../../src/war/engine/position';
import { prospectsOf, type SumChange } from '../../../src/war/engine/insight/prospects';
import { nameOf } from '../../../src/war/engine/board';
import { fireOf, threatsTo } from '../../../src/war/engine/insight/threats';
import { UNITS } from '../../../src/war/engine/units';
import { drill, playAll, scene, square } from '../../support/board';
import { randomPositions } from '../../support/randomScenes';

const sumOf = (assault: Assault | null): string =>
  assault === null ? 'none' : `${assault.attack}:${assault.defence} ${assault.outcome}`;

/** The changes by a move, as text: `attacks K8 none → 4:6 resists`. */
function changes(p: Position, from: string, to: string) {
  const seen = foresee(p, square(from, p.board), square(to, p.board));
  if (seen === null) throw new Error(`${from}-${to} is not legal`);
  const textOf = ({ square: at, before, after }: SumChange): string =>
    `${nameOf(p.board, at)} ${sumOf(before)} → ${sumOf(after)}`;
  const { attacks: mine, exposed } = prospectsOf(p, seen.after);
  return { attacks: mine.map(textOf), exposed: exposed.map(textOf) };
}

const board = drill();

describe('the sums that a move changes', () => {
  test('6.1, 6.3: an attack that becomes possible, grows, or is given up', () => {
    const p = scene({ D6: 'I', F7: 'I', H6: 'i' }, { board });
    expect(changes(p, 'D6', 'E6').attacks).toEqual([]);
    expect(changes(p, 'F7', 'F6').attacks).toEqual(['H6 none → 4:6 resists']);
    const two = scene({ E6: 'C', F6: 'I', H6: 'i' }, { board });
    expect(changes(two, 'E6', 'G6').attacks).toEqual(['H6 4:6 resists → 11:6 destroyed']);
    expect(changes(two, 'F6', 'F7').attacks).toEqual(['H6 4:6 resists → none']);
  });
  test('6.4: own units that come under fire, or whose defence is weakened', () => {
    const p = scene({ E6: 'I', F6: 'I', H6: 'i' }, { board });
    // F6 is under fire already, and loses the support of E6.
    expect(changes(p, 'E6', 'D7').exposed).toEqual(['F6 4:12 resists → 4:6 resists']);
    expect(changes(p, 'E6', 'F5').exposed).toEqual([]);
    const cavalry = scene({ E6: 'C', G6: '.', H6: 'ii', I6: 'a' }, { board });
    expect(changes(cavalry, 'E6', 'F6').exposed).toEqual(['F6 none → 9:5 destroyed']);
  });
  test('6.1: unchanged sums are left out, the rest are in the order of the squares', () => {
    const p = scene({ B2: 'I', D5: 'i', F8: 'I', H8: 'i' }, { board });
    expect(changes(p, 'B2', 'B1')).toEqual({ attacks: [], exposed: [] });
    expect(changes(p, 'F8', 'F7').attacks).toEqual([
      'D5 none → 4:6 resists',
      'H8 4:6 resists → none',
    ]);
  });
  test('7.2: a unit that can no longer leave its square is destroyed, though the sums are the same', () => {
    const p = scene({ K1: 'C', L1: 'iR', J3: 'S' }, { board });
    expect(changes(p, 'J3', 'K2').attacks).toEqual(['L1 7:6 dislodged → 7:6 destroyed']);
  });
  test('6.7: worse is a greater margin against the unit, not a greater sum', () => {
    // From the fire of H6 under that of I5, with the support of E4: by two points either way.
    const same = scene({ F6: 'I', E4: 'R', H6: 'i', I5: 'a' }, { board });
    expect(changes(same, 'F6', 'F5').exposed).toEqual([]);
    const p = scene({ E4: 'II', G4: 'iii' }, { board });
    expect(changes(p, 'E5', 'E6').exposed).toEqual(['E6 4:12 resists → 8:12 resists']);
  });
  test('the worst first, by outcome and then by margin', () => {
    const p = scene({ E4: 'C.H.C', F4: 'i...a', G8: 'i' }, { board });
    expect(changes(p, 'E6', 'C5').exposed).toEqual([
      'E8 9:13 resists → 9:5 destroyed',
      'E4 4:13 resists → 4:5 resists',
      'C5 4:18 resists → 5:8 resists',
    ]);
  });
  test('8.2: after an arsenal is taken no attack follows, and none is reported', () => {
    const p = scene({ K6: 'I', J5: 'i' }, { board });
    expect(changes(p, 'K6', 'L6').attacks).toEqual([]);
    expect(changes(p, 'K6', 'K7').attacks).toEqual(['J5 4:6 resists → none']);
  });
  test('8.2: nor after one on the first square of the board', () => {
    const p = scene({ B1: 'I', C1: 'i' }, { board: drill({ A1: 'S' }) });
    expect(changes(p, 'B1', 'B2').attacks).toEqual([]);
    expect(changes(p, 'B1', 'A1').attacks).toEqual([]);
    expect(attacks(playAll(p, 'B1-A1'))).toEqual([]);
  });
  test('9.2: nor where the move ends the war', () => {
    const p = scene({ K6: 'I', J5: 'i' }, { board, standing: 'A6,L6' });
    expect(changes(p, 'K6', 'L6').attacks).toEqual([]);
  });
});

test(
  '6: in random positions every previewed sum is the sum of the position after the move',
  { tags: ['slow'] },
  () => {
    for (const { p, label } of randomPositions(150)) {
      const [from] = movers(p);
      const to = from === undefined ? undefined : destinations(p, from)[0];
      if (from === undefined || to === undefined) continue;
      const { after } = foresee(p, from, to)!;
      const { targets, threats, attacks: mine, exposed } = prospectsOf(p, after);
      expect(targets, label).toEqual(attacks(after));
      for (const unit of unitsOf(after)) {
        const at = unit.square;
        const truth = assaultOn(after, at);
        const before = assaultOn(p, at === to ? from : at);
        const change = [...mine, ...exposed].find((each) => each.square === at);
        if (change !== undefined) {
          expect(change.before, label).toEqual(before);
          if (unit.side === p.side) expect(change.after, label).toEqual(truth);
        } else if (unit.side !== p.side && attacks(after).length > 0) {
          expect(sumOf(truth), label).toBe(sumOf(before));
        }
        if (unit.side === p.side && truth !== null)
          expect(
            threats.some(({ target }) => target === at),
            label,
          ).toBe(true);
      }
    }
  },
);

describe('threats and the map of fire', () => {
  test('the enemy’s attack on each own unit, as the position stands', () => {
    const p = scene({ F6: 'I', G9: 'I', H6: 'i' }, { board });
    expect(threatsTo(p, 'N').map(sumOf)).toEqual(['4:6 resists']);
    expect(threatsTo(p, 'S').map(sumOf)).toEqual(['4:6 resists']);
  });
  test('6.2: range by range along the eight directions; charges are left out', () => {
    const p = scene({ F6: 'A', F7: 'C', K1: 'R' }, { board });
    const fire = fireOf(p, 'N');
    const at = (name: string) => fire[square(name, board)];
    expect([at('F3'), at('F2'), at('F8'), at('F9'), at('I6'), at('H7')]).toEqual([
      5, 0, 9, 9, 5, 4,
    ]);
    // Nobody fires at the own square.
    expect([at('F6'), at('F7'), at('J1')]).toEqual([4, 5, 0]);
    expect(fireOf(p, 'S').every((sum) => sum === 0)).toBe(true);
  });
  test('6.2: mountains stop it; enemy units only under enemyUnitsBlockFire', () => {
    const hills = drill({ F7: '^' });
    const at = (p: Position, name: string) => fireOf(p, 'N')[square(name, p.board)];
    expect(at(scene({ F6: 'A' }, { board: hills }), 'F8')).toBe(0);
    const units = { F4: 'I', F6: 'A', F7: 'i' };
    expect(at(scene(units, { board }), 'F8')).toBe(5);
    const blocked = scene(units, { board, rules: { enemyUnitsBlockFire: true } });
    expect([at(blocked, 'F7'), at(blocked, 'F8'), at(blocked, 'F5')]).toEqual([5, 0, 9]);
  });
  test('4.7, 7.3: nothing from the isolated and the retreating', () => {
    const p = scene({ F5: 'I', F9: 'I' }, { board, standing: 'A1,L6', dislodged: 'F9' });
    expect(fireOf(p, 'N').every((sum) => sum === 0)).toBe(true);
    const dislodged = scene({ F5: 'I' }, { board, dislodged: 'F5' });
    expect(fireOf(dislodged, 'N').every((sum) => sum === 0)).toBe(true);
  });
});

test(
  '6.2, 6.3: in 150 positions the map is the attack on every unit, charges left out',
  { tags: ['slow'] },
  () => {
    let targets = 0;
    for (const { p, label } of randomPositions(150)) {
      for (const side of ['N', 'S'] as const) {
        const fire = fireOf(p, side);
        for (const { square: at, side: whose } of unitsOf(p)) {
          if (whose === side) continue;
          targets++;
          const attackers = assaultOn(p, at)?.attackers ?? [];
          const uncharged = attackers
            .filter(({ kind, distance }) => distance <= UNITS[kind].range)
            .reduce((sum, { kind }) => sum + UNITS[kind].attack, 0);
          expect(fire[at], `${label} ${nameOf(p.board, at)}`).toBe(uncharged);
        }
      }
    }
    expect(targets).toBeGreaterThan(150);
  },
);
