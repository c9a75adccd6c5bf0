import type { Board } from '../board';
import { readPosition, writeAction, writeSetup } from './notation';
import type { Position, Setup } from '../position';
import { RESULTS, type RecordFault, type RecordPlace, type Result } from './recordFaults';
import { partRecord, writeTag, type PlacedTag, type Tag } from './recordText';
import { markOf, replayRecord } from './replay';
import type { Rules, RuleSetId } from '../rules';
import { readRules, type RulesReading } from './ruleText';
import { writeRules } from './ruleWriting';
import { play } from '../turn';
import { VICTORIES, type Action, type Ending } from '../vocabulary';
import { startPosition } from '../start';

/** A game as a `.gow` file keeps it (notation.md). Comments are not kept. */
export interface GameRecord {
  /** All but those that follow from the rest: Rules, Position, Result, and the Termination of a game that is over. */
  readonly tags: readonly Tag[];
  readonly ruleSet: RuleSetId;
  readonly rules: Rules;
  readonly start: Setup;
  /** Every action from the start, over the ends of turns; the last turn may be unfinished. */
  readonly actions: readonly Action[];
}

/** A record that was read, with the positions its actions led to. */
export interface ReplayedRecord extends GameRecord {
  /** `positions[0]` is the start, `positions[i]` the position after `actions[i - 1]`. */
  readonly positions: readonly [Position, ...Position[]];
}

/** The record as far as it is legal, in whole turns; null where its rules or position cannot be read. */
export interface RecordReading {
  readonly record: ReplayedRecord | null;
  /** In the order of the text. */
  readonly faults: readonly RecordFault[];
}

const STANDARD_TAGS: readonly string[] = [
  ...['Event', 'Site', 'Date', 'North', 'South'],
  ...['Rules', 'Position', 'Result', 'Termination'],
];
const DERIVED_TAGS: readonly string[] = ['Rules', 'Position', 'Result'];
const ENDINGS: readonly string[] = [...VICTORIES, 'agreement'] satisfies Ending['by'][];

const resultOf = (over: Ending | null): Result => (over === null ? '*' : (over.winner ?? 'draw'));

/**
 * Reads a game record and replays it. An action that cannot be read or is not legal stops the replay at the end of
 * the turn before; a wrong mark, number or tag is told, and the replay goes on, since the actions say what was done.
 * `rulesIn` reads what the record says of its rules.
 */
export function readRecord(
  board: Board,
  text: string,
  rulesIn: (text: string) => RulesReading = readRules,
): RecordReading {
  const parts = partRecord(text);
  const faults: RecordFault[] = parts.faults.map((fault) => ({
    ...fault,
    turn: null,
    action: null,
  }));
  const tags = distinctTags(parts.tags, faults);
  const rules = rulesOf(tags, rulesIn, faults);
  const start = startOf(board, tags, faults);
  let record: ReplayedRecord | null = null;
  if (rules !== null && start !== null) {
    const begin = startPosition(board, rules.rules, start);
    const { actions, positions, over, stopped } = replayRecord(begin, parts.words, faults);
    if (!stopped) checkEnd(tags, over, faults);
    record = {
      tags: [...tags.values()]
        .filter(({ name }) => !DERIVED_TAGS.includes(name))
        .filter(
          ({ name, value }) =>
            name !== 'Termination' || (over === null && !ENDINGS.includes(value)),
        )
        .map(({ name, value }) => ({ name, value })),
      ...rules,
      start,
      actions,
      positions,
    };
  }
  return { record, faults: faults.sort((a, b) => a.line - b.line || a.column - b.column) };
}

type Tags = ReadonlyMap<string, PlacedTag>;

/** The place of a tag, or of a character of its value. */
const placeOf = ({ line, column, valueColumn }: PlacedTag, at?: number): RecordPlace => ({
  line,
  column: at === undefined ? column : valueColumn + at,
  turn: null,
  action: null,
});

/** The tags by name, the first of each, with the faults that they have by themselves. */
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

/** The rules of the record: `debord`, the default of rules.md, where it names none. */
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

function startOf(board: Board, tags: Tags, faults: RecordFault[]): Setup | null {
  const tag = tags.get('Position');
  if (tag === undefined) {
    faults.push({ line: 1, column: 1, turn: null, action: null, code: 'noPosition' });
    return null;
  }
  const reading = readPosition(board, tag.value);
  if (reading.ok) return reading.setup;
  for (const fault of reading.faults)
    faults.push({ ...placeOf(tag, fault.at), code: 'badPosition', fault });
  return null;
}

/** Result and Termination against the end that the replay came to. */
function checkEnd(tags: Tags, over: Ending | null, faults: RecordFault[]): void {
  const result = tags.get('Result');
  const found = RESULTS.find((known) => known === result?.value);
  const wanted = resultOf(over);
  if (result !== undefined && found !== undefined && found !== wanted)
    faults.push({ ...placeOf(result), code: 'wrongResult', found, wanted });
  // Of a game that is not over, the tag may say in any words why not.
  const how = tags.get('Termination');
  if (how !== undefined && (over === null ? ENDINGS.includes(how.value) : how.value !== over.by))
    faults.push({
      ...placeOf(how),
      code: 'wrongTermination',
      found: how.value,
      wanted: over?.by ?? null,
    });
}

/**
 * The record as text, its turns with the marks of their outcomes.
 *
 * @throws {RangeError} where one of its actions is not legal; those of `readRecord` and of a game that was played are.
 */
export function writeRecord(board: Board, record: GameRecord): string {
  const { ruleSet, rules, start } = record;
  const lines: string[] = [];
  let now = startPosition(board, rules, start);
  let turn: string[] = [];
  for (const action of record.actions) {
    const played = play(now, action);
    const text = writeAction(board, action);
    if (!played.ok) throw new RangeError(`turn ${now.turn}: ${text} is not legal`);
    if (turn.length === 0) turn.push(`${now.turn}.`);
    turn.push(`${text}${markOf(now, action, played.position) ?? ''}`);
    if (played.position.turn !== now.turn) {
      lines.push(turn.join(' '));
      turn = [];
    }
    now = played.position;
  }
  if (turn.length > 0) lines.push(turn.join(' '));
  const tags = new Map(record.tags.map((tag) => [tag.name, tag]));
  const derive = (name: string, value: string): unknown => tags.set(name, { name, value });
  derive('Rules', writeRules(rules, ruleSet));
  derive('Position', writeSetup(board, start));
  derive('Result', resultOf(now.over));
  if (now.over !== null) derive('Termination', now.over.by);
  const standard = STANDARD_TAGS.flatMap((name) => tags.get(name) ?? []);
  const others = [...tags.values()].filter(({ name }) => !STANDARD_TAGS.includes(name));
  const head = [...standard, ...others].map(writeTag);
  return [...head, ...(lines.length > 0 ? ['', ...lines] : []), ''].join('\n');
}
