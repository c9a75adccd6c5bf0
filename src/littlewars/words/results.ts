import { listed } from '../../shell/language/intl';
import { manOf, other } from '../engine/men';
import type { Capture } from '../engine/capture';
import type { Shot } from '../engine/flight';
import { sentToTrails } from '../engine/forecast';
import { meleesNow } from '../engine/melee';
import { gunNamed } from '../engine/refusals';
import {
  SIDES,
  type Battle,
  type BySide,
  type Melee,
  type Result,
  type Side,
} from '../engine/types';
import { capital, playerTitle, sideName } from './names';
import { countWords } from './places';
import { t } from './t';

/** Returns a sentence on who won a battle, and how it ended. `players` are the players' names, empty if not given. */
export const resultWords = ({ winner, why }: Result, players: BySide<string>): string =>
  winner === null
    ? t(
        `lwResults:drawn.${why === 'agreed' || why === 'noneLeft' || why === 'noneFit' ? why : 'tooFew'}`,
      )
    : t(`lwResults:won.${why === 'agreed' || why === 'tooFew' ? 'noneLeft' : why}`, {
        winner: playerTitle(players, winner),
        loser: sideName(other(winner)),
      });

/**
 * Returns a sentence, in an array, on which side has struck in a Blow at the Rear, with men on the enemy's back line,
 * and how many moves the other has left (littlewars.md 6.2). Empty if neither has struck, and once the battle is over.
 */
export const blowWords = ({ struck, phase }: Battle): readonly string[] =>
  struck === null || phase === 'over'
    ? []
    : [
        t('lwResults:summary.struck', {
          side: sideName(struck.by),
          other: sideName(other(struck.by)),
          count: struck.left,
        }),
      ];

/** Returns a sentence for each gun that has fired in a move, and one for all rifles of a side, on whom they killed. */
function fireSummary(battle: Battle): readonly string[] {
  const groups = new Map<string, Shot[]>();
  const shooterOf = ({ gun }: Shot) => gunNamed(battle, gun) ?? manOf(battle, gun);
  for (const shot of battle.shots) {
    const by = gunNamed(battle, shot.gun)?.id ?? '';
    groups.set(by, [...(groups.get(by) ?? []), shot]);
  }
  return [...groups].map(([gun, shots]) => {
    const dead = shots.flatMap((shot) => shot.dead);
    const men = SIDES.flatMap((side) => {
      const count = dead.filter((id) => manOf(battle, id)?.side === side).length;
      return count === 0 ? [] : [t('lwResults:summary.fire.of', { count, side: sideName(side) })];
    });
    const isHit = shots.some(({ events }) => events.some(({ kind }) => kind === 'man'));
    const did = men.length > 0 ? 'dead' : isHit ? 'harmless' : 'nobody';
    const [first] = shots as [Shot];
    return t(`lwResults:summary.fire.${gun === '' ? 'rifles' : 'gun'}`, {
      side: sideName(shooterOf(first)?.side ?? battle.mover),
      gun,
      count: shots.length,
      did: t(`lwResults:summary.fire.${did}`, { men: listed(men) }),
    });
  });
}

/**
 * Returns sentences on what has happened in a move, from the battle at its beginning and that at its end: one for each
 * kind of event and side, such as `Red lost 3 dead.`, and `more`; or one that says that nothing has.
 */
