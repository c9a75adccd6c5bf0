import { describe, expect, test } from 'vitest';
import { RULE_SETS, type Rules } from '../src/war/engine/rules';
import {
  apply,
  attacks,
  begin,
  communications,
  destinations,
  parse,
  write,
  type NaivePosition,
} from './support/naive';
import { randomPosition, randomRules } from './support/randomPositions';

/* The oracle itself, against the known facts of rules.md and cases worked out by hand. */

const { debord } = RULE_SETS;

/** A position from units such as `C J14`, on an otherwise empty board. */
function setUp(units: string, side: 'N' | 'S' = 'N', standing = 'B15,D8,T3,T23'): NaivePosition {
  const p = parse(`${new Array(20).fill('25').join('/')} ${side} ${standing} - 1`);
  for (const unit of units.split(', ')) {
    const [letter, square] = unit.split(' ') as [string, string];
    p.cells['ABCDEFGHIJKLMNOPQRST'.indexOf(square[0]!)]![Number(square.slice(1)) - 1] = letter;
  }
  return parse(write(p));
}

/** Applies actions that must all be legal. */
function play(p: NaivePosition, rules: Rules, ...actions: string[]): NaivePosition {
  for (const action of actions) {
    const next = apply(p, rules, action);
    if (typeof next === 'string') throw new Error(`${action}: ${next}`);
    p = next;
  }
  return p;
}

/** `K14 28:6 destroyed` for every attack. */
function summary(p: NaivePosition, rules: Rules): string[] {
  return attacks(p, rules).map(
    (one) => `${one.target} ${one.attack}:${one.defence} ${one.outcome}`,
  );
}

describe('known facts of rules.md', () => {
  test('in the opening classic all are in communication and nobody can attack', () => {
    const text =
      '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';
    const p = parse(text);
    expect(write(p)).toBe(text);
    const { N, S } = communications(p, debord);
    expect([N.inCommunication.length, N.isolated, S.inCommunication.length, S.isolated]).toEqual([
      17,
      [],
      17,
      [],
    ]);
    expect(attacks(p, debord)).toEqual([]);
    expect(attacks({ ...p, side: 'S' }, debord)).toEqual([]);
  });

  test('a column of four cavalry attacks with 28, and its leader defends with 15 (NS §2)', () => {
    const p = setUp('C G14, C H14, C I14, C J14, i K14');
    expect(summary(p, debord)).toEqual(['K14 28:6 destroyed']);
    const counter = attacks({ ...p, side: 'S' }, debord);
    expect(counter.map((one) => one.target)).toEqual(['I14', 'J14']);
    expect(counter[1]).toMatchObject({
      attack: 4,
      defence: 15,
      defenders: [
        { square: 'J14', factor: 5 },
        { square: 'H14', factor: 5 },
        { square: 'I14', factor: 5 },
      ],
    });
  });

  test('the assault on the fort L15', () => {
    const p = parse(
      '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1',
    );
    const { N, S } = communications(p, debord);
    expect([...N.isolated, ...S.isolated]).toEqual([]);
    expect(N.inCommunication.length + S.inCommunication.length).toBe(33);
    const fort = attacks(p, debord).find((one) => one.target === 'L15');
    expect(fort).toMatchObject({ attack: 38, defence: 42, outcome: 'resists' });
    expect(fort!.attackers.some((one) => one.charging)).toBe(false);
  });
});

describe('communication', () => {
  test('4.2: fighting units cut lines, communications units under the switch, on the arsenal too', () => {
    const isolated = (units: string, rules: Rules): string[] =>
      communications(setUp(units), rules).N.isolated;
    const cut = { ...debord, communicationsUnitsCutLines: true };
    expect(isolated('I M8, i H8', debord)).toEqual(['M8']);
    expect(isolated('I M8, s H8', debord)).toEqual([]);
    expect(isolated('I M8, s H8', cut)).toEqual(['M8']);
    expect(isolated('I M8, s D8', debord)).toEqual([]);
    expect(isolated('I M8, s D8', cut)).toEqual(['M8']);
  });

  test('4.3: a chain of communications units; 4.1: only from arsenals that stand', () => {
    const units = 'R I3, S S3, I S22, i A1';
    expect(communications(setUp(units), debord).N.isolated).toEqual([]);
    expect(communications(setUp(units, 'N', 'B15,T3,T23'), debord).N.isolated).toEqual([
      'I3',
      'S3',
      'S22',
    ]);
  });

  test('4.6: contact serves communications units under the switch only', () => {
    const p = setUp('I E8, R F9, I F1, i T3');
    expect(communications(p, debord).N.isolated).toEqual(['F1', 'F9']);
    expect(
      communications(p, { ...debord, contactReachesCommunicationsUnits: true }).N.isolated,
    ).toEqual([]);
  });
});

