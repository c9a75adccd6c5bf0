import { useCallback, useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { meleesAtEnd } from '../../../engine/forecast';
import { distance, FOOT, INCH, rounded, samePlace } from '../../../engine/lengths';
import { gunNamed, isUnderOrders } from '../../../engine/refusals';
import { isOnField, manOf } from '../../../engine/men';
import type { Point, Side } from '../../../engine/types';
import { bodyOf, bodyWith } from '../../../kriegspiel/bodies';
import { chargeOf } from '../../../kriegspiel/charges';
import { takes } from '../../../kriegspiel/moveState';
import { fighting } from '../../../kriegspiel/general';
import { waggonsOn } from '../../../kriegspiel/standing';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import { nameIn } from '../../../words/kriegspiel/names';
import { capital } from '../../../words/names';
import { placeWords } from '../../../words/places';
import { t } from '../../../words/t';
import type { ChooseMode } from '../../base/chosen';
import { Plan } from '../../plan/Plan';
import type { DrawLayer, Drawing, PlanAdditions } from '../../plan/view';
import type { PlanHandle, PlanProps } from '../../plan/planProps';
import { blockBoxes, blocksOf } from './bodyShape';
import { ChargeView } from './ChargeView';
import { AboveMen, BelowMen } from './drawn';
import { dressIn } from './dress';
import type { MarchPreview } from '../../../game/kriegspiel/march';
import { marchersOf } from '../../../game/kriegspiel/marchers';
import { MarchLayer } from './MarchLayer';
import { MarchLine, marchWords } from './MarchLine';
import { thingsOf, useWorks } from './things';
import { usePath, type DrawnMarch } from './usePath';
import { ARROWS } from '../../plan/usePlanKeys';

interface KriegspielPlanProps extends Pick<
  PlanProps,
  'label' | 'marks' | 'numbered' | 'circles' | 'shot' | 'lines' | 'onOutside'
> {
  /** As its mover may see it (`seenBy`). */
  readonly battle: KriegspielBattle;
  /** Whose back line is at the bottom. */
  readonly side: Side;
  /** The letters of the chosen bodies, and the ids of chosen men, guns, waggons, boats and trains. */
  readonly chosen: readonly string[];
  /** Whether the mover holds the key of his secret notes (6.4): his mines and works begun are drawn. */
  readonly notesHeld?: boolean;
  /**
   * Called with the id of who or what is pressed alone, before anything is chosen by it; returning true consumes the
   * press, as where the dead of a charge are named.
   */
  readonly onPress?: (id: string) => boolean;
  /**
   * Called with a whole place when ground is pressed, before it is a place of a march; returning true consumes the
   * press, as of a place of a work.
   */
  readonly onGround?: (at: Point) => boolean;
  /** Called with letters and ids as in `chosen`. */
  readonly onChoose: (ids: readonly string[], mode: ChooseMode) => void;
  /** Called with the key that begins a march while it is not one alone of the mover's who is chosen. */
  readonly onUnchosen?: () => void;
  /** Called with a march that has been drawn to its end, by each who marches, refused or not. */
  readonly onMarch: (previews: readonly MarchPreview[]) => void;
  /** More layers, as of supply and of charges. */
  readonly below?: DrawLayer;
  readonly above?: DrawLayer;
  readonly ref?: Ref<PlanHandle>;
}

/**
 * Renders the plan of a battle of Kriegspiel, with marches drawn on it. A press chooses a body; on a body that is
 * chosen, a single man. The chosen march to where they are dragged; a single one chosen also marches through all
 * places that are pressed, or set by keys, to the one that is pressed or set twice.
 */
export function KriegspielPlan(props: KriegspielPlanProps): ReactNode {
  const { battle, side, chosen, notesHeld = false } = props;
  const { onPress, onChoose, onMarch, below, above, ref, ...rest } = props;
  const { country, kriegspiel } = battle;
  const { services, generals, horses, bodies } = kriegspiel;
  const handle = useRef<PlanHandle>(null);
  useImperativeHandle(ref, () => handle.current as PlanHandle);

  const dressOf = useMemo(
    () => dressIn({ services, generals, horses }),
    [services, generals, horses],
  );
  const works = useWorks(battle);
  const things = useMemo(() => thingsOf(battle), [battle]);
  const blocks = useMemo(() => blocksOf(battle), [battle]);
  const boxes = useCallback((drawing: Drawing) => blockBoxes(blocks, drawing), [blocks]);
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
  const charges = march.previews.flatMap(({ before, marcher, charges: whom }) =>
    whom === null ? [] : (chargeOf(before, marcher.id, whom) ?? []),
  );
  const going = march.previews.filter((preview) => preview.charges === null);
  const after = going.reduce((now, preview) => preview.after ?? now, battle);
  const onlyCharges = charges.length > 0 && going.length === 0;
  const melees = useMemo(
    () => (onlyCharges ? [] : meleesAtEnd(fighting(after))),
    [after, onlyCharges],
  );
  const meleeMen = useMemo(() => new Map(after.men.map((man) => [man.id, man])), [after]);
  const [only] = marchers;
  const { cursor } = march;
  const draws = marchers.length === 1 && (march.path.length > 0 || cursor !== null);

  /** The men, guns and things of the chosen. */
  const figures = useMemo(
    () => chosen.flatMap((id) => bodyOf(battle, id)?.men ?? [id]),
    [battle, chosen],
  );
  function choose(ids: readonly string[], mode: ChooseMode): void {
    const [id] = ids;
    // A line drawn beside everybody while places are pressed means nothing.
    if (draws && id === undefined) return;
    if (ids.length === 1 && id !== undefined && onPress?.(id) === true) return;
    // A second press on a chosen body means the man.
    if (ids.length === 1 && id !== undefined && mode === 'replace') {
      const body = groupOf(id);
      onChoose([chosen.length === 1 && chosen[0] === body ? id : body], mode);
      return;
    }
    onChoose([...new Set(ids.map(groupOf))], mode);
  }
  function pressGround(at: Point): boolean {
    if (props.onGround?.(rounded(at)) === true) return true;
    if (only === undefined || marchers.length > 1) return false;
    march.press(at, handle.current?.look().scale ?? 1);
    return true;
  }
  /** Returns where somebody or something stands who is not chosen himself; undefined if nobody is pointed at. */
  const placeOf = (id: string | null): Point | undefined =>
    id === null || figures.includes(id)
      ? undefined
      : (manOf(battle, id) ?? gunNamed(battle, id) ?? things.find((thing) => thing.id === id)?.at);
  /** Moves the place that the keyboard would set to a place of the field, and shows it. */
  function point(at: Point): void {
    march.point(at);
    handle.current?.reveal([at]);
  }
  /** Begins a march by keys: at whom they point at, otherwise where the chosen one stands. */
  function begin(pointedAt: string | null): void {
    if (only === undefined || marchers.length > 1) props.onUnchosen?.();
    else point(march.path.at(-1) ?? rounded(placeOf(pointedAt) ?? only.at));
  }
  /** Moves the place that the keyboard would set, by an inch, with Shift by a foot. */
  function step({ x, y }: Point, shift: boolean): void {
    const inwards = side === 'red' ? 1 : -1;
    const by = inwards * (shift ? FOOT : INCH);
    const from = cursor ?? march.path.at(-1) ?? only?.at ?? { x: 0, y: 0 };
    point({
      x: Math.min(country.width, Math.max(0, from.x + x * by)),
      y: Math.min(country.depth, Math.max(0, from.y - y * by)),
    });
  }
  function onKey(key: string, shift: boolean, pointedAt: string | null): boolean {
    if (key === 'm') {
      begin(pointedAt);
      return true;
    }
    const change = ARROWS[key];
    if (draws && change !== undefined) {
      step(change, shift);
      return true;
    }
    if (draws && cursor !== null && (key === 'Enter' || key === ' ')) {
      // The same place twice ends the path.
      march.press(cursor, Infinity);
      return true;
    }
    if (!draws) return false;
    const act = { Enter: march.order, Escape: march.drop, Backspace: march.back }[key];
    act?.();
    return act !== undefined;
  }

  const additions: PlanAdditions = {
    things,
    dressOf,
    groupOf,
    boxes,
    onKey,
    help: t('lwKriegspielPlan:help'),
    below: ({ projection, ppu }) => (
      <>
        <BelowMen {...{ projection, ppu, battle, blocks, chosen, notesHeld }}>
          {below?.({ projection, ppu })}
        </BelowMen>
        <MarchLayer
          projection={projection}
          battle={battle}
          previews={march.previews}
          ghost={march.by === null ? null : { marchers, by: march.by }}
          cursor={cursor}
          path={march.path}
          ppu={ppu}
        />
      </>
    ),
    above: ({ projection, ppu }) => (
      <>
        <AboveMen {...{ projection, ppu, battle, blocks }} />
        {charges.map((charge) => (
          <ChargeView key={charge.body} {...{ projection, ppu, battle, charge }} />
        ))}
        {above?.({ projection, ppu })}
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
        melees={melees}
        meleeMen={meleeMen}
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
      {(march.previews.length > 0 || draws) && <MarchLine battle={battle} march={march} />}
      <p className="visually-hidden" aria-live="polite">
        {spokenOf(battle, march)}
      </p>
    </div>
  );
}

/**
 * Returns what a screen reader announces of a march that is being drawn: where the next place would be set by keys;
 * once it is set, and of a drag, what the marches take. Empty if there is none.
 */
function spokenOf(battle: KriegspielBattle, { cursor, path, previews }: DrawnMarch): string {
  const last = path.at(-1);
  if (cursor === null || (last !== undefined && samePlace(last, cursor)))
    return previews.map((preview) => marchWords(battle, preview)).join(' ');
  const place = cursorWords(battle, cursor);
  return last === undefined ? `${place} ${t('lwKriegspielPlan:keys')}` : place;
}

/** Returns the place that the keyboard would set, in words, and who is there, within an inch. */
function cursorWords(battle: KriegspielBattle, at: Point): string {
  const [there] = [...battle.men.filter(isOnField), ...battle.guns, ...waggonsOn(battle)]
    .map((each) => ({ id: each.id, far: distance(each, at) }))
    .filter(({ far }) => far <= INCH)
    .sort((a, b) => a.far - b.far);
  const place = placeWords(battle.country, at);
  if (there === undefined) return place;
  const who = bodyWith(battle, there.id)?.id ?? there.id;
  return t('lwKriegspielPlan:there', { who: capital(nameIn(battle, who)), place });
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
