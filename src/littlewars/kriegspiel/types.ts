/**
 * The vocabulary of Kriegspiel (docs/kriegspiel.md): what a battle of Little Wars has besides its men and guns when it
 * is fought with chapters of that sketch. Lengths are sixteenths of an inch, angles thousandths of a degree, and
 * everything is plain data, as in the engine.
 *
 * A move is a side's, counted from 0 over both sides as `Battle.moves` is; “six moves of a side” are twelve of these.
 */
import type { Battle, BySide, Muster, Piece, Point, Side } from '../engine/types';
import type { Casualties, Isolation } from '../engine/meleeTypes';
import type { Depot, Mine, RailGap, Supply, Transport, Waggon, Work } from './things';
import type { ChargeBand, ChargeToll, FootStand } from './chargeTolls';

/** The chapters of the rules of Kriegspiel that a battle may be fought with. */
export const CHAPTERS = [
  'shells',
  'rifles',
  'ground',
  'formations',
  'command',
  'supply',
  'works',
  'charges',
  'boats',
  'trains',
] as const;
/**
 * A chapter of the rules of Kriegspiel that a battle may be fought with: `shells`, `rifles`, `ground`, `formations`,
 * `command`, `supply`, `works`, `charges`, `boats` or `trains`; some need others (`NEEDED`).
 */
export type Chapter = (typeof CHAPTERS)[number];

/** The chapters of Kriegspiel that each chapter needs. */
export const NEEDED: Readonly<Record<Chapter, readonly Chapter[]>> = {
  shells: [],
  rifles: [],
  ground: [],
  formations: [],
  command: [],
  supply: [],
  works: [],
  charges: ['formations'],
  boats: ['ground'],
  trains: ['ground'],
};

/** Returns the chapters that the given ones need (`NEEDED`) and that are missing, in the order of `CHAPTERS`. */
export const missingChapters = (taken: readonly Chapter[]): readonly Chapter[] =>
  CHAPTERS.filter(
    (chapter) => !taken.includes(chapter) && taken.some((each) => NEEDED[each].includes(chapter)),
  );

/** The services to which men belong (kriegspiel.md 1.3): infantry, cavalry, gunners, engineers and the General. */
export const SERVICES = ['infantry', 'cavalry', 'artillery', 'engineers', 'general'] as const;
/**
 * The service to which a man belongs (kriegspiel.md 1.3); his arm, in the sense of Little Wars, is the figure that he
 * is, on foot or mounted. Gunners (`artillery`) and engineers are on foot; the General is mounted; a dismounted
 * cavalryman is of the cavalry and on foot.
 */
export type Service = (typeof SERVICES)[number];

/** The formations of a body (kriegspiel.md 2.5): `fours` (a column), two `ranks` and `extended` order. */
export const FORMATIONS = ['fours', 'ranks', 'extended'] as const;
/**
 * The formation of a body (kriegspiel.md 2.5): `fours`, a column four abreast; two `ranks`; or `extended`, one rank
 * with wide gaps. Fours and ranks are close order.
 */
export type Formation = (typeof FORMATIONS)[number];

/**
 * Men of one side and one service in a formation (kriegspiel.md 2.5), as an order has formed them. `front` is in
 * thousandths of a degree.
 */
export interface Body {
  /** `A`, `B`, …, `Z`, `AA`, …, over both sides, constant while it exists. */
  readonly id: string;
  readonly side: Side;
  /** In the order in which they stand: from the left of the front rank. The fallen and the taken stay in the list. */
  readonly men: readonly string[];
  readonly formation: Formation;
  /** The direction of its front. */
  readonly front: number;
}

/**
 * The numbers of men, guns, waggons, boats and trains of a side at the beginning (kriegspiel.md 1.3). Each gun has six
 * gunners in addition, and with the chapter *command* each side has a General.
 */
export interface KriegspielForce {
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
  readonly engineers: number;
  readonly waggons: number;
  readonly boats?: number;
  readonly trains?: number;
}

/**
 * The terms of a battle with chapters of Kriegspiel before anybody is set out: those of Little Wars, with forces of
 * Kriegspiel, the chapters, whether men are of half size, and whether Generals can be hit and captured.
 */
