import { useEffect, useReducer, type ReactNode } from 'react';
import { untilShownChanges } from '../../clock';
import './clockFace.css';

/** The time left in milliseconds below which it is shown as short, by shape and word. */
const LOW = 30_000;

interface ClockFaceProps {
  /** The name of the side. */
  readonly name: string;
  /** Which of the two sides it is; the face shows it by its edge. */
  readonly which: 'first' | 'second';
  /** Returns the milliseconds left now; another function whenever the clock is set. */
  readonly left: () => number;
  /** The whole time; one that is short from the start is not marked. */
  readonly time: number;
  readonly active: boolean;
  readonly running: boolean;
  readonly words: (left: number) => string;
  readonly low: string;
  readonly pausedNote: string;
}

/**
 * Renders the time `left` of one side, in the form that `words` returns, with the side's name. While `running`, the
 * face is updated every second, in the last ten seconds every tenth. During the side's turn (`active`) a note says that
 * little time is left (`low`), or that the clock stands still (`pausedNote`).
 */
export function ClockFace(props: ClockFaceProps): ReactNode {
  const { name, which, left, time, active, running, words, low, pausedNote } = props;
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
  // A side is only hurried during its own turn.
  const isLow = active && now <= LOW && time > LOW;
  const note = active && !running ? pausedNote : isLow ? low : '';
  return (
    <div
      className="clock-face"
      role="timer"
      aria-label={name}
      data-which={which}
      data-active={active}
      data-low={isLow}
    >
      <span className="clock-name">{name}</span>
      <span className="clock-digits">{words(now)}</span>
      <span className="clock-note">{note}</span>
    </div>
  );
}
