import { t } from '../../words/t';
import type { PlanHandle } from './view';

/**
 * Renders buttons that zoom the plan, for players with neither a wheel nor two fingers: one step in (`closer`), one
 * step out (`farther`), and to the whole plan (`whole`).
 */
export function ViewportTools({
  closer,
  farther,
  whole,
}: Pick<PlanHandle, 'closer' | 'farther' | 'whole'>) {
  return (
    <div className="plan-tools">
      <button
        type="button"
        aria-label={t('lwPlan:closer')}
        title={t('lwPlan:closer')}
        onClick={closer}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={t('lwPlan:farther')}
        title={t('lwPlan:farther')}
        onClick={farther}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
      <button
        type="button"
        aria-label={t('lwPlan:whole')}
        title={t('lwPlan:whole')}
        onClick={whole}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" />
        </svg>
      </button>
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
