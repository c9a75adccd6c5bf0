import { useCallback, useState, type RefObject } from 'react';
import { useViewport, type ViewportControl } from '../../../shell/ui/viewport/useViewport';
import {
  fitting,
  revealing,
  wholeView,
  type Room,
  type Scales,
  type Size,
  type Viewport,
} from '../../../shell/ui/viewport/viewport';
import { INCH } from '../../engine/lengths';

/**
 * The scales at which the plan is shown, in pixels per sixteenth of an inch: among others the greatest, and that from
 * which a finger can press single men.
 */
export const SCALES: Scales = {
  least: 0,
  // With an inch of this many pixels a finger can take one of two men who stand an inch apart.
  finger: 40 / INCH,
  firstStep: 0,
  // An inch is then as wide as a finger and a half.
  closest: 64 / INCH,
  timesWhole: 2,
};
/** The size assumed for the frame before the browser's first layout. */
const UNLAID: Size = { width: 960, height: 720 };
/** The least scale of figures, in pixels per unit, and the greatest, beyond which they hide each other. */
const LEAST_FIGURE = 0.4;
const MOST_GROWTH = 2;

/**
 * Returns by which factor figures are drawn larger than to scale, 1 to 2, so that they stay visible where a sixteenth
 * of an inch is `ppu` pixels; `size` is 1 for men of full size, ½ for half size.
 */
export const figureGrowth = (ppu: number, size = 1): number =>
  Math.min(MOST_GROWTH, Math.max(1, LEAST_FIGURE / (ppu * size)));

/** Returns a view of the plan after half a turn, so that what was in the middle of the frame stays there. */
export function turnedRound({ scale, x, y }: Viewport, room: Room): Viewport {
  const { frame, content } = room;
  const turned = {
    scale,
    x: frame.width - content.width * scale - x,
    y: frame.height - content.height * scale - y,
  };
  return revealing(turned, [], room);
}

/**
 * Hook: returns the control of which part of the plan is visible in its frame, and the pixels per sixteenth of an
 * inch at the last rendering; it renders again when a gesture has ended. `figures` is the size of men, 1 for full
 * size, ½ for half.
 */
export function usePlanViewport(
  frameRef: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
  { width, height }: Size,
  figures: number,
): readonly [control: ViewportControl, ppu: number] {
  const [ppu, setPpu] = useState(0.5);
  const draw = useCallback(
    ({ scale, x, y }: Viewport, room: Room, held: boolean): void => {
      const content = contentRef.current;
      const fit = fitting(room);
      content?.style.setProperty('width', `${room.content.width * fit}px`);
      content?.style.setProperty('height', `${room.content.height * fit}px`);
      content?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale / fit})`);
      content?.classList.toggle('plan-held', held);
      if (held) return;
      content?.style.setProperty('--growth', `${figureGrowth(scale, figures)}`);
      setPpu(scale);
    },
    [contentRef, figures],
  );
  const control = useViewport({
    frameRef,
    contentRef,
    content: { width, height },
    scales: SCALES,
    initialSize: UNLAID,
    orientation: null,
    first: wholeView,
    draw,
    wheelHolds: true,
  });
  return [control, ppu];
}
