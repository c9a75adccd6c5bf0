import type { Tag } from '../../shell/record/recordText';
import { other } from '../engine/men';
import type { Order } from '../engine/orders';
import type { Reason } from '../engine/reasons';
import { firstToSetOut } from '../engine/start';
import { SIDES, type Battle, type BySide, type Muster, type Side } from '../engine/types';
import type { Force } from '../engine/battleRules';
import type { Sealed } from '../../shell/seal';

/**
 * How much time a player has for a move (littlewars.md 3.1): `standard`, a minute for each thirty men and each gun
 * that his side still has; a fixed number of `minutes`; or `none`, no limit.
 */
export type MoveTime =
  | { readonly kind: 'standard' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'none' };

/**
 * The types in which the two kinds of battles, Little Wars and Kriegspiel, differ: how a battle begins (`muster`),
 * orders of setting out, orders, battles and reasons. Functions for both take such a kind as type parameter `K`.
 */
export interface Kind {
  readonly muster: Pick<Muster, 'country' | 'rules' | 'rulings' | 'first' | 'seed'>;
  readonly placement: { readonly kind: string };
  readonly order: { readonly kind: string };
  readonly battle: Battle;
  readonly reason: { readonly code: string };
}

/** The types that belong to a battle of Little Wars, for functions that serve Little Wars and Kriegspiel alike. */
export interface LittleWars extends Kind {
  readonly muster: Muster;
  readonly placement: Placement;
  readonly order: Order;
  readonly reason: Reason;
}

/** An order that sets out a man or gun. Lengths are in sixteenths of an inch, `bearing` in thousandths of a degree. */
export type Placement = Extract<Order, { readonly kind: 'place' | 'placeGun' }>;

/**
 * One side's part of the setting out, with its orders of setting out (`places`): `placing` while it sets out, `placed`
 * when it has finished, `sealed` when it has finished and they are encrypted. If each side chooses its force
 * (littlewars.md 2.2), `force` is its choice, null before; otherwise it is null. Where forces are chosen, the side's
 * guns are numbered from `G1` until the curtain rises.
 */
export type CampOf<P> =
  | {
      readonly state: 'placing' | 'placed';
      readonly force: Force | null;
      readonly places: readonly P[];
    }
  | { readonly state: 'sealed'; readonly sealed: Sealed };
/**
 * How far a game is: `settingOut`, with what each side has set out (`camps`); or `battle`, with all orders since it
 * began.
 */
export type StageOf<K extends Kind> =
  /** `side` sets out now; null between the closing of both camps and the rise of the curtain. */
  | {
      readonly name: 'settingOut';
      readonly side: Side | null;
      readonly camps: BySide<CampOf<K['placement']>>;
    }
  | {
      readonly name: 'battle';
      readonly places: BySide<readonly K['placement'][]>;
      readonly orders: readonly K['order'][];
    };
/**
 * How far a game of Little Wars is: `settingOut`, with what each side has set out; or `battle`, with the orders by
 * which each side was set out and all orders since.
 */
export type Stage = StageOf<LittleWars>;

/**
 * The campaign to which a battle belongs (littlewars.md 6.6): its id, the lead in points that wins it, and the points
 * of the battles before this one, in their order.
 */
export interface InCampaign {
  /** An id that all battles of the campaign share. */
  readonly id: string;
  readonly target: number;
  readonly before: readonly BySide<number>[];
}

/** Men whom a player has named as a body by a letter. It only helps to select them, and is in no record. */
export interface Body {
  readonly letter: string;
  readonly men: readonly string[];
}

/**
 * A game of Little Wars or Kriegspiel as it is saved: how it began and all orders since. Everything else, such as the
 * present battle, is computed from these (`battleOf`).
 */
export interface GameOf<K extends Kind> {
  readonly id: string;
  /** Its name in the library, or empty. */
  readonly name: string;
  /** The names of the players, or empty. */
  readonly players: BySide<string>;
  /** The day it began, as YYYY.MM.DD. */
  readonly date: string;
  /** If each side chooses its force, both forces are empty until the curtain rises. */
  readonly muster: K['muster'];
  /** 2.2: whether each side buys its force behind the curtain. */
  readonly chosen: boolean;
  /** How much time a player has for a move (3.1). */
  readonly time: MoveTime;
  /** The milliseconds left of the current move or interval when its clock was last saved; null if none runs. */
  readonly left: number | null;
  /** The campaign that it is a battle of; null if it is of none. */
  readonly campaign: InCampaign | null;
  /** The tags of its record that this program does not know, or that are no terms of the battle; they are preserved. */
  readonly tags: readonly Tag[];
  /** The bodies that a player has named by letters. */
  readonly bodies: readonly Body[];
  readonly stage: StageOf<K>;
}
/** A game of Little Wars as it is saved: how it began and all orders since. */
export type Game = GameOf<LittleWars>;

