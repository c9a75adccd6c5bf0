import { describe, expect, test } from 'vitest';
import {
  deploy,
  emptyDeployment,
  groundOf,
  halfOf,
  redeploy,
  setupOfDeployments,
  shuffled,
  takeBackUnit,
  unitsLeft,
  type Deployed,
  type Deployment,
} from '../../../src/war/engine/deployment';
import { mirrored, turned } from '../../../src/war/engine/symmetry';
import { OPENINGS } from '../../../src/war/engine/openings';
import { readPosition, writePlacement } from '../../../src/war/engine/notation/notation';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { letterOf } from '../../../src/war/engine/units';
import { UNIT_KINDS, type Side, type UnitKind } from '../../../src/war/engine/vocabulary';
import { names, spoken, square } from '../../support/board';
import { mulberry32 } from '../../support/randomPositions';

// rules.md 3: placing, moving, taking back, and what may be loaded or drawn by lot.

/** `A1 I, B3 C`, or the reasons against. */
const textOf = (answer: Deployed): string =>
  answer.ok ? units(answer.deployment) : spoken(B, answer.reasons).join('; ');
const units = (deployment: Deployment): string =>
  deployment.units.map((u) => `${names([u.square])} ${letterOf(u)}`).join(', ');

const placed = (side: Side, ...orders: [UnitKind, string][]): Deployment =>
  orders.reduce((deployment, [kind, name]) => {
    const answer = deploy(B, deployment, kind, square(name));
    if (!answer.ok) throw new Error(textOf(answer));
    return answer.deployment;
  }, emptyDeployment(side));

const two = placed('N', ['cavalry', 'C3'], ['infantry', 'A1']);

describe('placing', () => {
  test('has the units in board order and counts those left', () => {
    expect(units(two)).toBe('A1 I, C3 C');
    expect(Object.values(unitsLeft(two))).toEqual([8, 3, 1, 1, 1, 1]);
    expect(Object.values(unitsLeft(emptyDeployment('S')))).toEqual([9, 4, 1, 1, 1, 1]);
  });
  test('on a taken square sends the unit there back', () => {
    expect(textOf(deploy(B, two, 'footArtillery', square('A1')))).toBe('A1 A, C3 C');
  });
  test('is refused when none are left, with every other reason', () => {
    const army = placed('N', ['footArtillery', 'A1']);
    expect(textOf(deploy(B, army, 'footArtillery', square('A2')))).toBe(
      'noneLeft kind footArtillery',
    );
    expect(textOf(deploy(B, army, 'footArtillery', square('N11')))).toBe(
      'notYourTerritory N11, side N; mountain N11; noneLeft kind footArtillery',
    );
    // The one to be replaced is the one to be placed.
    expect(textOf(deploy(B, army, 'footArtillery', square('A1')))).toBe('A1 A');
  });
  test('is refused off the board', () => {
    expect(deploy(B, two, 'infantry', 500)).toEqual({
      ok: false,
      reasons: [{ code: 'offBoard', square: 500 }],
    });
  });
});

describe('moving and taking back', () => {
  test('a unit moves to a free square, or changes places', () => {
    expect(textOf(redeploy(B, two, square('A1'), square('J9')))).toBe('C3 C, J9 I');
    expect(textOf(redeploy(B, two, square('A1'), square('C3')))).toBe('A1 C, C3 I');
    expect(textOf(redeploy(B, two, square('A1'), square('A1')))).toBe('A1 I, C3 C');
  });
  test('not from an empty square, nor to ground it may not have', () => {
    expect(textOf(redeploy(B, two, square('A2'), square('A3')))).toBe('noUnit A2');
    expect(textOf(redeploy(B, two, square('A1'), square('C10')))).toBe('mountain C10');
    expect(textOf(redeploy(B, two, square('A1'), square('K1')))).toBe(
      'notYourTerritory K1, side N',
    );
  });
  test('a unit is taken back', () => {
    expect(textOf(takeBackUnit(two, square('A1')))).toBe('C3 C');
    expect(textOf(takeBackUnit(two, square('A2')))).toBe('noUnit A2');
  });
});

