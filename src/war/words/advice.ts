import { writeAction } from '../engine/notation/notation';
import { unitAt, type Position } from '../engine/position';
import { nameOf, type Board } from '../engine/board';
import type { Action, Square } from '../engine/vocabulary';
import type { ReturnReason, TurnAdvice } from '../opponent/advice';
import type { TurnReason } from '../opponent/reasons';
import { turnReasonSentence } from './opponent';
import { kindName } from './sentences';
import { t } from './t';
import { exposureOf } from '../game/exposure';
import { present, type War } from '../game/war';
import { listed } from '../../shell/language/intl';
import { unitAtSquare } from './board';

/** A turn that a hint recommends, or the enemy's best: the position before it, its actions, and the reasons. */
export interface AdvisedTurn extends TurnAdvice {
  readonly position: Position;
  readonly actions: readonly Action[];
  readonly reasons: readonly TurnReason[];
}

/**
 * Returns the text of one step of a hint: 1 where to look (`Look around H6.`), 2 which unit to move
 * (`It begins with the cavalry on H7.`), 3 the orders of the whole turn with the reasons,
 * and the arsenals that the enemy could take all the same.
 */
export function hintSentence(turn: AdvisedTurn, step: 1 | 2 | 3): string {
  if (step === 1) return placeSentence(turn);
  if (step === 2) return unitSentence(turn);
  return [ordersSentence(turn), ...whySentences(turn), ...remainingSentences(turn)].join(' ');
}

/** Returns sentences on the worst that the enemy could do in its next turn, one for each threat. */
export const threatSentences = ({ position: { board }, threats }: AdvisedTurn): readonly string[] =>
  threats.map((threat) => {
    const unit = kindName(threat.unit.kind);
    if (threat.code === 'destroys')
      return t('hints:threat.destroys', { unit, square: nameOf(board, threat.target) });
    const [from, square] = [nameOf(board, threat.from), nameOf(board, threat.arsenal)];
    return t(threat.wins ? 'hints:threat.wins' : 'hints:threat.takes', { unit, from, square });
  });

/** Returns sentences on the arsenals that the enemy could take in its next turn after an advised one. */
const remainingSentences = ({ position: { board }, remaining }: AdvisedTurn): readonly string[] =>
  remaining.flatMap((threat) =>
    threat.code === 'destroys'
      ? []
      : t('hints:threat.remains', {
          unit: kindName(threat.unit.kind),
          from: nameOf(board, threat.from),
          square: nameOf(board, threat.arsenal),
        }),
  );

/** Returns the orders of a turn as records write them: `G8-F9, H7-H8, xK15`. */
function ordersSentence(
  { position, actions }: AdvisedTurn,
  whose: 'mine' | 'theirs' = 'mine',
): string {
  const orders = actions
    .filter(({ type }) => type !== 'endTurn')
    .map((action) => writeAction(position.board, action));
  if (orders.length === 0) return t(whose === 'mine' ? 'hints:noOrders' : 'hints:theyWait');
  return t(whose === 'mine' ? 'hints:orders' : 'hints:theirOrders', { orders: orders.join(', ') });
}

/** Returns the reasons of a turn, a sentence each, the most important first, and those of units that go back. */
const whySentences = ({
  position: { board },
  reasons,
  returns,
}: AdvisedTurn): readonly string[] => [
  ...reasons.map((reason) => turnReasonSentence(board, reason)),
  ...returns.map((reason) => returnSentence(board, reason)),
];

/** Returns why a unit goes back: `The cavalry goes back to F20: otherwise the enemy could destroy your unit on H7.` */
const returnSentence = (board: Board, { unit, to, because, square }: ReturnReason): string =>
  t(`hints:returns.${because}`, {
    unit: kindName(unit.kind),
    to: nameOf(board, to),
    square: square === null ? '' : nameOf(board, square),
  });

/**
 * Returns the squares to mark on the board for an advised turn, by its most important reason: one square, or the two
 * ends of a line that is cut. Without such a reason it is the square from which the first unit moves; empty if none
 * moves.
 */
export function pointsOf({ actions, reasons }: AdvisedTurn): readonly Square[] {
  for (const reason of reasons)
    switch (reason.code) {
      case 'takes':
        return [reason.square];
      case 'cuts':
        return reason.cut === null ? [reason.by] : [reason.cut.source, reason.cut.to];
      case 'attacks':
        return [reason.target];
      case 'retreats':
        return [reason.from];
      case 'advances':
        return [reason.arsenal];
      default:
    }
  const first = actions.find(({ type }) => type === 'move');
  return first?.type === 'move' ? [first.from] : [];
}

