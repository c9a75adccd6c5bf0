import { useId, type ReactNode } from 'react';

/**
 * The props of a row of radio buttons: its `values` and the one that is checked (null for none), their labels
 * (`words`), `onChoose`, called with the chosen value, and whether the checked one gets the initial focus (`first`).
 */
export interface SegmentsProps<V extends string> {
  /** What is chosen, without a legend around it that says so. */
  readonly label?: string;
  readonly values: readonly V[];
  readonly value: V | null;
  readonly words: (value: V) => string;
  /** Returns the language of a value's text, if it is not that of the page. */
  readonly lang?: (value: V) => string;
  readonly first?: boolean;
  readonly onChoose: (value: V) => void;
}

/**
 * Renders a row of radio buttons, drawn side by side: one for each of `values`, labelled by `words`, with `value`
 * checked (none if null). `onChoose` is called with the value that the user chooses. With `first`, the checked one gets
 * the initial focus of its dialog.
 */
export function Segments<V extends string>(props: SegmentsProps<V>): ReactNode {
  const { label, values, value, words, lang, first = false, onChoose } = props;
  const name = useId();
  return (
    <div
      className="segments"
      {...(label !== undefined && { role: 'radiogroup', 'aria-label': label })}
    >
      {values.map((each) => (
        <label key={each} lang={lang?.(each)}>
          <input
            type="radio"
            name={name}
            checked={value === each}
            data-first-focus={(first && value === each) || undefined}
            onChange={() => onChoose(each)}
          />
          <span>{words(each)}</span>
        </label>
      ))}
    </div>
  );
}
