import { useId, useState, type ReactNode } from 'react';
import type { SavedStudy } from '../../store/studies/studies';
import { LONGEST_STUDY } from '../../game/studyRecord';
import { readStudyText, recordOfSaved } from '../../game/studySave';
import { studyFileName, pastedSentences } from '../../words/records';
import { readPasted } from '../../game/pasted';
import { faultSentences } from '../../words/studies';
import { t } from '../../words/t';
import { readTextFile } from '../../../shell/textFile';
import { dayAndHour } from '../../../shell/language/dates';
import { LibraryRow } from '../../../shell/ui/library/LibraryRow';
import type { Listed } from '../../../shell/ui/library/useListed';
import { FileChoice } from '../../../shell/ui/FileChoice';
import { NameStudy } from '../base/NameStudy';
import { useGameStore } from '../base/useGame';
import { useStudies } from '../base/studies';
import './studyList.css';

interface StudyListProps {
  readonly list: NonNullable<Listed<SavedStudy>>;
  readonly refresh: () => void;
}

/**
 * A list of the studies saved in this browser, each with buttons that open, rename and delete it, and a button that
 * adds one from a file. `list` has the studies, or the fault that prevents reading them; `refresh` is called to read it
 * again after a change.
 */
export function StudyList({ list, refresh }: StudyListProps): ReactNode {
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [naming, setNaming] = useState<SavedStudy | null>(null);
  const [gone, setGone] = useState<{ name: string; bringBack: () => Promise<unknown> } | null>(
    null,
  );
  const [messages, setMessages] = useState<readonly string[]>([]);
  const id = useId();

  async function importStudy(file: File): Promise<void> {
    if (file.size > LONGEST_STUDY) {
      setMessages([t('studies:import.long', { name: file.name })]);
      return;
    }
    const { text = '', ...read } = await readTextFile(file, LONGEST_STUDY);
    if ('kind' in read) {
      const why = t(`records:faults.binary.${read.kind}`);
      setMessages([t('shellLibrary:openPage.binaryFile', { name: file.name, why })]);
      return;
    }
    const pasted = readPasted(text);
    const { study, faults } = readStudyText(pasted.text);
    const sentences = [
      ...faultSentences(faults),
      ...pastedSentences(pasted.changes, read.isWindows, text),
    ];
    if (study !== null) {
      const { id: made } = await studies.create(study);
      if (faults.length === 0) {
        navigation.push({ screen: 'study', id: made });
        return;
      }
      sentences.unshift(t('studies:import.part', { name: file.name }));
    } else sentences.unshift(t('studies:import.none', { name: file.name }));
    setMessages(sentences);
    refresh();
  }

  const entries = typeof list === 'string' ? [] : list;
  return (
    <section aria-labelledby={id} className="study-list">
      <h2 id={id}>{t('studies:yours')}</h2>
      <p>{t('studies:yoursIntro')}</p>
      <div role="status">
        {typeof list === 'string' && (
          <p className="library-trouble">{t(`studies:unread.${list}`)}</p>
        )}
        {messages.map((sentence) => (
          <p key={sentence} className="study-fault">
            {sentence}
          </p>
        ))}
        {gone !== null && (
          <p>
            {t('studies:removed', { name: gone.name })}{' '}
            <button
              type="button"
              onClick={() => {
                void gone.bringBack().then(refresh);
                setGone(null);
              }}
            >
              {t('war:undo')}
            </button>
          </p>
        )}
      </div>
      <div className="study-import">
        <FileChoice label={t('studies:import.file')} onFile={(file) => void importStudy(file)} />
      </div>
      <ul className="study-entries">
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            onName={() => setNaming(entry)}
            onDelete={() =>
              void studies.remove(entry).then((bringBack) => {
                setGone({ name: nameOf(entry), bringBack });
                refresh();
              }, refresh)
            }
          />
        ))}
      </ul>
      {naming !== null && (
        <NameStudy
          name={'code' in naming.head ? '' : naming.head.name}
          onClose={() => setNaming(null)}
          onName={(name) => {
            void studies.rename(naming.id, name).then(refresh, refresh);
            setNaming(null);
          }}
        />
      )}
    </section>
  );
}

const nameOf = ({ head }: SavedStudy): string =>
  'code' in head ? t(`studies:faults.${head.code}`) : head.name || t('studies:untitled');

interface EntryProps {
  readonly entry: SavedStudy;
  readonly onName: () => void;
  readonly onDelete: () => void;
}

function Entry({ entry, onName, onDelete }: EntryProps) {
  const { navigation } = useGameStore();
  const { id, head, text } = entry;
  const name = nameOf(entry);
  const at = dayAndHour(entry.at);
  const record = recordOfSaved(text);
  return (
    <LibraryRow
      look="study-entry"
      name={name}
      isOpen
      onOpen={record === null ? null : () => navigation.push({ screen: 'study', id })}
      orders={({ save }) => [
        ...(record === null
          ? [
              {
                label: t('shellLibrary:list.download'),
                act: () => save(`study-${id}.json`, text, 'application/json'),
              },
            ]
          : [
              {
                label: t('records:library.save'),
                act: () => save(studyFileName(name), record, 'text/plain'),
              },
              { label: t('shellLibrary:list.rename'), act: onName },
            ]),
        { label: t('shellLibrary:list.delete'), act: onDelete, danger: true },
      ]}
    >
      {!('code' in head) && (
        <p>
          {t('studies:size', { count: head.actions })}
          {head.variations > 0 && ` · ${t('studies:variations', { count: head.variations })}`}
        </p>
      )}
      {at !== null && <p className="note">{t('shellLibrary:list.savedAt', { at })}</p>}
    </LibraryRow>
  );
}
