import type { Shot } from '../engine/flight';
import type { Order, OrderKind } from '../engine/orders';
import type { Point, Side } from '../engine/types';
import type { Placement } from './game';

// Writes and reads orders as words of records: docs/littlewars-records.md.

const writePoint = ({ x, y }: Point): string => `${x},${y}`;
const writeMelee = (number: number): string => `m${number + 1}`;

type Writers = {
  readonly [K in OrderKind]: (order: Extract<Order, { readonly kind: K }>) => string;
};

const WRITERS: Writers = {
  place: ({ man, at }) => `${man}@${writePoint(at)}`,
  placeGun: ({ gun, at, bearing }) => `${gun}@${writePoint(at)}/${bearing}`,
  takeUp: ({ what }) => `${what}@`,
  ready: ({ side }) => `ready:${side}`,
  go: () => 'go',
  march: ({ man, to }) => `${man}-${writePoint(to)}`,
  leave: ({ man }) => `${man}^`,
  lie: ({ man, lying }) => `${man}=${lying ? 'down' : 'up'}`,
  serve: ({ gun, men }) => `${gun}+${men.join(',')}`,
  haul: ({ gun, to, crew }) =>
    [`${gun}-${writePoint(to)}`, ...crew.map((each) => `${each.man}-${writePoint(each.to)}`)].join(
      ':',
    ),
  takeOff: ({ gun, crew }) => `${gun}^${crew.join(',')}`,
  fire: ({ gun, bearing, elevation }) => `${gun}*${bearing}/${elevation}`,
  end: () => '.',
  time: () => 'time',
  join: ({ man, melee }) => `${man}=${writeMelee(melee)}`,
  settle: ({ melee, casualties }) =>
    `${writeMelee(melee)}:${casualties.dead.join(',')}${casualties.taken.length > 0 ? `/${casualties.taken.join(',')}` : ''}`,
  whiteFlag: ({ men }) => `flag:${men.join(',')}`,
  surrender: ({ side }) => `surrender:${side}`,
  offerDraw: ({ side }) => `draw:${side}`,
  declineDraw: ({ side }) => `decline:${side}`,
};

/** Returns an order as a word of a record, such as `R1-500,800` for a march, without the result of a shot. */
export const writeOrder = (order: Order): string =>
  // Each writer is that of its own kind.
  (WRITERS[order.kind] as (order: Order) => string)(order);

/**
 * Returns the result of a shot as records write it: its deviation sideways and upwards, in millionths of a radian,
 * and the ids of the dead, such as `~-210,640#B7`.
 */
export const writeShot = ({ deviation, dead }: Shot): string =>
  `~${deviation.sideways},${deviation.upwards}${dead.length > 0 ? `#${dead.join(',')}` : ''}`;

/** An order as read from a record, and the text of its shot's result, or null, to compare with the computed one. */
export interface OrderWord {
  readonly order: Order;
  readonly shot: string | null;
}

const MAN = '[RB][1-9][0-9]{0,3}';
const GUN = 'G[1-9][0-9]{0,2}';
const NUMBER = '-?[0-9]{1,7}';
const PLACE = `${NUMBER},${NUMBER}`;
const MEN = `${MAN}(?:,${MAN}){0,499}`;

const numbersOf = (text: string): number[] => text.split(/[,/]/).map((each) => Number(each) + 0);
const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = numbersOf(text);
  return { x, y };
};
const idsOf = (text: string): string[] => text.split(',').filter((id) => id !== '');
const sideOf = (text: string): Side => (text === 'red' ? 'red' : 'blue');

