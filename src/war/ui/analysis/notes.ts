import type { Game } from '../../game/game';
import { studyOfWar, type Study } from '../../game/study';
import { withTurnNotes, type TurnNote } from '../../game/studyNotes';
import { boardOf, type War } from '../../game/war';
import { noteSentences, pointsLost } from '../../words/analysis';
import type { Analysed } from './analysed';

/** A loss from which on a turn has the better one beside it in a study, in points of a hundred. */
const WORTH_A_VARIATION = 3;

/**
 * A war as a study with the notes of its analysis, standing at the moment `at`: the better turn is a variation beside each that
 * cost anything, and beside that which begins at `at` in any case.
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
