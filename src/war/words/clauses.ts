import type { Reason, ReasonCode } from '../engine/reasons';

/** The clause of the rule book for each refusal. */
const CLAUSES: Readonly<Record<ReasonCode, string>> = {
  gameOver: '9',
  noUnit: '5.1',
  notYours: '5.1',
  noMovesLeft: '5.1',
  alreadyMoved: '5.1',
  retreatDue: '7.1',
  advanceDue: '6.8',
  isolated: '4.7',
  sameSquare: '5.2',
  mountain: '5.2',
  occupied: '5.2',
  tooFar: '5.2',
  noWay: '5.2',
  secondArsenal: '8.2',
  arsenalBarsRetreat: '7.3',
  ownTarget: '6.1',
  outOfRange: '6.1',
  arsenalWasAttack: '8.2',
  noAdvanceDue: '6.8',
  notAnAttacker: '6.8',
  wrongAdvance: '6.8',
  notYourTerritory: '3',
  noneLeft: '2',
  offBoard: '1',
};

/** Returns the clause of docs/rules.md by which an order was refused for this reason, such as `5.2`. */
export const clauseOf = (reason: Reason): string =>
  reason.code === 'noWay' && reason.between.some(({ passage }) => passage === 'isolates')
    ? '5.3'
    : CLAUSES[reason.code];
