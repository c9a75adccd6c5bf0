import { nameOf, type Board } from '../engine/board';
import type { TurnReason } from '../opponent/reasons';
import type { Game } from '../game/game';
import { levelIn, type BotLevel, type Seats } from '../game/seat';
import { SIDES, type Side } from '../engine/vocabulary';
import { kindName, sideName } from './sentences';
import { t } from './t';

/** Returns the name of the bot of a level. */
export const levelName = (level: BotLevel): string => t(`opponent:levels.${level}.name`);

/** Returns a description of a level's play, in a few sentences. */
export const levelPortrait = (level: BotLevel): string => t(`opponent:levels.${level}.portrait`);

/** Returns a level in a list to choose from: its name and its number. */
export const levelChoice = (level: BotLevel): string =>
  t('opponent:seats.choice', { name: levelName(level), level });

/** Returns the seats of bots with their levels: `South: Captain Morel (level 4)`; empty for a game of people. */
export const seatsSentence = (seats: Seats): string =>
  SIDES.map((side) => seatSentence(side, seats))
    .filter((sentence) => sentence !== '')
    .join(' · ');

/** Returns the bot in a side's seat: `South: Captain Morel (level 4)`; empty for a person. */
export function seatSentence(side: Side, seats: Seats): string {
  const level = levelIn(seats[side]);
  return level === undefined
    ? ''
    : t('opponent:seats.of', { side: sideName(side), name: levelName(level), level });
}

/** Returns a game whose bots have the names of their levels, unless they have others. */
export function withBotNames<G extends Pick<Game, 'players' | 'seats'>>(game: G): G {
  const { players, seats } = game;
  const nameOf = (side: Side): string => {
    const level = levelIn(seats[side]);
    return players[side] === '' && level !== undefined ? levelName(level) : players[side];
  };
  return { ...game, players: { N: nameOf('N'), S: nameOf('S') } };
}

/** Returns why the opponent plays a turn, as a sentence. */
export function turnReasonSentence(board: Board, reason: TurnReason): string {
  const name = (square: number): string => nameOf(board, square);
  switch (reason.code) {
    case 'wins':
    case 'waits':
      return t(`opponent:reasons.${reason.code}`);
    case 'takes':
      return t('opponent:reasons.takes', { square: name(reason.square) });
    case 'retreats':
      return t('opponent:reasons.retreats', {
        unit: kindName(reason.unit.kind),
        from: name(reason.from),
        to: name(reason.to),
      });
    case 'cuts':
      return reason.cut === null
        ? t('opponent:reasons.silences', { square: name(reason.by), count: reason.isolated })
        : t('opponent:reasons.cuts', {
            source: name(reason.cut.source),
            to: name(reason.cut.to),
            by: name(reason.by),
            count: reason.isolated,
          });
    case 'attacks':
      return t('opponent:reasons.attacks', {
        unit: kindName(reason.unit.kind),
        target: name(reason.target),
        attack: reason.attack,
        defence: reason.defence,
        outcome: t(`field:outcomes.${reason.outcome}`),
      });
    case 'reconnects':
      return t('opponent:reasons.reconnects', { count: reason.count });
    case 'advances':
      return t('opponent:reasons.advances', {
        count: reason.count,
        arsenal: name(reason.arsenal),
      });
    case 'regroups':
      return t('opponent:reasons.regroups', { count: reason.count });
  }
}
