import type { Board } from '../engine/board';
import { shippedMaps, readMapReference } from '../engine/maps/maps';
import { isStandard, STANDARD_BOARD } from '../engine/standardMap';
import { recognise } from '../engine/notation/boardFormats';
import { scanPosition, writePlacement, type Fault } from '../engine/notation/notation';
import { writeTag } from '../../shell/record/recordText';
import { scanRecord } from '../engine/notation/recordText';
import { readRules } from '../engine/notation/ruleText';
import { writeRules } from '../engine/notation/ruleWriting';
import { RULE_SETS, type Rules, type RuleSetId } from '../engine/rules';
import { nameOf, readSquare } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import { draftOfSetup, type PositionDraft } from './positionDraft';
import { LONGEST_TEXT, readText, writablePosition } from './records';
import { boardOf } from './war';

/** No number at all, where the notation wants a field that is not empty. */
const NO_TURN = '?';

/** The position string of a draft, its faults with it: `readPosition` tells them all. */
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

/** A draft with its rules and its map: a record without turns. */
export const writeDraft = (draft: PositionDraft): string =>
  [
    { name: 'Rules', value: writeRules(draft.rules, draft.ruleSet) },
    ...(isStandard(draft.board) ? [] : [{ name: 'Map', value: draft.board.map }]),
    { name: 'Position', value: writeDraftPosition(draft) },
  ]
    .map(writeTag)
    .join('\n');

export interface DraftReading {
  /** As much as could be made out; null where that is nothing. */
  readonly draft: PositionDraft | null;
  /** What a draft cannot say and is left aside, of its board. */
  readonly left: readonly Fault[];
}

/** The position of a text that has no faults but those that a draft can have, or with others left aside. Never throws. */
export function readDraft(text: string): DraftReading {
  const { found } = readText(text);
  if (found !== null) {
    const board = boardOf(found.war);
    // Before the first action, as it is written: a unit that is destroyed as the game begins still stands.
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
  const said = valueOf('Map');
  const board = said === undefined ? likeliest(position) : readMapReference(said).map?.board;
  if (board === undefined) return NOTHING;
  const rules = readRules(valueOf('Rules') ?? '');
  return readDraftPosition(board, position, rules.ok ? rules : undefined);
}

const NOTHING: DraftReading = { draft: null, left: [] };

/** The map that a position is of which says none: the first whose rows it has, else Debord's. */
function likeliest(position: string): Board {
  const fits = shippedMaps().find(({ board }) =>
    scanPosition(board, position).faults.every(
      ({ code }) => code !== 'rowCount' && code !== 'rowLength',
    ),
  );
  return fits?.board ?? STANDARD_BOARD;
}

/** Faults that a draft has too, and that are told of it. */
const SAYABLE: ReadonlySet<Fault['code']> = new Set([
  'unitOnMountain',
  'tooManyUnits',
  'noArsenal',
  'arsenalUnderEnemy',
  'dislodgedNobody',
  'badTurn',
]);

/** A position string as a draft, under rules; what cannot be said of one is left aside. */
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
  // Of these two the reader keeps what is right alone.
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
