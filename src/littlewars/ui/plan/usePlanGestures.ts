import { useState } from 'react';
import { likeliest } from '../../../shell/ui/viewport/hitTest';
import type { Phase, StrokeStep } from '../../../shell/ui/viewport/gestureState';
import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import {
  watchGestures,
  type ClientPointer,
  type GesturePort,
} from '../../../shell/ui/viewport/watchGestures';
import { seenAt, seenFrom, type Size } from '../../../shell/ui/viewport/viewport';
import { rounded } from '../../engine/lengths';
import type { Point } from '../../engine/types';
import type { ChooseMode } from '../base/chosen';
import { enclosed, foundAt, piecesAt, type Found, type Standing } from './picking';
import { onField } from './place';
import { SCALES } from './usePlanViewport';
import type { PlanProps } from './planProps';

/**
 * What a press on the plan has hit: the ids of all near it, the nearest first (`near`), and of the nearest that may be
 * dragged (`movable`, null if none may); with how it combines with those chosen, and whether it measures instead.
 */
export interface Touched {
  readonly near: readonly string[];
  readonly movable: string | null;
  readonly mode: ChooseMode;
  /** Whether it measures with a ruler. */
  readonly measures: boolean;
}

/** The callbacks for the gestures on the plan: what a press hits, and what taps, drags and lassos do. */
export type PlanGestures = Required<Omit<GesturePort<Touched>, 'view'>>;

/**
 * What the gesture in progress on the plan does: which men and guns it drags from where to where, the lasso that it
 * draws, and what the finger hides; each null if there is none.
 */
export interface Held {
  readonly dragged: {
    readonly ids: readonly string[];
    readonly from: Point;
    readonly to: Point;
  } | null;
  readonly lasso: readonly Point[] | null;
  /** What a finger hides, shown in a loupe. */
  readonly hidden: Hidden | null;
}

/**
 * What a finger hides on the plan and is shown magnified beside it: the place of the drawing under the finger, whom
 * lifting it would choose (null for nobody), and where the finger is in the window.
 */
export interface Hidden {
  /** The place of the drawing under the finger. */
  readonly at: Point;
  /** Whom lifting the finger would choose; null for nobody, and while it drags. */
  readonly hit: string | null;
  readonly pointer: ClientPointer;
}

/**
 * The men and guns that were equally close to a finger on the plan, of which the player may choose one; `at` is where
 * in the plan's frame the finger was, in pixels.
 */
export interface AmongThem {
  readonly ids: readonly string[];
  readonly at: Point;
  readonly mode: ChooseMode;
}

const NOTHING: Held = { dragged: null, lasso: null, hidden: null };
/** Within how many pixels a press finds someone to choose, and someone to drag. */
const REACH = { mouse: 7, touch: 24 } as const;
const GRASP = { mouse: 7, touch: 17 } as const;
/** How many candidates are offered for choice at most. */
const MOST_AMONG = 3;

const isWithin = ({ x, y }: Point, size: Size): boolean =>
  x >= 0 && y >= 0 && x <= size.width && y <= size.height;

const modeOf = (event: PointerEvent): ChooseMode =>
  event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'replace';

/**
 * Listens to the frame of the plan for gestures and reports them through the callbacks that `gestures` returns, drags at
 * most once per frame, however often the pointer moves. `view` is the viewport that gestures pan and zoom. Returns an
 * unsubscribe function.
 */
export function watchPlan(
  frame: HTMLElement,
  view: ViewportControl,
  gestures: () => PlanGestures,
): () => void {
  let asked = 0;
  function perFrame(phase: Phase, act: () => void): void {
    cancelAnimationFrame(asked);
    if (phase === 'move') asked = requestAnimationFrame(act);
    else act();
  }
  return watchGestures<Touched>(
    frame,
    {
      view,
      press: (event, at) => gestures().press(event, at),
      tap: (tap) => gestures().tap(tap),
      drag: (step, pointer) => perFrame(step.phase, () => gestures().drag(step, pointer)),
      lasso: (step, pointer) => perFrame(step.phase, () => gestures().lasso(step, pointer)),
      loupe: (step, pointer) => perFrame(step.phase, () => gestures().loupe(step, pointer)),
    },
    { captures: true },
  );
}

/**
 * Hook: turns presses, lassos and drags on the plan into the men and guns that they hit, and calls the callbacks of
 * the plan's props with them. Returns what is dragged and drawn at present (`held`), and the men between whom a finger could not decide (`among`, null if there are none).
 */
