// A second reading of kriegspiel.md 2.2 to 2.4: a path is walked in small steps, and at each one looks where one is.
import type { Country, Piece, Point } from '../../../../src/littlewars/engine/types';

const STEP = 1 / 8;

/** Whether a place is in a convex piece with its corners in one direction. */
function isIn({ shape }: Piece, p: Point): boolean {
  if (shape.kind === 'circle')
    return (p.x - shape.x) ** 2 + (p.y - shape.y) ** 2 <= shape.radius ** 2;
  const turns = shape.corners.map((a, i) => {
    const b = shape.corners[(i + 1) % shape.corners.length]!;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
}

export interface NaivePath {
  readonly onRoad: number;
  readonly offRoad: number;
  readonly up: number;
  readonly down: number;
  readonly rivers: readonly string[];
  /** The steps that one walks at the least between two changes. */
  readonly briefest: number;
}

/** Walks a path. `layers` says how many blocks are piled at a place, by the piles that the test has laid. */
export function walkNaively(
  { pieces }: Country,
  stops: readonly Point[],
  layersAt: (p: Point) => number,
): NaivePath {
  let [onRoad, offRoad, up, down, briefest, since] = [0, 0, 0, 0, Infinity, Infinity];
  let before: { road: boolean; layers: number; river: string | null } | null = null;
  const rivers: string[] = [];
  stops.slice(1).forEach((b, i) => {
    const a = stops[i]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const count = Math.ceil(length / STEP);
    for (let n = 0; n < count; n++) {
      const part = (n + 0.5) / count;
      const p = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
      const here = pieces.filter((piece) => isIn(piece, p));
      const has = (...kinds: readonly string[]) => here.some(({ kind }) => kinds.includes(kind));
      const now = {
        road: has('road', 'roadBridge'),
        layers: layersAt(p),
        river: has('bridge', 'roadBridge', 'railBridge')
          ? null
          : (here.find(({ kind }) => kind === 'river' || kind === 'water')?.id ?? null),
      };
      if (now.road) onRoad += length / count;
      else offRoad += length / count;
      if (before !== null) {
        up += Math.max(0, now.layers - before.layers);
        down += Math.max(0, before.layers - now.layers);
        const same =
          now.road === before.road && now.layers === before.layers && now.river === before.river;
        if (!same) {
          briefest = Math.min(briefest, since);
          since = 0;
        }
      }
      if (now.river !== null && rivers.at(-1) !== now.river) rivers.push(now.river);
      since += 1;
      before = now;
    }
  });
  return { onRoad, offRoad, up, down, rivers, briefest: Math.min(briefest, since) };
}
