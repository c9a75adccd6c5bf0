import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useSignal } from '../../../shell/ui/useSignal';
import { haulLimit } from '../../engine/gunnery';
import { MOVE, samePlace } from '../../engine/lengths';
import { pathOf } from '../../engine/marching';
import { meleesNow } from '../../engine/melee';
import { manOf } from '../../engine/men';
import type { Reason } from '../../engine/reasons';
import { gunNamed } from '../../engine/refusals';
import type { Battle, Gun, Melee, Point } from '../../engine/types';
import { bodyMarch, bodySteps, type BodyMarch } from '../../game/bodies';
import { crewFor, gunPathOf, haulToward, type HaulOrder } from '../../game/hauling';
import { threatenedGuns } from '../../engine/endOfMove';
import { pointAlong } from '../../engine/paths';
import { useBattleStore } from '../base/useGame';
import { Plan } from '../plan/Plan';
import type { ShownMark, ShownPath } from '../plan/view';
import type { Drag, PlanProps } from '../plan/planProps';

const NO_MARKS: readonly ShownMark[] = [];
/** For how many dragged men each path is shown. */
const MOST_PATHS = 24;
/** Up to how many men the march is computed in each frame of a drag; for more it is computed once the hand rests. */
const FEW = 8;
/** After how many milliseconds the hand counts as resting. */
const REST = 120;
/** How many milliseconds at a time the march of many men is computed: a part of a frame. */
const SLICE = 5;

interface DraggedMen {
  readonly kind: 'men';
  readonly ids: readonly string[];
  readonly by: Point;
  /** Null until the march of many men has been computed. */
  readonly march: BodyMarch | null;
}

/** What is being dragged: men who would march, or a gun. */
type Dragged =
  | DraggedMen
  | {
      readonly kind: 'gun';
      readonly gun: Gun;
      readonly to: Point;
      readonly ids: readonly string[];
    };

interface DragOrders {
  /** Orders men together; asks first if that closes the guns. */
  readonly onMen: (march: BodyMarch) => void;
  /** The same immediately, without asking, because the time is up. */
  readonly onMenAtTime: (march: BodyMarch) => void;
  readonly onGun: (order: HaulOrder) => void;
  readonly onRefused: (reasons: readonly Reason[]) => void;
  /** Called with the battle as it would be if the drag ended now; null without dragged men or until it is computed. */
  readonly onWouldBe: (battle: Battle | null) => void;
}

interface DragPlanProps extends Omit<PlanProps, 'paths' | 'onDrag' | 'melees'> {
  readonly battle: Battle;
  readonly orders: DragOrders;
  readonly made: readonly ShownPath[];
  /** The melees of the current battle, as long as no drag would change them. */
  readonly melees: readonly Melee[];
}

/**
 * Renders the plan of a battle with the current drag of men and guns, and the melees that it would cause. While a
 * player drags, only this component renders. `made` are the paths that were marched in this move.
 */
export function DragPlan(props: DragPlanProps): ReactNode {
  const { battle, orders, made, melees, marks = NO_MARKS, ...shown } = props;
  const drag = useDragOrders(battle, orders);
  // The melees and the marks on guns follow the drag a frame later.
  const wouldBe = useAfterFrame(drag.wouldBe);
  const there = (wouldBe ?? battle).men;
  const meleeMen = useMemo(() => new Map(there.map((man) => [man.id, man])), [there]);
  const threatened = useMemo(() => threatenedGuns(wouldBe ?? battle).join(' '), [battle, wouldBe]);
  const allMarks = useMemo(
    () => [...marks, ...threatened.split(' ').map((id): ShownMark => ({ id, mark: 'threatened' }))],
    [marks, threatened],
  );
  return (
    <Plan
      {...shown}
      melees={wouldBe === null ? melees : meleesNow(wouldBe)}
      meleeMen={meleeMen}
      marks={allMarks}
      paths={[...made, ...drag.paths]}
      onDrag={drag.drag}
    />
  );
}