export function usePlanGestures(props: PlanProps, standing: Standing, viewport: ViewportControl) {
  const { chosen = [], onChoose, onDrag, onMeasure, onGround } = props;
  const { mayChoose = () => false, mayDrag = () => false } = props;
  const { projection } = standing;
  const [held, setHeld] = useState<Held>(NOTHING);
  const [among, setAmong] = useState<AmongThem | null>(null);

  const near = (at: Point, pixels: number): readonly Found[] =>
    props.editing === true
      ? piecesAt(projection, props.handles ?? [], at, pixels / viewport.now().scale)
      : foundAt(standing, at, pixels / viewport.now().scale);

  /** Returns everyone who is dragged together with this one. */
  const taken = (id: string): readonly string[] =>
    chosen.includes(id) ? chosen.filter(mayDrag) : [id];

  /** Returns whom a finger at a place means: one, or several almost equally likely that are not chosen together. */
  const hit = (at: Point): readonly string[] => {
    const found = likeliest(
      near(at, REACH.touch)
        .filter(({ id }) => mayChoose(id))
        .map(({ id, axis }) => ({
          what: id,
          distance: axis * viewport.now().scale,
          relevant: true,
        })),
    );
    const groups = found.map((id) => props.additions?.groupOf?.(id) ?? id);
    return found.filter((_, i) => groups.indexOf(groups[i] as string) === i);
  };

  const gestures: PlanGestures = {
    press: (event, place) => {
      // Overlays on the plan, such as the menu under a finger, are not part of it.
      if (event.target instanceof Element && event.target.closest('[data-plan-over]') !== null)
        return null;
      if (event.button === 1) return { target: null, onMove: 'pan', onRest: 'none' };
      if (event.button !== 0) return null;
      const touch = event.pointerType === 'touch';
      const kind = touch ? 'touch' : 'mouse';
      const mode = modeOf(event);
      const { tool = 'hand' } = props;
      const at = seenFrom(viewport.now(), place);
      const ids = near(at, REACH[kind])
        .map(({ id }) => id)
        .filter(mayChoose);
      const grasped = near(at, GRASP[kind])
        .map(({ id }) => id)
        .filter(mayDrag);
      // Of those near the press, a chosen one drags all the chosen.
      const movable = grasped.find((id) => chosen.includes(id)) ?? grasped[0] ?? null;
      const measures = tool === 'ruler';
      // The lasso drags what it has caught; with Shift or Ctrl a line begins on a figure with either tool.
      const mayTake = movable !== null && (tool === 'hand' || chosen.includes(movable));
      const drags = measures || (mayTake && mode === 'replace');
      return {
        target: { near: ids, movable, mode, measures },
        onMove: drags ? 'drag' : tool === 'hand' && touch ? 'pan' : 'lasso',
        onRest: tool !== 'hand' ? 'none' : ids.length > 0 ? 'loupe' : 'lasso',
      };
    },
    tap: ({ target, at, touch }) => {
      if (target === null) return;
      setAmong(null);
      const { near: ids, mode } = target;
      const [id] = ids;
      if (id === undefined) {
        if (onGround?.(onField(projection, at)) === true) return;
        if (mode === 'replace') onChoose?.([], 'replace');
        return;
      }
      const those = touch ? hit(at) : [id];
      if (those.length <= 1) onChoose?.([those[0] ?? id], mode);
      else if (viewport.now().scale < SCALES.finger) viewport.nearer([at]);
      else if (those.length <= MOST_AMONG)
        setAmong({ ids: those, at: seenAt(viewport.now(), at), mode });
      else onChoose?.([id], mode);
    },
    lasso: ({ target, phase, line, rested }) => {
      const done = phase === 'drop' || phase === 'cancel';
      setHeld((now) => ({ ...now, lasso: done ? null : line }));
      if (phase !== 'drop' || target === null) return;
      const all = enclosed(standing, line).filter(mayChoose);
      // A lasso around a fight means your own men in it; a lasso around others only means those.
      const own = all.filter(mayDrag);
      const ids = own.length > 0 ? own : all;
      const { mode } = target;
      const how = rested || mode === 'toggle' ? 'add' : mode;
      if (ids.length > 0 || how === 'replace') onChoose?.(ids, how);
    },
    drag: (step, pointer) => {
      const { frame, content } = viewport.room();
      const isOnPlan =
        isWithin(step.to, content) && isWithin(seenAt(viewport.now(), step.to), frame);
      // A drop outside the plan has no place on it.
      const outside = step.phase === 'drop' && !isOnPlan;
      const reported = outside ? ({ ...step, phase: 'cancel' } as const) : step;
      if (step.target?.measures === true)
        onMeasure?.({
          from: rounded(onField(projection, step.from)),
          to: rounded(onField(projection, step.to)),
          phase: reported.phase,
        });
      else carry(reported, pointer);
      if (outside) props.onOutside?.();
    },
    loupe: ({ phase, to: at }, pointer) => {
      const over = phase === 'drop' || phase === 'cancel';
      const id = near(at, REACH.touch).find((each) => mayChoose(each.id))?.id ?? null;
      setHeld((now) => ({ ...now, hidden: over ? null : { at, hit: id, pointer } }));
      // The man whom the loupe showed is chosen, whatever the finger covers.
      if (phase === 'drop' && id !== null) onChoose?.([id], 'toggle');
    },
  };

  /** Drags men and guns from place to place of the field. */
  function carry(step: StrokeStep<Touched>, pointer: ClientPointer): void {
    const { phase, target } = step;
    const id = target?.movable ?? null;
    if (id === null) return;
    const ids = phase === 'begin' ? taken(id) : (held.dragged?.ids ?? taken(id));
    const [from, to] = [onField(projection, step.from), onField(projection, step.to)];
    const going = phase === 'begin' || phase === 'move';
    const hides = going && pointer.pointerType === 'touch';
    setAmong(null);
    setHeld((now) => ({
      ...now,
      dragged: going ? { ids, from, to } : null,
      hidden: hides ? { at: step.to, hit: null, pointer } : null,
    }));
    onDrag?.({ ids, from, to, phase });
  }
  return { gestures, held, among, closeAmong: () => setAmong(null) };
}
