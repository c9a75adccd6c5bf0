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
import { nameOf, readSquare } from '../../engine/squares';
import { UNITS } from '../../engine/units';
import type { Side, Square } from '../../engine/vocabulary';
import { STANDARD_BOARD } from '../../engine/standardMap';
import type { Refusal } from '../../game/choice';
import type { Step } from '../../game/war';
import { isolationSentences } from '../../words/insight';
import { t } from '../../words/t';
import { kindName } from '../../words/sentences';

/** A step of a lesson as far as the learner has gone. */
export interface LessonMoment {
  /** The position the step began with. */
  readonly start: Position;
  readonly now: Position;
  /** What the learner has ordered since. */
  readonly steps: readonly Step[];
  /** The order refused last, if nothing has been done since. */
  readonly refusal: Refusal | null;
}

export type Verdict =
  | { readonly is: 'open' }
  | { readonly is: 'done' }
  /** Why it was not right, in sentences, and the clause that says so. */
  | { readonly is: 'wrong'; readonly why: readonly string[]; readonly clause: string };

export const OPEN: Verdict = { is: 'open' };
export const DONE: Verdict = { is: 'done' };
export const wrong = (clause: string, ...why: readonly string[]): Verdict => ({
  is: 'wrong',
  why,
  clause,
});

/** The square of a name. @throws {RangeError} where there is none, which is a mistake in a lesson. */
export function squareNamed(name: string): Square {
  const square = readSquare(STANDARD_BOARD, name);
  if (square === undefined) throw new RangeError(`no square ${name}`);
  return square;
}

/** The name of a square. */
export const named = (square: Square): string => nameOf(STANDARD_BOARD, square);

/** Whether the learner's turn is over. */
export const ended = ({ start, now }: LessonMoment): boolean =>
  now.turn !== start.turn || now.over !== null;

/** Where the unit that began the step on a square stands now; below 0 where it is destroyed. */
export const whereIs = ({ start, now }: LessonMoment, from: string): Square =>
  squareOf(now, slotAt(start, squareNamed(from)));

/** The fighting units of a side that are isolated. */
export const isolatedUnits = (position: Position, side: Side): PlacedUnit[] =>
  unitsOf(position).filter(
    (unit) =>
      unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
  );

/** That a unit is out of communication where it stands, and the engine's own reasons; nothing where it is in. */
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

/** Why the unit that has just marched is out of communication; empty where it is not. */
export function strayedWords({ now, steps }: LessonMoment): string[] {
  const action = steps.at(-1)?.action;
  return action?.type === 'move' ? isolatedWords(now, action.to) : [];
}

/** What an attack that did not destroy came to. */
export function sumWords(before: Position, assault: Assault): string {
  const { target, attack, defence, outcome } = assault;
  const unit = kindName(unitAt(before, target)?.kind ?? 'infantry');
  return t(outcome === 'dislodged' ? 'lessons:wrong.dislodged' : 'lessons:wrong.resisted', {
    unit,
    square: named(target),
    attack,
    defence,
  });
}

/** The attack the learner has made in this step, if any, told as what it came to short of destruction. */
export function attackWords({ steps }: LessonMoment): string[] {
  const last = steps.at(-1);
  if (last?.action.type !== 'attack') return [];
  const assault = assaultOn(last.before, last.action.target);
  return assault === null || assault.outcome === 'destroyed'
    ? []
    : [sumWords(last.before, assault)];
}

/** Whether an enemy unit has been destroyed. */
export const destroyed = ({ start, now }: LessonMoment): boolean =>
  unitsOf(now).length < unitsOf(start).length;

/**
 * A step that is done by an attack: right once `achieved`, open while the turn goes on, and wrong at its end, with
 * what the attack came to and a note on what would have been better.
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

/** The enemy's attacks on a side that would succeed as the position stands, a sentence each. */
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
