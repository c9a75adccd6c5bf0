import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Pace } from '../../../../shell/replay';
import { asksForStillness } from '../../../../shell/platform/browserApis';
import { useSignal } from '../../../../shell/ui/useSignal';
import type { Board } from '../../../engine/board';
import type { Square } from '../../../engine/vocabulary';
import { boardOf, type War, type WarEvent } from '../../../game/war';
import { MovePath } from '../../board/art/LastMove';
import { centreOf, drawingBox, type Orientation } from '../../board/geometry';
import { useSettings, useTable } from '../../base/useGame';
import { eventsAt, type PastEvents } from './pastEvents';
import { LastStep, LastStepUnder } from './PastMarks';
import './past.css';

/** The milliseconds of a march on the board. */
const MARCH: Readonly<Record<Pace, number>> = { slow: 700, normal: 420, fast: 160 };

/**
 * The props of the drawing of how a position came about: the war and the index `at` of the position, which way the
 * board is turned, whether the board is covered with the tint of the past (`tinted`), and whether it is without motion
 * (`still`).
 */
export interface PastSceneProps {
  readonly war: War;
  /** An index of the war's positions. */
  readonly at: number;
  readonly orientation: Orientation;
  readonly tinted?: boolean;
  /** Without motion, because it has just been animated. */
  readonly still?: boolean;
}

/**
 * Draws over the board how the position with the index `at` of a war came about: the marches of its turn and the lines
 * of fire under the units, losses and the outcome of an attack over them. `tinted` covers the board with the tint of
 * the past; `still` draws without motion.
 */
export function PastScene({ war, at, orientation, tinted = false, still = false }: PastSceneProps) {
  const scene = useMemo(() => eventsAt(war, at), [war, at]);
  const pace = useSettings((settings) => settings.pace);
  const board = boardOf(war);
  useMarch(board, still ? null : scene, orientation, MARCH[pace]);
  const centre = (square: Square) => centreOf(board, orientation, square);
  const drawing = { viewBox: drawingBox(board, orientation), 'aria-hidden': true } as const;
  const motion = still ? 'past-still' : `past-${pace}`;
  return (
    <>
      {scene && (
        <>
          <svg {...drawing} className={`past-scene ${motion}`}>
            <g id="past-paths">
              <g opacity={0.75}>
                {scene.earlier.map((path) => (
                  <MovePath key={path.join()} points={path.map(centre)} />
                ))}
              </g>
              <LastStepUnder key={at} scene={scene} centre={centre} />
            </g>
          </svg>
          <svg {...drawing} className={`past-scene past-over ${motion}`}>
            <g id="past-step">
              <LastStep key={at} scene={scene} centre={centre} />
            </g>
          </svg>
        </>
      )}
      {tinted && <div className="past-tint" />}
    </>
  );
}

/** Hook: animates the unit that marched, if the step is shown after the one before it. */
function useMarch(
  board: Board,
  scene: PastEvents | null,
  orientation: Orientation,
  duration: number,
): void {
  const [event, setEvent] = useState<WarEvent | null>(null);
  useSignal(useTable().onEvent, setEvent);
  const begin = useEffectEvent(() => {
    const marched = scene?.march;
    if (event?.is !== 'look' || event.to !== event.from + 1 || !marched || asksForStillness())
      return;
    const piece = document.querySelector(`.piece[data-unit="${marched.unit}"]`);
    const march = piece?.animate(
      marched.path.map((square) => {
        const { x, y } = centreOf(board, orientation, square);
        return { transform: `translate(${x}px, ${y}px)` };
      }),
      { duration, easing: 'ease-in-out' },
    );
    return () => march?.cancel();
  });
  useLayoutEffect(() => begin(), [event]);
}
