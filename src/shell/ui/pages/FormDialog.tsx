import { useId, useState, type ReactNode } from 'react';
import { stripInvisible } from '../../stripInvisible';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import './formDialog.css';

interface FormDialogProps {
  readonly title: string;
  /** What sends it, which Enter in any of its fields does too. */
  readonly act: string;
  readonly onSubmit: () => void;
  /** Left as it was: by its first button, or Escape. */
  readonly onClose: () => void;
  /** Its fields: labels around inputs, and paragraphs; the one with `data-first-focus` gets the focus. */
  readonly children: ReactNode;
}

/** A few fields to fill in, over the page. */
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
        className="dialog-form"
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
      act={t('shell:saveName')}
      onClose={onClose}
      onSubmit={() => onName(stripInvisible(name))}
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
