import { tellEditor } from '../../words/editor';
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
    className="editor-step"
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

interface BackAndOnProps {
  readonly undoable: boolean;
  readonly redoable: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** A change back, and on again. */
export const BackAndOn = ({ undoable, redoable, onUndo, onRedo }: BackAndOnProps) => (
  <>
    <Step name={t('war:undo')} path={BACK} enabled={undoable} onStep={onUndo} />
    <Step name={tellEditor('redo')} path={ON} enabled={redoable} onStep={onRedo} />
  </>
);
