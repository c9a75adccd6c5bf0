import { readAction } from '../../engine/notation/recordText';
import { readPosition } from '../../engine/notation/notation';
import { startPosition } from '../../engine/start';
import { analyseTurn } from '../../analysis/analyseTurn';
import { readGround } from '../../game/groundText';
import type { AnalysisAnswer, AnalysisQuestion } from './question';

/**
 * Returns the analysis of the turn that a question to the analysis worker describes (docs/analysis.md), which takes
 * seconds; a fault if the question cannot be read. Never throws.
 */
export function answered(question: AnalysisQuestion): AnalysisAnswer {
  try {
    const ground = readGround(question);
    if (ground === null) return { is: 'fault', fault: 'map or rules' };
    const { board, rules } = ground;
    const reading = readPosition(board, question.position);
    if (!reading.ok) return { is: 'fault', fault: 'position' };
    const begun = startPosition(board, rules, reading.setup);
    const actions = question.actions.flatMap((text) => readAction(board, text) ?? []);
    return { is: 'analysis', analysis: analyseTurn(begun, actions, question) };
  } catch (error) {
    return { is: 'fault', fault: String(error) };
  }
}
