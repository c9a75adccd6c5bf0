import type { ReactNode } from 'react';

interface CheckboxProps {
  readonly label: ReactNode;
  readonly on: boolean;
  /** The id of the element that explains it. */
  readonly describedBy?: string;
  /** Its CSS class, besides the common one. */
  readonly look?: string;
  readonly onChange: (on: boolean) => void;
}

/** Renders a checkbox with a label; `on` is its state, and `onChange` is called with the new one. */
export const Checkbox = ({ label, on, describedBy, look, onChange }: CheckboxProps): ReactNode => (
  <label className={look === undefined ? 'tick' : `tick ${look}`}>
    <input
      type="checkbox"
      checked={on}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
