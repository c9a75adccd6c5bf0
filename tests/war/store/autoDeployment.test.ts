import { describe, expect, test } from 'vitest';
import { rowOf, nameOf } from '../../../src/war/engine/board';
import {
  deploy,
  emptyDeployment,
  reasonsAgainstGround,
  setupOfDeployments,
  unitsLeft,
  type Deployment,
} from '../../../src/war/engine/deployment';
import { inCommunication, positionOf } from '../../../src/war/engine/position';
import { RULE_SET_IDS, RULE_SETS } from '../../../src/war/engine/rules';
import { UNITS } from '../../../src/war/engine/units';
import { SIDES, type Side, type Square, type UnitKind } from '../../../src/war/engine/vocabulary';
import { filled, shuffled } from '../../../src/war/game/autoDeployment';
import { STANDARD_BOARD as BOARD } from '../../../src/war/engine/standardMap';
import { unitsText } from '../../../src/war/game/placements';
import { mulberry32 } from '../../support/randomPositions';
import { square } from './fakes';

/** The armies a shuffle gives, of either side by turns, each with the seed that gives it again. */
const ARMIES = Array.from({ length: 200 }, (_, seed) => {
  const side = SIDES[seed % 2]!;
  return { seed, side, army: shuffled(emptyDeployment(side), lotsOf(seed), BOARD) };
});

function lotsOf(seed: number) {
  const random = mulberry32(seed);
  return (n: number): number => Math.floor(random() * n);
}

const apart = (a: Square, b: Square): number =>
  Math.max(
    Math.abs(rowOf(BOARD, a) - rowOf(BOARD, b)),
    Math.abs((a % BOARD.width) - (b % BOARD.width)),
  );

/** Units out of communication, fighting or not, by the rules of any of the texts. */
const cutOff = (army: Deployment): string[] =>
  RULE_SET_IDS.flatMap((id) => {
    const other = emptyDeployment(army.side === 'N' ? 'S' : 'N');
    const [north, south] = army.side === 'N' ? [army, other] : [other, army];
    const position = positionOf(
      BOARD,
      RULE_SETS[id],
      setupOfDeployments(BOARD, north, south, army.side),
    );
    return army.units
      .filter((unit) => !inCommunication(position, unit.square))
      .map(({ kind, square: at }) => `${id}: ${kind} ${nameOf(BOARD, at)}`);
  });

const of = ({ units }: Deployment, wanted: (kind: UnitKind) => boolean): Square[] =>
  units.filter(({ kind }) => wanted(kind)).map(({ square: at }) => at);
const fighters = (army: Deployment): Square[] => of(army, (kind) => UNITS[kind].fighting);
const relays = (army: Deployment): Square[] => of(army, (kind) => !UNITS[kind].fighting);
const arsenals = (side: Side): Square[] =>
  BOARD.arsenals.filter((arsenal) => arsenal.side === side).map(({ square: at }) => at);

/** How many of some squares hang together, from the first on. */
function bodyOf(squares: readonly Square[]): number {
  const body = squares.slice(0, 1);
  for (const at of body)
    for (const next of squares) if (apart(at, next) === 1 && !body.includes(next)) body.push(next);
  return body.length;
}

const wrong = (faulty: (army: Deployment, side: Side) => boolean): number[] =>
  ARMIES.filter(({ army, side }) => faulty(army, side)).map(({ seed }) => seed);

