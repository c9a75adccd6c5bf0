import type { Board } from '../engine/board';
import { shippedMaps } from '../engine/maps/maps';
import {
  readBoardText,
  recognise,
  type BoardFormat,
  type BoardReading,
} from '../engine/notation/boardFormats';
import type { FormatFault, FormatNote } from '../engine/notation/boardFormat';
import type { PlacedUnit, Setup } from '../engine/position';
import { setupOf, destroyedAtStart } from '../engine/setups';
import { readHandicap, HANDICAP_TAG, handicapTags } from '../engine/notation/handicapText';
import { readRecord, writeRecord } from '../engine/notation/record';
import { TIME_FORFEIT } from '../engine/notation/recordHead';
import type { RecordFault } from '../engine/notation/recordFaults';
import type { Tag } from '../../shell/record/recordText';
import { RULE_SETS, type RuleSetId } from '../engine/rules';
import { writeRules } from '../engine/notation/ruleText';
import { SIDES, type Side } from '../engine/vocabulary';
import { readTimeControl, recordClocks, timesOfRecord, writeTimeControl } from './clockRecord';
import { isForfeit } from './clocks';
import { readAsItWas } from './earlier/firstRecord';
import { kindOf, SEAT_KINDS } from '../seats/kinds';
import { PEOPLE } from './seat';
import { LONGEST_NAME, type Game } from './game';
import { STANDARD_BOARD } from '../engine/standardMap';
import { beginWar, boardOf, present, type War } from './war';
import type { BinaryKind } from '../../shell/binaryKinds';
import { stripInvisible } from '../../shell/stripInvisible';
import { LINK_VERSION, RULES_VERSION } from './linkFormat';

/** The most characters of a text that is opened as a record or position; some hundred times those of a long game. */
export const LONGEST_TEXT = 200_000;

/**
 * A game found in a text, from which it can be begun or continued in this browser: its players, tags, rules, seats and
 * war. The clock and the handicap are undefined if it has none.
 */
export interface Opened extends Pick<
  Game,
  'players' | 'ruleSet' | 'rules' | 'clock' | 'handicap' | 'seats'
> {
  /** The tags of its record; null for a position, whose game begins today. */
  readonly tags: readonly Tag[] | null;
  readonly war: War;
}

/**
 * Returns the dislodged unit that was destroyed when the war began, because it could not move (rules.md 7.4); null
 * if there was none.
 */
export const destroyedAtOnce = ({ start, positions }: War): PlacedUnit | null =>
  destroyedAtStart(start, positions[0]);

/**
 * A fault of a text to be opened as a game: one of a record or position, too long (`longText`), neither
 * (`unknownText`), an address without a game in it (`addressAlone`), or a file that is not text (`binaryText`).
 * Lengths are in characters.
 */
export type TextFault =
  | RecordFault
  | FormatFault
  /** Nothing of it is read. Lengths are in characters. */
  | { readonly code: 'longText'; readonly found: number; readonly wanted: number }
  /** An address without a game: part of the link is lost, or it leads elsewhere. */
  | { readonly code: 'unknownText' | 'addressAlone' }
  /** A file that is not text. */
  | { readonly code: 'binaryText'; readonly kind: BinaryKind };

/**
 * A note that a record was played by the rules of an earlier version of this program: known from its old link
 * (`earlierLink`) or from its faults under today's (`earlierRules`).
 */
export type EarlierRules = { readonly code: 'earlierRules' } | { readonly code: 'earlierLink' };
/** A note of how many variations of a record were ignored, because a game has none; a study has them. */
export interface VariationsIgnored {
  readonly code: 'variationsIgnored';
  readonly count: number;
}

/** A note that the turns in a file of pykrieg were read, or could not be (`historyRefused`), and how many. */
export type HistoryRead =
  | { readonly code: 'historyRead'; readonly turns: number }
  | { readonly code: 'historyRefused'; readonly turns: number };

