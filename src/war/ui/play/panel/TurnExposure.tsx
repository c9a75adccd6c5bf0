import type { Action } from '../../../engine/vocabulary';
import type { War } from '../../../game/war';
import { exposureSentences, exposureTitle } from '../../../words/advice';
import { useTable } from '../../base/useGame';

interface TurnExposureProps {
  /** The action that ends the turn; by default its end. */
  readonly ending?: Action;
}

/**
 * Sentences on what the current turn would leave open to the enemy if it ended with the action `ending`, by default
 * without another action. Nothing if it would leave nothing.
 */
export function TurnExposure({ ending }: TurnExposureProps) {
  const { war } = useTable().state.getState();
  return war !== null && exposureSentences(war, ending).map((words) => <p key={words}>{words}</p>);
}

/**
 * Returns the title of the question asked before the current turn of a war ends, if that would leave arsenals or
 * isolated units open to the enemy; otherwise null.
 */
export const exposureQuestion = (war: War): string | null =>
  exposureSentences(war).length > 0 ? exposureTitle() : null;
