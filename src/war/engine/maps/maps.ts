import { layBoard, type Board } from '../board';
import { STANDARD_BOARD, STANDARD_MAP_ID } from '../standardMap';
import { readMap, rowsOfBoard, writeMap, type GameMap, type MapReading } from './mapText';
import { SHIPPED } from './shipped';

/** A map that the program brings along, named by its id wherever games are written. */
export interface ShippedMap extends GameMap {
  readonly id: string;
}

const debord: ShippedMap = {
  id: STANDARD_MAP_ID,
  names: { '': 'Debord’s map', fr: 'La carte de Debord' },
  notes: {
    '': 'The map of the game: for an evening.',
    fr: 'La carte du jeu : pour une soirée.',
  },
  author: 'Guy Debord',
  board: STANDARD_BOARD,
};

let shipped: readonly ShippedMap[] | null = null;

/** The maps that the program brings along, Debord's first. Laying their boards takes long, and is done once they are asked for. */
export const shippedMaps = (): readonly ShippedMap[] =>
  (shipped ??= [debord, ...Object.entries(SHIPPED).map(([id, text]) => shippedMap(id, text))]);

/**
 * The map of a text that is part of the program.
 * @throws {SyntaxError} naming every fault.
 */
export function shippedMap(id: string, text: string): ShippedMap {
  const { map, faults } = readMap(text);
  if (map === null) throw new SyntaxError(`bad map ${id}: ${JSON.stringify(faults)}`);
  return { ...map, id, board: layBoard(rowsOfBoard(map.board), id, map.board.openings) };
}

/** Maps read before, by the text they were read from: a board has large tables, and games of one map share it. */
const read = new Map<string, MapReading>();
const MOST_SAVED = 16;

const reading = (map: GameMap): MapReading => ({
  map,
  board: map.board,
  faults: [],
  warnings: [],
});

/** What saves, records, links and commands say of a map: the id of one, or a map's text on one line or many. Never throws. */
export function readMapReference(text: string): MapReading {
  const said = text.trim();
  if (said === debord.id) return reading(debord);
  const known = Object.hasOwn(SHIPPED, said)
    ? shippedMaps().find(({ id }) => id === said)
    : undefined;
  if (known !== undefined) return reading(known);
  if (/^[\w-]{0,40}$/.test(said))
    return {
      map: null,
      board: null,
      faults: [{ line: 1, column: 1, code: 'unknownMap', text: said }],
      warnings: [],
    };
  const before = read.get(text);
  if (before !== undefined) return before;
  const now = readMap(text);
  const ours = shippedMaps().find(
    (map) => now.map !== null && writeMap(map, 'line') === now.map.board.map,
  );
  const board = now.map?.board.map;
  const same = board === undefined ? undefined : read.get(board);
  const found = ours ? { ...now, map: ours, board: ours.board } : (same ?? now);
  if (read.size >= MOST_SAVED) read.clear();
  read.set(text, found);
  if (board !== undefined) read.set(board, found);
  return found;
}

/** The map that a board was laid for. */
export function mapOf(board: Board): GameMap {
  const { map } = readMapReference(board.map);
  // A board without a name of its own, which no text of a map gives: one laid by hand.
  return map ?? { names: { '': '' }, notes: {}, author: '', board };
}
