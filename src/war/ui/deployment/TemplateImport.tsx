import { useId, useState, type ReactNode } from 'react';
import {
  LONGEST_TEMPLATE_TEXT,
  readTemplateText,
  type FoundTemplate,
} from '../../game/templateText';
import { tellTemplate } from '../../words/templates';
import { templateFault } from '../../words/templateFaults';

interface TemplateImportProps {
  /** True where they could be kept. */
  readonly onImport: (found: readonly FoundTemplate[]) => boolean;
}

/** Reads templates from a text or a file; what has faults stays in the field, and they are told. */
export function TemplateImport({ onImport }: TemplateImportProps): ReactNode {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const faultList = useId();

  async function take(file: File): Promise<void> {
    const { size, name } = file;
    if (size > 4 * LONGEST_TEMPLATE_TEXT) {
      const fault = { found: size, wanted: LONGEST_TEMPLATE_TEXT };
      setFaults([tellTemplate('faults.longText', fault)]);
      return;
    }
    try {
      setText(await file.text());
      setFaults([]);
    } catch {
      setFaults([tellTemplate('done.unreadFile', { name })]);
    }
  }

  function importIt(): void {
    const reading = readTemplateText(text);
    setFaults(reading.ok ? [] : [...new Set(reading.faults.map(templateFault))]);
    if (reading.ok && onImport(reading.templates)) setText('');
  }

  return (
    <details className="template-import">
      <summary>{tellTemplate('import')}</summary>
      <form
        className="template-text"
        onSubmit={(event) => {
          event.preventDefault();
          importIt();
        }}
      >
        <label>
          {tellTemplate('importText')}
          <textarea
            rows={4}
            value={text}
            spellCheck={false}
            aria-describedby={faultList}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          {tellTemplate('importFile')}
          <input
            type="file"
            accept=".txt,.gow,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) void take(file);
              event.target.value = '';
            }}
          />
        </label>
        <button type="submit" disabled={text.trim() === ''}>
          {tellTemplate('importDo')}
        </button>
        <div id={faultList} role="alert" className="template-bad">
          {faults.length > 0 && (
            <>
              <p>{tellTemplate('importRefused')}</p>
              <ul>
                {faults.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </form>
    </details>
  );
}
