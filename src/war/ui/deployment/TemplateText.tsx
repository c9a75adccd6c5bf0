import { useRef, type ReactNode } from 'react';
import { copyText } from '../../../shell/platform/pieces';
import { selectWhole } from '../../../shell/ui/selectWhole';
import { t } from '../../words/t';
import { download } from '../../../shell/platform/download';

interface TemplateTextProps {
  readonly name: string;
  readonly text: string;
  readonly onSay: (sentence: string) => void;
}

/** A template as text, to copy or to save as a file. */
export function TemplateText({ name, text, onSay }: TemplateTextProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      onSay(t('templates:done.copied'));
    } catch {
      field.current?.select();
      onSay(t('templates:done.notCopied'));
    }
  }
  return (
    <div className="template-text">
      <textarea
        ref={field}
        readOnly
        rows={3}
        value={text}
        aria-label={t('templates:text', { name })}
        onFocus={({ target }) => selectWhole(target)}
      />
      <button type="button" onClick={() => void copy()}>
        {t('templates:copy')}
      </button>
      <button type="button" onClick={() => download(fileName(name), text, 'text/plain')}>
        {t('templates:download')}
      </button>
    </div>
  );
}

const fileName = (name: string): string =>
  `template-${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || '1'}.txt`;
