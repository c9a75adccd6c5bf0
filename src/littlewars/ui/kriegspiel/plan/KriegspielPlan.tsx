import './kriegspielPlan.css';
import './views.css';
import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { isUnderOrders } from '../../../engine/refusals';
import { manOf } from '../../../engine/men';
import type { Point, Side } from '../../../engine/types';
import { bodyOf, bodyWith } from '../../../kriegspiel/bodies';
import { takes } from '../../../kriegspiel/duties';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { nameIn } from '../../../words/kriegspiel/names';
import { capital } from '../../../words/names';
import { Plan } from '../../plan/Plan';
import type { ChooseMode, DrawLayer, PlanAdditions, PlanHandle, PlanProps } from '../../plan/view';
import { Bodies, BodyMarks } from './Bodies';
import { blocksOf } from './bodyShape';
import { dressIn } from './dress';
import { marchersOf, type MarchPreview } from './march';
import { MarchLayer } from './MarchLayer';
import { MarchLine } from './MarchLine';
import { DepotPackets, Notes, Pennants } from './Notes';
import { thingsOf, worksShown } from './things';
import { usePath } from './usePath';
import { GunStates, Vehicles } from './Vehicles';

interface KriegspielPlanProps extends Pick<
  PlanProps,
  | 'label'
  | 'tool'
  | 'adding'
  | 'marks'
  | 'melees'
  | 'shot'
  | 'lines'
  | 'ruler'
  | 'onMeasure'
  | 'onOutside'
  | 'onPoint'
> {
  /** As its mover may see it (`seenBy`). */
  readonly battle: KriegspielBattle;
  /** Whose back line is at the bottom. */
  readonly side: Side;
  /** The letters of the chosen bodies, and the ids of chosen men, guns, waggons, boats and trains. */
  readonly chosen: readonly string[];
  /** Whether every press on the ground, also beside somebody, is a place of a march by the chosen. */
  readonly marching?: boolean;
  /** Whether the mover holds the key of his secret notes (6.4): his mines and works begun are drawn. */
  readonly notesHeld?: boolean;
  /** Called with letters and ids as in `chosen`. */
  readonly onChoose: (ids: readonly string[], mode: ChooseMode) => void;
  /** Called with a march that has been drawn to its end, by each who marches, refused or not. */
  readonly onMarch: (previews: readonly MarchPreview[]) => void;
  /** More layers, as of supply and of charges. */
  readonly below?: DrawLayer;
  readonly above?: DrawLayer;
  readonly ref?: Ref<PlanHandle>;
}

/**
 * The plan of a battle of Kriegspiel, and marches drawn on it. A press chooses a body, on a chosen one a single man; who
 * is chosen is dragged, or goes past all places that are pressed, to the one that is pressed twice.
 */
