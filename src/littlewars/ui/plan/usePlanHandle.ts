import { useMemo, type RefObject } from 'react';
import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { middleOf, revealing, seenFrom } from '../../../shell/ui/viewport/viewport';
import { rounded } from '../../engine/lengths';
import { onField, onPlan, type Projection } from './place';
import type { PlanHandle } from './planProps';

/** How far from the edges of the frame revealed places stay, in pixels. */
const VIEW_MARGIN = 48;

interface Span {
  readonly least: number;
  readonly most: number;
}

/**
 * Hook: returns the handle by which others look at a plan and move its view, in places of the field: the plan is drawn
 * in the frame by `projection`, and `viewport` controls which part of it is visible. The same object until one of these
 * changes.
 */
export function usePlanHandle(
  frameRef: RefObject<HTMLElement | null>,
  projection: Projection,
  viewport: ViewportControl,
): PlanHandle {
  return useMemo(
    (): PlanHandle => ({
      pointAt: ({ clientX, clientY }) => {
        const box = frameRef.current?.getBoundingClientRect();
        if (box === undefined) return null;
        const [x, y] = [clientX - box.left, clientY - box.top];
        if (x < 0 || y < 0 || x > box.width || y > box.height) return null;
        return rounded(onField(projection, seenFrom(viewport.now(), { x, y })));
      },
      reveal: (places) =>
        viewport.reveal(
          places.map((place) => onPlan(projection, place)),
          VIEW_MARGIN,
        ),
      nearer: (places) => viewport.nearer(places.map((place) => onPlan(projection, place))),
      fit: (places) => {
        const drawn = places.map((place) => onPlan(projection, place));
        viewport.nearer(drawn);
        const room = viewport.room();
        const [x, y] = [drawn.map((at) => at.x), drawn.map((at) => at.y)].map((along) => ({
          least: Math.min(...along),
          most: Math.max(...along),
        })) as [Span, Span];
        const scale = Math.min(
          viewport.now().scale,
          (room.frame.width - 2 * VIEW_MARGIN) / (x.most - x.least),
          (room.frame.height - 2 * VIEW_MARGIN) / (y.most - y.least),
        );
        const middle = middleOf(room);
        const view = {
          scale,
          x: middle.x - (scale * (x.least + x.most)) / 2,
          y: middle.y - (scale * (y.least + y.most)) / 2,
        };
        viewport.show(revealing(view, [], room));
      },
      closer: () => viewport.closer(),
      farther: viewport.farther,
      whole: viewport.whole,
      look: () => {
        const now = viewport.now();
        return {
          at: onField(projection, seenFrom(now, middleOf(viewport.room()))),
          scale: now.scale,
        };
      },
      lookAt: ({ at, scale }) => {
        const { x, y } = onPlan(projection, at);
        const middle = middleOf(viewport.room());
        const view = { scale, x: middle.x - x * scale, y: middle.y - y * scale };
        viewport.show(revealing(view, [], viewport.room()));
      },
      focus: () => frameRef.current?.focus({ preventScroll: true }),
    }),
    [frameRef, projection, viewport],
  );
}
