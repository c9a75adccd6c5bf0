import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  OUTCOMES,
  SIDES,
  UNIT_KINDS,
  type Side,
  type UnitKind,
} from '../../src/war/engine/vocabulary';
import type { ArsenalState } from '../../src/war/engine/position';
import { STANDARD_BOARD as BOARD } from '../../src/war/engine/standardMap';
import { ArsenalMark } from '../../src/war/ui/board/art/Arsenal';
import { ChainLines, ChainNode, SeveredLines } from '../../src/war/ui/board/art/Chain';
import { DecidingMark } from '../../src/war/ui/board/art/Deciding';
import { DestinationMarks } from '../../src/war/ui/board/art/Destinations';
import { FireLines } from '../../src/war/ui/board/art/Fire';
import { CommunicationLines } from '../../src/war/ui/board/art/Lines';
import { LastMoveMark } from '../../src/war/ui/board/art/LastMove';
import {
  RetreatMark,
  SelectedMark,
  TargetFrame,
  TargetMark,
  ExposedMark,
  ThreatMark,
} from '../../src/war/ui/board/art/Marks';
import { Piece } from '../../src/war/ui/board/art/Piece';

/** A drawing in one ink: what is left tells it from another without any colour. */
function form<P extends object>(of: ComponentType<P>, props: P): string {
  return renderToStaticMarkup(createElement(of, props)).replace(/var\(--[^)]*\)/g, 'ink');
}

/** Expects forms to differ, each from each. */
function expectApart(forms: Readonly<Record<string, string>>): void {
  const names = Object.keys(forms);
  const alike = names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .filter((two) => forms[one] === forms[two])
      .map((two) => `${one}, ${two}`),
  );
  expect(alike).toEqual([]);
}

const FRESH = { isolated: false, spent: false, dislodged: false };
const STATES = {
  fresh: FRESH,
  spent: { ...FRESH, spent: true },
  isolated: { ...FRESH, isolated: true },
  dislodged: { ...FRESH, dislodged: true },
};
const line = { from: { x: 20, y: 20 }, to: { x: 220, y: 20 } };
const each = <K extends string>(keys: readonly K[], draw: (key: K) => string) =>
  Object.fromEntries(keys.map((key) => [key, draw(key)]));

describe('without any colour, by form alone', () => {
  const piece = (side: Side, state: keyof typeof STATES, kind: UnitKind = 'infantry'): string =>
    form(Piece, { unit: { side, kind }, ...STATES[state] });

  test.each(SIDES)('the kinds of units, and the states of one: %s', (side) => {
    expectApart(each(UNIT_KINDS, (kind) => piece(side, 'fresh', kind)));
    expectApart(
      each(Object.keys(STATES) as (keyof typeof STATES)[], (state) => piece(side, state)),
    );
  });

  test.each(Object.keys(STATES) as (keyof typeof STATES)[])('the sides of a unit: %s', (state) => {
    expectApart(each(SIDES, (side) => piece(side, state)));
  });

  test('the arsenals of either side, standing, fallen and given away', () => {
    const arsenal = (side: Side, is: ArsenalState['is']): string =>
      form(ArsenalMark, { board: BOARD, orientation: 0, square: 0, side, is });
    expectApart({
      ...each(SIDES, (side) => arsenal(side, 'standing')),
      fallen: arsenal('N', 'fallen'),
      given: arsenal('N', 'given'),
    });
  });

  test('lines of communication of either side', () => {
    expectApart(each(SIDES, (side) => form(CommunicationLines, { side, segments: [line] })));
  });

  test('what ends a line: a mountain, the enemy, the edge', () => {
    expectApart(
      each(['mountain', 'enemy', 'edge'] as const, (cut) =>
        form(CommunicationLines, { side: 'N', segments: [{ ...line, cut }] }),
      ),
    );
  });

  test('fire, a charge and support', () => {
    const none = { attack: [], charge: [], support: [] };
    expectApart(
      each(['attack', 'charge', 'support'] as const, (kind) =>
        form(FireLines, { ...none, [kind]: [line] }),
      ),
    );
  });

  test('a chain, the chain that would be, a line that is cut', () => {
    expectApart({
      chain: form(ChainLines, { side: 'N', segments: [line], broken: false }),
      broken: form(ChainLines, { side: 'N', segments: [line], broken: true }),
      severed: form(SeveredLines, { side: 'N', lines: [{ ...line, cut: { x: 100, y: 20 } }] }),
    });
  });

  test('the outcomes of an attack, wherever they are shown', () => {
    const sum = { attack: 9, defence: 8 };
    expectApart(each(OUTCOMES, (outcome) => form(TargetMark, { ...sum, outcome })));
    expectApart(each(OUTCOMES, (outcome) => form(ThreatMark, { ...sum, outcome })));
    expectApart(each(OUTCOMES, (outcome) => form(TargetFrame, { outcome })));
    expectApart(each(OUTCOMES, (outcome) => form(ExposedMark, { outcome })));
  });

  test('what becomes of a unit at its destinations', () => {
    expectApart({
      ...each(['keeps', 'isolates'] as const, (kind) =>
        form(DestinationMarks, { kind, at: [line.from] }),
      ),
      ...each(['takesArsenal', 'winsWar'] as const, (kind) =>
        form(DecidingMark, { kind, at: line.from }),
      ),
    });
  });

  test('what is around a unit', () => {
    expectApart({
      chosen: form(SelectedMark, {}),
      chain: form(ChainNode, { side: 'N' }),
      retreat: form(RetreatMark, {}),
      last: form(LastMoveMark, {}),
      ...each(OUTCOMES, (outcome) => form(TargetFrame, { outcome })),
    });
  });
});
