import type { Battle } from '../engine/types';
import { ADDED } from '../game/kriegspiel/orderWords';
import { isPair } from '../game/orderForms';
import { orderOf, type Readers } from '../game/orderLine';
import type { KriegspielOrder } from '../kriegspiel/orders';
import type { KriegspielBattle } from '../kriegspiel/types';
import { READERS } from './reading';

/** The words of each order of a battle of Kriegspiel; a charge settled without names takes the proposal. */
const ALL: Readers<KriegspielOrder> = {
  ...(READERS as Readers<KriegspielOrder>),
  ...(ADDED as Readers<KriegspielOrder>),
  march: (texts, battle) => (isPair(texts[1]) ? ADDED.march(texts) : READERS.march(texts, battle)),
  settleCharge: (texts, battle) => {
    const open = (battle as KriegspielBattle).kriegspiel.charge;
    return texts.length > 0
      ? ADDED.settleCharge(texts)
      : { kind: 'settleCharge', casualties: open?.proposal ?? { dead: [], taken: [] } };
  },
};

/**
 * The words with which orders begin in the console in a battle of Kriegspiel, such as `marchBody`; those of Little Wars
 * are among them.
 */
export const KRIEGSPIEL_ORDER_KINDS = Object.keys(ALL);

/** Returns whether `kind`, the first word of an order, names an order that only battles of Kriegspiel have. */
export const isKriegspielOrder = (kind: string): boolean =>
  Object.hasOwn(ADDED, kind) && !Object.hasOwn(READERS, kind);

/**
 * Reads an order of Kriegspiel, written as words such as `march R1 500 800`. From `battle` come the proposed dead and
 * taken, if a melee or a charge is settled without names. @throws {CommandRefusal} if the words are no order.
 */
export const readKriegspielOrder = (text: string, battle: Battle): KriegspielOrder =>
  orderOf(text, battle, ALL);
