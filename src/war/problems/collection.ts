import arsenal from './data/arsenal.json';
import cut from './data/cut.json';
import destroy from './data/destroy.json';
import save from './data/save.json';
import win from './data/win.json';
import { problemOf, type Problem } from './problem';

/**
 * Every problem of the collection, by kind in the order of `PROBLEM_KINDS`, and within a kind by the number of orders,
 * the fewest first.
 */
export const PROBLEMS: readonly Problem[] = [destroy, cut, arsenal, save, win].flatMap((lines) =>
  lines.map((line) => problemOf(line)),
);
