import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './Dialog';

/**
 * The props of a question: its title and texts; the label of the answer that changes nothing (`stay`) and of the one
 * that acts (`act`), with the callbacks for each; `danger` if the act destroys something. By default it is open.
 */
export interface QuestionProps extends Pick<
  DialogProps,
  'title' | 'reason' | 'children' | 'onKey'
> {
  readonly open?: boolean;
  /** The answer that changes nothing: it has the focus, and Escape gives it too. */
  readonly stay: string;
  readonly onStay: () => void;
  readonly act: string;
  readonly onAct: () => void;
  readonly danger?: boolean;
}

/**
 * Renders a dialog that asks before an act, with two buttons: `stay`, which changes nothing, has the focus, and is also
 * the answer of Escape (`onStay`); and `act`, which is protected against double presses (`onAct`). `danger` marks an
 * act that destroys something; it is shown unless `open` is false.
 */
export const Question = (props: QuestionProps): ReactNode => {
  const { open = true, stay, onStay, act, onAct, danger = false, ...rest } = props;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      actions={
        <>
          <button type="button" data-first-focus onClick={onStay}>
            {stay}
          </button>
          <button
            type="button"
            data-irreversible
            className={danger ? 'danger' : 'primary'}
            onClick={onAct}
          >
            {act}
          </button>
        </>
      }
      {...rest}
    />
  );
};
