import { useEffect, useRef } from 'react';
import type { StudyTable } from '../../store/studyTable';
import { nodeHere, nodeOf, type Study } from '../../game/study';
import { variationWords, whereWords } from '../../words/studies';
import { answerTo, eventsBetween, greeting, type HeardMoment } from '../../words/warAloud';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useGameStore, useTableState } from '../base/useGame';
import { usePaced } from '../voice/usePaced';
import { useStudied } from './useStudied';

interface Told extends HeardMoment {
  readonly study: Study;
}

/** Says what is done in a study, and, wherever one goes in it, where one stands: the branch, the comment, what is drawn. */
export function StudyVoice({ table }: { readonly table: StudyTable }) {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  const { study } = useStudied(table);
  const war = useTableState((state) => state.war);
  const choice = useTableState((state) => state.choice);
  const refusal = useTableState((state) => state.refusal);
  const told = useRef<Told | null>(null);
  usePaced();
  useEffect(() => {
    if (war === null) return;
    const before = told.current;
    const now: Told = { war, curtain: false, choice, refusal, study };
    told.current = now;
    const style = settings.getState();
    if (before === null) {
      announcer.say(greeting(now).map(({ words }) => words));
      return;
    }
    if (before.war === war) {
      const answer = answerTo(before, now, style);
      if (answer !== null) announcer.answer(answer);
      return;
    }
    const node = nodeHere(study);
    const isPlayed = study.nodes !== before.study.nodes && !before.study.nodes.has(node.id);
    if (!isPlayed || node.parent === null) {
      announcer.answer(whereWords(study, node));
      return;
    }
    const events = eventsBetween(before, now);
    const branch = variationWords(study, nodeOf(study, node.id));
    const briefs = [...events.map(({ brief }) => brief), branch];
    announcer.say(
      style.earStyle === 'terse' ? briefs : [...events.map(({ words }) => words), branch],
      briefs,
    );
  }, [announcer, settings, study, war, choice, refusal]);
  return null;
}
