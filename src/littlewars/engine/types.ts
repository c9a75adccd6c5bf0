/**
 * The words of Little Wars, each with its type: what a battle is made of and what can be ordered. Clauses are those of
 * littlewars.md. All lengths and heights are integers in sixteenths of an inch (an inch is 16, a foot 192); angles are
 * integers in thousandths of a degree. Everything here is plain data, which may be written as JSON and read again.
 *
 * The field is a plane: x from 0 to `width` along the back lines, y from 0 (Red's back line) to `depth` (Blue's). A
 * bearing of 0 looks along y, towards Blue; 90,000 looks along x.
 */
import type { Shot } from './flight';
import type { RulingsVersion } from './rulings';

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const ARMS = ['infantry', 'cavalry'] as const;
export type Arm = (typeof ARMS)[number];

export type BySide<T> = Readonly<Record<Side, T>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

// --- The Country (1.3, 1.4) ------------------------------------------------------------------------------------------

export const PIECE_KINDS = [
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
 * `board`: an inch of hill, walked on freely. `house`, `shed`, `wall`, `rock`, `tree` (its trunk): solid, nobody enters.
 * `water`: nobody enters, but where a `ford` or `bridge` lies over it everybody crosses.
 */
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The outline of a piece as seen from above: a simple polygon, in either sense of turning, or a circle. */
export type Shape =
  | { readonly kind: 'polygon'; readonly corners: readonly Point[] }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number };

/**
 * One thing of the Country. `height` is from the ground it stands on to its top: of a board 16, of a house or a shed 48
 * to 112, of water, ford and bridge 0. A piece stands on the boards that are under it: wholly on them or wholly off.
 */
export interface Piece {
  readonly id: string;
  readonly kind: PieceKind;
  readonly shape: Shape;
  readonly height: number;
  /** What people call it: “Hook's Farm”. */
  readonly name?: string;
}

