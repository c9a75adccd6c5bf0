import { nameOf, type Board } from '../engine/board';
import type { TurnReason } from '../opponent/reasons';
import type { Game } from '../game/game';
import { isHere, type Seats } from '../game/seat';
import { wordsOf } from '../seats/words';
import { SIDES, type Side } from '../engine/vocabulary';
import { kindName, sideName } from './sentences';
import { t } from './t';

/** Returns who plays the sides not played at this screen: `South: Captain Morel (level 4)`; empty if there are none. */
export const seatsSentence = (seats: Seats): string =>
  SIDES.map((side) => seatSentence(side, seats))
    .filter((sentence) => sentence !== '')
    .join(' · ');

/** Returns who plays a side: `South: Captain Morel (level 4)`; empty if a person at this screen does. */
export function seatSentence(side: Side, seats: Seats): string {
  const seat = seats[side];
  return isHere(seat)
    ? ''
    : t('opponent:seats.of', { side: sideName(side), seat: wordsOf(seat).choice(seat) });
}

/** Returns a game in which a player without a name has that of the seat, such as of the bot that plays the side. */
export function withSeatNames<G extends Pick<Game, 'players' | 'seats'>>(game: G): G {
  const { players, seats } = game;
  const nameOf = (side: Side): string => players[side] || wordsOf(seats[side]).name(seats[side]);
  return { ...game, players: { N: nameOf('N'), S: nameOf('S') } };
}

/**
 * Returns a sentence on one reason for a turn that a bot has chosen, such as a line that it cuts or an arsenal that it
 * takes: `Cuts the line B8–K8 on H8: 3 units isolated.`
 */
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
    case 'raids':
    case 'guards':
      return t(
        reason.code === 'raids' && reason.line !== null
          ? 'opponent:reasons.raidsOnLine'
          : `opponent:reasons.${reason.code}`,
        {
          unit: kindName(reason.unit.kind),
          from: name(reason.from),
          arsenal: name(reason.arsenal),
          line: reason.code === 'raids' && reason.line !== null ? name(reason.line) : '',
        },
      );
  }
}
