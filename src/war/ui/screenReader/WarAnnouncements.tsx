import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { eventHeard, lookAnswer } from '../../words/warAloud';
import { useGameStore, useTable, useYou } from '../base/useGame';
import { useTableAnnouncements } from './useTableAnnouncements';

/** Says what has been done, is chosen, refused or looked back at, for whoever does not see the board. */
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
