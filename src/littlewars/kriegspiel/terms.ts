import { FOOT, INCH } from '../engine/lengths';
import { beginBattle } from '../engine/start';
import { boundsOf } from '../engine/shapes';
import { SIDES, type BySide, type Country, type Man, type Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import {
  CHAPTERS,
  type Chapter,
  type KriegspielBattle,
  type KriegspielForce,
  type KriegspielMuster,
  type Service,
} from './types';
import type { Depot, Transport, Waggon } from './things';

/** The number of gunners of each gun at the beginning of a battle (kriegspiel.md 1.3). */
export const GUNNERS = 6;
/** The number of packets of supplies that a waggon holds, and has at the beginning of a battle (kriegspiel.md 1.3). */
export const PACKETS = 6;
/**
 * The usual forces of a side (kriegspiel.md 1.3): `brigade`, 60 infantry, 24 cavalry, 2 guns, 6 engineers and 4
 * waggons; `division`, twice as many of each.
 */
export const KRIEGSPIEL_SIZES = {
  brigade: { infantry: 60, cavalry: 24, guns: 2, engineers: 6, waggons: 4 },
  division: { infantry: 120, cavalry: 48, guns: 4, engineers: 12, waggons: 8 },
} as const satisfies Readonly<Record<string, KriegspielForce>>;
/** The usual size of the field, in sixteenths of an inch (kriegspiel.md 1.1). */
export const KRIEGSPIEL_FIELD = { width: 18 * FOOT, depth: 12 * FOOT };
/** The largest size of the field, in sixteenths of an inch (kriegspiel.md 1.1). */
export const LARGEST_FIELD = { width: 36 * FOOT, depth: 24 * FOOT };

/** The terms of a new battle with all of Kriegspiel: every chapter, and Generals whom nothing strikes. */
export const KRIEGSPIEL = {
  chapters: CHAPTERS,
  half: true,
  generalVulnerable: false,
} as const satisfies Pick<KriegspielMuster, 'chapters' | 'half' | 'generalVulnerable'>;

/** The length of a waggon on the floor, in sixteenths of an inch (kriegspiel.md 1.3). */
export const WAGGON_LENGTH = 2 * INCH;
/** The breadth of a waggon on the floor, in sixteenths of an inch (kriegspiel.md 1.3). */
export const WAGGON_BREADTH = INCH;
/** The height of a waggon, in sixteenths of an inch (kriegspiel.md 1.3). */
export const WAGGON_HEIGHT = INCH;

/**
 * Returns the services of a side's men, in the order of their numbers: infantry, gunners and engineers, who are on
 * foot, then cavalry and, in a battle with *command*, the General.
 */
function servicesOf(force: KriegspielForce, chapters: readonly Chapter[]): readonly Service[] {
  const count = (number: number, service: Service): readonly Service[] =>
    Array.from({ length: number }, () => service);
  return [
    ...count(force.infantry, 'infantry'),
    ...count(force.guns * GUNNERS, 'artillery'),
    ...count(force.engineers, 'engineers'),
    ...count(force.cavalry, 'cavalry'),
    ...count(chapters.includes('command') ? 1 : 0, 'general'),
  ];
}

/** Returns a force as the engine counts it: men on foot, men mounted, guns. */
const figuresOf = (force: KriegspielForce, chapters: readonly Chapter[]): Force => ({
  infantry: force.infantry + force.guns * GUNNERS + force.engineers,
  cavalry: force.cavalry + (chapters.includes('command') ? 1 : 0),
  guns: force.guns,
});

/** How far a service marches off roads with the chapter *ground*, in sixteenths of an inch (kriegspiel.md 2.2). */
export const MARCH: Readonly<Record<Service, number>> = {
  infantry: FOOT,
  cavalry: 3 * FOOT,
  artillery: FOOT,
  engineers: 2 * FOOT,
  general: 3 * FOOT,
};

const waggonsOf = (side: Side, count: number, before: number): Waggon[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `W${before + i + 1}`,
    side,
    x: 0,
    y: 0,
    bearing: 0,
    packets: PACKETS,
    used: 0,
    moved: false,
    destroyed: false,
  }));

