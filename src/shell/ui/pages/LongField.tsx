import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { t } from '../../words/t';

/**
 * The most characters of a text that is shown whole in its field and can be edited. Line breaking in a longer one,
 * which may be a single word, keeps a browser busy for seconds at every touch.
 */
const LONGEST_FIELD = 10_000;
/** The characters shown of a longer one. */
const SHOWN = 2_000;
/** The most lines of an editable text, and the lines shown of a longer one: each is laid out, even if empty. */
const MOST_LINES = 300;

const LINE_END = /\r\n?|\n/;

const isLong = (text: string): boolean =>
  text.length > LONGEST_FIELD || text.split(LINE_END, MOST_LINES + 1).length > MOST_LINES;

const beginningOf = (text: string): string =>
  text.slice(0, SHOWN).split(LINE_END, MOST_LINES).join('\n');

interface LongFieldProps {
  readonly id: string;
  readonly text: string;
  readonly rows?: number;
  readonly describedBy: string;
  readonly onText: (text: string) => void;
}

/**
 * Renders a text area that stays fast with a `text` of any length: of a text over 10,000 characters or 300 lines it
 * shows only the beginning, which cannot be edited but replaced by pasting. `onText` is called with the whole new text.
 */
export function LongField({ id, text, rows, describedBy, onText }: LongFieldProps): ReactNode {
  const long = isLong(text);
  const shown = long ? beginningOf(text) : text;

  /** Takes a text pasted or dropped in one piece that the field would otherwise show whole. */
  function take(event: ClipboardEvent | DragEvent, data: DataTransfer, added: string): void {
    const { selectionStart, selectionEnd } = event.currentTarget as HTMLTextAreaElement;
    if (added === '' || data.files.length > 0) return;
    const whole = long ? added : text.slice(0, selectionStart) + added + text.slice(selectionEnd);
    if (!long && !isLong(whole)) return;
    event.preventDefault();
    onText(whole);
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
        value={long ? `${shown}…` : text}
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
          {t('shell:longText.beginning', { shown: shown.length, count: text.length })}{' '}
          <button type="button" className="plain" onClick={() => onText('')}>
            {t('shell:longText.empty')}
          </button>
        </p>
      )}
    </>
  );
}
