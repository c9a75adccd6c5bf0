import { GUN_HEIGHT } from '../../../engine/gunShape';
import { RADIUS } from '../../../engine/lengths';
import { heightOf } from '../../../engine/men';
import { project } from '../camera';
import type { Item } from '../scene';
import { strokes, trace, type Canvas } from './canvas';

/** Whom a hint names, by id: those whom it is about, and enemies. */
export interface NamedByHint {
  readonly about: readonly string[];
  readonly enemies: readonly string[];
}

/** Whom the hints that are shown name: the ids of those whom they are about, and of the enemies. */
export interface Hinted {
  readonly about: ReadonlySet<string>;
  readonly enemies: ReadonlySet<string>;
}

/** Returns the men and guns that some hints name; null if there are no hints. */
export const hintedBy = (hints: readonly NamedByHint[]): Hinted | null =>
  hints.length === 0
    ? null
    : {
        about: new Set(hints.flatMap(({ about }) => about)),
        enemies: new Set(hints.flatMap(({ enemies }) => enemies)),
      };

/** Half the width of an arrowhead: as broad as a man, within these limits in pixels; and how far above a head it ends. */
const [LEAST_HALF, MOST_HALF] = [4.5, 8];
const GAP = 4;

/** Draws arrowheads over those whom hints name: filled over enemies, hollow over those whom a hint is about. */
export function drawHinted(canvas: Canvas, items: readonly Item[], hinted: Hinted): void {
  const { context, camera, inks } = canvas;
  for (const item of items) {
    if (item.kind !== 'man' && item.kind !== 'gun') continue;
    const { id, x, y } = item.kind === 'man' ? item.man : item.gun;
    const isEnemy = hinted.enemies.has(id);
    if (!isEnemy && !hinted.about.has(id)) continue;
    const tall = item.kind === 'man' ? heightOf(item.man) : GUN_HEIGHT;
    const seen = project(camera, { x, y, z: item.foot + tall });
    if (seen === null) continue;
    const half = Math.min(MOST_HALF, Math.max(LEAST_HALF, RADIUS.infantry * seen.scale));
    const tip = seen.y - GAP;
    trace(context, [
      { x: seen.x, y: tip },
      { x: seen.x - half, y: tip - 1.6 * half },
      { x: seen.x + half, y: tip - 1.6 * half },
    ]);
    strokes(context, [4, inks.paper]);
    context.fillStyle = isEnemy ? inks.hint : inks.paper;
    context.fill();
    strokes(context, [1.6, inks.hint]);
  }
}
