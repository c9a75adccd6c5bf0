import { useId, useState, type SubmitEvent } from 'react';
import { nameOf, readSquare, type Board } from '../../../engine/board';
import { t } from '../../../words/t';
import { Dialog } from '../../../../shell/ui/Dialog';
import { leadTo } from '../../board/tabStop';
import './help.css';

interface GoToProps {
  readonly board: Board;
  readonly onClose: () => void;
}

/**
 * A dialog that asks for the name of a square, such as `H6`. It closes, by calling `onClose`, and moves the focus to
 * that square; a name without a square on `board` is reported.
 */
export function GoTo({ board, onClose }: GoToProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  function go(event: SubmitEvent): void {
    event.preventDefault();
    const name = text.trim();
    const square = readSquare(board, name);
    if (square === undefined) {
      const last = nameOf(board, board.size - 1);
      setWrong(t('lists:goTo.wrong', { text: name, row: last.charAt(0), column: last.slice(1) }));
      return;
    }
    leadTo(square, onClose);
  }
  return (
    <Dialog
      open
      title={t('lists:goTo.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('field:cancel')}
          </button>
          <button type="submit" form={id} className="primary">
            {t('lists:goTo.go')}
          </button>
        </>
      }
    >
      <form id={id} className="go-to" onSubmit={go}>
        <label htmlFor={`${id}-square`}>{t('lists:goTo.square')}</label>
        <input
          id={`${id}-square`}
          data-first-focus
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}-wrong`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-wrong`} role="alert" className="changes-bad">
          {wrong}
        </p>
      </form>
    </Dialog>
  );
}
