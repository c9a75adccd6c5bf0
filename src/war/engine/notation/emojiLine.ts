import type { Board } from '../board';
import type { Cell, Content, FormatFault, Scan } from './boardFormat';
import type { Setup } from '../position';
import { UNITS } from '../units';
import {
  SIDES,
  UNIT_KINDS,
  type Side,
  type Square,
  type Terrain,
  type Unit,
  type UnitKind,
} from '../vocabulary';

/*
 * Scans and writes the line that the web version by iamcxds exports and loads (github.com/iamcxds/kriegspiel,
 * src/Game.ts): the whole board row by row from A1, separated by `|`; a number for a run of empty squares, otherwise
 * `unit`, `place` or `unit/place`, followed by a side as `.0` or `.1`. Empty squares at the end are omitted. The
 * side after a pass or a fort is its owner; that program computes it again from the unit there.
 */

const UNIT_SIGNS: Readonly<Record<UnitKind, string>> = {
  infantry: '💂',
  cavalry: '🏇',
  footArtillery: '🎉',
  mountedArtillery: '🚀',
  footCommunications: '🚩',
  mountedCommunications: '🚚',
};
const ARSENAL_SIGN = '🎪';
/** With the variation selectors that the program expects. */
const GROUND_SIGNS: Readonly<Record<Exclude<Terrain, 'plain'>, string>> = {
  mountain: '⛰\uFE0F',
  pass: '🛣\uFE0F',
  fort: '🏰',
};

/** Blanks and characters that change an emoji's look: variation selectors, joiners, gender, skin colours. */
const TRIMMINGS = /[\s\uFE0E\uFE0F\u200D\u2640\u2642\u{1F3FB}-\u{1F3FF}]/gu;
const bare = (text: string): string => text.replace(TRIMMINGS, '');

const KIND_OF = new Map(UNIT_KINDS.map((kind) => [UNIT_SIGNS[kind], kind]));
const GROUND_OF = new Map(
  (['mountain', 'pass', 'fort'] as const).map((ground) => [bare(GROUND_SIGNS[ground]), ground]),
);

/** No board has a longer run. */
const RUN = /^[0-9]{1,6}$/;

/**
 * Returns the squares and the state of the turn in a board written as a line of emoji (the format of iamcxds' web
 * version), and every fault with its place.
 */
export function scanEmojiLine(board: Board, text: string): Scan {
  const cells: Cell[] = [];
  const faults: FormatFault[] = [];
  const owned: Square[] = [];
  let square = 0;
  let endsAt = 0;
  for (const match of text.matchAll(/[^|\s][^|]*/gu)) {
    const at = match.index;
    const sign = bare(match[0]);
    if (square <= board.size) endsAt = at;
    if (RUN.test(sign)) {
      square += Number(sign);
      continue;
    }
    const content = readSigns(sign);
    if (content === undefined)
      faults.push({ code: 'unknownSign', at, sign: [...match[0]].slice(0, 12).join('').trim() });
    else if (square < board.size) {
      const { owner, ...shown } = content;
      cells.push({ at, square, ...shown });
      if (owner !== null && owner !== holder(content.unit)) owned.push(square);
    }
    square += 1;
  }
  const displaced = square > board.size;
  if (displaced)
    faults.push({ code: 'tooManySquares', at: endsAt, found: square, wanted: board.size });
  return {
    cells,
    displaced,
    side: null,
    battle: false,
    moves: 0,
    turn: null,
    retreats: null,
    faults,
    notes: owned.length > 0 ? [{ code: 'ownersLeftOut', squares: owned }] : [],
  };
}

/** Returns the owner of a pass or fort with a unit on it. */
const holder = (unit: Unit | null): Side | null =>
  unit !== null && UNITS[unit.kind].terrainBonus ? unit.side : null;

interface Signs extends Content {
  /** The side after a mountain, pass or fort. */
  readonly owner: Side | null;
}

const EMPTY: Signs = { ground: 'plain', unit: null, arsenal: null, owner: null };

/** Reads the text between two `|`, without variation characters; undefined if it is unknown. */
function readSigns(text: string): Signs | undefined {
  const signs = text.split('/').map(readSign);
  const place = signs.at(-1);
  if (signs.length === 1) return place;
  const unit = signs.length === 2 ? signs[0]?.unit : undefined;
  return unit && place?.unit === null ? { ...place, unit } : undefined;
}

function readSign(text: string): Signs | undefined {
  const [, sign = '', number] = /^(\S)(?:\.([01]))?$/u.exec(text) ?? [];
  const side = number === undefined ? null : number === '0' ? 'N' : 'S';
  const ground = GROUND_OF.get(sign);
  if (ground !== undefined) return { ...EMPTY, ground, owner: side };
  if (side === null) return undefined;
  const kind = KIND_OF.get(sign);
  if (kind !== undefined) return { ...EMPTY, unit: { side, kind } };
  return sign === ARSENAL_SIGN ? { ...EMPTY, arsenal: side } : undefined;
}

const numbered = (sign: string, side: Side | null): string =>
  side === null ? sign : `${sign}.${SIDES.indexOf(side)}`;

/**
 * Returns the board as a line of emoji, as iamcxds' web version writes it, such as `|12|🎪.0|3|💂.0|`; the side to move,
 * the number of the turn and a due retreat are not in it.
 */
export function writeEmojiLine(board: Board, setup: Setup): string {
  const units = new Map(setup.units.map((unit) => [unit.square, unit]));
  const signs: string[] = [];
  let empty = 0;
  board.terrain.forEach((ground, square) => {
    const unit = units.get(square) ?? null;
    const arsenal = board.arsenals.find((a) => a.square === square);
    const parts = unit === null ? [] : [numbered(UNIT_SIGNS[unit.kind], unit.side)];
    if (ground !== 'plain') parts.push(numbered(GROUND_SIGNS[ground], holder(unit)));
    if (arsenal && setup.standing.includes(square))
      parts.push(numbered(ARSENAL_SIGN, arsenal.side));
    if (parts.length === 0) empty += 1;
    else {
      if (empty > 0) signs.push(`${empty}`);
      empty = 0;
      signs.push(parts.join('/'));
    }
  });
  return `|${signs.join('|')}|`;
}
