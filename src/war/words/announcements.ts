import { destinations } from '../engine/march';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { Side, Square } from '../engine/vocabulary';
import { assaultAimed } from '../game/previews';
import type { WarSettings } from '../game/settings';
import { lastTurnSummary, present, stepTo, type Step, type War, type WarEvent } from '../game/war';
import { eventSentences, turnSentences } from './events';
import { capital, kindName, theSide, unitName, reasonSentences } from './sentences';
import { summarySentences } from './turnSummary';
import { t } from './t';
import { promptSentence } from './prompts';
import {
  placed,
  terseChosen,
  terseKind,
  terseStep,
  terseSummary,
  terseSummaryTitle,
  terseSum,
  terseTurn,
  terseUndone,
} from './terse';
import {
  pastIndex,
  chosenUnit,
  chosenTarget,
  shownFirst,
  type Choice,
  type Refusal,
} from '../game/choice';

/** A war at one moment, for announcements: the war, what is chosen, and why the last order was refused. */
export interface AnnouncedMoment {
  /** Null behind the curtain. */
  readonly war: War | null;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
}

/** An announcement for screen readers in full sentences (`words`), and as short as is unambiguous (`brief`). */
export interface Announcement {
  readonly words: string;
  readonly brief: string;
}

/**
 * How a screen reader's user wants announcements worded: in sentences or as short as is unambiguous (`earStyle`), with
 * the name of the square first or last (`coordinate`).
 */
export type SpeechStyle = Pick<WarSettings, 'earStyle' | 'coordinate'>;
const FULL: SpeechStyle = { earStyle: 'full', coordinate: 'first' };

const turnAnnouncement = (position: Position, you: Side | null | undefined): Announcement => ({
  words: turnSentences(position, you).join(' '),
  brief: terseTurn(position),
});

/**
 * Returns the announcement of whose turn it is, for a war that has just begun or been loaded; empty if the war is over.
 * `you` is the side addressed as *you*, null for none.
 */
export const greeting = (war: War, you: Side | null = null): Announcement[] =>
  present(war).over !== null ? [] : [turnAnnouncement(present(war), you)];

/**
 * Returns the announcements of an event of the war, in the order in which they are made. `war` is the war after the
 * event; `you` the side addressed as *you*, null for none. When the curtain between two players is raised, they are the
 * last turn and whose turn it is now. Empty when a past position is viewed: see `lookAnswer`.
 */
export function eventAnnouncements(
  event: WarEvent,
  war: War | null,
  you: Side | null = null,
): Announcement[] {
  switch (event.is) {
    case 'action':
      return [stepAnnouncement(event, you)];
    case 'undo':
      return [undoAnnouncement(event)];
    case 'look':
      return [];
    case 'raised':
      return war === null ? [] : [...lastTurn(war, you), turnAnnouncement(present(war), you)];
  }
}

/** Returns the last finished turn, a sentence each for its side, its marches and its attack. */
function lastTurn(war: War, you: Side | null = null): Announcement[] {
  const summary = lastTurnSummary(war);
  if (summary === null) return [];
  const { turn, side } = summary;
  const { board } = war.positions[0];
  const briefs = terseSummary(board, summary, you);
  return [
    {
      words: t('war:event.inTurn', { turn, side: theSide(side) }),
      brief: terseSummaryTitle(turn, side),
    },
    ...summarySentences(board, summary, you).map((words, i) => ({
      words,
      brief: briefs[i] ?? words,
    })),
  ];
}

/**
 * Returns the announcement of the last finished turn, event by event, in the given style; in the first turn, a sentence
 * that none is finished yet. `you` is the side addressed as *you*, null for none.
 */
export function summaryAnswer(
  war: War,
  { earStyle }: SpeechStyle,
  you: Side | null = null,
): string {
  const announced = lastTurn(war, you);
  if (announced.length === 0) return t('readings:keyFeedback.noTurnYet');
  return announced.map(({ words, brief }) => (earStyle === 'terse' ? brief : words)).join(' ');
}