export interface Country {
  readonly name: string;
  /** Along the back lines. */
  readonly width: number;
  /** From Red's back line to Blue's. */
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

// --- Men and guns (1.1, 1.2) -----------------------------------------------------------------------------------------

/**
 * `ready`: free and armed, on the field. `prisoner`: in enemy hands, on the field. `freed`: free and disarmed, until he
 * stands on his own back line at the end of a move of his side (5.5). `dead`. `gone`: left over his own back line (6.4),
 * alive and free. `captive`: a prisoner led away over the enemy's back line, or taken with what was left (6.2).
 */
export const MAN_STATES = ['ready', 'prisoner', 'freed', 'dead', 'gone', 'captive'] as const;
export type ManState = (typeof MAN_STATES)[number];

export interface Man {
  /** `R1`, `R2`, … and `B1`, `B2`, …: the same throughout a battle. */
  readonly id: string;
  readonly side: Side;
  readonly arm: Arm;
  /** His middle. Of the dead and gone, where they were last. */
  readonly x: number;
  readonly y: number;
  readonly state: ManState;
  /** Lying down (4.3); he stands up at the end of the move. */
  readonly lying: boolean;
  /** Where this move is measured from (3.4): where he stood when it began, in the first the nearest point of his line. */
  readonly start: Point;
  /** Moved into contact in this move, and so done with it (3.6). */
  readonly met: boolean;
  /** Of a prisoner, who escorts him; null where nobody does, and of all others (5.5). */
  readonly escort: string | null;
  /** The first move of the battle, counted from 0 over both sides, in which he may be moved again (5.5). */
  readonly from: number;
}

export interface Gun {
  /** `G1`, `G2`, … */
  readonly id: string;
  /** Whose it is now. */
  readonly side: Side;
  /** The middle of its axle, which it turns on. */
  readonly x: number;
  readonly y: number;
  /** Where its muzzle points, from 0 to 359,999. */
  readonly bearing: number;
  /** From −5,000 to 30,000. */
  readonly elevation: number;
  /** Shots fired in this move, of four (4.2). */
  readonly shots: number;
  /** Where its move is measured from, and its bearing there. */
  readonly start: Point;
  readonly startBearing: number;
  /** Who went with it in this move, where it has been moved (4.5). */
  readonly crew: readonly string[];
  /** It has been fired, and nobody stands at its trail: out of action until two do (4.4). */
  readonly unserved: boolean;
  /** Enemies have passed its axle and one of its side is still near: out of action for both (4.9). */
  readonly disputed: boolean;
  /** It was captured at the end of the move with this number, and serves its captor from his next; null where it was not. */
  readonly captured: number | null;
  /** Taken off over its side's back line with its men (6.4): still held. */
  readonly gone: boolean;
}

// --- What a battle is fought by ---------------------------------------------------------------------------------------

export const BATTLE_KINDS = ['finish', 'blow', 'defence'] as const;
/** 6.1 Fight to the Finish, 6.2 Blow at the Rear, 6.3 the Defensive Game. */
export type BattleKind = (typeof BATTLE_KINDS)[number];

export const LINE_PARTS = ['whole', 'middle', 'left', 'right'] as const;
/** The part of the back line that a Blow at the Rear counts on: the middle half, or the half of smaller or greater x. */
export type LinePart = (typeof LINE_PARTS)[number];

export interface Force {
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
}

export interface BattleRules {
  readonly kind: BattleKind;
  readonly linePart: LinePart;
  /** Whether a curtain hides the setting out (2.3). */
  readonly curtain: boolean;
  /** Whether moves are timed (3.1). The clock itself is not the engine's: its end comes as the order `time`. */
  readonly timed: boolean;
  /** Minutes between moves at most (3.1): 5, 4 or 0. */
  readonly interval: number;
}

/** What a battle begins with. In the Defensive Game `first` attacks and the other defends. */
export interface Muster {
  readonly country: Country;
  readonly rules: BattleRules;
  /** Which version of the rulings it is fought by; the first where it is not said, as in records. */
  readonly rulings?: RulingsVersion;
  readonly first: Side;
  readonly forces: BySide<Force>;
  /** A whole number from 0 to 2³² − 1: all deviations of the guns follow from it. */
  readonly seed: number;
}

// --- Hand to hand (5) -------------------------------------------------------------------------------------------------

/** Whether a body is isolated (5.1), and the numbers it follows from. */
export interface Isolation {
  readonly body: readonly string[];
  /** Who supports it: within a move of the nearest of its men in contact. */
  readonly supporters: readonly string[];
  /** Half the body's number, rounded up: as many must support it. */
  readonly needed: number;
  readonly isolated: boolean;
}

/** Who dies and who is taken: of both sides, by their ids. */
export interface Fate {
  readonly dead: readonly string[];
  readonly taken: readonly string[];
}

/** How many die a side, and how many of the smaller are taken (5.3). */
export interface Toll {
  readonly dead: number;
  readonly taken: number;
}

export interface Melee {
  /** Its number among those of this move, from 0. */
  readonly number: number;
  readonly men: BySide<readonly string[]>;
  /** Those of both sides who are in contact with an enemy. */
  readonly touching: readonly string[];
  /** The side with fewer men; null where they are equal. */
  readonly smaller: Side | null;
  /** Of the smaller side; null where they are equal. */
  readonly isolation: Isolation | null;
  readonly toll: Toll;
  /** A choice that the mover may make his own: his dearest live. */
  readonly proposal: Fate;
  /** Men as near to another melee as to this one; the mover may put them there (5.2). */
  readonly ties: readonly { readonly man: string; readonly melees: readonly number[] }[];
  readonly settled: boolean;
}

// --- The battle -------------------------------------------------------------------------------------------------------

/**
 * `settingOut` (2.3). `guns`: the mover's guns may still move and fire; `men`: they may not (3.3). `melees`: those of the
 * move are being settled. `interval`: until the next player has `go`. `over`.
 */
export const PHASES = ['settingOut', 'guns', 'men', 'melees', 'interval', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type ResultReason =
  /** 6.1: nobody of the other side is left on the field. */
  | 'noneLeft'
  /** 6.1: both sides are below the least number. */
  | 'tooFew'
  /** 6.2. */
  | 'blow'
  /** 6.3: a quarter of the attackers stands on the line, or can no longer. */
  | 'reached'
  | 'held'
  | 'surrender'
  | 'agreed';

export interface Result {
  /** Null in a draw. */
  readonly winner: Side | null;
  readonly why: ResultReason;
}

export interface Battle {
  readonly country: Country;
  readonly rules: BattleRules;
  readonly rulings: RulingsVersion;
  readonly first: Side;
  /** What each side began with. */
  readonly forces: BySide<Force>;
  readonly phase: Phase;
  /** Whose move it is; in the interval, whose it will be; while setting out without a curtain, who sets out. */
  readonly mover: Side;
  /** Moves that have been finished, of both sides: 0 in the first. */
  readonly moves: number;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  /** While setting out: the men and guns that stand, by their ids. */
  readonly placed: readonly string[];
  readonly ready: BySide<boolean>;
  /** The state of the stream of deviations. */
  readonly stream: number;
  /** The shots of this move, in order. */
  readonly shots: readonly Shot[];
  /** Of the move that has ended. */
  readonly melees: readonly Melee[];
  /** Which of tied melees men were put into, by man. */
  readonly joined: Readonly<Record<string, number>>;
  /** 6.2: who has struck, and how many moves the other has left. */
  readonly struck: { readonly by: Side; readonly left: number } | null;
  readonly drawOffers: readonly Side[];
  readonly result: Result | null;
}

/** The field, and the rulings of where somebody may be on it. */
export type Played = Pick<Battle, 'country' | 'rulings'>;

// --- Ways (3.4) -------------------------------------------------------------------------------------------------------

/**
 * The shortest way of a body round what is solid. A body's middle keeps at least its radius from every solid piece and
 * from water. It goes straight where that is free, else from turning point to turning point (`engine/ways.ts`):
 * round each corner that juts out, the corners of the tangents of a circle an eighth of a sixteenth wider than the body, of
 * which none lies more than 1¼ sixteenths outside the circle; and on to a ford or bridge where its edge leaves the reach of
 * the water.
 */
export interface Way {
  /** Not rounded. */
  readonly length: number;
  /** Where it begins, where it turns and where it ends; the turns are not rounded. */
  readonly stops: readonly Point[];
}
