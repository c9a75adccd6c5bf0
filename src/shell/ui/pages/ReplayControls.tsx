import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { PACES, type Pace, type StepKind } from '../../replay';
import { t } from '../../words/t';
import './pages.css';

/** The icons of the steps, in a square of 24. */
const ICONS: Readonly<Record<StepKind | 'play' | 'pause', string>> = {
  first: 'M4 5h3v14H4zM20 5v14l-11-7z',
  previousTurn: 'M12 5v14L2 12zM22 5v14l-10-7z',
  previous: 'M17 5v14L7 12z',
  next: 'M7 5v14l10-7z',
  nextTurn: 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M17 5h3v14h-3zM4 5v14l11-7z',
  play: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9 7v10l8-5z',
  pause:
    'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21zM12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM8 7.5h3v9H8zM13 7.5h3v9h-3z',
};
const BEFORE_PLAY = ['first', 'previousTurn', 'previous'] as const;
const AFTER_PLAY = ['next', 'nextTurn', 'last'] as const;

/** How many milliseconds each order is shown while a replay plays, by pace. */
export const DWELL: Readonly<Record<Pace, number>> = { slow: 1600, normal: 800, fast: 260 };

interface ReplayControlsProps {
  /** What is replayed. */
  readonly label: string;
  readonly stepWords: (kind: StepKind) => string;
  readonly onStep: (kind: StepKind) => void;
  readonly playing: boolean;
  readonly onPlay: () => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly slider: {
    readonly label: string;
    /** The position, in words. */
    readonly text: string;
    readonly min: number;
    readonly max: number;
    readonly value: number;
    readonly onChange: (value: number) => void;
  };
}

/**
 * Renders the controls of a replay: a slider, a button for each kind of step (`onStep`, labelled by `stepWords`), a
 * button that starts or, while `playing`, pauses it (`onPlay`), and the choice of its pace (`onPace`).
 */
export function ReplayControls(props: ReplayControlsProps): ReactNode {
  const { label, stepWords, onStep, playing, onPlay, pace, onPace, slider } = props;
  const paceId = useId();
  const button = (
    icon: keyof typeof ICONS,
    words: string,
    act: () => void,
    key: string = icon,
  ): ReactNode => (
    <button key={key} type="button" title={words} aria-label={words} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} fillRule="evenodd" />
      </svg>
    </button>
  );
  const stepButton = (name: StepKind): ReactNode =>
    button(name, stepWords(name), () => onStep(name));
  const act = playing ? 'pause' : 'play';
  return (
    <div className="replay-controls" role="group" aria-label={label}>
      <input
        type="range"
        aria-label={slider.label}
        aria-valuetext={slider.text}
        min={slider.min}
        max={slider.max}
        value={slider.value}
        onChange={({ target }) => slider.onChange(Number(target.value))}
      />
      <div className="replay-steps">
        {BEFORE_PLAY.map(stepButton)}
        {/* One button, which keeps the focus when it is pressed again. */}
        {button(act, t(`shell:replay.${act}`), onPlay, 'play')}
        {AFTER_PLAY.map(stepButton)}
      </div>
      <label className="replay-pace" htmlFor={paceId}>
        {t('shell:replay.pace')}
        <select
          id={paceId}
          value={pace}
          onChange={({ target }) => {
            const chosen = PACES.find((each) => each === target.value);
            if (chosen !== undefined) onPace(chosen);
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {t(`shell:replay.paces.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface PlayingProps {
  readonly at: number;
  readonly last: number;
  /** Milliseconds that the present order is shown. */
  readonly dwell: number;
  readonly onStep: (kind: 'first' | 'next') => void;
}

interface Playing {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Hook: returns whether a replay plays by itself, and functions that toggle and stop that. While it plays,
 * `onStep('next')` is called every `dwell` milliseconds until `at`, the number of orders shown, reaches `last`; if
 * toggled at the end, it begins with `onStep('first')`.
 */
export function usePlaying({ at, last, dwell, onStep }: PlayingProps): Playing {
  const [wanted, setWanted] = useState(false);
  const atEnd = at === last;
  const playing = wanted && !atEnd;
  if (wanted && atEnd) setWanted(false);
  const next = useEffectEvent(() => onStep('next'));
  useEffect(() => {
    if (!playing) return;
    const timer = window.setTimeout(() => next(), dwell);
    return () => window.clearTimeout(timer);
  }, [playing, at, dwell]);
  return {
    playing,
    toggle: () => {
      if (atEnd) onStep('first');
      setWanted(!playing);
    },
    stop: () => setWanted(false),
  };
}
