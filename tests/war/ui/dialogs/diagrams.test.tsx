import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { assaultOn, strengthOf } from '../../../../src/war/engine/combat';
import { moveEffect } from '../../../../src/war/engine/insight/consequence';
import { destinations } from '../../../../src/war/engine/march';
import { arsenalsOf, unitsOf, type Position } from '../../../../src/war/engine/position';
import { nameOf } from '../../../../src/war/engine/board';
import { UNITS } from '../../../../src/war/engine/units';
import { STANDARD_BOARD } from '../../../../src/war/engine/standardMap';
import { RULE_SETS } from '../../../../src/war/engine/rules';
import {
  DIAGRAMS,
  type Diagram,
  type DiagramId,
} from '../../../../src/war/ui/dialogs/ruleBook/diagrams';
import { extentOf, positionIn, viewIn } from '../../../../src/war/ui/dialogs/ruleBook/drawnDiagram';
import { anchorOf } from '../../../../src/war/ui/dialogs/ruleBook/book';
import { RuleBook } from '../../../../src/war/ui/dialogs/ruleBook/RuleBook';
import english from '../../../../src/languages/en/war/rulebook.json';
import french from '../../../../src/languages/fr/war/rulebook.json';
import { playAll, square, sum } from '../../../support/board';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

const IDS = Object.keys(DIAGRAMS) as DiagramId[];
const { terrain, arsenals } = STANDARD_BOARD;
const position = (id: DiagramId) => positionIn(DIAGRAMS[id]);
const isolated = (id: DiagramId): string[] =>
  viewIn(DIAGRAMS[id])
    .units.filter((unit) => unit.isolated)
    .map((unit) => nameOf(STANDARD_BOARD, unit.square));
/** Where the unit on a square may go, with what becomes of it. */
const fates = (id: DiagramId, from: string): Record<string, string | null> => {
  const now = position(id);
  const at = square(from);
  return Object.fromEntries(
    destinations(now, at).map((to) => [nameOf(STANDARD_BOARD, to), moveEffect(now, at, to)]),
  );
};
const goals = (id: DiagramId, from: string): string[] => Object.keys(fates(id, from));

/** The names of the squares that units stand on. */
const names = (of: Position): string[] =>
  unitsOf(of).map((unit) => nameOf(STANDARD_BOARD, unit.square));
/** The position of a diagram after orders, by the rules of the book or by others. */
const after = (id: DiagramId, orders: string, rules = RULE_SETS.debord): Position =>
  playAll({ ...position(id), rules }, orders);
/** How many squares lie from one to the other along a straight line; infinitely many where none joins them. */
const alignedWithin = (from: string, to: string): number => {
  const { width } = STANDARD_BOARD;
  const [a, b] = [square(from), square(to)];
  const dx = Math.abs((a % width) - (b % width));
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return dx === 0 || dy === 0 || dx === dy ? Math.max(dx, dy) : Infinity;
};

