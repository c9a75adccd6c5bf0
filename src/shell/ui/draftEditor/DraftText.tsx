import { useId, useState, type ReactNode } from 'react';
import { t } from '../../words/t';
import { Dialog } from '../Dialog';
import { FileChoice } from '../FileChoice';
import { LongField } from '../pages/LongField';
import { CopyLine } from './CopyLine';
import { useLinkOf } from './useLinkOf';

interface DraftTextProps {
  readonly title: string;
  /** Says what kinds of text are accepted. */
  readonly help: string;
  /** The label of the button that takes the text. */
  readonly act: string;
  /** Reads as much of a text as possible; returns sentences about it, and whether anything was read. */
  readonly take: (
    text: string,
  ) => Promise<{ readonly isTaken: boolean; readonly sentences: readonly string[] }>;
  /** The draft as texts, by name. */
  readonly texts: readonly (readonly [name: string, text: string])[];
  /** The text in its link; null if it has none. */
  readonly linked: string | null;
  readonly writeLink: (text: string) => Promise<string>;
  /** More acts on the draft; `tell` shows their results. */
  readonly children?: (tell: (sentence: string) => void) => ReactNode;
  readonly onClose: () => void;
}

/** A dialog that reads a draft from a text or a file, and shows it as text and link. */
export function DraftText(props: DraftTextProps): ReactNode {
  const { title, help, act, take, texts, linked, writeLink, children, onClose } = props;
  const [text, setText] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const id = useId();
  const link = useLinkOf(linked, writeLink);
  const tell = (sentence: string): void => setSaid([sentence]);
  async function takeText(given: string): Promise<void> {
    const { isTaken, sentences } = await take(given);
    if (isTaken) setText('');
    setSaid([...new Set(sentences)]);
  }
  const takeFile = (file: File): void =>
    void file
      .text()
      .then(takeText)
      .catch(() => tell(t('shellDrafts:unread', { name: file.name })));
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
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <h3>{t('shellDrafts:to')}</h3>
        {texts.map(([name, written]) => (
          <CopyLine key={name} name={name} text={written} onTell={tell} />
        ))}
        {link !== null && <CopyLine name={t('shellDrafts:link')} text={link} onTell={tell} />}
        {children?.(tell)}
      </div>
    </Dialog>
  );
}