function placeSentence(turn: AdvisedTurn): string {
  const [from, to] = pointsOf(turn);
  if (from === undefined) return t('hints:noOrders');
  const name = (square: Square): string => nameOf(turn.position.board, square);
  // Nothing happens there yet: the turn only leads there.
  if (turn.reasons.some((reason) => reason.code === 'advances' && reason.arsenal === from))
    return t('hints:goal', { square: name(from) });
  return to === undefined
    ? t('hints:place', { square: name(from) })
    : t('hints:line', { from: name(from), to: name(to) });
}

/**
 * Returns the square, before the turn, of the unit that matters most in it: by the first reason, the one that moves to
 * cut a line, or the last to move before an attack; otherwise the first to move. Null if none moves.
 */
export function moverOf({ actions, reasons }: AdvisedTurn): Square | null {
  const moves = actions.flatMap((action) => (action.type === 'move' ? [action] : []));
  const [reason] = reasons;
  const made =
    reason?.code === 'cuts'
      ? moves.find(({ to }) => to === reason.by)
      : reason?.code === 'attacks'
        ? moves.at(-1)
        : moves[0];
  return (made ?? moves[0])?.from ?? null;
}

function unitSentence(turn: AdvisedTurn): string {
  const { position, actions } = turn;
  const from = moverOf(turn);
  const unit = from === null ? null : unitAt(position, from);
  if (from !== null && unit !== null)
    return t('hints:unit', {
      unit: kindName(unit.kind),
      square: nameOf(position.board, from),
    });
  const attack = actions.find(({ type }) => type === 'attack');
  return attack?.type === 'attack'
    ? t('hints:attackAtOnce', { target: nameOf(position.board, attack.target) })
    : t('hints:noOrders');
}

const HARMS: readonly TurnReason['code'][] = ['wins', 'takes', 'cuts'];

/**
 * Returns whether a turn of the enemy does harm: it wins the war, takes an arsenal, cuts lines of communication, or
 * attacks with success (the target is dislodged or destroyed).
 */
export const doesHarm = ({ reasons }: Pick<AdvisedTurn, 'reasons'>): boolean =>
  reasons.some(
    (reason) =>
      HARMS.includes(reason.code) || (reason.code === 'attacks' && reason.outcome !== 'resists'),
  );

/**
 * Returns sentences on the enemy's best answer if the turn ended now: first those given as `exposed`, on the weaknesses
 * that the turn would leave (`exposureSentences`); then whether the answer does harm, its orders, and its reasons.
 */
export function answerSentences(
  turn: AdvisedTurn,
  exposed: readonly string[] = [],
): readonly string[] {
  const answer = doesHarm(turn) ? 'harms' : exposed.length > 0 ? 'harmless' : 'sound';
  return [
    ...exposed,
    t(`hints:answer.${answer}`),
    ordersSentence(turn, 'theirs'),
    ...whySentences(turn),
  ];
}

/**
 * Returns sentences on the weaknesses that the current turn would leave if it ended with the action `ending` (by
 * default, if it ended at once): one for each arsenal that the enemy could take, then one on the own units that the
 * turn has isolated; empty if there are none.
 */
export function exposureSentences(war: War, ending?: Action): readonly string[] {
  const position = present(war);
  const { isolated, arsenals } = exposureOf(war, ending);
  return [
    ...arsenals.flatMap(({ arsenal, from, unguarded }) => {
      const unit = unitAt(position, from);
      if (unit === null) return [];
      return t(unguarded ? 'hints:exposed.unguarded' : 'hints:exposed.open', {
        square: nameOf(position.board, arsenal),
        unit: kindName(unit.kind),
        from: nameOf(position.board, from),
      });
    }),
    ...(isolated.length === 0
      ? []
      : [
          t('hints:exposed.isolated', {
            units: listed(isolated.map((unit) => unitAtSquare(position, unit))),
          }),
        ]),
  ];
}

/**
 * Returns the title of the question that is asked before a turn ends which would leave an arsenal or isolated units
 * open to the enemy: `End the turn like this?`.
 */
export const exposureTitle = (): string => t('hints:exposed.title');
