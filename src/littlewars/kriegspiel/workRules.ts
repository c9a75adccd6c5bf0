import { distance } from '../engine/lengths';
import { radiusOf } from '../engine/men';
import { gunNamed } from '../engine/refusals';
import { toShape, toSegment } from '../engine/shapes';
import type { PieceKind, Shape, Man } from '../engine/types';
import { waggonShape } from './standing';
import type { WorkKind, Work } from './things';
import type { Chapter, Service, KriegspielBattle } from './types';

// What the rules ask for each kind of work and destruction, and where it is done (5.7, 6.1 to 6.3).

/** What a kind of work asks (kriegspiel.md 5.7, 6.1 to 6.3): a chapter, men of a service, and moves. */
export interface WorkRule {
  readonly chapter: Chapter;
  readonly men: number;
  /** The service whose men alone may do it; null if anybody may. */
  readonly service: Service | null;
  /** How many moves of its side it takes; for destroying and repairing, by the kind of scenery. */
  readonly takes: number | Readonly<Partial<Record<PieceKind, number>>>;
  /** How many points it is given by: none with a target, one for a mine or rail, two for the ends of an earthwork. */
  readonly places: 0 | 1 | 2;
}

/** What the rules ask for each kind of work (kriegspiel.md 5.7, 6.1 to 6.3), by the kind. */
export const WORK_RULES: Readonly<Record<WorkKind, WorkRule>> = {
  destroy: {
    chapter: 'works',
    men: 2,
    service: 'engineers',
    takes: { railBridge: 2, culvert: 1, roadBridge: 1 },
    places: 0,
  },
  repair: {
    chapter: 'works',
    men: 2,
    service: 'engineers',
    takes: { railBridge: 10, culvert: 5, roadBridge: 5 },
    places: 0,
  },
  tearUp: { chapter: 'works', men: 4, service: null, takes: 2, places: 1 },
  layRail: { chapter: 'works', men: 8, service: null, takes: 3, places: 1 },
  mine: { chapter: 'works', men: 2, service: null, takes: 6, places: 1 },
  entrench: { chapter: 'works', men: 2, service: 'infantry', takes: 4, places: 2 },
  epaulement: { chapter: 'works', men: 6, service: null, takes: 4, places: 2 },
  burn: { chapter: 'supply', men: 1, service: null, takes: 2, places: 0 },
  emptyWaggons: { chapter: 'supply', men: 4, service: null, takes: 1, places: 0 },
};

/** Returns the kind of piece that a work changes; null if it changes none. */
function pieceFor(battle: KriegspielBattle, work: WorkKind, target: string): PieceKind | null {
  const { ruins } = battle.kriegspiel;
  const ruin = ruins.find(({ id }) => id === target);
  if (work === 'repair') return ruin?.kind ?? null;
  if (ruin !== undefined) return null;
  return battle.country.pieces.find(({ id }) => id === target)?.kind ?? null;
}

/**
 * Returns how many moves of its side a work takes (kriegspiel.md 6.1); null if its target does not exist, or is in no
 * state in which this can be done to it.
 */
export function movesFor(
  battle: KriegspielBattle,
  { kind: work, target, at }: Pick<Work, 'kind' | 'target' | 'at'>,
): number | null {
  const { takes } = WORK_RULES[work];
  const { depots, waggons, gaps } = battle.kriegspiel;
  if (typeof takes !== 'number') {
    const piece = target === null ? null : pieceFor(battle, work, target);
    return piece === null ? null : (takes[piece] ?? null);
  }
  const [place] = at;
  const isThere = (): boolean => {
    switch (work) {
      case 'burn':
        return depots.some(({ piece, burnt }) => piece === target && !burnt);
      case 'emptyWaggons':
        return waggons.some(({ id, destroyed }) => id === target && !destroyed);
      case 'epaulement':
        return target !== null && gunNamed(battle, target)?.gone === false;
      case 'tearUp': {
        const railway = battle.country.pieces.find(({ id }) => id === target);
        return (
          railway?.kind === 'railway' && place !== undefined && toShape(railway.shape, place) === 0
        );
      }
      case 'layRail':
        return (
          place !== undefined &&
          gaps.some(({ railway, at: gap }) => railway === target && distance(gap, place) === 0)
        );
      default:
        return target === null;
    }
  };
  return isThere() ? takes : null;
}

/** Returns the outline of a work's target, if that has one. */
function siteOf(battle: KriegspielBattle, { kind, target }: Pick<Work, 'kind' | 'target'>): Shape {
  const waggon = battle.kriegspiel.waggons.find(({ id }) => id === target);
  if (kind === 'emptyWaggons') return waggonShape(waggon as NonNullable<typeof waggon>);
  const pieces = [...battle.country.pieces, ...battle.kriegspiel.ruins];
  return (pieces.find(({ id }) => id === target) as { readonly shape: Shape }).shape;
}

/**
 * Returns how far a man's disc is from a work, in sixteenths of an inch between nearest points, not rounded; below 0
 * if they overlap.
 */
export function distanceToWork(
  battle: KriegspielBattle,
  work: Pick<Work, 'kind' | 'target' | 'at'>,
  man: Man,
): number {
  const [from, to = from] = work.at;
  const apart =
    from === undefined || to === undefined
      ? toShape(siteOf(battle, work), man)
      : toSegment(man, from, to);
  return apart - radiusOf(man);
}