describe('the march', () => {
  test('5.3: two steps, in communication between them or not; under the switch a second only where it is', () => {
    // Of the squares around M15 only L15 lies on a line of B15.
    const p = setUp('C M15, i A1', 'N', 'B15,T3,T23');
    expect(destinations(p, debord).M15).toEqual([
      ...['K13', 'K14', 'K15', 'K16', 'K17', 'L13', 'L14', 'L15', 'L16', 'L17'],
      ...['M13', 'M14', 'M16', 'M17', 'N17'],
    ]);
    expect(destinations(p, { ...debord, marchStopsWhereIsolated: true })).toEqual({
      M15: ['K14', 'K15', 'K16', 'L14', 'L15', 'L16', 'M14', 'M16'],
    });
  });

  test('5.4 and 4.7: out of communication communications units march and fighting units do not', () => {
    expect(destinations(setUp('R T12, I T14, i A1', 'N'), debord)).toEqual({
      T12: ['S11', 'S12', 'S13', 'T11', 'T13'],
    });
  });

  test('5.1: five moves, each by a different unit', () => {
    const start = setUp('I B1, I B3, I B5, I B7, I B9, I B11, i T3');
    const one = play(start, debord, 'B1-C1');
    expect(Object.keys(destinations(one, debord))).toEqual(['B3', 'B5', 'B7', 'B9', 'B11']);
    expect(apply(one, debord, 'C1-C2')).toBeTypeOf('string');
    expect(destinations(play(one, debord, 'B3-C3', 'B5-C5', 'B7-C7', 'B9-C9'), debord)).toEqual({});
  });
});

describe('the attack', () => {
  test('6.2: hostile units stop fire under the switch, of the attack and of the support', () => {
    // M16 supports M14 over the cavalry on M15.
    const support = setUp('C M15, i M14, i M16');
    const target = (p: NaivePosition, rules: Rules) =>
      summary(p, rules).find((one) => one.startsWith('M14'));
    // 7.2: isolated, so it cannot leave its square.
    expect(target(support, debord)).toBe('M14 7:6 destroyed');
    expect(target(support, { ...debord, enemyUnitsBlockFire: true })).toBe('M14 7:0 destroyed');
    const attack = setUp('A I8, i J8, i K8, i L8');
    expect(summary(attack, debord)).toEqual([
      'J8 5:0 destroyed',
      'K8 5:0 destroyed',
      'L8 5:0 destroyed',
    ]);
    expect(summary(attack, { ...debord, enemyUnitsBlockFire: true })).toEqual(['J8 5:0 destroyed']);
  });

  test('6.4: communications units defend and support', () => {
    // Both communications units are in communication, J3 by T3 and J4 by J3.
    const p = setUp('I H4, r J4, s J3, i T4');
    expect(summary(p, debord)).toEqual(['J4 4:2 destroyed']);
    expect(summary(p, { ...debord, communicationsUnitRange: 0 })).toEqual(['J4 4:1 destroyed']);
    // 4.8, both isolated: each has its 1, as target and in support; under the house rule neither.
    const isolated = setUp('I H8, r J8, s J7, i T4');
    expect(summary(isolated, debord)).toEqual(['J8 4:2 destroyed']);
    const none = { ...debord, isolatedCommunicationsUnitsDefend: false };
    expect(summary(isolated, none)).toEqual(['J8 4:0 destroyed']);
    // On the fort L15 with its bonus, supported by M15, which L15 keeps in communication.
    const fort = setUp('I K13, I K15, r M15, r L15, i T4');
    expect(attacks(fort, { ...debord, terrainBonusForAllUnits: true })[0]!.defence).toBe(6);
  });

  test('6.1: nobody isolated attacks', () => {
    expect(summary(setUp('I T12, i T13'), debord)).toEqual([]);
  });

  test('6.5: terrain of the supporters', () => {
    const p = setUp('A L16, i M16, i L15');
    expect(summary(p, debord)).toEqual(['L15 5:16 resists', 'M16 5:16 resists']);
    const only = { ...debord, supportersKeepTerrainBonus: false };
    expect(summary(p, only)).toEqual(['L15 5:16 resists', 'M16 5:12 resists']);
    const cavalry = setUp('A L16, i M16, c L15');
    expect(summary(cavalry, debord)[1]).toBe('M16 5:11 resists');
    expect(summary(cavalry, { ...debord, terrainBonusForAllUnits: true })[1]).toBe(
      'M16 5:15 resists',
    );
  });

  test('6.6a: no charge at a fort', () => {
    const p = setUp('C K15, C J15, C I15, i L15');
    expect(attacks(p, debord)[0]).toMatchObject({
      attack: 8,
      defence: 10,
      attackers: [
        { square: 'J15', factor: 4, charging: false },
        { square: 'K15', factor: 4, charging: false },
      ],
    });
  });

  test('6.6b and e: cavalry in a fort breaks the column, unless charges go across gaps', () => {
    const across = { ...debord, chargeAcrossGaps: true };
    const fort = setUp('C J14, C I13, C H12, i K15');
    expect(attacks(fort, debord)[0]!.attackers).toEqual([
      { square: 'I13', factor: 4, charging: false },
      { square: 'J14', factor: 7, charging: true },
    ]);
    expect(attacks(fort, across)[0]!.attack).toBe(18);
    const gap = setUp('C J14, C H12, C G11, i K15');
    expect(attacks(gap, debord)[0]!.attack).toBe(7);
    expect(attacks(gap, across)[0]!.attack).toBe(21);
    // The pass F10 is the fifth square away from K15, out of reach either way; the fourth is G11.
    expect(attacks(setUp('C J14, C F10, C G11, i K15'), across)[0]!.attack).toBe(14);
    // Nothing across without a charge in the first square.
    expect(attacks(setUp('C I13, C H12, C G11, i K15'), across)[0]!.attack).toBe(4);
  });

  test('6.6d: columns from two directions', () => {
    expect(summary(setUp('C J14, C J15, C I15, i K15'), debord)[0]).toBe('K15 21:0 destroyed');
  });

  test('6.8: the victor advances under the switch', () => {
    const rules = { ...debord, victorMustAdvance: true };
    const p = play(setUp('C G14, C J14, I I14, i K14, i T20'), rules, 'xK14');
    expect(p.advance).toEqual({ to: 'K14', from: ['I14', 'J14'] });
    expect([p.side, attacks(p, rules), destinations(p, rules)]).toEqual(['N', [], {}]);
    expect(apply(p, rules, '.')).toBeTypeOf('string');
    expect(apply(p, rules, 'G14>K14')).toBeTypeOf('string');
    const next = play(p, rules, 'I14>K14');
    expect([next.side, next.turn, next.advance, next.cells[10]![13]]).toEqual(['S', 2, null, 'I']);
    // Not onto a standing enemy arsenal.
    const units = 'R I3, I S2, I S3, I S4, i T3, i A1';
    const standing = play(setUp(units), rules, 'xT3');
    expect([standing.turn, standing.advance, standing.cells[19]![2]]).toEqual([2, null, '']);
    const fallen = play(setUp(units, 'N', 'D8,T23'), rules, 'xT3');
    expect([fallen.turn, fallen.advance]).toEqual([1, { to: 'T3', from: ['S2', 'S3', 'S4'] }]);
  });
});

