import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './Dialog';

/** The props of a question: its texts, the answer that changes nothing (`stay`), and the answer that acts (`act`). */
export interface QuestionProps extends Pick<
  DialogProps,
  'title' | 'reason' | 'children' | 'onKey'
> {
  readonly open?: boolean;
  /** The answer that changes nothing: it has the focus, and Escape gives it too. */
  readonly stay: string;
  readonly onStay: () => void;
  /** The answer that does what the question asks. */
  readonly act: string;
  readonly onAct: () => void;
  /** Whether something is lost for good by it. */
  readonly danger?: boolean;
}

/**
 * Renders a dialog that asks before an act. The answer that changes nothing has the focus, so that a key pressed
 * without reading does nothing.
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