/**
 * The result of reading a pasted text: its format, the game that can be opened, its faults, and notes on what was
 * assumed or ignored.
 */
export interface TextReading {
  /** The format of the text; null if it is unknown or not read. */
  readonly format: 'record' | BoardFormat | null;
  /** As far as it is legal; null if nothing can be opened. */
  readonly found: Opened | null;
  readonly faults: readonly TextFault[];
  readonly notes: readonly (FormatNote | EarlierRules | VariationsIgnored | HistoryRead)[];
}

/** The tag of the time control, as in PGN. */
const CONTROL_TAG = 'TimeControl';
const NAME_TAG: Readonly<Record<Side, string>> = { N: 'North', S: 'South' };

/** Returns a game as the text of a `.gow` record (notation.md); null before its war has begun. */
export function writeGameRecord({
  stage,
  players,
  tags,
  ruleSet,
  rules,
  clock,
  handicap,
  seats,
}: Game): string | null {
  if (stage.name !== 'war') return null;
  const { start, actions } = stage.war;
  // A name too long to be shown stays in the record.
  const renamed = SIDES.filter((side) => nameIn(tags, side) !== players[side]);
  const names = renamed.map((side) => ({ name: NAME_TAG[side], value: players[side] }));
  const board = boardOf(stage.war);
  const derived = [
    ...handicapTags(board, handicap),
    ...(clock === undefined ? [] : [{ name: CONTROL_TAG, value: writeTimeControl(clock) }]),
    ...SIDES.flatMap((side) => {
      const { saved } = kindOf(seats[side]);
      if (saved === null) return [];
      return [{ name: NAME_TAG[side] + saved.tag, value: saved.wordOf(seats[side]) }];
    }),
    ...(isForfeit(stage.war) ? [{ name: 'Termination', value: TIME_FORFEIT }] : []),
  ];
  return writeRecord(board, {
    tags: [...tags, ...names, ...derived],
    ruleSet,
    rules,
    start,
    actions,
    clocks: recordClocks(stage.war),
  });
}

/**
 * Returns the game in any pasted text, with its faults and notes: a record, or a position in any known format.
 * `version` is that of the link that contained the text; by default the text is of today. Never throws.
 */
export function readText(text: string, version = LINK_VERSION): TextReading {
  const { length } = text;
  if (length > LONGEST_TEXT)
    return unread({ code: 'longText', found: length, wanted: LONGEST_TEXT });
  if (isRecord(text)) return readGameRecord(text, version);
  const format = recognise(text);
  if (format === null) return unread({ code: 'unknownText' });
  const { board, reading } = readOnSomeMap(text, format);
  if (!reading.ok) return { format, found: null, faults: reading.faults, notes: [] };
  const found = fromPosition(board, reading.setup, 'debord');
  return { format, found, faults: [], notes: reading.notes };
}

/**
 * Reads a position together with its map. A string names none, so the first map that it fits is used, Debord's
 * before the others. Other programs know only that one.
 */
function readOnSomeMap(
  text: string,
  format: BoardFormat,
): { readonly board: Board; readonly reading: BoardReading } {
  const reading = readBoardText(STANDARD_BOARD, text);
  if (!reading.ok && format === 'position')
    for (const { board } of shippedMaps()) {
      const other = readBoardText(board, text);
      if (other.ok) return { board, reading: other };
    }
  return { board: STANDARD_BOARD, reading };
}

/** Returns a game that can begin from a position under a rule set, between two unnamed players. */
export const fromPosition = (board: Board, setup: Setup, ruleSet: RuleSetId): Opened => ({
  players: { N: '', S: '' },
  tags: null,
  ruleSet,
  rules: RULE_SETS[ruleSet],
  seats: PEOPLE,
  war: beginWar(board, RULE_SETS[ruleSet], setup),
});

/**
 * Returns the setup of a war that a position string can express: that at the start of the current turn, or the last
 * one of a finished war. `since` is how many actions followed it.
 */
