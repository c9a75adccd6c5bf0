import type { Tag } from '../../shell/record/recordText';
import { other } from '../engine/men';
import type { Order } from '../engine/orders';
import { SIDES, type BySide, type Force, type Muster, type Side } from '../engine/types';
import type { Sealed } from '../../shell/seal';

/** 3.1: how long a move takes: a minute for each thirty men and each gun as they fall, so many minutes, or no clock. */
export type MoveTime =
  | { readonly kind: 'standard' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'none' };

/** Where one man or one gun is set out. */
export type Placement = Extract<Order, { readonly kind: 'place' | 'placeGun' }>;

/**
 * What one side has set out: `placing` in clear, `placed` in clear and closed, or `sealed`. With forces that each side
 * chooses (2.2) `force` is what it has chosen, null until it has; its guns are numbered from `G1` until the curtain rises.
 */
export type Camp =
  | {
      readonly state: 'placing' | 'placed';
      readonly force: Force | null;
      readonly places: readonly Placement[];
    }
  | { readonly state: 'sealed'; readonly sealed: Sealed };

export type Stage =
  /** `side` sets out now; null once both have, until the curtain rises. */
  | { readonly name: 'settingOut'; readonly side: Side | null; readonly camps: BySide<Camp> }
  | {
      readonly name: 'battle';
      readonly places: BySide<readonly Placement[]>;
      readonly orders: readonly Order[];
    };

/** 6.6: the campaign that a battle is of, with the points of the battles before it. */
export interface InCampaign {
  /** The same in all battles of a campaign. */
  readonly id: string;
  readonly target: number;
  readonly before: readonly BySide<number>[];
}

/** Men who are remembered as one, by a letter: an aid of who moves them, of which nothing follows and no record tells. */
export interface Body {
  readonly letter: string;
  readonly men: readonly string[];
}

/** A battle as it is kept: what it began with and all orders since. What they lead to is derived (`battleOf`). */
export interface Game {
  readonly id: string;
  /** What it is called in the library; empty where nobody has named it. */
  readonly name: string;
  /** Names of the players, empty where they are not told. */
  readonly players: BySide<string>;
  /** The day it was begun, as YYYY.MM.DD. */
  readonly date: string;
  /** Of forces that each side chooses, nobody on both sides until the curtain rises. */
  readonly muster: Muster;
  /** 2.2: each side buys its force behind the curtain. */
  readonly chosen: boolean;
  readonly time: MoveTime;
  /** Milliseconds left of the move or interval under way when its clock was last looked at; null where none runs. */
  readonly left: number | null;
  readonly campaign: InCampaign | null;
  /** Those of its record that this program has no use for, and keeps. */
  readonly tags: readonly Tag[];
  readonly bodies: readonly Body[];
  readonly stage: Stage;
}

export const NO_FORCE: Force = { infantry: 0, cavalry: 0, guns: 0 };

/** A camp of which nothing stands yet. */
export const EMPTY_CAMP: Camp = { state: 'placing', force: null, places: [] };

/** How a game begins: both sides have everything to set out. Without a curtain the First Player is first (2.3). */
export const firstStage = ({ rules, first }: Muster): Stage => ({
  name: 'settingOut',
  side: rules.curtain ? 'red' : first,
  camps: { red: EMPTY_CAMP, blue: EMPTY_CAMP },
});

/** Whether something of it may be hidden from somebody: it is being set out behind the curtain. */
export const isSecret = ({ muster, stage }: Pick<Game, 'muster' | 'stage'>): boolean =>
  stage.name === 'settingOut' && muster.rules.curtain;

/** The side that sets out now; null where none does. */
export const settingOutOf = ({ stage }: Pick<Game, 'stage'>): Side | null =>
  stage.name === 'settingOut' ? stage.side : null;

/** The camp of the side that sets out now, in clear; null where none does. */
export function campInHand({
  stage,
}: Pick<Game, 'stage'>): Extract<Camp, { places: unknown }> | null {
  if (stage.name !== 'settingOut' || stage.side === null) return null;
  const camp = stage.camps[stage.side];
  return camp.state === 'placing' ? camp : null;
}

/** The game with the camp of the side that sets out changed. */
export function withCamp(game: Game, change: Partial<Extract<Camp, { places: unknown }>>): Game {
  const { stage } = game;
  const camp = campInHand(game);
  if (stage.name !== 'settingOut' || stage.side === null || camp === null) return game;
  return {
    ...game,
    stage: { ...stage, camps: { ...stage.camps, [stage.side]: { ...camp, ...change } } },
  };
}

/** The muster as one side knows it while it sets out behind the curtain: of chosen forces its own alone. */
export function musterSeenBy(game: Game, side: Side, force: Force | null): Muster {
  if (!game.chosen) return game.muster;
  const forces = { red: NO_FORCE, blue: NO_FORCE, [side]: force ?? NO_FORCE };
  return { ...game.muster, forces };
}

/** Placements with an order of setting out carried out on them: one for each man and gun. */
export function withPlacement(places: readonly Placement[], order: Order): readonly Placement[] {
  const what = (each: Placement): string => (each.kind === 'place' ? each.man : each.gun);
  if (order.kind === 'takeUp') return places.filter((each) => what(each) !== order.what);
  if (order.kind !== 'place' && order.kind !== 'placeGun') return places;
  return [...places.filter((each) => what(each) !== what(order)), order];
}

/** Placements with guns numbered by so many more, or fewer. */
export const gunsShifted = (places: readonly Placement[], by: number): readonly Placement[] =>
  places.map((each) =>
    each.kind === 'place' ? each : { ...each, gun: `G${Number(each.gun.slice(1)) + by}` },
  );

/** The placements of a list of orders, by the sides of those who are placed. */
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

/** The sequence in which sides are set out: who moves first is first (2.3). */
export const inSequence = ({ first }: Pick<Muster, 'first'>): readonly Side[] => [
  first,
  other(first),
];

/** Whether both camps are closed, so that the curtain may rise. */
export const bothClosed = ({ stage }: Pick<Game, 'stage'>): boolean =>
  stage.name === 'settingOut' && SIDES.every((side) => stage.camps[side].state !== 'placing');
