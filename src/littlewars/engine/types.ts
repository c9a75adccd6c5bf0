/**
 * The words of Little Wars, each with its type: what a battle is made of and what can be ordered. Clauses are those of
 * littlewars.md. All lengths and heights are integers in sixteenths of an inch (an inch is 16, a foot 192); angles are
 * integers in thousandths of a degree. Everything here is plain data, which may be written as JSON and read again.
 *
 * The field is a plane: x from 0 to `width` along the back lines, y from 0 (Red's back line) to `depth` (Blue's). A
 * bearing of 0 looks along y, towards Blue; 90,000 looks along x.
 */

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

/** What is wrong with a Country; every fault is told, each with the pieces by their ids. */
export type CountryFault =
  | { readonly code: 'sizeOfField'; readonly width: number; readonly depth: number }
  | { readonly code: 'twoOfOneId'; readonly piece: string }
  | { readonly code: 'notWhole'; readonly piece: string }
  | { readonly code: 'crossesItself'; readonly piece: string }
  | { readonly code: 'tooSmall'; readonly piece: string }
  | { readonly code: 'offTheField'; readonly piece: string }
  | {
      readonly code: 'heightOf';
      readonly piece: string;
      readonly height: number;
      readonly least: number;
      readonly most: number;
    }
  /** A piece lies over another that is solid, or across the edge of a board. */
  | { readonly code: 'overlaps'; readonly piece: string; readonly other: string }
  /** A ford or bridge that lies over no water. */
  | { readonly code: 'noWater'; readonly piece: string };

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
  /** Where its move is measured from. */
  readonly start: Point;
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
  readonly first: Side;
  readonly forces: BySide<Force>;
  /** A whole number from 0 to 2³² − 1: all deviations of the guns follow from it. */
  readonly seed: number;
}

// --- Shots (4.6, 4.7) -------------------------------------------------------------------------------------------------

/** How a shot leaves the barrel's line, in millionths of a radian: to the right, and upwards. */
export interface Deviation {
  readonly sideways: number;
  readonly upwards: number;
}

export interface Aim {
  readonly bearing: number;
  readonly elevation: number;
}

/** A place of the bolt on its way. Not rounded; `z` is its height over the floor, `time` in seconds. */
export interface FlightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly time: number;
}

/** What happened on the way, in order. `speed` is the bolt's before and after, in sixteenths a second. */
export type ShotEvent =
  | {
      readonly kind: 'floor' | 'top' | 'piece' | 'gun';
      /** The piece or gun it met; of the floor the empty text. */
      readonly what: string;
      readonly at: FlightPoint;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'man';
      readonly what: string;
      readonly at: FlightPoint;
      readonly before: number;
      readonly after: number;
      readonly effect: 'overset' | 'touched' | 'unharmed';
    }
  /** A man made to fall by another who fell. */
  | { readonly kind: 'fall'; readonly what: string; readonly by: string; readonly at: FlightPoint }
  | { readonly kind: 'water' | 'rest' | 'offField'; readonly at: FlightPoint };

