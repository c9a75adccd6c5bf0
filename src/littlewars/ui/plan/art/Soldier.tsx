import { memo, useId } from 'react';
import type { Arm, Man, Side } from '../../../engine/types';
import { FACING, FIGURES, scaleOf, TALL, type Dress } from './figures';
import { isOnField, radiusOf } from '../../../engine/men';
import { onPlan, type Projection } from '../place';
import '../men.css';

/**
 * Draws men on the plan who need not be found one by one, as while they are dragged: one SVG path for each kind of
 * figure instead of an element for each man, which would take longer than a frame.
 */
export const Crowd = memo(function Crowd({
  projection,
  men,
  dressOf,
}: {
  readonly projection: Projection;
  readonly men: readonly Man[];
  readonly dressOf?: DressOf | undefined;
}) {
  const id = useId();
  const kinds = new Map<string, Man[]>();
  for (const man of men.filter(isOnField)) {
    const kind = `${man.side}-${man.arm}-${figureStateOf(man)}-${dressOf?.(man)?.name ?? ''}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), man]);
  }
  return [...kinds].map(([kind, those]) => {
    const [man] = those as [Man];
    const places = those.map((man) => onPlan(projection, man)).sort((one, two) => one.y - two.y);
    const figure = `url(#${id}${kind})`;
    return (
      <g key={kind}>
        <marker
          id={`${id}${kind}`}
          markerUnits="userSpaceOnUse"
          markerWidth={1}
          markerHeight={1}
          overflow="visible"
        >
          <SoldierFigure {...lookOf(man, dressOf)} />
        </marker>
        <path
          fill="none"
          d={places.map(({ x, y }) => `M${x} ${y}`).join('')}
          markerMid={figure}
          markerStart={figure}
          // The only corner of a path is both its first and its last.
          {...(places.length > 1 && { markerEnd: figure })}
        />
      </g>
    );
  });
});

/** The state of a man as his figure shows it: `armed`, `lying` down, a `prisoner`, or `freed` and not armed yet. */
export type FigureState = 'armed' | 'lying' | 'prisoner' | 'freed';

/** Returns the state of a man as his figure shows it. */
export const figureStateOf = ({ state, lying }: Pick<Man, 'state' | 'lying'>): FigureState =>
  state === 'prisoner' ? 'prisoner' : state === 'freed' ? 'freed' : lying ? 'lying' : 'armed';

interface FigureProps {
  readonly side: Side;
  readonly arm: Arm;
  readonly state: FigureState;
  readonly half?: boolean;
  readonly dress?: Dress | undefined;
}

/** A function that returns how a man is dressed; undefined if he looks like the others of his side and arm. */
export type DressOf = (man: Man) => Dress | undefined;

/** Returns what the figure of a man on the plan looks like: side, arm, state, size and dress. */
export const lookOf = (man: Man, dressOf?: DressOf): FigureProps => ({
  side: man.side,
  arm: man.arm,
  state: figureStateOf(man),
  half: man.half === true,
  dress: dressOf?.(man),
});

/**
 * Draws a man standing on a disc, whose middle is at the origin and which is as wide as the one that a man covers on
 * the floor.
 */
export const SoldierFigure = memo(function SoldierFigure(props: FigureProps) {
  const { side, arm, state, half = false, dress } = props;
  const figure = dress?.figures[side] ?? FIGURES[side][arm];
  const scale = half ? scaleOf({ half }) : 1;
  const radius = radiusOf(half ? { arm, half } : { arm }) / scale;
  const lies = state === 'lying';
  const turned = `scale(${FACING[side]} 1)${lies ? ` translate(${-TALL[arm] / 2} 2) rotate(90)` : ''}`;
  return (
    <g
      className={`soldier of-${side} soldier-${state}`}
      {...(half && { transform: `scale(${scale})` })}
    >
      <circle className="soldier-disc" r={radius} />
      {state === 'prisoner' && <path className="soldier-bonds" d={bonds(radius)} />}
      <g className="soldier-figure">
        <g transform={turned}>
          {figure.horse !== '' && <path className="soldier-horse" d={figure.horse} />}
          <path className="soldier-facing" d={figure.facing} />
          <path className="soldier-coat" d={figure.coat} />
          <path className="soldier-face" d={figure.face} />
          {state !== 'freed' && <path className="soldier-hat" d={figure.hat} />}
          {state === 'prisoner' && <path className="soldier-weapon" d={figure.surrendered} />}
          {(state === 'armed' || lies) && <path className="soldier-weapon" d={figure.weapon} />}
        </g>
      </g>
    </g>
  );
});

/** Returns the bars across the disc of a prisoner. */
const bonds = (radius: number): string =>
  [-0.45, 0.45]
    .map((part) => {
      const half = radius * Math.sqrt(1 - part * part);
      return `M${-half} ${part * radius}h${2 * half}`;
    })
    .join('');
