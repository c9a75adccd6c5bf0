import { afterAll, describe, expect, test } from 'vitest';
import { INCH } from '../../../../src/littlewars/engine/lengths';
import { afterTransportsHit } from '../../../../src/littlewars/kriegspiel/disembarking';
import { withState } from '../../../../src/littlewars/kriegspiel/moveState';
import { sentAway, succeeded } from '../../../../src/littlewars/kriegspiel/general';
import type { KriegspielOrder } from '../../../../src/littlewars/kriegspiel/orders';
import { seenBy } from '../../../../src/littlewars/kriegspiel/secrets';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { waggonCost } from '../../../../src/littlewars/kriegspiel/waggons';
import { eventWords } from '../../../../src/littlewars/words/kriegspiel/events';
import { marchCostWords } from '../../../../src/littlewars/words/kriegspiel/march';
import { kriegspielOrderWords } from '../../../../src/littlewars/words/kriegspiel/orders';
import { statusOfBody } from '../../../../src/littlewars/words/kriegspiel/status';
import { setLanguage } from '../../../../src/shell/language/current';
import { block, inches } from '../../engine/tables';
import { bodyIn, rowsOf, withGunAt, type Row } from '../../kriegspiel/bodies';
import { scene } from '../../kriegspiel/supplies';
import { after, battleOf, FORCE, numbers, onField } from '../../kriegspiel/tables';

const foot = (more: Partial<Row> = {}): Row => ({
  side: 'red',
  service: 'infantry',
  count: 10,
  x: 60,
  y: 20,
  id: 'A',
  ...more,
});
const horse = (more: Partial<Row> = {}): Row =>
  foot({ service: 'cavalry', count: 12, formation: 'ranks', x: 60, y: 20, id: 'C', ...more });
const FAR = foot({ side: 'blue', count: 1, x: 110, y: 90, id: 'F' });
/** Twelve sabres two feet and a half before twenty infantry. */
const charge = (formation: 'extended' | 'ranks') =>
  rowsOf([
    horse({ y: 20 }),
    foot({ side: 'blue', count: 20, y: 50, x: 60, apart: 0.6, id: 'E', formation }),
  ]);
/** Two engineers at a road bridge over a river that nobody fords. */
const atBridge = scene({
  groups: [
    { service: 'engineers', count: 2, x: 26, y: 38 },
    { count: 8, x: 60, y: 20, id: 'A' },
    { side: 'blue', count: 1, x: 110, y: 90 },
  ],
  pieces: [
    block('r', 'river', [0, 40, 120, 44], 0),
    block('road', 'roadBridge', [20, 39, 24, 45], 0),
    block('track', 'railway', [61, 0, 63, 30], 0),
    block('d', 'depot', [70, 10, 74, 14], 2),
  ],
  waggons: [{ x: 60, y: 14 }],
});
const engineers = ['R127', 'R128'];
/** Ten infantry who owe a retirement, and the same at the end of their move, lost by it. */
const retiring = rowsOf([foot({ duty: { retires: 12 * INCH } }), FAR]);
const lost = (state: 'dead' | 'prisoner'): KriegspielBattle => ({
  ...retiring,
  phase: 'interval',
  men: retiring.men.map((man) => (man.side === 'red' ? { ...man, state } : man)),
});
/** A gun with its six gunners, and five men a yard before it, two of them behind a wall. */
const gunned = withGunAt(
  rowsOf([
    foot({ service: 'artillery', count: 6, x: 20, y: 18, id: 'G' }),
    foot({ side: 'blue', count: 4, x: 20, y: 60, id: 'E' }),
  ]),
  'G1',
  20,
  20,
);
const loose = rowsOf([{ side: 'red', service: 'infantry', count: 10, x: 60, y: 20 }, FAR]);
const riders = rowsOf([horse(), FAR]);
const onFoot = withState(
  after(rowsOf([horse({ count: 8 }), FAR]), { kind: 'dismount', body: 'C' }),
  { duties: {} },
);
/** Two boats' companies of infantry by a landing, and a train on its rails. */
const SIDE = { ...FORCE, infantry: 30, boats: 1, trains: 1 };
const flat = (id: string, kind: 'river' | 'landing' | 'railway', at: Parameters<typeof block>[2]) =>
  block(id, kind, at, 0);
