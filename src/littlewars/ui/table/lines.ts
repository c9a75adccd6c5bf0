import { other } from '../../engine/men';
import { SIDES, type Battle } from '../../engine/types';
import type { ShownLine } from '../plan/view';

/** The parts of the back lines that count (6.2, 6.3): nothing in a Fight to the Finish. */
export function shownLines({ rules, country, first }: Battle): readonly ShownLine[] {
  if (rules.kind === 'finish') return [];
  const { width } = country;
  const from = { whole: 0, middle: width / 4, left: 0, right: width / 2 }[rules.linePart];
  const to = { whole: width, middle: (3 * width) / 4, left: width / 2, right: width }[
    rules.linePart
  ];
  const sides = rules.kind === 'blow' ? SIDES : [other(first)];
  return sides.map((side) => ({ side, from, to }));
}
