import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { watchSizes } from '../../../shell/platform/pieces';
import { fitting, scaled, wholeSight, type Room, type Sight } from './sight';
import type { SheetSize } from './place';

/** The frame before the browser has laid it out. */
const UNKNOWN: SheetSize = { width: 960, height: 720 };
/** Figures are drawn at least so large: pixels to a unit; beyond a factor they would hide one another. */
const LEAST_FIGURE = 0.4;
const MOST_GROWTH = 2;

export interface SightControl {
  readonly now: () => Sight;
  readonly room: () => Room;
  /** Shows the sheet so; `held` while fingers or a wheel are at it, and what is drawn is merely stretched. */
  readonly show: (sight: Sight, held?: boolean) => void;
  /** The fingers have left it. */
  readonly rest: () => void;
}

/** How much larger than on the floor figures are drawn, that they are seen at all. */
export const figureGrowth = (ppu: number): number =>
  Math.min(MOST_GROWTH, Math.max(1, LEAST_FIGURE / ppu));

/**
 * A sheet that is moved and enlarged in its frame by the transform of its element alone: nothing is drawn anew for it by
 * React, which learns of the scale once a gesture rests.
 */
export function useSight(
  frameRef: RefObject<HTMLElement | null>,
  sheetRef: RefObject<HTMLElement | null>,
  { width, height }: SheetSize,
): readonly [control: SightControl, ppu: number] {
  const sight = useRef<Sight | null>(null);
  const whole = useRef(true);
  const [ppu, setPpu] = useState(0.5);
  const control = useMemo((): SightControl => {
    const room = (): Room => {
      const frame = frameRef.current;
      const [frameWidth, frameHeight] = [frame?.clientWidth ?? 0, frame?.clientHeight ?? 0];
      return {
        sheet: { width, height },
        frame:
          frameWidth > 0 && frameHeight > 0 ? { width: frameWidth, height: frameHeight } : UNKNOWN,
      };
    };
    const now = (): Sight => (sight.current ??= wholeSight(room()));
    const rest = (): void => {
      const sheet = sheetRef.current;
      sheet?.classList.remove('plan-held');
      sheet?.style.setProperty('--growth', `${figureGrowth(now().ppu)}`);
      setPpu(now().ppu);
    };
    const show = (next: Sight, held = false): void => {
      sight.current = next;
      const sheet = sheetRef.current;
      if (sheet === null) return;
      const fit = fitting(room());
      whole.current = next.ppu <= fit * 1.001;
      sheet.style.setProperty('width', `${width * fit}px`);
      sheet.style.setProperty('height', `${height * fit}px`);
      sheet.style.setProperty(
        'transform',
        `translate(${next.x}px, ${next.y}px) scale(${next.ppu / fit})`,
      );
      if (held) sheet.classList.add('plan-held');
      else rest();
    };
    return { now, room, show, rest };
  }, [frameRef, sheetRef, width, height]);

  useLayoutEffect(() => {
    sight.current = null;
    control.show(wholeSight(control.room()));
  }, [control]);
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    return watchSizes([frame], () => {
      const room = control.room();
      const middle = { x: room.frame.width / 2, y: room.frame.height / 2 };
      control.show(
        whole.current ? wholeSight(room) : scaled(control.now(), middle, control.now().ppu, room),
      );
    });
  }, [control, frameRef]);
  return [control, ppu];
}
