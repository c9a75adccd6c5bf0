import { useRef } from 'react';
import { copyText } from '../../../shell/platform/pieces';
import { selectWhole } from '../../../shell/ui/selectWhole';
import { tellEditor } from '../../words/editor';

interface CopyLineProps {
  readonly name: string;
  readonly text: string;
  readonly onTell: (sentence: string) => void;
}

/** A text with a button that copies it, for a dialog that tells how that went. */
export function CopyLine({ name, text, onTell }: CopyLineProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy(): Promise<void> {
    try {
      await copyText(text);
      onTell(tellEditor('copied', { name }));
    } catch {
      field.current?.select();
      onTell(tellEditor('notCopied'));
    }
  }
  return (
    <div className="editor-copy">
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
        aria-label={tellEditor('copyThat', { name })}
        onClick={() => void copy()}
      >
        {tellEditor('copy')}
      </button>
    </div>
  );
}
