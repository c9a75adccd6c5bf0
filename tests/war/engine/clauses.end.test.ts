import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { movers } from '../../../src/war/engine/march';
import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCHES,
  SWITCH_NAMES,
  type Switch,
} from '../../../src/war/engine/rules';
import { drill, expectRefused, playAll, scene } from '../../support/board';

// rules.md 9, on the drill ground (row A serves the North, row L the South), and the table of rule sets.

const board = drill();

describe('9.1 annihilation', () => {
  // c on F6 is the South's last fighting unit: charged, 7 : 5. The relay r stays.
  const last = { E6: 'C', F6: 'c', K9: 'r' };
  test('9.1 a side wins the moment the enemy has no fighting unit left', () => {
    const after = playAll(scene(last, { board }), 'xF6');
    expect(after.over).toEqual({ winner: 'N', by: 'annihilation' });
    // The moment: the turn does not end any more.
    expect([after.side, after.turn]).toEqual(['N', 1]);
  });
  test('9.1 not while one is left, isolated or not', () => {
    const one = scene({ ...last, K2: 'i' }, { board, standing: 'A6,L6' });
    expect(playAll(one, 'xF6').over).toBeNull();
  });
  test('9.1 not by the loss of communications units', () => {
    const relay = scene({ E6: 'I', F6: 'r', K2: 'i' }, { board });
    expect(playAll(relay, 'xF6').over).toBeNull();
  });
  test('9.1 annihilation allUnits: no unit left at all', () => {
    const rules = { annihilation: 'allUnits' } as const;
    const spared = playAll(scene(last, { board, rules }), 'xF6');
    expect(spared.over).toBeNull();
    expect(spared.side).toBe('S');
    const relay = scene({ E6: 'I', F6: 'r' }, { board, rules });
    expect(playAll(relay, 'xF6').over).toEqual({ winner: 'N', by: 'annihilation' });
  });
  test('9.1 it comes before an advance', () => {
    const after = playAll(scene(last, { board, rules: { victorMustAdvance: true } }), 'xF6');
    expect([after.over?.by, after.advance]).toEqual(['annihilation', null]);
  });
});

describe('9.2 the arsenals', () => {
  test('9.2 a side wins the moment both enemy arsenals have fallen', () => {
    // K5 is in communication by column 5.
    const p = scene({ K5: 'C', K9: 'i' }, { board, standing: 'A5,L5,L6' });
    const first = playAll(p, 'K5-L6');
    expect(first.over).toBeNull();
    const last = scene({ K5: 'C', K9: 'i' }, { board, standing: 'A5,L6' });
    const after = playAll(last, 'K5-L6');
    expect(after.over).toEqual({ winner: 'N', by: 'arsenals' });
    expect([after.side, after.turn]).toEqual(['N', 1]);
  });
  test("9.2 the South wins by the North's", () => {
    const p = scene({ B5: 'i', K9: 'I' }, { board, standing: 'A6,L5', to: 'S' });
    expect(playAll(p, 'B5-A6').over).toEqual({ winner: 'S', by: 'arsenals' });
  });
});

