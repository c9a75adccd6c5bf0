/**
 * The vocabulary of Little Wars, each term with its type: the parts of a battle and the orders. Clauses are those
 * of littlewars.md. All lengths and heights are integers in sixteenths of an inch (an inch is 16, a foot 192);
 * angles are integers in thousandths of a degree. Everything is plain data that can be written as JSON and read
 * back.
 *
 * The field is a plane: x from 0 to `width` along the back lines, y from 0 (Red's back line) to `depth` (Blue's). A
 * bearing of 0 looks along y, towards Blue; 90,000 looks along x.
 */
import type { Shot } from './flight';
import type { Casualties, Isolation, Toll } from './meleeTypes';
import type { BattleRules, Force } from './battleRules';
import type { RulingsVersion } from './rulings';

/** The two sides of a battle, `red` and `blue`, Red first. */
export const SIDES = ['red', 'blue'] as const;
/** One of the two sides of a battle: `red`, whose back line has the y 0, or `blue`. */
export type Side = (typeof SIDES)[number];

/** The two kinds of men, `infantry` and `cavalry`. */
export const ARMS = ['infantry', 'cavalry'] as const;
/** What a man is: `infantry` on foot, or `cavalry`. */
export type Arm = (typeof ARMS)[number];

/** A value for each of the two sides. */
export type BySide<T> = Readonly<Record<Side, T>>;

/**
 * A point; on the field in whole sixteenths of an inch: `x` along Red's back line from its left end, `y` from that
 * line towards Blue's.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

// --- The Country (1.3, 1.4) ------------------------------------------------------------------------------------------

/** The pieces of Little Wars. */
const PIECE_KINDS = [
  'board',
  'house',
  'shed',
  'wall',
  'tree',
  'rock',
  'water',
  'ford',
  'bridge',
] as const;
/**
 * The kinds of scenery that Kriegspiel adds to those of Little Wars (kriegspiel.md 1.2): blocks, roads, rivers,
 * railways, stations, road and railway bridges, culverts, depots and landings.
 */
export const KRIEGSPIEL_PIECES = [
  'block',
  'road',
  'river',
  'railway',
  'station',
  'roadBridge',
  'railBridge',
  'culvert',
  'depot',
  'landing',
] as const;
/** All kinds of scenery that a Country may have; `PieceKind` describes each. */
export const ALL_PIECES = [...PIECE_KINDS, ...KRIEGSPIEL_PIECES] as const;
/**
 * The kind of a piece of scenery. `board`: an inch of hill, walked on freely. `house`, `shed`, `wall`, `rock`, `tree`
 * (its trunk): solid, nobody enters. `water`: nobody enters, except over a `ford` or `bridge`. `block`: half a foot
 * of hill. `river`: water. `roadBridge`, `railBridge`: bridges. `station`, `depot`: solid. `road`, `railway`,
 * `culvert` (under a railway) and `landing` (at water) lie flat, and are walked on.
 */
export type PieceKind = (typeof ALL_PIECES)[number];

/**
 * The outline of something seen from above: a polygon that does not cross itself, its corners in either direction, or
 * a circle. On the field in sixteenths of an inch.
 */
export type Shape =
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number };

/**
 * A piece of scenery of a Country, such as a house or a hill. `height` is from the ground under it to its top, in
 * sixteenths of an inch: 16 for a board, 48 to 112 for a house or a shed, 96 for a block, 0 for what is flat. It is
 * wholly on or wholly off each hill under it; only roads, railways and bridges may lie across edges.
 */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly shape: Shape;
  readonly height: number;
  /** Its name for players: “Hook's Farm”. */
  readonly name?: string;
  /** Of a river: whether it can be forded (kriegspiel.md 2.4). */
  readonly fordable?: true;
}

