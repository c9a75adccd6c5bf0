import { radiusOf, heightOf } from './men';
import type { Arm, Man, Point } from './types';

/** What is kept of a blow by a man who falls against another. */
const PASSED_ON = 0.5;

/** A man, and the height of the ground he stands on. */
export interface Standing {
  readonly man: Man;
  readonly foot: number;
}

export interface Fall {
  readonly who: string;
  /** Who fell on him; null of him whom the bolt struck. */
  readonly by: string | null;
}

/**
 * Who falls when a man is overset along a way (4.7), he first. He falls over his full height; whom he strikes above his
 * middle, with enough left of the blow, falls in turn along the same way. `way` is of length 1, `blow` a speed, and
 * `enough` the least that oversets each arm.
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
  // What is added while a list is walked is walked too.
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
