import { unitsLeft, type Deployment } from '../engine/deployment';
import type { PlacedUnit, Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import type { UnitKind } from '../engine/vocabulary';
import { leftOver } from '../game/deployments';
import type { Game } from '../game/game';
import type { Hand, Refusal } from '../game/choice';
import { handicapSentence } from './handicap';
import { capital, kindName, reasonSentence, contextOf, theSide } from './sentences';
import { t } from './t';
import { cutOffWords, handSentence, leftSentence } from './deployment';

/** What can be heard of a deployment at one moment. */
export interface DeploymentMoment {
  readonly position: Position;
  readonly deployment: Deployment;
  readonly hand: Hand | null;
  readonly refusal: Refusal | null;
  /** The game that is begun. */
  readonly game?: Game;
}

/** What is said first: who deploys, and how much is left. */
export const deploymentGreeting = ({ deployment, game }: DeploymentMoment): string =>
  [
    t('readings:deployment.deploys', { side: capital(theSide(deployment.side)) }),
    game === undefined ? '' : handicapSentence(game),
    leftSentence(deployment),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

/** What is left to place, what is cut off, what is in hand. */
export const deploymentState = ({ position, deployment, hand }: DeploymentMoment): string =>
  [
    leftSentence(deployment),
    ...linkSentences(position, deployment),
    ...(hand === null ? [] : [handSentence(position, hand)]),
  ].join(' ');

/** What has just been done, taken in hand or refused; null where nothing was. */
export function deploymentAnswer(before: DeploymentMoment, now: DeploymentMoment): string | null {
  const { position, deployment, hand, refusal } = now;
  if (refusal !== before.refusal && refusal !== null)
    return refusal.reasons.map((reason) => reasonSentence(contextOf(position), reason)).join(' ');
  if (deployment !== before.deployment) return changeWords(before, now);
  if (hand === before.hand) return null;
  if (hand?.from !== 'tray')
    return hand === null ? t('readings:deployment.nothing') : handSentence(position, hand);
  return holdingWords(deployment, hand.kind);
}

/** That units of a kind are held, and how many of them are left. */
export const holdingWords = (deployment: Deployment, kind: UnitKind): string =>
  t('readings:deployment.holding', { unit: kindName(kind), count: unitsLeft(deployment)[kind] });

/** The units that came, went or marched; then how many are left and what is cut off, where that has changed. */
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

/** No more changes at once are told one by one: beyond these it was a shuffle, an opening, a template. */
const MOST = 2;

/** Units that went from square to square, came from the tray, or went back to it. */
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

/** What is wrong with the communication of the units placed. */
function communicationFaultSentences(position: Position, deployment: Deployment): string[] {
  const isolated = cutOffWords(position, deployment, true);
  const outOfReach = cutOffWords(position, deployment, false);
  return [
    ...(isolated === '' ? [] : [t('deployment:isolated', { units: isolated })]),
    ...(outOfReach === '' ? [] : [t('deployment:outOfReach', { units: outOfReach })]),
  ];
}

/** What is wrong with the communication of the units placed, or that nothing is. */
function linkSentences(position: Position, deployment: Deployment): string[] {
  const faults = communicationFaultSentences(position, deployment);
  const sound = deployment.units.length > 0 && faults.length === 0;
  return sound ? [t('deployment:allLinked')] : faults;
}
