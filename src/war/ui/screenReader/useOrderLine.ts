import { useRef } from 'react';
import { assaultOn } from '../../engine/combat';
import { writeAction } from '../../engine/notation/notation';
import type { Position } from '../../engine/position';
import type { Action, Square } from '../../engine/vocabulary';
import { readLine, type LineCommand, type LineWord } from '../../game/orderLine';
import { present, type War } from '../../game/war';
import { t } from '../../words/t';
import {
  cutOffSentences,
  lookWords,
  reachAnswer,
  targetSentences,
  threatSentences,
  unitSentences,
} from '../../words/lists';
import { exposureSentences } from '../../words/advice';
import { findWord, helpWords, lineFault } from '../../words/orderLine';
import { read, stateSentences } from '../../words/readings';
import { noEffect } from '../../words/keyFeedback';
import {
  asksBeforeEnd,
  attackEndsTurn,
  unspentAfter,
  unspentIn,
  unspentSentences,
  unspentAttacks,
} from '../../words/prompts';
import { summaryAnswer } from '../../words/announcements';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { focusSquare, tabStop } from '../board/tabStop';
import { useGameStore, useTable, useWarSettings, useYou } from '../base/useGame';

type Order = Extract<LineCommand, { is: 'order' }>;

/**
 * The props of the line in which orders are typed: the position that they are about, whether it is a past one, and the
 * callback that closes the line.
 */
export interface OrderLineProps {
  readonly position: Position;
  readonly past: boolean;
  readonly onClose: () => void;
}

/**
 * Hook: returns a function that executes a typed line, an order or a question about `position`, and announces the
 * result to screen readers. An order that loses something, such as one that ends the turn too early, is executed only
 * when it is typed again. `past` says that a past position is shown; `onClose` is called by the command that closes the
 * line.
 */
export function useOrderLine({ position, past, onClose }: OrderLineProps): (line: string) => void {
  const you = useYou();
  const table = useTable();
  const store = useGameStore();
  const settings = useWarSettings();
  const announcer = useAnnouncer();
  /** The order that was questioned, which is executed when it is typed again. */
  const asked = useRef<string | null>(null);

  /** Answers after the orders of the same line, which are announced once the table has them. */
  const answer = (words: string): void => void setTimeout(() => announcer.answer(words));
  const warNow = () => table.state.getState().war;

  /** Returns why an irreversible order must be confirmed first; null if it need not. */
  function doubt(war: War, action: Action, text: string): string | null {
    const now = present(war);
    const again = t('line:again', { text });
    if (action.type === 'surrender') return again;
    if (action.type === 'draw') return t('line:agree', { text });
    if (action.type === 'attack') {
      const assault = assaultOn(now, action.target);
      if (assault === null) return null;
      const { attack, defence, outcome } = assault;
      const unspent = unspentAfter(now, action.target);
      const isUnspent = asksBeforeEnd(unspent, settings.getState().warnUnspent);
      const doubts =
        outcome === 'resists'
          ? [
              t('line:resists', { attack, defence }),
              ...(isUnspent ? unspentSentences(unspent) : []),
            ]
          : isUnspent
            ? [attackEndsTurn(unspent)]
            : [];
      return doubts.length > 0 ? [...doubts, again].join(' ') : null;
    }
    if (action.type !== 'endTurn') return null;
    const unspent = unspentIn(now);
    const warn = settings.getState().warnUnspent;
    const exposed = exposureSentences(war);
    if (!asksBeforeEnd(unspent, warn) && !(warn && exposed.length > 0)) return null;
    return [...unspentSentences(unspent), unspentAttacks(now) ?? '', ...exposed, again]
      .filter((words) => words !== '')
      .join(' ');
  }

  /** Executes an order; returns whether it was executed. A refusal is announced like every other. */
  function carryOut({ action, text, sure }: Order, before: string | null): boolean {
    const war = warNow();
    if (past || war === null) {
      answer(noEffect('past'));
      return false;
    }
    const written = writeAction(position.board, action);
    const why = sure || before === written ? null : doubt(war, action, text);
    if (why !== null) {
      asked.current = written;
      answer(why);
      return false;
    }
    table.order(action, squareOf(action));
    return warNow() !== war;
  }

  function undo(): boolean {
    const war = warNow();
    table.undo();
    if (warNow() !== war) return true;
    answer(past ? noEffect('past') : t('line:undoNot'));
    return false;
  }

  function about(word: LineWord, square: Square): string {
    switch (word) {
      case 'reach':
        return reachAnswer(position, square);
      case 'rays':
      case 'chain':
      case 'sum':
        return read(word, position, square, null).join(' ');
      case 'units':
        return unitSentences(position).join(' ');
      case 'targets':
        return targetSentences(position).join(' ');
      case 'threats':
        return threatSentences(position).join(' ');
      case 'isolated':
        return cutOffSentences(position).join(' ');
      case 'state':
        return stateSentences(position).join(' ');
      case 'last': {
        const war = warNow();
        return war === null ? '' : summaryAnswer(war, store.settings.getState(), you);
      }
      default:
        return helpWords();
    }
  }

  /** Answers a question; returns whether the line continues after it. */
  function ask(command: Exclude<LineCommand, { is: 'order' }>): boolean {
    if (command.is === 'look') answer(lookWords(position, command.square));
    else if (command.is === 'change')
      answer(read('change', position, command.to, command.from).join(' '));
    else return askWord(command.word, command.square);
    return true;
  }

  function askWord(word: LineWord, square: Square | null): boolean {
    const here = square ?? tabStop() ?? 0;
    if (word === 'undo') return undo();
    if (word === 'again') announcer.again();
    else if (word === 'go') {
      onClose();
      focusSquare(here);
    } else if (word === 'present') {
      if (past) store.past.show(null);
      else answer(noEffect('present'));
    } else answer(about(word, here));
    return true;
  }

  return (line) => {
    const before = asked.current;
    asked.current = null;
    const reading = readLine(position.board, line, findWord);
    if (!reading.ok) {
      answer(lineFault(position, reading));
      return;
    }
    for (const [i, command] of reading.commands.entries()) {
      const { text } = command;
      const done = command.is === 'order' ? carryOut(command, before) : ask(command);
      if (done) continue;
      if (i < reading.commands.length - 1)
        // After the reason, which follows the table.
        setTimeout(() => announcer.say([t('line:stopped', { text })]));
      return;
    }
  };
}

/** Returns the square where an order's refusal is shown. */
const squareOf = (action: Action): Square | null =>
  action.type === 'attack'
    ? action.target
    : action.type === 'move' || action.type === 'advance'
      ? action.to
      : null;
