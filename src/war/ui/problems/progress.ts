import { weekdayAndDay } from '../../../shell/language/dates';
import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { problemOfDay, type Problem } from '../../problems/problem';
import { PROBLEMS } from '../../problems/collection';

const SOLVED = progressAt('game-of-war/problems');
/** The days whose problem was solved on the day itself. */
const DAYS = progressAt('game-of-war/problem-days');

/** Returns the ids of the problems solved in this browser, without those of problems that no longer exist. */
export function readSolved(storage: Pick<TextStorage, 'read'>): ReadonlySet<string> {
  const solved = new Set(SOLVED.read(storage));
  return new Set(PROBLEMS.map(({ id }) => id).filter((id) => solved.has(id)));
}

/**
 * Stores in this browser that the problem `id` is solved, and, if it is today's problem of the day, that it was solved
 * today. Returns whether the first could be stored.
 */
export function saveSolved(storage: TextStorage, id: string): boolean {
  if (problemOfToday()?.id === id) DAYS.add(storage, String(today()));
  return SOLVED.add(storage, id) === 'saved';
}

/** Returns on how many days in a row, up to today or yesterday, the problem of the day was solved on its day. */
export function streakOf(storage: Pick<TextStorage, 'read'>): number {
  const days = new Set(DAYS.read(storage));
  let day = today();
  if (!days.has(String(day))) day -= 1;
  let count = 0;
  while (days.has(String(day - count))) count += 1;
  return count;
}

/** Returns the problem of the day for today's date in the local time zone; undefined if there are no problems. */
export const problemOfToday = (): Problem | undefined => problemOfDay(PROBLEMS, today());

/** Returns today's date, with its weekday and without the year, such as `Saturday 28 November`. */
export const dateOfToday = (): string => weekdayAndDay(new Date());

/** Returns today by the local calendar, as days since 1970. */
function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
