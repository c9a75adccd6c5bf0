import { unitsLeft, type Deployment } from '../engine/deployment';
import { inCommunication, unitAt, type PlacedUnit, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { UNIT_KINDS, type UnitKind, type Square } from '../engine/vocabulary';
import { leftOver, armySize } from '../game/deployments';
import type { Game } from '../game/game';
import type { Held, Refusal } from '../game/choice';
import { handicapSentence } from './handicap';
import { capital, kindName, theSide, reasonSentences } from './sentences';
import { t } from './t';
import { UNITS } from '../engine/units';
import { unitAtSquare } from './board';
import { listed } from '../../shell/language/intl';

/**
 * Returns a sentence on which units of a deployment are not placed yet, and how many of each kind, or that all are
 * placed: `3 units left to place: 2 infantry and 1 cavalry.`
 */
export function leftSentence(deployment: Deployment): string {
  const count = leftOver(deployment);
  if (count === 0) return t('deployment:allPlaced', { count: armySize(deployment) });
  const left = unitsLeft(deployment);
  const units = listed(
    UNIT_KINDS.filter((kind) => left[kind] > 0).map((kind) =>
      t('deployment:counted', { count: left[kind], unit: kindName(kind) }),
    ),
  );
  return t('deployment:left', { count, units });
}

/**
 * Returns a list of the units of a deployment that are out of communication (rules.md 4), as in
 * `cavalry at H6 and cavalry at H7`: the fighting units if `fighting`, otherwise the communications units. Empty if
 * there are none.
 */
export const cutOffWords = (
  position: Position,
  { units }: Deployment,
  fighting: boolean,
): string => {
  const cutOff = (unit: PlacedUnit): boolean =>
    UNITS[unit.kind].fighting === fighting && !inCommunication(position, unit.square);
  return listed(units.filter(cutOff).map((unit) => unitAtSquare(position, unit)));
};

/**
 * Returns a sentence on what can be done with the unit that is picked up to be placed, or if `held` is null, on what to
 * do first. `preview` is the square that a first touch has shown as its destination, null for none.
 */
export function heldSentence(
  position: Position,
  held: Held | null,
  preview: Square | null = null,
): string {
  if (held === null) return t('deployment:prompt');
  if (preview !== null)
    return t('deployment:promptPreview', { square: nameOf(position.board, preview) });
  if (held.from === 'tray') return t('deployment:promptHolding', { unit: kindName(held.kind) });
  const unit = unitAt(position, held.square);
  const square = nameOf(position.board, held.square);
  return unit === null
    ? t('deployment:prompt')
    : t('deployment:promptMoving', { unit: kindName(unit.kind), square });
}

/**
 * The state of a deployment at one moment, from which announcements for screen readers are made: the placed units, the
 * unit picked up (`held`, null for none), and the refusal of the last order (null for none).
 */
export interface DeploymentMoment {
  readonly position: Position;
  readonly deployment: Deployment;
  readonly held: Held | null;
  readonly refusal: Refusal | null;
  /** The new game, whose handicap is announced. */
  readonly game?: Game;
}

/**
 * Returns the first announcement of a deployment: which side deploys, the handicap if `game` is given and has one, and
 * how many units are left to place.
 */
export const deploymentGreeting = ({ deployment, game }: DeploymentMoment): string =>
  [
    t('readings:deployment.deploys', { side: capital(theSide(deployment.side)) }),
    game === undefined ? '' : handicapSentence(game),
    leftSentence(deployment),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

/**
 * Returns an announcement of the state of a deployment: which units are left to place, which are out of communication,
 * and which unit is now picked up to be placed, if any. So: `All 17 units are placed. Every unit placed is in
 * communication.`
 */
export const deploymentState = ({ position, deployment, held }: DeploymentMoment): string =>
  [
    leftSentence(deployment),
    ...linkSentences(position, deployment),
    ...(held === null ? [] : [heldSentence(position, held)]),
  ].join(' ');

/**
 * Returns the announcement of what has changed in a deployment between two moments: units placed, moved, picked up or
 * removed, or an order refused; null if nothing of that has.
 */
export function deploymentAnswer(before: DeploymentMoment, now: DeploymentMoment): string | null {
  const { position, deployment, held, refusal } = now;
  if (refusal !== before.refusal && refusal !== null)
    return reasonSentences(position, refusal.reasons);
  if (deployment !== before.deployment) return changeWords(before, now);
  if (held === before.held) return null;
  if (held?.from !== 'tray')
    return held === null ? t('readings:deployment.nothing') : heldSentence(position, held);
  return holdingWords(deployment, held.kind);
}

/**
 * Returns the announcement that a unit of this kind is picked up to be placed, with how many of the kind are left to
 * place: `Holding infantry, 3 left: choose a square.`
 */
export const holdingWords = (deployment: Deployment, kind: UnitKind): string =>
  t('readings:deployment.holding', { unit: kindName(kind), count: unitsLeft(deployment)[kind] });

/** The units that were placed, removed or moved; then how many are left and what is cut off, if that has changed. */
function changeWords(before: DeploymentMoment, { position, deployment }: DeploymentMoment): string {
  const faults = communicationFaultSentences(position, deployment).join(' ');
  const faultsBefore = communicationFaultSentences(before.position, before.deployment).join(' ');
  const left = leftOver(deployment);
  return [
    ...deedWords(position, before.deployment, deployment),
    ...(left === leftOver(before.deployment)
      ? []
      : [left === 0 ? leftSentence(deployment) : t('readings:deployment.left', { count: left })]),
    ...(faults === faultsBefore ? [] : linkSentences(position, deployment)),
  ].join(' ');
}

/** The most changes announced one by one: more are a shuffle, an opening, a template. */
const MOST = 2;

/** Returns the units that moved between squares, came from the tray, or returned to it. */
function deedWords({ board }: Position, before: Deployment, now: Deployment): string[] {
  const lacks = ({ units }: Deployment, { kind, square }: PlacedUnit): boolean =>
    !units.some((unit) => unit.kind === kind && unit.square === square);
  const gone = before.units.filter((unit) => lacks(now, unit));
  const words = ({ kind, square }: PlacedUnit) => ({
    unit: capital(kindName(kind)),
    square: nameOf(board, square),
  });
  const came = now.units
    .filter((unit) => lacks(before, unit))
    .map((unit) => {
      const from = gone.findIndex(({ kind }) => kind === unit.kind);
      const [left] = from < 0 ? [] : gone.splice(from, 1);
      return left === undefined
        ? t('readings:deployment.placed', words(unit))
        : t('readings:deployment.moved', { ...words(unit), from: nameOf(board, left.square) });
    });
  const deeds = [...gone.map((unit) => t('readings:deployment.takenBack', words(unit))), ...came];
  return deeds.length > MOST ? [] : deeds;
}

/** Returns the faults in the communication of the placed units. */
function communicationFaultSentences(position: Position, deployment: Deployment): string[] {
  const isolated = cutOffWords(position, deployment, true);
  const outOfReach = cutOffWords(position, deployment, false);
  return [
    ...(isolated === '' ? [] : [t('deployment:isolated', { units: isolated })]),
    ...(outOfReach === '' ? [] : [t('deployment:outOfReach', { units: outOfReach })]),
  ];
}

/** Returns the faults in the communication of the placed units, or that there are none. */
function linkSentences(position: Position, deployment: Deployment): string[] {
  const faults = communicationFaultSentences(position, deployment);
  const sound = deployment.units.length > 0 && faults.length === 0;
  return sound ? [t('deployment:allLinked')] : faults;
}
