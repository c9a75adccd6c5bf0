import type { Board } from '../engine/board';
import {
  emptyDeployment,
  reasonsAgainstGround,
  setupOfDeployments,
  type Deployment,
} from '../engine/deployment';
import type { MapFault } from '../engine/maps/mapFaults';
import { readMapReference } from '../engine/maps/maps';
import { readPosition, writeSetup, type Fault } from '../engine/notation/notation';
import { writeTag, type TextPlace, type RecordTextFault } from '../../shell/record/recordText';
import { partRecord } from '../engine/notation/recordText';
import { isStandard, STANDARD_BOARD } from '../engine/standardMap';
import { SIDES, type Square } from '../engine/vocabulary';
import { stripInvisible } from '../../shell/stripInvisible';
import { LONGEST_TEMPLATE_NAME, type Template } from './templates';

/** The most characters that are read of a text of deployment templates; enough for some hundred. */
export const LONGEST_TEMPLATE_TEXT = 50_000;

/**
 * A fault of a text of deployment templates, with its line and column, distinguished by `code`: of its form, length,
 * tags or names, of a map or position, or a position with no units (`nobody`), with those of both sides, or with one
 * outside its own territory (`foreignGround`). A fault of the whole text is at its beginning.
 */
export type TemplateFault =
  | RecordTextFault
  | (TextPlace &
      (
        | { readonly code: 'empty' }
        | { readonly code: 'longText'; readonly found: number; readonly wanted: number }
        | { readonly code: 'longName'; readonly found: number; readonly wanted: number }
        | { readonly code: 'noName' }
        | { readonly code: 'unknownTag'; readonly name: string }
        | { readonly code: 'unknownWord'; readonly text: string }
        | { readonly code: 'noPosition'; readonly name: string }
        | { readonly code: 'badMap'; readonly fault: MapFault }
        | { readonly code: 'badPosition'; readonly board: Board; readonly fault: Fault }
        | { readonly code: 'nobody' }
        | { readonly code: 'bothSides' }
        | { readonly code: 'foreignGround'; readonly board: Board; readonly square: Square }
      ));

/** A template found in a text: its name, empty if the text has only a position, its board and deployment. */
export type FoundTemplate = Omit<Template, 'id'>;

/** Deployment templates as read from a text, or every fault of the text. */
export type TemplateReading =
  | { readonly ok: true; readonly templates: readonly FoundTemplate[] }
  | { readonly ok: false; readonly faults: readonly TemplateFault[] };

/**
 * Returns deployment templates as text, for a file or another browser: for each a tag with its name, if its map is not
 * Debord's one with the map, and one with its position string, in which all arsenals stand and the template's side is
 * to move.
 */
export const writeTemplates = (templates: readonly FoundTemplate[]): string =>
  templates
    .map(({ name, board, deployment }) =>
      [
        writeTag({ name: 'Template', value: name }),
        ...(isStandard(board) ? [] : [writeTag({ name: 'Map', value: board.map })]),
        writeTag({ name: 'Position', value: positionText(board, deployment) }),
        '',
      ].join('\n'),
    )
    .join('\n');

/** Returns the deployment of one side as a position string (notation.md) without enemy units. */
export function positionText(board: Board, deployment: Deployment): string {
  const [north, south] = SIDES.map((side) =>
    side === deployment.side ? deployment : emptyDeployment(side),
  ) as [Deployment, Deployment];
  return writeSetup(board, setupOfDeployments(board, north, south, deployment.side));
}

/**
 * Returns the deployment templates in a text of `writeTemplates`, or in a single position string or placement. A faulty
 * text is refused as a whole, with every fault and its place. An entry without a map is on Debord's, a single position
 * on the map `here`. Never throws.
 */
export function readTemplateText(text: string, here: Board = STANDARD_BOARD): TemplateReading {
  const start: TextPlace = { line: 1, column: 1 };
  const { length } = text;
  if (length > LONGEST_TEMPLATE_TEXT)
    return refused({ ...start, code: 'longText', found: length, wanted: LONGEST_TEMPLATE_TEXT });
  const { tags, words, faults: badTags } = partRecord(text);
  const faults: TemplateFault[] = [...badTags];
  const templates: FoundTemplate[] = [];
  const found = (name: string, board: Board, place: TextPlace, position: string): void => {
    const deployment = readDeployment(board, position, place, faults);
    if (deployment !== null) templates.push({ name, board, deployment });
  };

  let named: (TextPlace & { readonly name: string }) | null = null;
  /** The map named last; null if it is unknown, so that its positions cannot be read. */
  let board: Board | null = STANDARD_BOARD;
  const unplaced = (): void => {
    if (named !== null) faults.push({ ...named, code: 'noPosition' });
    named = null;
  };
  for (const { name, value, line, column, valueColumn } of tags)
    if (name === 'Template') {
      unplaced();
      board = STANDARD_BOARD;
      named = { line, column, name: readName(value, { line, column: valueColumn }, faults) };
    } else if (name === 'Map') {
      const reading = readMapReference(value);
      board = reading.map?.board ?? null;
      for (const fault of reading.faults)
        faults.push({ line, column: valueColumn, code: 'badMap', fault });
    } else if (name === 'Position') {
      if (named === null) faults.push({ line, column, code: 'noName' });
      else if (board !== null) found(named.name, board, { line, column: valueColumn }, value);
      named = null;
    } else faults.push({ line, column, code: 'unknownTag', name });
  unplaced();

  const [word, ...others] = words;
  const alone = tags.length === 0 && others.every(({ line }) => line === word?.line);
  if (word !== undefined && alone) found('', here, word, words.map((each) => each.text).join(' '));
  else if (word !== undefined) faults.push({ ...word, code: 'unknownWord' });
  if (faults.length > 0) return refused(...faults);
  return templates.length === 0 ? refused({ ...start, code: 'empty' }) : { ok: true, templates };
}

const refused = (...faults: TemplateFault[]): TemplateReading => ({ ok: false, faults });

function readName(value: string, place: TextPlace, faults: TemplateFault[]): string {
  const name = stripInvisible(value);
  const wanted = LONGEST_TEMPLATE_NAME;
  if (name === '') faults.push({ ...place, code: 'noName' });
  if (name.length > wanted) faults.push({ ...place, code: 'longName', found: name.length, wanted });
  return name;
}

/** Reads a position string, or only its placement, as one side's deployment. */
function readDeployment(
  board: Board,
  text: string,
  place: TextPlace,
  faults: TemplateFault[],
): Deployment | null {
  const whole = /\S\s+\S/.test(text) ? text : `${text} N - - 1`;
  const at = (index: number): TextPlace => ({ line: place.line, column: place.column + index });
  const reading = readPosition(board, whole);
  if (!reading.ok) {
    for (const fault of reading.faults)
      faults.push({ ...at(fault.at), code: 'badPosition', board, fault });
    return null;
  }
  const { units } = reading.setup;
  const [first] = units;
  if (first === undefined) faults.push({ ...place, code: 'nobody' });
  else if (units.some(({ side }) => side !== first.side))
    faults.push({ ...place, code: 'bothSides' });
  else {
    const strays = units.filter(
      ({ side, square }) => reasonsAgainstGround(board, side, square).length > 0,
    );
    for (const { square } of strays)
      faults.push({ ...place, code: 'foreignGround', board, square });
    if (strays.length === 0) return { side: first.side, units };
  }
  return null;
}