describe('retreat', () => {
  test('7.1 and 7.3', () => {
    const p = play(setUp('C J14, I L17, i K14, i M23'), debord, 'xK14');
    expect(write(p)).toMatch(/ S B15,D8,T3,T23 K14 2$/);
    expect([Object.keys(destinations(p, debord)), attacks(p, debord)]).toEqual([['K14'], []]);
    expect(apply(p, debord, '.')).toBeTypeOf('string');
    expect(apply(p, debord, 'M23-L23')).toBeTypeOf('string');
    const retreated = play(p, debord, 'K14-L15');
    expect([retreated.dislodged, retreated.retreated, retreated.moved]).toEqual([
      null,
      'L15',
      ['L15'],
    ]);
    expect(summary(retreated, debord)).toEqual([]);
    expect(summary(retreated, { ...debord, dislodgedMayAttack: true })).toEqual([
      'L17 4:0 destroyed',
    ]);
    expect(play(retreated, debord, '.').retreated).toBe(null);
  });

  test('7.2: hemmed in', () => {
    const rules: Rules = { ...debord, communicationsUnitRange: 0 };
    expect(summary(setUp('C B1, r A3, s A2, i A1, i T1'), rules)[0]).toBe('A1 7:6 dislodged');
    expect(summary(setUp('C B1, R B2, r A3, s A2, i A1, i T1'), rules)[0]).toBe('A1 7:6 destroyed');
  });

  test('7.3: no retreat onto a standing enemy arsenal, which is no way out either', () => {
    const rules: Rules = { ...debord, dislodgedMayAttack: true };
    const due = { ...setUp('R B2, I S2, i A1'), dislodged: 'S2' };
    expect(destinations(due, debord)).toEqual({ S2: ['R1', 'R2', 'R3', 'S1', 'S3', 'T1', 'T2'] });
    expect(destinations(due, rules).S2).toContain('T3');
    // Around A15 only the arsenal B15 is free.
    const hemmed = { ...setUp('S A14, r A15, I A16, R B14, I B16, i T20', 'S'), dislodged: 'A15' };
    expect(begin(hemmed, debord).cells[0]![14]).toBe('');
    expect(destinations(begin(hemmed, rules), rules)).toEqual({ A15: ['B15'] });
  });

  test('7.4: read, and unable to move', () => {
    const stuck = { ...setUp('C J14, i K13, i T20', 'S'), dislodged: 'K13' };
    expect(begin(stuck, debord)).toEqual({
      ...stuck,
      cells: setUp('C J14, i T20').cells,
      dislodged: null,
    });
    const last = { ...setUp('C J14, i K13, r T20', 'S', 'B15,D8,T23'), dislodged: 'K13' };
    expect(begin(last, debord).over).toEqual({ winner: 'N', by: 'annihilation' });
    const free = { ...setUp('C J14, r K14, i T20', 'S'), dislodged: 'K14' };
    expect(begin(free, debord)).toEqual(free);
  });

  test('7.2: an arsenal that falls at the end of the turn isolates the dislodged unit', () => {
    const rules: Rules = { ...debord, arsenalFalls: 'atEndOfTurn', arsenalFallsTo: 'anyUnit' };
    const p = play(setUp('S S3, I J14, C J13, i K12, i A1'), rules, 'S3-T3');
    expect(summary(p, rules)).toEqual(['K12 7:6 dislodged']);
    const next = play(p, rules, 'xK12');
    expect([next.standing, next.dislodged, next.cells[10]![11]]).toEqual([
      ['B15', 'D8', 'T23'],
      null,
      '',
    ]);
  });
});

