import type { Phase } from '../../../shell/ui/viewport/gesture';
import type { ViewportControl } from '../../../shell/ui/viewport/useViewport';
import { watchGestures, type GesturePort } from '../../../shell/ui/viewport/watchGestures';
import type { ChooseMode } from './view';

/** What a press was upon, the nearest first, and the nearest that may be dragged. */
export interface Touched {
  readonly near: readonly string[];
  readonly movable: string | null;
  readonly mode: ChooseMode;
  /** Whether it lays a ruler. */
  readonly measures: boolean;
}

/** The plan, to hands. */
export type Hands = Required<Omit<GesturePort<Touched>, 'view'>>;

/** Watches the frame of the plan; what goes on is told once a frame, however often the pointer is heard of. */
export function watchPlan(
  frame: HTMLElement,
  view: ViewportControl,
  hands: () => Hands,
): () => void {
  let asked = 0;
  function perFrame(phase: Phase, tell: () => void): void {
    cancelAnimationFrame(asked);
    if (phase === 'move') asked = requestAnimationFrame(tell);
    else tell();
  }
  return watchGestures<Touched>(
    frame,
    {
      view,
      press: (event, at) => hands().press(event, at),
      tap: (tap) => hands().tap(tap),
      drag: (step, pointer) => perFrame(step.phase, () => hands().drag(step, pointer)),
      lasso: (step, pointer) => perFrame(step.phase, () => hands().lasso(step, pointer)),
      loupe: (step, pointer) => perFrame(step.phase, () => hands().loupe(step, pointer)),
      point: (at) => hands().point(at),
    },
    { captures: true },
  );
}
