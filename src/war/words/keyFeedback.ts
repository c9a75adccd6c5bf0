import { attacks } from '../engine/combat';
import { movers } from '../engine/march';
import { threatsTo } from '../engine/insight/threats';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { other, type Square } from '../engine/vocabulary';
import type { WarSettings } from '../game/settings';
import { threatSentences } from './lists';
import { promptSentence } from './prompts';
import { contextOf, reasonSentence, theSide } from './sentences';
import { t } from './t';

/**
 * Returns a sentence on why a press on a square has neither chosen a unit nor given an order:
 * `The unit on H6 is not yours to order.`
 */
export function pressWithoutEffect(position: Position, square: Square): string {
  const { over, board } = position;
  const sentenceOf = (code: 'gameOver' | 'mountain' | 'noUnit' | 'notYours'): string =>
    reasonSentence(contextOf(position), code === 'gameOver' ? { code } : { code, square });
  if (over !== null) return sentenceOf('gameOver');
  if (board.terrain[square] === 'mountain') return sentenceOf('mountain');
  const unit = unitAt(position, square);
  if (unit === null) return `${sentenceOf('noUnit')} ${promptSentence(position, null, null)}`;
  return unit.side === position.side
    ? promptSentence(position, null, null)
    : sentenceOf('notYours');
}

/**
 * Returns a sentence on why the key that chooses the next unit that can march has chosen no other: it is the only one,
 * or there is none. So: `The unit on H6 is the only one that can act.`
 */
export function noOtherUnit(position: Position): string {
  const able = movers(position);
  const [only] = able;
  return only === undefined
    ? `${t('readings:state.ableNone')} ${attacks(position).length > 0 ? promptSentence(position, null, null) : ''}`.trim()
    : t('readings:keyFeedback.onlyUnit', { square: nameOf(position.board, only) });
}

/** Returns a sentence on whose lines of communication the board draws now, by the setting `layer`. */
export const layerWords = (layer: WarSettings['layer']): string =>
  t(`readings:keyFeedback.lines.${layer}`);

/**
 * Returns a sentence on whose fire the board shows now, by the setting `fire`; for the enemy's fire also the own units
 * that it can attack, the most endangered first.
 */
export function fireWords(position: Position, fire: WarSettings['fire']): string {
  if (fire !== 'theirs') return t(`readings:keyFeedback.fire.${fire}`);
  const enemy = theSide(other(position.side));
  const count = threatsTo(position, position.side).length;
  if (count === 0) return t('readings:keyFeedback.fire.nothing', { enemy });
  const units = threatSentences(position).join(' ');
  return t('readings:keyFeedback.fire.theirs', { enemy, count, units });
}

/** Returns the sentence that the board was turned; `corner` is the square that is now at the top left. */
export const turnedWords = (position: Position, corner: Square): string =>
  t('readings:keyFeedback.turned', { square: nameOf(position.board, corner) });

/**
 * Returns a sentence on the zoom of the board; `scale` is 1 for the whole board, and `stuck` says that the key could
 * not change it further.
 */
export function zoomWords(scale: number, stuck: boolean): string {
  const percent = Math.round(scale * 100);
  if (scale === 1)
    return t(stuck ? 'readings:keyFeedback.zoom.alreadyWhole' : 'readings:keyFeedback.zoom.whole');
  return t(stuck ? 'readings:keyFeedback.zoom.closest' : 'readings:keyFeedback.zoom.near', {
    percent,
  });
}

/**
 * Returns the sentence on why a key had no effect: `why` is the name of the reason, such as `noUndo`, there is nothing
 * to undo, or `noSquare`, no square has the focus.
 */
export const noEffect = (
  why:
    | 'noUndo'
    | 'noChange'
    | 'past'
    | 'notNow'
    | 'present'
    | 'start'
    | 'noTerm'
    | 'nothingHeld'
    | 'holdFirst'
    | 'noSquare'
    | 'noHistory',
): string => t(`readings:keyFeedback.${why}`);

/**
 * Returns the sentence that the board ends at a square, after an arrow key that would have left the board:
 * `The edge of the board: nothing lies beyond A7.`
 */
export const edgeWords = (position: Position, square: Square): string =>
  t('readings:keyFeedback.edge', { square: nameOf(position.board, square) });

/** Returns the sentence that no unit is chosen, after the key that clears the choice: `Nothing is chosen.` */
export const nothingChosen = (): string => t('readings:choice.left');

/** Returns the sentence that the war is over and accepts no orders: `The war is over.` */
export const overWords = (): string => t('reasons:gameOver');
