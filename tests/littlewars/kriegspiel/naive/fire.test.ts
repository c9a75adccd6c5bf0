import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../../e2e/support/random';
import { INCH } from '../../../../src/littlewars/engine/lengths';
import { burstOf } from '../../../../src/littlewars/kriegspiel/bursts';
import { chargeOf } from '../../../../src/littlewars/kriegspiel/charges';
import { withMoveStates, withState } from '../../../../src/littlewars/kriegspiel/moveState';
import type {
  Body,
  MoveState,
  KriegspielBattle,
  Pursuit,
} from '../../../../src/littlewars/kriegspiel/types';
import { rounds } from '../../../support/rounds';
import { block, country } from '../../engine/tables';
import { from, randomCountry, type Random } from '../../naive/randomCountry';
import { LARGE } from '../bodies';
import { battleOf } from '../tables';
import { naiveBurst } from './circles';
import { naiveCharge } from './charges';

// The engine against a second reading of the clauses. SHARE=10 compares ten times as many tables.

const TABLES = rounds(500);
const COUNTRIES = 20;

type Counts = Record<string, number>;
const add = (counts: Counts, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** What must have come up in a hundred tables at the least. */
function expectCounts(counts: Counts, ofAHundred: Counts): void {
  const rare = Object.entries(ofAHundred).filter(
    ([what, least]) => (counts[what] ?? 0) < Math.floor((least * TABLES) / 100) - 10,
  );
  expect(rare, JSON.stringify(counts)).toEqual([]);
}

const CHARGED = ['infantry', 'infantry', 'engineers', 'cavalry', 'cavalry', 'dismounted'] as const;
const NUMBERS = {
  infantry: [1, 30],
  engineers: [43, 6],
  cavalry: [49, 70],
  dismounted: [49, 70],
} as const;

/** The first so many men of a service in rows, from a corner, in inches. */
function rows(side: 'R' | 'B', first: number, count: number, x: number, y: number, sign: 1 | -1) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `${side}${first + i}`,
      [x + (i % 24) * 0.875, y + sign * Math.floor(i / 24) * 0.875] as const,
    ]),
  );
}

/** Bodies of which the red one charges the blue, on ground that falls by so many contours between them. */
function randomCharge(random: Random): { battle: KriegspielBattle; contours: number } {
  const what = pick(random, CHARGED);
  const [first, most] = NUMBERS[what];
  const sabres = from(random, 8, 40);
  const contours = from(random, 0, 3);
  const [target, helpers, others] = [
    pick(random, [sabres, sabres * (1 + contours), from(random, 1, most), from(random, 1, most)]),
    from(random, 0, 12),
    from(random, 0, 12),
  ];
  const count = Math.min(target, most);
  const far = from(random, 3, 36) + random();
  const layers = Array.from({ length: contours }, (_, i) =>
    block(`layer${i}`, 'block', [1, 1 + i, 119, 44.5 - i / 16], 6),
  );
  const red = rows('R', 49, sabres, 40, 44 - from(random, 0, 8), -1);
  const begun = battleOf(
    {
      ...red,
      ...rows('R', 1, helpers, from(random, 60, 100), 10, 1),
      ...rows('B', first, count, 40 + from(random, 0, 20), 45 + far, 1),
      // Others of the charged, near them or far.
      ...rows('B', 119 - others, others, from(random, 64, 98), 88, 1),
    },
    { forces: { red: LARGE, blue: LARGE }, country: country(...layers) },
  );
  const ids = (letter: string, least: number, number: number): string[] =>
    Array.from({ length: number }, (_, i) => `${letter}${least + i}`);
  const target1 = ids('B', first, count);
  const bodies: Body[] = [
    { id: 'A', side: 'red', men: ids('R', 49, sabres), formation: 'ranks', front: 0 },
    {
      id: 'B',
      side: 'blue',
      men: target1,
      formation: pick(random, ['fours', 'ranks', 'extended']),
      front: 180_000,
    },
  ];
  const pursuit: Pursuit = pick(random, ['free', 'free', 'stood', 'overtaken', 'retired']);
  const battle = withState(begun, { bodies });
  // Half of the charging have come from somewhere else in this move.
  const start = (): Partial<MoveState> =>
    random() < 0.5 ? {} : { start: { x: from(random, 600, 1200), y: from(random, 300, 700) } };
  const moved = withMoveStates(
    withMoveStates(battle, ids('R', 49, sabres), start),
    target1,
    () => ({
      pursuit,
    }),
  );
  const dismounted =
    what === 'dismounted'
      ? moved.men.map((man) =>
          target1.includes(man.id) ? { ...man, arm: 'infantry' as const } : man,
        )
      : moved.men;
  // Some have fallen.
  const men = dismounted.map((man) =>
    ['R50', 'B2', 'B50'].includes(man.id) && random() < 0.3
      ? { ...man, state: 'dead' as const }
      : man,
  );
  return { battle: { ...moved, men }, contours };
}

