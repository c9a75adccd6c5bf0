import {
  saveWithId,
  type JudgedText,
  type TextFormat,
  type Judged,
} from '../../shell/libraryFile/texts';
import type { Country } from '../engine/types';
import { readCountryJson, writeCountryJson } from './countryJson';
import { isSecret } from './game';
import { LESSON_IDS, type LessonId } from './lessons';
import type { AnyGame, AnyRecordFault } from './playing';
import { finished } from '../../shell/steps';
import { isContinuation, readAnySave, scanAnySave } from './kinds';
import { FORMAT } from './save';

/** The name and version of this game's library files (docs/library-file.md). */
export const LIBRARY_FORMAT = { name: 'little-wars-library', version: 1 } as const;

/** The description of a battle; `damaged` is the good part of a faulty one, with its faults. */
interface AboutBattle extends Pick<AnyGame, 'name' | 'muster'> {
  readonly damaged: AnyGame | null;
}
/**
 * A battle in a library file, compared with the saved battles of this browser: `verdict` says whether it is new, here
 * already, older, further advanced, different, secret or unreadable; `about` is its name and terms, null if it is
 * unreadable.
 */
export type JudgedBattle = JudgedText<AboutBattle, AnyRecordFault>;

/** The kinds of entries of a library file of Little Wars, each as compared with what this browser has. */
export interface BattleEntries {
  readonly battles: JudgedBattle;
  readonly countries: JudgedCountry;
  readonly lessons: JudgedLesson;
}

/**
 * How the battles of a library file are read, described, and compared with those saved in this browser, when the file
 * is added. A battle that is being set out behind the curtain counts as secret.
 */
export const BATTLE_TEXTS: TextFormat<AnyGame, AboutBattle, AnyRecordFault> = {
  kind: 'battle',
  format: FORMAT,
  read: (text) => {
    const { game, faults } = finished(readAnySave(text));
    return { value: game, faults };
  },
  // A hidden setting out.
  secret: {
    isIn: isSecret,
    words: /settingOut|camps|seal|placing/i,
    valueOf: (text) => scanAnySave(text).game,
  },
  content: (text) => saveWithId(text, ''),
  hasAllOf: (game, old) => isContinuation(old, game),
  about: (game, faults) => ({
    name: game.name,
    muster: game.muster,
    damaged: faults.length > 0 ? game : null,
  }),
  withId: saveWithId,
};

/**
 * A Country in a library file, compared with those of this browser: `new`; `here` already; `apart`, to be added under
 * another name, because a different one of the same name is here and neither is known to be the later; or `unreadable`,
 * with `country` null.
 */
export interface JudgedCountry extends Judged {
  readonly verdict: 'new' | 'here' | 'apart' | 'unreadable';
  readonly country: Country | null;
}

/**
 * Compares the text of a Country in a library file with the Countries of this browser: it is `new`, `here` already,
 * to be added `apart` under another name, or `unreadable`. Never throws.
 */
export function judgeCountry(text: string, here: readonly Country[]): JudgedCountry {
  const country = readCountryJson(text);
  if (country === null) return { verdict: 'unreadable', country };
  const isIt = (other: Country): boolean =>
    sayAlike(other, country) &&
    (other.name === country.name || isNumbered(other.name, country.name));
  if (here.some(isIt)) return { verdict: 'here', country };
  const isTaken = here.some(({ name }) => name === country.name);
  return { verdict: isTaken ? 'apart' : 'new', country };
}

/** Returns whether two Countries are the same except for their names. */
const sayAlike = (one: Country, other: Country): boolean =>
  writeCountryJson({ ...one, name: '' }) === writeCountryJson({ ...other, name: '' });

/** The most characters of a name to which a number is added, so that it stays within the limit. */
const LONGEST_NUMBERED = 70;
const numbered = (name: string, number: number): string =>
  `${name.slice(0, LONGEST_NUMBERED)} (${number})`.trim();

function isNumbered(name: string, plain: string): boolean {
  const [, number] = /\((\d+)\)$/.exec(name) ?? [];
  return number !== undefined && name === numbered(plain, Number(number));
}

/** Returns a Country under a name that none of the Countries `here` has: its own, or its own followed by a number. */
export function namedApart(country: Country, here: readonly Country[]): Country {
  const taken = new Set(here.map(({ name }) => name));
  let { name } = country;
  for (let number = 2; taken.has(name); number += 1) name = numbered(country.name, number);
  return { ...country, name };
}

/**
 * A lesson that a library file lists as finished, compared with those finished in this browser: `new`, `here`
 * already, or `unreadable`, with `id` null, if this version has no such lesson.
 */
export interface JudgedLesson extends Judged {
  readonly verdict: 'new' | 'here' | 'unreadable';
  readonly id: LessonId | null;
}

/**
 * Compares a lesson that a library file lists as finished, by its id, with the lessons `finished` in this browser: it
 * is `new`, `here` already, or `unreadable`, if this version has no such lesson.
 */
export function judgeLesson(named: string, finished: readonly LessonId[]): JudgedLesson {
  const id = LESSON_IDS.find((each) => each === named) ?? null;
  if (id === null) return { verdict: 'unreadable', id };
  return { verdict: finished.includes(id) ? 'here' : 'new', id };
}
