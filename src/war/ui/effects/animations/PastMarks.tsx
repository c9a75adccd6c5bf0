import type { Square } from '../../../engine/vocabulary';
import { DecidingMark } from '../../board/art/Deciding';
import { AttackFire, AttackFireHeads } from '../../board/AttackFire';
import { LastMoveMark, MovePath } from '../../board/art/LastMove';
import { TargetMark } from '../../board/art/Marks';
import { polyline } from '../../board/art/path';
import type { PastEvents } from './pastEvents';
import { Destroyed } from './LossesOfTurn';

interface LastStepProps {
  readonly scene: PastEvents;
  readonly centre: (square: Square) => { readonly x: number; readonly y: number };
}

/**
 * Draws, under the units, the order that led to a past position (`scene`): the path of a march, or the lines of fire of
 * an attack. `centre` returns the middle of a square in units of the drawing.
 */
export function LastStepUnder({ scene, centre }: LastStepProps) {
  const points = scene.march?.path.map(centre);
  return (
    <>
      {points && (
        <>
          <path data-mark="march" className="past-path" pathLength={1} d={polyline(points)} />
          <MovePath points={points} />
        </>
      )}
      {scene.assault && (
        <g className="past-fire">
          <AttackFire fire={scene.assault} centre={centre} />
        </g>
      )}
    </>
  );
}

/**
 * Draws, over the units, the result of the order that led to a past position (`scene`): the outcome of an attack, a
 * destroyed unit, fallen arsenals. `centre` returns the middle of a square in units of the drawing.
 */
export function LastStep({ scene, centre }: LastStepProps) {
  const { assault, destroyed, fallen } = scene;
  const place = (square: Square): string => {
    const { x, y } = centre(square);
    return `translate(${x} ${y})`;
  };
  return (
    <>
      {assault && (
        <>
          <g className="past-fire">
            <AttackFireHeads fire={assault} centre={centre} />
          </g>
          {destroyed && <Destroyed unit={destroyed.unit} transform={place(destroyed.square)} />}
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
