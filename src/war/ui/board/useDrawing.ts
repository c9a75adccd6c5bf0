import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { nameOf, type Board } from '../../engine/board';
import type { Brush, Shape } from '../../engine/notation/commentText';
import type { Square } from '../../engine/vocabulary';
import { hasShape } from '../../game/studyEdits';
import { shapeWords } from '../../words/studies';
import { squareOfTarget, squareUnder } from './Cells';
import { focusedSquare } from './tabStop';
import { t } from '../../words/t';

interface DrawingOptions {
  readonly board: Board;
  readonly shapes: readonly Shape[];
  /** Draws a shape, or removes the same one (`toggledShape`). */
  readonly onDraw: (shape: Shape) => void;
  /** Whether the board accepts drawings now. */
  readonly enabled: boolean;
}

/** Returns the colour of a press: the selected one, or another by modifier keys, as on lichess. */
const brushOf = ({ shiftKey, ctrlKey, altKey }: PointerEvent, brush: Brush): Brush => {
  const second = shiftKey || ctrlKey;
  return second && altKey ? 'yellow' : second ? 'red' : altKey ? 'blue' : brush;
};

/** Returns the square of an event on the page's board, or null. */
const squareOf = ({ target }: Event): Square | null =>
  target instanceof Element && target.closest('.board') !== null ? squareOfTarget(target) : null;

/**
 * Hook: lets the user draw arrows and mark squares on the board while `enabled`: by the right mouse button, by any
 * press while drawing is switched on, or by keys from the focused square. `onDraw` gets each finished shape; the same
 * shape again is to be removed. Screen readers get each change. Returns the state of the drawing and functions for its
 * buttons and keys.
 */
export function useDrawing({ board, shapes, onDraw, enabled }: DrawingOptions) {
  const announcer = useAnnouncer();
  const [on, setOn] = useState(false);
  const [brush, setBrush] = useState<Brush>('green');
  /** The shape being drawn. */
  const [drawn, setDrawn] = useState<Shape | null>(null);
  /** The start of an arrow drawn by keys. */
  const tail = useRef<Square | null>(null);
  const stop = useRef<(() => void) | null>(null);

  function put(shape: Shape): void {
    const words = shapeWords(board, shape);
    announcer.answer(hasShape(shapes, shape) ? t('studies:shapes.gone', { shape: words }) : words);
    onDraw(shape);
  }

  const begin = useEffectEvent((event: PointerEvent): void => {
    const from = squareOf(event);
    const draws = event.button === 2 || (on && event.button === 0);
    if (!draws || from === null || !event.isPrimary) return;
    event.stopPropagation();
    event.preventDefault();
    stop.current?.();
    const shape: Shape = { brush: brushOf(event, brush), from, to: null };
    let now: Shape | null = shape;
    setDrawn(shape);
    const { pointerId } = event;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const over = squareUnder(moved);
      now = over === null ? null : { ...shape, to: over === from ? null : over };
      setDrawn(now);
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      stop.current?.();
      if (ended.type === 'pointerup' && now !== null) put(now);
    };
    const forget = listen({ pointermove: move, pointerup: end, pointercancel: end });
    stop.current = () => {
      forget();
      setDrawn(null);
      stop.current = null;
    };
  });

  /** Suppresses what the board would take for an order. */
  const swallow = useEffectEvent((event: MouseEvent): void => {
    if (on && squareOf(event) !== null) event.stopPropagation();
  });

  useEffect(() => {
    if (!enabled) return;
    const forget = listen({
      pointerdown: (event) => begin(event),
      click: (event) => swallow(event),
      contextmenu: (event) => {
        if (squareOf(event) !== null) event.preventDefault();
      },
    });
    return () => {
      forget();
      stop.current?.();
    };
  }, [enabled]);

  /** Performs an act at the focused square. */
  function atSquare(act: (square: Square) => void): void {
    const square = focusedSquare();
    if (square === null) announcer.answer(t('studies:shapes.noSquare'));
    else act(square);
  }

  return {
    on,
    toggle: () => setOn(!on),
    brush,
    setBrush,
    drawn,
    acts: {
      mark: () => atSquare((square) => put({ brush, from: square, to: null })),
      /** Begins an arrow at the square, or ends it there; on the same square it is a mark. */
      arrow: () =>
        atSquare((square) => {
          const from = tail.current;
          tail.current = from === null ? square : null;
          if (from === null)
            announcer.answer(t('studies:shapes.from', { square: nameOf(board, square) }));
          else put({ brush, from, to: from === square ? null : square });
        }),
    },
  };
}

/** The drawing of arrows and marks on a board, as `useDrawing` returns it. */
export type Drawing = ReturnType<typeof useDrawing>;

type Listeners = {
  readonly [K in keyof WindowEventMap]?: (event: WindowEventMap[K]) => void;
};

/** Listens on the window, before the rest of the page; returns an unsubscribe function. */
function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) window.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of all) window.removeEventListener(type, listener, true);
  };
}
