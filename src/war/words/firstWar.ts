import { assaultOn } from '../engine/combat';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Square } from '../engine/vocabulary';
import type { FirstWarStep, WrongOrder } from '../game/firstWar';
import { guidanceOf } from '../game/guidance';
import { kindName } from './sentences';
import { t } from './t';

/** Returns the text of a step of *Your first war*: an explanation, or the task in `position`. */
export function taskSentence({ id }: FirstWarStep, position: Position): string {
  if (id === 'won')
    return t(position.over?.by === 'arsenals' ? 'firstWar:won.arsenals' : 'firstWar:won.other');
  return id === 'free' ? adviceSentence(position) : t(`firstWar:tasks.${id}`);
}

function adviceSentence(position: Position): string {
  const advice = guidanceOf(position);
  const name = (square: Square): string => nameOf(position.board, square);
  if (advice.is === 'endTurn') return t('firstWar:advice.endTurn');
  const unit = kindName(advice.kind);
  if (advice.is !== 'attack')
    return t(`firstWar:advice.${advice.is}`, {
      unit,
      from: name(advice.from),
      to: name(advice.to),
    });
  const { target, attack, defence, outcome } = advice.assault;
  return t(outcome === 'destroyed' ? 'firstWar:advice.destroy' : 'firstWar:advice.dislodge', {
    unit,
    square: name(target),
    attack,
    defence,
  });
}

/**
 * Returns sentences on why a legal order was not executed in a step of *Your first war*, because the step asks for
 * another, and what it asks for. `lost` stands for an end of the turn or an order that lost the war.
 */
export function wrongSentences(
  { id }: FirstWarStep,
  position: Position,
  wrong: WrongOrder | 'lost',
): string {
  if (wrong === 'lost') return t('firstWar:wrong.lost');
  const why =
    id === 'march' || id === 'endTurn' || id === 'support' || id === 'attack' || id === 'arsenal'
      ? [t(`firstWar:why.${id}`)]
      : [];
  return [wrongWords(position, wrong), ...why].join(' ');
}

function wrongWords(position: Position, { is, at }: WrongOrder): string {
  if (is === 'ended' || at === null) return t('firstWar:wrong.ended');
  const square = nameOf(position.board, at);
  if (is === 'attacked') {
    const sum = assaultOn(position, at);
    return sum === null || sum.outcome === 'destroyed'
      ? t('firstWar:wrong.attacked')
      : t('firstWar:wrong.attackedSum', { attack: sum.attack, defence: sum.defence });
  }
  const unit = kindName(unitAt(position, at)?.kind ?? 'infantry');
  return t(`firstWar:wrong.${is}`, { unit, square });
}
