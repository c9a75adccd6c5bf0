// The tables of the rule book of Kriegspiel, in words: every number in them is the engine's.
import type { Man, PieceKind } from '../../../engine/types';
import { BOARDING_MOVES, BOATLOAD } from '../../../kriegspiel/boarding';
import { halvesFor } from '../../../kriegspiel/formations';
import { costOf, type Mobility, type Stretch } from '../../../kriegspiel/ground';
import { LIMBER_HALVES } from '../../../kriegspiel/guns';
import { GUN } from '../../../kriegspiel/gunMarches';
import { asArm, MOUNT_HALVES } from '../../../kriegspiel/horses';
import { mobilityOf } from '../../../kriegspiel/marches';
import { SUPPLY_REACH } from '../../../kriegspiel/supplyLines';
import { lotsOf, PACKET_FOR } from '../../../kriegspiel/supplyNeeds';
import { IN_TRUCK, TRANSPORT_MARCH, TRUCKS, TRUCKS_FOR_GUN } from '../../../kriegspiel/transports';
import type { Formation, KriegspielBattle } from '../../../kriegspiel/types';
import { SUPPLIES, type WorkKind } from '../../../kriegspiel/things';
import { WAGGON } from '../../../kriegspiel/waggons';
import { MEN_AN_INCH } from '../../../kriegspiel/works';
import { WORK_RULES } from '../../../kriegspiel/workRules';
import { lengthWords } from '../../../words/lengths';
import { t } from '../../../words/t';
import { across, words, type BookTable } from './bookTable';
import { charges, circle, pursued, rifles, screws } from './fightTables';
import { battleOf } from './figureTable';

/** A cell of what does not apply. */
const NONE = '–';

/** Returns a share of a move or march: `½`, `a whole move`, `2 whole moves`. */
function shareWords(share: number): string {
  const fraction = [1, 2, 3, 4, 6].find((part) => Math.abs(share * part - 1) < 1e-9);
  if (fraction !== undefined && fraction > 1)
    return { 2: '½', 3: '⅓', 4: '¼', 6: '⅙' }[fraction] ?? '';
  return t('lwKriegspielRules:tables.share.moves', { count: Math.round(share) });
}

/** One of each service, and a gun and a waggon. */
const everybody = (): KriegspielBattle =>
  battleOf({
    width: 120,
    depth: 96,
    bodies: [
      { count: 1, x: 10, y: 10 },
      { service: 'cavalry', count: 1, x: 20, y: 10 },
      { service: 'engineers', count: 1, x: 30, y: 10 },
    ],
    guns: [[50, 20]],
    waggons: [[60, 20]],
  });

const WHO = [
  'infantry',
  'cavalry',
  'dismounted',
  'engineers',
  'artillery',
  'gun',
  'waggon',
  'general',
] as const;
type Who = (typeof WHO)[number];

/** Returns how everybody marches (2.2); on a road those in fours who may be. */
function mobilities(): Readonly<Record<Who, Mobility>> {
  const battle = everybody();
  const one = (service: string): Man =>
    battle.men.find(({ id }) => battle.kriegspiel.services[id] === service) as Man;
  const of = (man: Man): Mobility => mobilityOf(battle, man, 'fours');
  return {
    infantry: of(one('infantry')),
    cavalry: of(one('cavalry')),
    dismounted: of(asArm(battle, one('cavalry'), 'infantry')),
    engineers: of(one('engineers')),
    artillery: of(one('artillery')),
    gun: GUN,
    waggon: WAGGON,
    general: of(one('general')),
  };
}

function marches(): BookTable {
  const { who, marches: own } = words();
  const all = mobilities();
  return {
    caption: own.caption,
    columns: ['', own.country, own.road],
    rows: WHO.map((each) => [who[each], lengthWords(all[each].march), lengthWords(all[each].road)]),
  };
}

/** Returns what one contour takes of a march (2.3). */
function climbOf(mobility: Mobility, from: number, to: number): number {
  const stretch = (layers: number): Stretch => ({ length: 1, onRoad: false, layers, river: null });
  return costOf([stretch(from), stretch(to)], mobility).climb;
}

function contours(): BookTable {
  const { who, contours: own } = words();
  const all = mobilities();
  return {
    caption: own.caption,
    columns: ['', own.up, own.down],
    rows: WHO.map((each) => [
      who[each],
      shareWords(climbOf(all[each], 0, 1)),
      shareWords(climbOf(all[each], 1, 0)),
    ]),
  };
}

