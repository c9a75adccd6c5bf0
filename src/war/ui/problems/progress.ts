import { weekdayAndDay } from '../../../shell/language/dates';
import { progressAt } from '../../../shell/progress';
import type { TextStorage } from '../../../shell/storage';
import { problemOfDay, type Problem } from '../../problems/problem';
import { PROBLEMS } from '../../problems/collection';

const SOLVED = progressAt('game-of-war/problems');
/** The days whose problem was solved on the day itself. */
const DAYS = progressAt('game-of-war/problem-days');

/** The ids of the problems solved in this browser, of those there are. */
export function readSolved(storage: Pick<TextStorage, 'read'>): ReadonlySet<string> {
  const kept = new Set(SOLVED.read(storage));
  return new Set(PROBLEMS.map(({ id }) => id).filter((id) => kept.has(id)));
}

/** Keeps that a problem is solved, and the day if it is that day's; false where the browser keeps nothing. */
export function saveSolved(storage: TextStorage, id: string): boolean {
  if (problemOfToday()?.id === id) DAYS.add(storage, String(today()));
  return SOLVED.add(storage, id) === 'kept';
}

/** Days in a row whose problem was solved on the day itself, until today; one not solved yet does not break them. */
export function streakOf(storage: Pick<TextStorage, 'read'>): number {
  const days = new Set(DAYS.read(storage));
  let day = today();
  if (!days.has(String(day))) day -= 1;
  let count = 0;
  while (days.has(String(day - count))) count += 1;
  return count;
}

/** The problem of the day by the calendar of this place. */
export const problemOfToday = (): Problem | undefined => problemOfDay(PROBLEMS, today());

/** The day in words. */
export const dateOfToday = (): string => weekdayAndDay(new Date());

/** Today by the calendar of this place, as days since 1970. */
function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