const harbour = (() => {
  const battle = battleOf(
    Object.fromEntries<readonly [number, number]>([
      ...numbers('R', 1, 10).map((id, i) => [id, [48 + i, 35]] as const),
      ['B1', [100, 90]],
    ]),
    {
      country: onField([
        flat('river', 'river', [0, 40, 120, 60]),
        flat('landing', 'landing', [50, 36, 56, 40]),
        flat('rails', 'railway', [0, 20, 120, 22]),
      ]),
      forces: { red: SIDE, blue: SIDE },
    },
  );
  const at: Readonly<Record<string, object>> = {
    S1: inches(53, 42),
    T1: { ...inches(53, 21), bearing: 90_000 },
  };
  return withState(battle, {
    transports: battle.kriegspiel.transports.map((each) => ({ ...each, ...at[each.id] })),
  });
})();
const TEN = numbers('R', 1, 10);
const aboard = after(harbour, { kind: 'embark', transport: 'S1', men: TEN }, ...turns(2));

/** Red's move and Blue's, so many times. */
function turns(count: number): readonly KriegspielOrder[] {
  return Array.from({ length: count }, () => [
    { kind: 'end' } as const,
    { kind: 'go' } as const,
    { kind: 'end' } as const,
    { kind: 'go' } as const,
  ]).flat();
}

type OrderSentence = readonly [battle: KriegspielBattle, order: KriegspielOrder, english: string];

/** Orders with what is said of each, a no-break space written as one that breaks. */
const ORDERS: readonly OrderSentence[] = [
  [
    rowsOf([foot(), FAR]),
    { kind: 'marchBody', body: 'A', path: [inches(60, 26)] },
    'Body A marches 6⅞ in: 58% of a march, 42% left.',
  ],
  [
    loose,
    { kind: 'march', man: 'R1', to: inches(56.625, 26) },
    'Infantryman R1 marches 6 in: 50% of a march, 50% left.',
  ],
  [
    rowsOf([foot(), FAR]),
    { kind: 'formBody', men: numbers('R', 1, 5), front: 0 },
    'Body B: 5 infantry extended: formed.',
  ],
  [
    rowsOf([foot(), FAR]),
    { kind: 'changeFormation', body: 'A', formation: 'fours' },
    'Body A now stands in fours. Its whole march is spent.',
  ],
  [
    riders,
    { kind: 'dismount', body: 'C' },
    'Body C dismounts, and body A holds the horses. Its whole march is spent.',
  ],
  [onFoot, { kind: 'mount', body: 'C' }, 'Body C mounts. Its whole march is spent.'],
  [gunned, { kind: 'limber', gun: 'G1' }, 'Gun G1 is limbered. Half its march is spent.'],
  [
    after(gunned, { kind: 'limber', gun: 'G1' }),
    { kind: 'unlimber', gun: 'G1' },
    'Gun G1 is unlimbered. Half its march is spent.',
  ],
  [
    after(gunned, { kind: 'limber', gun: 'G1' }),
    { kind: 'marchGun', gun: 'G1', path: [inches(20, 30)] },
    'Gun G1 marches 10 in: 42% of a march, 8% left.',
  ],
  [
    atBridge,
    { kind: 'marchWaggon', waggon: 'W1', path: [inches(60, 18)] },
    'Waggon W1 marches 4 in: 67% of a march, 33% left.',
  ],
  [
    gunned,
    { kind: 'shell', gun: 'G1', screw: 'light', bearing: 270_000, elevation: 9_000 },
    'Gun G1 fires. The shell leaves the table: nobody is hurt.',
  ],
  [
    rowsOf([foot(), FAR]),
    { kind: 'rifles', men: numbers('R', 1, 5), bearing: 0, elevation: 1_000 },
    'Infantryman R3 and four others fire. Off the floor, then off the table: nobody is hit.',
  ],
  [
    charge('extended'),
    { kind: 'charge', body: 'C', target: 'E' },
    'Body C charges body E from 2 ft 6 in. Charging: 4 dead. Charged: 12 dead. Name the dead.',
  ],
  [
    charge('ranks'),
    { kind: 'charge', body: 'C', target: 'E' },
    'Body C charges body E from 2 ft 6 in. The charge is settled: 12 cavalry of Red die.',
  ],
  [
    after(charge('extended'), { kind: 'charge', body: 'C', target: 'E' }),
    {
      kind: 'settleCharge',
      casualties: { dead: [...numbers('R', 49, 4), ...numbers('B', 1, 12)], taken: [] },
    },
    'The charge is settled: 4 cavalry of Red and 12 infantry of Blue die.',
  ],
  [
    atBridge,
    { kind: 'beginWork', work: 'destroy', men: engineers, target: 'road', at: [] },
    '2 engineers begin a work of 1 move: destruction (a road bridge).',
  ],
  [
    harbour,
    { kind: 'embark', transport: 'S1', men: TEN },
    '10 infantry go aboard boat S1: done at the end of the next move.',
  ],
  [
    aboard,
    { kind: 'disembark', transport: 'S1', men: TEN.slice(0, 2) },
    '2 infantry get off boat S1.',
  ],
  [
    aboard,
    { kind: 'moveTransport', transport: 'S1', path: [inches(53, 48)] },
    'Boat S1 goes 6 in: 50% of a march, 50% left.',
  ],
  [
    rowsOf([horse(), FAR]),
    { kind: 'nameNext', side: 'red', man: 'R50' },
    'Horseman R50 is named next in rank.',
  ],
  [loose, { kind: 'lie', man: 'R1', lying: true }, 'Infantryman R1 lies down.'],
  [loose, { kind: 'end' }, 'Red ends the move.'],
  // Who has won is told by the table and by the replay.
  [loose, { kind: 'surrender', side: 'red' }, 'Red surrenders the battle.'],
];

