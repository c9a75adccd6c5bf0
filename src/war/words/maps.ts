import { nameOf, type Board } from '../engine/board';
import type { MapWords } from '../engine/maps/mapHead';
import { LONGEST_MAP, type GameMap } from '../engine/maps/mapText';
import type { MapFault, MapWarning } from '../engine/maps/mapFaults';
import { mapOf, shippedMaps, type ShippedMap } from '../engine/maps/maps';
import type { OpeningId } from '../engine/openings';
import { isStandard } from '../engine/standardMap';
import type { Square } from '../engine/vocabulary';
import { eitherOf } from '../../shell/language/intl';
import { currentLanguage } from '../../shell/language/current';
import { stripInvisible } from '../../shell/stripInvisible';
import { clipped, positionFault, textFault } from './faults';
import { openingWords } from './games';
import { theSide } from './sentences';
import { t, type content } from './t';

const inLanguage = (words: MapWords): string =>
  stripInvisible(words[currentLanguage()] ?? words[''] ?? Object.values(words)[0] ?? '');

/** The ids of the maps that ship with the game, whose names and notes are messages. */
type ShippedId = keyof ReturnType<typeof content<'maps'>>['shipped'];
/** A map, or what is given of it: the id if it ships with the game, otherwise none. */
type Described<Part extends keyof GameMap> = Pick<GameMap, Part> & Partial<Pick<ShippedMap, 'id'>>;

/**
 * Returns the name of a map, or if it has none in the language of the page, the one that its author gave for all
 * languages; for a map without any name, words that say so.
 */
export const mapName = ({ id, names }: Described<'names'>): string =>
  id === undefined
    ? inLanguage(names) || t('maps:nameless')
    : t(`maps:shipped.${id as ShippedId}.name`);

/** Returns the author's note on a map, in the language of the page if there is one; empty if there is none. */
export const mapNote = ({ id, notes }: Described<'notes'>): string =>
  id === undefined ? inLanguage(notes) : t(`maps:shipped.${id as ShippedId}.note`);

/** Returns the name of the map of a board in the language of the page. */
export const boardName = (board: Board): string => mapName(mapOf(board));

/** Returns the size of a map in words: `25 columns, 20 rows`. */
export const mapSize = ({ width, height }: Board): string => t('maps:size', { width, height });

/** Returns `Map: The Combe` for a map other than Debord's; otherwise empty. */
export const mapSentence = (board: Board): string =>
  isStandard(board) ? '' : t('maps:named', { name: boardName(board) });

/**
 * Returns the name of an opening in the language of the page, or in another, which `language` then names. Openings of
 * maps other than Debord's are numbered.
 */
export const openingNamed = (
  board: Board,
  id: string,
): { readonly name: string; readonly language?: string } =>
  isStandard(board) ? openingWords(id as OpeningId) : { name: t('maps:opening', { number: id }) };

/** Returns the name of a square of a map without a board, from the rows and columns of its text. */
type Squares = (square: Square) => string;

/**
 * Returns a fault of a map in words, without where in the text it is, and without a capital letter, to be used within a
 * sentence: `the North has no arsenal.`
 */
export const mapFaultAlone = (fault: MapFault, board: Board): string =>
  whatIsWrong(fault, namesOn(board));

/**
 * Returns a warning about a map without where in the text it is, and without a capital letter, to be used within a
 * sentence: `the North has 3 arsenals; the rules speak of two.`
 */
export const mapWarningAlone = (warning: MapWarning, board: Board): string =>
  whatIsOdd(warning, namesOn(board));

/**
 * Returns a sentence on a fault of a map's text, with its line and column. `squares` is the board whose squares it
 * names, null or left out if the text gives none.
 */
export const mapFaultSentence = (fault: MapFault, squares?: Board | null): string =>
  fault.code === 'longText' || fault.code === 'unknownMap'
    ? whatIsWrong(fault, namesOn(squares))
    : t('faults:places.line', {
        line: fault.line,
        column: fault.column,
        fault: whatIsWrong(fault, namesOn(squares)),
      });

const namesOn =
  (board: Board | null | undefined): Squares =>
  (square) =>
    board ? nameOf(board, square) : t('maps:thatSquare');

