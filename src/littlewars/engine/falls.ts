import { radiusOf, heightOf } from './men';
import type { Arm, Man, Point } from './types';

/** The share of a blow that a falling man passes on to another. */
const PASSED_ON = 0.5;

/** A man, and the height of the ground under him. */
export interface Standing {
  readonly man: Man;
  readonly foot: number;
}

export interface Fall {
  readonly who: string;
  /** The man who fell on him; null for the one that the bolt hit. */
  readonly by: string | null;
}

/**
 * Returns who falls when a man is overset along a direction (4.7), he first. He falls over his full height. A man
 * whom he hits above the middle, with enough of the blow left, falls in turn in the same direction. `way` has
 * length 1, `blow` is a speed, and `enough` the least that oversets each arm.
 */
export function fallen(
  first: Standing,
  way: Point,
  blow: number,
  others: readonly Standing[],
  enough: Readonly<Record<Arm, number>>,
): Fall[] {
  const falls: Fall[] = [{ who: first.man.id, by: null }];
  const down = new Set([first.man.id]);
  const next: { readonly faller: Standing; readonly blow: number }[] = [{ faller: first, blow }];
  // The loop also visits elements added meanwhile.
  for (const { faller, blow: left } of next) {
    const length = heightOf(faller.man);
    for (const each of others) {
      const { man, foot } = each;
      if (down.has(man.id) || man.lying || left * PASSED_ON < enough[man.arm]) continue;
      const [dx, dy] = [man.x - faller.man.x, man.y - faller.man.y];
      const along = dx * way.x + dy * way.y;
      const aside = Math.abs(dx * way.y - dy * way.x);
      const reach = Math.max(0, along - radiusOf(man));
      if (along <= 0 || reach > length || aside > radiusOf(man) + radiusOf(faller.man)) continue;
      const strikes = faller.foot + Math.sqrt(length * length - reach * reach);
      if (strikes - foot < heightOf(man) / 2) continue;
      down.add(man.id);
      falls.push({ who: man.id, by: faller.man.id });
      next.push({ faller: each, blow: left * PASSED_ON });
    }
  }
  return falls;
}
