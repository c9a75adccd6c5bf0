import type { Battle } from '../engine/types';
import { hintsFor, type Hints } from './hints';
import type { Act } from './marches';
import { nextActs, ownOf, type Player } from './program';

/** Asks the program's worker for the next orders of a side. The battle has only what this side may know. */
export interface ActsQuestion extends Player {
  readonly is: 'acts';
  readonly battle: Battle;
}

/** The question that asks the program's worker for advice to the side that moves. */
export interface HintsQuestion {
  readonly is: 'hints';
  readonly battle: Battle;
}

/** A question to the program's worker: for the next orders of a side (`acts`), or for advice to the mover (`hints`). */
export type ProgramQuestion = ActsQuestion | HintsQuestion;

/**
 * The answer of the program's worker: the `acts` that a side orders next, advice to the mover (`hints`), or a
 * `fault`, if the question could not be read, which is a mistake in the program.
 */
export type ProgramAnswer =
  | { readonly is: 'acts'; readonly acts: readonly Act[] }
  | ({ readonly is: 'hints' } & Hints)
  | { readonly is: 'fault'; readonly fault: string };

/**
 * Returns the question that asks the program's worker for the next orders of a side. It leaves out what the other side
 * has set out (littlewars.md 2.3), and the random numbers from which the deviations of later shots follow (4.7).
 */
export const questionFor = (battle: Battle, player: Player): ActsQuestion => ({
  is: 'acts',
  ...player,
  battle: {
    ...(battle.phase === 'settingOut' ? ownOf(battle, player.side) : battle),
    stream: 0,
  },
});

/**
 * Returns the answer of the program's worker to a question; if the question cannot be read, an answer with a fault.
 * Never throws.
 */
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
