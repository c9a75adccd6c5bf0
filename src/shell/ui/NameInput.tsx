import type { ComponentProps, ReactNode } from 'react';

/**
 * The props of a field for a name: the present `name`, the greatest number of its characters, `onName`, called with the
 * name after each change, and further props of an HTML input.
 */
export interface NameInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'maxLength' | 'type'
> {
  readonly name: string;
  readonly longest: number;
  readonly onName: (name: string) => void;
}

/**
 * Renders a field for a name of at most `longest` characters; `onName` is called with it after each change. A longer
 * text is cut where it enters the page: a megabyte pasted by mistake would stop the page for seconds.
 */
export const NameInput = ({ name, longest, onName, ...others }: NameInputProps): ReactNode => (
  <input
    autoComplete="off"
    {...others}
    maxLength={longest}
    value={name}
    onChange={({ target }) => onName(target.value.slice(0, longest))}
  />
);
