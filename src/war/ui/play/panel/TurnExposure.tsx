import type { Action } from '../../../engine/vocabulary';
import type { War } from '../../../game/war';
import { exposureSentences, exposureTitle } from '../../../words/exposure';
import { useTable } from '../../base/useGame';

interface TurnExposureProps {
  /** What ends the turn, if it is not its end alone. */
  readonly ending?: Action;
}

/** What the turn under way lays open, before it is ended. */
export function TurnExposure({ ending }: TurnExposureProps) {
  const { war } = useTable().state.getState();
  return war !== null && exposureSentences(war, ending).map((words) => <p key={words}>{words}</p>);
}

/** What a turn under way that lays something open is asked before its end; null where it lays nothing open. */
export const exposureQuestion = (war: War): string | null =>
  exposureSentences(war).length > 0 ? exposureTitle() : null;
