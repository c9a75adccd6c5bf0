import type { Point } from '../../../engine/types';
import { spot } from '../place';
import { grain, plus } from './outline';

/** How much wider a treetop is drawn than the trunk, the only solid part, and its least width. */
const CROWN = 4.4;
const LEAST = 22;
const LOBES = 9;

export const crownRadius = (trunk: number): number => Math.max(LEAST, trunk * CROWN);

/** Returns a treetop from above: lobes of leaves around a middle. */
export function crown(middle: Point, radius: number, seed: number): string {
  const turn = grain(seed, 1) * Math.PI;
  const edge = Array.from({ length: LOBES }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / LOBES;
    const r = radius * (0.78 + 0.14 * grain(seed, i + 10));
    return plus(middle, { x: Math.cos(angle), y: Math.sin(angle) }, r);
  });
  const first = edge[0];
  if (first === undefined) return '';
  const lobes = edge.map((_, i) => {
    const to = edge[(i + 1) % LOBES] ?? first;
    const r = radius * (0.3 + 0.06 * grain(seed, i + 40));
    return `A${Math.round(r)} ${Math.round(r)} 0 0 1 ${spot(to)}`;
  });
  return `M${spot(first)}${lobes.join('')}Z`;
}

/** Returns strokes of leaves on the side of a treetop away from the light. */
export function leaves(middle: Point, radius: number, seed: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = 0.93 + (grain(seed, i + 70) - 0.5) * 2.5;
    const r = radius * (0.35 + 0.5 * grain(seed, i + 90));
    const at = plus(middle, { x: Math.cos(angle), y: Math.sin(angle) }, r);
    const size = 3 + 2 * grain(seed, i + 120);
    return `M${spot(at)}q${Math.round(size)} ${Math.round(size * 1.2)} ${Math.round(size * 2)} 0`;
  }).join('');
}
