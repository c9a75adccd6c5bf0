import { FOOT, INCH } from '../engine/lengths';
import { backLine } from '../engine/men';
import { NEWEST_RULINGS } from '../engine/rulings';
import { SIDES, type Country, type Point, type Side } from '../engine/types';
import { commandKriegspiel, type KriegspielOrder } from '../kriegspiel/orders';
import { beginKriegspiel, GUNNERS, KRIEGSPIEL, KRIEGSPIEL_SIZES } from '../kriegspiel/terms';
import type { Formation, KriegspielBattle, KriegspielMuster, Service } from '../kriegspiel/types';
import { HOOKS_FARM_MUSTER } from './hooksFarm';
import { KRIEGSPIEL_COUNTRIES } from './kriegspielCountries';
import type { Ready } from './readyBattle';

/** The id of a Country that comes with the game and is made for Kriegspiel. */
export type KriegspielCountryId = keyof typeof KRIEGSPIEL_COUNTRIES;
/**
 * The ids of the Countries that come with the game and are made for Kriegspiel, in the order in which they are
 * offered.
 */
export const KRIEGSPIEL_COUNTRY_IDS = Object.keys(
  KRIEGSPIEL_COUNTRIES,
) as readonly KriegspielCountryId[];

/** The bodies of a brigade, from Red's left: of whom, how many, in which formation, and at which part of the line. */
const BODIES: readonly {
  readonly service: Service;
  readonly men: number;
  readonly formation: Formation;
  readonly part: number;
}[] = [
  { service: 'cavalry', men: 12, formation: 'ranks', part: 0.14 },
  { service: 'infantry', men: 20, formation: 'ranks', part: 0.36 },
  { service: 'infantry', men: 20, formation: 'ranks', part: 0.5 },
  { service: 'engineers', men: 6, formation: 'ranks', part: 0.57 },
  { service: 'infantry', men: 20, formation: 'ranks', part: 0.64 },
  { service: 'cavalry', men: 12, formation: 'ranks', part: 0.86 },
];
/** How far from the place meant for them men, guns and waggons are set out, at the most, and in which steps. */
const ASIDE = 4 * FOOT;
const STEP = INCH;
/** How far the front ranks and waggons stand before the back line, the General behind it, and gunners behind their guns. */
const FRONT = 5 * INCH;
const WAGGONS = 2 * INCH;
const REAR = -2 * INCH;
const BEHIND_GUN = 3 * INCH;

/** A battle while it is set out, and the orders that did so. */
interface SettingOut {
  readonly battle: KriegspielBattle;
  readonly orders: readonly KriegspielOrder[];
}

/** Returns the battle after the first of these orders that is legal; throws if none is. */
function afterFirst(
  { battle, orders: given }: SettingOut,
  orders: readonly KriegspielOrder[],
): SettingOut {
  for (const order of orders) {
    const outcome = commandKriegspiel(battle, order);
    if (outcome.ok) return { battle: outcome.battle, orders: [...given, order] };
  }
  throw new Error(`No place for ${JSON.stringify(orders[0])}`);
}

/** Returns places from one outwards along the line, the nearest first. */
const outwards = ({ x, y }: Point): readonly Point[] =>
  Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, i) => ({
    x: x + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * STEP,
    y,
  }));

/** Sets out a side of a brigade: guns between the bodies, their gunners behind them, waggons and the General in rear. */
function setOut(from: SettingOut, side: Side): SettingOut {
  let now = from;
  const { battle } = from;
  const { width } = battle.country;
  const [line, inwards, front] =
    side === 'red' ? [backLine(battle, side), 1, 0] : [backLine(battle, side), -1, 180_000];
  const at = (part: number, before: number): Point => ({
    x: Math.round(width * (side === 'red' ? part : 1 - part)),
    y: line + inwards * before,
  });
  const men = (service: Service): string[] =>
    battle.men
      .filter(({ id, side: his }) => his === side && battle.kriegspiel.services[id] === service)
      .map(({ id }) => id);
  const place = (wanted: Point, order: (at: Point) => KriegspielOrder): void => {
    now = afterFirst(now, outwards(wanted).map(order));
  };
  const of = { infantry: men('infantry'), cavalry: men('cavalry'), engineers: men('engineers') };
  for (const { service, men: count, formation, part } of BODIES) {
    const those = of[service as keyof typeof of].splice(0, count);
    place(at(part, FRONT), (to) => ({ kind: 'placeBody', men: those, formation, at: to, front }));
  }
  const gunners = men('artillery');
  const guns = battle.guns.filter((gun) => gun.side === side);
  guns.forEach(({ id }, i) => {
    const part = (2 * i + 1) / (2 * guns.length);
    place(at(part, FRONT), (to) => ({ kind: 'placeGun', gun: id, at: to, bearing: front }));
    const { x, y } = now.battle.guns.find((gun) => gun.id === id) as Point;
    for (const man of gunners.splice(0, GUNNERS))
      place({ x, y: y - inwards * BEHIND_GUN }, (to) => ({ kind: 'place', man, at: to }));
  });
  battle.kriegspiel.waggons
    .filter((waggon) => waggon.side === side)
    .forEach(({ id }, i) => {
      place(at(0.3 + 0.1 * i, WAGGONS), (to) => ({
        kind: 'placeWaggon',
        waggon: id,
        at: to,
        bearing: front,
      }));
    });
  for (const man of men('general')) place(at(0.45, REAR), (to) => ({ kind: 'place', man, at: to }));
  return now;
}

/**
 * Returns a battle of Kriegspiel with a brigade a side (kriegspiel.md 1.3) on a Country: both sides set out by the program, Red
 * about to make the first move, with the seed of Hook's Farm. Throws if there is no room for one.
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
  const begun = { battle: beginKriegspiel(muster), orders: [] };
  const { orders: places, battle: out } = SIDES.reduce<SettingOut>(setOut, begun);
  const ready: readonly KriegspielOrder[] = [
    ...SIDES.map((side) => ({ kind: 'ready', side }) as const),
    { kind: 'go' },
  ];
  const { battle } = ready.reduce<SettingOut>((now, order) => afterFirst(now, [order]), {
    battle: out,
    orders: [],
  });
  return { muster, places, battle };
}

/** Returns a battle of Kriegspiel that is ready to begin on one of the Countries made for it. */
export const readyKriegspiel = (id: KriegspielCountryId): ReturnType<typeof readyOn> =>
  readyOn(KRIEGSPIEL_COUNTRIES[id]);