function changes(): BookTable {
  const own = words().changes;
  const line = (head: string, from: Formation, to: Formation) =>
    [
      head,
      shareWords(halvesFor(from, to, 'infantry') / 2),
      shareWords(halvesFor(from, to, 'cavalry') / 2),
      NONE,
    ] as const;
  return {
    caption: own.caption,
    columns: ['', own.infantry, own.cavalry, own.guns],
    rows: [
      line(own.rows.foursRanks, 'fours', 'ranks'),
      line(own.rows.ranksExtended, 'ranks', 'extended'),
      line(own.rows.foursExtended, 'fours', 'extended'),
      [own.rows.mount, NONE, shareWords(MOUNT_HALVES / 2), NONE],
      [own.rows.limber, NONE, NONE, shareWords(LIMBER_HALVES / 2)],
    ],
  };
}

function packets(): BookTable {
  const own = words().packets;
  const [cavalry, others] = [lengthWords(SUPPLY_REACH.cavalry), lengthWords(SUPPLY_REACH.others)];
  const within = {
    food: t('lwKriegspielRules:tables.reach', { infantry: others, cavalry }),
    forage: cavalry,
    ammunition: others,
  };
  return {
    caption: own.caption,
    columns: ['', own.for, own.within],
    rows: SUPPLIES.map((supply) => [
      own.rows[supply],
      t(`lwKriegspielRules:tables.rations.${supply}`, { count: PACKET_FOR[supply] }),
      within[supply],
    ]),
  };
}

function fractions(): BookTable {
  const own = words().fractions;
  const man = everybody().men[0] as Man;
  return across(own.caption, own.men, own.packets, [14, 15, 44, 45, 46], (count) => {
    return lotsOf(Array<Man>(count).fill(man), PACKET_FOR.food).length;
  });
}

/** The works of the table: each kind, and the piece that it is about. */
const WORK_ROWS = {
  destroyRailBridge: ['destroy', 'railBridge'],
  destroyCulvert: ['destroy', 'culvert'],
  destroyRoadBridge: ['destroy', 'roadBridge'],
  repairRailBridge: ['repair', 'railBridge'],
  repairCulvert: ['repair', 'culvert'],
  repairRoadBridge: ['repair', 'roadBridge'],
  tearUp: ['tearUp', null],
  layRail: ['layRail', null],
  mine: ['mine', null],
  entrench: ['entrench', null],
  epaulement: ['epaulement', null],
} as const satisfies Readonly<Record<string, readonly [WorkKind, PieceKind | null]>>;
const BURNING = { burn: ['burn', null], emptyWaggons: ['emptyWaggons', null] } as const;

const worksOf =
  (
    which: Partial<
      Readonly<
        Record<keyof typeof WORK_ROWS | keyof typeof BURNING, readonly [WorkKind, PieceKind | null]>
      >
    >,
  ) =>
  (): BookTable => {
    const own = words().works;
    return {
      caption: own.caption,
      columns: ['', own.men, own.moves],
      rows: Object.entries(which).map(([row, [kind, on]]) => {
        const { men, takes } = WORK_RULES[kind];
        const moves = typeof takes === 'number' ? takes : on === null ? undefined : takes[on];
        return [
          own.rows[row as keyof typeof own.rows],
          kind === 'entrench'
            ? t('lwKriegspielRules:tables.works.anInch', { count: MEN_AN_INCH })
            : `${men}`,
          `${moves}`,
        ];
      }),
    };
  };

function boat(): BookTable {
  const own = words().boat;
  return {
    caption: own.caption,
    columns: [],
    rows: [
      [own.rows.holds, t('lwKriegspielRules:tables.boat.men', { count: BOATLOAD })],
      [own.rows.aboard, t('lwKriegspielRules:tables.boat.moves', { count: BOARDING_MOVES.boat })],
      [own.rows.goes, lengthWords(TRANSPORT_MARCH.boat)],
    ],
  };
}

function train(): BookTable {
  const own = words().train;
  return {
    caption: own.caption,
    columns: [],
    rows: [
      [own.rows.infantry, `${IN_TRUCK.infantry}`],
      [own.rows.cavalry, `${IN_TRUCK.cavalry}`],
      [own.rows.gun, `${TRUCKS_FOR_GUN}`],
      [own.rows.aboard, shareWords(BOARDING_MOVES.train)],
      [
        t('lwKriegspielRules:tables.train.rows.short', { count: TRUCKS }),
        lengthWords(TRANSPORT_MARCH.train),
      ],
      [own.rows.long, lengthWords(TRANSPORT_MARCH.longTrain)],
    ],
  };
}

/** The functions that create the tables of the rule book of Kriegspiel, by the clause below which they are shown. */
export const TABLES: Readonly<Record<string, readonly (() => BookTable)[]>> = {
  '2.2': [marches],
  '2.3': [contours],
  '2.5': [changes],
  '3.2': [screws],
  '3.3': [circle],
  '3.6': [rifles],
  '5.2': [packets],
  '5.3': [fractions],
  '5.7': [worksOf(BURNING)],
  '6.1': [worksOf(WORK_ROWS)],
  '7.1': [charges],
  '7.3': [pursued],
  '8.1': [boat],
  '8.2': [train],
};