/** A Country to fight over (littlewars.md 1.3): its size in sixteenths of an inch, and its pieces of scenery. */
export interface Country {
  readonly name: string;
  /** Along the back lines. */
  readonly width: number;
  /** From Red's back line to Blue's. */
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

// --- Men and guns (1.1, 1.2) -----------------------------------------------------------------------------------------

/** The states of a man (`ManState`): first those on the field, then those off it. */
export const MAN_STATES = [
  'ready',
  'prisoner',
  'freed',
  'dead',
  'gone',
  'captive',
  'aboard',
] as const;
/**
 * The state of a man. On the field: `ready`, free and armed; `prisoner`, in enemy hands; `freed`, free and disarmed
 * until he has been on his own back line (littlewars.md 5.5). Off the field: `dead`; `gone`, left free across his own
 * line (6.4); `captive`, led away or captured at the end; `aboard` a boat or train, free and armed.
 */
export type ManState = (typeof MAN_STATES)[number];

/**
 * A man of a battle: who he is, where he stands, and what he has done in this move. Lengths are in sixteenths of an
 * inch; numbered clauses are those of littlewars.md.
 */
export interface Man {
  /** `R1`, `R2`, … and `B1`, `B2`, …, constant throughout a battle. */
  readonly id: string;
  readonly side: Side;
  readonly arm: Arm;
  /** Whether he is of half size in every measure (kriegspiel.md 1.1). */
  readonly half?: true;
  /** How far he marches in a move, if not as far as his arm (kriegspiel.md 2.2). */
  readonly march?: number;
  /** His middle; of the dead and gone, the last; of men aboard, the middle of their boat or train. */
  readonly x: number;
  readonly y: number;
  readonly state: ManState;
  /** Lying down (4.3); he stands up at the end of the move. */
  readonly lying: boolean;
  /** The place from which this move is measured (3.4): where it began, in the first the nearest point of his line. */
  readonly start: Point;
  /** Whether he was moved into contact in this move, and so is finished for it (3.6). */
  readonly met: boolean;
  /** The escort of a prisoner; null if he has none, and for all others (5.5). */
  readonly escort: string | null;
  /** The first move of the battle, counted from 0 over both sides, in which he may be moved again (5.5). */
  readonly from: number;
}

/** The part of a man that decides how large he is: his arm, and whether he is of half size. */
export type Figure = Pick<Man, 'arm' | 'half'>;

/**
 * A gun of a battle: where it stands, whose it is, and what it has done in this move. Lengths are in sixteenths of an
 * inch, angles in thousandths of a degree; clauses are those of littlewars.md.
 */
export interface Gun {
  /** `G1`, `G2`, … */
  readonly id: string;
  /** The side that has it at present. */
  readonly side: Side;
  /** The middle of its axle, on which it turns. */
  readonly x: number;
  readonly y: number;
  /** The direction of its muzzle, from 0 to 359,999. */
  readonly bearing: number;
  /** From −5,000 to 30,000. */
  readonly elevation: number;
  /** Shots fired in this move, of four (4.2). */
  readonly shots: number;
  /** The place from which its move is measured, and its bearing there. */
  readonly start: Point;
  readonly startBearing: number;
  /** The men who went with it in this move, if it was moved (4.5). */
  readonly crew: readonly string[];
  /** Whether it was fired and nobody has come to its trail since: out of action until two men stand there (4.4). */
  readonly unserved: boolean;
  /** Whether enemies have passed its axle while one of its side is still near: out of action for both (4.9). */
  readonly disputed: boolean;
  /** The enemies who passed its axle in an earlier move and have ended every move since near it (4.9), by id. */
  readonly passed: readonly string[];
  /** The number of the move at whose end it was captured; it serves its captor from his next. Null if it was not. */
  readonly captured: number | null;
  /** Whether it was taken off across its side's back line with its men (6.4): still held. */
  readonly gone: boolean;
}

// --- The battle
// -------------------------------------------------------------------------------------------------------

/** The phases of a battle (`Phase`), in their order. */
export const PHASES = ['settingOut', 'guns', 'men', 'melees', 'interval', 'over'] as const;
/**
 * The phase of a battle: `settingOut`; `guns`, in which the mover's guns may still move and fire; `men`, in which
 * they may not; `melees`, which are being settled; `interval`, until the next player says `go`; or `over`
 * (littlewars.md 2.3, 3.1, 3.3, 5.4).
 */
export type Phase = (typeof PHASES)[number];

/**
 * Why a battle is over: nobody of a side is left (`noneLeft`) or fit to act (`noneFit`); both are too few (`tooFew`);
 * a Blow at the Rear (`blow`); the attackers have `reached` the line, or the defence has `held` it; a side has
 * surrendered (`surrender`), or a draw was agreed (`agreed`).
 */
export type ResultReason =
  /** 6.1: nobody of the other side is left on the field. */
  | 'noneLeft'
  /** kriegspiel.md 1.4: nobody of the other side, or of both, is fit to act. */
  | 'noneFit'
  /** 6.1: both sides are below the least number. */
  | 'tooFew'
  /** 6.2. */
  | 'blow'
  /** 6.3: a quarter of the attackers is on the line, or can no longer reach it. */
  | 'reached'
  | 'held'
  | 'surrender'
  | 'agreed';

/** How a battle ended: which side has won, null in a draw, and why. */
export interface Result {
  /** Null in a draw. */
  readonly winner: Side | null;
  readonly why: ResultReason;
}

/**
 * What a battle begins with: the Country, the rules, the forces and the seed of its random numbers. `first` is the
 * First Player's side, which in a Defensive Game attacks.
 */
export interface Muster {
  readonly country: Country;
  readonly rules: BattleRules;
  /** The version of its rulings; by default the first, as in records. */
  readonly rulings?: RulingsVersion;
  readonly first: Side;
  readonly forces: BySide<Force>;
  /** A whole number from 0 to 2³² − 1, from which all deviations of the guns follow. */
  readonly seed: number;
}

/** A melee at the end of a move (littlewars.md 5.2), with its men by id, its toll (5.3), and whether it is settled. */
export interface Melee {
  /** Its number among the melees of this move, from 0. */
  readonly number: number;
  readonly men: BySide<readonly string[]>;
  /** The men of both sides in contact with an enemy. */
  readonly touching: readonly string[];
  /** The side with fewer men; null if they are equal. */
  readonly smaller: Side | null;
  /** The isolation of the smaller side; null if they are equal. */
  readonly isolation: Isolation | null;
  readonly toll: Toll;
  /** A proposed choice of the dead and taken, in which the mover's most valuable men live. */
  readonly proposal: Casualties;
  /**
   * Men who are as near to another melee as to this one, whom the mover may put there (5.2), with the numbers of
   * these melees.
   */
  readonly ties: readonly { readonly man: string; readonly melees: readonly number[] }[];
  readonly settled: boolean;
}

/**
 * The whole state of a battle: its Country and rules, its phase and whose move it is, men, guns, melees, random
 * numbers, and the result. It never changes; each order returns a changed copy. Clauses are those of littlewars.md.
 */
export interface Battle {
  readonly country: Country;
  readonly rules: BattleRules;
  readonly rulings: RulingsVersion;
  /** The First Player's side, which moves first; in a Defensive Game it attacks (6.3). */
  readonly first: Side;
  /** The forces at the beginning. */
  readonly forces: BySide<Force>;
  readonly phase: Phase;
  /** The side that moves; in the interval, that moves next; while both set out without a curtain, that sets out. */
  readonly mover: Side;
  /** The number of finished moves, of both sides: 0 in the first. */
  readonly moves: number;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  /** The ids of the men and guns that have been set out, in that order. */
  readonly placed: readonly string[];
  /** Whether each side has declared that it is set out (2.3). */
  readonly ready: BySide<boolean>;
  /** The state of the random numbers from which the deviations of shots follow. */
  readonly stream: number;
  /** The shots of this move, in order. */
  readonly shots: readonly Shot[];
  /** The melees of the move that has ended. */
  readonly melees: readonly Melee[];
  /** The melee into which the mover has put a man who is equally near to several: its number, by the man's id. */
  readonly joined: Readonly<Record<string, number>>;
  /** 6.2: the side that has struck the blow, and how many moves the other has left; null before. */
  readonly struck: { readonly by: Side; readonly left: number } | null;
  /** The sides whose offer of a draw is open (6.7); the next `go` withdraws it. */
  readonly drawOffers: readonly Side[];
  /** Null until the battle is over. */
  readonly result: Result | null;
}

/** The part of a battle that says by which version of the rulings it is fought. */
export type Ruled = Pick<Battle, 'rulings'>;
/** The part of a battle that decides where a man or gun may be: the Country, and the version of the rulings. */
export type Played = Pick<Battle, 'country' | 'rulings'>;