const FOREIGN = /[{}]|\b(?:undefined|null|NaN)\b|\blw[A-Z]\w+:/;
const plain = (words: string): string => words.replace(/[\u00a0\u202f]/g, ' ');

afterAll(() => setLanguage('en'));

test.each(ORDERS)('%#: the effect of an order', async (before, order, english) => {
  await setLanguage('en');
  expect(plain(kriegspielOrderWords(before, order, after(before, order)))).toBe(english);
  await setLanguage('fr');
  const french = kriegspielOrderWords(before, order, after(before, order));
  expect(french).toMatch(/^[\p{Lu}\d].*\.$/u);
  expect(french).not.toMatch(FOREIGN);
});

describe('a shell', () => {
  const order = {
    kind: 'shell',
    gun: 'G1',
    screw: 'medium',
    bearing: 0,
    elevation: 6_000,
  } as const;
  const rest = (battle: KriegspielBattle) => {
    const last = after(battle, order).shots.at(-1)!.events.at(-1)!;
    if (last.kind !== 'rest') throw new Error('The shell is off the field.');
    return last.at;
  };
  /** Men round the place where the shell of the gun lies, in inches from it. */
  const among = (count: number, y = 2, wall = false) => {
    const { x, y: up } = rest(gunned);
    const [middle, line] = [x / 16, up / 16];
    const rows: Row[] = [
      foot({ service: 'artillery', count: 6, x: 20, y: 18, id: 'G' }),
      foot({ side: 'blue', count, x: middle, y: line + y, apart: 0.5, id: 'E' }),
    ];
    const walls = wall
      ? [block('w', 'wall', [middle - 3, line + 0.5, middle + 3, line + 1], 1)]
      : [];
    return withGunAt(rowsOf(rows, { country: onField(walls) }), 'G1', 20, 20);
  };
  const sentenceOf = (battle: KriegspielBattle): string =>
    plain(kriegspielOrderWords(battle, order, after(battle, order)));

  test('names the dead of its circle, and those who do not count', async () => {
    await setLanguage('en');
    expect(sentenceOf(gunned)).toMatch(
      /^Gun G1 fires\. The shell bursts .*\. Nobody is within three inches of it\.$/,
    );
    expect(sentenceOf(among(1))).toMatch(
      /The only man within three inches dies: 1 infantryman of Blue\.$/,
    );
    expect(sentenceOf(among(5))).toMatch(
      /Of 5 men within three inches 3 die: 3 infantry of Blue\.$/,
    );
    expect(sentenceOf(among(5, 2, true))).toMatch(
      /The shell bursts [^.]*\. 5 infantry of Blue, behind a wall, do not count\.$/,
    );
  });
});

test('a mine that goes off under a march, though its side alone knew of it', async () => {
  await setLanguage('en');
  const mined = withState(rowsOf([foot({ count: 11 }), FAR]), {
    mines: [{ id: 'BK1', side: 'blue', at: inches(60, 24) }],
  });
  const order = { kind: 'marchBody', body: 'A', path: [inches(60, 28)] } as const;
  const [before, now] = [mined, after(mined, order)].map((each) => seenBy(each, 'red'));
  expect(kriegspielOrderWords(before!, order, now!)).toMatch(/A mine goes off: 11 men die\.$/);
});