/** Returns that actions were undone, and the turn if it is another. */
function undoAnnouncement({ before, after }: Extract<WarEvent, { is: 'undo' }>): Announcement {
  const { turn, side } = after;
  if (before.turn === turn && before.over === null)
    return { words: t('war:event.undone'), brief: terseUndone() };
  const words = t('war:event.turnUndone', { turn, side: capital(theSide(side)) });
  return { words, brief: words };
}

/** Returns a step, and the advance due after it. */
function stepAnnouncement(step: Step, you: Side | null): Announcement {
  const { after } = step;
  const due = after.advance === null ? '' : ` ${promptSentence(after, null, null)}`;
  return {
    words: stepWords(step, FULL, you) + due,
    brief: stepWords(step, { ...FULL, earStyle: 'terse' }, you) + due,
  };
}

/**
 * Returns the announcement of the player's last act on the board that has not changed the war, worded in a style: a
 * unit chosen or left, a target aimed at, a destination previewed, or an order refused. It is found by comparing the
 * states before and after; null if nothing of that has changed.
 */
export function answerTo(
  before: AnnouncedMoment,
  now: AnnouncedMoment,
  style: SpeechStyle = FULL,
): string | null {
  const { war } = now;
  if (war === null || war !== before.war || pastIndex(now.choice) !== pastIndex(before.choice))
    return null;
  const position = present(war);
  const { choice, refusal } = now;
  const [chosen, aim, preview] = [chosenUnit(choice), chosenTarget(choice), shownFirst(choice)];
  if (refusal !== before.refusal && refusal !== null)
    return reasonSentences(position, refusal.reasons);
  if (preview !== shownFirst(before.choice) && preview !== null)
    return promptSentence(position, chosen, preview);
  if (aim !== chosenTarget(before.choice) && aim !== null) return sumWords(position, aim, style);
  if (chosen === chosenUnit(before.choice) && aim === chosenTarget(before.choice)) return null;
  return chosen === null ? t('readings:choice.left') : choiceWords(position, chosen, style);
}

function choiceWords(position: Position, chosen: Square, style: SpeechStyle): string {
  const unit = unitAt(position, chosen);
  const count = destinations(position, chosen).length;
  if (unit === null || count === 0) return promptSentence(position, chosen, null);
  const square = nameOf(position.board, chosen);
  if (style.earStyle === 'terse') return terseChosen(unit, square, count, style.coordinate);
  return t('readings:choice.chosen', { unit: capital(kindName(unit.kind)), square, count });
}

function sumWords(position: Position, target: Square, style: SpeechStyle): string {
  const assault = assaultAimed(position, target);
  const unit = unitAt(position, target);
  if (assault === null || unit === null) return '';
  const { attack, defence, outcome } = assault;
  const square = nameOf(position.board, target);
  if (style.earStyle === 'terse')
    return placed(square, `${terseKind(unit.kind)} ${terseSum(assault)}.`, style.coordinate);
  return t('readings:choice.aim', {
    unit: unitName(unit),
    square,
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}

/**
 * Returns the announcement of which past position is viewed, worded in a style: the order that led to it, with its turn
 * unless the position before was viewed last; or that the present is shown again. `you` is the side addressed as *you*,
 * null for none.
 */
export function lookAnswer(
  { war, from, to, isPresent }: Extract<WarEvent, { is: 'look' }>,
  you: Side | null,
  style: SpeechStyle = FULL,
): string {
  const { turn, side, over } = present(war);
  if (isPresent)
    return over === null
      ? t('war:event.present', { turn, side: theSide(side) })
      : t('war:event.presentOver');
  const step = stepTo(war, to);
  return step === null
    ? t('war:event.atStart', { side: capital(theSide(war.positions[0].side)) })
    : stepWords(step, style, you, to - 1 !== from);
}

/** Returns a step; `alone` adds its turn, if the step before was not announced. */
function stepWords(
  { before, action, after }: Step,
  { earStyle }: SpeechStyle,
  you: Side | null,
  alone = false,
): string {
  const { turn, side } = before;
  if (earStyle === 'terse') {
    const words = terseStep(before, action, after, you);
    return alone ? `${terseSummaryTitle(turn, side)} ${words}` : words;
  }
  const inTurn = t('war:event.inTurn', { turn, side: theSide(side) });
  return [...(alone ? [inTurn] : []), ...eventSentences(before, action, after, you)].join(' ');
}
