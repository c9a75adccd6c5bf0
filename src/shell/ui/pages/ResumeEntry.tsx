import type { ReactNode } from 'react';

interface ResumeEntryProps {
  readonly label: string;
  readonly onResume: () => void;
  /** What the game is called. */
  readonly game: string;
  /** How it stands, a line each; empty lines are left out, here and below. */
  readonly facts: readonly string[];
  /** What else is said of it, in small letters. */
  readonly more?: readonly string[];
}

/** The way back to the game in progress. */
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
        {lines(more, 'menu-resume-more')}
      </p>
    </div>
  );
};