/** What each caption claims, asked of the rules. */
const CLAIMS: Readonly<Record<DiagramId, () => void>> = {
  'clause-1': () =>
    expect(arsenals.map(({ square: at, side }) => `${side} ${nameOf(STANDARD_BOARD, at)}`)).toEqual(
      expect.arrayContaining(['N B15', 'N D8', 'S T3', 'S T23']),
    ),
  'clause-1-part-2': () => {
    expect(terrain[square('C10')]).toBe('mountain');
    expect(terrain[square('I10')]).toBe('mountain');
    expect(terrain[square('F10')]).toBe('pass');
    expect(terrain[square('B8')]).toBe('fort');
    expect(terrain[square('I13')]).toBe('fort');
  },
  'clause-2-part-2': () => {
    const defence = (at: string) => strengthOf(position('clause-2-part-2'), square(at))?.defence;
    expect([defence('I13'), defence('F10'), defence('B8')]).toEqual([10, 10, 5]);
  },
  'clause-3': () => {
    for (const { unit, square: at } of viewIn(DIAGRAMS['clause-3']).units) {
      expect(at < STANDARD_BOARD.size / 2).toBe(unit.side === 'N');
      expect(terrain[at]).not.toBe('mountain');
    }
    expect(viewIn(DIAGRAMS['clause-3']).units).toHaveLength(34);
  },
  'clause-4-1': () => {
    const [north] = viewIn(DIAGRAMS['clause-4-1']).lines;
    for (const source of ['D8', 'B15'])
      expect(north?.lines.filter((line) => line.source === square(source))).toHaveLength(8);
    // A friend stops none: the line over C8 goes on to the edge.
    expect(north?.lines.map(({ end }) => end)).toContain(square('A8'));
  },
  'clause-4-2': () => {
    expect(isolated('clause-4-2')).toEqual(expect.arrayContaining(['J8']));
    expect(isolated('clause-4-2')).not.toContain('I3');
    const [north] = viewIn(DIAGRAMS['clause-4-2']).lines;
    expect(north?.lines.map(({ end }) => nameOf(STANDARD_BOARD, end))).toContain('D9');
    const { chain } = viewIn(DIAGRAMS['clause-4-2']);
    expect(chain?.cut).toEqual({ source: square('D8'), by: square('H8') });
  },
  'clause-4-3': () => {
    expect(isolated('clause-4-3')).toEqual([]);
    const links = viewIn(DIAGRAMS['clause-4-3']).chain;
    expect(links?.cut).toBeNull();
    expect(JSON.stringify(links)).toContain(String(square('F13')));
  },
  'clause-4-4': () => expect(isolated('clause-4-4')).toEqual(['H9']),
  'clause-4-5': () => expect(isolated('clause-4-5')).toEqual([]),
  'clause-4-6': () => expect(isolated('clause-4-6')).toEqual(['F14', 'G13']),
  'clause-4-7': () => {
    expect(isolated('clause-4-7')).toEqual(['I13']);
    expect(sum(position('clause-4-7'), 'I13')).toBe('H12 4 + I12 4 = 8 : I13 0 = 0 destroyed');
  },
  'clause-4-8': () => {
    expect(isolated('clause-4-8')).toEqual(['H16', 'H17']);
    expect(sum(position('clause-4-8'), 'H16')).toBe('H15 4 = 4 : H16 0 + H17 1 = 1 destroyed');
  },
  'clause-5-2': () => {
    const to = goals('clause-5-2', 'F9');
    expect(to).toEqual(expect.arrayContaining(['F10', 'E11', 'F11', 'G11', 'D8']));
    expect(to).not.toContain('F8');
    expect(to).not.toContain('G9');
    for (const goal of to) expect(terrain[square(goal)]).not.toBe('mountain');
  },
  'clause-5-3': () => {
    const all = fates('clause-5-3', 'H8');
    const saved = Object.keys(all).filter((to) => all[to] === 'keeps');
    expect(Object.keys(all)).toHaveLength(8);
    expect(saved).toEqual(['G8', 'I8']);
  },
  'clause-5-4': () => {
    expect(isolated('clause-5-4')).toEqual(['H17']);
    expect(fates('clause-5-4', 'H17')).toMatchObject({ G15: 'keeps', H16: 'isolates' });
  },
  'clause-6-1': () => {
    expect(isolated('clause-6-1')).toEqual(['I12']);
    expect(sum(position('clause-6-1'), 'J11')).toBe('J8 5 = 5 : J11 6 + K12 6 = 12 resists');
    expect(sum(position('clause-6-1'), 'K12')).toBe('nothing');
    // In communication, it could fire at K12.
    expect(alignedWithin('I12', 'K12')).toBeLessThanOrEqual(UNITS.infantry.range);
  },
  'clause-6-2': () => {
    expect(sum(position('clause-6-2'), 'F11')).toMatch(/^F8 5 \+ F9 4 = 9 :/);
    expect(sum(position('clause-6-2'), 'H11')).toBe('nothing');
    expect(terrain[square('H10')]).toBe('mountain');
  },
  'clause-6-3': () =>
    expect(sum(position('clause-6-3'), 'K13')).toMatch(/^H13 5 \+ J14 4 = 9 : .* = 12 resists$/),
  'clause-6-4': () =>
    expect(sum(position('clause-6-4'), 'K13')).toBe(
      'H13 5 + J14 4 = 9 : K13 6 + K14 6 + L13 1 + M15 8 = 21 resists',
    ),
  'clause-6-5': () =>
    expect(sum(position('clause-6-5'), 'K14')).toMatch(/= 8 : K14 6 \+ L15 10\(4\) = 16 resists$/),
  'clause-6-6': () =>
    expect(sum(position('clause-6-6'), 'K12')).toMatch(
      /^G12 7\* \+ H12 7\* \+ I12 7\* \+ J12 7\* = 28 : .* = 18 destroyed$/,
    ),
  'clause-6-6a': () =>
    expect(sum(position('clause-6-6a'), 'L15')).toBe('J15 4 + K15 4 = 8 : L15 10(4) = 10 resists'),
  'clause-6-6b': () =>
    expect(sum(position('clause-6-6b'), 'J13')).toBe('H13 4 + I13 4 = 8 : J13 6 = 6 destroyed'),
  'clause-6-6c': () => {
    expect(isolated('clause-6-6c')).toEqual(['K11']);
    expect(sum(position('clause-6-6c'), 'K12')).toMatch(
      /^I14 7\* \+ J13 7\* = 14 : .* = 18 resists$/,
    );
    expect(alignedWithin('K11', 'K12')).toBe(1);
  },
  'clause-6-6d': () =>
    expect(sum(position('clause-6-6d'), 'K12')).toMatch(
      /^I12 7\* \+ I14 7\* \+ J12 7\* \+ J13 7\* = 28 : .* = 18 destroyed$/,
    ),
  'clause-6-6e': () =>
    expect(sum(position('clause-6-6e'), 'K12')).toBe('J12 7* = 7 : K12 6 + L13 6 = 12 resists'),
  'clause-6-7': () =>
    expect(sum(position('clause-6-7'), 'K13')).toMatch(/ = 13 : .* = 12 dislodged$/),
  'clause-6-8': () => {
    const before = position('clause-6-8');
    expect(sum(before, 'K13')).toMatch(/^I13 4 \+ J12 7\* \+ J14 7\* = 18 : .* = 12 destroyed$/);
    const advance = { ...RULE_SETS.debord, victorMustAdvance: true };
    for (const at of ['I13', 'J12', 'J14']) {
      expect(names(after('clause-6-8', 'xK13'))).toContain(at);
      expect(names(after('clause-6-8', `xK13 ${at}>K13`, advance))).toContain('K13');
    }
    expect(names(after('clause-6-8', 'xK13'))).not.toContain('K13');
  },
  'clause-7-1': () => {
    expect(viewIn(DIAGRAMS['clause-7-1']).units.find(({ dislodged }) => dislodged)?.square).toBe(
      square('K15'),
    );
    expect(goals('clause-7-1', 'K15')).toHaveLength(5);
  },
  'clause-7-2': () =>
    expect(sum(position('clause-7-2'), 'M12')).toMatch(/ = 14 : .* = 13 destroyed hemmed in$/),
  'clause-7-3': () => {
    expect(names(position('clause-7-3'))).toContain('J12');
    expect(sum(position('clause-7-3'), 'K12')).toBe('I12 4 = 4 : K12 6 + K13 6 = 12 resists');
    expect(viewIn(DIAGRAMS['clause-7-3']).paths).toEqual([[square('J11'), square('J12')]]);
  },
  'clause-8-1': () => {
    expect(fates('clause-8-1', 'R25')).toMatchObject({ T23: 'takesArsenal', S24: 'keeps' });
    const fallen = playAll(position('clause-8-1'), 'R25-T23');
    expect(fallen.standing).not.toBe(position('clause-8-1').standing);
  },
  'clause-8-3': () => {
    expect(isolated('clause-8-3')).toContain('C8');
    expect(
      viewIn(DIAGRAMS['clause-8-3']).arsenals.filter(({ is }) => is === 'fallen'),
    ).toHaveLength(1);
    const [north] = viewIn(DIAGRAMS['clause-8-3']).lines;
    expect(new Set(north?.lines.map(({ source }) => source))).toEqual(new Set([square('B15')]));
  },
  'clause-9-1': () => {
    expect(sum(position('clause-9-1'), 'K14')).toMatch(/ = 14 : .* = 7 destroyed$/);
    const won = after('clause-9-1', 'xK14');
    expect(won.over).toEqual({ winner: 'N', by: 'annihilation' });
    expect(names(won)).toContain('M16');
  },
  'clause-9-2': () => {
    expect(fates('clause-9-2', 'R3')).toMatchObject({ T3: 'winsWar' });
    expect(after('clause-9-2', 'R3-T3').over).toEqual({ winner: 'N', by: 'arsenals' });
    expect(arsenalsOf(position('clause-9-2')).filter(({ is }) => is === 'fallen')).toMatchObject([
      { square: square('T23') },
    ]);
  },
  'clause-9-3': () => {
    expect(isolated('clause-9-3')).toEqual(expect.arrayContaining(['K14', 'K15']));
    expect(viewIn(DIAGRAMS['clause-9-3']).chain?.cut).toEqual({
      source: square('T23'),
      by: square('M16'),
    });
    expect(after('clause-9-3', '.').over).toBeNull();
    expect(after('clause-9-3', '.', RULE_SETS.pykrieg).over).toEqual({
      winner: 'N',
      by: 'isolation',
    });
  },
};

