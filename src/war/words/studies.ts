import { nameOf, type Board } from '../engine/board';
import type { Brush, Shape } from '../engine/notation/commentText';
import type { StudyFault } from '../engine/notation/recordFaults';
import { nodeOf, positionAt, type Study, type StudyNode } from '../game/study';
import type { StudySaveFault } from '../game/studySave';
import { recordFault } from './records';
import { stepSentences } from './history';
import { theSide } from './sentences';
import { t } from './t';

/** A fault of the record of a study, or of the form in which this browser has saved it. */
export type StudyReadFault = StudyFault | StudySaveFault;

/** The most faults of a study listed; the others are counted. */
const MOST_LISTED = 5;

/** Returns sentences on the first five faults of a study's record, and if there are more, one on how many. */
export function faultSentences(faults: readonly StudyReadFault[]): string[] {
  const shown = faults.slice(0, MOST_LISTED).map(studyFaultSentence);
  const count = faults.length - shown.length;
  return count > 0 ? [...shown, t('studies:import.more', { count })] : shown;
}

/** Returns a sentence on a fault of a study's record, with where in the text it is, if it is at one place. */
export const studyFaultSentence = (fault: StudyReadFault): string =>
  'line' in fault ? recordFault(fault) : t(`studies:faults.${fault.code}`);

/** Returns the name of the colour in which arrows and marked squares are drawn: `Green`. */
export const brushName = (brush: Brush): string => t(`studies:brushes.${brush}`);

/** Returns an arrow or a marked square of a study in words: `Arrow from H6 to J8: Green.` or `H6 marked: Red.` */
export function shapeWords(board: Board, { brush, from, to }: Shape): string {
  const colour = brushName(brush);
  return to === null
    ? t('studies:shapes.square', { square: nameOf(board, from), colour })
    : t('studies:shapes.arrow', { from: nameOf(board, from), to: nameOf(board, to), colour });
}

/**
 * Returns words on the place of a node of a study among the continuations of the same position: the main line
 * (`The line, with 1 variation at turn 3.`), or the number of the variation (`Variation 1 of 2 at turn 3.`); empty if
 * it is the only continuation, and for the root.
 */
export function variationWords(study: Study, { id, parent }: StudyNode): string {
  if (parent === null) return '';
  const { children } = nodeOf(study, parent);
  if (children.length < 2) return '';
  const { turn } = positionAt(study, parent);
  const number = children.indexOf(id);
  return number === 0
    ? t('studies:announcement.line', { count: children.length - 1, turn })
    : t('studies:announcement.variation', { number, all: children.length - 1, turn });
}

/**
 * Returns words on the place of a node in a study: the order that led there, its place among the continuations, its
 * comment, its arrows and marked squares, and the number of continuations after it if there are several, or that the
 * line ends there.
 */
export function whereWords(study: Study, node: StudyNode): string {
  const { id, parent, action, comment, shapes, children } = node;
  const now = positionAt(study, id);
  const notes =
    parent === null || action === null
      ? [t('studies:start')]
      : [
          t('war:event.inTurn', {
            turn: positionAt(study, parent).turn,
            side: theSide(positionAt(study, parent).side),
          }),
          ...stepSentences(positionAt(study, parent), action, now),
        ];
  return [
    ...notes,
    variationWords(study, node),
    comment,
    ...shapes.map((shape) => shapeWords(study.start.board, shape)),
    children.length > 1 ? t('studies:announcement.continuations', { count: children.length }) : '',
    children.length === 0 ? t('studies:announcement.end') : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
