import type { Force } from '../engine/types';
import type { Placement } from './game';
import { readOrder, writeOrder } from './orderText';

/** What a side has set out, and what it has bought where it chose its force. */
export interface Places {
  readonly force: Force | null;
  readonly places: readonly Placement[];
}

/** A force as records write it: infantry, cavalry and guns. */
export const writeForce = ({ infantry, cavalry, guns }: Force): string =>
  `${infantry} ${cavalry} ${guns}`;

/** A force from its text; null where it is none. */
export function readForce(text: string): Force | null {
  const parts = /^\s*(\d{1,4})\s+(\d{1,4})\s+(\d{1,3})\s*$/.exec(text);
  if (parts === null) return null;
  const [infantry = 0, cavalry = 0, guns = 0] = parts.slice(1).map(Number);
  return { infantry, cavalry, guns };
}

/** What is sealed of a side: its force, or a stroke, and on the next line everybody's place. */
export const writePlaces = ({ force, places }: Places): string =>
  `${force === null ? '-' : writeForce(force)}\n${places.map(writeOrder).join(' ')}`;

/** What was written so; null where any of it is not to be read. */
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
