import { destinations } from '../engine/march';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { Side, Square } from '../engine/vocabulary';
import { assaultAimed } from '../game/aimed';
import type { WarSettings } from '../game/settings';
import { lastStory, present, type War } from '../game/war';
import { eventSentences, turnSentences } from './events';
import { capital, kindName, reasonSentence, contextOf, theSide, unitName } from './sentences';
import { storySentences } from './story';
import { t } from './t';
import { tellAloud } from './aloud';
import { hint } from './hint';
import {
  placed,
  terseChosen,
  terseKind,
  terseStep,
  terseStory,
  terseStoryTitle,
  terseSum,
  terseTurn,
  terseUndone,
} from './terse';
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
  /** Whose side the hearer alone plays; null where two people do, or nobody. */
  readonly you?: Side | null;
  /** The board is hidden. */
  readonly curtain: boolean;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
}

/** What is told of something done, and the same in short. */
export interface Heard {
  readonly words: string;
  readonly brief: string;
}

/** How answers are told. */
export type EarStyle = Pick<WarSettings, 'earStyle' | 'coordinate'>;
const FULL: EarStyle = { earStyle: 'full', coordinate: 'first' };

const turnHeard = (position: Position, you: Side | null | undefined): Heard => ({
  words: turnSentences(position, you).join(' '),
  brief: terseTurn(position),
});

/** What is said first of a war that is begun or taken up, behind no curtain. */
export const greeting = ({ war, you, curtain }: HeardMoment): Heard[] =>
  curtain || present(war).over !== null ? [] : [turnHeard(present(war), you)];

/** What happened from one moment to the next; where the curtain rises on a turn, what the turn before did. */
export function eventsBetween(before: HeardMoment, now: HeardMoment): Heard[] {
  if (now.war !== before.war) return changes(before.war, now);
  if (!before.curtain || now.curtain) return [];
  return [...lastTurn(now.war, now.you), turnHeard(present(now.war), now.you)];
}

/** The turn that ended last, a sentence each for whose it was, its marches and its attack. */
function lastTurn(war: War, you: Side | null = null): Heard[] {
  const story = lastStory(war);
  if (story === null) return [];
  const { turn, side } = story;
  const { board } = war.positions[0];
  const briefs = terseStory(board, story, you);
  return [
    {
      words: t('war:event.inTurn', { turn, side: theSide(side) }),
      brief: terseStoryTitle(turn, side),
    },
    ...storySentences(board, story, you).map((words, i) => ({ words, brief: briefs[i] ?? words })),
  ];
}

/** The turn that ended last, as an answer to whoever asks for it. */
export function storyAnswer(war: War, { earStyle }: EarStyle, you: Side | null = null): string {
  const told = lastTurn(war, you);
  if (told.length === 0) return tellAloud('keyFeedback.noTurnYet');
  return told.map(({ words, brief }) => (earStyle === 'terse' ? brief : words)).join(' ');
}

/** What was done, or that it was taken back. */
function changes(before: War, { war, you = null }: HeardMoment): Heard[] {
  const { turn, side } = present(war);
  const [then, now] = [before.actions.length, war.actions.length];
  // A typed line may have done several things at once.
  if (now > then) return Array.from({ length: now - then }, (_, i) => step(war, then + i + 1, you));
  if (now === then) return [step(war, now, you)];
  const was = present(before);
  if (was.turn === turn && was.over === null)
    return [{ words: t('war:event.undone'), brief: terseUndone() }];
  const words = t('war:event.turnUndone', { turn, side: capital(theSide(side)) });
  return [{ words, brief: words }];
}

/** The step that led to a position, and the advance that is due after it. */
function step(war: War, at: number, you: Side | null): Heard {
  const position = war.positions[at];
  const due =
    position === undefined || position.advance === null ? '' : ` ${hint(position, null, null)}`;
  return {
    words: stepWords(war, at, FULL, you) + due,
    brief: stepWords(war, at, { ...FULL, earStyle: 'terse' }, you) + due,
  };
}

/** What is answered to whoever chooses, aims, or looks back; null where nothing was asked. */
export function answerTo(
  before: HeardMoment,
  now: HeardMoment,
  style: EarStyle = FULL,
): string | null {
  if (now.war !== before.war || now.curtain) return null;
  const at = pastIndex(now.choice);
  if (at !== pastIndex(before.choice)) return lookedBack(now, at, pastIndex(before.choice), style);
  const position = present(now.war);
  const { choice, refusal } = now;
  const [chosen, aim, preview] = [chosenUnit(choice), chosenTarget(choice), shownFirst(choice)];
  if (refusal !== before.refusal && refusal !== null)
    return refusal.reasons.map((reason) => reasonSentence(contextOf(position), reason)).join(' ');
  if (preview !== shownFirst(before.choice) && preview !== null)
    return hint(position, chosen, preview);
  if (aim !== chosenTarget(before.choice) && aim !== null) return sumWords(position, aim, style);
  if (chosen === chosenUnit(before.choice) && aim === chosenTarget(before.choice)) return null;
  return chosen === null ? tellAloud('choice.left') : choiceWords(position, chosen, style);
}

function choiceWords(position: Position, chosen: Square, style: EarStyle): string {
  const unit = unitAt(position, chosen);
  const count = destinations(position, chosen).length;
  if (unit === null || count === 0) return hint(position, chosen, null);
  const square = nameOf(position.board, chosen);
  if (style.earStyle === 'terse') return terseChosen(unit, square, count, style.coordinate);
  return tellAloud('choice.chosen', { unit: capital(kindName(unit.kind)), square, count });
}

function sumWords(position: Position, target: Square, style: EarStyle): string {
  const assault = assaultAimed(position, target);
  const unit = unitAt(position, target);
  if (assault === null || unit === null) return '';
  const { attack, defence, outcome } = assault;
  const square = nameOf(position.board, target);
  if (style.earStyle === 'terse')
    return placed(square, `${terseKind(unit.kind)} ${terseSum(assault)}.`, style.coordinate);
  return tellAloud('choice.aim', {
    unit: unitName(unit),
    square,
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}

/** The moment looked back at, or that it is the present again. */
function lookedBack(
  { war, you = null }: HeardMoment,
  at: number | null,
  before: number | null,
  style: EarStyle,
): string {
  const { turn, side, over } = present(war);
  if (at === null)
    return over === null
      ? t('war:event.present', { turn, side: theSide(side) })
      : t('war:event.presentOver');
  if (at === 0) return t('war:event.atStart', { side: capital(theSide(war.positions[0].side)) });
  return stepWords(war, at, style, you, at - 1 !== before);
}

/** The step that led to a position; `alone` names its turn, for who has not heard the step before. */
function stepWords(
  { actions, positions }: War,
  at: number,
  { earStyle }: EarStyle,
  you: Side | null,
  alone = false,
): string {
  const [from, action, to] = [positions[at - 1], actions[at - 1], positions[at]];
  if (!action || !from || !to) return '';
  if (earStyle === 'terse') {
    const words = terseStep(from, action, to, you);
    return alone ? `${terseStoryTitle(from.turn, from.side)} ${words}` : words;
  }
  const turn = t('war:event.inTurn', { turn: from.turn, side: theSide(from.side) });
  return [...(alone ? [turn] : []), ...eventSentences(from, action, to, you)].join(' ');
}
