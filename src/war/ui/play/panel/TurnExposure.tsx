import type { Action } from '../../../engine/vocabulary';
import type { War } from '../../../game/war';
import { exposureSentences, exposureTitle } from '../../../words/advice';
import { useTable } from '../../base/useGame';

interface TurnExposureProps {
  /** The action that ends the turn; by default its end. */
  readonly ending?: Action;
}

/**
 * Sentences on what the current turn would leave open to the enemy if it ended with the action `ending`, by default at
 * once.
 */
export function TurnExposure({ ending }: TurnExposureProps) {
  const { war } = useTable().state.getState();
  return war !== null && exposureSentences(war, ending).map((words) => <p key={words}>{words}</p>);
}

/**
 * Returns the question that is asked before a turn ends which would leave arsenals or isolated units open to the enemy;
 * null if it would leave none.
 */
export const exposureQuestion = (war: War): string | null =>
  exposureSentences(war).length > 0 ? exposureTitle() : null;
