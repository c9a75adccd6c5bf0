import { SIDES, type BySide, type Side } from '../../engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../../kriegspiel/orders';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import { beginKriegspiel } from '../../kriegspiel/terms';
import type { KriegspielBattle, KriegspielMuster } from '../../kriegspiel/types';
import { inSequence, type GameOf, type Kind } from '../game';
import { createTimeline, type BattleStage, type Rules } from '../replay';
import { createSettingOut } from '../settingOut';

const PLACEMENTS = [
  'place',
  'placeGun',
  'placeBody',
  'placeWaggon',
  'placeTransport',
  'takeUp',
] as const;
/**
 * An order of setting out in a battle of Kriegspiel, of a man, gun, body, waggon, boat or train, or of taking one off
 * the field. All of them are stored, even those that a later one replaces, because the letters of bodies follow from
 * their sequence.
 */
export type KriegspielPlacement = Extract<
  KriegspielOrder,
  { readonly kind: (typeof PLACEMENTS)[number] }
>;
/** Returns whether an order of Kriegspiel is one of setting out. */
export const isPlacement = (order: KriegspielOrder): order is KriegspielPlacement =>
  PLACEMENTS.some((kind) => kind === order.kind);

/** The types that belong to a battle of Kriegspiel, for functions that serve Little Wars and Kriegspiel alike. */
export interface Kriegspiel extends Kind {
  readonly muster: KriegspielMuster;
  readonly placement: KriegspielPlacement;
  readonly order: KriegspielOrder;
  readonly battle: KriegspielBattle;
  readonly reason: KriegspielReason;
}
/** A game of Kriegspiel with all its orders, secret ones included (kriegspiel.md 6.4). */
export type KriegspielGame = GameOf<Kriegspiel>;
/** The stage of a game of Kriegspiel whose battle has begun, with all its orders. */
export type KriegspielStage = BattleStage<Kriegspiel>;

/**
 * The rules of Kriegspiel as replaying a battle needs them: the functions that begin it, execute an order, and say in
 * which order the sides set out. Behind a curtain Red counts as the first to set out, so that the letters of bodies are
 * the same each time.
 */
export const KRIEGSPIEL_RULES: Rules<Kriegspiel> = {
  begin: beginKriegspiel,
  command: commandKriegspiel,
  sequence: (muster) => (muster.rules.curtain ? SIDES : inSequence(muster)),
  ready: (side) => ({ kind: 'ready', side }),
};

const timeline = createTimeline<Kriegspiel>(KRIEGSPIEL_RULES, {
  code: 'wrongPhase',
  phase: 'settingOut',
});
/**
 * Functions on games of Kriegspiel. `battlesOf` returns the battle after setting out and after each order; `given`
 * the game after one more order, or the reasons against it; `backTo` the game after its first orders only; `fought` a
 * stage with other orders whose battles are known already.
 */
export const { fought, battlesOf, given, backTo } = timeline;

/** The functions on games of Kriegspiel that are being set out. */
export const settingOut = createSettingOut<Kriegspiel>(KRIEGSPIEL_RULES, timeline, {
  // Both forces are agreed, and known to both.
  musterOf: ({ muster }) => muster,
  isPlacement,
  withPlacement: (places, order) => (isPlacement(order) ? [...places, order] : places),
});

/** Returns the present battle of a game of Kriegspiel; null while it is being set out. */
export const battleOf = ({ muster, stage }: KriegspielGame): KriegspielBattle | null =>
  stage.name === 'battle' ? (battlesOf(muster, stage).at(-1) ?? null) : null;

/** Returns orders of setting out by the side whose men or things they set out, in the order given. */
export function placesBySide(
  { forces: { red } }: KriegspielMuster,
  places: readonly KriegspielPlacement[],
): BySide<readonly KriegspielPlacement[]> {
  /** How many guns, waggons, boats and trains are Red's, who has the first numbers. */
  const reds: Readonly<Record<string, number>> = {
    G: red.guns,
    W: red.waggons,
    S: red.boats ?? 0,
    T: red.trains ?? 0,
  };
  const sideOf = (each: KriegspielPlacement): Side => {
    const [id = ''] = placedBy(each);
    const first = reds[id.charAt(0)];
    if (first === undefined) return id.startsWith('R') ? 'red' : 'blue';
    return Number(id.slice(1)) <= first ? 'red' : 'blue';
  };
  const of = (side: Side) => places.filter((each) => sideOf(each) === side);
  return { red: of('red'), blue: of('blue') };
}

/** Returns the ids of the men, or of the one gun, waggon or vessel, that an order sets out or takes off the field. */
export function placedBy(order: KriegspielPlacement): readonly string[] {
  switch (order.kind) {
    case 'place':
      return [order.man];
    case 'placeGun':
      return [order.gun];
    case 'placeBody':
      return order.men;
    case 'placeWaggon':
      return [order.waggon];
    case 'placeTransport':
      return [order.transport];
    case 'takeUp':
      return [order.what];
  }
}
