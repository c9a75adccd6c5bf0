import { describe, expect, test } from 'vitest';
import {
  deploy,
  emptyDeployment,
  numberOf,
  reduced,
  setupOfDeployments,
  unitsLeft,
} from '../../../src/war/engine/deployment';
import {
  firstGiven,
  withoutOf,
  beginsWith,
  handicapFaults,
  isNothing,
  startGiven,
  type Handicap,
} from '../../../src/war/engine/handicap';
import { arsenalsFallen } from '../../../src/war/engine/forces';
import { diagram } from '../../../src/war/engine/notation/diagram';
import { arsenalsOf, positionOf } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { setupOf } from '../../../src/war/engine/setups';
import { readHandicap, writeHandicap } from '../../../src/war/engine/notation/handicapText';
import { readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { UNIT_KINDS } from '../../../src/war/engine/vocabulary';
import { openingHalf } from '../../../src/war/game/deployments';

const square = (name: string) => readSquare(BOARD, name)!;
const NOTHING: Handicap = { by: 'N', units: {}, arsenals: [], firstTurn: false };
const GIVEN: Handicap = {
  by: 'N',
  units: { infantry: 1, cavalry: 2 },
  arsenals: [square('B15')],
  firstTurn: true,
};

describe('a handicap', () => {
  test('is given by one side, and the other has the first turn where that is given', () => {
    expect(withoutOf(GIVEN, 'N')).toEqual({ units: GIVEN.units, arsenals: GIVEN.arsenals });
    expect([withoutOf(GIVEN, 'S'), withoutOf(undefined, 'N')]).toEqual([undefined, undefined]);
    expect(firstGiven(GIVEN)).toBe('S');
    expect(firstGiven({ ...GIVEN, by: 'S' })).toBe('N');
    expect([firstGiven({ ...GIVEN, firstTurn: false }), firstGiven(undefined)]).toEqual([
      null,
      null,
    ]);
  });

  test('of arsenals is in the start of a war, and of nothing or units alone is not', () => {
    const start = { units: [], side: 'N', standing: [], dislodged: null, turn: 1 } as const;
    expect([startGiven(start, undefined), startGiven(start, NOTHING)]).toEqual([start, start]);
    expect(startGiven(start, GIVEN)).toEqual({ ...start, given: [square('B15')] });
  });

  test('may give anything that leaves one to fight and one arsenal', () => {
    expect(handicapFaults(BOARD, GIVEN)).toEqual([]);
    const all = { infantry: 9, cavalry: 4, footArtillery: 1, mountedArtillery: 1 };
    expect(handicapFaults(BOARD, { ...GIVEN, units: { ...all, infantry: 8 } })).toEqual([]);
    expect(handicapFaults(BOARD, { ...GIVEN, units: all })).toEqual([
      { code: 'nobodyFights', side: 'N' },
    ]);
    expect(
      handicapFaults(BOARD, {
        ...GIVEN,
        units: { cavalry: 5 },
        arsenals: [square('B15'), square('D8'), square('T3')],
      }),
    ).toEqual([
      { code: 'tooMany', side: 'N', kind: 'cavalry', most: 4 },
      { code: 'noArsenalOf', square: square('T3'), side: 'N' },
      { code: 'noArsenalStands', side: 'N' },
    ]);
    expect(handicapFaults(BOARD, NOTHING)).toEqual([{ code: 'nothingGiven' }]);
    expect(isNothing({ ...NOTHING, units: { cavalry: 0 } })).toBe(true);
    expect(isNothing({ ...NOTHING, units: { cavalry: 1 } })).toBe(false);
  });

  test('is recognised in the position that a war begins with', () => {
    const setup = (from: Handicap | undefined, first: 'N' | 'S') => {
      const half = (side: 'N' | 'S') =>
        reduced(openingHalf(BOARD, 'classic', side), withoutOf(from, side));
      return setupOfDeployments(BOARD, half('N'), half('S'), first);
    };
    expect(beginsWith(setup(GIVEN, 'S'), GIVEN)).toBe(true);
    expect(beginsWith(setup(GIVEN, 'N'), GIVEN)).toBe(false);
    expect(beginsWith(setup({ ...GIVEN, arsenals: [] }, 'S'), GIVEN)).toBe(false);
    expect(beginsWith(setup({ ...GIVEN, units: { cavalry: 2 } }, 'S'), GIVEN)).toBe(false);
    expect(beginsWith(setup(undefined, 'N'), { ...NOTHING, by: 'S' })).toBe(true);
  });
});

describe('an army that goes without some (rules.md 3)', () => {
  const without = withoutOf(GIVEN, 'N')!;

  test('has so many fewer in its tray, and none to place beyond them', () => {
    expect(UNIT_KINDS.map((kind) => numberOf(kind, without))).toEqual([8, 2, 1, 1, 1, 1]);
    let now = emptyDeployment('N', without);
    expect(unitsLeft(now).cavalry).toBe(2);
    for (const name of ['G5', 'G6']) {
      const placed = deploy(BOARD, now, 'cavalry', square(name));
      if (!placed.ok) throw new Error(name);
      now = placed.deployment;
    }
    expect(unitsLeft(now).cavalry).toBe(0);
    expect(deploy(BOARD, now, 'cavalry', square('G7'))).toMatchObject({
      ok: false,
      reasons: [{ code: 'noneLeft', kind: 'cavalry' }],
    });
  });

  test.each(['N', 'S'] as const)('of a whole army of the %s the rearmost stay away', (side) => {
    const whole = openingHalf(BOARD, 'classic', side);
    const fewer = reduced(whole, without);
    expect(fewer.units).toHaveLength(14);
    expect(fewer.units.map(({ square: at }) => at)).toEqual(
      fewer.units.map(({ square: at }) => at).sort((a, b) => a - b),
    );
    const gone = whole.units.filter((unit) => !fewer.units.includes(unit));
    for (const { kind, square: at } of gone)
      for (const saved of fewer.units.filter((unit) => unit.kind === kind))
        expect(side === 'N' ? saved.square > at : saved.square < at).toBe(true);
    expect(reduced(fewer, undefined)).toStrictEqual({ side, units: fewer.units });
  });

  test('has no arsenal that it gave', () => {
    const setup = setupOfDeployments(
      BOARD,
      emptyDeployment('N', without),
      emptyDeployment('S', { units: {}, arsenals: [square('T3')] }),
      'S',
    );
    expect(setup.standing).toEqual([square('D8'), square('T23')]);
    const position = positionOf(BOARD, RULE_SETS.debord, setup);
    expect(arsenalsOf(position).map(({ is }) => is)).toEqual([
      'given',
      'standing',
      'given',
      'standing',
    ]);
    expect(arsenalsFallen(position, position)).toEqual([]);
    expect(setupOf(position)).toEqual({ ...setup, given: [square('B15'), square('T3')] });
    const line = diagram(position).split('\n')[2]!;
    expect(line.slice(1).split('  ')[15]).toBe('.');
  });
});

describe('a handicap as text', () => {
  test.each([
    ['N 1I 2C B15 first', GIVEN],
    ['S first', { ...NOTHING, by: 'S', firstTurn: true }],
    [
      'S 1A 1H 1R 1S T23',
      {
        by: 'S',
        units: {
          footArtillery: 1,
          mountedArtillery: 1,
          footCommunications: 1,
          mountedCommunications: 1,
        },
        arsenals: [square('T23')],
        firstTurn: false,
      },
    ],
  ] as const)('%s', (text, handicap) => {
    expect(writeHandicap(BOARD, handicap)).toBe(text);
    expect(readHandicap(BOARD, null, text)).toEqual({ ok: true, handicap });
    expect(readHandicap(BOARD, null, `  ${text.toLowerCase().replaceAll(' ', '   ')} `)).toEqual({
      ok: true,
      handicap,
    });
  });

  test.each([
    ['', [{ at: 0, code: 'badGiver', text: '' }]],
    ['2C', [{ at: 0, code: 'badGiver', text: '2C' }]],
    ['N', [{ at: 0, code: 'nothingGiven' }]],
    ['N 0C', [{ at: 2, code: 'badGift', text: '0C' }]],
    [
      'N 2X Z9',
      [
        { at: 2, code: 'badGift', text: '2X' },
        { at: 5, code: 'badGift', text: 'Z9' },
      ],
    ],
    ['N 5C', [{ at: 0, code: 'tooMany', side: 'N', kind: 'cavalry', most: 4 }]],
    [
      'N B15 b-15 first FIRST',
      [
        { at: 6, code: 'giftTwice', text: 'b-15' },
        { at: 17, code: 'giftTwice', text: 'FIRST' },
      ],
    ],
    ['S B15', [{ at: 0, code: 'noArsenalOf', square: square('B15'), side: 'S' }]],
  ])('%s is reported with its places', (text, faults) => {
    expect(readHandicap(BOARD, null, text)).toEqual({ ok: false, faults });
  });
});
