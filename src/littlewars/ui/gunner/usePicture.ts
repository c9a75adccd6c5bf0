import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { watchSizes } from '../../../shell/platform/browserApis';
import { useMedia } from '../../../shell/ui/useMedia';
import { paletteOf, type Palette } from './art/palette';
import { pixelRatio } from './art/canvas';
import type { Size } from './camera';

/** A picture that is drawn on a canvas again and again: how it is drawn, and whether it moves. */
export interface Picture {
  /** Whether the picture moves: then the next frame is drawn as well, and this one more coarsely. */
  readonly isMoving: () => boolean;
  /** Draws the picture in this size, in motion or at rest. */
  readonly paint: (
    context: CanvasRenderingContext2D,
    inks: Palette,
    size: Size,
    moving: boolean,
  ) => void;
}

/**
 * Hook: draws a picture on a canvas of the size of its box, in the present colours of the page, after each rendering
 * and as long as it moves. Returns a function that draws it again in the next frame.
 */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  picture: Picture,
): () => void {
  const latest = useRef(picture);
  const frame = useRef(0);
  const inks = useRef<Palette | null>(null);
  const schemes = [
    useMedia('(prefers-color-scheme: dark)'),
    useMedia('(prefers-contrast: more)'),
    useMedia('(forced-colors: active)'),
  ].join();

  const draw = useCallback((): void => {
    if (frame.current !== 0) return;
    const step = (): void => {
      frame.current = 0;
      const element = canvas.current;
      const context = element?.getContext('2d') ?? null;
      if (element === null || context === null) return;
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const moving = latest.current.isMoving();
      const ratio = pixelRatio(window.devicePixelRatio, moving);
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== wide || element.height !== high)
        [element.width, element.height] = [wide, high];
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      inks.current ??= paletteOf(document.body);
      latest.current.paint(context, inks.current, { width, height }, moving);
      if (moving) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, [canvas]);

  useLayoutEffect(() => {
    latest.current = picture;
    draw();
  });
  useEffect(() => {
    const afresh = (): void => {
      inks.current = null;
      draw();
    };
    afresh();
    const element = canvas.current;
    const stopSizes = watchSizes(element === null ? [] : [element], draw);
    const themed = new MutationObserver(afresh);
    themed.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-contrast'] });
    return () => {
      stopSizes();
      themed.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [canvas, draw, schemes]);
  return draw;
}
