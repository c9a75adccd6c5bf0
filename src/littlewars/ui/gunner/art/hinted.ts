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

/** Half the width of an arrowhead: as broad as a man, within these limits in pixels; and how far above a head it ends. */
const [LEAST_HALF, MOST_HALF] = [4.5, 8];
const GAP = 4;

/** Draws arrowheads over those whom hints name: filled over enemies, hollow over those whom a hint is about. */
export function drawHinted(
  { context, camera, inks }: Canvas,
  items: readonly Item[],
  hints: readonly NamedByHint[],
): void {
  for (const item of items) {
    if (item.kind !== 'man' && item.kind !== 'gun') continue;
    const { id, x, y } = item.kind === 'man' ? item.man : item.gun;
    const isEnemy = hints.some(({ enemies }) => enemies.includes(id));
    if (!isEnemy && !hints.some(({ about }) => about.includes(id))) continue;
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