test('a secret work is not named, and the enemy’s is not seen', async () => {
  await setLanguage('en');
  const order = {
    kind: 'beginWork',
    work: 'mine',
    men: engineers,
    target: null,
    at: [inches(28, 36)],
  } as const;
  const now = after(atBridge, order);
  const known = seenBy(seenBy(now, 'red'), 'blue');
  expect(kriegspielOrderWords(atBridge, order, known)).toBe('It is noted and sealed.');
  expect(kriegspielOrderWords(atBridge, order, now)).toMatch(/begin a work of 6.moves: a mine\.$/);
  expect(eventWords(seenBy(atBridge, 'blue'), seenBy(now, 'blue'))).toEqual([]);
});

/** What happens besides, each with the battle before and after it. */
const EVENTS: readonly (readonly [
  before: KriegspielBattle,
  after: KriegspielBattle,
  english: readonly string[],
])[] = [
  [
    after(atBridge, {
      kind: 'beginWork',
      work: 'destroy',
      men: engineers,
      target: 'road',
      at: [],
    }),
    withState(atBridge, { ruins: atBridge.country.pieces.filter(({ id }) => id === 'road') }),
    ['A road bridge is destroyed.'],
  ],
  [
    withState(atBridge, { ruins: atBridge.country.pieces.filter(({ id }) => id === 'road') }),
    atBridge,
    ['A road bridge is repaired.'],
  ],
  [
    atBridge,
    withState(atBridge, { gaps: [{ railway: 'track', at: inches(62, 12) }] }),
    ['A rail is torn up, 1 ft from Red’s back line, 5 ft from the east edge.'],
  ],
  [
    withState(atBridge, { gaps: [{ railway: 'track', at: inches(62, 12) }] }),
    atBridge,
    ['A rail is laid again, 1 ft from Red’s back line, 5 ft from the east edge.'],
  ],
  [
    atBridge,
    withState(atBridge, { built: [{ piece: 'd', side: 'blue' }] }),
    ['An earthwork of Blue stands, 1 ft from Red’s back line, 4 ft from the east edge.'],
  ],
  [
    atBridge,
    withState(atBridge, {
      depots: atBridge.kriegspiel.depots.map((each) => ({ ...each, burnt: true, packets: 0 })),
    }),
    ['A depot is burnt, with what it held.'],
  ],
  [
    withState(atBridge, {
      works: [
        {
          id: 'RK1',
          side: 'red',
          kind: 'emptyWaggons',
          men: numbers('R', 1, 4),
          target: 'W1',
          at: [],
          done: 0,
          takes: 1,
        },
      ],
    }),
    withState(atBridge, {
      waggons: atBridge.kriegspiel.waggons.map((each) => ({ ...each, packets: 0 })),
    }),
    ['The load of waggon W1 is burnt, and of waggons beside it.'],
  ],
  [
    atBridge,
    withState(atBridge, {
      waggons: atBridge.kriegspiel.waggons.map((each) => ({ ...each, side: 'blue' })),
    }),
    ['Blue takes waggon W1.'],
  ],
  [
    atBridge,
    withState(atBridge, {
      waggons: atBridge.kriegspiel.waggons.map((each) => ({ ...each, destroyed: true })),
    }),
    ['Waggon W1 is destroyed.'],
  ],
  [
    gunned,
    withState(gunned, {
      guns: { ...gunned.kriegspiel.guns, G1: { ...gunned.kriegspiel.guns.G1!, destroyed: true } },
    }),
    ['Gun G1 is destroyed.'],
  ],
  [
    { ...gunned, moves: 5 },
    withState(
      { ...gunned, moves: 5 },
      {
        guns: {
          ...gunned.kriegspiel.guns,
          G1: { ...gunned.kriegspiel.guns.G1!, disabledUntil: 10 },
        },
      },
    ),
    ['Gun G1 is disabled for 2 moves of its side.'],
  ],
  [aboard, afterTransportsHit(aboard, inches(53, 42), 3 * INCH), ['Boat S1 is destroyed.']],
  [harbour, aboard, ['10 infantry are aboard boat S1.']],
  [
    riders,
    { ...sentAway({ ...riders, moves: 4 }, ['B119']) },
    ['The General of Blue is away for 3 of its moves: a shell burst by him.'],
  ],
  [
    riders,
    succeeded({
      ...riders,
      men: riders.men.map((man) => (man.id === 'R119' ? { ...man, state: 'dead' } : man)),
    }),
    ['The General of Red is killed; horseman R49 follows him.'],
  ],
  [
    riders,
    succeeded({
      ...riders,
      men: riders.men.map((man) => (man.id === 'R119' ? { ...man, state: 'captive' } : man)),
    }),
    ['The General of Red is captured; horseman R49 follows him.'],
  ],
  [
    withState(riders, { bodies: [] }),
    succeeded({
      ...riders,
      men: riders.men.map((man) => (man.side === 'blue' ? { ...man, state: 'dead' } : man)),
    }),
    ['The General of Blue is killed, and nobody is left to follow him.'],
  ],
  [
    onFoot,
    withState(onFoot, { horses: {}, unhorsed: ['R49', 'R50'] }),
    ['Red: 2 horses are lost, for nobody holds them.'],
  ],
  [
    riders,
    withState(riders, { besieged: { R49: 4, R50: 4 } }),
    ['Red: besieged are now 2 cavalry.'],
  ],
  [
    withState(riders, { besieged: { R49: 4, R50: 4 } }),
    riders,
    ['Red: no longer besieged are 2 cavalry.'],
  ],
  [
    riders,
    withState(riders, { wanting: { R49: { forage: 4 } } }),
    ['Red: forage was due and not given to 1 horseman.'],
  ],
  [
    retiring,
    lost('dead'),
    ['Red, driven off the field or into deep water while retiring, loses 10 infantry.'],
  ],
  [retiring, lost('prisoner'), ['Red, with no way to retire, gives up 10 infantry.']],
];