describe('9.3 isolation', () => {
  // L9 serves G9 by column 9; the North's infantry, moved from H8 to H9, cuts that and is isolated itself.
  const cut = { H8: 'I', G9: 'i' };
  const served = 'A8,L9';
  test('9.3 isolationLoses no: isolation ends nothing', () => {
    expect(playAll(scene(cut, { board, standing: served }), 'H8-H9 .').over).toBeNull();
  });
  const rules = { isolationLoses: true };
  test('9.3 isolationLoses: at the end of a turn, a side with no communications unit and no fighting unit in communication loses', () => {
    const p = playAll(scene({ ...cut, C8: 'I' }, { board, standing: served, rules }), 'H8-H9');
    expect(p.over).toBeNull();
    expect(playAll(p, '.').over).toEqual({ winner: 'N', by: 'isolation' });
  });
  test('9.3 one fighting unit in communication is enough', () => {
    const p = scene({ ...cut, C8: 'I', K9: 'i' }, { board, standing: served, rules });
    expect(playAll(p, 'H8-H9 .').over).toBeNull();
  });
  test.each(['K9', 'K2'])('9.3 nor while a communications unit is left, here on %s', (relay) => {
    // On K9 it is in communication itself, on K2 it is not: communications units are always online.
    const p = scene({ ...cut, C8: 'I', [relay]: 'r' }, { board, standing: served, rules });
    expect(playAll(p, 'H8-H9 .').over).toBeNull();
  });
  test('9.3 the side that has moved can lose by it', () => {
    // H8 is the North's only fighting unit; H7 is off column 8.
    const p = scene({ H8: 'I', K9: 'i' }, { board, standing: served, rules });
    expect(playAll(p, 'H8-H7 .').over).toEqual({ winner: 'S', by: 'isolation' });
  });
  test('9.3 if both, the side to have just moved wins', () => {
    const p = scene({ H8: 'I', G9: 'i' }, { board, standing: served, rules });
    expect(playAll(p, 'H8-H9 .').over).toEqual({ winner: 'N', by: 'isolation' });
  });
  test('9.3 judged after an attack too, and not within the turn', () => {
    // The destruction of F6, in column 6 of L6, leaves the isolated B9 alone.
    const p = scene({ E6: 'C', F6: 'c', B9: 'i' }, { board, standing: 'A6,L6', rules });
    expect(playAll(p, 'xF6').over).toEqual({ winner: 'N', by: 'isolation' });
  });
  test('9.3 a side of communications units alone plays on under annihilation allUnits', () => {
    const p = scene(
      { E6: 'C', F6: 'c', K6: 'r' },
      { board, rules: { ...rules, annihilation: 'allUnits' } },
    );
    expect(playAll(p, 'xF6').over).toBeNull();
  });
});

describe('9.4 surrender and draw', () => {
  const p = scene({ E6: 'C', F6: 'c' }, { board, dislodged: 'E6' });
  test('9.4 a side may surrender at any time', () => {
    expect(playAll(p, 'resign').over).toEqual({ winner: 'S', by: 'surrender' });
    expect(playAll(playAll(p, 'E6-E7 .'), 'resign').over).toEqual({ winner: 'N', by: 'surrender' });
  });
  test('9.4 the game is drawn when both agree', () => {
    expect(playAll(p, 'draw').over).toEqual({ winner: null, by: 'agreement' });
  });
  test('9 once the game is over nothing may be done', () => {
    const over = playAll(p, 'resign');
    for (const action of ['E6-E7', 'xF6', '.', 'resign', 'draw', 'E6>F6'])
      expectRefused(over, action, ['gameOver']);
    expect([movers(over), attacks(over)]).toEqual([[], []]);
  });
});

test('the rule sets are the table of rules.md', () => {
  const [, table = ''] = readFileSync('docs/rules.md', 'utf8').split('## The rule sets\n');
  const [head, , ...rows] = table
    .split('\n## ')[0]!
    .match(/^\|.*$/gm)!
    .map(cellsOf);
  expect(head).toEqual(['switch', ...RULE_SET_IDS]);
  expect(rows.map(([name]) => name)).toEqual(SWITCH_NAMES);
  const symbols = { no: 'false', yes: 'true' } as Record<string, string>;
  for (const [name, ...cells] of rows) {
    const values = cells.map((cell) => symbols[cell] ?? cell);
    const found = RULE_SET_IDS.map((id) => String(RULE_SETS[id][name as Switch]));
    expect(found, name).toEqual(values);
    for (const value of values) expect(SWITCHES[name as Switch].map(String)).toContain(value);
  }
});

test('a switch has two values, no two of them alike', () => {
  expect(Object.values(SWITCHES).map((values) => new Set<unknown>(values).size)).toEqual(
    SWITCH_NAMES.map(() => 2),
  );
});

/** The cells of a row of a table. */
const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