describe('whole deployments', () => {
  test('the ground of a side is its territory but the mountains', () => {
    expect([groundOf(B, 'N').length, groundOf(B, 'S').length]).toEqual([241, 241]);
  });
  test('shuffled: every unit on a square of its own, by lot', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const random = mulberry32(seed);
      const randomInt = (n: number) => Math.floor(random() * n);
      for (const side of ['N', 'S'] as const) {
        const { units: army } = shuffled(B, side, randomInt);
        expect(Object.values(unitsLeft({ side, units: army })), `seed ${seed}`).toEqual([
          0, 0, 0, 0, 0, 0,
        ]);
        const ground = new Set(groundOf(B, side));
        expect(new Set(army.map((u) => u.square)).size, `seed ${seed}`).toBe(17);
        expect(
          army.every((u) => ground.has(u.square)),
          `seed ${seed}`,
        ).toBe(true);
        expect(army).toEqual([...army].sort((a, b) => a.square - b.square));
      }
    }
  });
  test('shuffled: the lots decide, first to last square', () => {
    expect(
      units(shuffled(B, 'N', () => 0))
        .split(', ')
        .slice(0, 2),
    ).toEqual(['A1 I', 'A2 I']);
    expect(units(shuffled(B, 'S', (n) => n - 1)).endsWith('T25 i')).toBe(true);
  });
  test('mirrored: east and west swapped, units on a mirrored mountain left over', () => {
    expect(units(mirrored(B, two))).toBe('A25 I, C23 C');
    // C16 would be C10.
    expect(units(mirrored(B, placed('N', ['infantry', 'C16'], ['cavalry', 'C17'])))).toBe('C9 C');
  });
  test('turned: the other side’s, the board turned half round, units on mountains left over', () => {
    expect(units(turned(B, two))).toBe('R23 c, T25 i');
    expect(units(turned(B, turned(B, two)))).toBe(units(two));
    // R14 and R13 lie half round from C12 and C13, G12 from N14; the one pass lies half round from the other.
    expect(units(turned(B, placed('S', ['infantry', 'R14'], ['cavalry', 'R13'])))).toBe('');
    expect(units(turned(B, placed('N', ['infantry', 'F10'], ['cavalry', 'G12'])))).toBe('O16 i');
  });
  test.each(OPENINGS.map((o) => [o.id, o.position]))(
    'the halves of the opening %s make it',
    (_, text) => {
      const reading = readPosition(B, text);
      if (!reading.ok) throw new Error(text);
      const [north, south] = [halfOf(B, reading.setup, 'N'), halfOf(B, reading.setup, 'S')];
      expect(setupOfDeployments(B, north, south, 'N')).toEqual(reading.setup);
    },
  );
  test('together they are in board order, in any order of placing', () => {
    const north = placed('N', ['infantry', 'C3'], ['cavalry', 'A2'], ['infantry', 'B1']);
    const south = placed('S', ['cavalry', 'T9'], ['infantry', 'K5']);
    const { units: both } = setupOfDeployments(B, north, south, 'N');
    expect(names(both.map((unit) => unit.square))).toBe('A2 B1 C3 K5 T9');
  });
  test('a half leaves out units beyond the frontier', () => {
    const stray = placed('N', ['infantry', 'A1']);
    const setup = setupOfDeployments(B, stray, emptyDeployment('S'), 'S');
    const moved = {
      ...setup,
      units: [{ side: 'N', kind: 'infantry', square: square('K1') }],
    } as const;
    expect(halfOf(B, moved, 'N').units).toEqual([]);
    // Nor does it take in an enemy that stands on its ground.
    expect(
      halfOf(B, { ...setup, units: [{ ...moved.units[0], side: 'S', square: 0 }] }, 'N').units,
    ).toEqual([]);
  });
  test('a deployment is written like a placement', () => {
    expect(writePlacement(B, two.units).split('/').slice(0, 3)).toEqual(['I24', '25', '2C22']);
  });
  test('every kind of unit can be placed', () => {
    for (const kind of UNIT_KINDS)
      expect(textOf(deploy(B, emptyDeployment('S'), kind, 499))).toMatch(/^T25 \w$/);
  });
});
