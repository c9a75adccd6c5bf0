import type { Order, OrderKind } from '../engine/orders';
import type { Battle } from '../engine/types';
import {
  casualties,
  id,
  ids,
  number,
  place,
  readersOf,
  side,
  writeForm,
  type FormsOf,
} from '../game/orderForms';
import { clipped, CommandRefusal, orderOf, word } from '../game/orderLine';

const man = id('a man');
const gun = id('a gun');

const FORMS: FormsOf<Order> = {
  place: { man, at: place },
  placeGun: { gun, at: place, bearing: number('a bearing') },
  takeUp: { what: id('a man or a gun') },
  ready: { side },
  go: {},
  march: { man, to: place },
  leave: { man },
  lie: {
    man,
    lying: {
      read: (texts) => {
        const text = texts.shift() ?? 'down';
        if (text !== 'down' && text !== 'up')
          throw new CommandRefusal(`“${clipped(text)}” is neither down nor up.`);
        return text === 'down';
      },
      write: (lying) => [lying ? 'down' : 'up'],
    },
  },
  serve: {
    gun,
    men: {
      read: (texts) => [word(texts, 'two men'), word(texts, 'two men')],
      write: (men) => men,
    },
  },
  haul: {
    gun,
    to: place,
    crew: {
      read: (texts) => {
        const crew = [];
        while (texts.length > 0) crew.push({ man: man.read(texts), to: place.read(texts) });
        return crew;
      },
      write: (crew) => crew.flatMap((each) => [each.man, ...place.write(each.to)]),
    },
  },
  takeOff: { gun, crew: ids },
  fire: { gun, bearing: number('a bearing'), elevation: number('an elevation') },
  end: {},
  time: {},
  join: { man, melee: number('a melee') },
  settle: { melee: number('a melee'), casualties: casualties('melee') },
  whiteFlag: { men: ids },
  surrender: { side },
  offerDraw: { side },
  declineDraw: { side },
};

/**
 * The readers of the orders of Little Wars in the console, by the kind of the order. Each gets the words after the
 * kind, removes those that it reads, and throws a `CommandRefusal` if they do not fit. A melee that is settled without
 * names takes the proposed dead and taken.
 */
export const READERS: Readonly<Record<OrderKind, (texts: string[], battle: Battle) => Order>> = {
  ...readersOf(FORMS),
  settle: (texts, battle) => {
    const melee = FORMS.settle.melee.read(texts);
    const proposal = battle.melees.find(({ number: of }) => of === melee)?.proposal;
    return {
      kind: 'settle',
      melee,
      casualties:
        texts.length === 0
          ? (proposal ?? { dead: [], taken: [] })
          : FORMS.settle.casualties.read(texts),
    };
  },
};

/** The words with which orders of Little Wars begin in the console, such as `march` and `fire`. */
export const ORDER_KINDS = Object.keys(FORMS) as readonly OrderKind[];

/**
 * Reads an order of Little Wars, written as words such as `march R1 500 800`. From `battle` come the proposed dead and
 * taken, if a melee is settled without names. @throws {CommandRefusal} if the words are no order.
 */
export const readOrder = (text: string, battle: Battle): Order => orderOf(text, battle, READERS);

/** Returns an order of Little Wars as the words that `readOrder` reads. */
export const orderWords = (order: Order): string =>
  [order.kind, ...writeForm(FORMS, order)].join(' ');
