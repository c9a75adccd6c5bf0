import { writeTag, type PlacedTag, type Tag } from '../../../shell/record/recordText';
import type { Board } from '../board';
import { startGiven, type Handicap } from '../handicap';
import { readMapReference } from '../maps/maps';
import type { Setup } from '../position';
import type { RuleSetId, Rules } from '../rules';
import { isStandard } from '../standardMap';
import { VICTORIES, type Action, type Ending } from '../vocabulary';
import type { TurnClock } from './clockText';
import { HANDICAP_TAG, readHandicap } from './handicapText';
import { readPosition, writeSetup } from './notation';
import { type RecordFault, type RecordPlace, type Result, RESULTS } from './recordFaults';
import { writeRules, type RulesReading } from './ruleText';

/**
 * A game as a `.gow` file has it (notation.md): its tags, its actions, and the times of its clock. Other comments and
 * variations are read only as studies.
 */
export interface GameRecord {
  /** All tags but those that follow from the rest: Rules, Map, Position, Result, and a finished game's Termination. */
  readonly tags: readonly Tag[];
  /** The rule set from which the rules start. */
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  /** The setup with which the game begins. */
  readonly start: Setup;
  /** All actions from the start, across turns; the last turn may be unfinished. */
  readonly actions: readonly Action[];
  /** The clock at the end of each finished turn; null or missing if it is unknown. */
  readonly clocks?: readonly (TurnClock | null)[];
}

/** A record without its actions: its tags, its rules and the setup with which the game begins. */
export type RecordHead = Omit<GameRecord, 'actions'>;

const STANDARD_TAGS: readonly string[] = [
  ...['Event', 'Site', 'Date', 'North', 'South'],
  ...['Rules', 'Map', 'Position', 'Result', 'Termination'],
];
const DERIVED_TAGS: readonly string[] = ['Rules', 'Map', 'Position', 'Result'];

interface HeadReading {
  /** The map that the record names, or the given one. */
  readonly board: Board;
  readonly rules: Rules;
  readonly start: Setup;
  /** Returns the head of a record with its ending, or unfinished; `checked` reports tags that contradict the ending. */
  readonly endsWith: (over: Ending | null, checked: boolean) => RecordHead;
}

/**
 * Returns the map, the rules and the setup with which a game begins, from the tags of a record; null if its rules, map
 * or position cannot be read. Adds every fault to `faults`; `rulesIn` reads the value of the tag Rules, and `board` is
 * the map of a record that names none.
 */
export function readHead(
  board: Board,
  placed: readonly PlacedTag[],
  rulesIn: (text: string) => RulesReading,
  faults: RecordFault[],
): HeadReading | null {
  const tags = distinctTags(placed, faults);
  const rules = rulesOf(tags, rulesIn, faults);
  const ground = groundOf(board, tags, faults);
  const setup = ground && startOf(ground, tags, faults);
  if (rules === null || ground === null || setup === null) return null;
  const start = startGiven(setup, handicapOf(ground, setup, tags, faults));
  return {
    board: ground,
    rules: rules.rules,
    start,
    endsWith(over, checked) {
      if (checked) checkEnd(tags, over, faults);
      const remaining = [...tags.values()]
        .filter(({ name }) => !DERIVED_TAGS.includes(name))
        .filter(
          ({ name, value }) =>
            name !== 'Termination' ||
            (over === null ? !ENDINGS.includes(value) : isForfeit(over, value)),
        )
        .map(({ name, value }) => ({ name, value }));
      return { tags: remaining, ...rules, start };
    },
  };
}

type Tags = ReadonlyMap<string, PlacedTag>;

/** Returns the place of a tag, or of a character of its value. */
const placeOf = ({ line, column, valueColumn }: PlacedTag, at?: number): RecordPlace => ({
  line,
  column: at === undefined ? column : valueColumn + at,
  turn: null,
  action: null,
});

/** Returns the first tag of each name; adds the faults of each tag. */
function distinctTags(tags: readonly PlacedTag[], faults: RecordFault[]): Tags {
  const byName = new Map<string, PlacedTag>();
  for (const tag of tags)
    if (byName.has(tag.name)) faults.push({ ...placeOf(tag), code: 'tagTwice', name: tag.name });
    else byName.set(tag.name, tag);
  const date = byName.get('Date');
  // As in PGN, `?` stands for a digit that is not known.
  if (date !== undefined && !/^[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}$/.test(date.value))
    faults.push({ ...placeOf(date), code: 'badDate', text: date.value });
  const result = byName.get('Result');
  if (result !== undefined && !RESULTS.some((known) => known === result.value))
    faults.push({ ...placeOf(result), code: 'badResult', text: result.value });
  return byName;
}

