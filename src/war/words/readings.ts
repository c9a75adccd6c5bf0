import { nameOf } from '../engine/board';
import { chainTo } from '../engine/insight/chain';
import { assaultOn, attacks, type Assault, type Attacker, type Defender } from '../engine/combat';
import { NOBODY } from '../engine/communication';
import { cuttingOf } from '../engine/insight/cutting';
import { moveEffect, type MoveEffect } from '../engine/insight/consequence';
import { isolationOf } from '../engine/insight/isolation';
import { movers } from '../engine/march';
import { reasonsAgainst } from '../engine/objections';
import { unitAt, type Position } from '../engine/position';
import type { SumChange } from '../engine/insight/prospects';
import { linesOver } from '../engine/insight/rays';
import { fireOf } from '../engine/insight/threats';
import { other, SIDES, type Square } from '../engine/vocabulary';
import { previewMove, type MovePreview } from '../game/previews';
import { describeSquare, unitAtSquare } from './board';
import { goalWords } from './terse';
import { communicationChangeSentences, consequenceSentence, decides } from './changes';
import { endingSentences, turnSentences } from './events';
import { chainSteps, cuttingSentences, isolationSentences } from './insight';
import { capital, kindName, movesLeft, reasonSentence, contextOf, theSide } from './sentences';
import { raySentences } from './rayReadings';
import { t } from './t';
import { listed } from '../../shell/language/intl';

const squareSentence = (position: Position, square: Square): string =>
  t('readings:square', { words: describeSquare(position, square, false) });

// The chain

/**
 * Returns sentences on the communication of a square (rules.md 4): by which steps its unit is in communication or why
 * it is not, and which enemy lines it cuts; for an empty square, which lines run over it.
 */
export function communicationSentences(position: Position, square: Square): string[] {
  const [chain, isolation, cutting] = [
    chainTo(position, square),
    isolationOf(position, square),
    cuttingOf(position, square),
  ];
  return [
    squareSentence(position, square),
    ...(chain === null
      ? []
      : [t('readings:chain', { steps: chainSteps(position, chain).join(', ') })]),
    ...(isolation === null ? [] : isolationSentences(position, square, isolation)),
    ...(cutting === null ? [] : cuttingSentences(position, cutting)),
    ...(unitAt(position, square) === null ? lineSentences(position, square) : []),
  ];
}

const lineSentences = (position: Position, square: Square): string[] =>
  SIDES.map((side) => {
    const sources = linesOver(position, side, square);
    if (sources.length === 0) return t('readings:noLines', { side: theSide(side) });
    const names = listed(sources.map((source) => nameOf(position.board, source)));
    return t('readings:lines', { side: theSide(side), sources: names });
  });

// Sums

/**
 * Returns sentences on the attack on the unit on a square (rules.md 6), unit by unit; for an empty square, the sum of
 * each side's fire on it.
 */
export function sumSentences(position: Position, square: Square): string[] {
  const unit = unitAt(position, square);
  const assault = assaultOn(position, square);
  return [
    squareSentence(position, square),
    ...(unit === null
      ? SIDES.map((side) =>
          t('readings:sum.fire', {
            side: theSide(side),
            fire: fireOf(position, side)[square] ?? 0,
          }),
        )
      : assault === null
        ? [t('readings:sum.none', { side: theSide(other(unit.side)) })]
        : assaultSentences(position, assault)),
  ];
}

function assaultSentences(position: Position, assault: Assault): string[] {
  const { attack, defence, outcome, attackers, defenders, hemmedIn } = assault;
  const terms = (units: readonly (Attacker | Defender)[]): string =>
    listed(units.map((term) => termWords(position, term)));
  return [
    t('readings:sum.total', { attack, defence, outcome: t(`field:outcomes.${outcome}`) }),
    ...(hemmedIn ? [t('war:assault.hemmedIn')] : []),
    t('readings:sum.attack', { terms: terms(attackers) }),
    t('readings:sum.defence', { terms: terms(defenders) }),
  ];
}

function termWords({ board }: Position, term: Attacker | Defender): string {
  const charging = 'charging' in term && term.charging;
  return t(charging ? 'readings:sum.charging' : 'readings:sum.term', {
    unit: kindName(term.kind),
    square: nameOf(board, term.square),
    factor: term.factor,
  });
}

// A march before it is made

/**
 * A march that a user asks about, and its results: `ahead` is the preview of all of them, `effect` the effect on the
 * unit in one word; both null if it is illegal.
 */
export interface March {
  readonly from: Square;
  readonly to: Square;
  /** Null if the march is illegal. */
  readonly ahead: MovePreview | null;
  /** The effect on the unit that marches; null if the march is illegal. */
  readonly effect: MoveEffect | null;
}

