import { useEffect, useReducer, type ReactNode } from 'react';
import { untilShownChanges } from '../../clock';
import './clockFace.css';

/** From here on time is short, in milliseconds: it is seen by shape and word. */
const LOW = 30_000;

interface ClockFaceProps {
  /** Whose time it is. */
  readonly name: string;
  /** Which of the two sides that is: the face shows it by its edge. */
  readonly which: 'first' | 'second';
  /** What is left now, in milliseconds; another function whenever the clock is set. */
  readonly left: () => number;
  /** All the time there was: one that is short from the start is not told to be. */
  readonly time: number;
  /** Whether it is this side's time, and whether that runs. */
  readonly inHand: boolean;
  readonly running: boolean;
  readonly words: (left: number) => string;
  /** Said where time is short, and where the clock stands still. */
  readonly low: string;
  readonly standing: string;
}

/**
 * The time one side has left. It counts by itself, alone on the page: a second apart, of the last ten a tenth, and not
 * at all while it stands still.
 */
export function ClockFace(props: ClockFaceProps): ReactNode {
  const { name, which, left, time, inHand, running, words, low, standing } = props;
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const rest = left();
      if (rest > 0)
        timer = setTimeout(() => {
          tick();
          wait();
        }, untilShownChanges(rest));
    };
    wait();
    return () => clearTimeout(timer);
  }, [left, running]);

  const now = left();
  // Nobody hurries in another's time.
  const isLow = inHand && now <= LOW && time > LOW;
  const note = inHand && !running ? standing : isLow ? low : '';
  return (
    <div
      className="clock-face"
      role="timer"
      aria-label={name}
      data-which={which}
      data-in-hand={inHand}
      data-low={isLow}
    >
      <span className="clock-name">{name}</span>
      <span className="clock-digits">{words(now)}</span>
      <span className="clock-note">{note}</span>
    </div>
  );
}