/** A force without men and guns, such as of a side that has not chosen yet. */
export const NO_FORCE: Force = { infantry: 0, cavalry: 0, guns: 0 };

/** One side's setting out at its beginning: no force is chosen, and nothing placed. */
export const EMPTY_CAMP: CampOf<never> = { state: 'placing', force: null, places: [] };

/**
 * Returns the stage in which a new game begins: both sides have everything to set out. With a curtain Red sets out
 * first; without one the side that the rules say (littlewars.md 2.3, 6.3).
 */
export const firstStage = (
  muster: Kind['muster'],
): Extract<StageOf<Kind & { readonly placement: never }>, { readonly name: 'settingOut' }> => ({
  name: 'settingOut',
  side: muster.rules.curtain ? 'red' : firstToSetOut(muster),
  camps: { red: EMPTY_CAMP, blue: EMPTY_CAMP },
});

/** Returns whether part of a game must be hidden: it is being set out behind the curtain (littlewars.md 2.3). */
export const isSecret = ({ muster, stage }: Pick<GameOf<Kind>, 'muster' | 'stage'>): boolean =>
  stage.name === 'settingOut' && muster.rules.curtain;

/** Returns the side that is setting out in a game; null if both have finished or the battle has begun. */
export const settingOutOf = ({ stage }: Pick<GameOf<Kind>, 'stage'>): Side | null =>
  stage.name === 'settingOut' ? stage.side : null;

/**
 * Returns what the side that is setting out at present has placed so far; null if no side is setting out, or the side
 * has finished.
 */
export function currentCamp<P>({
  stage,
}: {
  readonly stage: StageOf<Kind & { readonly placement: P }>;
}): Extract<CampOf<P>, { places: unknown }> | null {
  if (stage.name !== 'settingOut' || stage.side === null) return null;
  const camp = stage.camps[stage.side];
  return camp.state === 'placing' ? camp : null;
}

/**
 * Returns the terms of a battle as a side knows them while it sets out behind the curtain. If each side chooses its
 * force (littlewars.md 2.2), `force` is the side's choice, null before it, and the other's is empty.
 */
export function musterSeenBy(game: Game, side: Side, force: Force | null): Muster {
  if (!game.chosen) return game.muster;
  const forces = { red: NO_FORCE, blue: NO_FORCE, [side]: force ?? NO_FORCE };
  return { ...game.muster, forces };
}

/**
 * Returns orders of setting out after one more order: a placement replaces an earlier one of the same man or gun,
 * `takeUp` removes that one, and every other order changes nothing.
 */
export function withPlacement(places: readonly Placement[], order: Order): readonly Placement[] {
  const what = (each: Placement): string => (each.kind === 'place' ? each.man : each.gun);
  if (order.kind === 'takeUp') return places.filter((each) => what(each) !== order.what);
  if (order.kind !== 'place' && order.kind !== 'placeGun') return places;
  return [...places.filter((each) => what(each) !== what(order)), order];
}

/** Returns orders of setting out with `by` added to the number of each gun: for 2, `G1` becomes `G3`. */
export const gunsShifted = (places: readonly Placement[], by: number): readonly Placement[] =>
  places.map((each) =>
    each.kind === 'place' ? each : { ...each, gun: `G${Number(each.gun.slice(1)) + by}` },
  );

/**
 * Picks the orders of setting out from orders, and returns them by the side whose men and guns they set out. `forces`
 * says which guns are Red's, who has the first numbers; of one man or gun only the last order counts.
 */
export function placesBySide(
  { forces }: Pick<Muster, 'forces'>,
  orders: readonly Order[],
): BySide<readonly Placement[]> {
  const all = orders.reduce<readonly Placement[]>(withPlacement, []);
  const sideOf = (each: Placement): Side => {
    if (each.kind === 'place') return each.man.startsWith('R') ? 'red' : 'blue';
    return Number(each.gun.slice(1)) <= forces.red.guns ? 'red' : 'blue';
  };
  const of = (side: Side) => all.filter((each) => sideOf(each) === side);
  return { red: of('red'), blue: of('blue') };
}

/** Returns the two sides in the order in which they set out if there is no curtain (littlewars.md 2.3, 6.3). */
export const inSequence = (muster: Kind['muster']): readonly Side[] => {
  const first = firstToSetOut(muster);
  return [first, other(first)];
};

/** Returns whether both sides have finished setting out before the battle, so that the curtain may rise. */
export const bothClosed = ({ stage }: Pick<GameOf<Kind>, 'stage'>): boolean =>
  stage.name === 'settingOut' && SIDES.every((side) => stage.camps[side].state !== 'placing');
