import type { Gun, Man } from '../../engine/types';
import { Flight } from './art/Flight';
import { Forces } from './art/Forces';
import { Contacts, Melees } from './art/Fights';
import { Hints } from './art/Hints';
import { Actions, Bodies, Circles, Lines, UnusableGround, Paths } from './art/Layers';
import { Marks, Numbers, type Place } from './art/Marks';
import { closed, onPlan, type Projection } from './place';
import type { ShownReach, Drawing } from './view';
import type { Shown } from './planProps';
import { memo, useMemo } from 'react';
import { reachOf } from './reach';

interface ReachProps {
  readonly projection: Projection;
  readonly men: ReadonlyMap<string, Man>;
  readonly reach: ShownReach;
}

/** The ground that a man can reach in his move, in one tint even where its parts overlap. */
const Reach = memo(function Reach({ projection, men, reach }: ReachProps) {
  const man = men.get(reach.id);
  const path = useMemo(
    () =>
      man === undefined
        ? ''
        : reachOf(reach.battle, man, reach.limit)
            .map((part) => closed(part.map((place) => onPlan(projection, place))))
            .join(''),
    [projection, man, reach.battle, reach.limit],
  );
  return <path className="plan-reach" d={path} />;
});

/** The least scale, in pixels per unit, at which the numbers of men who stand in contact can be read. */
const LEAST_NUMBERED = 1.4;

interface PlanLayersProps extends Drawing {
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  /** The same men by id, and the places of men and guns. */
  readonly byId: ReadonlyMap<string, Man>;
  readonly places: ReadonlyMap<string, Place>;
  readonly chosen: ReadonlySet<string>;
  readonly shown: Shown;
  /** The man or gun at the keyboard cursor. */
  readonly cursor?: string | null;
}

/** Draws the layers of a plan between its Country and the men and guns on it, the lowest first. */
export function LayersBelow(
  props: Pick<PlanLayersProps, 'projection' | 'guns' | 'byId' | 'shown' | 'ppu'>,
) {
  const { projection, guns, byId, shown, ppu } = props;
  return (
    <>
      {shown.ground != null && <UnusableGround projection={projection} ground={shown.ground} />}
      {shown.lines !== undefined && <Lines projection={projection} lines={shown.lines} />}
      {shown.reach != null && <Reach projection={projection} men={byId} reach={shown.reach} />}
      {shown.additions && (
        <g className="plan-additions">{shown.additions.below({ projection, ppu })}</g>
      )}
      {shown.circles !== undefined && <Circles projection={projection} circles={shown.circles} />}
      {shown.actions !== undefined && (
        <Actions projection={projection} actions={shown.actions} guns={guns} men={byId} />
      )}
      {shown.bodies !== undefined && (
        <Bodies projection={projection} bodies={shown.bodies} men={byId} ppu={ppu} />
      )}
      {shown.melees !== undefined && (
        <Melees projection={projection} melees={shown.melees} men={shown.meleeMen ?? byId} />
      )}
      {shown.paths !== undefined && (
        <Paths projection={projection} paths={shown.paths} men={byId} />
      )}
    </>
  );
}

/** Draws the men and guns of a plan, and the layers above them, the lowest first. */
export function LayersAbove(props: PlanLayersProps) {
  const { projection, men, guns, byId, places, chosen, shown, ppu, cursor = null } = props;
  return (
    <>
      <Forces
        projection={projection}
        men={men}
        guns={guns}
        chosen={chosen}
        dressOf={shown.additions?.dressOf}
      />
      {shown.additions && (
        <g className="plan-additions">{shown.additions.above({ projection, ppu })}</g>
      )}
      {shown.melees !== undefined && (
        <Contacts projection={projection} melees={shown.melees} men={shown.meleeMen ?? byId} />
      )}
      {shown.marks !== undefined && (
        <Marks projection={projection} marks={shown.marks} places={places} />
      )}
      {shown.hints !== undefined && (
        <Hints projection={projection} hints={shown.hints} places={places} ppu={ppu} />
      )}
      {shown.numbered !== undefined && ppu >= LEAST_NUMBERED && (
        <Numbers projection={projection} numbered={shown.numbered} men={byId} />
      )}
      {cursor !== null && places.has(cursor) && (
        <g className="plan-cursor">
          <Marks
            projection={projection}
            marks={[{ id: cursor, mark: 'pointed' }]}
            places={places}
          />
        </g>
      )}
      {shown.shot != null && (
        <Flight
          projection={projection}
          shown={shown.shot}
          men={byId}
          dressOf={shown.additions?.dressOf}
        />
      )}
    </>
  );
}
