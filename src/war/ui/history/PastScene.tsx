import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Square } from '../../engine/vocabulary';
import { BOARD } from '../../game/ground';
import type { War } from '../../game/war';
import { FireHeads, FireLines } from '../board/art/Fire';
import { MovePath, type Segment } from '../board/art/Lines';
import { DecidingMark } from '../board/art/Deciding';
import { LastMoveMark, TargetMark } from '../board/art/Marks';
import { polyline } from '../board/art/path';
import { Piece } from '../board/art/Piece';
import { centreOf, type Orientation } from '../board/geometry';
import { useSettings } from '../base/useGame';
import { drawingBox } from '../moments/Moments';
import { MARCH } from './paces';
import { eventsAt, type PastEvents } from './eventsAt';
import './past.css';

interface PastSceneProps {
  readonly war: War;
  /** An index of the war's positions. */
  readonly at: number;
  readonly orientation: Orientation;
  /** Under the tint of what is past. */
  readonly tinted?: boolean;
  /** Without motion: it has just been seen happening. */
  readonly still?: boolean;
}

/** What was done to make a position: ways and fire under its units, over them what fell and what came of an attack. */
export function PastScene({ war, at, orientation, tinted = false, still = false }: PastSceneProps) {
  const scene = useMemo(() => eventsAt(war, at), [war, at]);
  const pace = useSettings((settings) => settings.pace);
  useMarch(still ? null : scene, at, orientation, MARCH[pace]);
  const centre = (square: Square) => centreOf(BOARD, orientation, square);
  const drawing = { viewBox: drawingBox(orientation), 'aria-hidden': true } as const;
  const motion = still ? 'past-still' : `past-${pace}`;
  return (
    <>
      {scene && (
        <>
          <svg {...drawing} className={`past-scene ${motion}`}>
            <g id="past-ways">
              <g opacity={0.75}>
                {scene.earlier.map((path) => (
                  <MovePath key={path.join()} points={path.map(centre)} />
                ))}
              </g>
              <LastWays key={at} scene={scene} centre={centre} />
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

interface LastStepProps {
  readonly scene: PastEvents;
  readonly centre: (square: Square) => { readonly x: number; readonly y: number };
}

/** The fire of an attack, line by line. */
function fireOf({ assault }: PastEvents, centre: LastStepProps['centre']) {
  if (assault === null) return null;
  const to = centre(assault.target);
  const lines = (units: readonly { readonly square: Square }[]): Segment[] =>
    units.map(({ square }) => ({ from: centre(square), to }));
  return {
    attack: lines(assault.attackers.filter(({ charging }) => !charging)),
    charge: lines(assault.attackers.filter(({ charging }) => charging)),
    support: lines(assault.defenders.slice(1)),
  };
}

/** Under the units: the way last marched, or the fire. */
function LastWays({ scene, centre }: LastStepProps) {
  const points = scene.way?.path.map(centre);
  const fire = fireOf(scene, centre);
  return (
    <>
      {points && (
        <>
          <path data-mark="way" className="past-way" pathLength={1} d={polyline(points)} />
          <MovePath points={points} />
        </>
      )}
      {fire && (
        <g className="past-fire">
          <FireLines {...fire} />
        </g>
      )}
    </>
  );
}

function LastStep({ scene, centre }: LastStepProps) {
  const { assault, destroyed, fallen } = scene;
  const fire = fireOf(scene, centre);
  const place = (square: Square): string => {
    const { x, y } = centre(square);
    return `translate(${x} ${y})`;
  };
  return (
    <>
      {assault && fire && (
        <>
          <g className="past-fire">
            <FireHeads {...fire} />
          </g>
          {destroyed && (
            <g transform={place(destroyed.square)}>
              <g className="past-destroyed">
                <Piece unit={destroyed.unit} isolated={false} spent={false} dislodged={false} />
              </g>
              <path data-mark="destroyed" className="past-cross" d="M-13-13L13 13M13-13L-13 13" />
            </g>
          )}
          <g transform={place(assault.target)} data-mark="target" className="past-outcome">
            <TargetMark
              attack={assault.attack}
              defence={assault.defence}
              outcome={destroyed ? 'destroyed' : assault.outcome}
            />
          </g>
        </>
      )}
      {fallen.map((square) => (
        <g key={square} data-mark="fallen" data-square={square} transform={place(square)}>
          <LastMoveMark />
          <g className="past-fallen" transform="translate(17 -17)">
            <DecidingMark kind="takesArsenal" at={{ x: 0, y: 0 }} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Sends the unit that marched along its way, where the step before has just been shown. */
function useMarch(
  scene: PastEvents | null,
  at: number,
  orientation: Orientation,
  duration: number,
): void {
  const before = useRef(at);
  useLayoutEffect(() => {
    const isNext = before.current === at - 1;
    before.current = at;
    const way = scene?.way;
    if (!isNext || !way || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const piece = document.querySelector(`.piece[data-unit="${way.unit}"]`);
    const march = piece?.animate(
      way.path.map((square) => {
        const { x, y } = centreOf(BOARD, orientation, square);
        return { transform: `translate(${x}px, ${y}px)` };
      }),
      { duration, easing: 'ease-in-out' },
    );
    return () => march?.cancel();
  }, [scene, at, orientation, duration]);
}
