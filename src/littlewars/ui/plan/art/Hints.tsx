import { memo } from 'react';
import type { Point } from '../../../engine/types';
import { circlePath, closed, onPlan, polyline } from '../place';
import { figureGrowth } from '../usePlanViewport';
import type { ShownHint } from '../../base/shownHint';
import { scaleOf } from './figures';
import type { Place } from './Marks';
import { nameSize } from './names';
import type { Drawing } from '../view';

interface HintsProps extends Drawing {
  readonly hints: readonly ShownHint[];
  readonly places: ReadonlyMap<string, Place>;
}

/** The least radius of a ring and the least half width of an arrowhead, in pixels: both are seen from far away. */
const LEAST_RING = 9;
const LEAST_HEAD = 4.5;
/** The same to scale, in units; and how far above a man's feet an arrowhead ends. */
const RING = 15;
const HEAD = 7;
const OVERHEAD = 34;

/**
 * Draws hints on the plan: a ring around each whom a hint is about, an arrowhead over each enemy whom it names, and a
 * dashed line to a ring where it would have a gun hauled. Where there are several, each has its number.
 */
export const Hints = memo(function Hints({ projection, hints, places, ppu }: HintsProps) {
  const ring = Math.max(RING, LEAST_RING / ppu);
  const size = nameSize(projection.country, ppu);
  const found = (ids: readonly string[]): readonly Place[] =>
    ids.flatMap((id) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ ...place, ...onPlan(projection, place) }];
    });
  return hints.map(({ about, enemies, to, number }, i) => {
    const own = found(about);
    const [first] = own;
    const goal = to === null ? null : onPlan(projection, to);
    const lines = [
      ...own.map((at) => circlePath(at, ring * scaleOf(at))),
      ...(goal === null ? [] : [circlePath(goal, ring)]),
    ].join('');
    const line = goal === null || first === undefined ? '' : betweenRings(first, goal, ring);
    const heads = found(enemies)
      .map((at) => arrowhead(at, scaleOf(at), ppu))
      .join('');
    return (
      <g
        key={i}
        className="plan-hint"
        data-about={about.join(' ')}
        data-enemies={enemies.join(' ')}
      >
        <path className="plan-hint-ground" d={`${lines}${line}`} strokeWidth={5 / ppu} />
        <path className="plan-hint-ring" d={lines} strokeWidth={2.4 / ppu} />
        <path
          className="plan-hint-path"
          d={line}
          strokeWidth={2 / ppu}
          strokeDasharray={`${6 / ppu} ${4 / ppu}`}
        />
        <path className="plan-hint-head" d={heads} strokeWidth={1.6 / ppu} />
        {number !== null && first !== undefined && (
          <text
            className="plan-hint-number"
            x={first.x + ring + size * 0.2}
            y={first.y - ring * 0.4}
            fontSize={size * 1.2}
          >
            {number}
          </text>
        )}
      </g>
    );
  });
});

/** Returns the path data of the line between two rings; empty if they touch. */
function betweenRings(from: Point, to: Point, ring: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= 2 * ring) return '';
  const off = { x: (dx * ring) / length, y: (dy * ring) / length };
  return polyline([
    { x: from.x + off.x, y: from.y + off.y },
    { x: to.x - off.x, y: to.y - off.y },
  ]);
}

/** Returns the path data of an arrowhead that points down at the head of a man with his feet at a place. */
function arrowhead({ x, y }: Point, scale: number, ppu: number): string {
  const half = Math.max(HEAD * scale, LEAST_HEAD / ppu);
  const tip = y - OVERHEAD * scale * figureGrowth(ppu, scale);
  return closed([
    { x, y: tip },
    { x: x - half, y: tip - 1.6 * half },
    { x: x + half, y: tip - 1.6 * half },
  ]);
}
