import type { Sealed, Sealer } from '../../../shell/seal';
import { unseal } from '../../../shell/sealing';
import { SIDES, type BySide, type Side } from '../../engine/types';
import { SECRET_WORKS } from '../../kriegspiel/secrets';
import type { KriegspielBattle } from '../../kriegspiel/types';
import type { KriegspielOrder } from '../../kriegspiel/orders';
import { battlesOf, type KriegspielGame } from './game';
import { readKriegspielOrder, writeKriegspielOrder } from './orderWords';

// The sealed notes (6.4): the orders by which a side has begun mines and earthworks that nobody else knows of yet.

/** Returns whether a work is known to all: its earthwork is done, or its mine has gone off. */
function isOpened(work: string, later: readonly KriegspielBattle[]): boolean {
  const lay = ({ kriegspiel }: KriegspielBattle): boolean =>
    kriegspiel.mines.some(({ id }) => id === work);
  return (
    later.some(({ kriegspiel }) => kriegspiel.built.some(({ piece }) => piece === work)) ||
    (later.some(lay) && !lay(later.at(-1) as KriegspielBattle))
  );
}

/**
 * Returns, by side, the ascending indices of those orders of a game that are still secret: orders to begin mines and
 * earthworks of which the enemy does not know yet (kriegspiel.md 6.4). None once the battle is over.
 */
export function unopenedNotes({ muster, stage }: KriegspielGame): BySide<readonly number[]> {
  const notes: Record<Side, number[]> = { red: [], blue: [] };
  if (stage.name !== 'battle') return notes;
  const battles = battlesOf(muster, stage);
  if (battles.at(-1)?.phase === 'over') return notes;
  stage.orders.forEach((order, i) => {
    if (order.kind !== 'beginWork' || !SECRET_WORKS.has(order.work)) return;
    const work = battles[i + 1]?.kriegspiel.works.at(-1);
    if (work !== undefined && !isOpened(work.id, battles.slice(i + 1))) notes[work.side].push(i);
  });
  return notes;
}

/** The text of notes is padded to a multiple of this many characters, so that its length reveals nothing. */
const PADDED = 4_096;

/**
 * Returns a side's secret orders as the text that is encrypted (kriegspiel.md 6.4): one a line, each after its index
 * among the orders of the battle. Spaces pad the text to a multiple of 4,096 characters, so that its length reveals
 * nothing.
 */
export function writeNotes(game: KriegspielGame, side: Side): string {
  const { stage } = game;
  const words =
    stage.name === 'battle'
      ? unopenedNotes(game)[side].flatMap((number) => {
          const order = stage.orders[number];
          return order === undefined ? [] : [`${number} ${writeKriegspielOrder(order)}`];
        })
      : [];
  const text = words.join('\n');
  return text.padEnd(Math.max(1, Math.ceil(text.length / PADDED)) * PADDED);
}

/** A secret order, unknown to the enemy (kriegspiel.md 6.4), with its index among all orders of the battle. */
export interface Note {
  readonly number: number;
  readonly order: KriegspielOrder;
}

/** Reads secret orders from the text that `writeNotes` returns, in its order; null if any of it is unreadable. */
export function readNotes(text: string): readonly Note[] | null {
  const notes = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): Note | null => {
      const [, number, word] = /^(\d{1,6}) (\S+)$/.exec(line) ?? [];
      const read = word === undefined ? null : readKriegspielOrder(word);
      return read?.order.kind === 'beginWork'
        ? { number: Number(number), order: read.order }
        : null;
    });
  const good = notes.filter((note) => note !== null);
  return good.length === notes.length ? good : null;
}

/**
 * The decrypted secret orders of both sides (kriegspiel.md 6.4); null for a side whose orders could not be decrypted
 * or read.
 */
export type OpenedNotes = BySide<readonly Note[] | null>;

/**
 * Decrypts and reads the secret orders of both sides (kriegspiel.md 6.4). Rejects with `KeyOutOfReach` if the key
 * cannot be read now, so that it is unknown whether they can be decrypted.
 */
export async function openNotes(sealed: BySide<Sealed>, sealer: Sealer): Promise<OpenedNotes> {
  const open = (side: Side) => unseal(sealer, sealed[side], readNotes);
  return { red: await open('red'), blue: await open('blue') };
}

/**
 * Returns the orders that both sides know of with the secret orders put back at their indices; those beyond the end are
 * left out.
 */
export function withNotes(
  known: readonly KriegspielOrder[],
  notes: BySide<readonly Note[]>,
): readonly KriegspielOrder[] {
  const orders = [...known];
  const all = SIDES.flatMap((side) => notes[side]).sort((a, b) => a.number - b.number);
  for (const { number, order } of all) if (number <= orders.length) orders.splice(number, 0, order);
  return orders;
}
