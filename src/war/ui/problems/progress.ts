import { weekdayAndDay } from '../../../shell/language/dates';
import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { problemOfDay, type Problem } from '../../problems/problem';
import { PROBLEMS } from '../../problems/collection';

const SOLVED = progressAt('game-of-war/problems');
/** The days whose problem was solved on the day itself. */
const DAYS = progressAt('game-of-war/problem-days');

/** Returns the ids of the problems solved in this browser, without those that no longer exist. */
export function readSolved(storage: Pick<TextStorage, 'read'>): ReadonlySet<string> {
  const solved = new Set(SOLVED.read(storage));
  return new Set(PROBLEMS.map(({ id }) => id).filter((id) => solved.has(id)));
}

/**
 * Saves in this browser that a problem is solved, and, if it is today's problem of the day, that it was solved today.
 * Returns whether the first could be saved.
 */
export function saveSolved(storage: TextStorage, id: string): boolean {
  if (problemOfToday()?.id === id) DAYS.add(storage, String(today()));
  return SOLVED.add(storage, id) === 'saved';
}

/**
 * Returns for how many days in a row, up to today, the problem of the day was solved on its day. If today's is not
 * solved yet, the days up to yesterday count.
 */
export function streakOf(storage: Pick<TextStorage, 'read'>): number {
  const days = new Set(DAYS.read(storage));
  let day = today();
  if (!days.has(String(day))) day -= 1;
  let count = 0;
  while (days.has(String(day - count))) count += 1;
  return count;
}

/** Returns today's problem of the day, by the local calendar; undefined if there are no problems. */
export const problemOfToday = (): Problem | undefined => problemOfDay(PROBLEMS, today());

/** Returns today's date in words: the weekday and the day. */
export const dateOfToday = (): string => weekdayAndDay(new Date());

/** Returns today by the local calendar, as days since 1970. */
function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
