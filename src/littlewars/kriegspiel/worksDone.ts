import { radiusOf } from '../engine/men';
import { toShape } from '../engine/shapes';
import { NEAR } from '../engine/lengths';
import type { Piece, Shape, Side } from '../engine/types';
import { waggonShape } from './standing';
import { takes, withState } from './moveState';
import { earthworkOf, isClear, isOccupied } from './earthworks';
import type { KriegspielBattle } from './types';
import type { Waggon, Work } from './things';
import { advanced, workersOf } from './works';
import { movesFor } from './workRules';

// What a finished work changes (5.7, 6.1 to 6.3).

/** How near to a bridge, between nearest points, counts as on it; rounding errors do not count. */
const ON_IT = 1e-6;
/** 5.7: of how many waggons four men destroy the contents. */
const WAGGONS = 6;

const withPieces = (battle: KriegspielBattle, pieces: readonly Piece[]): KriegspielBattle => ({
  ...battle,
  country: { ...battle.country, pieces },
});

/** 6.1: returns the battle without a bridge, or with a culvert broken. */
function destroyed(battle: KriegspielBattle, target: string): KriegspielBattle {
  const { pieces } = battle.country;
  const piece = pieces.find(({ id }) => id === target) as Piece;
  const now = withState(battle, { ruins: [...battle.kriegspiel.ruins, piece] });
  // A culvert is under its railway, on which men still walk.
  return piece.kind === 'culvert'
    ? now
    : withPieces(
        now,
        pieces.filter((each) => each !== piece),
      );
}

function repaired(battle: KriegspielBattle, target: string): KriegspielBattle {
  const { ruins } = battle.kriegspiel;
  const piece = ruins.find(({ id }) => id === target) as Piece;
  const now = withState(battle, { ruins: ruins.filter((each) => each !== piece) });
  return piece.kind === 'culvert' ? now : withPieces(now, [...battle.country.pieces, piece]);
}

/** 5.7: returns the waggons near a work's men, its first and then the nearest to that, up to six. */
function waggonsAt(battle: KriegspielBattle, work: Work): readonly string[] {
  const men = workersOf(battle, work);
  const { waggons } = battle.kriegspiel;
  const first = waggons.find(({ id }) => id === work.target) as Waggon;
  const apart = (waggon: Waggon): number => toShape(waggonShape(waggon), first);
  return waggons
    .filter(
      (waggon) =>
        !waggon.destroyed &&
        men.some((man) => toShape(waggonShape(waggon), man) - radiusOf(man) <= NEAR),
    )
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, WAGGONS)
    .map(({ id }) => id);
}

/** Returns whether somebody stands where a work would end: it waits until he is gone. */
function isHindered(battle: KriegspielBattle, work: Work): boolean {
  const piece = earthworkOf(work);
  if (piece !== null) return !isClear(battle, piece);
  const bridge = battle.country.pieces.find(({ id }) => id === work.target);
  return (
    work.kind === 'destroy' &&
    bridge?.kind !== 'culvert' &&
    isOccupied(battle, bridge?.shape as Shape, ON_IT)
  );
}

/** Returns the battle after a work is done. */
function finished(battle: KriegspielBattle, work: Work): KriegspielBattle {
  const { kind, side, id } = work;
  const { mines, gaps, depots, waggons, built, works } = battle.kriegspiel;
  const target = work.target as string;
  const [at] = work.at as Work['at'] & readonly [Work['at'][number]];
  const piece = earthworkOf(work);
  if (isHindered(battle, work)) return withState(battle, { works: [...works, work] });
  if (piece !== null)
    return withState(withPieces(battle, [...battle.country.pieces, piece]), {
      built: [...built, { piece: id, side }],
    });
  switch (kind) {
    case 'destroy':
      return destroyed(battle, target);
    case 'repair':
      return repaired(battle, target);
    case 'tearUp':
      return withState(battle, { gaps: [...gaps, { railway: target, at }] });
    case 'layRail':
      return withState(battle, {
        gaps: gaps.filter(
          (gap) => gap.railway !== target || gap.at.x !== at.x || gap.at.y !== at.y,
        ),
      });
    case 'burn':
      return withState(battle, {
        depots: depots.map((each) =>
          each.piece === target ? { ...each, packets: 0, burnt: true } : each,
        ),
      });
    case 'emptyWaggons': {
      const emptied = waggonsAt(battle, work);
      return withState(battle, {
        waggons: waggons.map((each) =>
          emptied.includes(each.id) ? { ...each, packets: 0 } : each,
        ),
      });
    }
    default:
      return withState(battle, { mines: [...mines, { id, side, at }] });
  }
}

/**
 * Returns the battle at the end of the move of the side `mover`, after its works have gone on for one move more: what
 * the works that are done make or destroy is in the Country (kriegspiel.md 6.1).
 */
export function worked(battle: KriegspielBattle, mover: Side): KriegspielBattle {
  if (battle.phase === 'over' || !(takes(battle, 'works') || takes(battle, 'supply')))
    return battle;
  const { going, done } = advanced(battle, mover);
  // If two parties had the same work, the first has done it.
  return done.reduce(
    (now, work) => (movesFor(now, work) === null ? now : finished(now, work)),
    withState(battle, { works: going }),
  );
}
