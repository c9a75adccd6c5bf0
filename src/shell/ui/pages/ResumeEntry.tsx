import type { ReactNode } from 'react';

interface ResumeEntryProps {
  readonly label: string;
  readonly onResume: () => void;
  /** The name of the game. */
  readonly game: string;
  /** Its state, one fact a line; empty lines are omitted, here and below. */
  readonly facts: readonly string[];
  readonly more?: readonly string[];
}

/**
 * Renders the entry of the start menu for the game in progress: a button labelled `label` that calls `onResume`, with
 * the name of the game and its state (`facts`, `more` in small letters), each fact on a line of its own.
 */
export const ResumeEntry = (props: ResumeEntryProps): ReactNode => {
  const { label, onResume, game, facts, more = [] } = props;
  const lines = (texts: readonly string[], look?: string): ReactNode =>
    texts
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text} className={look}>
          {text}
        </span>
      ));
  return (
    <div className="menu-resume">
      <button
        type="button"
        className="primary"
        aria-describedby="game-in-progress"
        onClick={onResume}
      >
        {label}
      </button>
      <p id="game-in-progress">
        <strong>{game}</strong>
        {lines(facts)}
        {lines(more, 'note')}
      </p>
    </div>
  );
};
