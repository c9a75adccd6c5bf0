import type { ReactNode } from 'react';
import { t } from '../../words/t';

const BACK = 'M9 4 4 9l5 5M4 9h7.5a4.5 4.5 0 0 1 0 9H9';
const ON = 'm11 4 5 5-5 5M16 9H8.5a4.5 4.5 0 0 0 0 9H11';

interface StepProps {
  readonly name: string;
  readonly path: string;
  readonly enabled: boolean;
  readonly onStep: () => void;
}

const Step = ({ name, path, enabled, onStep }: StepProps) => (
  <button
    type="button"
    className="draft-step"
    aria-label={name}
    title={name}
    disabled={!enabled}
    onClick={onStep}
  >
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentcolor" strokeWidth="2" />
    </svg>
  </button>
);

interface UndoRedoProps {
  readonly editor: { readonly undo: () => void; readonly redo: () => void };
  readonly state: { readonly undoable: boolean; readonly redoable: boolean };
}

/**
 * Renders two buttons that undo and redo a change of an editor's draft, by calling `editor`; each is disabled if
 * `state` says that there is nothing to undo or redo.
 */
export const UndoRedo = ({ editor, state }: UndoRedoProps): ReactNode => (
  <>
    <Step name={t('shellDrafts:undo')} path={BACK} enabled={state.undoable} onStep={editor.undo} />
    <Step name={t('shellDrafts:redo')} path={ON} enabled={state.redoable} onStep={editor.redo} />
  </>
);
