import { heightOf, radiusOf } from './men';
import type { Man, Point, Arm } from './types';

/** The share of a blow that a falling man passes on to another. */
const PASSED_ON = 0.5;

/** A man, and the height of the ground under him. */
interface Standing {
  readonly man: Man;
  readonly foot: number;
}

interface Fall {
  readonly who: string;
  /** The man who fell on him; null for the one that the bolt hit. */
  readonly by: string | null;
}

/**
 * Returns the men who fall when a bolt oversets `first` (littlewars.md 4.7), by id (`who`) and with the id of the man
 * who fell on each (`by`, null for `first`). A man falls over his full height in `direction`, a vector of
 * length 1, and oversets each of `others` whom he hits above the middle with enough of the blow left. `impact` is the
 * speed of the blow, and `enough` the least that oversets a man of each arm, in sixteenths of an inch a second.
 */
export function fallen(
  first: Standing,
  direction: Point,
  impact: number,
  others: readonly Standing[],
  enough: Readonly<Record<Arm, number>>,
): Fall[] {
  const falls: Fall[] = [{ who: first.man.id, by: null }];
  const down = new Set([first.man.id]);
  const next: { readonly faller: Standing; readonly impact: number }[] = [
    { faller: first, impact },
  ];
  // The loop also visits elements added meanwhile.
  for (const { faller, impact: left } of next) {
    const length = heightOf(faller.man);
    for (const each of others) {
      const { man, foot } = each;
      if (down.has(man.id) || man.lying || left * PASSED_ON < enough[man.arm]) continue;
      const [dx, dy] = [man.x - faller.man.x, man.y - faller.man.y];
      const along = dx * direction.x + dy * direction.y;
      const sideways = Math.abs(dx * direction.y - dy * direction.x);
      const reach = Math.max(0, along - radiusOf(man));
      if (along <= 0 || reach > length || sideways > radiusOf(man) + radiusOf(faller.man)) continue;
      const strikes = faller.foot + Math.sqrt(length * length - reach * reach);
      if (strikes - foot < heightOf(man) / 2) continue;
      down.add(man.id);
      falls.push({ who: man.id, by: faller.man.id });
      next.push({ faller: each, impact: left * PASSED_ON });
    }
  }
  return falls;
}
