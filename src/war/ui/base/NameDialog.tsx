import { useId, useState } from 'react';
import { tellRecord } from '../../words/records';
import { seenText } from '../../../shell/seenText';
import { FormDialog } from './FormDialog';

interface NameDialogProps {
  readonly title: string;
  /** What the field is for. */
  readonly label: string;
  /** What it is called so far. */
  readonly name: string;
  /** Characters of a name. */
  readonly longest: number;
  /** What comes of the name, or of none. */
  readonly note?: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what something is to be called; a name of which nothing is seen is none. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, name: first, longest, note, onName, onClose } = props;
  const [name, setName] = useState(first);
  const id = useId();
  return (
    <FormDialog
      title={title}
      act={tellRecord('library.keepName')}
      onClose={onClose}
      onSubmit={() => onName(seenText(name))}
    >
      <label>
        {label}
        <input
          data-first-focus
          autoComplete="off"
          maxLength={longest}
          value={name}
          aria-describedby={note === undefined ? undefined : id}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {note !== undefined && (
        <p id={id} className="dialog-form-note">
          {note}
        </p>
      )}
    </FormDialog>
  );
}
