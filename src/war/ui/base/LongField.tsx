import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { tellLong } from '../../words/longTexts';

/**
 * Characters up to which a text stands whole in its field and can be written in. Where lines break in a longer one, of
 * which all may be a single word, keeps a browser busy for seconds at every touch.
 */
export const LONGEST_FIELD = 10_000;
/** Characters that are shown of a longer one. */
const SHOWN = 2_000;

interface LongFieldProps {
  readonly id: string;
  /** All of the text, however much of it is shown. */
  readonly text: string;
  readonly rows?: number;
  readonly describedBy: string;
  readonly onText: (text: string) => void;
}

/** A field for a text of any length: of a long one it shows the beginning, and takes another in its place. */
export function LongField({ id, text, rows, describedBy, onText }: LongFieldProps): ReactNode {
  const long = text.length > LONGEST_FIELD;

  /** Takes a text that comes in one piece itself where the field would show it whole. */
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer, added: string): void {
    const { selectionStart, selectionEnd } = event.currentTarget as HTMLTextAreaElement;
    if (added === '' || data.files.length > 0) return;
    const kept = long ? '' : text.slice(0, selectionStart) + text.slice(selectionEnd);
    if (!long && kept.length + added.length <= LONGEST_FIELD) return;
    event.preventDefault();
    onText(long ? added : text.slice(0, selectionStart) + added + text.slice(selectionEnd));
  }

  return (
    <>
      <textarea
        id={id}
        aria-describedby={long ? `${describedBy} ${id}-shown` : describedBy}
        {...(rows !== undefined && { rows })}
        spellCheck={false}
        autoComplete="off"
        readOnly={long}
        value={long ? `${text.slice(0, SHOWN)}…` : text}
        onChange={(event) => onText(event.target.value)}
        onPaste={(event) =>
          take(event, event.clipboardData, event.clipboardData.getData('text/plain'))
        }
        onDrop={(event) =>
          take(event, event.dataTransfer, event.dataTransfer.getData('text/plain'))
        }
      />
      {long && (
        <p id={`${id}-shown`} className="long-field">
          {tellLong('beginning', { shown: SHOWN, count: text.length })}{' '}
          <button type="button" className="plain" onClick={() => onText('')}>
            {tellLong('empty')}
          </button>
        </p>
      )}
    </>
  );
}
