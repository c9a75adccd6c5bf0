import { afterAll, describe, expect, test } from 'vitest';
import { readyKriegspiel } from '../../../../src/littlewars/battles/readyKriegspiel';
import type { ReasonCode } from '../../../../src/littlewars/engine/reasons';
import { FOOT, INCH } from '../../../../src/littlewars/engine/lengths';
import { withState } from '../../../../src/littlewars/kriegspiel/moveState';
import type {
  KriegspielReason,
  KriegspielReasonCode,
} from '../../../../src/littlewars/kriegspiel/reasons';
import { CHAPTERS, type KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { SUPPLIES, WORKS } from '../../../../src/littlewars/kriegspiel/things';
import { kriegspielReasonWords } from '../../../../src/littlewars/words/kriegspiel/reasons';
import { kriegspielRefusalWords } from '../../../../src/littlewars/words/kriegspiel/refusals';
import { setLanguage } from '../../../../src/shell/language/current';
import { LANGUAGES } from '../../../../src/shell/language/languages';

const ready = readyKriegspiel('railway').battle;
const bridge = ready.country.pieces.find(({ kind }) => kind === 'railBridge')!;
const river = ready.country.pieces.find(({ kind }) => kind === 'river')!;
/** A battle with a work under way and a railway bridge down. */
const battle = {
  ...withState(ready, {
    works: [
      {
        id: 'RK1',
        side: 'red',
        kind: 'entrench',
        men: ['R1', 'R2'],
        target: null,
        at: [],
        done: 0,
        takes: 4,
      },
    ],
    ruins: [bridge],
  }),
  moves: 6,
};
const at = { x: 400, y: 300 };

type Own = Exclude<KriegspielReasonCode, ReasonCode>;
type Reasons = {
  readonly [C in Own]: readonly Omit<Extract<KriegspielReason, { readonly code: C }>, 'code'>[];
};
/** Of every code of Kriegspiel's own at least one; the compiler sees that none is missing. */
const OWN: Reasons = {
  notTaken: CHAPTERS.map((chapter) => ({ chapter })),
  charging: [{}],
  noSuchBody: [{ body: 'Q' }],
  noSuchWaggon: [{ waggon: 'W99' }],
  noSuchPiece: [{ piece: 'barn' }],
  nobodyLeft: [{ body: 'A' }, { body: 'G1' }],
  inBody: [{ man: 'R1', body: 'B' }],
  inNoBody: [{ men: ['R1'] }, { men: ['R1', 'R2'] }],
  wrongService: [{ man: 'R80', service: 'engineers' }],
  hasActed: (['march', 'change', 'fire', 'work', 'charge'] as const).flatMap((did) =>
    (['march', 'change', 'fire', 'work', 'charge'] as const).map((to) => ({ id: 'R1', did, to })),
  ),
  heldInPlace: [{ id: 'R1' }],
  mustRetire: [{ id: 'R1', by: FOOT }],
  noSuchTransport: [{ transport: 'S9' }],
  notBeside: [{ man: 'R1', transport: 'T1' }],
  noRoom: [{ transport: 'S1', needed: 21, room: 20 }],
  landingTaken: [{ transport: 'S1' }],
  notAtLanding: [{ transport: 'S1' }],
  notAboard: [
    { transport: 'T1', men: [] },
    { transport: 'T1', men: ['R1', 'R2', 'R3', 'R4'] },
  ],
  noPlaceAshore: [{ man: 'R1', transport: 'T1' }],
  railBroken: [
    { transport: 'T1', by: 'line', at },
    { transport: 'T1', by: bridge.id, at },
  ],
  noPath: [{ id: 'A' }],
  waggonInWay: [
    { at, waggon: 'W1', distance: -2, needed: 1 },
    { at, waggon: 'W1', distance: 0.4, needed: 1 },
  ],
  givenAs: [{ order: 'haul', as: 'marchGun' }],
  tooDear: [{ id: 'A', cost: 1.344, left: 0.499 }],
  tooSteep: [
    { id: 'W1', contours: 1 },
    { id: 'W1', contours: 4 },
  ],
  tooManyContours: [{ id: 'A', length: 240, climb: 288, limit: 576 }],
  notAtBank: [{ id: 'A', river: river.id }],
  sameFormation: [{ body: 'A', formation: 'ranks' }],
  noSuchChange: [{ from: 'fours', to: 'extended' }],
  tooFewToForm: [
    { men: 1, least: 5 },
    { men: 4, least: 5 },
  ],
  limbered: [
    { gun: 'G1', limbered: true },
    { gun: 'G1', limbered: false },
  ],
  disabled: [
    { gun: 'G1', until: 8 },
    { gun: 'G3', until: 11 },
  ],
  destroyed: [{ id: 'G1' }, { id: 'W1' }, { id: 'S1' }],
  alreadyMounted: [
    { man: 'R90', mounted: true },
    { man: 'R90', mounted: false },
  ],
  noHorse: [{ man: 'R90' }],
  shellsOnly: [{ gun: 'G1' }],
  notFive: [{ men: ['R1'] }, { men: ['R1', 'R2'] }],
  notNeighbours: [{ men: ['R1', 'R2'], distance: 4 * INCH }],
  offLine: [{ man: 'R1', distance: INCH, most: INCH / 2 }],
  outsideArc: [{ bearing: 90_000, fronts: [0], most: 45_000 }],
  noRoomBehind: [{ man: 'R1', piece: bridge.id }],
  noSupply: SUPPLIES.flatMap((supply) => [
    { id: 'R1', supply, since: 4 },
    { id: 'R1', supply, since: 0 },
  ]),
  foodNotOwed: [{ man: 'R90' }],
  noAmmunition: [{ man: 'R1' }],
  atWork: [
    { man: 'R1', work: 'RK1' },
    { man: 'R1', work: 'RK9' },
  ],
  tooFewToWork: WORKS.flatMap((work) => [
    { work, men: 0, least: 2 },
    { work, men: 1, least: 2 },
  ]),
  workPlaces: [0, 1, 2].map((needed) => ({ work: 'mine' as const, places: 3, needed })),
  nothingToWorkOn: WORKS.map((work) => ({ work, target: null })),
  workLength: [{ length: 40, least: 1, most: 32 }],
  tooFarToWork: [{ man: 'R1', distance: 120, most: 96 }],
  workInWay: [{ work: 'epaulement' }],
  notEnemy: [{ body: 'A' }],
  tooFewSabres: [{ body: 'A', sabres: 7, least: 8 }],
  notFormed: [{ body: 'A' }],
  tooFewToMeet: [{ man: 'R90', body: 'H' }],
  gunsHelped: [
    { guns: ['G3', 'G4'], by: ['B1'] },
    { guns: ['G3'], by: ['B1', 'B2'] },
  ],
  chargeOpen: [{ body: 'A' }],
  noChargeOpen: [{}],
  notInCharge: [{ man: 'R1' }],
  notNextInRank: [{ man: 'R1' }],
  generalAway: [
    { side: 'red', until: 7 },
    { side: 'blue', until: 13 },
  ],
};
const REASONS = Object.entries(OWN).flatMap(([code, all]) =>
  (all as readonly object[]).map((rest) => ({ code, ...rest }) as KriegspielReason),
);

const FOREIGN = /[{}]|\b(?:undefined|null|NaN)\b|\blw[A-Z]\w+:/;

afterAll(() => setLanguage('en'));

describe.each(LANGUAGES)('%s', (language) => {
  test('every reason of Kriegspiel is reported in a sentence of its own', async () => {
    await setLanguage(language);
    expect(REASONS.length).toBeGreaterThan(100);
    for (const reason of REASONS) {
      const words = kriegspielReasonWords(battle, reason);
      expect(words, reason.code).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(words, reason.code).not.toMatch(FOREIGN);
    }
    // No two codes share a sentence.
    const first = Object.entries(OWN).map(([code, [rest]]) =>
      kriegspielReasonWords(battle, { code, ...rest } as KriegspielReason),
    );
    expect(new Set(first).size).toBe(first.length);
  });
});

describe('in English', () => {
  const words = (reason: KriegspielReason): string => kriegspielReasonWords(battle, reason);

  test('the engine’s reasons name men by their service, and bodies', async () => {
    await setLanguage('en');
    expect(words({ code: 'wrongState', man: 'R61', state: 'dead' })).toBe('Gunner R61 is dead.');
    expect(
      words({ code: 'tooFar', id: 'A', from: at, to: at, length: 4 * FOOT, limit: 3 * FOOT }),
    ).toBe('Body A would go 4\u00a0ft, but may go only 3\u00a0ft.');
    expect(
      words({ code: 'tooNear', at, to: { kind: 'man', id: 'R61' }, distance: -1, needed: 0 }),
    ).toBe('Gunner R61 is in the way.');
  });

  test('moves of absence are those of his side, the present one included', () => {
    // Red is in its fourth move, the move 6.
    expect(words({ code: 'disabled', gun: 'G1', until: 7 })).toBe(
      'Gun G1 is disabled for 1 more move of its side.',
    );
    expect(words({ code: 'disabled', gun: 'G1', until: 11 })).toMatch(/3 more moves/);
    expect(words({ code: 'disabled', gun: 'G3', until: 11 })).toMatch(/2 more moves/);
  });

  test('a share that is slightly too great is not rounded to the share left', () => {
    expect(words({ code: 'tooDear', id: 'A', cost: 1.001, left: 1 })).toBe(
      'Body A: that is longer than one move allows. It would take 101% of a march.',
    );
    expect(words({ code: 'tooDear', id: 'A', cost: 0.5, left: 0.4999 })).toMatch(
      /takes 50% of a march, and only 49% is left/,
    );
    expect(words({ code: 'tooDear', id: 'A', cost: 0.5, left: 0 })).toMatch(
      /takes 50% of a march, and nothing is left/,
    );
  });

  test('kriegspiel.md 8: going aboard and getting off are no work', () => {
    const wordsOn = (on: KriegspielBattle, id: string, to: 'march' | 'work'): string =>
      kriegspielReasonWords(on, { code: 'hasActed', id, did: 'work', to });
    const boat = { kind: 'boat', side: 'red', x: 0, y: 0, bearing: 0 } as const;
    const loading = withState(battle, {
      transports: [
        {
          ...boat,
          id: 'S1',
          aboard: [],
          boarding: { men: ['R5'], done: 0 },
          used: 0,
          landed: 0,
          destroyed: false,
        },
      ],
    });
    expect(wordsOn(loading, 'R1', 'march')).toBe(
      'Infantryman R1 is at work in this move, and cannot march.',
    );
    expect(wordsOn(loading, 'R5', 'work')).toBe(
      'Infantryman R5 is going aboard in this move, and cannot work.',
    );
    expect(wordsOn(loading, 'R6', 'march')).toBe(
      'Infantryman R6 has got off in this move, and cannot march.',
    );
    expect(wordsOn(loading, 'S1', 'march')).toBe(
      'Boat S1 is loading or unloading in this move, and cannot march.',
    );
    expect(
      kriegspielReasonWords(loading, { code: 'hasActed', id: 'S1', did: 'march', to: 'work' }),
    ).toBe('Boat S1 has marched in this move, and cannot load or unload.');
  });

  test('an obstacle for many men of a body is named once, for the body', () => {
    const body = battle.kriegspiel.bodies.find(({ men }) => men.includes('R1'))!;
    const fired = body.men.map(
      (id) => ({ code: 'hasActed', id, did: 'fire', to: 'march' }) as const,
    );
    expect(kriegspielRefusalWords(battle, fired)).toBe(
      `Body ${body.id} has fired in this move, and cannot march.`,
    );
    expect(kriegspielRefusalWords(battle, fired.slice(0, 1))).toBe(
      'Infantryman R1 has fired in this move, and cannot march.',
    );
    const gunners = ['R61', 'R62'].map((man) => ({ code: 'noAmmunition', man }) as const);
    expect(kriegspielRefusalWords(battle, gunners)).toBe(
      'Gunner R61 has no ammunition: it was due and not given. Gunner R62 has no ammunition: it was due and not given.',
    );
  });

  test('of many reasons three are listed, and only one if it is too far', () => {
    const all: readonly KriegspielReason[] = [
      { code: 'charging' },
      { code: 'noChargeOpen' },
      { code: 'notFormed', body: 'A' },
      { code: 'notEnemy', body: 'A' },
    ];
    expect(kriegspielRefusalWords(battle, all).match(/\./g)).toHaveLength(3);
    const far = { code: 'noWay', id: 'A', from: at, to: at } as const;
    expect(kriegspielRefusalWords(battle, [...all, far, far])).toBe('Body A cannot get there.');
    const { id, men } = battle.kriegspiel.bodies.find((each) => each.men.includes('R1'))!;
    const each = men.map((man, x) => ({ ...far, id: man, from: { ...at, x } }));
    expect(kriegspielRefusalWords(battle, each)).toBe(`Body ${id} cannot get there.`);
  });
});
