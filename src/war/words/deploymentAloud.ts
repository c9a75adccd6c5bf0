import { unitsLeft, type Deployment } from '../engine/deployment';
import type { PlacedUnit, Position } from '../engine/position';
import { nameOf } from '../engine/board';
import type { UnitKind } from '../engine/vocabulary';
import { leftOver } from '../game/deployments';
import type { Game } from '../game/game';
import type { Hand, Refusal } from '../game/choice';
import { handicapSentence } from './handicap';
import { capital, kindName, theSide, reasonSentences } from './sentences';
import { t } from './t';
import { cutOffWords, handSentence, leftSentence } from './deployment';

/** The state of a deployment, for announcements. */
export interface DeploymentMoment {
  readonly position: Position;
  readonly deployment: Deployment;
  readonly hand: Hand | null;
  readonly refusal: Refusal | null;
  /** The new game. */
  readonly game?: Game;
}

/** Returns the first announcement: who deploys, and how many units are left. */
export const deploymentGreeting = ({ deployment, game }: DeploymentMoment): string =>
  [
    t('readings:deployment.deploys', { side: capital(theSide(deployment.side)) }),
    game === undefined ? '' : handicapSentence(game),
    leftSentence(deployment),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

/** Returns what is left to place, what is cut off, what is held. */
export const deploymentState = ({ position, deployment, hand }: DeploymentMoment): string =>
  [
    leftSentence(deployment),
    ...linkSentences(position, deployment),
    ...(hand === null ? [] : [handSentence(position, hand)]),
  ].join(' ');

/** Returns what was just done, picked up or refused; null if nothing was. */
export function deploymentAnswer(before: DeploymentMoment, now: DeploymentMoment): string | null {
  const { position, deployment, hand, refusal } = now;
  if (refusal !== before.refusal && refusal !== null)
    return reasonSentences(position, refusal.reasons);
  if (deployment !== before.deployment) return changeWords(before, now);
  if (hand === before.hand) return null;
  if (hand?.from !== 'tray')
    return hand === null ? t('readings:deployment.nothing') : handSentence(position, hand);
  return holdingWords(deployment, hand.kind);
}

/** Returns that units of a kind are held, and how many of them are left. */
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
