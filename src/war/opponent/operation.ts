import { nameOf, NOWHERE, readSquare, type Board } from '../engine/board';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { slotAt, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import type { Side, Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { RelayMarch } from './raids';

/**
 * A plan of a side for several turns, a value without state. Units are given by their slots (units.ts):
 * - `raid`: one of some units enters an enemy arsenal, on the line of a communications unit that goes to a square;
 * - `relay`: communications units go to squares to bring lines to isolated units or before an enemy arsenal;
 * - `guard`: a unit goes to an own arsenal that the enemy can raid.
 */
export type Operation =
  | {
      readonly is: 'raid';
      readonly arsenal: Square;
      /** One to four units, the first to arrive first. */
      readonly by: readonly number[];
      readonly relay: RelayMarch | null;
    }
  | { readonly is: 'relay'; readonly marches: readonly RelayMarch[] }
  | { readonly is: 'guard'; readonly arsenal: Square; readonly by: number };

/** The most units of a raid. */
const MOST_UNITS = 4;

/**
 * Returns an operation as a text, with the squares on which its units stand in a position: `raid T23 by R22 relay E17 to
 * I22`, `relay E17 to I14`, `guard D8 by E9`. `readOperation` reads it. Units that are destroyed are left out.
 */
export function writeOperation(position: Position, operation: Operation): string {
  const { board } = position;
  const unit = (slot: number): string[] => {
    const square = squareOf(position, slot);
    return square === NOWHERE ? [] : [nameOf(board, square)];
  };
  const march = ({ slot, to }: RelayMarch): string =>
    ['relay', ...unit(slot), 'to', nameOf(board, to)].join(' ');
  switch (operation.is) {
    case 'raid': {
      const { arsenal, by, relay } = operation;
      const raid = `raid ${nameOf(board, arsenal)} by ${by.flatMap(unit).join(',')}`;
      return relay === null ? raid : `${raid} ${march(relay)}`;
    }
    case 'relay':
      return operation.marches.map(march).join(' ');
    case 'guard':
      return ['guard', nameOf(board, operation.arsenal), 'by', ...unit(operation.by)].join(' ');
  }
}

const RAID = /^raid (\S+) by (\S+)(?: (relay .*))?$/;
const GUARD = /^guard (\S+) by (\S+)$/;
const RELAY = /relay(?: (\S+))? to (\S+)/g;

/**
 * Returns the operation of a side that a text stands for in a position; a communications unit without a square is the
 * one that is first there. Null if the text is none, or the squares have no such units or arsenals.
 */
export function readOperation(position: Position, side: Side, text: string): Operation | null {
  const { board, standing } = position;
  const fighting = (name: string): number | null => unitOn(position, side, name, true);
  const arsenalOn = (name: string, own: boolean): Square | null => {
    const square = readSquare(board, name);
    const found = board.arsenals.findIndex((each) => each.square === square);
    const stands = found >= 0 && (standing & (1 << found)) !== 0;
    return stands && (board.arsenals[found]?.side === side) === own ? (square ?? null) : null;
  };
  const raid = RAID.exec(text);
  if (raid !== null) {
    const arsenal = arsenalOn(raid[1] ?? '', false);
    const by = (raid[2] ?? '').split(',').map(fighting);
    const marches = readMarches(position, side, raid[3] ?? '');
    if (arsenal === null || marches === null || marches.length > 1) return null;
    if (by.length > MOST_UNITS || by.some((slot) => slot === null)) return null;
    return { is: 'raid', arsenal, by: by as number[], relay: marches[0] ?? null };
  }
  const guard = GUARD.exec(text);
  if (guard !== null) {
    const arsenal = arsenalOn(guard[1] ?? '', true);
    const by = fighting(guard[2] ?? '');
    return arsenal === null || by === null ? null : { is: 'guard', arsenal, by };
  }
  const marches = readMarches(position, side, text);
  return marches === null || marches.length === 0 ? null : { is: 'relay', marches };
}

/** Reads `relay E17 to I22`, once for each communications unit; null if the text is anything else. */
function readMarches(position: Position, side: Side, text: string): RelayMarch[] | null {
  if (text.replace(RELAY, '').trim() !== '') return null;
  const marches = [...text.matchAll(RELAY)].map(([, from, to = '']): RelayMarch | null => {
    const square = readSquare(position.board, to);
    if (square === undefined || !isGround(position.board, square)) return null;
    const slot =
      from === undefined
        ? nearestRelay(position, side, square)
        : unitOn(position, side, from, false);
    return slot === null ? null : { slot, to: square };
  });
  const slots = new Set(marches.map((march) => march?.slot));
  return marches.includes(null) || slots.size < marches.length ? null : (marches as RelayMarch[]);
}

const isGround = ({ terrain }: Board, square: Square): boolean => terrain[square] !== 'mountain';

/** Returns the slot of a side's unit on a square, fighting or for communications; null if there is none. */
function unitOn(position: Position, side: Side, name: string, fighting: boolean): number | null {
  const square = readSquare(position.board, name);
  const slot = square === undefined ? NOBODY : slotAt(position, square);
  if (slot === NOBODY || slot < ARMY_SIZE !== (side === 'N')) return null;
  return (BY_SLOT.fighting[slot] === 1) === fighting ? slot : null;
}

/** Returns the communications unit of a side that needs the fewest turns to a square; null if it has none. */
function nearestRelay(position: Position, side: Side, square: Square): number | null {
  const steps = stepsTable(position.board);
  const first = firstSlot(side);
  let nearest: number | null = null;
  let fewest = Infinity;
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++) {
    const from = squareOf(position, slot);
    if (from === NOWHERE) continue;
    const away = steps[from * position.board.size + square] as number;
    const turns = away / (BY_SLOT.speed[slot] as number);
    if (turns < fewest) [nearest, fewest] = [slot, turns];
  }
  return nearest;
}
