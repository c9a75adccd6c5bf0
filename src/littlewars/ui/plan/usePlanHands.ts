import { useState } from 'react';
import type { Point } from '../../engine/types';
import type { Hands, Touched } from './hands';
import { enclosed, foundAt, pieceAt, piecesAt, type Found, type Standing } from './picking';
import { onField } from './place';
import { FINGER_PPU, scaled, seenAt } from './sight';
import type { SightControl } from './useSight';
import type { ChooseMode, Measure, PlanProps } from './view';

/** What hands have on the plan now. */
export interface Held {
  readonly dragged: {
    readonly ids: readonly string[];
    readonly from: Point;
    readonly to: Point;
  } | null;
  readonly lasso: readonly Point[] | null;
  /** What was measured last: it stays until the next. */
  readonly measured: Omit<Measure, 'phase'> | null;
}

/** Those who stood as near to a finger, and where it was in the frame. */
export interface AmongThem {
  readonly ids: readonly string[];
  readonly at: Point;
  readonly mode: ChooseMode;
}

const NOTHING: Held = { dragged: null, lasso: null, measured: null };
/** Pixels within which a press finds somebody to choose, and somebody to drag. */
const REACH = { mouse: 7, touch: 24 } as const;
const GRASP = { mouse: 7, touch: 17 } as const;
/** Those are as near as another to a finger who are no more pixels further from it. */
const AS_NEAR = 5;
/** More than so many are no choice: the plan is enlarged instead. */
const MOST_AMONG = 3;

/** What presses, lassos and drags on the plan come to: who is meant by them, and what is told of it. */
export function usePlanHands(props: PlanProps, standing: Standing, sight: SightControl) {
  const { chosen = [], onChoose, onDrag, onMeasure, onGround, onPoint } = props;
  const { mayChoose = () => false, mayDrag = () => false } = props;
  const { lie } = standing;
  const [held, setHeld] = useState<Held>(NOTHING);
  const [among, setAmong] = useState<AmongThem | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const near = (at: Point, pixels: number): readonly Found[] =>
    props.editing === true
      ? piecesAt(lie, props.handles ?? [], at, pixels / sight.now().ppu)
      : foundAt(standing, at, pixels / sight.now().ppu);

  /** Everybody whom a hand takes that has taken this one. */
  const taken = (id: string): readonly string[] =>
    chosen.includes(id) ? chosen.filter(mayDrag) : [id];

  /** Whom a finger means: one, or several who are as near to it. */
  function meant(at: Point, ids: readonly string[]): readonly string[] {
    const found = near(at, REACH.touch).filter(({ id }) => ids.includes(id));
    const [first] = found;
    if (first === undefined) return [];
    const most = first.middle + AS_NEAR / sight.now().ppu;
    return found.filter(({ middle }) => middle <= most).map(({ id }) => id);
  }

  function tap(at: Point, { near: ids }: Touched, touch: boolean, mode: ChooseMode): void {
    setAmong(null);
    const [id] = ids;
    const how = mode === 'replace' && props.adding === true ? 'toggle' : mode;
    if (id === undefined) {
      if (onGround?.(onField(lie, at)) === true) return;
      if (how === 'replace') onChoose?.([], 'replace');
      return;
    }
    const those = touch ? meant(at, ids) : [id];
    if (those.length <= 1) {
      onChoose?.([those[0] ?? id], how);
      return;
    }
    const now = sight.now();
    const place = seenAt(now, at);
    if (now.ppu < FINGER_PPU) sight.show(scaled(now, place, FINGER_PPU, sight.room()));
    else if (those.length <= MOST_AMONG) setAmong({ ids: those, at: place, mode: how });
    else onChoose?.([id], how);
  }

  const hands: Hands = {
    sight,
    tool: () => props.tool ?? 'hand',
    touched: (at, touch) => {
      const kind = touch ? 'touch' : 'mouse';
      const movable = near(at, GRASP[kind])
        .map(({ id }) => id)
        .filter(mayDrag);
      return {
        near: near(at, REACH[kind])
          .map(({ id }) => id)
          .filter(mayChoose),
        // Of those near, one who is chosen takes all that are.
        movable: [
          ...movable.filter((id) => chosen.includes(id)),
          ...movable.filter((id) => !chosen.includes(id)),
        ],
      };
    },
    field: (at) => onField(lie, at),
    tap,
    lasso: (line, mode, done) => {
      setHeld((now) => ({ ...now, lasso: done ? null : line }));
      if (!done || line === null) return;
      const all = enclosed(standing, line).filter(mayChoose);
      // Who draws a line round a fight means his own in it; round others alone, those.
      const own = all.filter(mayDrag);
      const ids = own.length > 0 ? own : all;
      const how = mode === 'toggle' || props.adding === true ? 'add' : mode;
      if (ids.length > 0 || how === 'replace') onChoose?.(ids, how);
    },
    drag: (id, from, to, phase) => {
      const ids = phase === 'begin' ? taken(id) : (held.dragged?.ids ?? taken(id));
      const going = phase === 'begin' || phase === 'move';
      setAmong(null);
      setHeld((now) => ({ ...now, dragged: going ? { ids, from, to } : null }));
      onDrag?.({ ids, from, to, phase });
    },
    measure: (from, to, phase) => {
      setHeld((now) => ({ ...now, measured: phase === 'cancel' ? null : { from, to } }));
      onMeasure?.({ from, to, phase });
    },
    outside: () => props.onOutside?.(),
    point: (at) => {
      if (onPoint === undefined) return;
      const id =
        at === null ? null : (near(at, REACH.mouse)[0]?.id ?? pieceAt(lie, at, 2)?.id ?? null);
      if (id === pointed) return;
      setPointed(id);
      onPoint(id);
    },
  };
  return { hands, held, among, closeAmong: () => setAmong(null) };
}
