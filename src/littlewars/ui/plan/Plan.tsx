import './plan.css';
import './layers.css';
import './country.css';
import './routes.css';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Gun, Man } from '../../engine/types';
import { t } from '../../words/t';
import { CountryDrawing } from './art/CountryDrawing';
import { bodyNames } from './art/bodyNames';
import { CountryNames } from './art/CountryNames';
import { scaleOf } from './art/figures';
import { nameSize } from './art/names';
import { Crowd } from './art/Soldier';
import { Forces } from './art/Forces';
import type { Place } from './art/Marks';
import { Outlines } from './art/Outlines';
import { closed, onPlan, planSize, type Projection } from './place';
import { Ruler, ScaleBar } from './Ruler';
import { LayersAbove, LayersBelow } from './PlanLayers';
import { PlanLoupe } from './PlanLoupe';
import { Among, ViewportTools } from './Tools';
import { figureBoxes } from './picking';
import { usePlanHandle } from './usePlanHandle';
import { usePlanGestures, watchPlan, type PlanGestures, type Held } from './usePlanGestures';
import { usePlanKeys } from './usePlanKeys';
import { figureGrowth, turnedRound, usePlanViewport } from './usePlanViewport';
import type { ShownThing } from './view';
import type { PlanProps } from './planProps';

const NO_MEN: readonly Man[] = [];
const NO_GUNS: readonly Gun[] = [];
const NO_THINGS: readonly ShownThing[] = [];
const NOBODY: readonly string[] = [];

/**
 * Renders the plan: the field seen from above, with all who stand on it. It uses no store: it draws its props and
 * reports gestures through callbacks. The Country is drawn once, moving men above it, and dragged ones on a layer of
 * their own.
 */
