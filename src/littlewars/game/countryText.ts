import type { PlacedTag } from '../../shell/record/recordText';
import { countryFaults } from '../engine/countryFaults';
import { NEWEST_RULINGS, type RulingsVersion } from '../engine/rulings';
import { ALL_PIECES, type Country, type Piece, type Point, type Shape } from '../engine/types';
import { readCountryJson } from './countryJson';
import { partRecord, tagLine, type TextFault } from './recordText';

/** The most pieces of a Country, and the most corners of a piece. */
const MOST_PIECES = 400;
const MOST_CORNERS = 64;

const writeShape = (shape: Shape): string =>
  shape.kind === 'circle'
    ? `o${shape.x},${shape.y},${shape.radius}`
    : shape.corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** The mark after the kind of a river that can be forded. */
const FORDABLE = ':fordable';

const writePiece = ({ id, kind, height, shape, name, fordable }: Piece): string =>
  `${id} ${kind}${fordable === true ? FORDABLE : ''} ${height} ${writeShape(shape)}${name === undefined ? '' : ` | ${name}`}`;

/**
 * Returns a Country as tags of a record, one a line: `Country` with its name, `Field` with its size, and a `Piece`
 * for each piece of scenery. Lengths are in sixteenths of an inch.
 */
export const writeCountry = ({ name, width, depth, pieces }: Country): string =>
  [
    tagLine('Country', name),
    tagLine('Field', `${width}x${depth}`),
    ...pieces.map((piece) => tagLine('Piece', writePiece(piece))),
  ].join('\n');

/** The names of the tags of a record that describe a Country. */
export const COUNTRY_TAGS: ReadonlySet<string> = new Set(['Country', 'Field', 'Piece']);

const whole = (text: string): number => Number(text) + 0;

function readShape(words: readonly string[]): Shape | null {
  const [first = ''] = words;
  const round = /^o(-?\d{1,7}),(-?\d{1,7}),(\d{1,7})$/.exec(first);
  if (round !== null) {
    const [x = 0, y = 0, radius = 0] = round.slice(1).map(whole);
    return words.length === 1 ? { kind: 'circle', x, y, radius } : null;
  }
  const corners = words.map((word): Point | null => {
    const [, x, y] = /^(-?\d{1,7}),(-?\d{1,7})$/.exec(word) ?? [];
    return x === undefined || y === undefined ? null : { x: whole(x), y: whole(y) };
  });
  const good = corners.filter((corner) => corner !== null);
  return good.length === corners.length && good.length <= MOST_CORNERS && good.length > 0
    ? { kind: 'polygon', corners: good }
    : null;
}

function readPiece(text: string): Piece | null {
  const bar = text.indexOf('|');
  const name = bar < 0 ? '' : text.slice(bar + 1).trim();
  const words = (bar < 0 ? text : text.slice(0, bar)).split(/\s+/).filter((word) => word !== '');
  const [id = '', kindText = '', height = '', ...rest] = words;
  const fordable = kindText.endsWith(FORDABLE);
  const kindName = fordable ? kindText.slice(0, -FORDABLE.length) : kindText;
  const kind = ALL_PIECES.find((each) => each === kindName);
  const shape = readShape(rest);
  if (kind === undefined || shape === null || !/^\d{1,4}$/.test(height)) return null;
  return {
    id,
    kind,
    shape,
    height: Number(height),
    ...(name === '' ? {} : { name }),
    ...(fordable ? { fordable } : {}),
  };
}

/**
 * A Country as far as its text can be read, and every fault of the text and of the Country, with its line and column.
 */
export interface CountryReading {
  /** As written; with faults it can be edited, but not fought over. Null if the text gives no size. */
  readonly country: Country | null;
  readonly faults: readonly TextFault[];
}

/**
 * Reads a Country from the tags of a record, with its faults by a version of the rulings, by default the newest. The
 * Country is null if no tag gives the size of its field.
 */
export function countryOfTags(
  tags: readonly PlacedTag[],
  rulings: RulingsVersion = NEWEST_RULINGS,
): CountryReading {
  const faults: TextFault[] = [];
  const bad = ({ line, column, name, value }: PlacedTag): void =>
    void faults.push({ line, column, code: 'badValue', tag: name, text: value });
  const field = tags.find(({ name }) => name === 'Field');
  const [, width, depth] = /^\s*(\d{1,6})\s*x\s*(\d{1,6})\s*$/.exec(field?.value ?? '') ?? [];
  if (field === undefined) faults.push({ line: 1, column: 1, code: 'missingTag', tag: 'Field' });
  else if (width === undefined) bad(field);
  const places = new Map<string, PlacedTag>();
  const pieces: Piece[] = [];
  const ofPieces = tags.filter(({ name }) => name === 'Piece');
  for (const tag of ofPieces.slice(0, MOST_PIECES)) {
    const piece = readPiece(tag.value);
    if (piece === null) bad(tag);
    else {
      pieces.push(piece);
      places.set(piece.id, tag);
    }
  }
  const over = ofPieces[MOST_PIECES];
  if (over !== undefined) faults.push({ line: over.line, column: over.column, code: 'tooLong' });
  if (width === undefined || depth === undefined) return { country: null, faults };
  const name = tags.find((tag) => tag.name === 'Country')?.value ?? '';
  const country = { name, width: Number(width), depth: Number(depth), pieces };
  const own = countryFaults(country, rulings);
  for (const fault of own) {
    const at = ('piece' in fault ? places.get(fault.piece) : undefined) ?? field;
    faults.push({ line: at?.line ?? 1, column: at?.column ?? 1, code: 'country', fault });
  }
  return { country, faults };
}

/**
 * Reads a Country from a text: from its tags alone, from a whole record, or from JSON as the console writes it. Returns
 * the Country, null if the text gives no size of the field, and every fault of the text and of the Country. Never
 * throws.
 */
export function readCountry(text: string): CountryReading {
  if (text.trimStart().startsWith('{')) return countryOfJson(text);
  const { tags, faults } = partRecord(text);
  const reading = countryOfTags(tags);
  return { ...reading, faults: [...faults, ...reading.faults] };
}

/** Reads the console's form, which is one line. */
function countryOfJson(text: string): CountryReading {
  const at = { line: 1, column: 1 } as const;
  const country = readCountryJson(text);
  return country === null
    ? { country, faults: [{ ...at, code: 'noSave' }] }
    : {
        country,
        faults: countryFaults(country).map((fault) => ({ ...at, code: 'country', fault })),
      };
}
