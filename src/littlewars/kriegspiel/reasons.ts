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
 * A reason against an order of Kriegspiel: one of Little Wars, or one that a chapter adds. Ids name men, bodies, guns
 * and so on. Lengths are in sixteenths of an inch, `cost` and `left` shares of a whole march; neither is rounded.
 * Clauses are those of kriegspiel.md.
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
  /** 2.5: he goes and changes with his body. */
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
  /** 8: he is not where one goes aboard. */
  | { readonly code: 'notBeside'; readonly man: string; readonly transport: string }
  /** 8.1: places in a boat, or at a landing, that are needed, and those that there are. */
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
  /** A march without a place to go to. */
  | { readonly code: 'noPath'; readonly id: string }
  /** `distance` between nearest points, at least `needed`. */
  | {
      readonly code: 'waggonInWay';
      readonly at: Point;
      readonly waggon: string;
      readonly distance: number;
      readonly needed: number;
    }
  /** In this battle the order is given as another. */
  | { readonly code: 'givenAs'; readonly order: string; readonly as: string }
  /** 2.2 to 2.5: the march takes this share of a move, and so much is left. */
  | {
      readonly code: 'tooDear';
      readonly id: string;
      readonly cost: number;
      readonly left: number;
    }
  /** 2.3: the slope is closed to wheels. */
  | { readonly code: 'tooSteep'; readonly id: string; readonly contours: number }
  /** 2.4: a river is crossed from its bank to the other as the whole of a move. */
  | { readonly code: 'notAtBank'; readonly id: string; readonly river: string }
  /** 2.5. */
  | { readonly code: 'sameFormation'; readonly body: string; readonly formation: Formation }
  | { readonly code: 'noSuchChange'; readonly from: Formation; readonly to: Formation }
  | { readonly code: 'tooFewToForm'; readonly men: number; readonly least: number }
  | { readonly code: 'limbered'; readonly gun: string; readonly limbered: boolean }
  | { readonly code: 'disabled'; readonly gun: string; readonly until: number }
  | { readonly code: 'destroyed'; readonly id: string }
  | { readonly code: 'alreadyMounted'; readonly man: string; readonly mounted: boolean }
  | { readonly code: 'noHorse'; readonly man: string }
  /** 3.2: in this battle guns throw shells. */
  | { readonly code: 'shellsOnly'; readonly gun: string }
  /** 3.6: a bolt is fired for five men. */
  | { readonly code: 'notFive'; readonly men: readonly string[] }
  /** 3.6: `distance` between nearest points, not rounded. */
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
  /** 3.6: more than `most` to either side of each front. */
  | {
      readonly code: 'outsideArc';
      readonly bearing: number;
      readonly fronts: readonly number[];
      readonly most: number;
    }
  | { readonly code: 'noRoomBehind'; readonly man: string; readonly piece: string }
  /** 5.6: he lacks what fell due at the end of this move; after six moves he is out of action. */
  | {
      readonly code: 'noSupply';
      readonly id: string;
      readonly supply: Supply;
      readonly since: number;
    }
  /** 5.6: no food is owed where the horse would be eaten. */
  | { readonly code: 'foodNotOwed'; readonly man: string }
  /** 5.6: his ammunition was due and not given. */
  | { readonly code: 'noAmmunition'; readonly man: string }
  /** 6.1: he is at another work, that not all of these are at. */
  | { readonly code: 'atWork'; readonly man: string; readonly work: string }
  | {
      readonly code: 'tooFewToWork';
      readonly work: WorkKind;
      readonly men: number;
      readonly least: number;
    }
  /** A work is at none, one or two places, by its kind. */
  | {
      readonly code: 'workPlaces';
      readonly work: WorkKind;
      readonly places: number;
      readonly needed: number;
    }
  /** 6.1: no such bridge, culvert, rail, depot, gun or waggon, or it is not so that this can be done to it. */
  | {
      readonly code: 'nothingToWorkOn';
      readonly work: WorkKind;
      readonly target: string | null;
    }
  /** 6.3. */
  | {
      readonly code: 'workLength';
      readonly length: number;
      readonly least: number;
      readonly most: number;
    }
  /** 6.1, 6.3: nearest points, not rounded. */
  | {
      readonly code: 'tooFarToWork';
      readonly man: string;
      readonly distance: number;
      readonly most: number;
    }
  /** 6.3: somebody or something is where it would stand. */
  | { readonly code: 'workInWay'; readonly work: WorkKind }
  /** 7.1. */
  | { readonly code: 'notEnemy'; readonly body: string }
  | {
      readonly code: 'tooFewSabres';
      readonly body: string;
      readonly sabres: number;
      readonly least: number;
    }
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
  /** 4.2: a cavalryman is left. */
  | { readonly code: 'notNextInRank'; readonly man: string }
  /** 4.2: while the General is away nobody changes formation or begins a work. */
  | { readonly code: 'generalAway'; readonly side: Side; readonly until: number };

/** The code of a reason against an order of Kriegspiel, such as `notTaken`, or of Little Wars, such as `tooFar`. */
export type KriegspielReasonCode = KriegspielReason['code'];

/** The result of an order of Kriegspiel that is refused: every reason against it. The battle is unchanged. */
export interface KriegspielRefused {
  readonly ok: false;
  readonly reasons: readonly KriegspielReason[];
}

/** The result of an order of Kriegspiel: the battle after it, or every reason against it. */
export type KriegspielOutcome =
  | { readonly ok: true; readonly battle: KriegspielBattle }
  | KriegspielRefused;

/** Returns the result of an order of Kriegspiel that is refused for these reasons. */
export const refuse = (...reasons: readonly KriegspielReason[]): KriegspielRefused => ({
  ok: false,
  reasons,
});

/**
 * Returns the refusal of an order for these reasons; or, if there are none, the result with the battle that
 * `otherwise` returns.
 */
export const refuseOr = (
  reasons: readonly KriegspielReason[],
  otherwise: () => KriegspielBattle,
): KriegspielOutcome =>
  reasons.length > 0 ? refuse(...reasons) : { ok: true, battle: otherwise() };

/**
 * Returns the result `outcome` of an order of Little Wars as the result of an order of Kriegspiel. The battle keeps
 * its state of Kriegspiel, which such orders do not change.
 */
export const ofEngine = (
  { kriegspiel }: Pick<KriegspielBattle, 'kriegspiel'>,
  outcome: Outcome,
): KriegspielOutcome =>
  outcome.ok ? { ok: true, battle: { ...outcome.battle, kriegspiel } } : outcome;
