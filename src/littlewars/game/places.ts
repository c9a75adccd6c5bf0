import type { Force } from '../engine/types';
import type { Placement } from './game';
import { readOrder, writeOrder } from './orderText';

/** The places of a side, and the force that it chose, if it did. */
export interface Places {
  readonly force: Force | null;
  readonly places: readonly Placement[];
}

/** Returns a force as records write it: infantry, cavalry and guns. */
export const writeForce = ({ infantry, cavalry, guns }: Force): string =>
  `${infantry} ${cavalry} ${guns}`;

/** Reads a force; null if the text is none. */
export function readForce(text: string): Force | null {
  const parts = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,3})\s*$/.exec(text);
  if (parts === null) return null;
  const [infantry = 0, cavalry = 0, guns = 0] = parts.slice(1).map(Number);
  return { infantry, cavalry, guns };
}

/** Returns the sealed text of a side: its force, or a stroke, and on the next line all places. */
export const writePlaces = ({ force, places }: Places): string =>
  `${force === null ? '-' : writeForce(force)}\n${places.map(writeOrder).join(' ')}`;

/** Reads such a text; null if any of it is unreadable. */
export function readPlaces(text: string): Places | null {
  const [head = '', words = '', ...rest] = text.split('\n');
  const force = head === '-' ? null : readForce(head);
  if ((head !== '-' && force === null) || rest.length > 0) return null;
  const places: Placement[] = [];
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const order = readOrder(word)?.order;
    if (order?.kind !== 'place' && order?.kind !== 'placeGun') return null;
    places.push(order);
  }
  return { force, places };
}
