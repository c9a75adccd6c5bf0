import { useState } from 'react';
import type { Opened } from '../../game/records';
import { studyOfWar } from '../../game/study';
import { readStudyText } from '../../game/studySave';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { useStudies } from './studies';

interface OpenAsStudyProps {
  readonly text: string;
  /** What the text was found to be as a game; null where nothing of it can be opened. */
  readonly opened: Opened | null;
  /** Whether the text is a record, which may have variations. */
  readonly isRecord: boolean;
}

/** Opens a text as a study, with all its variations and comments. */
export function OpenAsStudy({ text, opened, isRecord }: OpenAsStudyProps) {
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [busy, setBusy] = useState(false);
  async function open(found: Opened): Promise<void> {
    setBusy(true);
    const read = isRecord ? readStudyText(text).study : null;
    const study = read ?? studyOfWar(found.war, { ...found, tags: found.tags ?? [] });
    const { id } = await studies.create(study);
    navigation.push({ screen: 'study', id });
  }
  return (
    <button
      type="button"
      disabled={opened === null || busy}
      onClick={() => opened && void open(opened)}
    >
      {t('studies:open')}
    </button>
  );
}
