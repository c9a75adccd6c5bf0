import { createContext, useContext, useId, useRef, type ReactNode } from 'react';
import { copyText } from '../../../../shell/platform/pieces';
import { selectWhole } from '../../../../shell/ui/selectWhole';
import { t } from '../../../words/t';

/** Shows the result of what was just done, beside its button. */
export type Announce = (sentence: string) => void;

/** Returns the `Announce` for a part of the dialog, by the part's name. */
export type AnnounceAt = (at: string) => Announce;

/** The part of the dialog in which something was done last, and its result; null if nothing was. */
export const SaidContext = createContext<{ readonly at: string; readonly sentence: string } | null>(
  null,
);

/** Shows the result of what was done last, if it was in this part of the dialog. */
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

/** A row with a text on one line, to copy by a button or by hand. */
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

/** Copies a text to the clipboard and says so; if the browser forbids it, shows it selected. */
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
