import { unitsOf } from '../engine/position';
import { RULE_SETS, type Rules, type RuleSetId } from '../engine/rules';
import type { Side } from '../engine/vocabulary';
import type { Game } from '../game/game';
import { STANDARD_BOARD } from '../engine/standardMap';
import type { LinkFault } from '../game/linkFormat';
import { destroyedAtOnce, type Opened, type TextFault, type TextReading } from '../game/records';
import { present, turnActions, type War } from '../game/war';
import { MOST_BYTES } from '../../shell/platform/packing';
import type { Change } from '../../shell/pastedText';
import { listed } from '../../shell/language/intl';
import type { Tag } from '../../shell/record/recordText';
import { stripInvisible } from '../../shell/stripInvisible';
import { destroyedSentence, formatFaultSentence, formatNoteSentence } from './formats';
import { t } from './t';
import { settingOf, changedSwitches } from './games';
import type { StudyFault } from '../engine/notation/recordFaults';
import { badAction, clipped, markFault, positionFault, rulesFault, textFault } from './faults';
import { handicapFaultSentence } from './handicap';
import { mapFaultSentence } from './maps';
import { reasonSentences, sideName } from './sentences';

/**
 * Returns a sentence on a fault of a text that a user wants to open (a record, a position, a link), with its place in
 * the text, if it is at one place: `Line 3, column 1: There is already a tag Date; the first one counts.`
 */
export function faultSentence(fault: TextFault): string {
  if ('line' in fault) return recordFault(fault);
  switch (fault.code) {
    case 'longText':
      return t('records:faults.longText', { found: fault.found, wanted: fault.wanted });
    case 'unknownText':
    case 'addressAlone':
      return t(`records:faults.${fault.code}`);
    case 'binaryText':
      return t(`records:faults.binary.${fault.kind}`);
    default:
      return formatFaultSentence(STANDARD_BOARD, fault);
  }
}

/**
 * Returns a sentence on why the game in a link could not be read completely: `The link is cut off or garbled. Copy the
 * whole of it again, or ask for the file.`
 */
export const linkFaultSentence = (fault: LinkFault): string =>
  t(`records:faults.${fault}`, { most: MOST_BYTES });

/**
 * Returns sentences on what a text to open does not say and had to be assumed, and on what it says and was ignored; if
 * `opened` is given, also on a unit that is destroyed at once and on missing names of players. Empty if there is
 * nothing to note.
 */
export function noteSentences({ notes }: TextReading, opened: Opened | null): string[] {
  const sentences = notes.map((one) =>
    one.code === 'earlierRules' || one.code === 'earlierLink'
      ? t(`records:notes.${one.code}`)
      : one.code === 'variationsIgnored'
        ? t('records:notes.variationsIgnored', { count: one.count })
        : one.code === 'historyRead' || one.code === 'historyRefused'
          ? t(`records:notes.${one.code}`, { count: one.turns })
          : formatNoteSentence(STANDARD_BOARD, one),
  );
  if (opened === null) return sentences;
  const destroyed = destroyedAtOnce(opened.war);
  if (destroyed !== null) sentences.push(destroyedSentence(opened.war.positions[0], destroyed));
  return namesNobody(opened) ? [...sentences, t('records:notes.players')] : sentences;
}

/**
 * Returns sentences on the characters of a pasted text that were replaced or removed before it was read, and on letters
 * that were lost; empty if there are none. `isWindows` says that the text was no Unicode, and was read in the encoding
 * of Windows.
 */
export const pastedSentences = (
  changes: readonly Change[],
  isWindows: boolean,
  text: string,
): string[] => [
  ...(changes.length === 0
    ? []
    : [
        t('records:notes.cleaned', {
          what: listed(changes.map((code) => t(`records:cleaned.${code}`))),
        }),
      ]),
  ...(isWindows ? [t('records:notes.windows')] : []),
  ...(hasLostLetters(text) ? [t('records:notes.lostLetters')] : []),
];

/** Returns whether a text has replacement characters, which programs put for letters that they cannot write. */
export const hasLostLetters = (text: string): boolean => text.includes('\uFFFD');

/** Returns the name by which one of several games in a text can be chosen: number, players and event. */
export function pastedGameName(tags: readonly Tag[], at: number): string {
  const [north, south, event] = ['North', 'South', 'Event'].map((name) => tagText(tags, name));
  const named = [[north, south].filter(Boolean).join(' – '), event].filter(Boolean).join(', ');
  return t(named === '' ? 'records:open.game' : 'records:open.gameNamed', {
    number: at + 1,
    name: named,
  });
}

const namesNobody = ({ players }: Opened): boolean => players.N === '' && players.S === '';

const STOPS: readonly TextFault['code'][] = [
  'illegal',
  'badAction',
  'unendedTurn',
  'tooManyActions',
];

/**
 * Returns a sentence on how much of a text can be opened: all, all despite some faults, up to the turn of a fault, or
 * nothing. `link` is the fault of the link that contained it, null for none; `lost` says that some letters of the text
 * have been lost.
 */
export function verdict(
  { found, faults }: TextReading,
  link: LinkFault | null,
  lost = false,
): string {
  if (found === null) return t('records:verdict.none');
  const { turn } = present(found.war);
  if (faults.some(({ code }) => STOPS.includes(code)))
    return found.war.actions.length === 0
      ? t('records:verdict.cutAtOnce')
      : t('records:verdict.cut', { turn });
  if (link !== null) return t('records:verdict.cutLink', { turn });
  return faults.length === 0
    ? t(lost ? 'records:verdict.lostLetters' : 'records:verdict.good')
    : t('records:verdict.harmless', { count: faults.length });
}

