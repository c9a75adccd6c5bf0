import { binaryKind } from '../../shell/binaryKinds';
import {
  cleanText,
  gamesIn,
  hasAddress,
  hasTags,
  partOf,
  type Cleaned,
  type Part,
  type RecordLook,
} from '../../shell/pastedText';
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

/** A text as somebody pastes it, cleaned, and the games in it: one at least. */
export interface Pasted extends Cleaned {
  readonly games: readonly Part[];
}

/** Games of one text that can be chosen from; a text of more is one of something else. */
const MOST_GAMES = 500;

/** Reads what somebody pastes or drops, before any reader of records and positions. A text that needs no cleaning stays as it is. */
export function readPasted(text: string): Pasted {
  const cleaned = cleanText(text, LOOK);
  const games = hasTags(cleaned.text) ? gamesIn(cleaned.text, LOOK) : [];
  return games.length > 1
    ? { ...cleaned, games: games.slice(0, MOST_GAMES) }
    : { ...cleaned, games: [{ start: 0, end: cleaned.text.length }] };
}

/** One of the games of a pasted text, as readers take it. */
export function gameOfPasted({ text, games }: Pasted, at: number): string {
  const game = games[at];
  return game === undefined || games.length === 1 ? text : partOf(text, game);
}

/** Reads a game of a pasted text as `readText` does; and with the turns that a file of pykrieg tells of. Never throws. */
export function readPastedGame(text: string, version?: number): TextReading {
  const kind = binaryKind(text);
  if (kind !== null) return unread({ code: 'binaryText', kind });
  const isBare = !hasTags(text) && !text.trimStart().startsWith('{');
  const reading = readText(text, version);
  if (isBare && hasAddress(text) && reading.found === null) return unread({ code: 'addressAlone' });
  return withHistory(text, reading);
}

/** A position of pykrieg with the turns that its file says led to it, where its rules lead from them to it. */
function withHistory(text: string, reading: TextReading): TextReading {
  const { found, told } = reading;
  const history = told.find(({ code }) => code === 'historyLeftOut');
  if (found === null || history?.code !== 'historyLeftOut') return reading;
  const { turns } = history;
  const war = warOfKfen(boardOf(found.war), text, found.war.start);
  const others = told.filter(({ code }) => code !== 'historyLeftOut');
  if (war === null) return { ...reading, told: [...others, { code: 'historyRefused', turns }] };
  return {
    ...reading,
    found: { ...found, ruleSet: KFEN_RULES, rules: RULE_SETS[KFEN_RULES], war },
    // What has been done of the turn under way is done.
    told: [...others.filter(({ code }) => code !== 'turnUnderWay'), { code: 'historyRead', turns }],
  };
}

/** What the tags of each game say, to choose it by. */
export const tagsOfPasted = ({ text, games }: Pasted): readonly (readonly Tag[])[] =>
  games.map(({ start, end }) => scanRecord(text.slice(start, end)).tags);

/** Whether a text says a position and not by which rules it is played on. */
export const isBare = ({ format, found }: TextReading): boolean =>
  found !== null && format !== 'record' && found.war.actions.length === 0;
