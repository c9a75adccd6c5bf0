import { useEffect, useState } from 'react';
import type { Board } from '../../../engine/board';
import { arsenalsFallen } from '../../../engine/forces';
import { SIDES, type Ending, type Square } from '../../../engine/vocabulary';
import type { Step } from '../../../game/war';
import { endingSentences, eventSentences } from '../../../words/events';
import { useSignal } from '../../../../shell/ui/useSignal';
import { useSettings, useTable, useYou } from '../../base/useGame';
import { Badge } from '../../base/Badge';
import { CELL, centreOf, DRAWING, MARGIN, shownSize, type Orientation } from '../../board/geometry';
import { endOf, animationsOf, paceNow, timed } from './timeline';
import { useInput } from './useInput';
import './endPlate.css';

interface EndPlateProps {
  readonly orientation: Orientation;
}

/**
 * A plate over the board when the war ends while it is shown: who has won and how. It appears after the animation of
 * the last order, and disappears at the next press. Hidden from screen readers.
 */
export function EndPlate({ orientation }: EndPlateProps) {
  const you = useYou();
  const pace = useSettings(({ moments }) => moments);
  /** The step that ended the war, and the milliseconds until it is shown here. */
  const [end, setEnd] = useState<{ readonly step: Step; readonly due: number } | null>(null);
  useSignal(useTable().onEvent, (event) => {
    if (event.is === 'look') return;
    if (event.is !== 'action' || event.after.over === null) {
      setEnd(null);
      return;
    }
    const shown = paceNow(pace);
    setEnd({ step: event, due: shown === null ? 0 : endOf(timed(animationsOf(event), shown)) });
  });
  useInput(end !== null, () => setEnd(end && end.due > 0 ? { ...end, due: 0 } : null));
  useEffect(() => {
    if (end === null || end.due === 0) return;
    const timer = setTimeout(() => setEnd({ ...end, due: 0 }), end.due);
    return () => clearTimeout(timer);
  }, [end]);

  const over = end?.step.after.over ?? null;
  if (end?.due !== 0 || over === null) return null;
  const { step } = end;
  const squares = decisiveSquares(step);
  const [verdict = '', how = ''] = endingSentences(over, you);
  const [deed = ''] = eventSentences(step.before, step.action, step.after, you);
  return (
    <div className="end-plate" aria-hidden="true" data-still={pace === 'off'}>
      <div className={`end-plate-card ${squares.length > 0 ? 'end-plate-two' : ''}`}>
        {squares.length > 0 && (
          <Vignette board={step.after.board} squares={squares} orientation={orientation} />
        )}
        <div className="end-plate-words">
          <Medals ending={over} />
          <p className="end-plate-verdict">{verdict.replace(/\.$/, '')}</p>
          <p>{how}</p>
          {squares.length > 0 && <p className="end-plate-deed">{deed}</p>}
        </div>
      </div>
    </div>
  );
}

const Medals = ({ ending: { winner } }: { readonly ending: Ending }) => (
  <div className="end-plate-badges">
    {SIDES.filter((side) => winner === null || winner === side).map((side) => (
      <Badge key={side} side={side} />
    ))}
  </div>
);

/** Returns the squares of the last order; none for an end without one. */
function decisiveSquares({ action, before, after }: Step): readonly Square[] {
  const fallen = arsenalsFallen(before, after).map(({ square }) => square);
  switch (action.type) {
    case 'attack':
      return [action.target];
    case 'move':
    case 'advance':
      return [action.to];
    case 'endTurn':
      return fallen.slice(0, 1);
    default:
      return [];
  }
}

/** How much of the board is shown around the decisive square, across and down. */
const SEEN = 7 * CELL;
/** The drawn layers of the board and of its last order, from the ground up. */
const DRAWN = [
  DRAWING.ground,
  DRAWING.tints,
  DRAWING.under,
  'past-paths',
  DRAWING.armies,
  'past-step',
];

interface VignetteProps {
  readonly board: Board;
  readonly squares: readonly Square[];
  readonly orientation: Orientation;
}

/** The part of the board where the war was decided, as it is drawn there. */
function Vignette({ board, squares: [square = 0], orientation }: VignetteProps) {
  const { x, y } = centreOf(board, orientation, square);
  const { columns, rows } = shownSize(board, orientation);
  // Within the map and its margins.
  const first = (middle: number, cells: number): number =>
    Math.max(-MARGIN, Math.min(middle - SEEN / 2, cells * CELL + MARGIN - SEEN));
  const box = [first(x, columns), first(y, rows), SEEN, SEEN].join(' ');
  return (
    <svg className="end-plate-scene" viewBox={box} preserveAspectRatio="xMidYMid slice">
      {DRAWN.map((id) => (
        <use key={id} href={`#${id}`} />
      ))}
    </svg>
  );
}