export interface KriegspielMuster extends Omit<Muster, 'forces'> {
  readonly forces: BySide<KriegspielForce>;
  readonly chapters: readonly Chapter[];
  /** 1.1: whether men are of half size. */
  readonly half: boolean;
  /** 4.2: whether the General can be hit and captured. */
  readonly generalVulnerable: boolean;
}

/** The ways in which a man may stand to the enemy's cavalry (`Pursuit`). */
export const PURSUITS = ['free', 'menaced', 'pursued', 'stood', 'retired', 'overtaken'] as const;
/**
 * How a man stands to the enemy's cavalry (kriegspiel.md 7.3 to 7.6). After the enemy's move: `menaced`, within
 * charging distance, or `pursued`, so again after he has retired. After his own move: `stood`, still mounted where he
 * was menaced; `retired`; or `overtaken`, retired on foot and still within charging distance. Otherwise `free`.
 */
export type Pursuit = (typeof PURSUITS)[number];

/** What a man has done in a move, and what he owes (kriegspiel.md 2.5, 3.1, 7). Lengths: sixteenths of an inch. */
export interface MoveState {
  /** Halves of his march that changes of formation, mounting and their like have taken: 0, 1 or 2. */
  readonly halves: 0 | 1 | 2;
  /** How much of his whole march he has used, from 0 to 1, measured in shares of it (2.2); not rounded. */
  readonly used: number;
  /** Whether he has fired, or served a gun that has fired, in this move. */
  readonly fired: boolean;
  /** Whether he works in this move, or goes aboard or gets off a boat or train. */
  readonly worked: boolean;
  /** Whether he has charged in this move. */
  readonly charged: boolean;
  /** Where he stood when the move began. */
  readonly start: Point;
  /**
   * In his next move, or in this if it is his, he neither marches, changes nor charges: he was charged in close order
   * (7.2), or fire has stopped his pursuit (7.6).
   */
  readonly fixed: boolean;
  /** 7.2, 7.5: how far he retires in his next move, or in this if it is his; 0 if he owes nothing. */
  readonly retires: number;
  readonly pursuit: Pursuit;
}

/**
 * How a charge is received (kriegspiel.md 7.1 to 7.7). By men on foot: `extended` or `close`, standing;
 * `retiringExtended` or `retiringClose`, overtaken while they retire. By mounted cavalry: `stationary`, which stayed
 * where it was menaced, or else `cavalry`. By guns with their gunners: `artillery`.
 */
export type ChargeStand = FootStand | 'stationary' | 'cavalry' | 'artillery';

/**
 * A charge of one body on another, or on gunners, as it would be now or was made (kriegspiel.md 7): its distance in
 * sixteenths of an inch, how it is received, and what it costs. Men, bodies and guns are named by id.
 */
export interface Charge {
  readonly body: string;
  /** The body that is charged, or the gun whose gunners are charged. */
  readonly target: string;
  /** Who charges and who is charged: all who are ready in the two bodies. */
  readonly sabres: readonly string[];
  readonly charged: readonly string[];
  /** Where the nearest sabre stood when the move began, and where the nearest man charged stands. */
  readonly from: Point;
  readonly to: Point;
  /** From `from` to `to`, in sixteenths of an inch, not rounded. */
  readonly distance: number;
  readonly band: ChargeBand;
  readonly stand: ChargeStand;
  /** How many times each charging sabre counts: once on level ground (7.5). */
  readonly factor: number;
  /** Whether the smaller side is isolated, where cavalry of unequal numbers meets (7.5); otherwise null. */
  readonly isolation: Isolation | null;
  /** 7.7: the guns of those charged, the nearest first. */
  readonly guns: readonly string[];
  /** What it costs; if a toss decides (7.5), what it costs when the chargers win and when they lose it. */
  readonly tolls: readonly [ChargeToll] | readonly [won: ChargeToll, lost: ChargeToll];
}

/**
 * A charge that was made and whose dead and taken the mover has yet to name (kriegspiel.md 7.1); `toll` has their
 * numbers.
 */
