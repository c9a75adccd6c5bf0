import { readAction } from '../../engine/notation/recordText';
import { readPosition } from '../../engine/notation/notation';
import { positionOf, type Position } from '../../engine/position';
import type { Action } from '../../engine/vocabulary';
import { RULE_SETS } from '../../engine/rules';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Refusal } from '../../game/choice';
import { warAt } from '../../game/past';
import { present, stepsAfter, type War } from '../../game/war';
import { warFrom } from '../../store/tables/lessonTable';
import type { LessonStep } from './course/types';
import type { LessonMoment } from './judging';

/** A step of a lesson as it begins: its `war`, and the enemy's orders before the learner's, in the notation. */
export interface StepLayout {
  readonly war: War;
  readonly enemy: readonly string[];
}

/**
 * Returns a step of a lesson as it begins: from its own position, or, if it has none, from `before`, the position at
 * the end of the step before.
 *
 * @throws {RangeError} if it has neither, which is a mistake in a lesson
 */
export function layOut(step: LessonStep, before: Position | null): StepLayout {
  const position = step.position === undefined ? before : positionIn(step.position);
  if (position === null) throw new RangeError(`step ${step.id} has nothing to go on from`);
  return { war: warFrom(position), enemy: step.enemy?.(position) ?? [] };
}

/**
 * Returns the position of a position string on Debord's board, by Debord's own rules.
 *
 * @throws {RangeError} if the text is no position string, which is a mistake in a lesson
 */
export function positionIn(text: string): Position {
  const reading = readPosition(STANDARD_BOARD, text);
  if (!reading.ok) throw new RangeError(`no position: ${text}`);
  return positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
}

/** Returns the enemy's next order in a step of a lesson, in the notation; null if all have been executed. */
export const enemyOrder = ({ enemy }: StepLayout, war: War): string | null =>
  enemy[war.actions.length] ?? null;

/**
 * Returns the order written in the notation on Debord's board, such as `H5-G7`.
 *
 * @throws {RangeError} if the text is no order, which is a mistake in a lesson
 */
export function actionOf(text: string): Action {
  const action = readAction(STANDARD_BOARD, text);
  if (action === undefined) throw new RangeError(`no order: ${text}`);
  return action;
}

/**
 * Returns what the learner has done in a step of a lesson, whose `war` has the enemy's orders and then the learner's;
 * the start is the position between these. `refusal` is the last refused order, null for none.
 */
export function lessonMomentOf(
  { enemy }: StepLayout,
  war: War,
  refusal: Refusal | null,
): LessonMoment {
  const begun = enemy.length;
  const steps = stepsAfter(war, begun);
  return { start: present(warAt(war, begun)), now: present(war), steps, refusal };
}
