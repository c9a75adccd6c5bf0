import { useId, useRef, useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { FileChoice } from '../FileChoice';
import { LongField } from '../pages/LongField';
import { copyText } from '../../platform/browserApis';
import { selectWhole } from '../selectWhole';
import { usePackedLink } from '../usePackedLink';

interface DraftTextProps {
  readonly title: string;
  readonly help: string;
  readonly act: string;
  /** Reads as much of a text as possible; returns sentences about it, and whether anything was read. */
  readonly take: (
    text: string,
  ) => Promise<{ readonly isTaken: boolean; readonly sentences: readonly string[] }>;
  readonly texts: readonly (readonly [name: string, text: string])[];
  /** The text in its link; null if it has none. */
  readonly linked: string | null;
  readonly writeLink: (text: string) => Promise<string>;
  /** More acts on the draft; `announce` shows their results. */
  readonly children?: (announce: (sentence: string) => void) => ReactNode;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that shows a draft as texts (`texts`) and as a link to the text `linked` (null for none), each with
 * a button that copies it; and reads another draft from a pasted text or a file, which `take` receives. `help` says
 * which texts are accepted, `act` labels the button.
 */
export function DraftText(props: DraftTextProps): ReactNode {
  const { title, help, act, take, texts, linked, writeLink, children, onClose } = props;
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly string[]>([]);
  const id = useId();
  const link = usePackedLink(linked, writeLink);
  const announce = (sentence: string): void => setMessages([sentence]);
  async function takeText(given: string): Promise<void> {
    const { isTaken, sentences } = await take(given);
    if (isTaken) setText('');
    setMessages([...new Set(sentences)]);
  }
  const takeFile = (file: File): void =>
    void file
      .text()
      .then(takeText)
      .catch(() => announce(t('shellDrafts:unread', { name: file.name })));
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="draft-text stack">
        <label htmlFor={id}>{t('shellDrafts:from')}</label>
        <p id={`${id}-help`}>{help}</p>
        <LongField id={id} text={text} describedBy={`${id}-help`} onText={setText} />
        <div className="draft-acts">
          <button type="button" disabled={text.trim() === ''} onClick={() => void takeText(text)}>
            {act}
          </button>
          <FileChoice label={t('shellDrafts:file')} onFile={takeFile} />
        </div>
        <div role="status">
          {messages.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <h3>{t('shellDrafts:to')}</h3>
        {texts.map(([name, written]) => (
          <CopyLine key={name} name={name} text={written} onAnnounce={announce} />
        ))}
        {link !== null && (
          <CopyLine name={t('shellDrafts:link')} text={link} onAnnounce={announce} />
        )}
        {children?.(announce)}
      </div>
    </Dialog>
  );
}

interface CopyLineProps {
  readonly name: string;
  readonly text: string;
  readonly onAnnounce: (sentence: string) => void;
}

/** A text with a button that copies it, for a dialog that reports the result. */
function CopyLine({ name, text, onAnnounce }: CopyLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      onAnnounce(t('shellDrafts:copied', { name }));
    } catch {
      field.current?.select();
      onAnnounce(t('shellDrafts:notCopied'));
    }
  }
  return (
    <div className="draft-copy">
      <label>
        {name}
        <textarea
          ref={field}
          readOnly
          rows={2}
          value={text}
          spellCheck={false}
          onFocus={({ target }) => selectWhole(target)}
        />
      </label>
      <button
        type="button"
        aria-label={t('shellDrafts:copyThat', { name })}
        onClick={() => void copy()}
      >
        {t('shellDrafts:copy')}
      </button>
    </div>
  );
}
