import type { Point } from '../../engine/types';
import type { Casualties } from '../../engine/meleeTypes';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { SCREWS } from '../../kriegspiel/shells';
import { FORMATIONS } from '../../kriegspiel/types';
import { WORKS } from '../../kriegspiel/things';
import type { Order } from '../../engine/orders';
import {
  casualtiesOf,
  choice,
  clipped,
  CommandRefusal,
  integer,
  placeOf,
  rest,
  sideOf,
  word,
} from '../orderLine';
import { readOrder, writeOrder } from '../orderText';

// The words of each order that Kriegspiel adds: parted by blanks on a line of the console, by colons in a record.

/** Returns whether a word of an order looks like a point, written as `x,y`; false without a word. */
export const isPair = (text: string | undefined): boolean => text?.includes(',') ?? false;

/** Returns the place that the next word, `X,Y`, names; the word is removed. */
function pairOf(texts: string[]): Point {
  const text = word(texts, 'places, each X,Y');
  const [x, y, ...more] = text.split(',');
  if (more.length > 0)
    throw new CommandRefusal(`“${clipped(text)}” is no place: it is written X,Y.`);
  return { x: integer(x, 'x'), y: integer(y, 'y') };
}

/**
 * Removes from the beginning of a list the words that are points, `x,y`, and returns the points. @throws
 * {CommandRefusal} if the first word is none.
 */
export function pathOf(texts: string[]): readonly Point[] {
  const path = [pairOf(texts)];
  while (isPair(texts[0])) path.push(pairOf(texts));
  return path;
}

const ids = (texts: string[]): string[] => rest(texts, (left) => word(left, 'men'));

/**
 * The kinds of orders whose words Kriegspiel adds to those of Little Wars, such as `marchBody`; and `march` and
 * `takeUp`, which say more there: a march may pass points on its way, and more than men and guns can be taken off the
 * field.
 */
export type AddedKind = Exclude<
  KriegspielOrder['kind'],
  Exclude<Order['kind'], 'march' | 'takeUp'>
>;

/**
 * The readers of the orders that Kriegspiel adds, by their kind. Each removes from a list the words after the kind, and
 * returns the order. @throws {CommandRefusal} if they are no such order.
 */
export const ADDED: {
  readonly [K in AddedKind]: (texts: string[]) => Extract<KriegspielOrder, { readonly kind: K }>;
} = {
  takeUp: (texts) => ({ kind: 'takeUp', what: word(texts, 'a man, gun, waggon, boat or train') }),
  march: (texts) => {
    const man = word(texts, 'a man');
    const path = pathOf(texts);
    return { kind: 'march', man, to: path.at(-1) as Point, by: path.slice(0, -1) };
  },
  placeBody: (texts) => ({
    kind: 'placeBody',
    formation: choice(texts, FORMATIONS, 'a formation'),
    at: placeOf(texts),
    front: integer(texts.shift(), 'a front'),
    men: ids(texts),
  }),
  placeWaggon: (texts) => ({
    kind: 'placeWaggon',
    waggon: word(texts, 'a waggon'),
    at: placeOf(texts),
    bearing: integer(texts.shift(), 'a bearing'),
  }),
  placeTransport: (texts) => ({
    kind: 'placeTransport',
    transport: word(texts, 'a boat or train'),
    at: placeOf(texts),
    bearing: integer(texts.shift(), 'a bearing'),
  }),
  marchBody: (texts) => {
    const body = word(texts, 'a body');
    const path = pathOf(texts);
    return texts.length === 0
      ? { kind: 'marchBody', body, path }
      : { kind: 'marchBody', body, path, front: integer(texts.shift(), 'a front') };
  },
  formBody: (texts) => ({
    kind: 'formBody',
    front: integer(texts.shift(), 'a front'),
    men: ids(texts),
  }),
  changeFormation: (texts) => ({
    kind: 'changeFormation',
    body: word(texts, 'a body'),
    formation: choice(texts, FORMATIONS, 'a formation'),
  }),
  dismount: (texts) => ({ kind: 'dismount', body: word(texts, 'a body') }),
  mount: (texts) => ({ kind: 'mount', body: word(texts, 'a body') }),
  limber: (texts) => ({ kind: 'limber', gun: word(texts, 'a gun') }),
  unlimber: (texts) => ({ kind: 'unlimber', gun: word(texts, 'a gun') }),
  marchGun: (texts) => ({ kind: 'marchGun', gun: word(texts, 'a gun'), path: pathOf(texts) }),
  marchWaggon: (texts) => ({
    kind: 'marchWaggon',
    waggon: word(texts, 'a waggon'),
    path: pathOf(texts),
  }),
  moveTransport: (texts) => ({
    kind: 'moveTransport',
    transport: word(texts, 'a boat or train'),
    path: pathOf(texts),
  }),
  embark: (texts) => ({
    kind: 'embark',
    transport: word(texts, 'a boat or train'),
    men: ids(texts),
  }),
  disembark: (texts) => ({
    kind: 'disembark',
    transport: word(texts, 'a boat or train'),
    men: ids(texts),
  }),
  shell: (texts) => ({
    kind: 'shell',
    gun: word(texts, 'a gun'),
    screw: choice(texts, SCREWS, 'a screw'),
    bearing: integer(texts.shift(), 'a bearing'),
    elevation: integer(texts.shift(), 'an elevation'),
  }),
  rifles: (texts) => ({
    kind: 'rifles',
    bearing: integer(texts.shift(), 'a bearing'),
    elevation: integer(texts.shift(), 'an elevation'),
    men: ids(texts),
  }),
  nameNext: (texts) => ({
    kind: 'nameNext',
    side: sideOf(word(texts, 'a side')),
    man: word(texts, 'a man'),
  }),
  charge: (texts) => ({
    kind: 'charge',
    body: word(texts, 'two bodies'),
    target: word(texts, 'two bodies'),
  }),
  settleCharge: (texts) => ({
    kind: 'settleCharge',
    casualties: casualtiesOf(texts, 'charge'),
  }),
  beginWork: (texts) => {
    const work = choice(texts, WORKS, 'a work');
    // A mine and earthworks are named by their places, a rail by its railway and its place.
    const target = isPair(texts[0]) ? null : word(texts, 'a target, or places');
    const at: Point[] = [];
    while (isPair(texts[0])) at.push(pairOf(texts));
    return { kind: 'beginWork', work, target, at, men: ids(texts) };
  },
  eatHorses: (texts) => ({ kind: 'eatHorses', men: ids(texts) }),
};