describe('a shuffled army, from 200 seeds', () => {
  test('is complete, in its own territory, one unit to a square', () => {
    expect(wrong((army) => Object.values(unitsLeft(army)).some((left) => left !== 0))).toEqual([]);
    expect(
      wrong((army, side) =>
        army.units.some(({ square: at }) => reasonsAgainstGround(BOARD, side, at).length > 0),
      ),
    ).toEqual([]);
    expect(wrong(({ units }) => new Set(units.map((unit) => unit.square)).size < 17)).toEqual([]);
  });

  test('has no isolated unit and no unit out of communication, by any of the four rule sets', () => {
    expect(ARMIES.flatMap(({ seed, army }) => cutOff(army).map((one) => [seed, one]))).toEqual([]);
  });

  test('covers both arsenals, and has a guard beside each communications unit', () => {
    const guarded = (army: Deployment, at: Square, squares: number): boolean =>
      fighters(army).some((fighter) => apart(fighter, at) <= squares);
    expect(wrong((army, side) => arsenals(side).some((at) => !guarded(army, at, 2)))).toEqual([]);
    expect(wrong((army) => relays(army).some((at) => !guarded(army, at, 1)))).toEqual([]);
  });

  test('has its cavalry together, and its main body too', () => {
    expect(wrong((army) => bodyOf(of(army, (kind) => kind === 'cavalry')) < 4)).toEqual([]);
    // The largest body of fighting units in contact: what marches and charges together.
    const largest = (army: Deployment): number =>
      Math.max(...fighters(army).map((at) => bodyOf([at, ...fighters(army)])));
    expect(wrong((army) => largest(army) < 5)).toEqual([]);
  });

  test('leaves the two rows before the frontier free', () => {
    const depth = (side: Side, at: Square): number =>
      side === 'N' ? rowOf(BOARD, at) : BOARD.height - 1 - rowOf(BOARD, at);
    expect(wrong((army, side) => army.units.some(({ square: at }) => depth(side, at) > 7))).toEqual(
      [],
    );
  });

  test('differs each time, by more than a square or two', () => {
    expect(new Set(ARMIES.map(({ army }) => unitsText(BOARD, army))).size).toBe(200);
    const alike = (a: Deployment, b: Deployment): number =>
      a.units.filter((one) =>
        b.units.some((two) => one.kind === two.kind && one.square === two.square),
      ).length;
    const most = Math.max(
      ...ARMIES.flatMap((one, i) =>
        ARMIES.slice(i + 1)
          .filter(({ side }) => side === one.side)
          .map((two) => alike(one.army, two.army)),
      ),
    );
    expect(most).toBeLessThanOrEqual(14);
    // Its weight is now in the west, now in the middle, now in the east.
    const weights = ARMIES.map(
      ({ army }) => army.units.reduce((sum, { square: at }) => sum + (at % BOARD.width), 0) / 17,
    );
    const among = (from: number, to: number): number =>
      weights.filter((weight) => weight >= from && weight < to).length;
    for (const [from, to] of [
      [0, 10],
      [10, 14],
      [14, 25],
    ] as const)
      expect(among(from, to), `${from} to ${to}`).toBeGreaterThan(30);
  });
});

describe('filling the rest', () => {
  const standing = (side: Side, ...units: [UnitKind, string][]): Deployment =>
    units.reduce((army, [kind, name]) => {
      const placed = deploy(BOARD, army, kind, square(name));
      if (!placed.ok) throw new Error(name);
      return placed.deployment;
    }, emptyDeployment(side));

  test(
    'moves no placed unit, places all that is left, all in communication',
    { tags: ['slow'] },
    () => {
      for (const { seed, army } of ARMIES) {
        const lots = lotsOf(seed + 1000);
        const some = { ...army, units: army.units.filter(() => lots(3) === 0) };
        const whole = filled(some, lots, BOARD);
        expect(whole.units, `seed ${seed}`).toEqual(expect.arrayContaining([...some.units]));
        expect(Object.values(unitsLeft(whole)), `seed ${seed}`).toEqual([0, 0, 0, 0, 0, 0]);
        const isNew = (one: string): boolean =>
          !some.units.some(({ square: at }) => one.endsWith(` ${nameOf(BOARD, at)}`));
        expect(cutOff(whole).filter(isNew), `seed ${seed}`).toEqual([]);
      }
    },
  );

  test.each([1, 2, 3, 4, 5])('brings isolated units into communication: seed %i', (seed) => {
    const alone = standing('N', ['infantry', 'G22'], ['cavalry', 'G23'], ['infantry', 'H2']);
    expect(cutOff(alone)).not.toEqual([]);
    expect(cutOff(filled(alone, lotsOf(seed), BOARD))).toEqual([]);
  });

  test('leaves a complete army as it is', () => {
    const { army } = ARMIES[0]!;
    expect(filled(army, lotsOf(1), BOARD)).toEqual(army);
  });
});
