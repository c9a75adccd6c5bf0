import { memo, useId, useMemo } from 'react';
import { radiusOf } from '../../../engine/men';
import type { Gun, Man } from '../../../engine/types';
import {
  circlePath,
  MARGIN,
  onPlan,
  polyline,
  planSize,
  type Projection,
  boxPath,
  crossPath,
} from '../place';
import type { ShownAction, ShownBody, ShownCircle, ShownLine, ShownPath } from '../view';
import { bodyNames } from './bodyNames';
import { bodyOutline, gunPath, NEAR_GUN, pathDrawn } from './layers';
import { nameSize } from './names';
import { PlanName } from './PlanName';

interface OfMen {
  readonly projection: Projection;
  readonly men: ReadonlyMap<string, Man>;
}

/**
 * Dims the part of the plan on which nobody may be set out at present; `ground` are the least and greatest distance
 * from Red's back line at which one may, in sixteenths of an inch.
 */
export const UnusableGround = memo(function Veil({
  projection,
  ground: [least, most],
}: {
  readonly projection: Projection;
  readonly ground: readonly [least: number, most: number];
}) {
  const { width, height } = planSize(projection.country);
  const [one, two] = [least, most].map((y) => onPlan(projection, { x: 0, y }).y);
  const [top, foot] = [Math.min(one ?? 0, two ?? 0), Math.max(one ?? 0, two ?? 0)];
  return (
    <>
      <path
        className="plan-unusable-ground"
        d={`M0 0h${width}v${height}h${-width}ZM${MARGIN.x} ${top}v${foot - top}h${projection.country.width}v${top - foot}Z`}
      />
      <path
        className="plan-ground-edge"
        d={`M${MARGIN.x} ${top}h${projection.country.width}M${MARGIN.x} ${foot}h${projection.country.width}`}
      />
    </>
  );
});

/** Draws on the plan the parts of back lines that count in a battle (littlewars.md 6.2, 6.3). */
export const Lines = memo(function Lines({
  projection,
  lines,
}: {
  readonly projection: Projection;
  readonly lines: readonly ShownLine[];
}) {
  return lines.map(({ side, from, to }) => {
    const y = side === 'red' ? 0 : projection.country.depth;
    const ends = [from, to].map((x) => onPlan(projection, { x, y }));
    return (
      <g key={side} className={`plan-goal of-${side}`}>
        <path d={polyline(ends)} />
        {ends.map((end) => (
          <path key={end.x} d={`M${end.x} ${end.y - 18}v36`} />
        ))}
      </g>
    );
  });
});

/**
 * Draws on the plan the six inches around guns, and lines to the men who serve them there (littlewars.md 4.1); in
 * another colour if a gun is out of action.
 */
export const Actions = memo(function Actions({
  projection,
  actions,
  guns,
  men,
}: OfMen & { readonly actions: readonly ShownAction[]; readonly guns: readonly Gun[] }) {
  const { width, height } = planSize(projection.country);
  const id = useId();
  return actions.map(({ gun: of, crew, inAction }, i) => {
    const gun = guns.find((each) => each.id === of);
    if (gun === undefined) return null;
    const path = gunPath(projection, gun);
    return (
      <g key={of} className={`plan-action plan-action-${inAction ? 'in' : 'out'}`}>
        <mask id={`${id}${i}`} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
          <path className="plan-mask-in" d={path} strokeWidth={NEAR_GUN + 3} />
          <path className="plan-mask-out" d={path} strokeWidth={NEAR_GUN - 3} />
        </mask>
        <path className="plan-near" d={path} strokeWidth={NEAR_GUN} />
        <path
          className="plan-near-edge"
          mask={`url(#${id}${i})`}
          d={boxPath(0, 0, width, height)}
        />
        {crew.map((each) => {
          const man = men.get(each);
          if (man === undefined) return null;
          return (
            <path
              key={each}
              className="plan-crew"
              d={`${polyline([onPlan(projection, gun), onPlan(projection, man)])}${circlePath(onPlan(projection, man), radiusOf(man) + 3)}`}
            />
          );
        })}
      </g>
    );
  });
});

/** Draws circles on the plan, such as around the place that an advice names. */
export const Circles = memo(function Circles({
  projection,
  circles,
}: {
  readonly projection: Projection;
  readonly circles: readonly ShownCircle[];
}) {
  return circles.map(({ at, radius, kind }, i) => (
    <path
      key={i}
      className={`plan-circle plan-circle-${kind}`}
      d={circlePath(onPlan(projection, at), radius)}
    />
  ));
});

/** Draws on the plan the bodies of men that the player has named, each with an outline and its name. */
export const Bodies = memo(function Bodies({
  projection,
  bodies,
  men,
  ppu,
}: OfMen & {
  readonly bodies: readonly ShownBody[];
  /** Pixels per sixteenth of an inch. */
  readonly ppu: number;
}) {
  const size = nameSize(projection.country, ppu);
  const names = useMemo(
    () => bodyNames(projection, bodies, men, size),
    [projection, bodies, men, size],
  );
  return bodies.map(({ id, men: ids }) => {
    const those = ids.flatMap((each) => men.get(each) ?? []);
    if (those.length === 0) return null;
    const named = names.find(({ body }) => body === id);
    return (
      <g key={id} className="plan-body">
        <path className="plan-body-out" d={bodyOutline(projection, those)} />
        <path className="plan-body-in" d={bodyOutline(projection, those)} />
        {named !== undefined && (
          <PlanName at={named.at} size={size}>
            {named.name}
          </PlanName>
        )}
      </g>
    );
  });
});

/**
 * Draws on the plan the paths of men or guns, solid up to the length of a move and dashed beyond it, and a circle where
 * each stops.
 */
export const Paths = memo(function Paths({
  projection,
  paths,
  men,
}: OfMen & { readonly paths: readonly ShownPath[] }) {
  return paths.map(({ id, path, limit, at, kind }) => {
    const drawn = path === null ? null : pathDrawn(projection, path, limit);
    const man = men.get(id);
    const radius = man === undefined ? 12 : radiusOf(man);
    const stop = at === null ? null : onPlan(projection, at);
    return (
      <g key={id} className={`plan-path plan-path-${kind}`}>
        {drawn !== null && (
          <>
            <path className="plan-path-firm" d={drawn.firm} />
            <path className="plan-path-beyond" d={drawn.beyond} />
            {drawn.end !== null && <path className="plan-path-end" d={crossPath(drawn.end, 7)} />}
          </>
        )}
        {stop !== null && <path className="plan-stop" d={circlePath(stop, radius)} />}
      </g>
    );
  });
});
