import { writeAction } from '../../engine/notation/notation';
import { writePosition } from '../../engine/setups';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { turnHistoryOf, type TurnRow } from '../../game/turnHistory';
import type { Game } from '../../game/game';
import { writeGround, type GroundText } from '../../game/groundText';
import { mayAskForHints } from '../../game/studyPermission';
import { present, type War } from '../../game/war';

/**
 * A question to the analysis worker about one played turn: the map and rules as texts, the position string at its
 * start, and its actions in the notation. `nodes` is the greatest number of positions visited in the search for a
 * better turn, `seed` decides between equally good ones.
 */
export interface AnalysisQuestion extends GroundText {
  readonly is: 'analysis';
  readonly position: string;
  readonly actions: readonly string[];
  /** The greatest number of positions that the search for a better turn visits. */
  readonly nodes: number;
  readonly seed: number;
}

/**
 * An answer of the analysis worker: the `analysis` of the turn, or a `fault` if the question could not be read or
 * analysed, which is a mistake in the program.
 */
export type AnalysisAnswer =
  | { readonly is: 'analysis'; readonly analysis: TurnAnalysis }
  | { readonly is: 'fault'; readonly fault: string };

/**
 * A turn of a war that can be analysed: its number, side, and place in the war (`row`), and the question about it to
 * the analysis worker.
 */
export interface AskedTurn {
  readonly row: TurnRow;
  readonly question: AnalysisQuestion;
}

/** The node budget of the bot’s turn, and the seed: always the same, so that results are too. */
const HOW = { nodes: 20_000, seed: 1 } as const;

/**
 * Returns the turns of a war that can be analysed, in order, each with the question about it to the analysis worker:
 * all finished turns, except one with a surrender or an agreed draw, which are no orders on the board.
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
 * Returns whether the page offers the analysis of a game's war: once the war is over; always if the game began from a
 * position or a record; and before the end if its players have allowed hints.
 */
export const mayAnalyse = (game: Pick<Game, 'tags' | 'seats' | 'beginning'>, war: War): boolean =>
  mayAskForHints(game) || game.beginning === 'position' || present(war).over !== null;
