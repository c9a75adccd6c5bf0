import { folded, wordsOf } from '../../../shell/ui/pages/finding';
import { recordDay } from '../../../shell/language/dates';
import type { Game, Stage } from '../../game/game';
import { lastTurnEnded } from '../../game/war';
import type { KeptGame } from '../../store/saves';
import { gameSentence, rulesName, stageSentence } from '../../words/gameSentences';
import { mapSentence } from '../../words/maps';
import { seatsSentence } from '../../words/opponent';
import { tagText } from '../../words/recordReading';
import { tellRecord } from '../../words/records';

/** How the games of the library may be ordered: the last saved, the longest or the first of the alphabet first. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** What a game of the library is called: the name it was given, else its players. */
export function keptName({ game }: Pick<KeptGame, 'game'>): string {
  if (game === null) return tellRecord('library.unreadable');
  return tagText(game.tags, 'Event') || gameSentence(game);
}

/** How many turns of a game have ended, of both sides together. */
export function turnsPlayed(stage: Stage): number {
  if (stage.name !== 'war') return 0;
  const { war } = stage;
  const first = war.positions[0].turn;
  return (lastTurnEnded(war) ?? first - 1) - first + 1;
}

/** How a game stands, and how many turns it has had. */
export function stageAndLength(game: Pick<Game, 'stage' | 'handicap'>): string {
  const count = turnsPlayed(game.stage);
  const stage = stageSentence(game);
  return count === 0 ? stage : `${stage} · ${tellRecord('library.length', { count })}`;
}

/** Everything that is said of a game, in which a search looks. */
function textOf(kept: KeptGame): string {
  const { game } = kept;
  if (game === null) return folded(keptName(kept));
  return folded(
    [
      keptName(kept),
      gameSentence(game),
      stageSentence(game),
      seatsSentence(game.seats),
      rulesName(game),
      mapSentence(game.board),
      recordDay(tagText(game.tags, 'Date')),
    ].join(' '),
  );
}

/** The games in which every word of a query is found, in the order wished for; given are the last saved first. */
export function arranged(
  games: readonly KeptGame[],
  query: string,
  order: LibraryOrder,
): readonly KeptGame[] {
  const words = wordsOf(query);
  const found =
    words.length === 0
      ? games
      : games.filter((kept) => {
          const text = textOf(kept);
          return words.every((word) => text.includes(word));
        });
  if (order === 'saved') return found;
  const lengthOf = ({ game }: KeptGame): number => (game === null ? -1 : turnsPlayed(game.stage));
  return [...found].sort((a, b) =>
    order === 'length'
      ? lengthOf(b) - lengthOf(a)
      : keptName(a).localeCompare(keptName(b), undefined, { numeric: true }),
  );
}
