import { useEffect, useEffectEvent, useRef } from 'react';
import { columnOf, DIRECTIONS, rowOf, type Board } from '../../engine/board';
import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import { rayStep } from '../../words/rayReadings';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { shownCell, squareShownAt, type Orientation } from '../board/geometry';
import { focusedSquare } from '../board/tabStop';
import { COMPASS, HEADINGS, type Heading } from '../base/speechKeys';

/** Returns the direction on the board of a direction on the screen. */
function directionOf(board: Board, heading: Heading, orientation: Orientation) {
  // Determined at a square with neighbours on all sides.
  const middle = board.width * (board.height / 2) + Math.floor(board.width / 2);
  const [columns, rows] = HEADINGS[heading];
  const { column, row } = shownCell(board, orientation, middle);
  const next = squareShownAt(board, orientation, column + columns, row + rows);
  return DIRECTIONS.find(
    (each) =>
      each.row === rowOf(board, next) - rowOf(board, middle) &&
      each.column === columnOf(board, next) - columnOf(board, middle),
  );
}

/**
 * Hook: binds a key, with Shift, to each of the eight directions on the screen; it announces the nearest thing in that
 * direction from the focused square, and, pressed again, what lies further away.
 */
export function useCompass(position: Position, orientation: Orientation): void {
  const announcer = useAnnouncer();
  const asked = useRef<{ position: Position; square: Square; heading: Heading; step: number }>(
    null,
  );
  const ask = useEffectEvent((heading: Heading, square: Square) => {
    const direction = directionOf(position.board, heading, orientation);
    if (direction === undefined) return;
    const last = asked.current;
    const goesOn =
      last?.position === position && last.square === square && last.heading === heading;
    const step = goesOn ? last.step + 1 : 0;
    asked.current = { position, square, heading, step };
    announcer.answer(rayStep(position, square, direction.name, step));
  });
  useEffect(() => {
    // Before the board itself, which uses the same keys without Shift.
    function listen(event: KeyboardEvent): void {
      const heading = COMPASS[event.key];
      const square = focusedSquare();
      if (heading === undefined || square === null || !event.shiftKey) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      ask(heading, square);
    }
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
