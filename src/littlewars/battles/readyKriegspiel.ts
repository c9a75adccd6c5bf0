import { NEWEST_RULINGS } from '../engine/rulings';
import { SIDES, type Country } from '../engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../kriegspiel/orders';
import { beginKriegspiel, KRIEGSPIEL, KRIEGSPIEL_SIZES } from '../kriegspiel/terms';
import type { KriegspielBattle, KriegspielMuster } from '../kriegspiel/types';
import { HOOKS_FARM_MUSTER } from './hooksFarm';
import { arrangedSide, type ArrangedSide } from './kriegspielArrangement';
import { KRIEGSPIEL_COUNTRIES } from './kriegspielCountries';
import type { Ready } from './readyBattle';

/** The id of a Country that comes with this program and is made for Kriegspiel, such as `river-line`. */
export type KriegspielCountryId = keyof typeof KRIEGSPIEL_COUNTRIES;
/** The ids of the Countries that come with this program and are made for Kriegspiel, as they are offered. */
export const KRIEGSPIEL_COUNTRY_IDS = Object.keys(
  KRIEGSPIEL_COUNTRIES,
) as readonly KriegspielCountryId[];

/** Returns the battle after orders that must all be legal. */
const after = (battle: KriegspielBattle, orders: readonly KriegspielOrder[]): KriegspielBattle =>
  orders.reduce((now, order) => {
    const outcome = commandKriegspiel(now, order);
    if (!outcome.ok) throw new Error(`No place for ${JSON.stringify(order)}`);
    return outcome.battle;
  }, battle);

/**
 * Sets out both sides of a battle of Kriegspiel with these terms, Red first. Returns the battle after that, the orders
 * given, and the orders that could not be executed because there was no room (`noRoom`).
 */
export function bothArranged(
  muster: KriegspielMuster,
): Pick<ArrangedSide, 'orders' | 'noRoom' | 'battle'> {
  const red = arrangedSide(beginKriegspiel(muster), 'red');
  const blue = arrangedSide(red.battle, 'blue');
  return {
    battle: blue.battle,
    orders: [...red.orders, ...blue.orders],
    noRoom: [...red.noRoom, ...blue.noRoom],
  };
}

/**
 * Returns a battle of Kriegspiel with a brigade a side (kriegspiel.md 1.3) on a Country: both sides set out by the
 * program, Red about to make the first move, always with the same seed of its random numbers. @throws if there is no
 * room for a brigade.
 */
export function readyOn(
  country: Country,
): Ready<KriegspielMuster, KriegspielOrder, KriegspielBattle> {
  const { rules, seed } = HOOKS_FARM_MUSTER;
  const muster: KriegspielMuster = {
    country,
    rules,
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: { red: KRIEGSPIEL_SIZES.brigade, blue: KRIEGSPIEL_SIZES.brigade },
    seed,
    ...KRIEGSPIEL,
  };
  const { orders: places, battle: out, noRoom } = bothArranged(muster);
  if (noRoom.length > 0) throw new Error(`No place for ${JSON.stringify(noRoom[0])}`);
  const ready = SIDES.map((side) => ({ kind: 'ready', side }) as const);
  return { muster, places, battle: after(out, [...ready, { kind: 'go' }]) };
}

/**
 * Returns a battle of Kriegspiel with a brigade a side (kriegspiel.md 1.3) on one of the Countries made for it, by
 * its id: both sides set out by the program, Red about to make the first move.
 */
export const readyKriegspiel = (id: KriegspielCountryId): ReturnType<typeof readyOn> =>
  readyOn(KRIEGSPIEL_COUNTRIES[id]);
