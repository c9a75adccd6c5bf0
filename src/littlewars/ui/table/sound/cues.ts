import type { Shot, ShotEvent } from '../../../engine/flight';
import type { Battle, Country } from '../../../engine/types';
import type { BattleEvent, BattleState } from '../../../store/state';
import type { ShotEffects } from '../../gunner/shotClock';
import type { Sound } from './score';

/** What a bolt hits that is built of brick or stone; all else is wood. */
const BRICK: readonly string[] = ['house', 'wall', 'rock'];

function struckCue(country: Country, event: ShotEvent): Sound | null {
  switch (event.kind) {
    case 'floor':
      return 'bounce';
    case 'top':
    case 'piece': {
      const kind = country.pieces.find(({ id }) => id === event.what)?.kind ?? '';
      return BRICK.includes(kind) ? 'brick' : 'wood';
    }
    case 'gun':
      return 'wood';
    case 'man':
    case 'fall':
      return 'man';
    case 'water':
      return 'splash';
    case 'rest':
      return 'rest';
    case 'offField':
      return null;
  }
}

/**
 * Returns the sound with which a shot leaves its muzzle: a volley for five rifles (kriegspiel.md 3.6), otherwise the
 * spring of a gun.
 */
export const reportCue = (kind: ShotEffects['kind'] | undefined): Sound =>
  kind === 'rifles' ? 'volley' : 'spring';

/** Returns the sounds of a shell: its burst where it first meets anything, and the first of those it kills. */
function shellCues({ events }: Shot, after: number, until: number): readonly Sound[] {
  const isAudible = (event: ShotEvent | undefined): boolean =>
    event !== undefined &&
    event.kind !== 'offField' &&
    event.at.time > after &&
    event.at.time <= until;
  const fallen = events.find(({ kind }, i) => i > 0 && kind === 'man');
  return [
    ...(isAudible(events[0]) ? (['burst'] as const) : []),
    ...(isAudible(fallen) ? (['man'] as const) : []),
  ];
}

/**
 * Returns the sounds of what a shot hits later than the time `after` of its flight and up to the time `until`, in
 * seconds, in order. `kind` is that of a shot of Kriegspiel other than a bolt.
 */
export const strikeCues = (
  country: Country,
  shot: Shot,
  after: number,
  until: number,
  kind?: ShotEffects['kind'],
): readonly Sound[] =>
  kind === 'shell'
    ? shellCues(shot, after, until)
    : shot.events.flatMap((event) => {
        const { time } = event.at;
        const cue = time > after && time <= until ? struckCue(country, event) : null;
        return cue === null ? [] : [cue];
      });

/**
 * Returns the sounds of a whole shot, to be played one after another for players who prefer reduced motion: how it
 * left the muzzle, and that it hit a man or, otherwise, the first thing it hit. `kind` is that of a shot of
 * Kriegspiel other than a bolt.
 */
export const wholeShotCues = (
  country: Country,
  shot: Shot,
  kind?: ShotEffects['kind'],
): readonly Sound[] => {
  const met = strikeCues(country, shot, -Infinity, Infinity, kind);
  if (kind === 'shell') return [reportCue(kind), ...met];
  const struck = met.includes('man') ? 'man' : met.find((cue) => cue !== 'bounce');
  return [reportCue(kind), ...(struck === undefined ? [] : [struck])];
};

/** Returns the sound of what has moved: where anybody dies of a march, a mine has gone off (kriegspiel.md 6.2). */
function marchCue({ before, after }: BattleEvent, moved: 'step' | 'wheels'): Sound {
  const deadIn = ({ men }: Battle): number => men.filter(({ state }) => state === 'dead').length;
  return deadIn(after) > deadIn(before) ? 'burst' : moved;
}

/** Returns the sound of an event of a battle; null if it has none. Shots sound while they are shown. */
export function eventCue(event: BattleEvent): Sound | null {
  if (event.is !== 'order') return event.is === 'undo' ? 'undo' : null;
  if (event.after.phase === 'over' && event.before.phase !== 'over') return 'end';
  switch (event.order.kind) {
    case 'march':
    case 'marchBody':
      return marchCue(event, 'step');
    case 'serve':
    case 'lie':
    case 'formBody':
    case 'changeFormation':
    case 'dismount':
    case 'mount':
    case 'embark':
    case 'disembark':
      return 'step';
    case 'marchGun':
    case 'marchWaggon':
    case 'moveTransport':
      return marchCue(event, 'wheels');
    case 'haul':
    case 'takeOff':
    case 'limber':
    case 'unlimber':
      return 'wheels';
    case 'settle':
    case 'charge':
      return 'melee';
    // The charge itself has been heard; this is the sound of the named dead as they are laid down.
    case 'settleCharge':
      return 'man';
    case 'whiteFlag':
      return 'flag';
    default:
      return null;
  }
}

/** Returns whether the curtain of the same game has opened or closed between two states. */
export const curtainMoved = (
  before: Pick<BattleState, 'curtain' | 'game'>,
  now: Pick<BattleState, 'curtain' | 'game'>,
): boolean =>
  now.game !== null && now.game.id === before.game?.id && now.curtain !== before.curtain;
