import { layBoard, type Board } from '../board';
import { STANDARD_BOARD, STANDARD_MAP_ID } from '../standardMap';
import { readMap, rowsOfBoard, writeMap, type GameMap, type MapReading } from './mapText';
import { SHIPPED } from './shipped';

/** A map that comes with the game. Saves, records and links name it by its id. */
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

/**
 * Returns the maps that ship with the game, Debord's first. The first call builds their boards, which takes time.
 */
export const shippedMaps = (): readonly ShippedMap[] =>
  (shipped ??= [debord, ...Object.entries(SHIPPED).map(([id, text]) => shippedMap(id, text))]);

/**
 * Returns the map that comes with the game under an id, built from its text; its board is named by the id.
 *
 * @throws {SyntaxError} naming every fault of the text.
 */
export function shippedMap(id: string, text: string): ShippedMap {
  const { map, faults } = readMap(text);
  if (map === null) throw new SyntaxError(`bad map ${id}: ${JSON.stringify(faults)}`);
  return { ...map, id, board: layBoard(rowsOfBoard(map.board), id, map.board.openings) };
}

/** Maps already read, by their text: a board has large tables, which games on one map share. */
const read = new Map<string, MapReading>();
const MOST_SAVED = 16;

const reading = (map: GameMap): MapReading => ({
  map,
  board: map.board,
  faults: [],
  warnings: [],
});

/**
 * Returns the map that a reference names in a save, record, link or command: the id of a shipped map, or a map's text
 * on one line or several. An unknown id and each error of a text are faults of the result, whose map is then null.
 * Never throws.
 */
export function readMapReference(text: string): MapReading {
  const reference = text.trim();
  if (reference === debord.id) return reading(debord);
  const known = Object.hasOwn(SHIPPED, reference)
    ? shippedMaps().find(({ id }) => id === reference)
    : undefined;
  if (known !== undefined) return reading(known);
  if (/^[\w-]{0,40}$/.test(reference))
    return {
      map: null,
      board: null,
      faults: [{ line: 1, column: 1, code: 'unknownMap', text: reference }],
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

/**
 * Returns the map that a board was built for, with its names and notes; for a board that no map's text produces, a map
 * without a name.
 */
export function mapOf(board: Board): GameMap {
  const { map } = readMapReference(board.map);
  // A board that was built by hand has no name; every map's text gives one.
  return map ?? { names: { '': '' }, notes: {}, author: '', board };
}
