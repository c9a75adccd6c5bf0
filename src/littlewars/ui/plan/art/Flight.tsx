import { memo, useEffect, useState, type ReactNode } from 'react';
import type { FlightPoint, Shot, ShotEvent } from '../../../engine/flight';
import { directionOf } from '../../../engine/angles';
import type { Man, Point } from '../../../engine/types';
import { circlePath, onPlan, polyline, type Projection } from '../place';
import type { FrameClock, ShownShot } from '../view';
import { lookOf, SoldierFigure, type DressOf } from './Soldier';

/** The offset of a flying bolt from the place below it, per unit of its height. */
const LIFT = 0.35;
/** How many seconds a man takes to fall. */
const FALL = 0.45;

/**
 * Returns the place of the bolt at a `time` of its flight in seconds, interpolated along its path; its last place
 * after the end; null before the path begins.
 */
export function boltAt(path: Shot['path'], time: number): FlightPoint | null {
  const after = path.findIndex((place) => place.time > time);
  if (after === 0) return null;
  const [a, b] = [path[after < 0 ? path.length - 1 : after - 1], path[after]];
  if (a === undefined) return null;
  if (b === undefined) return a;
  const part = (time - a.time) / Math.max(1e-9, b.time - a.time);
  const mixed = (one: number, two: number): number => one + (two - one) * part;
  return { x: mixed(a.x, b.x), y: mixed(a.y, b.y), z: mixed(a.z, b.z), time };
}

const raised = (projection: Projection, place: FlightPoint): Point => {
  const { x, y } = onPlan(projection, place);
  return { x, y: y - place.z * LIFT };
};

interface FlightProps {
  readonly projection: Projection;
  readonly shown: ShownShot;
  readonly men: ReadonlyMap<string, Man>;
  readonly dressOf?: DressOf | undefined;
}

/** Returns the mark of a place where something was struck. */
const struckAt = ({ x, y }: Point): string =>
  `M${x - 9} ${y}h5M${x + 4} ${y}h5M${x} ${y - 9}v5M${x} ${y + 4}v5M${x - 6} ${y - 6}l3.4 3.4M${x + 6} ${y + 6}l-3.4 -3.4M${x + 6} ${y - 6}l-3.4 3.4M${x - 6} ${y + 6}l3.4 -3.4`;

const HAPPENED: ReadonlySet<ShotEvent['kind']> = new Set(['piece', 'gun', 'man']);

/**
 * Draws on the plan the path of a shot up to the present, its shadow on the floor, what it has struck, and those of
 * `men` who fall, dressed as `dressOf` says. A shot with a clock renders itself in each frame, and nothing else.
 */
export const Flight = memo(function Flight(props: FlightProps): ReactNode {
  const { clock } = props.shown;
  return clock === undefined ? (
    <FlightAt {...props} time={Infinity} />
  ) : (
    <FlightNow {...props} clock={clock} />
  );
});

function FlightNow({ clock, ...props }: FlightProps & { readonly clock: FrameClock }): ReactNode {
  const [, render] = useState(0);
  useEffect(() => clock.subscribe(() => render((frames) => frames + 1)), [clock]);
  return <FlightAt {...props} time={clock.now()} />;
}

function FlightAt(props: FlightProps & { readonly time: number }): ReactNode {
  const { projection, shown, men, dressOf, time } = props;
  const { shot } = shown;
  const flown = shot.path.filter((place) => place.time <= time);
  const bolt = boltAt(shot.path, time);
  const places = bolt === null ? flown : [...flown, bolt];
  const fallen = shot.falls.flatMap(({ man: id, bearing }) => {
    const man = men.get(id);
    const event = shot.events.find((each) => 'what' in each && each.what === id);
    return man === undefined || event === undefined || event.at.time > time
      ? []
      : [{ man, bearing, part: Math.min(1, (time - event.at.time) / FALL) }];
  });
  return (
    <g className="plan-shot">
      <path
        className="plan-shot-shadow"
        d={polyline(places.map((place) => onPlan(projection, place)))}
      />
      <path
        className="plan-shot-path"
        d={polyline(places.map((place) => raised(projection, place)))}
      />
      {shot.events
        .filter(({ kind, at }) => HAPPENED.has(kind) && at.time <= time)
        .map((event, i) => (
          <path key={i} className="plan-struck" d={struckAt(raised(projection, event.at))} />
        ))}
      {fallen.map(({ man, bearing, part }) => {
        const { x, y } = onPlan(projection, man);
        const towards = directionOf(bearing);
        const right = (projection.side === 'red' ? towards.x : -towards.x) >= 0 ? 1 : -1;
        return (
          <g
            key={man.id}
            className="plan-falling"
            transform={`translate(${x} ${y}) rotate(${right * 90 * part})`}
            opacity={1 - 0.5 * part}
          >
            <SoldierFigure {...lookOf(man, dressOf)} state="armed" />
          </g>
        );
      })}
      {bolt !== null && <path className="plan-bolt" d={circlePath(raised(projection, bolt), 4)} />}
    </g>
  );
}
