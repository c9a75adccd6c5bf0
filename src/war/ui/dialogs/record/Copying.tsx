import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import { copyText } from '../../../../shell/platform/browserApis';
import { selectWhole } from '../../../../shell/ui/selectWhole';
import { t } from '../../../words/t';

/** A function that shows a sentence on the result of an act, such as copying, beside the button for it. */
export type Announce = (sentence: string) => void;

/** A function that returns, for a part of a dialog, given by its name, the function that shows results there. */
export type AnnounceAt = (at: string) => Announce;

/**
 * The last message of a dialog, for the components below: a sentence on the result of an act, and the name of the part
 * of the dialog in which it is shown (`at`); null before the first act.
 */
export const MessageContext = createContext<{
  readonly at: string;
  readonly sentence: string;
} | null>(null);

/** A paragraph with the result of the last act, if that was in the part `at` of the dialog; else an empty one. */
export function Done({ at }: { readonly at: string }): ReactNode {
  const message = useContext(MessageContext);
  return (
    <p role="status" className="record-done">
      {message?.at === at && message.sentence}
    </p>
  );
}

interface CopyRowProps {
  readonly name: string;
  readonly text: string;
  /** What this text cannot express. */
  readonly notes?: readonly string[];
  readonly onAnnounce: AnnounceAt;
}

/**
 * A field labelled `name` with a read-only text in one line, and a button that copies it. `notes` are sentences on the
 * text, such as what it cannot express; `onAnnounce` gets a sentence on whether it was copied.
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
          aria-describedby={notes.length > 0 ? `${id}-notes` : undefined}
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
        <ul id={`${id}-notes`}>
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Copies a text, called `name` in the report, to the clipboard, and calls `onAnnounce` with a sentence on that. If the
 * browser forbids it, calls `select`, which must select the text, and announces that it can be copied by hand. Never
 * rejects.
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
