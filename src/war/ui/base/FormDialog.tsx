import { useId, type ReactNode } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
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
            {t('field:cancel')}
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
