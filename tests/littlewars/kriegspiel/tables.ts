// Battles of Kriegspiel for tests, on a bare field unless they say otherwise; places in inches.
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import type { Country, Man, Point } from '../../../src/littlewars/engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { nextBody, placesOf } from '../../../src/littlewars/kriegspiel/bodies';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielReason } from '../../../src/littlewars/kriegspiel/reasons';
import { beginKriegspiel, KRIEGSPIEL } from '../../../src/littlewars/kriegspiel/terms';
import type {
  Formation,
  KriegspielBattle,
  KriegspielForce,
  KriegspielMuster,
} from '../../../src/littlewars/kriegspiel/types';
import { country, inches, RULES } from '../engine/tables';

export const FORCE: KriegspielForce = {
  infantry: 10,
  cavalry: 8,
  guns: 1,
  engineers: 2,
  waggons: 1,
};

export const muster = (more: Partial<KriegspielMuster> = {}): KriegspielMuster => ({
  country: country(),
  // A battle of few men is not drawn then.
  rules: { ...RULES, kind: 'blow' },
  rulings: NEWEST_RULINGS,
  first: 'red',
  forces: { red: FORCE, blue: FORCE },
  seed: 1913,
  ...KRIEGSPIEL,
  ...more,
});

/**
 * A battle in Red's third move, its men where they are put, in inches, and everybody else gone from the field. `men` has
 * their places by id.
 */
export function battleOf(
  men: Readonly<Record<string, readonly [x: number, y: number, more?: Partial<Man>]>>,
  more: Partial<KriegspielMuster> = {},
): KriegspielBattle {
  const begun = beginKriegspiel(muster(more));
  const set = begun.men.map((man): Man => {
    const [x, y, rest] = men[man.id] ?? [];
    if (x === undefined || y === undefined) return { ...man, state: 'gone' };
    const at: Point = inches(x, y);
    return { ...man, ...at, start: at, ...rest };
  });
  return {
    ...begun,
    men: set,
    guns: begun.guns.map((gun) => ({ ...gun, gone: true })),
    phase: 'guns',
    mover: 'red',
    moves: 4,
  };
}

/** A battle in which men stand in a formation, as the program sets them out, as body `A`, `B`, …. */
export function inBody(
  battle: KriegspielBattle,
  ids: readonly string[],
  formation: Formation,
  at: readonly [x: number, y: number],
  front = 0,
): KriegspielBattle {
  const first = battle.men.find(({ id }) => id === ids[0])!;
  const places = placesOf(formation, ids.length, first, inches(...at), front);
  const men = battle.men.map((man): Man => {
    const i = ids.indexOf(man.id);
    const place = places[i];
    return place === undefined ? man : { ...man, ...place, start: place, state: 'ready' };
  });
  const body = { id: nextBody(battle), side: first.side, men: ids, formation, front };
  return withState({ ...battle, men }, { bodies: [...battle.kriegspiel.bodies, body] });
}

/** `R1`, `R2`, …, so many from a number on. */
export const numbers = (letter: 'R' | 'B', from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${from + i}`);

/** The battle after orders that are lawful; throws the reasons of one that is not. */
export const after = (
  battle: KriegspielBattle,
  ...orders: readonly KriegspielOrder[]
): KriegspielBattle =>
  orders.reduce((now, order) => {
    const outcome = commandKriegspiel(now, order);
    if (!outcome.ok) throw new Error(`${order.kind}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, battle);

/** The reasons against an order; none if it is lawful. */
export const against = (
  battle: KriegspielBattle,
  order: KriegspielOrder,
): readonly KriegspielReason[] => {
  const outcome = commandKriegspiel(battle, order);
  return outcome.ok ? [] : outcome.reasons;
};

export const onField = (pieces: Country['pieces'], width = 1920, depth = 1536): Country => ({
  name: '',
  width,
  depth,
  pieces,
});
