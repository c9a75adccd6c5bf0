import { useId, type ReactNode } from 'react';

interface SegmentsProps<V extends string> {
  /** What is chosen, where no legend around it says so. */
  readonly label?: string;
  readonly values: readonly V[];
  readonly value: V | null;
  /** Each value as it is shown. */
  readonly words: (value: V) => string;
  /** The language of each value's words, where it is not that of the page. */
  readonly lang?: (value: V) => string;
  /** Whether it has the focus of its dialog at first. */
  readonly first?: boolean;
  readonly onChoose: (value: V) => void;
}

/** Values of which one is chosen, side by side. */
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
