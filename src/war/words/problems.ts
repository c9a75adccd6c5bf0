import { NOBODY } from '../engine/communication';
import { isolationOf } from '../engine/insight/isolation';
import { writeAction } from '../engine/notation/notation';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Action } from '../engine/vocabulary';
import type { Hint } from '../problems/hints';
import type { Fact } from '../problems/judge';
import type { Problem } from '../problems/problem';
import { listed } from '../../shell/language/intl';
import { isolationSentences } from './insight';
import { capital, kindName, theSide } from './sentences';
import { t } from './t';

/** Returns a sentence on the task of a problem; `start` is its first position. */
export function taskSentence({ kind, grade, target, count }: Problem, start: Position): string {
  const side = capital(theSide(start.side));
  const unit = target === null ? null : unitAt(start, target);
  const values = { side, count: grade };
  switch (kind) {
    case 'destroy':
    case 'arsenal':
    case 'win':
      return t(`problems:tasks.${kind}`, values);
    case 'cut':
      return t('problems:tasks.cut', { ...values, units: count });
    case 'save':
      return t(start.retreatDue === NOBODY ? 'problems:tasks.save' : 'problems:tasks.retreat', {
        ...values,
        unit: kindName(unit?.kind ?? 'infantry'),
        square: target === null ? '' : nameOf(start.board, target),
      });
  }
}

/** Returns orders as they are written, in reading order: `H5-G7, xK15`. */
const ordersText = ({ board }: Position, actions: readonly Action[]): string =>
  listed(actions.map((action) => writeAction(board, action)));

/**
 * Returns sentences on one reason why the player's orders do or do not solve a problem; `start` is the problem's first
 * position, `fact` the reason as the judge found it.
 */
export function factSentences(start: Position, fact: Fact): string[] {
  const { board } = start;
  const name = (square: number): string => nameOf(board, square);
  switch (fact.code) {
    case 'attack': {
      const { unit, assault, made } = fact;
      const { target, attack, defence, outcome, hemmedIn } = assault;
      const values = { unit: kindName(unit.kind), square: name(target), attack, defence };
      const shelter = assault.defenders[0]?.bonus ?? 0;
      const ground = board.terrain[target];
      return [
        t(
          hemmedIn
            ? 'problems:facts.hemmedIn'
            : made
              ? `problems:facts.${outcome}`
              : `problems:facts.would.${outcome}`,
          values,
        ),
        ...(shelter > 0 && outcome !== 'destroyed' && (ground === 'fort' || ground === 'pass')
          ? [t(`problems:facts.${ground}`, { bonus: shelter })]
          : []),
      ];
    }
    case 'noTarget':
    case 'notTaken':
    case 'wins':
      return [t(`problems:facts.${fact.code}`)];
    case 'isolated': {
      const unit = unitAt(fact.position, fact.square);
      const isolation = isolationOf(fact.position, fact.square);
      if (unit === null || isolation === null) return [];
      const values = { unit: kindName(unit.kind), square: name(fact.square) };
      return [
        t('problems:facts.isolated', values),
        ...isolationSentences(fact.position, fact.square, isolation),
      ];
    }
    case 'cut':
      return [
        fact.count >= fact.best
          ? t('problems:facts.cut', { count: fact.count })
          : t('problems:facts.cutLess', { count: fact.count, best: fact.best }),
      ];
    case 'taken':
      return [t('problems:facts.taken', { square: name(fact.square) })];
    case 'threat': {
      const { unit, square, moves } = fact;
      const values = { unit: kindName(unit.kind), square: name(square) };
      if (moves === null) return [t('problems:facts.threat', values)];
      return [
        moves.length === 0
          ? t('problems:facts.threatNow', values)
          : t('problems:facts.threatBy', { ...values, orders: ordersText(start, moves) }),
      ];
    }
    case 'lost':
      return [t('problems:facts.lost', { unit: kindName(fact.unit.kind) })];
    case 'saved':
      return [
        t('problems:facts.saved', { unit: kindName(fact.unit.kind), square: name(fact.square) }),
      ];
    case 'reply':
      return [
        fact.actions === null
          ? t('problems:facts.reply')
          : fact.actions.length === 0
            ? t('problems:facts.replyNothing')
            : t('problems:facts.replyBy', { orders: ordersText(start, fact.actions) }),
      ];
  }
}

/** Returns a sentence on one step of the hint to a problem; `start` is the problem's first position. */
export function hintSentence(start: Position, hint: Hint): string {
  const name = (square: number): string => nameOf(start.board, square);
  switch (hint.step) {
    case 1:
      return t('problems:hints.where', { square: name(hint.square) });
    case 2: {
      if (hint.units.length === 0) return t('problems:hints.attackAlone');
      const units = hint.units.map((square) => {
        const unit = unitAt(start, square);
        return unit === null
          ? name(square)
          : t('field:unitAt', { unit: kindName(unit.kind), square: name(square) });
      });
      return t(hint.attack ? 'problems:hints.unitsAttack' : 'problems:hints.units', {
        units: listed(units),
      });
    }
    case 3:
      return t('problems:hints.orders', { orders: ordersText(start, hint.actions) });
  }
}
