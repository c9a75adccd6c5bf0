import type { Order, OrderKind } from '../engine/orders';
import type { Battle } from '../engine/types';
import {
  casualtiesOf,
  clipped,
  CommandRefusal,
  integer,
  orderOf,
  placeOf,
  rest,
  sideOf,
  word,
} from '../game/orderLine';

const pairOf = (texts: string[]): readonly [string, string] => [
  word(texts, 'two men'),
  word(texts, 'two men'),
];

/**
 * The readers of the orders of Little Wars in the console, by the kind of the order. Each gets the words after the
 * kind, removes those that it reads, and throws a `CommandRefusal` if they do not fit. A melee that is settled without
 * names takes the proposed dead and taken.
 */
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

/** The words with which orders of Little Wars begin in the console, such as `march` and `fire`. */
export const ORDER_KINDS = Object.keys(READERS);

/**
 * Reads an order of Little Wars, written as words such as `march R1 500 800`. From `battle` come the proposed dead and
 * taken, if a melee is settled without names. @throws {CommandRefusal} if the words are no order.
 */
export const readOrder = (text: string, battle: Battle): Order => orderOf(text, battle, READERS);