/** Returns the boats or trains of both sides, Red's first (8). */
const transportsOf = (
  kind: Transport['kind'],
  letter: string,
  counts: BySide<number | undefined>,
): Transport[] =>
  SIDES.flatMap((side) => Array.from({ length: counts[side] ?? 0 }, () => side)).map((side, i) => ({
    id: `${letter}${i + 1}`,
    kind,
    side,
    x: 0,
    y: 0,
    bearing: 0,
    used: 0,
    aboard: [],
    boarding: null,
    landed: 0,
    destroyed: false,
  }));
/** The number of packets of supplies that a depot has at the beginning of a battle (kriegspiel.md 5.2). */
export const DEPOT_PACKETS = 20;

/** Returns the depots of a Country (5.2), full, each of the side whose back line is nearer, Red's in a tie. */
function depotsOf({ pieces, depth }: Country): readonly Depot[] {
  return pieces
    .filter(({ kind }) => kind === 'depot')
    .map(({ id, shape }) => {
      const { bottom, top } = boundsOf(shape);
      const side = bottom + top <= depth ? 'red' : 'blue';
      return { piece: id, side, packets: DEPOT_PACKETS, burnt: false };
    });
}

/**
 * Returns a battle of Kriegspiel before anybody is set out (kriegspiel.md 1.3). On each side gunners and engineers are
 * numbered after the infantry, and the General after the cavalry. Waggons are `W1`, `W2`, …, boats `S1`, …, trains
 * `T1`, …, Red's first.
 */
export function beginKriegspiel(muster: KriegspielMuster): KriegspielBattle {
  const { forces, chapters, half, generalVulnerable } = muster;
  const battle = beginBattle({
    ...muster,
    forces: {
      red: figuresOf(forces.red, chapters),
      blue: figuresOf(forces.blue, chapters),
    },
  });
  const services = Object.fromEntries(
    SIDES.flatMap((side) => {
      const own = servicesOf(forces[side], chapters);
      return battle.men
        .filter((man) => man.side === side)
        .map((man, i) => [man.id, own[i] as Service] as const);
    }),
  );
  const marches = chapters.includes('ground');
  const generalOf = (side: Side) => ({
    man: battle.men.find((man) => man.side === side && services[man.id] === 'general')?.id ?? null,
    awayUntil: 0,
    next: null,
  });
  return {
    ...battle,
    men: battle.men.map((man): Man => ({
      ...man,
      ...(half ? { half } : {}),
      ...(marches ? { march: MARCH[services[man.id] as Service] } : {}),
    })),
    kriegspiel: {
      chapters,
      forces,
      charging: false,
      generalVulnerable,
      services,
      bodies: [],
      duties: {},
      guns: Object.fromEntries(
        battle.guns.map(({ id }) => [
          id,
          { limbered: false, disabledUntil: 0, destroyed: false, halves: 0, used: 0 } as const,
        ]),
      ),
      waggons: [
        ...waggonsOf('red', forces.red.waggons, 0),
        ...waggonsOf('blue', forces.blue.waggons, forces.red.waggons),
      ],
      transports: [
        ...transportsOf('boat', 'S', { red: forces.red.boats, blue: forces.blue.boats }),
        ...transportsOf('train', 'T', { red: forces.red.trains, blue: forces.blue.trains }),
      ],
      depots: chapters.includes('supply') ? depotsOf(muster.country) : [],
      charge: null,
      works: [],
      built: [],
      begun: { red: 0, blue: 0 },
      ruins: [],
      gaps: [],
      mines: [],
      generals: { red: generalOf('red'), blue: generalOf('blue') },
      wanting: {},
      fed: {},
      besieged: {},
      fired: {},
      crossing: {},
      horses: {},
      unhorsed: [],
    },
  };
}
