import type { Action } from '../../../engine/vocabulary';
import type { War } from '../../../game/war';
import { exposureSentences, exposureTitle } from '../../../words/advice';
import { useTable } from '../../base/useGame';

interface TurnExposureProps {
  /** The action that ends the turn; by default its end. */
  readonly ending?: Action;
}

/** What the current turn exposes, before it is ended. */
export function TurnExposure({ ending }: TurnExposureProps) {
  const { war } = useTable().state.getState();
  return war !== null && exposureSentences(war, ending).map((words) => <p key={words}>{words}</p>);
}

/** Returns the question before the end of a turn that exposes something; null if it exposes nothing. */
export const exposureQuestion = (war: War): string | null =>
  exposureSentences(war).length > 0 ? exposureTitle() : null;
