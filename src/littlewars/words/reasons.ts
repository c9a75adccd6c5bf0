import { listed } from '../../shell/language/intl';
import type { AnyReason } from '../game/playing';
import type { Hindrance } from '../engine/reasons';
import type { Battle } from '../engine/types';
import { lengthWords } from './lengths';
import { capital, nameOf, pieceNamed, sideName } from './names';
import { t } from './t';

type Table = Pick<Battle, 'country' | 'men' | 'guns'>;

const degrees = (thousandths: number): number => Math.round(thousandths / 100) / 10;

/** Returns the name of a man or gun by id. */
type NameOf = (id: string) => string;

/** Returns the name of an obstacle. */
function hindranceName(table: Table, to: Hindrance, name: NameOf): string {
  if (to.kind === 'edge') return t('lwField:edge');
  return to.kind === 'piece' ? pieceNamed(table.country, to.id) : name(to.id);
}

/**
 * Returns a sentence on why an order is refused, with the places and numbers concerned. `name` returns the name of the
 * man or gun with an id, by default as in Little Wars: `infantryman R12`.
 */
export function reasonWords(
  table: Table,
  reason: AnyReason,
  name: NameOf = (id) => nameOf(table, id),
): string {
  switch (reason.code) {
    case 'wrongPhase':
      return t(`lwReasons:wrongPhase.${reason.phase}`);
    case 'noSuchMan':
      return t('lwReasons:noSuchMan', { what: reason.man });
    case 'noSuchGun':
      return t('lwReasons:noSuchGun', { what: reason.gun });
    case 'notYours':
      return capital(
        t('lwReasons:notYours', { what: name(reason.id), side: sideName(reason.side) }),
      );
    case 'wrongState': {
      const state = t(`lwField:states.${reason.state}`);
      return capital(t('lwReasons:wrongState', { what: name(reason.man), state }));
    }
    case 'notYourGround': {
      const { at, least, most } = reason;
      return t('lwReasons:notYourGround', {
        length: lengthWords(at.y < least ? least - at.y : at.y - most),
      });
    }
    case 'notSetOut':
      return t('lwReasons:notSetOut', { count: reason.ids.length });
    case 'alreadyReady':
    case 'otherSetsOut':
    case 'alreadyOffered':
    case 'noOffer':
      return t(`lwReasons:${reason.code}`, { side: sideName(reason.side) });
    case 'tooNear': {
      const what = hindranceName(table, reason.to, name);
      if (reason.distance <= 0) return capital(t('lwReasons:inTheWay', { what }));
      const [length, needed] = [lengthWords(reason.distance), lengthWords(reason.needed)];
      return t('lwReasons:tooNear', { what, length, needed });
    }
    case 'tooFar': {
      const [length, limit] = [lengthWords(reason.length), lengthWords(reason.limit)];
      return capital(t('lwReasons:tooFar', { what: name(reason.id), length, limit }));
    }
    case 'noWay':
      return capital(t('lwReasons:noWay', { what: name(reason.id) }));
    case 'inContact':
      return capital(
        t('lwReasons:inContact', { what: name(reason.man), count: reason.with.length }),
      );
    case 'notYetFree':
    case 'noEscort':
    case 'cannotLie':
      return capital(t(`lwReasons:${reason.code}`, { what: name(reason.man) }));
    case 'outOfAction':
      return capital(
        t('lwReasons:outOfAction', { what: name(reason.gun), count: reason.near.length }),
      );
    case 'unserved':
    case 'disputed':
    case 'hasFired':
    case 'hasMoved':
    case 'hasNotFired':
    case 'noShotsLeft':
      return capital(t(`lwReasons:${reason.code}`, { what: name(reason.gun) }));
    case 'elevationOf':
      return t('lwReasons:elevationOf', {
        least: degrees(reason.least),
        most: degrees(reason.most),
      });
    case 'cannotTurn':
      return capital(
        t('lwReasons:cannotTurn', {
          what: name(reason.gun),
          by: listed([...new Set(reason.by.map((each) => hindranceName(table, each, name)))]),
        }),
      );
    case 'tooFewCrew':
      return capital(
        t('lwReasons:tooFewCrew', { what: name(reason.gun), count: reason.crew.length }),
      );
    case 'notWithGun': {
      const names = { man: name(reason.man), what: name(reason.gun) };
      return capital(t('lwReasons:notWithGun', { ...names, length: lengthWords(reason.distance) }));
    }
    case 'shutIn':
      return capital(t('lwReasons:shutIn', { what: name(reason.gun) }));
    case 'crewStays':
      return capital(t('lwReasons:crewStays', { man: name(reason.man), what: name(reason.gun) }));
    case 'namedTwice':
      return capital(t('lwReasons:namedTwice', { what: name(reason.id) }));
    case 'noSuchMelee':
    case 'meleeSettled':
      return t(`lwReasons:${reason.code}`, { number: reason.melee + 1 });
    case 'noTie':
    case 'notInMelee':
      return capital(
        t(`lwReasons:${reason.code}`, { what: name(reason.man), number: reason.melee + 1 }),
      );
    case 'wrongToll': {
      const { side, what, named, due } = reason;
      return t(`lwReasons:wrongToll.${what}`, { side: sideName(side), named, due });
    }
    case 'notIsolated': {
      const { supporters, needed } = reason.isolation;
      return t('lwReasons:notIsolated', { count: supporters.length, needed });
    }
    case 'gameOver':
    case 'noPlace':
    case 'offField':
    case 'onlyCrew':
    case 'gunsClosed':
    case 'tooEarly':
    case 'bearingOf':
    case 'emptyBody':
    case 'noEnemyToTake':
      return t(`lwReasons:${reason.code}`);
    // The reasons that only Kriegspiel has are in a table of its own.
    default:
      return t('lwReasons:ofKriegspiel');
  }
}

/** The most reasons listed; the rest is only counted. */
const MOST_LISTED = 3;

/**
 * Returns sentences on the reasons against an order, each once and at most the first three. If it is too far to the
 * place, or no path leads there, only that is stated.
 */
export function refusalWords(table: Table, reasons: readonly AnyReason[]): string {
  const far = reasons.filter(({ code }) => code === 'tooFar' || code === 'noWay');
  const relevant = far.length > 0 ? far.slice(0, 1) : reasons;
  return [...new Set(relevant.map((reason) => reasonWords(table, reason)))]
    .slice(0, MOST_LISTED)
    .join(' ');
}
