import type { Outcome, Reason } from '../engine/reasons';
import type { Point, Side } from '../engine/types';
import type { Chapter, Formation, KriegspielBattle, Service } from './types';
import type { Supply, WorkKind } from './things';

/**
 * What an order would have a man, gun or waggon do, as refusals name it: march, change formation (also mount or
 * limber), fire, work (also go aboard), or charge.
 */
export type Act = 'march' | 'change' | 'fire' | 'work' | 'charge';

/**
 * A reason against an order of Kriegspiel: one of Little Wars, or one that a chapter adds. `code` says which, such as
 * `tooDear`. Ids name men, bodies, guns and so on. Lengths are in sixteenths of an inch, `cost` and `left` shares of a
 * whole march; neither is rounded. Clauses are those of kriegspiel.md.
 */
export type KriegspielReason =
  | Reason
  /** The battle is fought without this chapter. */
  | { readonly code: 'notTaken'; readonly chapter: Chapter }
  /** 2.1: a charge has ended marches, changes and works. */
  | { readonly code: 'charging' }
  | { readonly code: 'noSuchBody'; readonly body: string }
  | { readonly code: 'noSuchWaggon'; readonly waggon: string }
  | { readonly code: 'noSuchPiece'; readonly piece: string }
  /** Nobody of the body is left who can act. */
  | { readonly code: 'nobodyLeft'; readonly body: string }
  /** 2.5: he marches and changes formation with his body only. */
  | { readonly code: 'inBody'; readonly man: string; readonly body: string }
  /** 2.5: with *formations* men are set out in bodies. */
  | { readonly code: 'inNoBody'; readonly men: readonly string[] }
  | { readonly code: 'wrongService'; readonly man: string; readonly service: Service }
  /** 3.1: what he has done in this move excludes what he is to do. */
  | { readonly code: 'hasActed'; readonly id: string; readonly did: Act; readonly to: Act }
  /** 7.2: charged in close order, he stays in this move. */
  | { readonly code: 'heldInPlace'; readonly id: string }
  /** 7: he owes a retirement of this length. */
  | { readonly code: 'mustRetire'; readonly id: string; readonly by: number }
  | { readonly code: 'noSuchTransport'; readonly transport: string }
  /** 8: he, or the gun, is not within six inches of the landing or the train. */
  | { readonly code: 'notBeside'; readonly man: string; readonly transport: string }
  /** 8.1: more men (`needed`) than the boat or the landing has room for. */
  | {
      readonly code: 'noRoom';
      readonly transport: string;
      readonly needed: number;
      readonly room: number;
    }
  /** 8.1: others go aboard at its landing. */
  | { readonly code: 'landingTaken'; readonly transport: string }
  | { readonly code: 'notAtLanding'; readonly transport: string }
  | { readonly code: 'notAboard'; readonly transport: string; readonly men: readonly string[] }
  /** 8: he, or the gun, finds no place within six inches of the landing or the train. */
  | { readonly code: 'noPlaceAshore'; readonly man: string; readonly transport: string }
  /** 6.1: a rail that is torn up, or a culvert or bridge that is destroyed, and where. */
  | {
      readonly code: 'railBroken';
      readonly transport: string;
      readonly by: string;
      readonly at: Point;
    }
  /** The march has no destination. */
  | { readonly code: 'noPath'; readonly id: string }
  /** A waggon is in the way: `distance` between nearest points is less than `needed`. */
  | {
      readonly code: 'waggonInWay';
      readonly at: Point;
      readonly waggon: string;
      readonly distance: number;
      readonly needed: number;
    }
  /** In this battle another order (`as`) is given instead. */
  | { readonly code: 'givenAs'; readonly order: string; readonly as: string }
  /** 2.2 to 2.5: it costs more than is left, both as shares of a whole march. */
  | {
      readonly code: 'tooDear';
      readonly id: string;
      readonly cost: number;
      readonly left: number;
    }
  /** 2.3: the slope is closed to wheels. */
  | { readonly code: 'tooSteep'; readonly id: string; readonly contours: number }
  /** 2.3, 7.1: the path of a charge is short enough, but with what its contours cost (`climb`) it is not. */
  | {
      readonly code: 'tooManyContours';
      readonly id: string;
      readonly length: number;
      readonly climb: number;
      readonly limit: number;
    }
  /** 2.4: a river is crossed as a whole move, which begins at one bank and ends at the other. */
  | { readonly code: 'notAtBank'; readonly id: string; readonly river: string }
  /** 2.5: the body has that formation already. */
  | { readonly code: 'sameFormation'; readonly body: string; readonly formation: Formation }
  | { readonly code: 'noSuchChange'; readonly from: Formation; readonly to: Formation }
  | { readonly code: 'tooFewToForm'; readonly men: number; readonly least: number }
  /** 2.5: the gun is limbered where it must not be, or unlimbered (`limbered` false). */
  | { readonly code: 'limbered'; readonly gun: string; readonly limbered: boolean }
  /** 3.4: a shell or mine has disabled it until the move with this number. */
  | { readonly code: 'disabled'; readonly gun: string; readonly until: number }
  | { readonly code: 'destroyed'; readonly id: string }
  | { readonly code: 'alreadyMounted'; readonly man: string; readonly mounted: boolean }
  | { readonly code: 'noHorse'; readonly man: string }
  /** 3.2: in this battle guns throw shells. */
  | { readonly code: 'shellsOnly'; readonly gun: string }
  /** 3.6: a bolt is fired for five men. */
  | { readonly code: 'notFive'; readonly men: readonly string[] }
  /** 3.6: two men of the row are too far apart: the distance between nearest points. */
  | {
      readonly code: 'notNeighbours';
      readonly men: readonly [string, string];
      readonly distance: number;
    }
  | {
      readonly code: 'offLine';
      readonly man: string;
      readonly distance: number;
      readonly most: number;
    }
  /** 3.6: the bearing is more than `most` to either side of each direction that the row may face. */
  | {
      readonly code: 'outsideArc';
      readonly bearing: number;
      readonly fronts: readonly number[];
      readonly most: number;
    }
  | { readonly code: 'noRoomBehind'; readonly man: string; readonly piece: string }
  /** 5.6: he lacks what fell due at the end of the move `since`; after six moves he is out of action. */
  | {
      readonly code: 'noSupply';
      readonly id: string;
      readonly supply: Supply;
      readonly since: number;
    }
  /** 5.6: no food is owed to the men counted together with him, so that no horse may be eaten. */
  | { readonly code: 'foodNotOwed'; readonly man: string }
  /** 5.6: his ammunition was due and not given. */
  | { readonly code: 'noAmmunition'; readonly man: string }
  /** 6.1: he is at another work already. */
  | { readonly code: 'atWork'; readonly man: string; readonly work: string }
  | {
      readonly code: 'tooFewToWork';
      readonly work: WorkKind;
      readonly men: number;
      readonly least: number;
    }
  /** The order names another number of points than this kind of work needs. */
  | {
      readonly code: 'workPlaces';
      readonly work: WorkKind;
      readonly places: number;
      readonly needed: number;
    }
  /** 6.1: the target does not exist, or is in no state in which this can be done to it. */
  | {
      readonly code: 'nothingToWorkOn';
      readonly work: WorkKind;
      readonly target: string | null;
    }
  /** 6.3: an entrenchment or epaulement is too short or too long. */
  | {
      readonly code: 'workLength';
      readonly length: number;
      readonly least: number;
      readonly most: number;
    }
  /** 6.1, 6.3: he is too far from the work: the distance between nearest points. */
  | {
      readonly code: 'tooFarToWork';
      readonly man: string;
      readonly distance: number;
      readonly most: number;
    }
  /** 6.3: somebody or something is where the earthwork would stand. */
  | { readonly code: 'workInWay'; readonly work: WorkKind }
  /** 7.1: a body of one's own side cannot be charged. */
  | { readonly code: 'notEnemy'; readonly body: string }
  | {
      readonly code: 'tooFewSabres';
      readonly body: string;
      readonly sabres: number;
      readonly least: number;
    }
  /** 7.1: only cavalry in two ranks or fours charges. */
  | { readonly code: 'notFormed'; readonly body: string }
  /** 7.1: fewer than eight mounted men would be in contact with a formed body. */
  | { readonly code: 'tooFewToMeet'; readonly man: string; readonly body: string }
  /** 7.7: armed men of its side stand by the gun. */
  | {
      readonly code: 'gunsHelped';
      readonly guns: readonly string[];
      readonly by: readonly string[];
    }
  /** 7.1: the dead of a charge have to be named first. */
  | { readonly code: 'chargeOpen'; readonly body: string }
  | { readonly code: 'noChargeOpen' }
  | { readonly code: 'notInCharge'; readonly man: string }
  /** 4.2: as long as a cavalryman is left, only one may be named. */
  | { readonly code: 'notNextInRank'; readonly man: string }
  /** 4.2: while the General is away nobody changes formation or begins a work. */
  | { readonly code: 'generalAway'; readonly side: Side; readonly until: number };

/** The code of a reason against an order of Kriegspiel, such as `notTaken`, or of Little Wars, such as `tooFar`. */
export type KriegspielReasonCode = KriegspielReason['code'];

/** The result of an order of Kriegspiel: the battle after it, or every reason against it. */
export type KriegspielOutcome = Outcome<KriegspielBattle, KriegspielReason>;

/**
 * Returns the result `outcome` of an order of Little Wars as the result of an order of Kriegspiel. The battle keeps
 * its state of Kriegspiel, which such orders do not change.
 */
export const ofEngine = (
  { kriegspiel }: Pick<KriegspielBattle, 'kriegspiel'>,
  outcome: Outcome,
): KriegspielOutcome =>
  outcome.ok ? { ok: true, battle: { ...outcome.battle, kriegspiel } } : outcome;
