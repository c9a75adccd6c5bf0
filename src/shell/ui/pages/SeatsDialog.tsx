import type { ReactNode } from 'react';
import { PROGRAM_PACES, type ProgramPace } from '../../programPace';
import { usePauseRequest } from '../clock/usePauseRequest';
import { Dialog } from '../Dialog';
import { Segments } from '../Segments';
import './pages.css';

/** The texts of the dialog of seats: its title, what it is about, its two buttons, and the choice of a pace. */
interface SeatsWords {
  readonly title: string;
  readonly about: string;
  readonly cancel: string;
  readonly change: string;
  readonly pace: string;
  readonly paces: (pace: ProgramPace) => string;
}

interface SeatsDialogProps {
  readonly words: SeatsWords;
  readonly children: ReactNode;
  /** The pace at which a program's orders are shown; it changes at once. */
  readonly pace: ProgramPace;
  readonly onPace: (pace: ProgramPace) => void;
  /** Called when the chosen seats are wanted; `onClose` is called before. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that asks who gives each side's orders from now on (`children`) and how fast a program's orders are
 * shown (`onPace`). `onChange` is called when the player confirms the seats, `onClose` when the dialog is closed, by
 * either button. The game is paused while it is open.
 */
export function SeatsDialog(props: SeatsDialogProps): ReactNode {
  const { words, children, pace, onPace, onChange, onClose } = props;
  usePauseRequest();
  return (
    <Dialog
      open
      title={words.title}
      reason={<p>{words.about}</p>}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              onClose();
              onChange();
            }}
          >
            {words.change}
          </button>
        </>
      }
    >
      {children}
      <fieldset className="seats-pace">
        <legend>{words.pace}</legend>
        <Segments values={PROGRAM_PACES} value={pace} words={words.paces} onChoose={onPace} />
      </fieldset>
    </Dialog>
  );
}
