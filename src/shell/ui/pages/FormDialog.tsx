import { useId, useState, type ReactNode } from 'react';
import { stripInvisible } from '../../stripInvisible';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { NameInput, type NameInputProps } from '../NameInput';
import './pages.css';

interface FormDialogProps {
  readonly title: string;
  readonly act: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Its fields: labels around inputs, and paragraphs; the one with `data-first-focus` gets the focus. */
  readonly children: ReactNode;
}

/**
 * Renders an open dialog with fields to fill in (`children`) and two buttons: one labelled `act` that calls `onSubmit`,
 * as Enter in a field does, and one that calls `onClose`, as Escape does.
 */
export function FormDialog({ title, act, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('shell:cancel')}
          </button>
          <button type="submit" form={id} className="primary">
            {act}
          </button>
        </>
      }
    >
      <form
        id={id}
        className="dialog-form stack"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

interface NameDialogProps extends Pick<NameInputProps, 'name' | 'longest' | 'onName'> {
  readonly title: string;
  readonly label: string;
  /** A note on the effect of the name, or of none. */
  readonly note?: string;
  readonly onClose: () => void;
}

/**
 * Renders an open dialog that asks for a name of at most `longest` characters, at first `name`. `onName` gets the name
 * without invisible characters and outer blanks, which may be empty; `onClose` is called when the user cancels.
 */
export function NameDialog(props: NameDialogProps) {
  const { title, label, name: first, longest, note, onName, onClose } = props;
  const [name, setName] = useState(first);
  const id = useId();
  return (
    <FormDialog
      title={title}
      act={t('shell:saveName')}
      onClose={onClose}
      onSubmit={() => onName(stripInvisible(name))}
    >
      <label>
        {label}
        <NameInput
          data-first-focus
          aria-describedby={note === undefined ? undefined : id}
          onName={setName}
          {...{ name, longest }}
        />
      </label>
      {note !== undefined && (
        <p id={id} className="note">
          {note}
        </p>
      )}
    </FormDialog>
  );
}