describe.each(IDS)('the diagram of %s', (id) => {
  test('shows what its caption claims', () => CLAIMS[id]());

  const diagram: Diagram = DIAGRAMS[id];
  test.each([
    ['English', english.diagrams[id]],
    ['French', french.diagrams[id]],
  ])(
    'is described in %s by squares that lie in it and sums that follow from the rules',
    (_, caption) => {
      const { column, row, columns, rows } = extentOf(diagram);
      expect(columns).toBeGreaterThan(0);
      for (const [name] of caption.matchAll(/\b[A-T]\d{1,2}\b/g)) {
        const at = square(name);
        const [x, y] = [at % STANDARD_BOARD.width, Math.floor(at / STANDARD_BOARD.width)];
        expect(x >= column && x < column + columns && y >= row && y < row + rows, name).toBe(true);
      }
      const sums = [...caption.matchAll(/(\d+)\u00a0:\u00a0(\d+)/g)];
      const assault =
        diagram.target === undefined
          ? null
          : assaultOn(positionIn(diagram), square(diagram.target));
      for (const [, attack, defence] of sums)
        expect([Number(attack), Number(defence)]).toEqual([assault?.attack, assault?.defence]);
    },
  );
});

/** Rules without geometry, and what they are about instead. */
const UNDRAWN: Readonly<Record<string, string>> = {
  'clause-2': 'a table',
  'clause-4': 'a moment: communication is judged anew after every order',
  'clause-5-1': 'a number of orders',
  'clause-6-9': 'an end of a turn',
  'clause-8-2': 'a number of orders',
  'clause-9-4': 'what players agree on',
};

