import { useMemo } from 'react';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { decidingTurns } from '../../analysis/deciding';
import type { Game } from '../../game/game';
import { boardOf, type War } from '../../game/war';
import { analyst, useAnalyst } from './analyst';
import { askedTurns, type AskedTurn } from './question';
import { orderShapes, type Shape } from '../../engine/notation/commentText';
import type { Action } from '../../engine/vocabulary';
import { studyOfWar, type Study } from '../../game/study';
import { withTurnNotes, type TurnNote } from '../../game/studyEdits';
import { noteSentences, pointsLost } from '../../words/analysis';
import { readAnalysis } from '../../analysis/analysisText';
import type { Opened } from '../../game/records';

/**
 * The turns of a war that can be analysed (`asked`), in order, and their analyses (`found`, at the same indexes;
 * undefined where not known yet); how many are known (`count`), and which turns decided the game (`deciding`; empty
 * until all are known, because a later one may have cost more).
 */
export interface Analysed {
  readonly asked: readonly AskedTurn[];
  /** The analysis of each turn in `asked`; undefined if it is not known yet. */
  readonly found: readonly (TurnAnalysis | undefined)[];
  readonly count: number;
  readonly deciding: readonly TurnAnalysis[];
}

/**
 * Hook: returns the turns of a war that can be analysed, with the analyses known so far; the component renders again
 * when more become known. Starts no analysis.
 */
export function useAnalysed({ board, rules }: Pick<Game, 'board' | 'rules'>, war: War): Analysed {
  const { known } = useAnalyst();
  const asked = useMemo(() => askedTurns({ board, rules }, war), [board, rules, war]);
  return useMemo(() => {
    const found = asked.map(({ question }) =>
      known.size === 0 ? undefined : analyst.of(question),
    );
    const all = found.filter((each) => each !== undefined);
    const deciding = all.length < asked.length ? [] : decidingTurns(all);
    return { asked, found, count: all.length, deciding };
  }, [asked, known]);
}

/**
 * Returns the index in `asked` of the turn to which a position belongs, `at` being the position's index in the war: the
 * first turn that ends after it, so that the position is the turn's start or within it; the last turn if none does; -1
 * if `asked` is empty.
 */
export function turnLookedAt(asked: readonly AskedTurn[], at: number): number {
  const next = asked.findIndex(({ row }) => at < row.to);
  return next < 0 ? asked.length - 1 : next;
}

const haveSameSquares = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/**
 * Returns arrows and marked squares that show two turns on the board: the played orders (`made`) in blue, then a better
 * turn (`better`) in green. A march is an arrow, the target of an attack a marked square; orders that both have in
 * common are only green.
 */
export function lineShapes(better: readonly Action[], made: readonly Action[]): readonly Shape[] {
  const best = orderShapes(better, 'green');
  const own = orderShapes(made, 'blue').filter(
    (shape) => !best.some((each) => haveSameSquares(each, shape)),
  );
  return [...own, ...best];
}

/** The cost from which a turn has the better one as a variation in a study, in points of a hundred. */
const WORTH_A_VARIATION = 3;

/**
 * Returns a war as a study, opened at the position with the index `at`, with the analyses in `found` as comments on the
 * turns. The better turn is added as a variation where the played one cost its side at least three points of a hundred,
 * and to the turn that begins at `at`.
 */
export function annotatedStudy(
  war: War,
  game: Pick<Game, 'ruleSet' | 'rules' | 'tags' | 'handicap'>,
  { asked, found }: Pick<Analysed, 'asked' | 'found'>,
  at: number,
): Study {
  const notes = asked.flatMap(({ row: { from, to } }, i): TurnNote[] => {
    const analysis = found[i];
    if (analysis === undefined) return [];
    const { better } = analysis;
    const shown = pointsLost(analysis) >= WORTH_A_VARIATION || from === at;
    return [
      {
        from,
        to,
        comment: noteSentences(boardOf(war), analysis).join('\n'),
        instead: shown ? (better?.actions ?? null) : null,
      },
    ];
  });
  return withTurnNotes(studyOfWar(war, game, at), notes);
}

/**
 * Adds to the page's cache an analysis that is stored with a game, and opens the panel of the analysis. `notes` is its
 * text, in which each line belongs to one turn that can be analysed, in order. To be called when the game is opened.
 */
export function cacheStoredAnalysis(
  { rules, war }: Pick<Opened, 'rules' | 'war'>,
  notes: string,
): void {
  const lines = notes.trim().split('\n');
  const asked = askedTurns({ board: boardOf(war), rules }, war);
  analyst.learn(
    asked.flatMap(({ row, question }, i) => {
      const [begun, line] = [war.positions[row.from], lines[i]];
      return begun === undefined || line === undefined
        ? []
        : [[question, readAnalysis(begun, line)] as const];
    }),
  );
  analyst.show(true);
}