function whatIsWrong(fault: MapFault, squareName: Squares): string {
  switch (fault.code) {
    case 'badTag':
    case 'openComment':
    case 'openVariation':
    case 'strayParenthesis':
      return textFault(fault);
    case 'longText':
      return t('maps:faults.longText', { found: fault.found, wanted: LONGEST_MAP });
    case 'unknownMap':
      return t('maps:faults.unknownMap', {
        text: clipped(fault.text),
        known: eitherOf(shippedMaps().map(({ id }) => id)),
      });
    case 'noName':
    case 'lateTag':
    case 'noRows':
      return t(`maps:faults.${fault.code}`);
    case 'tagTwice':
      return t('maps:faults.tagTwice', { name: fault.name });
    case 'longTag': {
      const { name, found, wanted } = fault;
      return t('maps:faults.longTag', { name, found, wanted });
    }
    case 'manyOpenings':
      return t('maps:faults.manyOpenings', { found: fault.found, wanted: fault.wanted });
    case 'rowCount':
    case 'columnCount': {
      const { found, least, most } = fault;
      return t(`maps:faults.${fault.code}`, { count: found, least, most });
    }
    case 'oddRows':
      return t('maps:faults.oddRows', { count: fault.found });
    case 'rowLength': {
      const { row, found, wanted } = fault;
      return t('maps:faults.rowLength', { row, count: found, wanted });
    }
    case 'unknownSign':
      return t('maps:faults.unknownSign', { sign: fault.sign });
    case 'noArsenal':
      return t('maps:faults.noArsenal', { side: theSide(fault.side) });
    case 'manyArsenals':
      return t('maps:faults.manyArsenals', {
        side: theSide(fault.side),
        found: fault.found,
        wanted: fault.wanted,
      });
    case 'fewSquares':
    case 'openingUnits': {
      const { side, found, wanted } = fault;
      return t(`maps:faults.${fault.code}`, { side: theSide(side), count: found, wanted });
    }
    case 'foreignArsenal':
    case 'arsenalWithoutLines':
    case 'arsenalOutOfReach':
    case 'openingGround': {
      const { side, square } = fault;
      return t(`maps:faults.${fault.code}`, { side: theSide(side), square: squareName(square) });
    }
    case 'badOpening':
      return t('maps:faults.badOpening', { fault: openingFault(fault) });
  }
}

/** Returns a fault of an opening; its squares are those of a board that need not exist. */
function openingFault({ fault, board }: Extract<MapFault, { code: 'badOpening' }>): string {
  return positionFault(board, fault);
}

const ODD: ReadonlySet<string> = new Set<MapWarning['code']>([
  ...(['unknownTag', 'fortOffLines', 'walledIn'] as const),
  ...(['arsenalCount', 'unequal', 'openingIsolated'] as const),
]);
const isWarning = (one: MapFault | MapWarning): one is MapWarning => ODD.has(one.code);

/**
 * Returns a sentence on a fault or a warning of a map's text, with its line and column. `board` is the board whose
 * squares it names, null if the text gives none.
 */
export const mapTextSentence = (one: MapFault | MapWarning, board: Board | null): string =>
  isWarning(one) ? mapWarningSentence(one, board) : mapFaultSentence(one, board);

/**
 * Returns a sentence on a warning about a map's text, with its line and column. `board` is the board whose squares it
 * names, null if the text gives none.
 */
export function mapWarningSentence(warning: MapWarning, board: Board | null): string {
  const { line, column } = warning;
  return t('faults:places.line', { line, column, fault: whatIsOdd(warning, namesOn(board)) });
}

function whatIsOdd(warning: MapWarning, squareName: Squares): string {
  switch (warning.code) {
    case 'unknownTag':
      return t('maps:warnings.unknownTag', { name: clipped(warning.name) });
    case 'fortOffLines': {
      const { side, square } = warning;
      return t('maps:warnings.fortOffLines', { side: theSide(side), square: squareName(square) });
    }
    case 'walledIn': {
      const { square, count } = warning;
      return t('maps:warnings.walledIn', { square: squareName(square), count });
    }
    case 'arsenalCount':
      return t('maps:warnings.arsenalCount', {
        side: theSide(warning.side),
        count: warning.found,
      });
    case 'unequal': {
      const { what, north, south } = warning;
      return t(`maps:warnings.unequal.${what}`, { count: north, south });
    }
    case 'openingIsolated':
      return t('maps:warnings.openingIsolated', { square: squareName(warning.square) });
  }
}
