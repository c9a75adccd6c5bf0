import type { Battle } from '../engine/types';
import { hintsFor, type Hints } from './hints';
import type { Act } from './marches';
import { nextActs, ownOf, type Player } from './program';

/** A question to the worker: what a side orders next, in a battle that contains only what this side may know. */
export interface ActsQuestion extends Player {
  readonly is: 'acts';
  readonly battle: Battle;
}

/** A question to the worker: its advice to the mover. */
export interface HintsQuestion {
  readonly is: 'hints';
  readonly battle: Battle;
}

/** A question to the worker of the program. */
export type ProgramQuestion = ActsQuestion | HintsQuestion;

/**
 * The worker's answer: the acts that a side orders next, the advice to the mover, or a `fault` if the question was
 * unreadable, which is a mistake in the program.
 */
export type ProgramAnswer =
  | { readonly is: 'acts'; readonly acts: readonly Act[] }
  | ({ readonly is: 'hints' } & Hints)
  | { readonly is: 'fault'; readonly fault: string };

/**
 * Returns the question what a side orders next. Left out are the other side's setting out (littlewars.md 2.3) and
 * the deviations of future shots (4.7).
 */
export const questionFor = (battle: Battle, player: Player): ActsQuestion => ({
  is: 'acts',
  ...player,
  battle: {
    ...(battle.phase === 'settingOut' ? ownOf(battle, player.side) : battle),
    stream: 0,
  },
});

/** Returns the worker's answer to a question. Never throws: an unreadable question is answered with a fault. */
export function answered(question: ProgramQuestion): ProgramAnswer {
  const { battle } = question;
  try {
    return question.is === 'hints'
      ? { is: 'hints', ...hintsFor(battle) }
      : { is: 'acts', acts: nextActs(battle, question) };
  } catch (error) {
    return { is: 'fault', fault: String(error) };
  }
}
