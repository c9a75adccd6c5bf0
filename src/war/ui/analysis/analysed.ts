import { useMemo } from 'react';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { decidingTurns } from '../../analysis/deciding';
import type { Game } from '../../game/game';
import type { War } from '../../game/war';
import { analyst, useAnalyst } from './analyst';
import { askedTurns, type AskedTurn } from './question';

/** What is known of a war. */
export interface Analysed {
  readonly asked: readonly AskedTurn[];
  /** What has been found of each of `asked`, as far as it has. */
  readonly found: readonly (TurnAnalysis | undefined)[];
  /** How many have been found. */
  readonly count: number;
  readonly deciding: readonly TurnAnalysis[];
}

/** Hook: what is known of a war by now. */
export function useAnalysed({ board, rules }: Pick<Game, 'board' | 'rules'>, war: War): Analysed {
  const { known } = useAnalyst();
  const asked = useMemo(() => askedTurns({ board, rules }, war), [board, rules, war]);
  return useMemo(() => {
    const found = asked.map(({ question }) =>
      known.size === 0 ? undefined : analyst.of(question),
    );
    const all = found.filter((each) => each !== undefined);
    return { asked, found, count: all.length, deciding: decidingTurns(all) };
  }, [asked, known]);
}

/** Which of the turns one looks at from the moment `at`: the one that begins there or is under way, or the last; -1 for none. */
export function turnLookedAt(asked: readonly AskedTurn[], at: number): number {
  const next = asked.findIndex(({ row }) => at < row.to);
  return next < 0 ? asked.length - 1 : next;
}