export interface ChargeMade extends Charge {
  readonly toll: ChargeToll;
  /** Whether the chargers have won the toss; null if there was none. */
  readonly won: boolean | null;
  /** A proposed choice of the dead and taken. */
  readonly proposal: Casualties;
}

/**
 * The state that Kriegspiel adds to a gun (kriegspiel.md 2.5, 3.4): whether it is limbered, disabled or destroyed, and
 * how much of its march is used.
 */
export interface Limber {
  readonly limbered: boolean;
  /** The first move in which it is no longer disabled (3.4). */
  readonly disabledUntil: number;
  readonly destroyed: boolean;
  /** The halves of its march that limbering has taken in this move, and the share used in marching, from 0 to 1. */
  readonly halves: 0 | 1 | 2;
  readonly used: number;
}

/**
 * What Kriegspiel adds to the state of a battle. The parts of chapters that the battle is fought without stay empty.
 * Clauses are those of kriegspiel.md.
 */
export interface KriegspielState {
  readonly chapters: readonly Chapter[];
  /** The forces at the beginning; the engine counts gunners and engineers as infantry, the General as cavalry. */
  readonly forces: BySide<KriegspielForce>;
  /** 2.1: whether a charge has ended the marches of this move. */
  readonly charging: boolean;
  /** 4.2: whether the General can be hit and captured (Sykes) or not (Wells). */
  readonly generalVulnerable: boolean;
  /** By man; constant. Nobody is missing. */
  readonly services: Readonly<Record<string, Service>>;
  readonly bodies: readonly Body[];
  /** By man, under the name that the console writes; a man who is missing has done nothing and owes nothing. */
  readonly duties: Readonly<Record<string, MoveState>>;
  /** By gun; none is missing. */
  readonly guns: Readonly<Record<string, Limber>>;
  readonly waggons: readonly Waggon[];
  readonly transports: readonly Transport[];
  readonly depots: readonly Depot[];
  /** The charge whose dead and taken are being named (7.1); null if there is none. */
  readonly charge: ChargeMade | null;
  readonly works: readonly Work[];
  /** Entrenchments and epaulements that are done (6.3): walls of the Country, by the id of their piece. */
  readonly built: readonly { readonly piece: string; readonly side: Side }[];
  /** How many works each side has begun. */
  readonly begun: BySide<number>;
  /** Bridges and culverts that are destroyed, as they were (6.1): bridges are not in the Country meanwhile. */
  readonly ruins: readonly Piece[];
  /** Rails that are torn up (6.1). */
  readonly gaps: readonly RailGap[];
  readonly mines: readonly Mine[];
  /** By side: who commands, until which move he is away, and who is named next (4.2). */
  readonly generals: BySide<{
    readonly man: string | null;
    readonly awayUntil: number;
    readonly next: string | null;
  }>;
  /** By man: the supplies due to him and not given, with the move in which each fell due (5.6). */
  readonly wanting: Readonly<Record<string, Partial<Readonly<Record<Supply, number>>>>>;
  /** By man: the last move at whose end food was given for him (5.5); a man who is missing has had none yet. */
  readonly fed: Readonly<Record<string, number>>;
  /** By man: the move since whose end he is besieged (5.5). */
  readonly besieged: Readonly<Record<string, number>>;
  /** By man: in how many moves of his side running he has fired (5.1). */
  readonly fired: Readonly<Record<string, number>>;
  /** 2.3: by man, body, gun or waggon at an edge, how many whole moves it has paid to cross, and the last. */
  readonly crossing: Readonly<Record<string, { readonly paid: number; readonly move: number }>>;
  /** 2.5: by holder, the men whose horses he holds. */
  readonly horses: Readonly<Record<string, readonly string[]>>;
  /** Men without a horse for good: it was eaten (5.6) or lost (2.5). */
  readonly unhorsed: readonly string[];
}

/** A battle of Little Wars with the state of Kriegspiel's chapters, which functions of Little Wars leave unchanged. */
export interface KriegspielBattle extends Battle {
  readonly kriegspiel: KriegspielState;
}
