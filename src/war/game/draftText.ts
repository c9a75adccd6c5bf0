import { nameOf, readSquare, type Board } from '../engine/board';
import { shippedMaps, readMapReference } from '../engine/maps/maps';
import { isStandard, STANDARD_BOARD } from '../engine/standardMap';
import { recognise } from '../engine/notation/boardFormats';
import { scanPosition, writePlacement, type Fault } from '../engine/notation/notation';
import { writeTag } from '../../shell/record/recordText';
import { scanRecord } from '../engine/notation/recordText';
import { readRules, writeRules } from '../engine/notation/ruleText';
import { RULE_SETS, type Rules, type RuleSetId } from '../engine/rules';
import type { Square } from '../engine/vocabulary';
import { draftOfSetup, type PositionDraft } from './positionDraft';
import { LONGEST_TEXT, readText, writablePosition } from './records';
import { boardOf } from './war';

/** Not a number, for a field that must not be empty in the notation. */
const NO_TURN = '?';

/**
 * Returns a position under construction as a position string (notation.md). It is written with all its faults, which
 * `readPosition` then reports; an empty number of the turn is written `?`.
 */
export const writeDraftPosition = ({
  board,
  units,
  side,
  standing,
  dislodged,
  turn,
}: PositionDraft): string =>
  [
    writePlacement(board, units),
    side,
    standing.map((square) => nameOf(board, square)).join(',') || '-',
    dislodged === null ? '-' : nameOf(board, dislodged),
    turn || NO_TURN,
  ].join(' ');

/** Returns a position under construction as a record without turns, with its rules and its map. */
export const writeDraft = (draft: PositionDraft): string =>
  [
    { name: 'Rules', value: writeRules(draft.rules, draft.ruleSet) },
    ...(isStandard(draft.board) ? [] : [{ name: 'Map', value: draft.board.map }]),
    { name: 'Position', value: writeDraftPosition(draft) },
  ]
    .map(writeTag)
    .join('\n');

/** The result of reading a text as a position under construction: the draft, and the faults that had to be dropped. */
export interface DraftReading {
  /** As much as could be read; null if nothing could. */
  readonly draft: PositionDraft | null;
  /** Faults that a draft cannot have and that are dropped, on its board. */
  readonly left: readonly Fault[];
}

/**
 * Returns the position in any pasted text as a position under construction (`draft`), null if the text has none. Faults
 * that a draft can have stay in it; others are dropped and listed. Never throws.
 */
export function readDraft(text: string): DraftReading {
  const { found } = readText(text);
  if (found !== null) {
    const board = boardOf(found.war);
    // Before the first action, as written: a unit that is destroyed when the game begins is still there.
    const { actions, start } = found.war;
    const setup = actions.length === 0 ? start : writablePosition(found.war).setup;
    return { draft: draftOfSetup(board, setup, found.ruleSet, found.rules), left: [] };
  }
  if (text.length > LONGEST_TEXT) return NOTHING;
  const bare = recognise(text) === 'position' && !text.includes('[');
  const tags = bare ? [] : scanRecord(text).tags;
  const valueOf = (name: string): string | undefined =>
    tags.find((tag) => tag.name === name)?.value;
  const position = bare ? text : valueOf('Position');
  if (position === undefined) return NOTHING;
  const reference = valueOf('Map');
  const board =
    reference === undefined ? likeliest(position) : readMapReference(reference).map?.board;
  if (board === undefined) return NOTHING;
  const rules = readRules(valueOf('Rules') ?? '');
  return readDraftPosition(board, position, rules.ok ? rules : undefined);
}

const NOTHING: DraftReading = { draft: null, left: [] };

/** Returns the map of a position that names none: the first whose rows it fits, otherwise Debord's. */
function likeliest(position: string): Board {
  const fits = shippedMaps().find(({ board }) =>
    scanPosition(board, position).faults.every(
      ({ code }) => code !== 'rowCount' && code !== 'rowLength',
    ),
  );
  return fits?.board ?? STANDARD_BOARD;
}

/** Faults that a draft can have too, and reports itself. */
const SAYABLE: ReadonlySet<Fault['code']> = new Set([
  'unitOnMountain',
  'tooManyUnits',
  'noArsenal',
  'arsenalUnderEnemy',
  'dislodgedNobody',
  'badTurn',
]);

/**
 * Returns the position in a position string as a position under construction (`draft`) on `board`, under the rules
 * `given`; null if the text is too long or has not five fields. Faults that a draft can have stay in it; others are
 * dropped and listed.
 */
export function readDraftPosition(
  board: Board,
  text: string,
  given: { readonly ruleSet: RuleSetId; readonly rules: Rules } = {
    ruleSet: 'debord',
    rules: RULE_SETS.debord,
  },
): DraftReading {
  const { setup, faults } = scanPosition(board, text);
  const left = faults.filter(({ code }) => !SAYABLE.has(code));
  if (setup === null) return { draft: null, left };
  const [, , arsenals = '', , turn = ''] = text.trim().split(/\s+/);
  // The reader keeps only the valid part of these two fields.
  const named = arsenals
    .split(',')
    .map((name) => readSquare(board, name))
    .filter((square): square is Square => square !== undefined)
    .sort((a, b) => a - b);
  return {
    draft: {
      ...draftOfSetup(board, setup, given.ruleSet, given.rules),
      standing: [...new Set(named)],
      turn: turn === NO_TURN ? '' : turn.slice(0, 12),
    },
    left,
  };
}
