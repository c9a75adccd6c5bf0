import { readAction } from '../../engine/notation/actionReading';
import { readPosition } from '../../engine/notation/notation';
import { positionOf, type Position } from '../../engine/position';
import type { Action } from '../../engine/vocabulary';
import { RULE_SETS } from '../../engine/rules';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Refusal } from '../../game/choice';
import { warAt } from '../../game/past';
import { present, stepsAfter, type War } from '../../game/war';
import { warFrom } from '../../store/lessonTable';
import type { LessonStep } from './course/types';
import type { LessonMoment } from './judging';

/** A step laid out: the war it begins with, and what the enemy does in it first. */
export interface StepLayout {
  readonly war: War;
  readonly enemy: readonly string[];
}

/** Lays a step out, on a board of its own or on where the step before ended. */
export function layOut(step: LessonStep, before: Position | null): StepLayout {
  const position = step.position === undefined ? before : positionIn(step.position);
  if (position === null) throw new RangeError(`step ${step.id} has nothing to go on from`);
  return { war: warFrom(position), enemy: step.enemy?.(position) ?? [] };
}

/** @throws {RangeError} where the text is no position, which is a mistake in a lesson. */
export function positionIn(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new RangeError(`no position: ${text}`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** The next of the enemy's orders that has not been carried out yet, or null. */
export const enemyOrder = ({ enemy }: StepLayout, war: War): string | null =>
  enemy[war.actions.length] ?? null;

/** An order of the enemy as a lesson writes it. @throws {RangeError} where it is none, which is a mistake in a lesson. */
export function actionOf(text: string): Action {
  const action = readAction(STANDARD_BOARD, text);
  if (action === undefined) throw new RangeError(`no order: ${text}`);
  return action;
}

/** What the learner has done since the step began. */
export function lessonMomentOf(
  { enemy }: StepLayout,
  war: War,
  refusal: Refusal | null,
): LessonMoment {
  const begun = enemy.length;
  const steps = stepsAfter(war, begun);
  return { start: present(warAt(war, begun)), now: present(war), steps, refusal };
}
