import { assaultOn, assaultsOn, type Assault } from '../../engine/combat';
import {
  inCommunication,
  slotAt,
  squareOf,
  unitAt,
  unitsOf,
  type PlacedUnit,
  type Position,
} from '../../engine/position';
import { isolationOf } from '../../engine/insight/isolation';
import { nameOf, readSquare } from '../../engine/board';
import { UNITS } from '../../engine/units';
import type { Side, Square } from '../../engine/vocabulary';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Refusal } from '../../game/choice';
import type { Step } from '../../game/war';
import { isolationSentences } from '../../words/insight';
import { t } from '../../words/t';
import { kindName } from '../../words/sentences';

/**
 * What the learner has done so far in a step of a lesson: the position at its `start`, the present one (`now`), the
 * learner's orders in between (`steps`), and the last refused order (`refusal`).
 */
export interface LessonMoment {
  /** The first position of the step. */
  readonly start: Position;
  readonly now: Position;
  /** The learner's orders since the start, with the positions before and after each. */
  readonly steps: readonly Step[];
  /** The last refused order; null if there is none, or another order was given since. */
  readonly refusal: Refusal | null;
}

/**
 * How a learner has done in a task so far: `open`, not solved yet; `done`, solved; `wrong`, with the reasons (`why`,
 * sentences) and the clause of docs/rules.md.
 */
export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'done' }
  /** Why it was wrong, in sentences, with the clause. */
  | { readonly is: 'wrong'; readonly why: readonly string[]; readonly clause: string };

/** The verdict on a task that is not solved yet, and can still be. */
export const OPEN: Verdict = { is: 'open' };
/** The verdict on a task that is solved. */
export const DONE: Verdict = { is: 'done' };
/** Returns the verdict that a task was done wrong, by a clause of docs/rules.md; `why` are sentences. */
export const wrong = (clause: string, ...why: readonly string[]): Verdict => ({
  is: 'wrong',
  why,
  clause,
});

/**
 * Returns the square with a name such as `C10` on Debord's board.
 *
 * @throws {RangeError} if there is no such square, which is a mistake in a lesson
 */
export function squareNamed(name: string): Square {
  const square = readSquare(STANDARD_BOARD, name);
  if (square === undefined) throw new RangeError(`no square ${name}`);
  return square;
}

/** Returns the name of a square of Debord's board, such as `C10`. */
export const named = (square: Square): string => nameOf(STANDARD_BOARD, square);

/** Returns whether, in a step of a lesson, the learner's turn has ended or the war is over. */
export const ended = ({ start, now }: LessonMoment): boolean =>
  now.turn !== start.turn || now.over !== null;

/** Returns the square of the unit that stood on the square named `from` when the step began; negative if destroyed. */
export const whereIs = ({ start, now }: LessonMoment, from: string): Square =>
  squareOf(now, slotAt(start, squareNamed(from)));

/** Returns the fighting units of a side that are out of communication (rules.md 4.7), with their squares. */
export const isolatedUnits = (position: Position, side: Side): PlacedUnit[] =>
  unitsOf(position).filter(
    (unit) =>
      unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
  );

/**
 * Returns sentences, in the language of the page, that the unit on a square is out of communication, and why; empty if
 * it is in communication or there is no unit. `message` is the key of the first sentence for a fighting unit.
 */
export function isolatedWords(
  position: Position,
  square: Square,
  message: 'wrong.isolated' | 'wrong.stillIsolated' = 'wrong.isolated',
): string[] {
  const unit = unitAt(position, square);
  const isolation = isolationOf(position, square);
  if (unit === null || isolation === null) return [];
  const place = { unit: kindName(unit.kind), square: named(square) };
  return [
    t(UNITS[unit.kind].fighting ? `lessons:${message}` : 'lessons:wrong.relayOut', place),
    ...isolationSentences(position, square, isolation),
  ];
}

/**
 * Returns sentences that the unit which the learner has marched with the last order is out of communication, and why;
 * empty if it is in communication, or if the last order was no march.
 */
export function isolatedByMarchWords({ now, steps }: LessonMoment): string[] {
  const action = steps.at(-1)?.action;
  return action?.type === 'move' ? isolatedWords(now, action.to) : [];
}

/** Returns the sum of an attack that did not destroy. */
function sumWords(before: Position, assault: Assault): string {
  const { target, attack, defence, outcome } = assault;
  const unit = kindName(unitAt(before, target)?.kind ?? 'infantry');
  return t(outcome === 'dislodged' ? 'lessons:wrong.dislodged' : 'lessons:wrong.resisted', {
    unit,
    square: named(target),
    attack,
    defence,
  });
}

/**
 * Returns one sentence with the sums of the learner's last order if it was an attack that did not destroy its target;
 * otherwise empty.
 */
export function attackWords({ steps }: LessonMoment): string[] {
  const last = steps.at(-1);
  if (last?.action.type !== 'attack') return [];
  const assault = assaultOn(last.before, last.action.target);
  return assault === null || assault.outcome === 'destroyed'
    ? []
    : [sumWords(last.before, assault)];
}

/** Returns whether any unit of either side has been destroyed since the step of a lesson began. */
export const destroyed = ({ start, now }: LessonMoment): boolean =>
  unitsOf(now).length < unitsOf(start).length;

/**
 * Returns the verdict on a step of a lesson that needs an attack, given what the learner has done (`moment`): open
 * until the turn has ended; then done if `achieved` returns true, otherwise wrong, with the sums of the attack and
 * `note`, a sentence on what would have been better. `clause` is that of docs/rules.md to which a wrong verdict refers.
 */
export function judgeAttack(
  moment: LessonMoment,
  achieved: (moment: LessonMoment) => boolean,
  note: string,
  clause = '6.7',
): Verdict {
  if (!ended(moment)) return OPEN;
  return achieved(moment) ? DONE : wrong(clause, ...attackWords(moment), note);
}

/** Returns a sentence for each attack on a unit of `side` that would destroy or dislodge it in this position. */
export const exposedWords = (position: Position, side: Side): string[] =>
  assaultsOn(position, side)
    .filter(({ outcome }) => outcome !== 'resists')
    .map(({ target, attack, defence, outcome }) =>
      t(
        outcome === 'dislodged'
          ? 'lessons:wrong.exposedDislodged'
          : 'lessons:wrong.exposedDestroyed',
        {
          unit: kindName(unitAt(position, target)?.kind ?? 'infantry'),
          square: named(target),
          attack,
          defence,
        },
      ),
    );
