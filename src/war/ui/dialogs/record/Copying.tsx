import { createContext, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../../../shell/platform/browserApis';
import { selectWhole } from '../../../../shell/ui/selectWhole';
import { t } from '../../../words/t';

/** A function that shows a sentence on the result of an act, such as copying, beside the button for it. */
export type Announce = (sentence: string) => void;

const useMessage = () => useState({ at: '', sentence: '' });

/** The last message of a dialog, with the name of the part in which it is shown (`at`), and its setter. */
const MessageContext = createContext<ReturnType<typeof useMessage>>([
  { at: '', sentence: '' },
  () => undefined,
]);

/** Shows the last message of its children (`useAnnounce`) in the part of the dialog where the act was. */
export const Messages = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <MessageContext value={useMessage()}>{children}</MessageContext>
);

/** Hook: returns the function that shows results in the part `at` of the dialog, in its `Done`. */
export function useAnnounce(at: string): Announce {
  const [, setMessage] = useContext(MessageContext);
  return (sentence) => setMessage({ at, sentence });
}

/** A paragraph with the result of the last act, if that was in the part `at` of the dialog; else an empty one. */
export function Done({ at }: { readonly at: string }): ReactNode {
  const [message] = useContext(MessageContext);
  return (
    <p role="status" className="record-done">
      {message.at === at && message.sentence}
    </p>
  );
}

interface CopyRowProps {
  readonly name: string;
  readonly text: string;
  /** What this text cannot express. */
  readonly notes?: readonly string[];
}

/**
 * A field labelled `name` with a read-only text in one line, and a button that copies it. `notes` are sentences on the
 * text, such as what it cannot express.
 */
export function CopyRow({ name, text, notes = [] }: CopyRowProps): ReactNode {
  const announce = useAnnounce(name);
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
          onClick={() => void copy(name, text, announce, () => field.current?.focus())}
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
