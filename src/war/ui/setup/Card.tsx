import { useId, type ReactNode } from 'react';

/**
 * The props of a card, a radio button of a new game: the HTML name of its `group`, its name and text, a `mark` after
 * the name (null for none), a picture, whether it is chosen, and the callback that chooses it.
 */
export interface CardProps {
  readonly group: string;
  readonly words: {
    readonly name: string;
    /** The language of the name, if it may differ from the page's. */
    readonly language?: string;
    readonly text: ReactNode;
  };
  readonly mark?: string | null;
  /** Drawn between the name and the text. */
  readonly picture?: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/**
 * A radio button in the form of a card, for one of several choices of a new game: a name, a text, and optionally a
 * `mark` after the name and a picture. `group` is the HTML name that its alternatives share; `onChoose` is called when
 * it is chosen.
 */
export function Card({
  group,
  words,
  mark = null,
  picture,
  chosen,
  onChoose,
}: CardProps): ReactNode {
  const id = useId();
  return (
    <label className={picture === undefined ? 'hq-card' : 'hq-card hq-map-card'}>
      <input
        type="radio"
        name={group}
        checked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className="hq-card-name">
        <span lang={words.language}>{words.name}</span>
        {mark !== null && <em> {mark}</em>}
      </span>
      {picture}
      <span id={`${id}-text`} className="hq-card-text">
        {words.text}
      </span>
    </label>
  );
}
