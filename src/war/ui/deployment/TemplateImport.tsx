import { useId, useState, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import {
  LONGEST_TEMPLATE_TEXT,
  readTemplateText,
  type FoundTemplate,
  type TemplateFault,
} from '../../game/templateText';
import { t } from '../../words/t';
import { templateFault } from '../../words/saveFaults';
import { LongField } from '../../../shell/ui/pages/LongField';

/** The most faults that are listed; the others are counted. */
const MOST_FAULTS = 50;

function faultSentences(faults: readonly TemplateFault[]): string[] {
  const sentences = faults.slice(0, MOST_FAULTS).map(templateFault);
  const count = faults.length - sentences.length;
  return [...new Set(sentences), ...(count > 0 ? [t('templates:faults.more', { count })] : [])];
}

interface TemplateImportProps {
  readonly board: Board;
  readonly onImport: (found: readonly FoundTemplate[]) => boolean;
}

/**
 * A form that reads deployment templates from a text or a file, and calls `onImport` with them, which returns whether
 * they were saved. A text with faults stays in the field, with the faults below it. `board` is the board of positions
 * that name no map.
 */
export function TemplateImport({ board, onImport }: TemplateImportProps): ReactNode {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const faultList = useId();

  async function take(file: File): Promise<void> {
    const { size, name } = file;
    const wanted = 4 * LONGEST_TEMPLATE_TEXT;
    if (size > wanted) {
      setFaults([t('shell:longText.file', { name, found: size, wanted })]);
      return;
    }
    try {
      setText(await file.text());
      setFaults([]);
    } catch {
      setFaults([t('templates:done.unreadFile', { name })]);
    }
  }

  function importIt(): void {
    const reading = readTemplateText(text, board);
    setFaults(reading.ok ? [] : faultSentences(reading.faults));
    if (reading.ok && onImport(reading.templates)) setText('');
  }

  return (
    <details className="template-import">
      <summary>{t('templates:import')}</summary>
      <form
        className="template-text"
        onSubmit={(event) => {
          event.preventDefault();
          importIt();
        }}
      >
        <label htmlFor={`${faultList}-text`}>{t('templates:importText')}</label>
        <LongField
          id={`${faultList}-text`}
          rows={4}
          text={text}
          describedBy={faultList}
          onText={setText}
        />
        <label>
          {t('templates:importFile')}
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
          {t('templates:importDo')}
        </button>
        <div id={faultList} role="alert" className="template-bad">
          {faults.length > 0 && (
            <>
              <p>{t('templates:importRefused')}</p>
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
