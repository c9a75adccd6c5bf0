import { listed } from '../../../shell/language/intl';
import type { KriegspielReason } from '../../kriegspiel/reasons';
import { transportNamed } from '../../kriegspiel/transports';
import type { KriegspielBattle } from '../../kriegspiel/types';
import type { Transport } from '../../kriegspiel/things';
import { lengthWords } from '../lengths';
import { capital, pieceName, sideName } from '../names';
import { placeWords } from '../places';
import { reasonWords } from '../reasons';
import { t } from '../t';
import {
  chapterName,
  formationWords,
  movesUntil,
  nameIn,
  shareWords,
  sideOf,
  workName,
} from './names';

/** The most of a list named in a refusal. */
const MOST_NAMED = 3;

/** Returns the first names of a list. */
const namesOf = (battle: KriegspielBattle, ids: readonly string[]): string =>
  listed(ids.slice(0, MOST_NAMED).map((id) => nameIn(battle, id)));

/** Returns the id of the man, body or gun that a reason against an order is about; null if it names none. */
export function aboutOf(reason: KriegspielReason): string | null {
  if ('man' in reason) return reason.man;
  if ('id' in reason) return reason.id;
  if ('gun' in reason) return reason.gun;
  return null;
}

/** Returns a sentence on why an order of Kriegspiel is refused, with the places and numbers concerned. */
export const kriegspielReasonWords = (battle: KriegspielBattle, reason: KriegspielReason): string =>
  wordsAbout(battle, reason, null);

/**
 * Returns a sentence on why an order of Kriegspiel is refused, in which `subject` names all the men whom the reason is
 * about; null names the one that the reason names.
 */
export function wordsAbout(
  battle: KriegspielBattle,
  reason: KriegspielReason,
  subject: string | null,
): string {
  const about = aboutOf(reason);
  const name = (id: string): string =>
    id === about && subject !== null ? subject : nameIn(battle, id);
  return capital(sentence(battle, reason, name));
}

/** Returns which act counts as the work of a boat or train, or of somebody, in this move (kriegspiel.md 6.1, 8). */
function workDone(
  { kriegspiel: { transports, works } }: KriegspielBattle,
  id: string,
): 'load' | 'board' | 'land' | 'work' {
  if (transports.some((each) => each.id === id)) return 'load';
  if (transports.some(({ boarding }) => boarding?.men.includes(id) === true)) return 'board';
  return works.some(({ men }) => men.includes(id)) ? 'work' : 'land';
}