/** The form of each order's word, and the reader of its parts; the first form that fits counts. */
const READERS: readonly (readonly [form: RegExp, read: (parts: readonly string[]) => Order])[] = (
  [
    [`(${MAN})@(${PLACE})`, ([man = '', at = '']) => ({ kind: 'place', man, at: pointOf(at) })],
    [
      `(${GUN})@(${PLACE})/([0-9]{1,7})`,
      ([gun = '', at = '', bearing = '']) => ({
        kind: 'placeGun',
        gun,
        at: pointOf(at),
        bearing: Number(bearing),
      }),
    ],
    [`(${MAN})-(${PLACE})`, ([man = '', to = '']) => ({ kind: 'march', man, to: pointOf(to) })],
    [`(${MAN})\\^`, ([man = '']) => ({ kind: 'leave', man })],
    [`(${MAN})=(down|up)`, ([man = '', how]) => ({ kind: 'lie', man, lying: how === 'down' })],
    [
      `(${GUN})\\+(${MAN}),(${MAN})`,
      ([gun = '', one = '', two = '']) => ({ kind: 'serve', gun, men: [one, two] }),
    ],
    [
      `(${GUN})-(${PLACE})((?::${MAN}-${PLACE}){0,499})`,
      ([gun = '', to = '', crew = '']) => ({
        kind: 'haul',
        gun,
        to: pointOf(to),
        crew: crew
          .split(':')
          .slice(1)
          .map((each) => {
            const at = each.indexOf('-');
            return { man: each.slice(0, at), to: pointOf(each.slice(at + 1)) };
          }),
      }),
    ],
    [
      `(${GUN})\\^(${MEN})?`,
      ([gun = '', crew = '']) => ({ kind: 'takeOff', gun, crew: idsOf(crew) }),
    ],
    [
      `(${GUN})\\*([0-9]{1,7})/(${NUMBER})`,
      ([gun = '', bearing, elevation]) => ({
        kind: 'fire',
        gun,
        bearing: Number(bearing),
        elevation: Number(elevation),
      }),
    ],
    ['\\.', () => ({ kind: 'end' })],
    ['time', () => ({ kind: 'time' })],
    [
      `(${MAN})=m([1-9][0-9]{0,2})`,
      ([man = '', melee]) => ({ kind: 'join', man, melee: Number(melee) - 1 }),
    ],
    [
      `m([1-9][0-9]{0,2}):(${MEN})?(?:/(${MEN}))?`,
      ([melee, dead = '', taken = '']) => ({
        kind: 'settle',
        melee: Number(melee) - 1,
        casualties: { dead: idsOf(dead), taken: idsOf(taken) },
      }),
    ],
    [`flag:(${MEN})`, ([men = '']) => ({ kind: 'whiteFlag', men: idsOf(men) })],
    ['surrender:(red|blue)', ([side = '']) => ({ kind: 'surrender', side: sideOf(side) })],
    ['draw:(red|blue)', ([side = '']) => ({ kind: 'offerDraw', side: sideOf(side) })],
    ['decline:(red|blue)', ([side = '']) => ({ kind: 'declineDraw', side: sideOf(side) })],
  ] satisfies [string, (parts: readonly string[]) => Order][]
).map(([form, read]) => [new RegExp(`^${form}$`), read]);

/**
 * Reads a word of a record, such as `R1-500,800`, as an order; null if it is none. `go` has no word: in records the
 * number of a move stands for it.
 */
export function readOrder(word: string): OrderWord | null {
  const mark = word.search(/~/);
  const text = mark < 0 ? word : word.slice(0, mark);
  for (const [form, read] of READERS) {
    const [, ...parts] = form.exec(text) ?? [null];
    if (!form.test(text)) continue;
    const order = read(parts as string[]);
    if (mark >= 0 && order.kind !== 'fire') return null;
    return { order, shot: mark < 0 ? null : word.slice(mark) };
  }
  return null;
}

/** Reads a word of a record, such as `R1@500,20`, as an order of setting out; null if it is none. */
export function readPlacement(word: string): Placement | null {
  const order = readOrder(word)?.order;
  return order?.kind === 'place' || order?.kind === 'placeGun' ? order : null;
}
