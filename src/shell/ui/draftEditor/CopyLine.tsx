import { useRef } from 'react';
import { copyText } from '../../platform/pieces';
import { selectWhole } from '../selectWhole';
import { t } from '../../words/t';

interface CopyLineProps {
  readonly name: string;
  readonly text: string;
  readonly onTell: (sentence: string) => void;
}

/** A text with a button that copies it, for a dialog that reports the result. */
export function CopyLine({ name, text, onTell }: CopyLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      onTell(t('shellDrafts:copied', { name }));
    } catch {
      field.current?.select();
      onTell(t('shellDrafts:notCopied'));
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