function sentence(
  battle: KriegspielBattle,
  reason: KriegspielReason,
  name: (id: string) => string,
): string {
  switch (reason.code) {
    case 'notTaken':
      return t('lwKriegspielReasons:notTaken', { chapter: chapterName(reason.chapter) });
    case 'tooEarly':
      return t('lwKriegspielReasons:tooEarly');
    case 'noSuchBody':
      return t('lwKriegspielReasons:noSuchBody', { what: reason.body });
    case 'noSuchWaggon':
      return t('lwKriegspielReasons:noSuchWaggon', { what: reason.waggon });
    case 'noSuchPiece':
      return t('lwKriegspielReasons:noSuchPiece', { what: reason.piece });
    case 'noSuchTransport':
      return t('lwKriegspielReasons:noSuchTransport', { what: reason.transport });
    case 'inBody':
      return t('lwKriegspielReasons:inBody', {
        what: name(reason.man),
        body: name(reason.body),
      });
    case 'inNoBody':
      return t('lwKriegspielReasons:inNoBody', { count: reason.men.length });
    case 'hasActed': {
      const { id } = reason;
      const loads = transportNamed(battle, id) !== undefined;
      const did = reason.did === 'work' ? workDone(battle, id) : reason.did;
      const to = loads && reason.to === 'work' ? 'load' : reason.to;
      return t('lwKriegspielReasons:hasActed', {
        what: name(id),
        did: t(`lwKriegspielReasons:did.${did}`),
        to: t(`lwKriegspielReasons:to.${to}`),
      });
    }
    case 'mustRetire':
      return t('lwKriegspielReasons:mustRetire', {
        what: name(reason.id),
        length: lengthWords(reason.by),
      });
    case 'heldInPlace':
    case 'noPath':
    case 'destroyed':
      return t(`lwKriegspielReasons:${reason.code}`, { what: name(reason.id) });
    case 'nobodyLeft':
    case 'notFormed':
    case 'notEnemy':
      return t(`lwKriegspielReasons:${reason.code}`, { what: name(reason.body) });
    case 'wrongService':
    case 'noHorse':
    case 'foodNotOwed':
    case 'noAmmunition':
    case 'notInCharge':
    case 'notNextInRank':
      return t(`lwKriegspielReasons:${reason.code}`, { what: name(reason.man) });
    case 'notBeside':
    case 'noPlaceAshore':
      return t(`lwKriegspielReasons:${reason.code}`, {
        what: name(reason.man),
        transport: name(reason.transport),
      });
    case 'noRoom':
    case 'landingTaken':
    case 'notAtLanding':
    case 'notAboard':
    case 'railBroken':
      return transportSentence(battle, reason, name(reason.transport));
    case 'waggonInWay': {
      const what = name(reason.waggon);
      if (reason.distance <= 0) return t('lwReasons:inTheWay', { what });
      const [length, needed] = [lengthWords(reason.distance), lengthWords(reason.needed)];
      return t('lwReasons:tooNear', { what, length, needed });
    }
    case 'tooDear': {
      const { id, cost, left } = reason;
      const [what, takes] = [name(id), shareWords(cost)];
      if (left >= 1) return t('lwKriegspielReasons:tooDear.longer', { what, cost: takes });
      return left <= 0
        ? t('lwKriegspielReasons:tooDear.spent', { what, cost: takes })
        : t('lwKriegspielReasons:tooDear.part', {
            what,
            cost: takes,
            left: shareWords(left, true),
          });
    }
    case 'tooSteep':
      return t('lwKriegspielReasons:tooSteep', { count: reason.contours });
    case 'tooManyContours':
      return t('lwKriegspielReasons:tooManyContours', {
        what: name(reason.id),
        // Rounded up, so that the sum is seen to be too much.
        length: lengthWords(Math.ceil(reason.length)),
        climb: lengthWords(reason.climb),
        limit: lengthWords(reason.limit),
      });
    case 'notAtBank':
      return t('lwKriegspielReasons:notAtBank', {
        what: name(reason.id),
        river: name(reason.river),
      });
    case 'sameFormation':
      return t('lwKriegspielReasons:sameFormation', {
        what: name(reason.body),
        formation: formationWords(reason.formation),
      });
    case 'noSuchChange':
      return t('lwKriegspielReasons:noSuchChange', {
        from: formationWords(reason.from),
        to: formationWords(reason.to),
      });
    case 'tooFewToForm':
      return t('lwKriegspielReasons:tooFewToForm', { count: reason.men, least: reason.least });
    case 'limbered':
      return t(`lwKriegspielReasons:${reason.limbered ? 'limbered' : 'unlimbered'}`, {
        what: name(reason.gun),
      });
    case 'disabled':
      return t('lwKriegspielReasons:disabled', {
        what: name(reason.gun),
        count: movesUntil(battle, sideOf(battle, reason.gun) ?? battle.mover, reason.until),
      });
    case 'alreadyMounted':
      return t(`lwKriegspielReasons:${reason.mounted ? 'mounted' : 'onFoot'}`, {
        what: name(reason.man),
      });
    case 'shellsOnly':
      return t('lwKriegspielReasons:shellsOnly', { what: name(reason.gun) });
    case 'notFive':
      return t('lwKriegspielReasons:notFive', { count: reason.men.length });
    case 'notNeighbours': {
      const [one, two] = reason.men;
      return t('lwKriegspielReasons:notNeighbours', {
        one: name(one),
        two: name(two),
        length: lengthWords(reason.distance),
      });
    }
    case 'offLine':
    case 'tooFarToWork':
      return t(`lwKriegspielReasons:${reason.code}`, {
        what: name(reason.man),
        length: lengthWords(reason.distance),
        most: lengthWords(reason.most),
      });
    case 'outsideArc':
      return t('lwKriegspielReasons:outsideArc', { most: Math.round(reason.most / 1000) });
    case 'noRoomBehind':
      return t('lwKriegspielReasons:noRoomBehind', {
        what: name(reason.man),
        piece: name(reason.piece),
      });
    case 'noSupply':
      return t(`lwKriegspielReasons:noSupply.${reason.supply}`, {
        what: name(reason.id),
        // From the end of a move of his side, counted over both.
        count: Math.ceil((battle.moves - reason.since) / 2),
      });
    case 'atWork': {
      const work = battle.kriegspiel.works.find(({ id }) => id === reason.work);
      return t('lwKriegspielReasons:atWork', {
        what: name(reason.man),
        work: work === undefined ? reason.work : workName(work.kind),
      });
    }
    case 'tooFewToWork':
      return t('lwKriegspielReasons:tooFewToWork', {
        count: reason.men,
        least: reason.least,
        work: workName(reason.work),
      });
    case 'workPlaces': {
      const needed = (['none', 'one', 'two'] as const)[reason.needed] ?? 'two';
      return t(`lwKriegspielReasons:workPlaces.${needed}`, { work: workName(reason.work) });
    }
    case 'nothingToWorkOn':
    case 'workInWay':
      return t(`lwKriegspielReasons:${reason.code}`, { work: workName(reason.work) });
    case 'workLength':
      return t('lwKriegspielReasons:workLength', {
        length: lengthWords(reason.length),
        least: lengthWords(reason.least),
        most: lengthWords(reason.most),
      });
    case 'tooFewSabres':
      return t('lwKriegspielReasons:tooFewSabres', {
        what: name(reason.body),
        sabres: reason.sabres,
        least: reason.least,
      });
    case 'tooFewToMeet':
    case 'chargeOpen':
      return t(`lwKriegspielReasons:${reason.code}`, { body: name(reason.body) });
    case 'gunsHelped':
      return t('lwKriegspielReasons:gunsHelped', {
        guns: namesOf(battle, reason.guns),
        count: reason.by.length,
      });
    case 'generalAway':
      return t('lwKriegspielReasons:generalAway', {
        side: sideName(reason.side),
        count: movesUntil(battle, reason.side, reason.until),
      });
    case 'charging':
    case 'givenAs':
    case 'noChargeOpen':
      return t(`lwKriegspielReasons:${reason.code}`);
    // The engine's own.
    default:
      return reasonWords(battle, reason, name);
  }
}

type OfTransport = Extract<
  KriegspielReason,
  { readonly code: 'noRoom' | 'landingTaken' | 'notAtLanding' | 'notAboard' | 'railBroken' }
>;

/** Returns why a boat or train (8) does not do what it is to, by its name. */
function transportSentence(
  battle: KriegspielBattle,
  reason: OfTransport,
  transport: Transport['id'],
): string {
  switch (reason.code) {
    case 'noRoom':
      return t('lwKriegspielReasons:noRoom', {
        transport,
        needed: reason.needed,
        room: reason.room,
      });
    case 'notAboard':
      return reason.men.length === 0
        ? t('lwKriegspielReasons:noneAboard', { transport })
        : t('lwKriegspielReasons:notAboard', { transport, men: namesOf(battle, reason.men) });
    case 'railBroken': {
      const place = placeWords(battle.country, reason.at);
      const ruin = battle.kriegspiel.ruins.find(({ id }) => id === reason.by);
      return ruin === undefined
        ? t('lwKriegspielReasons:railTorn', { transport, place })
        : t('lwKriegspielReasons:railDown', { transport, place, what: pieceName(ruin) });
    }
    default:
      return t(`lwKriegspielReasons:${reason.code}`, { transport });
  }
}
