import { useId, type ReactNode } from 'react';
import { Segments, type SegmentsProps } from '../../../shell/ui/Segments';
import './form.css';

interface ChoiceProps<V extends string> extends Omit<SegmentsProps<V>, 'label' | 'lang' | 'first'> {
  readonly legend: string;
  /** An explanation of the chosen value. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * Renders a choice of one of a few values as radio buttons under a legend, with a note on the chosen value. `words`
 * returns the label of a value; `onChoose` is called with the value that is chosen.
 */
export function Choice<V extends string>(props: ChoiceProps<V>): ReactNode {
  const { legend, values, value, words, note, onChoose, children } = props;
  return (
    <fieldset className="lw-choice">
      <legend>{legend}</legend>
      <Segments values={values} value={value} words={words} onChoose={onChoose} />
      {note !== undefined && <p className="lw-note">{note}</p>}
      {children}
    </fieldset>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

/**
 * Renders a field for a number, which is typed or changed by `step`. `onChange` is called with the number, limited to
 * `least` and `most`; text that is not a number counts as `least`.
 */
export function Count({ label, value, least = 0, most, step = 1, onChange }: CountProps) {
  const id = useId();
  return (
    <p className="lw-count">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ target }) => {
          const typed = Number(target.value);
          const whole = Number.isFinite(typed) ? typed : least;
          onChange(Math.max(least, Math.min(most ?? whole, whole)));
        }}
      />
    </p>
  );
}