/** Returns the rules of the record; `debord`, the default of rules.md, if it names none. */
function rulesOf(
  tags: Tags,
  rulesIn: (text: string) => RulesReading,
  faults: RecordFault[],
): Pick<GameRecord, 'ruleSet' | 'rules'> | null {
  const tag = tags.get('Rules');
  const reading = rulesIn(tag?.value ?? 'debord');
  if (reading.ok) return { ruleSet: reading.ruleSet, rules: reading.rules };
  // Without a tag there is nothing to be wrong.
  const at = tag as NonNullable<typeof tag>;
  for (const fault of reading.faults)
    faults.push({ ...placeOf(at, fault.at), code: 'badRules', fault });
  return null;
}

/** Returns the map that the record names, or the given one; null if the name is unknown. */
function groundOf(board: Board, tags: Tags, faults: RecordFault[]): Board | null {
  const tag = tags.get('Map');
  if (tag === undefined) return board;
  const { map, faults: found } = readMapReference(tag.value);
  for (const fault of found)
    faults.push({
      // A tag is on one line.
      ...placeOf(tag, fault.column - 1),
      code: 'badMap',
      fault,
    });
  return map && map.board;
}

function startOf(board: Board, tags: Tags, faults: RecordFault[]): Setup | null {
  const tag = tags.get('Position');
  if (tag === undefined) {
    faults.push({ line: 1, column: 1, turn: null, action: null, code: 'noPosition' });
    return null;
  }
  const reading = readPosition(board, tag.value);
  if (reading.ok) return reading.setup;
  for (const fault of reading.faults)
    faults.push({ ...placeOf(tag, fault.at), code: 'badPosition', board, fault });
  return null;
}

/** Returns the handicap in a record, checked against its first position; undefined if they contradict. */
function handicapOf(
  board: Board,
  start: Setup,
  tags: Tags,
  faults: RecordFault[],
): Handicap | undefined {
  const tag = tags.get(HANDICAP_TAG);
  if (tag === undefined) return undefined;
  const reading = readHandicap(board, start, tag.value);
  if (reading.ok) return reading.handicap;
  for (const fault of reading.faults)
    faults.push({ ...placeOf(tag, fault.at), code: 'badHandicap', board, fault });
  return undefined;
}

/** The value of a record's tag Termination, as in PGN, for a war lost on time. */
export const TIME_FORFEIT = 'time forfeit';
const ENDINGS: readonly string[] = [...VICTORIES, 'agreement'] satisfies Ending['by'][];

const resultOf = (over: Ending | null): Result => (over === null ? '*' : (over.winner ?? 'draw'));

/** Returns whether a side has lost on time, which the rules treat as a surrender. */
const isForfeit = (over: Ending, how?: string): boolean =>
  over.by === 'surrender' && how === TIME_FORFEIT;

/** Compares Result and Termination with the end of the replay. */
function checkEnd(tags: Tags, over: Ending | null, faults: RecordFault[]): void {
  const result = tags.get('Result');
  const found = RESULTS.find((known) => known === result?.value);
  const wanted = resultOf(over);
  if (result !== undefined && found !== undefined && found !== wanted)
    faults.push({ ...placeOf(result), code: 'wrongResult', found, wanted });
  // For an unfinished game the tag may have any text.
  const how = tags.get('Termination');
  if (how === undefined) return;
  const fits =
    over === null
      ? !ENDINGS.includes(how.value)
      : how.value === over.by || isForfeit(over, how.value);
  if (!fits)
    faults.push({
      ...placeOf(how),
      code: 'wrongTermination',
      found: how.value,
      wanted: over?.by ?? null,
    });
}

/** Returns the tag lines of a record; `over` is how the game ended, null if it is unfinished. */
export function writeHead(board: Board, record: RecordHead, over: Ending | null): string[] {
  const tags = new Map(record.tags.map((tag) => [tag.name, tag]));
  const derive = (name: string, value: string): unknown => tags.set(name, { name, value });
  derive('Rules', writeRules(record.rules, record.ruleSet));
  if (!isStandard(board)) derive('Map', board.map);
  derive('Position', writeSetup(board, record.start));
  derive('Result', resultOf(over));
  if (over !== null && !isForfeit(over, tags.get('Termination')?.value))
    derive('Termination', over.by);
  const standard = STANDARD_TAGS.flatMap((name) => tags.get(name) ?? []);
  const others = [...tags.values()].filter(({ name }) => !STANDARD_TAGS.includes(name));
  return [...standard, ...others].map(writeTag);
}
