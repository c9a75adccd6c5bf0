import type { ReactNode } from 'react';
import { Dialog } from '../Dialog';

interface StoppedClockProps {
  readonly title: string;
  /** Whose turn it is. */
  readonly turn: string;
  /** The time left of each side that is shown, in words. */
  readonly times: readonly {
    readonly name: string;
    readonly which: 'first' | 'second';
    readonly left: string;
  }[];
  readonly note: string;
  readonly goOn: string;
  readonly onGoOn: () => void;
  readonly leave: string;
  readonly onLeave: () => void;
  /** Called with the name of a key pressed on the card. */
  readonly onKey?: (name: string) => void;
}

/**
 * Renders a card that covers the board while the clock is stopped, so that nobody can think about it without losing
 * time: whose turn it is, the times left, a `note`, and two buttons. `goOn`, also chosen by Escape, calls `onGoOn` to
 * let the clock run again; `leave` calls `onLeave`.
 */
export function StoppedClock(props: StoppedClockProps): ReactNode {
  const { title, turn, times, note, goOn, onGoOn, leave, onLeave, onKey } = props;
  return (
    <Dialog
      open
      look="dialog-covers"
      title={title}
      onClose={onGoOn}
      {...(onKey && { onKey })}
      reason={
        <>
          <p>{turn}</p>
          <dl className="clock-card-times">
            {times.map(({ name, which, left }) => (
              <div key={which} data-which={which}>
                <dt>{name}</dt>
                <dd>{left}</dd>
              </div>
            ))}
          </dl>
          <p>{note}</p>
        </>
      }
      actions={
        <>
          <button type="button" onClick={onLeave}>
            {leave}
          </button>
          <button type="button" className="primary" data-first-focus onClick={onGoOn}>
            {goOn}
          </button>
        </>
      }
    />
  );
}