const writePair = ({ x, y }: Point): string => `${x},${y}`;
const writeCasualties = ({ dead, taken }: Casualties): string[] => [
  'dead',
  ...dead,
  'taken',
  ...taken,
];

/** Returns the words of an order after its kind. */
const WRITERS: {
  readonly [K in AddedKind]: (
    order: Extract<KriegspielOrder, { readonly kind: K }>,
  ) => readonly (string | number)[];
} = {
  takeUp: ({ what }) => [what],
  march: ({ man, to, by = [] }) => [man, ...[...by, to].map(writePair)],
  placeBody: ({ formation, at, front, men }) => [formation, at.x, at.y, front, ...men],
  placeWaggon: ({ waggon, at, bearing }) => [waggon, at.x, at.y, bearing],
  placeTransport: ({ transport, at, bearing }) => [transport, at.x, at.y, bearing],
  marchBody: ({ body, path, front }) => [
    body,
    ...path.map(writePair),
    ...(front === undefined ? [] : [front]),
  ],
  formBody: ({ front, men }) => [front, ...men],
  changeFormation: ({ body, formation }) => [body, formation],
  dismount: ({ body }) => [body],
  mount: ({ body }) => [body],
  limber: ({ gun }) => [gun],
  unlimber: ({ gun }) => [gun],
  marchGun: ({ gun, path }) => [gun, ...path.map(writePair)],
  marchWaggon: ({ waggon, path }) => [waggon, ...path.map(writePair)],
  moveTransport: ({ transport, path }) => [transport, ...path.map(writePair)],
  embark: ({ transport, men }) => [transport, ...men],
  disembark: ({ transport, men }) => [transport, ...men],
  shell: ({ gun, screw, bearing, elevation }) => [gun, screw, bearing, elevation],
  rifles: ({ bearing, elevation, men }) => [bearing, elevation, ...men],
  nameNext: ({ side, man }) => [side, man],
  charge: ({ body, target }) => [body, target],
  settleCharge: ({ casualties }) => writeCasualties(casualties),
  beginWork: ({ work, target, at, men }) => [
    work,
    ...(target === null ? [] : [target]),
    ...at.map(writePair),
    ...men,
  ],
  eatHorses: ({ men }) => [...men],
};

/** Returns whether Little Wars has a word for an order. */
const isPlain = (order: KriegspielOrder): order is Order =>
  order.kind === 'march' ? (order.by ?? []).length === 0 : !Object.hasOwn(WRITERS, order.kind);

/**
 * Returns an order as a word of a record, such as `marchBody:A:500,800`, without the result of a shot. An order that
 * Little Wars has too is written as there.
 */
export const writeKriegspielOrder = (order: KriegspielOrder): string =>
  isPlain(order)
    ? writeOrder(order)
    : [
        order.kind,
        // Each writer is that of its own kind.
        ...(
          WRITERS[order.kind as AddedKind] as (
            order: KriegspielOrder,
          ) => readonly (string | number)[]
        )(order),
      ].join(':');

/** The orders that fire a shot, whose result a record adds. */
const FIRES: ReadonlySet<KriegspielOrder['kind']> = new Set(['fire', 'shell', 'rifles']);

/**
 * Reads a word of a record as an order; null if it is none. `shot` is the text of the result of its shot, such as
 * `~-210,640#B7`, null without one.
 */
export function readKriegspielOrder(
  text: string,
): { readonly order: KriegspielOrder; readonly shot: string | null } | null {
  const said = text.indexOf('~');
  const [kind = '', ...texts] = (said < 0 ? text : text.slice(0, said)).split(':');
  if (!Object.hasOwn(ADDED, kind)) return readOrder(text);
  // State is stored by the ids of men, guns and pieces; none of them is a property that every object has.
  if (texts.some((each) => each === '' || each in {})) return null;
  try {
    const order = ADDED[kind as AddedKind](texts);
    if (texts.length > 0 || (said >= 0 && !FIRES.has(order.kind))) return null;
    return { order, shot: said < 0 ? null : text.slice(said) };
  } catch (error) {
    if (error instanceof CommandRefusal) return null;
    throw error;
  }
}
