import { memo } from 'react';
import { radiusOf } from '../../../engine/men';
import type { Figure, Man, Point } from '../../../engine/types';
import { onPlan, type Projection } from '../place';
import type { ShownMark } from '../view';
import { scaleOf } from './figures';

const MARK_PATHS: Readonly<Record<ShownMark['mark'], string>> = {
  dies: 'M-9 -26L9 -4M9 -26L-9 -4',
  taken: 'M-10 -30H-14V6H-10M10 -30H14V6H10',
  supports: 'M-6 -38H6M0 -44V-32',
  moved: 'M-4 8L0 12L7 5',
  threatened: 'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0Z',
  pointed: 'M-15 -6V-15H-6M6 -15H15V-6M15 6V15H6M-6 15H-15V6',
};

/** Where a man or a gun is on the field, and whether he is of half size. */
export type Place = Point & Pick<Figure, 'half'>;

/** Draws marks on men and guns, such as on those who die in a melee; each kind has its shape. `places` are by id. */
export const Marks = memo(function Marks({
  projection,
  marks,
  places,
}: {
  readonly projection: Projection;
  readonly marks: readonly ShownMark[];
  readonly places: ReadonlyMap<string, Place>;
}) {
  return marks.map(({ id, mark }) => {
    const at = places.get(id);
    if (at === undefined) return null;
    const { x, y } = onPlan(projection, at);
    const scale = scaleOf(at);
    const transform = `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
    return (
      <g key={`${id} ${mark}`} transform={transform} className="plan-mark">
        <path className="plan-mark-ground" d={MARK_PATHS[mark]} />
        <path className={`plan-mark-${mark}`} d={MARK_PATHS[mark]} />
      </g>
    );
  });
});

/** How far below a man's feet his number is written, and its size, so that those of men in contact stay apart. */
const BELOW_FEET = 5;
const NUMBER_SIZE = 5;

/** Draws the numbers of men at their feet on the plan, as lists name them; `numbered` are their ids. */
export const Numbers = memo(function Numbers({
  projection,
  men,
  numbered,
}: {
  readonly projection: Projection;
  readonly men: ReadonlyMap<string, Man>;
  readonly numbered: readonly string[];
}) {
  return numbered.map((id) => {
    const man = men.get(id);
    if (man === undefined) return null;
    const { x, y } = onPlan(projection, man);
    return (
      <text
        key={id}
        className="plan-number"
        textAnchor="middle"
        fontSize={NUMBER_SIZE}
        x={x}
        y={y + radiusOf(man) + BELOW_FEET}
      >
        {id}
      </text>
    );
  });
});