export function Plan(props: PlanProps) {
  const { country, men = NO_MEN, guns = NO_GUNS, side, label, chosen = NOBODY, ref } = props;
  const { nameOf = (id: string) => id, onChoose, additions } = props;
  const { things = NO_THINGS, boxes } = additions ?? {};
  const projection = useMemo((): Projection => ({ country, side }), [country, side]);
  const frameRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const { width, height } = planSize(country);
  const figures = scaleOf(men[0] ?? {});
  const [viewport, ppu] = usePlanViewport(frameRef, contentRef, { width, height }, figures);
  const standing = useMemo(
    () => ({ projection, men, guns, things, growth: figureGrowth(ppu, figures) }),
    [projection, men, guns, things, ppu, figures],
  );
  const { gestures, held, among, closeAmong } = usePlanGestures(props, standing, viewport);
  const id = useId();
  const [helpId, groundId, armiesId] = [`${id}h`, `${id}g`, `${id}a`];
  const [belowId, draggedId] = [`${id}b`, `${id}m`];

  // Turned to the other side's back line, it still shows the same part of the field.
  const seenFromLine = useRef(side);
  useLayoutEffect(() => {
    if (seenFromLine.current === side) return;
    seenFromLine.current = side;
    viewport.put(turnedRound(viewport.now(), viewport.room()));
  }, [viewport, side]);

  const gesturesNow = useEffectEvent((): PlanGestures => gestures);
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    return watchPlan(frame, viewport, () => gesturesNow());
    // A gesture is cancelled when the plan turns under it.
  }, [viewport, side]);

  const handle = usePlanHandle(frameRef, projection, viewport);
  useImperativeHandle(ref, () => handle, [handle]);

  const places = useMemo(
    () =>
      new Map<string, Place>([
        ...[...men, ...guns].map((each) => [each.id, each] as const),
        ...things.map(({ id, at }) => [id, at] as const),
      ]),
    [men, guns, things],
  );
  const byId = useMemo(() => new Map(men.map((man) => [man.id, man])), [men]);
  const { bodies } = props;
  const taken = useMemo(
    () =>
      bodies === undefined
        ? undefined
        : bodyNames(projection, bodies, byId, nameSize(country, ppu)).map(({ box }) => box),
    [projection, bodies, byId, country, ppu],
  );
  // Figures to scale hide little of a name; the small plan of a phone shows them larger.
  const covering = useMemo(
    () =>
      standing.growth > 1
        ? [...figureBoxes(standing), ...(boxes?.({ projection, ppu }) ?? [])]
        : undefined,
    [standing, boxes, projection, ppu],
  );
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);

  const { cursor, message, onKeyDown } = usePlanKeys({
    props,
    standing,
    places,
    viewport,
    handle,
  });

  const { ruler = null } = props;
  const view = `0 0 ${width} ${height}`;
  return (
    <div className="plan-frame">
      <div
        ref={frameRef}
        className="plan focus-frame"
        data-tool={props.tool ?? 'hand'}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <p id={helpId} className="visually-hidden">
          {t('lwPlan:help')} {additions?.help}
        </p>
        <p className="visually-hidden" aria-live="polite">
          {message}
        </p>
        <div ref={contentRef} className="plan-content">
          <svg className="plan-ground" viewBox={view} aria-hidden="true">
            <g id={groundId}>
              <CountryDrawing country={country} side={side} works={props.works} />
            </g>
            {(props.names ?? true) && (
              <CountryNames
                country={country}
                side={side}
                ppu={ppu}
                {...(taken !== undefined && { taken })}
                {...(covering !== undefined && { figures: covering })}
              />
            )}
          </svg>
          {/* A separate drawing: the paths change with each frame of a drag, and the standing men must not be repainted for it. */}
          <svg className="plan-table" viewBox={view} aria-hidden="true">
            <g id={belowId}>
              <LayersBelow
                projection={projection}
                guns={guns}
                byId={byId}
                shown={props}
                ppu={ppu}
              />
            </g>
          </svg>
          <svg className="plan-table" viewBox={view} aria-hidden="true">
            <g id={armiesId}>
              <LayersAbove
                projection={projection}
                men={men}
                guns={guns}
                byId={byId}
                places={places}
                chosen={chosenSet}
                shown={props}
                cursor={cursor}
                ppu={ppu}
              />
            </g>
            {props.editing === true && (
              <Outlines projection={projection} chosen={chosenSet} handles={props.handles ?? []} />
            )}
            {ruler !== null && (
              <Ruler projection={projection} from={ruler.from} to={ruler.to} ppu={ppu} />
            )}
            {held.lasso !== null && (
              <path className="plan-lasso" d={closed(held.lasso)} strokeWidth={1.8 / ppu} />
            )}
          </svg>
          {additions === undefined && (
            <Dragged
              id={draggedId}
              held={held}
              projection={projection}
              men={men}
              guns={guns}
              view={view}
            />
          )}
        </div>
        <PlanLoupe
          projection={projection}
          held={held}
          places={places}
          nameOf={nameOf}
          {...{ groundId, belowId, armiesId, draggedId, additions }}
        />
        {among !== null && (
          <Among
            ids={among.ids}
            at={among.at}
            frameWidth={viewport.room().frame.width}
            nameOf={nameOf}
            close={closeAmong}
            choose={(id) => {
              closeAmong();
              onChoose?.([id], among.mode);
            }}
          />
        )}
      </div>
      {/* Below the plan and not over it: a corner under the buttons could be neither seen nor pressed. */}
      <div className="plan-foot">
        <ScaleBar ppu={ppu} side={side} />
        <ViewportTools {...handle} />
      </div>
    </div>
  );
}

interface DraggedProps {
  readonly id: string;
  readonly held: Held;
  readonly projection: Projection;
  readonly men: readonly Man[];
  readonly guns: readonly Gun[];
  readonly view: string;
}

/** The dragged men and guns, on a layer above all others that is moved as a whole without being redrawn. */
function Dragged({ id, held, projection, men, guns, view }: DraggedProps) {
  const { dragged } = held;
  const ids = dragged?.ids;
  const those = useMemo(
    () =>
      ids === undefined
        ? null
        : {
            men: men.filter(({ id }) => ids.includes(id)),
            guns: guns.filter(({ id }) => ids.includes(id)),
          },
    [ids, men, guns],
  );
  if (dragged === null || those === null) return null;
  const [from, to] = [onPlan(projection, dragged.from), onPlan(projection, dragged.to)];
  const { width, height } = planSize(projection.country);
  return (
    <svg
      className="plan-dragged"
      viewBox={view}
      aria-hidden="true"
      style={{
        translate: `${((to.x - from.x) / width) * 100}% ${((to.y - from.y) / height) * 100}%`,
      }}
    >
      <g id={id}>
        <Forces projection={projection} men={NO_MEN} guns={those.guns} chosen={NO_ONE} />
        <Crowd projection={projection} men={those.men} />
      </g>
    </svg>
  );
}

const NO_ONE: ReadonlySet<string> = new Set();
