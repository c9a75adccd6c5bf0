import type { Order } from '../../engine/orders';
import type { Point } from '../../engine/types';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { SCREWS } from '../../kriegspiel/shells';
import { WORKS } from '../../kriegspiel/things';
import { FORMATIONS } from '../../kriegspiel/types';
import {
  casualties,
  id,
  ids,
  isPair,
  number,
  oneOf,
  pairs,
  path,
  place,
  readersOf,
  readParts,
  side,
  writeForm,
  writeParts,
  type Form,
  type FormsOf,
  type ReadersOf,
} from '../orderForms';
import { CommandRefusal } from '../orderLine';
import { readOrder, writeOrder } from '../orderText';

// The words of each order that Kriegspiel adds: parted by blanks on a line of the console, by colons in a record.

/**
 * The kinds of orders whose words Kriegspiel adds to those of Little Wars, such as `marchBody`; and `march` and
 * `takeUp`, which say more there: a march may pass points on its way, and more than men and guns can be taken off the
 * field.
 */
type AddedKind = Exclude<KriegspielOrder['kind'], Exclude<Order['kind'], 'march' | 'takeUp'>>;

type Added = Extract<KriegspielOrder, { readonly kind: AddedKind }>;
type March = Extract<KriegspielOrder, { readonly kind: 'march' }>;

const boat = id('a boat or train');
const front = number('a front');
const bearing = number('a bearing');
const elevation = number('an elevation');

const FORMS: FormsOf<Exclude<Added, March>> = {
  takeUp: { what: id('a man, gun, waggon, boat or train') },
  placeBody: { formation: oneOf(FORMATIONS, 'a formation'), at: place, front, men: ids },
  placeWaggon: { waggon: id('a waggon'), at: place, bearing },
  placeTransport: { transport: boat, at: place, bearing },
  marchBody: {
    body: id('a body'),
    path,
    front: {
      read: (texts) => (texts.length === 0 ? undefined : front.read(texts)),
      write: (value) => (value === undefined ? [] : [value]),
    },
  },
  formBody: { front, men: ids },
  changeFormation: { body: id('a body'), formation: oneOf(FORMATIONS, 'a formation') },
  dismount: { body: id('a body') },
  mount: { body: id('a body') },
  limber: { gun: id('a gun') },
  unlimber: { gun: id('a gun') },
  marchGun: { gun: id('a gun'), path },
  marchWaggon: { waggon: id('a waggon'), path },
  moveTransport: { transport: boat, path },
  embark: { transport: boat, men: ids },
  disembark: { transport: boat, men: ids },
  shell: { gun: id('a gun'), screw: oneOf(SCREWS, 'a screw'), bearing, elevation },
  rifles: { bearing, elevation, men: ids },
  nameNext: { side, man: id('a man') },
  charge: { body: id('two bodies'), target: id('two bodies') },
  settleCharge: { casualties: casualties('charge') },
  beginWork: {
    work: oneOf(WORKS, 'a work'),
    // A mine and earthworks are named by their places, a rail by its railway and its place.
    target: {
      read: (texts) => (isPair(texts[0]) ? null : id('a target, or places').read(texts)),
      write: (target) => (target === null ? [] : [target]),
    },
    at: pairs,
    men: ids,
  },
  eatHorses: { men: ids },
};

/** A march of a man, with the places on its way and its end as one path. */
const MARCH: Form<{ readonly man: string; readonly path: readonly Point[] }> = {
  man: id('a man'),
  path,
};

/**
 * The readers of the orders that Kriegspiel adds, by their kind. Each removes from a list the words after the kind, and
 * returns the order. @throws {CommandRefusal} if they are no such order.
 */
export const ADDED: ReadersOf<Added> = {
  ...readersOf(FORMS),
  march: (texts) => {
    const { man, path } = readParts(MARCH, texts);
    return { kind: 'march', man, to: path.at(-1) as Point, by: path.slice(0, -1) };
  },
};

/** Returns the words of an order after its kind. */
const wordsOf = (order: Added): readonly (string | number)[] =>
  order.kind === 'march'
    ? writeParts(MARCH, { man: order.man, path: [...(order.by ?? []), order.to] })
    : writeForm<Exclude<Added, March>>(FORMS, order);

/** Returns whether Little Wars has a word for an order. */
const isPlain = (order: KriegspielOrder): order is Order =>
  order.kind === 'march' ? (order.by ?? []).length === 0 : !Object.hasOwn(FORMS, order.kind);

/**
 * Returns an order as a word of a record, such as `marchBody:A:500,800`, without the result of a shot. An order that
 * Little Wars has too is written as there.
 */
export const writeKriegspielOrder = (order: KriegspielOrder): string =>
  isPlain(order) ? writeOrder(order) : [order.kind, ...wordsOf(order)].join(':');

/** The orders that fire a shot, whose result a record adds. */
const FIRES: ReadonlySet<KriegspielOrder['kind']> = new Set(['fire', 'shell', 'rifles']);

/**
 * Reads a word of a record as an order; null if it is none. `shot` is the text of the result of its shot, such as
 * `~-210,640#B7`, null without one.
 */
export function readKriegspielOrder(
  text: string,
): { readonly order: KriegspielOrder; readonly shot: string | null } | null {
  const mark = text.indexOf('~');
  const [kind = '', ...texts] = (mark < 0 ? text : text.slice(0, mark)).split(':');
  if (!Object.hasOwn(ADDED, kind)) return readOrder(text);
  // State is stored by the ids of men, guns and pieces; none of them is a property that every object has.
  if (texts.some((each) => each === '' || each in {})) return null;
  try {
    const order = ADDED[kind as AddedKind](texts);
    if (texts.length > 0 || (mark >= 0 && !FIRES.has(order.kind))) return null;
    return { order, shot: mark < 0 ? null : text.slice(mark) };
  } catch (error) {
    if (error instanceof CommandRefusal) return null;
    throw error;
  }
}
