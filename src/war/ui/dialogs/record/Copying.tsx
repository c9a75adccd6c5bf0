import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import { copyText } from '../../../../shell/platform/pieces';
import { selectWhole } from '../../../../shell/ui/selectWhole';
import { t } from '../../../words/t';

/** Shows a sentence on the result of what was just done, beside the button that did it. */
export type Announce = (sentence: string) => void;

/** Returns the function that shows results in a part of the dialog, which is given by its name. */
export type AnnounceAt = (at: string) => Announce;

/**
 * The part of the record dialog in which something was done last, by its name, and the sentence on the result; null if
 * nothing was done yet.
 */
export const SaidContext = createContext<{ readonly at: string; readonly sentence: string } | null>(
  null,
);

/**
 * Shows the sentence on the result of what was done last, if it was done in the part `at` of the dialog; otherwise an
 * empty paragraph.
 */
export function Done({ at }: { readonly at: string }): ReactNode {
  const said = useContext(SaidContext);
  return (
    <p role="status" className="record-done">
      {said?.at === at && said.sentence}
    </p>
  );
}

interface CopyRowProps {
  /** The name of the row, and of its part of the dialog. */
  readonly name: string;
  readonly text: string;
  /** What this text cannot express. */
  readonly notes?: readonly string[];
  readonly onAnnounce: AnnounceAt;
}

/**
 * A row with a text in one line, to be copied by a button or by hand. `notes` say what the text cannot express;
 * `onAnnounce` shows whether it was copied.
 */
export function CopyRow({ name, text, notes = [], onAnnounce }: CopyRowProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="record-row">
      <label htmlFor={id}>{name}</label>
      <div>
        <input
          ref={field}
          id={id}
          readOnly
          value={text}
          spellCheck={false}
          aria-describedby={notes.length > 0 ? `${id}-told` : undefined}
          onFocus={({ target }) => selectWhole(target)}
        />
        <button
          type="button"
          aria-label={t('records:export.copyAs', { name })}
          onClick={() => void copy(name, text, onAnnounce(name), () => field.current?.focus())}
        >
          {t('records:export.copy')}
        </button>
      </div>
      <Done at={name} />
      {notes.length > 0 && (
        <ul id={`${id}-told`}>
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Copies a text to the clipboard and announces that. If the browser forbids it, calls `select`, which selects the text,
 * and announces that it can be copied by hand.
 */
export async function copy(
  name: string,
  text: string,
  onAnnounce: Announce,
  select: () => void,
): Promise<void> {
  try {
    await copyText(text);
    onAnnounce(t('records:export.copied', { name }));
  } catch {
    select();
    onAnnounce(t('records:export.copyFailed'));
  }
}
