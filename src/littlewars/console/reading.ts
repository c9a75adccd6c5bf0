import type { Order, OrderKind } from '../engine/orders';
import { SIDES, type Battle, type Casualties, type Point, type Side } from '../engine/types';

/** A command that cannot be executed: thrown where this is found, answered as `{"error":…}`. */
export class CommandRefusal extends Error {}

/** Returns a text as a refusal quotes it: no longer than a line. */
export const clipped = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59)}…`;

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export function integer(text: string | undefined, what: string): number {
  if (text === undefined || !/^-?[0-9]{1,9}$/.test(text))
    throw new CommandRefusal(
      `The command needs ${what}, a whole number${text === undefined ? '.' : `, not “${clipped(text)}”.`}`,
    );
  return Number(text);
}

/** Removes the next word and returns it. */
export function word(texts: string[], what: string): string {
  const text = texts.shift();
  if (text === undefined) throw new CommandRefusal(`The order needs ${what}.`);
  return text;
}

export function sideOf(text: string): Side {
  const side = SIDES.find((each) => each === text);
  if (side === undefined) throw new CommandRefusal(`“${clipped(text)}” is no side: red or blue.`);
  return side;
}

/** Returns one of the words known from the next one, which is removed. */
export function choice<T extends string>(texts: string[], known: readonly T[], what: string): T {
  const text = word(texts, what);
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new CommandRefusal(`“${clipped(text)}” is not ${what}: ${known.join(', ')}.`);
  return found;
}

/** Returns a point from the first two of these words, which are removed. */
export const placeOf = (texts: string[]): Point => ({
  x: integer(texts.shift(), 'x'),
  y: integer(texts.shift(), 'y'),
});

/** Takes all that is left, one after another. */
export function rest<T>(texts: string[], take: (texts: string[]) => T): T[] {
  const taken: T[] = [];
  while (texts.length > 0) taken.push(take(texts));
  return taken;
}

const pairOf = (texts: string[]): readonly [string, string] => [
  word(texts, 'two men'),
  word(texts, 'two men'),
];

/** Returns the dead and the taken, by all the words left. */
export function casualtiesOf(texts: string[], what: string): Casualties {
  const named = texts.splice(0);
  const [dead, taken] = [named.indexOf('dead'), named.indexOf('taken')];
  if (dead !== 0 || taken < 0)
    throw new CommandRefusal(`A ${what} is settled as “dead ID… taken ID…”.`);
  return { dead: named.slice(1, taken), taken: named.slice(taken + 1) };
}

/** The words of each order, in this sequence; a melee settled without names takes the proposal. */
export const READERS: Readonly<Record<OrderKind, (texts: string[], battle: Battle) => Order>> = {
  place: (texts) => ({ kind: 'place', man: word(texts, 'a man'), at: placeOf(texts) }),
  placeGun: (texts) => ({
    kind: 'placeGun',
    gun: word(texts, 'a gun'),
    at: placeOf(texts),
    bearing: integer(texts.shift(), 'a bearing'),
  }),
  takeUp: (texts) => ({ kind: 'takeUp', what: word(texts, 'a man or a gun') }),
  ready: (texts) => ({ kind: 'ready', side: sideOf(word(texts, 'a side')) }),
  go: () => ({ kind: 'go' }),
  march: (texts) => ({ kind: 'march', man: word(texts, 'a man'), to: placeOf(texts) }),
  leave: (texts) => ({ kind: 'leave', man: word(texts, 'a man') }),
  lie: (texts) => {
    const man = word(texts, 'a man');
    const text = texts.shift() ?? 'down';
    if (text !== 'down' && text !== 'up')
      throw new CommandRefusal(`“${clipped(text)}” is neither down nor up.`);
    return { kind: 'lie', man, lying: text === 'down' };
  },
  serve: (texts) => ({ kind: 'serve', gun: word(texts, 'a gun'), men: pairOf(texts) }),
  haul: (texts) => ({
    kind: 'haul',
    gun: word(texts, 'a gun'),
    to: placeOf(texts),
    crew: rest(texts, (left) => ({ man: word(left, 'a man'), to: placeOf(left) })),
  }),
  takeOff: (texts) => ({
    kind: 'takeOff',
    gun: word(texts, 'a gun'),
    crew: texts.splice(0),
  }),
  fire: (texts) => ({
    kind: 'fire',
    gun: word(texts, 'a gun'),
    bearing: integer(texts.shift(), 'a bearing'),
    elevation: integer(texts.shift(), 'an elevation'),
  }),
  end: () => ({ kind: 'end' }),
  time: () => ({ kind: 'time' }),
  join: (texts) => ({
    kind: 'join',
    man: word(texts, 'a man'),
    melee: integer(texts.shift(), 'a melee'),
  }),
  settle: (texts, battle) => {
    const melee = integer(texts.shift(), 'a melee');
    const proposal = battle.melees.find(({ number }) => number === melee)?.proposal;
    if (texts.length === 0)
      return { kind: 'settle', melee, casualties: proposal ?? { dead: [], taken: [] } };
    return { kind: 'settle', melee, casualties: casualtiesOf(texts, 'melee') };
  },
  whiteFlag: (texts) => ({ kind: 'whiteFlag', men: texts.splice(0) }),
  surrender: (texts) => ({ kind: 'surrender', side: sideOf(word(texts, 'a side')) }),
  offerDraw: (texts) => ({ kind: 'offerDraw', side: sideOf(word(texts, 'a side')) }),
  declineDraw: (texts) => ({ kind: 'declineDraw', side: sideOf(word(texts, 'a side')) }),
};

export const ORDER_KINDS = Object.keys(READERS);

/** The words of orders by their kinds. */
export type Readers<T> = Readonly<Record<string, (texts: string[], battle: Battle) => T>>;

/** Reads an order written as words, of those kinds; throws a refusal if it is none. */
export function orderOf<T>(text: string, battle: Battle, readers: Readers<T>): T {
  const [kind = '', ...texts] = wordsOf(text);
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (read === undefined)
    throw new CommandRefusal(
      `There is no order “${clipped(kind)}”; the orders are ${Object.keys(readers).join(', ')}.`,
    );
  const order = read(texts, battle);
  const [left] = texts;
  if (left !== undefined) throw new CommandRefusal(`The order ends before “${clipped(left)}”.`);
  return order;
}

/** Reads an order of Little Wars written as words; throws a refusal if it is none. */
export const readOrder = (text: string, battle: Battle): Order => orderOf(text, battle, READERS);
