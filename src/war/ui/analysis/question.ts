import { writeAction } from '../../engine/notation/notation';
import { writePosition } from '../../engine/setups';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { turnHistoryOf, type TurnRow } from '../../game/turnHistory';
import type { Game } from '../../game/game';
import { writeGround, type GroundText } from '../../game/groundText';
import { mayAskForHints } from '../../game/hints';
import { present, type War } from '../../game/war';

/** What is asked of one turn that was made: the position string it began with, and what was done in it. */
export interface AnalysisQuestion extends GroundText {
  readonly is: 'analysis';
  readonly position: string;
  readonly actions: readonly string[];
  /** Orders tried for the program’s turn. */
  readonly nodes: number;
  readonly seed: number;
}

/** What was found; `fault` where the question could not be read, which is a mistake in the program. */
export type AnalysisAnswer =
  | { readonly is: 'analysis'; readonly analysis: TurnAnalysis }
  | { readonly is: 'fault'; readonly fault: string };

/** A turn of a war that can be analysed, and the question about it. */
export interface AskedTurn {
  readonly row: TurnRow;
  readonly question: AnalysisQuestion;
}

/** Orders tried for the program’s turn, and what decides between equals: always the same, so that what is found is too. */
const HOW = { nodes: 20_000, seed: 1 } as const;

/**
 * The questions about a war, turn by turn. A turn under way is not asked about, nor one in which the war was given up or a draw
 * agreed: that is no order on the board.
 */
export const askedTurns = (
  { board, rules }: Pick<Game, 'board' | 'rules'>,
  war: War,
): AskedTurn[] =>
  turnHistoryOf(war).turns.flatMap((row) => {
    const begun = war.positions[row.from];
    const actions = war.actions.slice(row.from, row.to);
    const given = actions.some(({ type }) => type === 'surrender' || type === 'draw');
    if (begun === undefined || !row.ended || given) return [];
    const question: AnalysisQuestion = {
      is: 'analysis',
      ...writeGround(board, rules),
      position: writePosition(begun),
      actions: actions.map((action) => writeAction(board, action)),
      ...HOW,
    };
    return [{ row, question }];
  });

/**
 * Whether a game may be analysed: where hints may be asked for, once it is over, and where it began from a record or a position,
 * which is for whoever opened it.
 */
export const mayAnalyse = (game: Pick<Game, 'tags' | 'seats' | 'way'>, war: War): boolean =>
  mayAskForHints(game) || game.way === 'position' || present(war).over !== null;
