import { useSyncExternalStore } from 'react';
import { randomInt } from '../../../shell/platform/random';
import type { War } from '../../game/war';
import { createAdviser, type Advice } from '../../store/analysis/advice';
import type { AdvisedTurn } from '../../words/hints';
import { adviceEngine } from './advice';
import { createBotClient, openWorker } from './botClient';

/** The adviser of the page; its worker starts with the first question, and ends with the shown war. */
export const adviser = createAdviser(adviceEngine(createBotClient(openWorker), randomInt));

const NONE: Advice<AdvisedTurn> = { is: 'none' };

/** Hook: returns the advice on the present position of a war. */
export function useAdvice(war: War): Advice<AdvisedTurn> {
  const advice = useSyncExternalStore(adviser.state.subscribe, adviser.state.getState);
  return advice.is !== 'none' && advice.of === war ? advice : NONE;
}
