import type { Position } from '../../engine/position';
import type { Square } from '../../engine/vocabulary';
import {
  edgeWords,
  fireWords,
  noEffect,
  layerWords,
  noOtherUnit,
  nothingChosen,
  overWords,
  pressWithoutEffect,
  turnedWords,
  zoomWords,
} from '../../words/keyFeedback';
import { promptSentence } from '../../words/prompts';
import { NOBODY } from '../../engine/communication';
import { squareShownAt, type Orientation } from '../board/geometry';
import { actsOf, KEYS } from '../base/keys';
import { nothingDone, nothingMoved, useKeyWatch, type Moment } from './useKeyWatch';

interface WatchedWar {
  readonly position: Position;
  /** Whether orders are accepted now. */
  readonly live: boolean;
  readonly past: boolean;
  /** A lesson has no past to look back at. */
  readonly lesson: boolean;
  /** In a study Ctrl+Z undoes a change, such as a comment, and not a move. */
  readonly study: boolean;
  readonly orientation: Orientation;
  readonly onEdge: (square: Square) => void;
}

const BOARD_ACTS = actsOf([KEYS.board]);
const LIST_ACTS = actsOf([KEYS.historyList]);
const ACTS = actsOf([KEYS.orders, KEYS.layers, KEYS.history, KEYS.page, KEYS.zoom]);

/**
 * Hook: after each key press during a war, announces to screen readers what the key has done, or why it did nothing,
 * unless that was announced already. `onEdge` is called with the square from which a key could not move the focus,
 * because the board ends.
 */
export function useKeyFeedback(war: WatchedWar): void {
  useKeyWatch((name, before, now) => {
    if (before.square !== null) {
      const act = BOARD_ACTS[name];
      if (act === 'press') return pressed(war, before.square, before, now);
      if (act !== undefined) return moved(war, before.square, now);
    }
    if (before.focus?.closest('.history-list') != null && LIST_ACTS[name] !== undefined)
      return nothingMoved(before, now) ? stepWords(LIST_ACTS[name]) : null;
    const act = war.study && name === 'Ctrl+z' ? undefined : ACTS[name];
    return act === undefined ? null : explained(war, act, before, now);
  });
}

/** Returns why nothing can be ordered, or null if something can. */
function barred({ position, live, past }: WatchedWar): string | null {
  if (past) return noEffect('past');
  if (position.over !== null) return overWords();
  return live ? null : noEffect('notNow');
}

function pressed(war: WatchedWar, square: Square, before: Moment, now: Moment): string | null {
  if (!nothingMoved(before, now)) return null;
  return barred(war) ?? pressWithoutEffect(war.position, square);
}

function moved({ position, onEdge }: WatchedWar, from: Square, now: Moment): string | null {
  if (now.square !== from) return null;
  onEdge(from);
  return edgeWords(position, from);
}

/** Returns why a step through the history led nowhere. */
const stepWords = (act: string): string =>
  noEffect(['previous', 'previousTurn', 'first'].includes(act) ? 'start' : 'present');

function explained(
  war: WatchedWar,
  act: (typeof ACTS)[string],
  before: Moment,
  now: Moment,
): string | null {
  const { position, orientation } = war;
  switch (act) {
    case 'communication':
      return layerWords(now.settings.layer);
    case 'fire':
      return fireWords(position, now.settings.fire);
    case 'flip':
      return turnedWords(position, squareShownAt(position.board, orientation, 0, 0));
    case 'closer':
    case 'farther':
    case 'whole':
      return zoomWords(now.scale, now.scale === before.scale);
    case 'previousUnit':
    case 'nextUnit':
      return nothingMoved(before, now) ? (barred(war) ?? noOtherUnit(position)) : null;
    case 'undo':
      return nothingDone(before, now) ? (barred(war) ?? noEffect('noUndo')) : null;
    case 'leave':
      return nothingDone(before, now) ? leftNothing(position) : null;
    case 'endTurn':
      return nothingDone(before, now) ? barred(war) : null;
    case 'previous':
    case 'next':
    case 'previousTurn':
    case 'nextTurn':
    case 'present':
      if (war.lesson) return noEffect('noHistory');
      return nothingDone(before, now) ? stepWords(act) : null;
    case 'history':
      return war.lesson ? noEffect('noHistory') : null;
    case 'term':
      return before.focus === now.focus ? noEffect('noTerm') : null;
    case 'lastTurn':
    case 'help':
      return null;
  }
}

/** Returns why nothing was left: a unit that must retreat stays chosen. */
const leftNothing = (position: Position): string =>
  position.retreatDue === NOBODY && position.advance === null
    ? nothingChosen()
    : promptSentence(position, null, null);
