import type { Battle } from '../engine/types';
import { hintsFor, type Hints } from './hints';
import type { Act } from './marches';
import { nextActs, ownOf, type Player } from './program';

/** Asks the worker what a side does next, in a battle with what that side may know of it. */
export interface ActsQuestion extends Player {
  readonly is: 'acts';
  readonly battle: Battle;
}

/** Asks the worker for advice to the mover. */
export interface HintsQuestion {
  readonly is: 'hints';
  readonly battle: Battle;
}

/** A question to the worker of the program. */
export type ProgramQuestion = ActsQuestion | HintsQuestion;

/** What a side does next, in order, or what the mover is advised; `fault` if the question was unreadable, a mistake in the program. */
export type ProgramAnswer =
  | { readonly is: 'acts'; readonly acts: readonly Act[] }
  | ({ readonly is: 'hints' } & Hints)
  | { readonly is: 'fault'; readonly fault: string };

/**
 * Returns the question what a side does next. It has nothing of the other side's setting out (2.3), and not the stream of the
 * deviations that shots are still to have (4.7).
 */
export const questionFor = (battle: Battle, player: Player): ActsQuestion => ({
  is: 'acts',
  ...player,
  battle: {
    ...(battle.phase === 'settingOut' ? ownOf(battle, player.side) : battle),
    stream: 0,
  },
});

/** Answers a question. Never throws: what cannot be read is answered as a fault. */
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
