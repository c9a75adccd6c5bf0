import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import { copyText } from '../../../../shell/platform/pieces';
import { selectWhole } from '../../../../shell/ui/selectWhole';
import { t } from '../../../words/t';

/** Shows the result of the last act, beside its button. */
export type Announce = (sentence: string) => void;

/** Returns the `Announce` of a part of the dialog. */
export type AnnounceAt = (at: string) => Announce;

/** The last act's part of the dialog, and its result. */
export const SaidContext = createContext<{ readonly at: string; readonly sentence: string } | null>(
  null,
);

/** The result of the last act in this part of a dialog. */
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

/** A text on one line, to copy by a button or by hand. */
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

/** Copies a text, or shows it selected if the browser forbids that. */
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