/** Hook: dragging men and guns. They are shown where they would stop, and ordered there when they are dropped. */
function useDragOrders(
  battle: Battle,
  { onMen, onMenAtTime, onGun, onRefused, onWouldBe }: DragOrders,
) {
  const { clock } = useBattleStore();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  /** The current drag, before it is rendered. */
  const latest = useRef<Dragged | null>(null);
  /** True once the clock has ended the drag: the drop that follows is ignored. */
  const taken = useRef(false);

  function show(next: Dragged | null): void {
    latest.current = next;
    setDragged(next);
    onWouldBe(wouldBeOf(next));
  }
  function draggedBy({ ids, from, to }: Drag): Dragged {
    const by = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) };
    const gun = ids.flatMap((id) => gunNamed(battle, id) ?? [])[0];
    if (gun !== undefined)
      return { kind: 'gun', gun, to: { x: gun.x + by.x, y: gun.y + by.y }, ids };
    return { kind: 'men', ids, by, march: ids.length > FEW ? null : bodyMarch(battle, ids, by) };
  }
  const marchOf = (men: DraggedMen): BodyMarch => men.march ?? bodyMarch(battle, men.ids, men.by);

  const found = useEffectEvent((men: DraggedMen, march: BodyMarch): void => {
    if (latest.current === men) show({ ...men, march });
  });
  // The march of many takes longer than a frame to compute: it is computed in slices, and abandoned when the drag
  // moves on.
  useEffect(() => {
    if (dragged?.kind !== 'men' || dragged.march !== null) return;
    const steps = bodySteps(battle, dragged.ids, dragged.by);
    const work = (): void => {
      const until = performance.now() + SLICE;
      do {
        const step = steps.next();
        if (step.done === true) {
          found(dragged, step.value);
          return;
        }
      } while (performance.now() < until);
      timer = setTimeout(work);
    };
    let timer = setTimeout(work, REST);
    return () => clearTimeout(timer);
  }, [battle, dragged]);

  function letGo(dropped: Dragged): void {
    if (dropped.kind === 'men') {
      const march = marchOf(dropped);
      if (march.orders.length > 0) onMen(march);
      else onRefused(march.staying.flatMap(({ reasons }) => reasons));
      return;
    }
    const haul = haulToward(battle, dropped.gun, dropped.to, dropped.ids);
    if (haul.ok) onGun(haul.order);
    else onRefused(haul.reasons);
  }

  function drag(by: Drag): void {
    if (by.phase === 'begin') taken.current = false;
    if (taken.current) return;
    if (by.phase === 'cancel') show(null);
    else if (by.phase === 'drop') {
      const [before, dropped] = [latest.current, draggedBy(by)];
      show(null);
      // Where the hand has rested, the march is already known.
      letGo(before !== null && isAsBefore(before, dropped) ? before : dropped);
    } else show(draggedBy(by));
  }

  // 3.1: at “Time” the drag ends where it is lawful, or is cancelled.
  useSignal(clock.listen, (event) => {
    if (event.is !== 'beforeTime') return;
    taken.current = true;
    const held = latest.current;
    const march = held?.kind === 'men' ? marchOf(held) : null;
    if (march !== null && march.orders.length > 0) onMenAtTime(march);
    show(null);
  });

  const paths = useMemo((): readonly ShownPath[] => {
    if (dragged === null) return [];
    if (dragged.kind === 'men') return menPaths(battle, dragged);
    const { gun, to, ids } = dragged;
    const path = gunPathOf(battle, gun, to);
    const limit = haulLimit(crewFor(battle, gun, to, ids));
    const at = path === null ? null : pointAlong(path, Math.min(limit, path.length));
    return [{ id: gun.id, path, limit, at, kind: 'wanted' }];
  }, [battle, dragged]);
  return { drag, paths, wouldBe: wouldBeOf(dragged) };
}

const wouldBeOf = (dragged: Dragged | null): Battle | null =>
  dragged?.kind === 'men' ? (dragged.march?.battle ?? null) : null;

/** Whether two drags hold the same men at the same place. */
const isAsBefore = (before: Dragged, now: Dragged): boolean =>
  before.kind === 'men' &&
  now.kind === 'men' &&
  samePlace(before.by, now.by) &&
  before.ids.join() === now.ids.join();

/**
 * Returns the paths of dragged men, each to where he would stop; until that is computed, as far as his move reaches.
 * For many, only the places where they would stop are shown.
 */
const menPaths = (battle: Battle, { ids, by, march }: DraggedMen): readonly ShownPath[] =>
  ids.flatMap((id, i): readonly ShownPath[] => {
    const man = manOf(battle, id);
    const there = march === null ? undefined : manOf(march.battle, id);
    if (man === undefined || (i >= MOST_PATHS && there === undefined)) return [];
    const limit = MOVE[man.arm];
    const path = i < MOST_PATHS ? pathOf(battle, man, { x: man.x + by.x, y: man.y + by.y }) : null;
    const reached = path === null ? null : pointAlong(path, Math.min(limit, path.length));
    const at = there === undefined ? reached : { x: there.x, y: there.y };
    return [{ id, path, limit, at, kind: 'wanted' }];
  });