test('every rule that has geometry has its diagram', () => {
  const anchors = english.chapters.flatMap(({ rules }) => rules.map((rule) => anchorOf(rule)));
  const undrawn = anchors.filter((anchor) => !IDS.some((id) => id === anchor));
  expect(undrawn).toEqual(Object.keys(UNDRAWN));
});

test('every diagram has its rule, and stands in it in the book', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const anchors = english.chapters.flatMap(({ rules }) => rules.map((rule) => anchorOf(rule)));
  expect(anchors).toEqual(expect.arrayContaining(IDS));
  const { container } = render(<RuleBook rules={RULE_SETS.debord} onClose={vi.fn()} />);
  const shown = [...container.querySelectorAll('figure')].map(
    (figure) => figure.closest('.rulebook-rule')?.id,
  );
  expect([...shown].sort()).toEqual([...IDS].sort());
  expect(screen.getAllByText('Clause 6.6.')).toHaveLength(1);
});

test('a diagram has every unit that its text names', () => {
  const spokenOf = IDS.flatMap((id) => {
    const { fire, chosen } = viewIn(DIAGRAMS[id]);
    const inFire = fire
      ? [fire.target, ...[...fire.attackers, ...fire.defenders].map(({ square }) => square)]
      : [];
    return [...inFire, ...(typeof chosen === 'number' ? [chosen] : [])].map((at) => ({ id, at }));
  });
  expect(spokenOf).toHaveLength(102);
  for (const { id, at } of spokenOf) {
    const { column, row, columns, rows } = extentOf(DIAGRAMS[id]);
    const [x, y] = [at % STANDARD_BOARD.width, Math.floor(at / STANDARD_BOARD.width)];
    expect(x >= column && x < column + columns && y >= row && y < row + rows, id).toBe(true);
  }
});
