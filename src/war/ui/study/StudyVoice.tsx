import type { StudyTable } from '../../store/studyTable';
import { nodeHere } from '../../game/study';
import { variationWords, whereWords } from '../../words/studies';
import { eventHeard } from '../../words/warAloud';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useTableVoice } from '../voice/useTableVoice';

/** Says what is done in a study, and, wherever one goes in it, where one stands: the branch, the comment, what is drawn. */
export function StudyVoice({ table }: { readonly table: StudyTable }) {
  const announcer = useAnnouncer();
  useTableVoice((event) => {
    const { study } = table.studied.getState();
    const node = nodeHere(study);
    const branch = variationWords(study, node);
    if (event.is === 'action')
      return [...eventHeard(event, null), { words: branch, brief: branch }];
    announcer.answer(whereWords(study, node));
    return [];
  });
  return null;
}
