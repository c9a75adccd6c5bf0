import type { TextStorage } from '../../../shell/storage';
import { problemOfDay, type Problem } from '../../problems/problem';
import { PROBLEMS } from '../../problems/collection';
import { keepProgress, readProgress } from '../../store/progress';

/** Where a browser keeps which problems are solved. */
const KEY = 'game-of-war/problems';

/** The ids of the problems solved in this browser, of those there are. */
export function readSolved(storage: Pick<TextStorage, 'read'>): ReadonlySet<string> {
  const kept = new Set(readProgress(storage, KEY));
  return new Set(PROBLEMS.map(({ id }) => id).filter((id) => kept.has(id)));
}

/** Keeps that a problem is solved; false where the browser keeps nothing. */
export const keepSolved = (storage: TextStorage, id: string): boolean =>
  keepProgress(storage, KEY, id);

/** The problem of the day by the calendar of this place. */
export function problemOfToday(): Problem | undefined {
  const now = new Date();
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
  return problemOfDay(PROBLEMS, day);
}
