import type { Battle, ManState, Phase, Point, Side } from './types';
import type { Isolation } from './meleeTypes';

/**
 * An obstacle that a man or gun would be on or too near to: a piece of scenery, a man or a gun, by id, or the edge of
 * the field.
 */
export type Hindrance =
  | { readonly kind: 'piece' | 'man' | 'gun'; readonly id: string }
  | { readonly kind: 'edge' };

/**
 * A reason against an order; a refusal has every reason that applies. `code` says which, such as `tooFar`; the other
 * members say what it concerns. Men, guns and scenery are named by id. Lengths are in sixteenths of an inch, not
 * rounded. Clauses are those of littlewars.md.
 */
export type Reason =
  /** The order is not given in this phase of a battle. */
  | { readonly code: 'wrongPhase'; readonly phase: Phase }
  | { readonly code: 'gameOver' }
  | { readonly code: 'noSuchMan'; readonly man: string }
  | { readonly code: 'noSuchGun'; readonly gun: string }
  /** He or it is not this side's to order; `side` is whose. */
  | { readonly code: 'notYours'; readonly id: string; readonly side: Side }
  | { readonly code: 'wrongState'; readonly man: string; readonly state: ManState }
  /** The coordinates are not whole numbers. */
  | { readonly code: 'noPlace'; readonly at: Point }
  /** 2.3: too far from the back line, or in the Defensive Game outside one's part of the field. */
  | {
      readonly code: 'notYourGround';
      readonly at: Point;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'notSetOut'; readonly ids: readonly string[] }
  | { readonly code: 'alreadyReady'; readonly side: Side }
  /** 2.3, 6.3: without a curtain the sides set out one after the other. */
  | { readonly code: 'otherSetsOut'; readonly side: Side }
  /** 3.5: he would not be wholly on the field or his own apron. */
  | { readonly code: 'offField'; readonly at: Point }
  /** 1.5: from a side's second move on only a gun's crew ends a move on its apron. */
  | { readonly code: 'onlyCrew'; readonly at: Point }
  /** 3.5: he or it would be on or too near to something: `distance` between nearest points is less than `needed`. */
  | {
      readonly code: 'tooNear';
      readonly at: Point;
      readonly to: Hindrance;
      readonly distance: number;
      readonly needed: number;
    }
  /** 3.4, 4.5: the path is longer (`length`) than a move (`limit`); farther than four moves it is the straight line. */
  | {
      readonly code: 'tooFar';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly length: number;
      readonly limit: number;
    }
  /** 3.4: there is no path within a move. */
  | { readonly code: 'noWay'; readonly id: string; readonly from: Point; readonly to: Point }
  /** 3.6: he is in contact with these enemies and may not be moved again in this move. */
  | { readonly code: 'inContact'; readonly man: string; readonly with: readonly string[] }
  /** 5.5: he was taken or freed in the move before, and may be moved from the next move of his side on. */
  | { readonly code: 'notYetFree'; readonly man: string }
  /** 5.5: prisoners need an escort within six inches, one for up to seven. */
  | { readonly code: 'noEscort'; readonly man: string }
  /** 3.3: guns may do nothing more in this move, because a man has been moved. */
  | { readonly code: 'gunsClosed' }
  /** 3.2: no gun fires yet; `moves` is the number of finished moves of both sides. */
  | { readonly code: 'tooEarly'; readonly moves: number }
  /** 4.1: fewer than four men are near it. */
  | { readonly code: 'outOfAction'; readonly gun: string; readonly near: readonly string[] }
  /** 4.4: two men must first stand at its trail. */
  | { readonly code: 'unserved'; readonly gun: string }
  /** 4.9: enemies have passed its axle while men of its side are near. */
  | { readonly code: 'disputed'; readonly gun: string }
  /** 4.2: a gun that has fired may not move; it has fired this number of shots. */
  | { readonly code: 'hasFired'; readonly gun: string; readonly shots: number }
  /** 4.2: a gun that has moved in this move may not fire. */
  | { readonly code: 'hasMoved'; readonly gun: string }
  /** 4.4: only a gun that has been fired needs men at its trail. */
  | { readonly code: 'hasNotFired'; readonly gun: string }
  /** 4.2: it has fired four shots in this move. */
  | { readonly code: 'noShotsLeft'; readonly gun: string }
  | {
      readonly code: 'elevationOf';
      readonly elevation: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'bearingOf'; readonly bearing: number }
  /** 4.3: scenery or a gun blocks its turn, or a man has no room to step aside. */
  | { readonly code: 'cannotTurn'; readonly gun: string; readonly by: readonly Hindrance[] }
  /** 4.3, 4.5: it could never be fired or moved again from there. */
  | { readonly code: 'shutIn'; readonly gun: string }
  /** 4.5: fewer than four men would go along. */
  | { readonly code: 'tooFewCrew'; readonly gun: string; readonly crew: readonly string[] }
  | {
      readonly code: 'notWithGun';
      readonly gun: string;
      readonly man: string;
      readonly distance: number;
    }
  | { readonly code: 'namedTwice'; readonly id: string }
  /** 4.5: he went with a gun in this move, and must stay near it. */
  | { readonly code: 'crewStays'; readonly gun: string; readonly man: string }
  /** 4.3: only free armed men of the mover may lie down. */
  | { readonly code: 'cannotLie'; readonly man: string }
  | { readonly code: 'noSuchMelee'; readonly melee: number }
  | { readonly code: 'meleeSettled'; readonly melee: number }
  /** 5.2: he is not as near to this melee as to his own. */
  | { readonly code: 'noTie'; readonly man: string; readonly melee: number }
  /** 5.3: the numbers named for each side must match the toll. */
  | {
      readonly code: 'wrongToll';
      readonly side: Side;
      readonly what: 'dead' | 'taken';
      readonly named: number;
      readonly due: number;
    }
  | { readonly code: 'notInMelee'; readonly man: string; readonly melee: number }
  /** 5.6: only an isolated body may hoist the white flag. */
  | { readonly code: 'notIsolated'; readonly isolation: Isolation }
  | { readonly code: 'emptyBody' }
  /** 5.6: there is no free armed enemy who could take the body. */
  | { readonly code: 'noEnemyToTake' }
  /** 6.7: this side has offered a draw already. */
  | { readonly code: 'alreadyOffered'; readonly side: Side }
  /** 6.7: there is no offer of a draw to decline. */
  | { readonly code: 'noOffer'; readonly side: Side };

/** The code of a reason against an order, such as `wrongPhase` or `noSuchMan`. */
export type ReasonCode = Reason['code'];

/** The result of an order that is refused: every reason against it. The battle is unchanged. */
export interface Refused<R = Reason> {
  readonly ok: false;
  readonly reasons: readonly R[];
}

/** The result of an order: the battle after it, or every reason against it. */
export type Outcome<B = Battle, R = Reason> =
  | { readonly ok: true; readonly battle: B }
  | Refused<R>;
