import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../../src/shell/ui/keys';
import type { StrokeStep } from '../../../../src/shell/ui/viewport/gestureState';
import { useViewport } from '../../../../src/shell/ui/viewport/useViewport';
import { wholeView, type Room, type Viewport } from '../../../../src/shell/ui/viewport/viewport';
import { watchGestures } from '../../../../src/shell/ui/viewport/watchGestures';
import { SQUARES, type Side } from '../game/rules';
import { sideName, t } from '../words/words';

/** A square is a unit wide and high. */
const SHEET = { width: SQUARES.length, height: 1 } as const;
const SCALES = { least: 0, finger: 60, firstStep: 0, closest: 200, timesWhole: 2 } as const;
/** The size of the board until the browser has laid it out: a hundred pixels a square. */
const UNLAID = { width: 1_000, height: 100 } as const;

interface BoardProps {
  readonly stones: ReadonlyMap<number, Side>;
  /**
   * Called when a stone is moved: by a press on it and one on its destination, or by dragging it. Without this, a press
   * only calls `onPress`.
   */
  readonly onStep?: (from: number, to: number) => void;
  readonly onPress?: (square: number) => void;
}

/**
 * Renders the causeway, which can be zoomed and moved. Its squares are pressed, dragged from, or named by the keys 1 to
 * 9 and 0.
 */
export function Board({ stones, onStep, onPress }: BoardProps): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const chosen = held !== null && stones.has(held) ? held : null;
  const draw = useCallback(({ scale, x, y }: Viewport, { content }: Room) => {
    contentRef.current?.style.setProperty('width', `${content.width * scale}px`);
    contentRef.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  }, []);
  const view = useViewport({
    frameRef,
    contentRef,
    content: SHEET,
    scales: SCALES,
    initialSize: UNLAID,
    orientation: null,
    first: wholeView,
    draw,
  });

  function press(square: number): void {
    onPress?.(square);
    if (onStep === undefined) return;
    setHeld(chosen === square ? null : chosen === null ? square : null);
    if (chosen !== null && chosen !== square) onStep(chosen, square);
  }
  const drag = useEffectEvent(({ phase, target, to }: StrokeStep<number>) => {
    if (phase === 'drop' && target !== null) onStep?.(target, Math.floor(to.x) + 1);
  });
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    return watchGestures<number>(frame, {
      view,
      press: ({ target, button }) => {
        const square = button === 0 && target instanceof HTMLElement ? target.dataset.square : null;
        return square == null ? null : { target: Number(square), onMove: 'drag', onRest: 'none' };
      },
      drag: (step) => drag(step),
    });
  }, [view]);
  useKeyActs((name) => {
    if (/^\d$/.test(name)) return () => press(name === '0' ? 10 : Number(name));
    if (name === 'Escape') return () => setHeld(null);
    return name === '+' ? () => view.closer() : name === '-' ? () => view.farther() : undefined;
  });

  const words = (square: number): string => {
    const side = stones.get(square);
    if (side === undefined) return t('causeway:square', { square });
    return t(square === chosen ? 'causeway:chosen' : 'causeway:stone', {
      square,
      side: sideName(side),
    });
  };
  return (
    <div ref={frameRef}>
      <div ref={contentRef} role="grid" aria-label={t('causeway:board')}>
        <div role="row">
          {SQUARES.map((square) => (
            <button
              key={square}
              type="button"
              role="gridcell"
              data-square={square}
              aria-label={words(square)}
              aria-selected={square === chosen}
              onClick={() => press(square)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
