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

export const SCALES: Scales = {
  least: 0,
  // An inch of so many pixels lets a finger take one of two men who stand an inch apart.
  finger: 40 / INCH,
  firstStep: 0,
  // An inch is as wide as a finger and a half.
  closest: 64 / INCH,
  timesWhole: 2,
};
/** The frame before the browser has laid it out. */
const UNLAID: Size = { width: 960, height: 720 };
/** Figures are drawn at least so large: pixels to a unit; beyond a factor they would hide one another. */
const LEAST_FIGURE = 0.4;
const MOST_GROWTH = 2;

/** How much larger than on the floor figures are drawn, that they are seen at all. */
export const figureGrowth = (ppu: number): number =>
  Math.min(MOST_GROWTH, Math.max(1, LEAST_FIGURE / ppu));

/** The plan turned half round: what was seen in the middle of the frame stays there. */
export function turnedRound({ scale, x, y }: Viewport, room: Room): Viewport {
  const { frame, sheet } = room;
  const turned = {
    scale,
    x: frame.width - sheet.width * scale - x,
    y: frame.height - sheet.height * scale - y,
  };
  return revealing(turned, [], room);
}

/** The plan in its frame, and the pixels a unit at which it was drawn last: React learns of them once a gesture rests. */
export function usePlanViewport(
  frameRef: RefObject<HTMLElement | null>,
  sheetRef: RefObject<HTMLElement | null>,
  { width, height }: Size,
): readonly [control: ViewportControl, ppu: number] {
  const [ppu, setPpu] = useState(0.5);
  const draw = useCallback(
    ({ scale, x, y }: Viewport, room: Room, held: boolean): void => {
      const sheet = sheetRef.current;
      const fit = fitting(room);
      sheet?.style.setProperty('width', `${room.sheet.width * fit}px`);
      sheet?.style.setProperty('height', `${room.sheet.height * fit}px`);
      sheet?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale / fit})`);
      sheet?.classList.toggle('plan-held', held);
      if (held) return;
      sheet?.style.setProperty('--growth', `${figureGrowth(scale)}`);
      setPpu(scale);
    },
    [sheetRef],
  );
  const control = useViewport({
    frameRef,
    sheetRef,
    sheet: { width, height },
    scales: SCALES,
    unlaid: UNLAID,
    lie: null,
    first: wholeView,
    draw,
    wheelHolds: true,
  });
  return [control, ppu];
}
