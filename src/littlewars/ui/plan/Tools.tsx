import { t } from '../../words/t';
import type { PlanHandle } from './planProps';

/** The strokes of the buttons' icons: a plus, a minus, and the corners of a frame. */
const ICONS = {
  closer: 'M8 3v10M3 8h10',
  farther: 'M3 8h10',
  whole: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
} as const;

/**
 * Renders buttons that zoom the plan, for players with neither a wheel nor two fingers: one step in (`closer`), one
 * step out (`farther`), and to the whole plan (`whole`).
 */
export function ViewportTools(acts: Pick<PlanHandle, keyof typeof ICONS>) {
  return (
    <div className="plan-tools">
      {(['closer', 'farther', 'whole'] as const).map((act) => {
        const words = t(`lwPlan:${act}`);
        return (
          <button key={act} type="button" aria-label={words} title={words} onClick={acts[act]}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={ICONS[act]} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

interface AmongProps {
  readonly ids: readonly string[];
  /** Where the finger was, in pixels of the frame, and how wide the frame is. */
  readonly at: { readonly x: number; readonly y: number };
  readonly frameWidth: number;
  readonly nameOf: (id: string) => string;
  readonly choose: (id: string) => void;
  readonly close: () => void;
}

/**
 * Renders a menu of the men and guns with these ids, which were equally close to a finger, by the names that `nameOf`
 * returns; `choose` is called with the pressed one, `close` for Escape. `at` is where in the frame of the plan the
 * finger was, and `frameWidth` how wide the frame is, in pixels.
 */
export function Among({ ids, at, frameWidth, nameOf, choose, close }: AmongProps) {
  const side = at.x > frameWidth / 2 ? 'left' : 'right';
  return (
    <div
      className="plan-among"
      data-plan-over
      data-side={side}
      role="group"
      aria-label={t('lwPlan:among')}
      style={{ translate: `${at.x}px ${at.y}px` }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      {ids.map((id, i) => (
        <button
          key={id}
          type="button"
          // Moves the focus to the menu, so that a screen reader finds it.
          ref={i === 0 ? focusOn : undefined}
          onClick={() => choose(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  );
}

const focusOn = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
