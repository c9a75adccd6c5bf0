import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePicture } from '../../../../src/littlewars/ui/gunner/usePicture';
import { stubMedia } from '../../../support/media';
import { stubResizes } from '../../../support/observers';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('devicePixelRatio', 3);
  stubResizes();
  stubMedia();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a picture has fewer pixels while it moves, and all of them again as soon as it rests', () => {
  let moving = false;
  const scales: number[] = [];
  const painted: string[] = [];
  HTMLCanvasElement.prototype.getContext = (() => ({
    setTransform: (scale: number) => scales.push(scale),
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  let draw = (): void => undefined;
  function Picture() {
    const canvas = useRef<HTMLCanvasElement>(null);
    draw = usePicture(canvas, {
      isMoving: () => moving,
      paint: (_context, _inks, { width, height }, moves) =>
        painted.push(`${width} ${height} ${moves} ${canvas.current?.width}`),
    });
    return <canvas ref={canvas} />;
  }
  const frame = (): void =>
    act(() => {
      vi.advanceTimersToNextFrame();
    });
  render(<Picture />);
  frame();
  expect(painted).toEqual(['300 200 false 600']);
  moving = true;
  draw();
  frame();
  frame();
  moving = false;
  frame();
  frame();
  // What moves is drawn in each frame, the last time at rest.
  expect(painted.slice(1)).toEqual(['300 200 true 450', '300 200 true 450', '300 200 false 600']);
  expect(scales).toEqual([2, 1.5, 1.5, 2]);
});
