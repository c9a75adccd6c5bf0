import { binaryKind } from '../../shell/binaryKinds';
import { cleanText, type Cleaned } from '../../shell/pastedText';
import {
  gamesIn,
  hasAddress,
  hasTags,
  partOf,
  type Part,
  type RecordLook,
} from '../../shell/pastedRecord';
import type { Tag } from '../../shell/record/recordText';
import { scanRecord } from '../engine/notation/recordText';
import { RULE_SETS } from '../engine/rules';
import { KFEN_RULES, warOfKfen } from './kfenHistory';
import { readText, unread, type TextReading } from './records';
import { boardOf } from './war';

const LOOK: RecordLook = {
  notation: [
    ...['Rules', 'Map', 'Position', 'Result', 'Date', 'Termination', 'TimeControl', 'Handicap'],
    ...['NorthProgram', 'SouthProgram', 'Analysis', 'Hints'],
  ],
  needed: 'Position',
};

/** A pasted text, cleaned of formatting, with the places of the games in it, at least one. */
export interface Pasted extends Cleaned {
  readonly games: readonly Part[];
}

/** The most games of one text that can be chosen from; a text with more is something else. */
const MOST_GAMES = 500;

/**
 * Returns a pasted or dropped text, cleaned of formatting that readers of records and positions do not know, and the
 * places of the games in it. A clean text is unchanged.
 */
export function readPasted(text: string): Pasted {
  const cleaned = cleanText(text, LOOK);
  const games = hasTags(cleaned.text) ? gamesIn(cleaned.text, LOOK) : [];
  return games.length > 1
    ? { ...cleaned, games: games.slice(0, MOST_GAMES) }
    : { ...cleaned, games: [{ start: 0, end: cleaned.text.length }] };
}

/** Returns the text of the game at index `at` in a pasted text; all of it without several or one there. */
export function gameOfPasted({ text, games }: Pasted, at: number): string {
  const game = games[at];
  return game === undefined || games.length === 1 ? text : partOf(text, game);
}

/**
 * Returns the game in a text, with its faults and notes: a record, a position in any known format, or the turns in a
 * file of the program pykrieg. `version` is that of the link that contained the text, undefined for a text from
 * elsewhere. Never throws.
 */
export function readPastedGame(text: string, version?: number): TextReading {
  const kind = binaryKind(text);
  if (kind !== null) return unread({ code: 'binaryText', kind });
  const isBare = !hasTags(text) && !text.trimStart().startsWith('{');
  const reading = readText(text, version);
  if (isBare && hasAddress(text) && reading.found === null) return unread({ code: 'addressAlone' });
  return withHistory(text, reading);
}

/** Adds to a position of pykrieg the turns of its file, if its rules lead from them to it. */
function withHistory(text: string, reading: TextReading): TextReading {
  const { found, notes } = reading;
  const history = notes.find(({ code }) => code === 'historyLeftOut');
  if (found === null || history?.code !== 'historyLeftOut') return reading;
  const { turns } = history;
  const war = warOfKfen(boardOf(found.war), text, found.war.start);
  const others = notes.filter(({ code }) => code !== 'historyLeftOut');
  if (war === null) return { ...reading, notes: [...others, { code: 'historyRefused', turns }] };
  return {
    ...reading,
    found: { ...found, ruleSet: KFEN_RULES, rules: RULE_SETS[KFEN_RULES], war },
    // The actions of the current turn are then played.
    notes: [
      ...others.filter(({ code }) => code !== 'turnUnderWay'),
      { code: 'historyRead', turns },
    ],
  };
}

/** Returns the tags of each game in a pasted text, in their order; a text without tags has one game with none. */
export const tagsOfPasted = ({ text, games }: Pasted): readonly (readonly Tag[])[] =>
  games.map(({ start, end }) => scanRecord(text.slice(start, end)).tags);

/** Returns whether the reading of a text found a position alone, without rules and without turns. */
export const isBare = ({ format, found }: TextReading): boolean =>
  found !== null && format !== 'record' && found.war.actions.length === 0;
