import { listed } from '../../shell/language/intl';
import { groundAt, surfaceAt, solidsOf } from '../engine/country';
import type { Shot, ShotEvent } from '../engine/flight';
import { isHill } from '../engine/ground';
import { manOf } from '../engine/men';
import { ARMS, type Battle, type Man, type Piece, type PieceKind } from '../engine/types';
import { properName, capital } from './names';
import { t } from './t';

type Table = Pick<Battle, 'country' | 'men' | 'guns'>;
/** What a bolt can hit. */
type Met = Extract<
  PieceKind,
  'board' | 'block' | 'house' | 'shed' | 'wall' | 'tree' | 'rock' | 'station' | 'depot'
>;

/** Returns a number, in words if it is small. */
const numberWords = (count: number): string =>
  t('lwGunner:shot.numbers').split(' ')[count - 1] ?? String(count);

/** `an infantryman`, `two infantrymen and a cavalryman`. */
const menWords = (men: readonly Pick<Man, 'arm'>[]): string =>
  listed(
    ARMS.flatMap((arm) => {
      const count = men.filter((man) => man.arm === arm).length;
      return count === 0 ? [] : [t(`lwGunner:shot.${arm}`, { count, number: numberWords(count) })];
    }),
  );

/** Returns what was hit, by its name or kind. */
function pieceWords(piece: Piece | undefined, how: 'off' | 'topOf' | 'overOf'): string {
  if (piece === undefined) return t('lwGunner:shot.gun');
  const what = properName(piece);
  if (what === undefined) return t(`lwGunner:shot.${how}.${piece.kind as Met}`);
  return t(`lwGunner:shot.named.${how === 'overOf' ? 'over' : how}`, { what });
}

/** Returns the last piece that a shot flew over, low enough to mention, before it hit anything; null if none. */
function flownOver({ country }: Table, { path, events }: Shot): Piece | null {
  const solids = solidsOf(country);
  const until = events[0]?.at.time ?? Infinity;
  let over: Piece | null = null;
  for (const at of path) {
    if (at.time >= until) break;
    const { height, solid } = surfaceAt(solids, at.x, at.y);
    if (solid === null || isHill(solid.piece)) continue;
    if (at.z > height && height > groundAt(country, at)) over = solid.piece;
  }
  return over;
}

/** Groups events into one phrase each: repeated hits of the same kind, and men hit one after the other. */
function runsOf(events: readonly ShotEvent[]): ShotEvent[][] {
  const runs: ShotEvent[][] = [];
  const alike = (one: ShotEvent | undefined, two: ShotEvent): boolean => {
    if (one === undefined) return false;
    const overset = (event: ShotEvent): boolean =>
      event.kind === 'fall' || (event.kind === 'man' && event.effect === 'overset');
    if (overset(one) && overset(two)) return true;
    if (one.kind === 'man' && two.kind === 'man') return one.effect === two.effect;
    if (one.kind !== two.kind) return false;
    return !('what' in one) || !('what' in two) || one.what === two.what;
  };
  for (const event of events) {
    const last = runs.at(-1);
    if (last !== undefined && alike(last.at(-1), event)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

function runWords(table: Table, run: readonly ShotEvent[]): string {
  const [first] = run as [ShotEvent];
  const men = (some: readonly ShotEvent[]): Man[] =>
    some.flatMap((event) => ('what' in event ? (manOf(table, event.what) ?? []) : []));
  switch (first.kind) {
    case 'floor':
      return run.length === 2
        ? t('lwGunner:shot.floorTwice')
        : t('lwGunner:shot.floor', { count: run.length });
    case 'top':
    case 'piece': {
      const piece = table.country.pieces.find(({ id }) => id === first.what);
      return pieceWords(piece, first.kind === 'top' ? 'topOf' : 'off');
    }
    case 'gun':
      return t('lwGunner:shot.gun');
    case 'man':
    case 'fall': {
      if (first.kind === 'man' && first.effect !== 'overset')
        return t(`lwGunner:shot.${first.effect}`, { count: run.length, men: menWords(men(run)) });
      const [struck, others] = [
        men(run.filter(({ kind }) => kind === 'man')),
        men(run.filter(({ kind }) => kind === 'fall')),
      ];
      return others.length === 0
        ? t('lwGunner:shot.overset', { count: struck.length, men: menWords(struck) })
        : t('lwGunner:shot.falls.against', {
            count: struck.length,
            men: menWords(struck),
            others: menWords(others),
          });
    }
    default:
      return t(`lwGunner:shot.${first.kind}`);
  }
}

/** Joins events into a sequence. */
function inSequence(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join(', ');
  return before === '' ? last : t('lwGunner:shot.then', { before, last });
}

/** Returns how many died, and whether any were the gunner's own. */
function deadWords(table: Table, shot: Shot): string {
  const shooter = table.guns.find(({ id }) => id === shot.gun) ?? manOf(table, shot.gun);
  const side = shooter?.side;
  const all = shot.dead.length;
  if (all === 0)
    return t(
      shot.events.some(({ kind }) => kind === 'man')
        ? 'lwGunner:shot.harmless'
        : 'lwGunner:shot.nobody',
    );
  const own = shot.dead.filter((id) => manOf(table, id)?.side === side).length;
  if (own === all) return t('lwGunner:shot.ownDead', { count: all, number: numberWords(all) });
  const dead = t('lwGunner:shot.dead', { count: all, number: numberWords(all) });
  return own === 0 ? dead : t('lwGunner:shot.someOwn', { all: dead, own: numberWords(own) });
}

/**
 * Returns a sentence on what a shot has done: `Over a wall, off Hook’s Farm, then a cavalryman falls against an
 * infantryman: two dead.` `table` is the battle before or after the shot: men and scenery are named by kind.
 */
export function shotWords(table: Table, shot: Shot): string {
  // Events after the last man do not matter; without a man, the end of the shot does.
  const last = shot.events.reduce(
    (found, { kind }, i) => (kind === 'man' || kind === 'fall' ? i : found),
    -1,
  );
  const mentioned = last < 0 ? shot.events : shot.events.slice(0, last + 1);
  const over = flownOver(table, shot);
  const course = [
    ...(over === null ? [] : [pieceWords(over, 'overOf')]),
    ...runsOf(mentioned).map((run) => runWords(table, run)),
  ];
  return t('lwGunner:shot.sentence', {
    course: capital(inSequence(course)),
    dead: deadWords(table, shot),
  });
}
