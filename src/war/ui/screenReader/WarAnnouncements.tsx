import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { eventHeard, lookAnswer } from '../../words/warAloud';
import { useGameStore, useTable, useYou } from '../base/useGame';
import { useTableAnnouncements } from './useTableAnnouncements';

/** Announces what is done, chosen, refused or viewed, for users who do not see the board. */
export function WarAnnouncements() {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  const table = useTable();
  const you = useYou();
  useTableAnnouncements((event) => {
    if (event.is === 'look') announcer.answer(lookAnswer(event, you, settings.getState()));
    const { war } = table.state.getState();
    return eventHeard(event, war, you);
  });
  return null;
}
