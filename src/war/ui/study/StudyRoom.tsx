import { useEffect, useEffectEvent, useState } from 'react';
import { HOME, without } from '../../../shell/route';
import { inMemorySettings } from '../../../shell/inMemorySettings';
import { createStudyTable, type StudyTable } from '../../store/studies/studyTable';
import type { Studies, StudySaveState } from '../../store/studies/studies';
import { faultSentences, type StudyReadFault } from '../../words/studies';
import { t } from '../../words/t';
import { SettingsContext, TableContext, useGameStore } from '../base/useGame';
import { StudyScene } from './StudyScene';
import { useStudies } from '../base/studies';
import './study.css';

/**
 * Loads the study with an id from this browser and shows its screen. If its changes are saved under another id, because
 * another tab has changed it or it is damaged, the address changes to that id.
 */
export function StudyRoom({ id }: { readonly id: string }) {
  const [openedAs] = useState(() => new Map<string, string>());
  const opened = openedAs.get(id) ?? id;
  return <OpenStudy key={opened} id={opened} onMoved={(to) => void openedAs.set(to, opened)} />;
}

interface OpenStudyProps {
  readonly id: string;
  /** Called when it is saved under another id. */
  readonly onMoved: (to: string) => void;
}

/** A study on its own table, saved after every change. */
function OpenStudy({ id, onMoved }: OpenStudyProps) {
  const studies = useStudies();
  const page = useGameStore();
  const { navigation } = page;
  const [table, setTable] = useState<StudyTable | null>(null);
  /** Why nothing of it is opened, or the faults of what is not. */
  const [missing, setMissing] = useState<readonly StudyReadFault[] | null>(null);
  const [faults, setFaults] = useState<readonly StudyReadFault[]>([]);
  const [saveState, setSaveState] = useState<StudySaveState>('saved');
  const [settings] = useState(() => inMemorySettings(page.settings, { warnUnspent: false }));

  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    let saving: ReturnType<Studies['saveChanges']> | null = null;
    let left = false;
    void studies.open(id).then(({ id: own, reading }) => {
      if (left) return;
      const { study, faults } = reading;
      if (study === null) {
        if (faults.length === 0) navigation.replace(without('study'));
        else setMissing(faults);
        return;
      }
      setFaults(faults);
      const made = createStudyTable(study);
      saving = studies.saveChanges(own, made, (now, under) => {
        setSaveState(now);
        const route = navigation.route();
        // A study of its own has its own address, to which a reload leads.
        if (under === id || route.screen !== 'study' || route.id !== id) return;
        moved(under);
        navigation.replace({ screen: 'study', id: under });
      });
      setTable(made);
    });
    const leave = (): void => saving?.stop();
    // A page in the background may end without notice.
    const hide = (): void => saving?.flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      left = true;
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [studies, navigation, id]);

  if (missing !== null)
    return (
      <main className="study-missing">
        <h1>{t('studies:closed')}</h1>
        {faultSentences(missing).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <button type="button" className="primary" onClick={() => navigation.push(HOME)}>
          {t('field:headquarters')}
        </button>
      </main>
    );
  return (
    table !== null && (
      <TableContext value={table}>
        <SettingsContext value={settings}>
          <StudyScene table={table} saveState={saveState} faults={faults} />
        </SettingsContext>
      </TableContext>
    )
  );
}
