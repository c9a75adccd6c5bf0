import type { RefObject } from 'react';
import { useMedia } from '../../../shell/ui/useMedia';
import type { FlightPoint } from '../../engine/flight';
import type { Battle } from '../../engine/types';
import type { ShownWorks } from '../plan/view';
import type { NamedByHint } from './art/hinted';
import { drawView, type DrawnBurst } from './art/view';
import type { Barrel } from './barrel';
import type { SceneAdditions } from './scene';
import type { PlayedShot } from './shotClock';
import { boltAt, struckBy } from './shotShown';
import type { Aiming } from './useAiming';
import { usePicture, type Picture } from './usePicture';

/** What the picture of the gunner's view shows: a battle as it is aimed in, or a shot in flight. */
interface ViewPicture {
  /** The current battle; while a shot is shown, the shot's own `before` is drawn instead. */
  readonly battle: Battle;
  /** What works have made of its Country. */
  readonly works: ShownWorks | undefined;
  readonly barrel: Barrel;
  readonly aiming: Aiming;
  /** The shot that is shown; null if there is none. */
  readonly shot: PlayedShot | null;
  /** The centre of the observer's circle; null without an observer. */
  readonly struck: FlightPoint | null;
  readonly hints: readonly NamedByHint[];
  /** What lies where the last shell burst; null if nothing does. */
  readonly burst: DrawnBurst | null;
  /** Returns what another game adds to a battle that is drawn. */
  readonly additionsTo: ((battle: Battle) => SceneAdditions | undefined) | undefined;
}

/**
 * Hook: draws the gunner's view on a canvas, as long as a shot flies or the hand that aims moves; a user who wants
 * reduced motion sees no sway. While a shot is shown, neither hints nor the observer's circle are drawn. Returns a
 * function that draws the view again in the next frame.
 */
export function useViewPicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { battle, works, barrel, aiming, shot, struck, hints, burst, additionsTo }: ViewPicture,
): () => void {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { aim, swayed, isStill } = aiming;
  const isMoving = (): boolean =>
    shot === null ? !still && !isStill() : shot.clock.now() < Infinity;
  const paint: Picture['paint'] = (context, inks, size, moving) => {
    const shown = shot === null ? null : { ...shot, time: shot.clock.now() };
    drawView(context, inks, {
      works,
      battle: shown?.before ?? battle,
      barrel,
      aim: shown?.shot.aim ?? (still ? aim : swayed()),
      size,
      shot:
        shown === null
          ? null
          : { bolt: boltAt(shown.shot, shown.time), struck: struckBy(shown.shot, shown.time) },
      circle: shown === null ? struck : null,
      hints: shown === null ? hints : [],
      burst: shown === null ? burst : shown.effects?.burstAt(shown.time),
      additions: additionsTo?.(shown?.before ?? battle),
      moving,
    });
  };
  return usePicture(canvas, { isMoving, paint });
}