describe('arsenals and the end', () => {
  const raid = 'R I3, S S3, I S4, I S22, i R4, s R12';
  test('8.1, 8.2, 9.2: on entry', () => {
    const p = play(setUp(raid), debord, 'S4-T3');
    expect([p.standing, p.arsenalTaken, p.over]).toEqual([['B15', 'D8', 'T23'], 'T3', null]);
    expect(attacks(p, debord)).toEqual([]);
    expect(destinations(p, debord)['S22']).not.toContain('T23');
    expect(apply(p, debord, 'S22-T23')).toBeTypeOf('string');
    const later = play(p, debord, '.', '.', 'S22-T23');
    expect(later.over).toEqual({ winner: 'N', by: 'arsenals' });
    expect(apply(later, debord, '.')).toBe('the game is over');
  });

  test('8.1: communications units take arsenals under the switch', () => {
    expect(play(setUp(raid), debord, 'S3-T3').arsenalTaken).toBe(null);
    expect(play(setUp(raid), { ...debord, arsenalFallsTo: 'anyUnit' }, 'S3-T3').arsenalTaken).toBe(
      'T3',
    );
  });

  test('8.2: at the end of the turn, two at once', () => {
    const rules: Rules = { ...debord, arsenalFalls: 'atEndOfTurn' };
    const p = play(setUp(raid), rules, 'S4-T3', 'S22-T23');
    expect([p.standing.length, p.over]).toEqual([4, null]);
    expect(play(p, rules, '.').over).toEqual({ winner: 'N', by: 'arsenals' });
  });

  test('9.1: the last fighting unit, or the last unit', () => {
    const p = setUp('C J14, C I14, i K14, s T5');
    expect(play(p, debord, 'xK14').over).toEqual({ winner: 'N', by: 'annihilation' });
    expect(play(p, { ...debord, annihilation: 'allUnits' }, 'xK14').over).toBe(null);
  });

  test('9.3: isolation at the end of a turn', () => {
    const rules = { ...debord, isolationLoses: true };
    expect(play(setUp('I B15, i A1'), rules, '.').over).toEqual({ winner: 'N', by: 'isolation' });
    expect(play(setUp('I T12, i T3'), rules, '.').over).toEqual({ winner: 'S', by: 'isolation' });
    expect(play(setUp('I S12, i A1'), rules, '.').over).toEqual({ winner: 'N', by: 'isolation' });
    expect(play(setUp('I S12, i A1'), debord, '.').over).toBe(null);
  });

  test('9.4: surrender and agreement', () => {
    expect(play(setUp('I B15, i T3'), debord, 'resign').over).toEqual({
      winner: 'S',
      by: 'surrender',
    });
    expect(play(setUp('I B15, i T3'), debord, 'draw').over).toEqual({
      winner: null,
      by: 'agreement',
    });
  });
});

test(
  'random positions are the same for a seed, and write as they are read',
  { tags: ['slow'] },
  () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = randomPosition(seed);
      expect(randomPosition(seed)).toBe(text);
      expect(write(parse(text))).toBe(text);
      expect(randomRules(seed)).toEqual(randomRules(seed));
    }
  },
);