export interface Shot {
  readonly gun: string;
  readonly aim: Aim;
  readonly deviation: Deviation;
  readonly path: readonly FlightPoint[];
  readonly events: readonly ShotEvent[];
  /** Who died of it, in the order they did. */
  readonly dead: readonly string[];
  /** Which way each who was overset fell, in thousandths of a degree. */
  readonly falls: readonly { readonly man: string; readonly bearing: number }[];
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

export type Order =
  /** Setting out (2.3). */
  | { readonly kind: 'place'; readonly man: string; readonly at: Point }
  | {
      readonly kind: 'placeGun';
      readonly gun: string;
      readonly at: Point;
      readonly bearing: number;
    }
  | { readonly kind: 'takeUp'; readonly what: string }
  /** A side has set out; once both have, the first move may begin (`go`). */
  | { readonly kind: 'ready'; readonly side: Side }
  /** The mover begins. */
  | { readonly kind: 'go' }
  | { readonly kind: 'march'; readonly man: string; readonly to: Point }
  /** Over his own back line (6.4); of a prisoner, over his captor's with his escort near. */
  | { readonly kind: 'leave'; readonly man: string }
  | { readonly kind: 'lie'; readonly man: string; readonly lying: boolean }
  /** Two men go to the trail of a gun that has been fired (4.4), one to its left and one to its right. */
  | { readonly kind: 'serve'; readonly gun: string; readonly men: readonly [string, string] }
  /** A gun is moved (4.5), each of its crew to his place. */
  | {
      readonly kind: 'haul';
      readonly gun: string;
      readonly to: Point;
      readonly crew: readonly { readonly man: string; readonly to: Point }[];
    }
  /** A gun leaves over its side's back line, its crew with it (6.4). */
  | { readonly kind: 'takeOff'; readonly gun: string; readonly crew: readonly string[] }
  | {
      readonly kind: 'fire';
      readonly gun: string;
      readonly bearing: number;
      readonly elevation: number;
    }
  /** The mover has done, or his time is up (3.1): one and the same to the engine. */
  | { readonly kind: 'end' }
  | { readonly kind: 'time' }
  /** A man as near to two melees is put into one (5.2). */
  | { readonly kind: 'join'; readonly man: string; readonly melee: number }
  | { readonly kind: 'settle'; readonly melee: number; readonly fate: Fate }
  /** 5.6: an isolated body hoists the white flag. */
  | { readonly kind: 'whiteFlag'; readonly men: readonly string[] }
  /** 6.7. */
  | { readonly kind: 'surrender'; readonly side: Side }
  | { readonly kind: 'offerDraw'; readonly side: Side }
  | { readonly kind: 'declineDraw'; readonly side: Side };

export type OrderKind = Order['kind'];

// --- Refusals ---------------------------------------------------------------------------------------------------------

/** What a body or a gun would stand too near to, or on. */
export type Hindrance =
  { readonly kind: 'piece' | 'man' | 'gun'; readonly id: string } | { readonly kind: 'edge' };

/** Why an order is refused: a refusal carries every reason that applies. Lengths in sixteenths, not rounded. */
export type Reason =
  | { readonly code: 'wrongPhase'; readonly phase: Phase }
  | { readonly code: 'gameOver' }
  | { readonly code: 'noSuchMan'; readonly man: string }
  | { readonly code: 'noSuchGun'; readonly gun: string }
  | { readonly code: 'notYours'; readonly id: string; readonly side: Side }
  | { readonly code: 'wrongState'; readonly man: string; readonly state: ManState }
  /** A place that is no pair of integers. */
  | { readonly code: 'noPlace'; readonly at: Point }
  /** 2.3: too far from the back line, or in the Defensive Game out of one's part of the field. */
  | {
      readonly code: 'notYourGround';
      readonly at: Point;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'notSetOut'; readonly ids: readonly string[] }
  | { readonly code: 'alreadyReady'; readonly side: Side }
  /** 2.3: without a curtain the First Player sets out first. */
  | { readonly code: 'otherSetsOut'; readonly side: Side }
  /** 3.5: not wholly on the field. */
  | { readonly code: 'offField'; readonly at: Point }
  /** 3.5: `distance` from nearest point to nearest point, `needed` at the least. */
  | {
      readonly code: 'tooNear';
      readonly at: Point;
      readonly to: Hindrance;
      readonly distance: number;
      readonly needed: number;
    }
  /** 3.4, 4.5: the way is longer than a move. */
  | {
      readonly code: 'tooFar';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly length: number;
      readonly limit: number;
    }
  /** 3.4: no way leads there within a move. */
  | { readonly code: 'noWay'; readonly id: string; readonly from: Point; readonly to: Point }
  /** 3.6. */
  | { readonly code: 'inContact'; readonly man: string; readonly with: readonly string[] }
  /** 5.5: freed in the move before. */
  | { readonly code: 'notYetFree'; readonly man: string }
  /** 5.5: prisoners need an escort within six inches, one for up to seven. */
  | { readonly code: 'noEscort'; readonly man: string }
  /** 3.3: a man has been moved. */
  | { readonly code: 'gunsClosed' }
  /** 3.2. */
  | { readonly code: 'tooEarly'; readonly moves: number }
  /** 4.1: fewer than four. */
  | { readonly code: 'outOfAction'; readonly gun: string; readonly near: readonly string[] }
  | { readonly code: 'unserved'; readonly gun: string }
  | { readonly code: 'disputed'; readonly gun: string }
  /** 4.2. */
  | { readonly code: 'hasFired'; readonly gun: string; readonly shots: number }
  | { readonly code: 'hasMoved'; readonly gun: string }
  | { readonly code: 'hasNotFired'; readonly gun: string }
  | { readonly code: 'noShotsLeft'; readonly gun: string }
  | {
      readonly code: 'elevationOf';
      readonly elevation: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'bearingOf'; readonly bearing: number }
  /** 4.3: a piece keeps the gun from turning, a man from having room. */
  | { readonly code: 'cannotTurn'; readonly gun: string; readonly by: readonly Hindrance[] }
  /** 4.5: fewer than four go along; who is named twice, or was not with it. */
  | { readonly code: 'tooFewCrew'; readonly gun: string; readonly crew: readonly string[] }
  | {
      readonly code: 'notWithGun';
      readonly gun: string;
      readonly man: string;
      readonly distance: number;
    }
  | { readonly code: 'namedTwice'; readonly id: string }
  /** 4.5: he stays with the gun he went with. */
  | { readonly code: 'crewStays'; readonly gun: string; readonly man: string }
  /** 4.3: only infantry and cavalry who are ready, and the mover's own. */
  | { readonly code: 'cannotLie'; readonly man: string }
  | { readonly code: 'noSuchMelee'; readonly melee: number }
  | { readonly code: 'meleeSettled'; readonly melee: number }
  | { readonly code: 'noTie'; readonly man: string; readonly melee: number }
  /** 5.3: as many must be named of each side as the toll says. */
  | {
      readonly code: 'wrongToll';
      readonly side: Side;
      readonly what: 'dead' | 'taken';
      readonly named: number;
      readonly due: number;
    }
  | { readonly code: 'notInMelee'; readonly man: string; readonly melee: number }
  /** 5.6. */
  | { readonly code: 'notIsolated'; readonly isolation: Isolation }
  | { readonly code: 'emptyBody' }
  | { readonly code: 'noEnemyToTake' }
  | { readonly code: 'alreadyOffered'; readonly side: Side }
  | { readonly code: 'noOffer'; readonly side: Side };

export type ReasonCode = Reason['code'];

export interface Refused {
  readonly ok: false;
  readonly reasons: readonly Reason[];
}

/** An order carried out: the battle after it; the battle before is untouched. */
export interface Done {
  readonly ok: true;
  readonly battle: Battle;
}

export type Outcome = Done | Refused;

// --- Ways (3.4) -------------------------------------------------------------------------------------------------------

/**
 * The shortest way of a body round what is solid. A body's middle keeps at least its radius from every solid piece and
 * from water. It goes straight where that is free, else from turning point to turning point (`engine/ways.ts`):
 * round each corner that juts out, the corners of the tangents of a circle an eighth of a sixteenth wider than the body.
 */
export interface Way {
  /** Not rounded. */
  readonly length: number;
  /** Where it begins, where it turns and where it ends; the turns are not rounded. */
  readonly stops: readonly Point[];
}

// --- Points and campaign (6.5, 6.6) -----------------------------------------------------------------------------------

/** The points of a side, itemised: each is what it adds, in points. */
export interface Points {
  readonly victory: number;
  readonly guns: number;
  readonly cavalry: number;
  readonly infantry: number;
  readonly ownPrisoners: number;
  readonly prisonersHeld: number;
  readonly total: number;
}

export interface Campaign {
  /** How many points up end it: 200, 300, 400 or more. */
  readonly target: number;
  /** The points of each battle fought. */
  readonly battles: readonly BySide<number>[];
}

export interface CampaignStanding {
  /** The sum of the differences, as points for each side. */
  readonly score: BySide<number>;
  readonly leader: Side | null;
  readonly winner: Side | null;
}
