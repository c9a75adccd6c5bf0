import { useEffect, useMemo, useState } from 'react';
import { distance, rounded, samePlace } from '../../../engine/lengths';
import type { Point } from '../../../engine/types';
import type { KriegspielBattle } from '../../../kriegspiel/types';
import type { Drag } from '../../plan/planProps';
import { previewOf, previewsBy, type MarchPreview } from '../../../game/kriegspiel/march';
import type { Marcher } from '../../../game/kriegspiel/marchers';

/** After how many milliseconds the hand counts as resting: what a march takes is computed then. */
const REST = 90;
/** How near to the last place a press is meant for it, in pixels. */
const SAME = 12;

/**
 * The marches that the player is planning on the plan, with what they would cost, and functions that add a place,
 * order or drop them.
 */
export interface DrawnMarch {
  /** What they are drawn for: different for every choice, move and place of the chosen. */
  readonly of: string;
  /** The places pressed; empty during a drag, and while no march is being drawn. */
  readonly path: readonly Point[];
  /** Where the keyboard would set the next place; null while it draws no march. */
  readonly cursor: Point | null;
  /** Moves the place that the keyboard would set next, and begins a march by it. */
  readonly point: (at: Point) => void;
  /** The march of each marcher, the last one computed while the hand moves. */
  readonly previews: readonly MarchPreview[];
  /** How far all are dragged, while their march is not computed yet; otherwise null. */
  readonly by: Point | null;
  /** Adds a place; the same again ends the path. `ppu`: pixels to a sixteenth, Infinity for exact places. */
  readonly press: (at: Point, ppu: number) => void;
  /** Takes a step of a drag of the chosen: their march ends where they are dropped. */
  readonly drag: (drag: Drag) => void;
  /** Orders the marches, and ends the path. */
  readonly order: () => void;
  /** Takes back the last place. */
  readonly back: () => void;
  /** Drops the path without an order. */
  readonly drop: () => void;
}

/** Where the keyboard would set the next place of the march of somebody (`of`). */
type Pointed = Pick<DrawnMarch, 'of'> & { readonly at: Point };

/** A march that is being drawn; it is dropped with another choice, move or battle (`of`). */
type Wanted = Pick<DrawnMarch, 'of' | 'path' | 'by'>;

const NO_PATH: readonly Point[] = [];
const NO_PREVIEWS: readonly MarchPreview[] = [];

/**
 * Hook: returns the marches that the player is planning on the plan, by pressing place after place for one marcher or
 * by dragging all the chosen. `onMarch` is called with a preview of each when they are ordered, refused ones included.
 */
export function usePath(
  battle: KriegspielBattle,
  marchers: readonly Marcher[],
  onMarch: (previews: readonly MarchPreview[]) => void,
): DrawnMarch {
  const of = `${battle.moves} ${marchers.map(({ id, at }) => `${id} ${at.x} ${at.y}`).join()}`;
  const [held, setWanted] = useState<Wanted | null>(null);
  const wanted = held?.of === of ? held : null;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [found, setFound] = useState<{
    readonly wanted: Wanted;
    readonly previews: readonly MarchPreview[];
  } | null>(null);
  const computed = useMemo(
    () =>
      ({ path, by }: Wanted): readonly MarchPreview[] =>
        by === null
          ? marchers.map((marcher) => previewOf(battle, marcher, path))
          : previewsBy(battle, marchers, by),
    [battle, marchers],
  );
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(
      () => setFound({ wanted, previews: computed(wanted) }),
      wanted.by === null ? 0 : REST,
    );
    return () => clearTimeout(timer);
  }, [computed, wanted]);

  const known = (now: Wanted): readonly MarchPreview[] =>
    found?.wanted === now ? found.previews : computed(now);
  function drop(): void {
    setWanted(null);
    setPointed(null);
  }
  function order(now: Wanted | null = wanted): void {
    if (now === null) return;
    drop();
    onMarch(known(now));
  }
  return {
    of,
    path: wanted?.path ?? NO_PATH,
    cursor: pointed?.of === of ? pointed.at : null,
    point: (at) => setPointed({ of, at }),
    by: wanted === null || found?.wanted === wanted ? null : wanted.by,
    previews: wanted === null || found?.wanted.of !== of ? NO_PREVIEWS : found.previews,
    press: (place, ppu) => {
      const at = rounded(place);
      const last = wanted?.path.at(-1);
      if (last !== undefined && (samePlace(last, at) || distance(last, at) * ppu <= SAME)) order();
      else setWanted({ of, path: [...(wanted?.path ?? []), at], by: null });
    },
    drag: ({ from, to, phase }) => {
      if (phase === 'cancel') {
        drop();
        return;
      }
      const by = rounded({ x: to.x - from.x, y: to.y - from.y });
      const now: Wanted = { of, path: NO_PATH, by };
      if (phase === 'drop') order(now);
      else if (phase === 'move') setWanted(now);
    },
    order: () => order(),
    back: () => {
      const path = wanted?.path.slice(0, -1) ?? NO_PATH;
      if (path.length === 0) drop();
      else setWanted({ of, path, by: null });
    },
    drop,
  };
}
