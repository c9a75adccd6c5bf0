import { useState, type ReactNode } from 'react';
import type { Game } from '../../game/game';
import { nameStudy } from '../../game/study';
import type { War } from '../../game/war';
import { t } from '../../words/t';
import { tagText } from '../../words/recordReading';
import { useGameStore } from '../base/useGame';
import { useStudies } from '../base/studies';
import { type Analysed, annotatedStudy } from './analysed';

interface TryAnalysedProps {
  readonly game: Game;
  readonly war: War;
  readonly analysed: Analysed;
  /** The moment at which it opens: the start of a turn. */
  readonly at: number;
}

/** Opens the war as a study at a turn, with the results: the better turns as variations, the notes as comments. */
export function TryAnalysed({ game, war, analysed, at }: TryAnalysedProps): ReactNode {
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    const event = tagText(game.tags, 'Event');
    const name = event === '' ? t('analysis:studyUnnamed') : t('analysis:study', { name: event });
    const { id } = await studies.create(nameStudy(annotatedStudy(war, game, analysed, at), name));
    navigation.push({ screen: 'study', id });
  }
  return (
    <button type="button" disabled={busy} onClick={() => void open()}>
      {t('analysis:try')}
    </button>
  );
}