export function moveSummary(
  before: Battle,
  after: Battle,
  more: readonly string[] = [],
): readonly string[] {
  const changed = (side: Side, now: string, then?: string): number =>
    after.men.filter((man) => {
      const was = before.men.find(({ id }) => id === man.id)?.state;
      return man.side === side && man.state === now && was !== now && (then ?? was) === was;
    }).length;
  const summary: string[] = [];
  summary.push(...fireSummary(after));
  for (const side of ['red', 'blue'] as const) {
    const name = sideName(side);
    for (const [key, count] of [
      ['dead', changed(side, 'dead')],
      ['taken', changed(side, 'prisoner')],
      ['freed', changed(side, 'freed')],
      ['armed', changed(side, 'ready', 'freed')],
      ['gone', changed(side, 'gone')],
      ['captive', changed(side, 'captive')],
    ] as const)
      if (count > 0) summary.push(t(`lwResults:summary.${key}`, { side: name, count }));
  }
  for (const gun of after.guns) {
    const was = before.guns.find(({ id }) => id === gun.id);
    if (was !== undefined && was.side !== gun.side)
      summary.push(t('lwResults:summary.captured', { side: sideName(gun.side), gun: gun.id }));
    if (gun.disputed && was?.disputed !== true)
      summary.push(t('lwResults:summary.disputed', { gun: gun.id }));
    if (gun.unserved && was?.unserved !== true)
      summary.push(t('lwResults:summary.unserved', { gun: gun.id }));
  }
  summary.push(...more, ...blowWords(after));
  return summary.length === 0 ? [t('lwResults:summary.nothing')] : summary;
}

/**
 * Returns sentences on men who stand in a melee now, but whom the end of the move would send to the trail of a gun that
 * has fired (littlewars.md 4.4), so that they would not fight.
 */
export function leavingWords(battle: Battle): readonly string[] {
  const fighting = new Set(meleesNow(battle).flatMap(({ men }) => men[battle.mover]));
  if (fighting.size === 0) return [];
  return sentToTrails(battle).flatMap(({ gun, men }) => {
    const leaving = battle.men.filter(({ id }) => men.includes(id) && fighting.has(id));
    return leaving.length === 0
      ? []
      : [
          capital(
            t('lwMelees:leaving', {
              men: countWords(leaving),
              gun,
              count: leaving.length,
            }),
          ),
        ];
  });
}

/** Returns sentences on the numbers in a melee, and what follows (littlewars.md 5.3): `7 red against 4 blue. …` */
export function meleeWords({ men, smaller, isolation, toll }: Melee): string {
  const numbers = t('lwMelees:numbers', { red: men.red.length, blue: men.blue.length });
  if (smaller === null || isolation === null) return `${numbers} ${t('lwMelees:equal')}`;
  const { supporters, needed, isolated } = isolation;
  const few = { side: sideName(smaller), number: men[smaller].length };
  const support = { ...few, count: supporters.length, needed };
  const help =
    few.number === 1
      ? isolated
        ? t('lwMelees:isolatedOne', few)
        : t('lwMelees:supportedOne', support)
      : t(isolated ? 'lwMelees:isolated' : 'lwMelees:supported', support);
  const many = sideName(other(smaller));
  const cost =
    toll.taken === 0
      ? t('lwMelees:dead', { count: toll.dead })
      : toll.dead === 0
        ? t('lwMelees:allTaken', { count: toll.taken, side: many })
        : t('lwMelees:takenAndDead', { count: toll.dead, taken: toll.taken, side: many });
  return `${numbers} ${help} ${cost}`;
}

/**
 * Returns sentences on what would happen to guns if the move ended now (littlewars.md 4.9): one for each gun that
 * would change hands, would be in dispute or no longer be, or whose axle enemies have passed.
 */
export const captureWords = (battle: Battle, captures: readonly Capture[]): readonly string[] =>
  captures.flatMap(({ gun: id, passed, near, captured, disputed }) => {
    const gun = gunNamed(battle, id);
    if (gun === undefined) return [];
    const side = sideName(other(gun.side));
    if (captured) return [t('lwMelees:gun.captured', { side, gun: id, passed: passed.length })];
    if (disputed)
      return [
        t(gun.disputed ? 'lwMelees:gun.stays' : 'lwMelees:gun.disputed', {
          gun: id,
          count: near.length,
        }),
      ];
    if (gun.disputed) return [t('lwMelees:gun.free', { gun: id })];
    return passed.length === 0
      ? []
      : [t('lwMelees:gun.passed', { gun: id, count: passed.length, near: near.length })];
  });