test(
  `kriegspiel.md 7.1 to 7.5: the naive rules count the same of ${TABLES} charges`,
  { tags: ['slow'] },
  () => {
    const counts: Counts = {};
    for (let seed = 1; seed <= TABLES; seed++) {
      const { battle, contours: most } = randomCharge(mulberry32(seed));
      const charge = chargeOf(battle, 'A', 'B');
      if (charge === null) continue;
      // Where the nearest sabre came from decides how many contours lie between.
      const contours = Array.from({ length: most }, (_, i) => i).filter(
        (i) => charge.from.y <= (44.5 - i / 16) * INCH && charge.from.y >= (1 + i) * INCH,
      ).length;
      const naive = naiveCharge(battle, 'A', 'B', contours);
      expect(
        {
          sabres: charge.sabres.length,
          charged: charge.charged.length,
          distance: charge.distance,
          tolls: charge.tolls.map(({ chargers, charged, putBack, gunsTaken }) => [
            chargers.dead,
            chargers.taken,
            charged.dead,
            charged.taken,
            putBack,
            gunsTaken,
          ]),
        },
        `charge ${seed}: ${charge.stand} ${charge.factor}`,
      ).toEqual(naive);
      add(counts, charge.stand);
      add(counts, charge.band);
      if (charge.factor > 1) add(counts, 'downhill');
      if (charge.tolls.length === 2) add(counts, 'tosses');
      if (charge.isolation !== null)
        add(counts, charge.isolation.isolated ? 'isolated' : 'supported');
    }
    expectCounts(counts, {
      extended: 20,
      close: 8,
      retiringExtended: 5,
      retiringClose: 3,
      stationary: 4,
      cavalry: 15,
      far: 5,
      middle: 10,
      near: 5,
      downhill: 12,
      tosses: 3,
      isolated: 8,
      supported: 1,
    });
  },
);

test(
  `kriegspiel.md 3.3 to 3.5: the naive rules find the same in ${TABLES} circles`,
  { tags: ['slow'] },
  () => {
    const counts: Counts = {};
    const countries = Array.from({ length: COUNTRIES }, (_, i) => randomCountry(i));
    for (let seed = 1; seed <= TABLES; seed++) {
      const random = mulberry32(seed);
      const table = countries[seed % COUNTRIES]!;
      const at = {
        x: from(random, 100, table.width - 100),
        y: from(random, 100, table.depth - 100),
      };
      const around = (most: number) => ({
        x: at.x + from(random, -most, most),
        y: at.y + from(random, -most, most),
      });
      const begun = battleOf({}, { forces: { red: LARGE, blue: LARGE }, country: table });
      const battle: KriegspielBattle = withState(
        {
          ...begun,
          men: begun.men.map((man) =>
            random() < 0.9
              ? man
              : {
                  ...man,
                  ...around(60),
                  state: pick(random, ['ready', 'ready', 'prisoner', 'dead']),
                },
          ),
          guns: begun.guns.map((gun) => ({
            ...gun,
            ...around(80),
            bearing: from(random, 0, 359_999),
            gone: random() < 0.2,
          })),
        },
        {
          waggons: begun.kriegspiel.waggons.map((waggon) => ({
            ...waggon,
            ...around(100),
            bearing: from(random, 0, 359) * 1000,
            destroyed: random() < 0.2,
          })),
        },
      );
      const naive = naiveBurst(battle, at);
      if (naive === null) continue;
      const burst = burstOf(battle, at);
      expect(burst, `circle ${seed}`).toEqual({ at, generals: [], ...naive });
      for (const what of [
        'within',
        'sheltered',
        'dead',
        'gunsDestroyed',
        'gunsDisabled',
        'waggons',
      ] as const)
        if (burst[what].length > 0) add(counts, what);
    }
    expectCounts(counts, {
      within: 60,
      sheltered: 10,
      dead: 60,
      gunsDestroyed: 5,
      gunsDisabled: 30,
      waggons: 20,
    });
  },
);
