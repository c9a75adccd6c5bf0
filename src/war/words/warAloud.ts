import { destinations } from '../engine/march';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { Square } from '../engine/vocabulary';
import { assaultAimed } from '../game/aimed';
import { lastStory, present, type War } from '../game/war';
import { eventSentences, turnSentences } from './events';
import { capital, kindName, reasonSentence, contextOf, theSide, unitName } from './sentences';
import { storySentences } from './story';
import { t } from './t';
import { tellAloud } from './aloud';
import { hint } from './hint';
import {
  type Choice,
  type Refusal,
  pastIndex,
  chosenUnit,
  chosenTarget,
  shownFirst,
} from '../game/choice';

/** What can be heard of a war at one moment. */
export interface HeardMoment {
  readonly war: War;
  /** The board is hidden. */
  readonly curtain: boolean;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
}

/** What is said first of a war that is begun or taken up, behind no curtain. */
export const greeting = ({ war, curtain }: HeardMoment): string[] =>
  curtain || present(war).over !== null ? [] : [turnSentences(present(war)).join(' ')];

/** What happened from one moment to the next; where the curtain rises on a turn, what the turn before did. */
export function eventsBetween(before: HeardMoment, now: HeardMoment): string[] {
  if (now.war !== before.war) return [change(before.war, now.war)];
  if (!before.curtain || now.curtain) return [];
  return [...storyWords(now.war), turnSentences(present(now.war)).join(' ')];
}

/** The turn that ended last, a sentence each for whose it was, its marches and its attack. */
export function storyWords(war: War): string[] {
  const story = lastStory(war);
  if (story === null) return [];
  const { turn, side } = story;
  return [
    t('war:event.inTurn', { turn, side: theSide(side) }),
    ...storySentences(war.positions[0].board, story),
  ];
}

/** A step, or that it was taken back. */
function change(before: War, war: War): string {
  const { turn, side } = present(war);
  if (war.actions.length >= before.actions.length) {
    const words = stepWords(war, war.actions.length);
    return present(war).advance === null ? words : `${words} ${hint(present(war), null, null)}`;
  }
  const then = present(before);
  return then.turn === turn && then.over === null
    ? t('war:event.undone')
    : t('war:event.turnUndone', { turn, side: capital(theSide(side)) });
}

/** What is answered to whoever chooses, aims, or looks back; null where nothing was asked. */
export function answerTo(before: HeardMoment, now: HeardMoment): string | null {
  if (now.war !== before.war || now.curtain) return null;
  const at = pastIndex(now.choice);
  if (at !== pastIndex(before.choice)) return lookedBack(now.war, at, pastIndex(before.choice));
  const position = present(now.war);
  const { choice, refusal } = now;
  const [chosen, aim, preview] = [chosenUnit(choice), chosenTarget(choice), shownFirst(choice)];
  if (refusal !== before.refusal && refusal !== null)
    return refusal.reasons.map((reason) => reasonSentence(contextOf(position), reason)).join(' ');
  if (preview !== shownFirst(before.choice) && preview !== null)
    return hint(position, chosen, preview);
  if (aim !== chosenTarget(before.choice) && aim !== null) return sumWords(position, aim);
  if (chosen === chosenUnit(before.choice) && aim === chosenTarget(before.choice)) return null;
  return chosen === null ? tellAloud('choice.left') : choiceWords(position, chosen);
}

function choiceWords(position: Position, chosen: Square): string {
  const unit = unitAt(position, chosen);
  const count = destinations(position, chosen).length;
  if (unit === null || count === 0) return hint(position, chosen, null);
  const square = nameOf(position.board, chosen);
  return tellAloud('choice.chosen', { unit: capital(kindName(unit.kind)), square, count });
}

function sumWords(position: Position, target: Square): string {
  const assault = assaultAimed(position, target);
  const unit = unitAt(position, target);
  if (assault === null || unit === null) return '';
  const { attack, defence, outcome } = assault;
  return tellAloud('choice.aim', {
    unit: unitName(unit),
    square: nameOf(position.board, target),
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}

/** The moment looked back at, or that it is the present again. */
function lookedBack(war: War, at: number | null, before: number | null): string {
  const { turn, side, over } = present(war);
  if (at === null)
    return over === null
      ? t('war:event.present', { turn, side: theSide(side) })
      : t('war:event.presentOver');
  if (at === 0) return t('war:event.atStart', { side: capital(theSide(war.positions[0].side)) });
  return stepWords(war, at, at - 1 !== before);
}

/** The step that led to a position; `alone` names its turn, for who has not heard the step before. */
function stepWords({ actions, positions }: War, at: number, alone = false): string {
  const [from, action, to] = [positions[at - 1], actions[at - 1], positions[at]];
  if (!action || !from || !to) return '';
  const turn = t('war:event.inTurn', { turn: from.turn, side: theSide(from.side) });
  return [...(alone ? [turn] : []), ...eventSentences(from, action, to)].join(' ');
}
