import { assaultOn } from '../engine/combat';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import type { FirstWarStep, WrongOrder } from '../game/firstWar';
import { guidanceOf } from '../game/guidance';
import { kindName } from './sentences';
import { messagesOf } from './t';

/** The messages of the first war. */
export const tellFirstWar = messagesOf('firstWar');

/** What is to be read or done in a step, in a sentence or two. */
export function taskSentence({ id }: FirstWarStep, position: Position): string {
  if (id === 'won')
    return tellFirstWar(position.over?.by === 'arsenals' ? 'won.arsenals' : 'won.other');
  return id === 'free' ? adviceSentence(position) : tellFirstWar(`tasks.${id}`);
}

function adviceSentence(position: Position): string {
  const advice = guidanceOf(position);
  const name = (square: Square): string => nameOf(position.board, square);
  if (advice.is === 'endTurn') return tellFirstWar('advice.endTurn');
  const unit = kindName(advice.kind);
  if (advice.is !== 'attack')
    return tellFirstWar(`advice.${advice.is}`, {
      unit,
      from: name(advice.from),
      to: name(advice.to),
    });
  const { target, attack, defence, outcome } = advice.assault;
  return tellFirstWar(outcome === 'destroyed' ? 'advice.destroy' : 'advice.dislodge', {
    unit,
    square: name(target),
    attack,
    defence,
  });
}

/** Why a legal order was not carried out, and what speaks for the one that is asked for. */
export function wrongSentences(
  { id }: FirstWarStep,
  position: Position,
  wrong: WrongOrder | 'lost',
): string {
  if (wrong === 'lost') return tellFirstWar('wrong.lost');
  const why =
    id === 'march' || id === 'endTurn' || id === 'support' || id === 'attack' || id === 'arsenal'
      ? [tellFirstWar(`why.${id}`)]
      : [];
  return [wrongWords(position, wrong), ...why].join(' ');
}

function wrongWords(position: Position, { is, at }: WrongOrder): string {
  if (is === 'ended' || at === null) return tellFirstWar('wrong.ended');
  const square = nameOf(position.board, at);
  if (is === 'attacked') {
    const sum = assaultOn(position, at);
    return sum === null || sum.outcome === 'destroyed'
      ? tellFirstWar('wrong.attacked')
      : tellFirstWar('wrong.attackedSum', { attack: sum.attack, defence: sum.defence });
  }
  const unit = kindName(unitAt(position, at)?.kind ?? 'infantry');
  return tellFirstWar(`wrong.${is}`, { unit, square });
}