/**
 * Returns words on how far a war has been played: the number of finished turns, and the actions in the turn after them:
 * `12 turns, and 2 moves of the next`.
 */
export function playedSentence(war: War): string {
  const now = present(war);
  const ended = now.over !== null && war.actions.length > 0;
  const count = now.turn - war.start.turn + (ended ? 1 : 0);
  const turns = t('records:facts.turns', { count });
  const open = now.over === null ? turnActions(war).length : 0;
  return open === 0 ? turns : t('records:facts.underWay', { turns, count: open });
}

/** Returns the number of units that each side has on the board now, in words: `North 17, South 15`. */
export function forcesSentence(war: War): string {
  const units = unitsOf(present(war));
  const count = (side: Side): number => units.filter((unit) => unit.side === side).length;
  return t('records:facts.forcesOf', { north: count('N'), south: count('S') });
}

/**
 * Returns a sentence on each switch of the rules (docs/rules.md, *The rule sets*) whose value differs from that of a
 * rule set, with its value; empty if none differs.
 */
export const switchSentences = (rules: Rules, ruleSet: RuleSetId): string[] =>
  rules === RULE_SETS[ruleSet]
    ? []
    : changedSwitches(rules, ruleSet).map((name) =>
        t('records:facts.changed', {
          name: t(`switches:${name}.name`),
          value: settingOf(name, rules[name]),
        }),
      );

/** The most characters shown of a record's own text. */
const MOST_SHOWN = 80;

/**
 * Returns the value of the tag `name` of a record as the page shows it: without invisible characters, and cut off if it
 * is long; empty if there is no such tag.
 */
export function tagText(tags: Game['tags'] | null, name: string): string {
  const value = stripInvisible(tags?.find((tag) => tag.name === name)?.value ?? '');
  return value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value;
}

/**
 * Returns a sentence on a fault of the record of a game or a study, preceded by its line and column, and by the turn
 * and action if it is in one: `Line 9, column 5, turn 3, xk13: None of your units in communication can fire at K13.`
 */
export function recordFault(fault: StudyFault): string {
  const { line, column, turn } = fault;
  const place = { line, column, fault: whatIsWrong(fault) };
  if (turn === null) return t('faults:places.line', place);
  if (fault.action === null) return t('faults:places.turn', { ...place, turn });
  return t('faults:places.action', { ...place, turn, action: clipped(fault.action) });
}

function whatIsWrong(fault: StudyFault): string {
  switch (fault.code) {
    case 'openComment':
    case 'openVariation':
    case 'strayParenthesis':
    case 'badTag':
      return textFault(fault);
    case 'noPosition':
    case 'noNumber':
    case 'variationFirst':
      return t(`faults:${fault.code}`);
    case 'badDate':
    case 'badResult':
    case 'badShape':
      return t(`faults:${fault.code}`, { text: clipped(fault.text) });
    case 'tagTwice':
      return t(`faults:${fault.code}`, { name: clipped(fault.name) });
    case 'badRules':
      return rulesFault(fault.fault);
    case 'badMap':
      return mapFaultSentence(fault.fault);
    case 'badPosition':
      return positionFault(fault.board, fault.fault);
    case 'badHandicap':
      return handicapFaultSentence(fault.board, fault.fault);
    case 'wrongResult':
    case 'wrongNumber':
      return t(`faults:${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'unendedTurn':
      return t('faults:unendedTurn', { found: fault.found });
    case 'wrongTermination':
      return fault.wanted === null
        ? t('faults:notTerminated', { found: clipped(fault.found) })
        : t('faults:wrongTermination', { found: clipped(fault.found), wanted: fault.wanted });
    case 'wrongMark':
      return markFault(fault);
    case 'tooManyActions':
    case 'deepVariation':
      return t(`faults:${fault.code}`, { wanted: fault.wanted });
    case 'badAction':
      return badAction(fault.action ?? '');
    case 'illegal':
      return reasonSentences(fault.position, fault.reasons);
  }
}

/**
 * Returns the name of the file for a game's record: `ada-charles-1977.05.01.gow`, from its players and date. Apart from
 * hyphens and dots it contains only letters and digits, of any script, so that every system accepts it.
 */
export function recordFileName({ players, tags }: Pick<Game, 'players' | 'tags'>): string {
  const parts = [players.N || sideName('N'), players.S || sideName('S'), tagText(tags, 'Date')];
  const words = parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-'));
  return `${words
    .map((word) => word.replace(/^[-.]+|[-.]+$/g, ''))
    .filter(Boolean)
    .join('-')}.gow`;
}

const inLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/**
 * Returns the name of the file in which a study is saved, such as `first-war.gow`: the letters and digits, of any
 * script, of the study's name, with hyphens between; `study.gow` if there are none.
 */
export const studyFileName = (name: string): string => `${inLetters(name) || 'study'}.gow`;

/**
 * Returns the name of the file in which a map is saved, such as `the-combe.txt`: the letters and digits, of any script,
 * of the map's name, with hyphens between; `map.txt` if there are none.
 */
export const mapFileName = (name: string): string => `${inLetters(name) || 'map'}.txt`;
