import type { Casualties, Isolation } from '../engine/meleeTypes';
import { CHARGE_BANDS, FOOT_STANDS, type ChargeToll } from '../kriegspiel/chargeTolls';
import { IDLE } from '../kriegspiel/moveState';
import { PACKETS } from '../kriegspiel/terms';
import {
  CHAPTERS,
  FORMATIONS,
  PURSUITS,
  SERVICES,
  type Body,
  type ChargeMade,
  type MoveState,
  type KriegspielState,
  type Limber,
} from '../kriegspiel/types';
import {
  SUPPLIES,
  WORKS,
  type Depot,
  type Mine,
  type RailGap,
  type Transport,
  type Waggon,
  type Work,
} from '../kriegspiel/things';
import {
  count,
  flag,
  flagOn,
  ids,
  listOf,
  membersOf,
  oneOf,
  optional,
  or,
  orNull,
  piece,
  point,
  real,
  recordOf,
  refuse,
  share,
  side,
  text,
  whole,
  type Reader,
} from './fields';

// The parts of the state of Kriegspiel given as JSON.

const halves: Reader<0 | 1 | 2> = (value, where) => {
  const number = count(value, where);
  if (number !== 0 && number !== 1 && number !== 2) throw refuse(where, '0, 1 or 2');
  return number;
};

const body = membersOf<Body>({
  id: text,
  side,
  men: ids,
  formation: oneOf(FORMATIONS),
  front: count,
});

/** What a man has done in this move and what he owes; `start` is null if it is where he stands. */
type GivenMoveState = Omit<MoveState, 'start'> & { readonly start: MoveState['start'] | null };
const moveState = membersOf<GivenMoveState>({
  halves,
  used: share,
  fired: flag,
  worked: flag,
  charged: flag,
  fixed: flag,
  start: orNull(point),
  retires: count,
  pursuit: or(oneOf(PURSUITS), IDLE.pursuit),
});

const limber = membersOf<Limber>({
  limbered: flag,
  disabledUntil: count,
  destroyed: flag,
  halves,
  used: share,
});

/**
 * The state that Kriegspiel adds to a gun, if a battle read from JSON says nothing about it: not limbered, not damaged,
 * with its whole march.
 */
export const UNUSED: Limber = limber({}, '');

const waggon = membersOf<Waggon>({
  id: text,
  side,
  x: whole,
  y: whole,
  bearing: count,
  packets: or(whole, PACKETS),
  used: share,
  moved: flag,
  destroyed: flag,
});

const transport = membersOf<Transport>({
  id: text,
  kind: oneOf(['boat', 'train']),
  side,
  x: whole,
  y: whole,
  bearing: count,
  used: share,
  aboard: ids,
  boarding: orNull(membersOf({ men: ids, done: count })),
  landed: count,
  destroyed: flag,
});

const work = membersOf<Work>({
  id: text,
  side,
  kind: oneOf(WORKS),
  men: ids,
  target: orNull(text),
  at: listOf(point),
  done: count,
  takes: whole,
});

/** Which supplies are due to a man and not given, with the number of the move in which each fell due (5.6). */
const want: Reader<KriegspielState['wanting'][string]> = (value, where) => {
  const supplies = recordOf(whole)(value, where);
  for (const supply of Object.keys(supplies)) oneOf(SUPPLIES)(supply, where);
  return supplies;
};

const losses = membersOf<ChargeToll['charged']>({ dead: count, taken: count });
const toll = membersOf<ChargeToll>({
  chargers: losses,
  charged: losses,
  putBack: count,
  gunsTaken: count,
});

const tolls: Reader<ChargeMade['tolls']> = (value, where) => {
  const [one, other, ...more] = listOf(toll)(value, where);
  if (one === undefined || more.length > 0) throw refuse(where, 'one or two tolls');
  return other === undefined ? [one] : [one, other];
};

/** A charge whose dead and taken are still to be named (kriegspiel.md 7.1). */
const charge = membersOf<ChargeMade>({
  body: text,
  target: text,
  sabres: ids,
  charged: ids,
  from: point,
  to: point,
  distance: real,
  band: oneOf(CHARGE_BANDS),
  stand: oneOf([...FOOT_STANDS, 'stationary', 'cavalry', 'artillery'] as const),
  factor: or(whole, 1),
  isolation: orNull(
    membersOf<Isolation>({ body: ids, supporters: ids, needed: whole, isolated: flag }),
  ),
  guns: ids,
  tolls,
  toll,
  won: orNull(flag),
  proposal: membersOf<Casualties>({ dead: ids, taken: ids }),
});

const general = optional(
  membersOf<KriegspielState['generals']['red']>({
    man: orNull(text),
    awayUntil: count,
    next: orNull(text),
  }),
);

/**
 * The state of Kriegspiel as a battle read from JSON gives it. A part that is null, and a man or depot that is not
 * named, is as at the beginning of a battle.
 */
export interface GivenState extends Omit<KriegspielState, 'forces' | 'duties' | 'depots'> {
  readonly half: boolean;
  readonly duties: Readonly<Record<string, GivenMoveState>>;
  readonly depots: readonly Depot[] | null;
}

/**
 * Reads the state of Kriegspiel that a battle in JSON gives; parts that are missing have their usual values.
 *
 * @throws {CommandRefusal} for any other value
 */
export const givenState = membersOf<GivenState>({
  chapters: or(listOf(oneOf(CHAPTERS)), CHAPTERS),
  half: flagOn,
  generalVulnerable: flag,
  charging: flag,
  services: recordOf(oneOf(SERVICES)),
  bodies: listOf(body),
  duties: recordOf(moveState),
  guns: recordOf(limber),
  waggons: listOf(waggon),
  transports: listOf(transport),
  depots: orNull(listOf(membersOf<Depot>({ piece: text, side, packets: count, burnt: flag }))),
  charge: orNull(charge),
  works: listOf(work),
  built: listOf(membersOf({ piece: text, side })),
  begun: optional(membersOf({ red: count, blue: count })),
  ruins: listOf(piece),
  gaps: listOf(membersOf<RailGap>({ railway: text, at: point })),
  mines: listOf(membersOf<Mine>({ id: text, side, at: point })),
  generals: optional(membersOf({ red: general, blue: general })),
  wanting: recordOf(want),
  fed: recordOf(whole),
  besieged: recordOf(whole),
  fired: recordOf(whole),
  crossing: recordOf(membersOf({ paid: whole, move: whole })),
  horses: recordOf(ids),
  unhorsed: ids,
});