test('a loss by a charge is none by a retirement, even of men who still owe one', () => {
  expect(eventWords(retiring, { ...lost('dead'), phase: 'men' })).toEqual([]);
});

test('men within charging distance are told so, cavalry with what it may do, while it is true', async () => {
  await setLanguage('en');
  const facing = (row: Row): KriegspielBattle =>
    rowsOf([{ ...row, duty: { pursuit: 'menaced' } }, horse({ side: 'blue', y: 44, id: 'E' })]);
  const status = (battle: KriegspielBattle, id: string) =>
    statusOfBody(battle, bodyIn(battle, id)).map(plain);
  expect(status(facing(foot()), 'A')).toEqual(['within charging distance of the enemy’s cavalry']);
  const sabres = facing(horse());
  expect(status(sabres, 'C')).toEqual([
    'within charging distance of the enemy’s cavalry: to charge, retire or dismount',
  ]);
  const alone = {
    ...sabres,
    men: sabres.men.map((man) => (man.side === 'blue' ? { ...man, state: 'dead' as const } : man)),
  };
  expect(status(alone, 'C')).toEqual([]);
});

test.each(EVENTS)('%#: events besides', async (before, now, english) => {
  await setLanguage('en');
  expect(eventWords(before, now).map(plain)).toEqual(english);
  await setLanguage('fr');
  const [french = ''] = eventWords(before, now);
  expect(french).toMatch(/^[\p{Lu}\d].*\.$/u);
  expect(french).not.toMatch(FOREIGN);
});

test('at the end of a sixth move packets are given up, and men without one lack it', async () => {
  await setLanguage('en');
  const hungry = scene({
    groups: [
      { id: 'A', count: 60, x: 20, y: 10 },
      { side: 'blue', count: 1, x: 110, y: 90 },
    ],
    waggons: [{ x: 22, y: 4, packets: 1 }],
    moves: 10,
  });
  expect(kriegspielOrderWords(hungry, { kind: 'end' }, after(hungry, { kind: 'end' }))).toBe(
    'Red ends the move. Red gives up 1 packet. Red: food was due and not given to 30 infantry.',
  );
});

test('an edge that takes several moves is paid for first', async () => {
  await setLanguage('en');
  const hill = block('h', 'block', [0, 30, 120, 60], 6);
  const battle = scene({
    groups: [{ side: 'blue', count: 1, x: 110, y: 90 }],
    pieces: [hill],
    waggons: [{ x: 60, y: 28.4 }],
  });
  const order = { kind: 'marchWaggon', waggon: 'W1', path: [inches(60, 31.6)] } as const;
  expect(kriegspielOrderWords(battle, order, after(battle, order))).toBe(
    'Waggon W1 is at the edge: 1 of 2 whole moves are spent on crossing it.',
  );
  expect(
    marchCostWords(battle, waggonCost(battle, battle.kriegspiel.waggons[0]!, order.path)),
  ).toMatch(/1 contour up\. It crosses the edge as 2 whole moves\.$/);
});