/**
 * Returns sentences on the changes by a march: its decision on an arsenal or the war, communication, and the attacks of
 * both sides, those with another outcome first. If it is illegal they say why; if `march` is null, that no march is
 * asked about.
 */
export function marchSentences(position: Position, march: March | null): string[] {
  if (march === null) return [t('readings:change.chooseFirst')];
  const { from, to, ahead, effect } = march;
  const unit = unitAt(position, from);
  if (unit === null || ahead === null || effect === null)
    return reasonsAgainst(position, { type: 'move', from, to }).map((reason) =>
      reasonSentence(contextOf(position), reason),
    );
  const { after, prospects, consequence } = ahead;
  const sumsOf = (decided: boolean) =>
    (['attacks', 'exposed'] as const).flatMap((which) => {
      const sums = prospects[which].filter((change) => decides(change) === decided);
      const title = t(`readings:${decided ? 'change' : 'sameOutcome'}.${which}`);
      return sums.length > 0 ? [title, ...sums.map((change) => sumChange(after, change))] : [];
    });
  const changes = [
    ...(consequence === null ? [] : [consequenceSentence(position.board, consequence)]),
    ...communicationChangeSentences(after, ahead.changes).map(({ words }) => words),
    ...sumsOf(true),
    ...sumsOf(false),
  ];
  const name = (square: Square): string => nameOf(position.board, square);
  return [
    t('readings:change.march', {
      unit: capital(kindName(unit.kind)),
      from: name(from),
      to: name(to),
      effect: goalWords(effect),
    }),
    ...(changes.length > 0 ? changes : [t('readings:change.nothing')]),
  ];
}

function sumChange({ board }: Position, { kind, square, before, after }: SumChange): string {
  const unit = { unit: capital(kindName(kind)), square: nameOf(board, square) };
  if (after === null) return t('readings:change.goes', unit);
  const { attack, defence } = after;
  const sum = { ...unit, attack, defence, outcome: t(`field:outcomes.${after.outcome}`) };
  return before === null
    ? t('readings:change.appears', sum)
    : t('readings:change.changes', {
        ...sum,
        attackBefore: before.attack,
        defenceBefore: before.defence,
      });
}

// The turn

/**
 * Returns sentences on the state of the turn: which side's it is, a due retreat, the moves and the attack left, how
 * many units can march, how many enemy units can be attacked, and which of these by a charge (rules.md 6.6). After the
 * end of the war they say who has won.
 */
export function stateSentences(position: Position): string[] {
  if (position.over !== null) return endingSentences(position.over);
  const left = movesLeft(position);
  const able = movers(position).length;
  const targets = attacks(position);
  const charged = targets.filter(({ attackers }) => attackers.some(({ charging }) => charging));
  return [
    ...turnSentences(position),
    t('readings:state.orders', {
      orders: left === 0 ? t('war:ordersNone') : t('war:orders', { count: left }),
      attack: t(attackState(position)),
    }),
    able > 0 ? t('readings:state.able', { count: able }) : t('readings:state.ableNone'),
    targets.length > 0
      ? t('readings:state.targets', { count: targets.length })
      : t('readings:state.noTargets'),
    ...(charged.length > 0
      ? [
          t('readings:state.charges', {
            units: listed(charged.map((assault) => targetWords(position, assault))),
          }),
        ]
      : []),
  ];
}

const attackState = ({ taken, retreatDue }: Position) =>
  taken >= 0 ? 'war:attackSpent' : retreatDue !== NOBODY ? 'war:attackWaits' : 'war:attackLeft';

const targetWords = (position: Position, { target }: Assault): string => {
  const unit = unitAt(position, target);
  return unit === null ? '' : unitAtSquare(position, { ...unit, square: target });
};

/**
 * A subject that a key can read out to a screen reader user: `rays`, the units, passes, forts and arsenals in the eight
 * directions from a square; `chain`, its communication; `sum`, the attack on its unit; `change`, the changes by a march
 * to it; `state`, the state of the turn.
 */
export type ReadingKind = 'rays' | 'chain' | 'sum' | 'change' | 'state';

/**
 * Returns the sentences that a key reads out of a square, or for `state` of the whole position. `chosen` is the square
 * of the chosen unit, whose march to `square` the reading `change` describes.
 */
export function read(
  reading: ReadingKind,
  position: Position,
  square: Square,
  chosen: Square | null,
): string[] {
  switch (reading) {
    case 'rays':
      return raySentences(position, square);
    case 'chain':
      return communicationSentences(position, square);
    case 'sum':
      return sumSentences(position, square);
    case 'state':
      return stateSentences(position);
    case 'change':
      return marchSentences(
        position,
        chosen === null
          ? null
          : {
              from: chosen,
              to: square,
              ahead: previewMove(position, chosen, square),
              effect: moveEffect(position, chosen, square),
            },
      );
  }
}
