import './plan.css';
import { isOnField, radiusOf } from '../../engine/men';
import { gunLines } from '../../engine/gunShape';
import { onSheet, polyline, shapePath, sheetOf, type Lie } from './place';
import type { PlanProps } from './view';

/** The field seen from above, with all who stand on it: it draws what it is given, and its gestures come out as calls. */
export function Plan({ country, men = [], guns = [], side, label, chosen = [] }: PlanProps) {
  const { width, height } = sheetOf(country);
  const lie: Lie = { country, side };
  return (
    <div className="plan" role="group" aria-label={label}>
      <svg className="plan-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {country.pieces.map((piece) => (
          <path key={piece.id} className={`plan-${piece.kind}`} d={shapePath(lie, piece.shape)} />
        ))}
        {guns
          .filter(({ gone }) => !gone)
          .map((gun) => (
            <path
              key={gun.id}
              className="plan-gun"
              d={gunLines(gun)
                .map((line) => polyline(line.map((place) => onSheet(lie, place))))
                .join('')}
            />
          ))}
        {men.filter(isOnField).map((man) => {
          const { x, y } = onSheet(lie, man);
          return (
            <circle
              key={man.id}
              className={`plan-man plan-${man.side}`}
              data-chosen={chosen.includes(man.id)}
              cx={x}
              cy={y}
              r={radiusOf(man)}
            />
          );
        })}
      </svg>
    </div>
  );
}
