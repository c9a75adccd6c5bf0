import { useEffect, useRef } from 'react';
import type { Position } from '../../engine/position';
import { t } from '../../words/t';
import type { War } from '../../game/war';
import { tabStop } from '../board/tabStop';
import { useGameStore, useTable, useYou } from '../base/useGame';
import type { DeploymentMoment } from '../../words/deployment';
import type { ReadingKind } from '../../words/readings';
import { fetchReading } from './entry';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { chosenUnit } from '../../game/choice';

/** Hook: returns a function that answers with lazily loaded words, unless another screen has appeared meanwhile. */
function useLazyAnswer(): (words: Promise<string>) => void {
  const announcer = useAnnouncer();
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return (words) =>
    void words
      .catch(() => t('war:notLoaded'))
      .then((announced) => {
        if (shown.current) announcer.answer(announced);
      });
}

/**
 * Hook: returns a function that announces to screen readers a reading, of the given kind, of the board's current
 * square, which is the one that has or last had the focus. It does nothing without a board.
 */
export function useReader(position: Position): (reading: ReadingKind) => void {
  const table = useTable();
  const answer = useLazyAnswer();
  return (reading) => {
    const square = tabStop();
    if (square === null) return;
    const chosen = chosenUnit(table.state.getState().choice);
    answer(fetchReading().then(({ read }) => read(reading, position, square, chosen).join(' ')));
  };
}

/**
 * Hook: returns a function that announces to screen readers the state of a deployment: which units are left to place,
 * which are out of communication, and which is picked up.
 */
export function useDeploymentReader(): (moment: DeploymentMoment) => void {
  const answer = useLazyAnswer();
  return (moment) => answer(fetchReading().then(({ deploymentState }) => deploymentState(moment)));
}

/** Hook: returns a function that announces to screen readers the events of the last finished turn of a war. */
export function useLastTurnReader(): (war: War) => void {
  const { settings } = useGameStore();
  const you = useYou();
  const answer = useLazyAnswer();
  return (war) =>
    answer(
      fetchReading().then(({ summaryAnswer }) => summaryAnswer(war, settings.getState(), you)),
    );
}