export function KriegspielPlan(props: KriegspielPlanProps): ReactNode {
  const { battle, side, chosen, marching = false, notesHeld = false } = props;
  const { onChoose, onMarch, below, above, ref, ...rest } = props;
  const { country, kriegspiel } = battle;
  const { services, generals, horses, built, ruins, gaps, depots, bodies } = kriegspiel;
  const handle = useRef<PlanHandle>(null);
  useImperativeHandle(ref, () => handle.current as PlanHandle);

  const dressOf = useMemo(
    () => dressIn({ services, generals, horses }),
    [services, generals, horses],
  );
  const works = useMemo(
    () => worksShown({ built, ruins, gaps, depots }),
    [built, ruins, gaps, depots],
  );
  const things = useMemo(() => thingsOf(battle), [battle]);
  const blocks = useMemo(() => blocksOf(battle), [battle]);
  const bodyIds = useMemo(
    () =>
      takes(battle, 'formations')
        ? new Map(bodies.flatMap(({ id, men }) => men.map((man) => [man, id] as const)))
        : new Map<string, string>(),
    [battle, bodies],
  );
  const groupOf = (id: string): string => bodyIds.get(id) ?? id;

  const marchers = useMemo(
    () => marchersOf(battle, chosen).filter(({ id, kind }) => isOwn(battle, id, kind)),
    [battle, chosen],
  );
  const march = usePath(battle, marchers, onMarch);
  const [only] = marchers;
  const draws = marchers.length === 1 && (marching || march.path.length > 0);

  /** The men, guns and things of the chosen. */
  const figures = useMemo(
    () => chosen.flatMap((id) => bodyOf(battle, id)?.men ?? [id]),
    [battle, chosen],
  );
  const chosenBodies = useMemo(
    () => chosen.flatMap((id) => bodyOf(battle, id)?.id ?? []),
    [battle, chosen],
  );

  function choose(ids: readonly string[], mode: ChooseMode): void {
    const [id] = ids;
    // A second press on a chosen body means the man.
    if (ids.length === 1 && id !== undefined && mode === 'replace') {
      const body = groupOf(id);
      onChoose([chosen.length === 1 && chosen[0] === body ? id : body], mode);
      return;
    }
    onChoose([...new Set(ids.map(groupOf))], mode);
  }
  function pressGround(at: Point): boolean {
    if (only === undefined || marchers.length > 1) return false;
    march.press(at, handle.current?.look().scale ?? 1);
    return true;
  }
  function onKey(key: string): boolean {
    if (march.path.length === 0) return false;
    const act = { Enter: march.order, Escape: march.drop, Backspace: march.back }[key];
    act?.();
    return act !== undefined;
  }

  const additions: PlanAdditions = {
    things,
    dressOf,
    groupOf,
    onKey,
    below: ({ lie, ppu }) => (
      <>
        <Bodies lie={lie} blocks={blocks} chosen={chosenBodies} ppu={ppu} />
        {below?.({ lie, ppu })}
        <Notes lie={lie} battle={battle} notesHeld={notesHeld} ppu={ppu} />
        <Vehicles lie={lie} battle={battle} chosen={chosen} ppu={ppu} />
        <MarchLayer
          lie={lie}
          battle={battle}
          previews={march.previews}
          path={march.path}
          ppu={ppu}
        />
      </>
    ),
    above: ({ lie, ppu }) => (
      <>
        <GunStates lie={lie} guns={battle.guns} limbers={kriegspiel.guns} moves={battle.moves} />
        <DepotPackets lie={lie} battle={battle} ppu={ppu} />
        <Pennants lie={lie} battle={battle} ppu={ppu} />
        <BodyMarks lie={lie} blocks={blocks} ppu={ppu} />
        {above?.({ lie, ppu })}
      </>
    ),
  };
  return (
    <div className="kp-frame">
      <Plan
        {...rest}
        ref={handle}
        country={country}
        works={works}
        men={battle.men}
        guns={battle.guns}
        side={side}
        nameOf={(id) => capital(nameIn(battle, groupOf(id)))}
        chosen={figures}
        mayChoose={() => !draws}
        mayDrag={(id) => isOwn(battle, id)}
        additions={additions}
        onChoose={choose}
        onDrag={(drag) => {
          const [id] = drag.ids;
          if (drag.phase === 'begin' && id !== undefined && !figures.includes(id))
            onChoose([groupOf(id)], 'replace');
          march.drag(drag);
        }}
        onGround={pressGround}
      />
      {march.previews.length > 0 && <MarchLine battle={battle} march={march} />}
    </div>
  );
}

/** Returns whether the mover orders somebody or something. */
function isOwn(battle: KriegspielBattle, id: string, kind?: string): boolean {
  if (kind === 'body') return bodyOf(battle, id)?.side === battle.mover;
  const { waggons, transports } = battle.kriegspiel;
  const thing = [...waggons, ...transports].find((each) => each.id === id);
  if (thing !== undefined) return thing.side === battle.mover;
  const body = bodyWith(battle, id);
  if (body !== undefined && manOf(battle, id)?.state === 'ready') return body.side === battle.mover;
  return isUnderOrders(battle, id);
}
