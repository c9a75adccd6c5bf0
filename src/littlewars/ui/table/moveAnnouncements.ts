import { useEffect, useEffectEvent } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { useShownSignal } from '../../../shell/ui/useSignal';
import { MOST_SHOTS } from '../../engine/gun';
import { isTooEarly } from '../../engine/gunnery';
import { isMoving } from '../../engine/refusals';
import type { Battle, Gun } from '../../engine/types';
import { playing } from '../../game/kinds';
import type { AnyGame } from '../../game/playing';
import { meleeWords, moveSummary, resultWords } from '../../words/results';
import { nameOf, playerTitle } from '../../words/names';
import { pointWords } from '../../words/lengths';
import { moveNumber } from '../../words/records';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';

/** What a kind of battle adds to the words on its moves. */
export interface MoreWords {
  /** Returns the name of a man with an id. */
  readonly nameOf: (battle: Battle, id: string) => string;
  /** Returns what is to be done next in the present move of a battle; null for what any battle says. */
  readonly task: (battle: Battle) => string | null;
  /** Returns sentences on what has happened in a move besides, from the battles at its beginning and after each order. */
  readonly events: (battles: readonly Battle[]) => readonly string[];
}

/** What battles of Little Wars add: nothing. */
export const NO_MORE: MoreWords = { nameOf, task: () => null, events: () => [] };

/**
 * Returns sentences on what has happened since the last move began, its shots included, and `events`; in an interval or
 * at the end that is the whole of that move. Empty before the first move.
 */
export function summaryOf(
  game: AnyGame,
  battle: Battle,
  events = NO_MORE.events,
): readonly string[] {
  const { orders, battles } = playing(game);
  const began = orders(game)
    .map(({ kind }) => kind)
    .lastIndexOf('go');
  const course = began < 0 ? [] : battles(game).slice(began + 1);
  const [before] = course;
  return before === undefined ? [] : moveSummary(before, battle, events([...course, battle]));
}

/**
 * Returns sentences on what has happened in the move before the last one, its melees included; empty if there was none.
 * After a program's move they are about the player's own, of which he has seen no summary.
 */
export function summaryBefore(game: AnyGame): readonly string[] {
  const { orders, battles } = playing(game);
  const begun = orders(game).flatMap(({ kind }, i) => (kind === 'go' ? [i] : []));
  const [began, next] = begun.slice(-2);
  if (began === undefined || next === undefined) return [];
  const [before, after] = [battles(game)[began + 1], battles(game)[next]];
  return before === undefined || after === undefined ? [] : moveSummary(before, after);
}

/**
 * Returns the title of the panel of a battle: whose move it is, whose melees are to be settled, who moves next, or
 * that the battle is over. A player is named as by `playerTitle`, such as `Ann (Red)`.
 */
export function titleWords({ phase, mover }: Battle, players: AnyGame['players']): string {
  if (phase === 'over') return t('lwTable:over');
  const part = phase === 'interval' ? 'next' : phase === 'melees' ? 'toSettle' : 'toMove';
  return t(`lwTable:${part}`, { player: playerTitle(players, mover) });
}

/**
 * Returns the number of the move in words, `Move 3`; after it `task`, what is to be done next. Without a task, and if
 * the mover is a person at this screen (`isHere`) and has guns, it is what may be done in the present part of the move:
 * firing guns or moving men.
 */
export function moveWords(battle: Battle, isHere: boolean, task: string | null): string {
  const number = t('lwTable:moveNumber', { number: moveNumber(battle) });
  if (task !== null) return `${number} – ${task}`;
  const { phase, mover } = battle;
  const guns = battle.guns.filter(({ side, gone }) => side === mover && !gone);
  if (!isHere || !isMoving(battle) || guns.length === 0) return number;
  const what =
    phase === 'men'
      ? 'men'
      : hasActed(guns)
        ? 'gunsDone'
        : isTooEarly(battle)
          ? 'gunsTooEarly'
          : 'guns';
  return `${number} – ${t(`lwTable:${what}`)}`;
}

/** Returns whether each of these guns has fired all its shots in this move, or has been moved (littlewars.md 4.2). */
const hasActed = (guns: readonly Gun[]): boolean =>
  guns.every(({ shots, crew }) => shots >= MOST_SHOTS || crew.length > 0);

/** What is announced when a new part of a move begins, for players who do not read the panel, sentence by sentence. */
function partWords(game: AnyGame, battle: Battle, more: MoreWords): readonly string[] {
  const { phase, moves, mover, melees, result } = battle;
  switch (phase) {
    case 'guns':
    case 'men':
      return [moveWords(battle, true, more.task(battle))];
    case 'melees':
      return melees.map((melee) =>
        t('lwMelees:announcement', { number: melee.number + 1, words: meleeWords(melee) }),
      );
    case 'interval':
      return moves === 0
        ? [t('lwTable:firstLot', { player: playerTitle(game.players, mover) })]
        : summaryOf(game, battle, more.events);
    case 'over':
      return [
        ...(moves === 0 ? [] : summaryOf(game, battle, more.events)),
        ...(result === null ? [] : [resultWords(result, game.players)]),
        t('lwResults:points.announcement', {
          red: pointWords(playing(game).points(battle, 'red').total),
          blue: pointWords(playing(game).points(battle, 'blue').total),
        }),
      ];
    default:
      return [];
  }
}

/** Returns an identifier of the current part of the current move. */
export const partOf = (battle: Battle): string =>
  `${isMoving(battle) ? 'move' : battle.phase} ${battle.moves}`;

/** Hook: announces each phase of the battle when it begins, and at first the current one; with `more` of its kind. */
export function useMoveAnnouncements(game: AnyGame, battle: Battle, more: MoreWords): void {
  const announcer = useAnnouncer();
  const announcePart = useEffectEvent(() => announcer.say(partWords(game, battle, more)));
  useEffect(() => announcePart(), []);
  useShownSignal(useBattleStore().onEvent, ({ before, after }) => {
    if (partOf(before) !== partOf(after)) announcer.say(partWords(game, after, more));
  });
}