export function writablePosition(war: War): { readonly setup: Setup; readonly since: number } {
  const now = present(war);
  if (now.over !== null) return { setup: setupOf(now), since: 0 };
  const begun = war.positions.findIndex(({ turn }) => turn === now.turn);
  const since = war.positions.length - 1 - begun;
  const asRead = begun === 0 && destroyedAtOnce(war) === null;
  return { setup: asRead ? war.start : setupOf(war.positions[begun] ?? now), since };
}

/** Returns the result of reading a text of which nothing can be read, with the fault that prevents it. */
export const unread = (fault: TextFault): TextReading => ({
  format: null,
  found: null,
  faults: [fault],
  notes: [],
});

// Only blanks of the same line may come before it; otherwise an empty text would take quadratic time.
const TAG = /^[^\S\n\r\u2028\u2029]*\[\s*\w+[^\S\n]+"/m;
const TURN = /^[^\S\n\r\u2028\u2029]*\d{1,9}\.\s*(?:[A-Za-z.]|$)/m;

/** Returns whether a text has a tag or a numbered turn, which only records have. */
const isRecord = (text: string): boolean => TAG.test(text) || TURN.test(text);

function readGameRecord(text: string, version: number): TextReading {
  const today = readRecord(STANDARD_BOARD, text);
  const { record, variations, faults } = readAsItWas(text, today, version);
  if (record === null) return { format: 'record', found: null, faults, notes: [] };
  const notes: (EarlierRules | VariationsIgnored)[] = [];
  if (today.record !== null && writeRules(today.record.rules) !== writeRules(record.rules))
    notes.push({ code: version < RULES_VERSION ? 'earlierLink' : 'earlierRules' });
  if (variations > 0) notes.push({ code: 'variationsIgnored', count: variations });
  const { ruleSet, rules, start, actions, positions, clocks = [] } = record;
  const tagValue = (tag: string): string | undefined =>
    record.tags.find(({ name }) => name === tag)?.value;
  const valueOf = (tag: string): string => tagValue(tag) ?? '';
  // An invalid value of the tag stays with the game as any other tag does.
  const clock = readTimeControl(valueOf(CONTROL_TAG)) ?? undefined;
  const board = positions[0].board;
  const given = readHandicap(board, start, valueOf(HANDICAP_TAG));
  const seats = { ...PEOPLE };
  const seatTags: string[] = [];
  for (const side of SIDES)
    for (const { saved } of Object.values(SEAT_KINDS)) {
      if (saved === null) continue;
      const tag = NAME_TAG[side] + saved.tag;
      const word = tagValue(tag);
      const seat = word === undefined ? null : saved.seatOf(word);
      if (seat === null) continue;
      seats[side] = seat;
      seatTags.push(tag);
    }
  const forfeit = valueOf('Termination') === TIME_FORFEIT && positions.at(-1)?.over != null;
  const tags = record.tags.filter(
    ({ name }) =>
      !(name === CONTROL_TAG && clock !== undefined) &&
      !(name === HANDICAP_TAG && given.ok) &&
      !seatTags.includes(name) &&
      !(name === 'Termination' && forfeit),
  );
  const players = { N: nameIn(tags, 'N'), S: nameIn(tags, 'S') };
  const war = timesOfRecord({ start, actions, positions }, clocks, clock, forfeit);
  const found = {
    ...{ players, tags, ruleSet, rules, seats, war },
    ...(clock && { clock }),
    ...(given.ok && { handicap: given.handicap }),
  };
  return { format: 'record', found, faults, notes };
}

/** Returns a player's name for display; empty if the tags have none or, as in PGN, `?` for an unknown one. */
function nameIn(tags: readonly Tag[], side: Side): string {
  const name = tags.find((tag) => tag.name === NAME_TAG[side])?.value ?? '';
  const seen = stripInvisible(name);
  if (/^\?+$/.test(seen)) return '';
  return seen.length > LONGEST_NAME ? `${[...seen].slice(0, LONGEST_NAME - 1).join('')}…` : seen;
}
