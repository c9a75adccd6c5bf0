// Battles of Kriegspiel with bodies, waggons and depots, for tests of supply. Places in inches.
import type { Piece, Side } from '../../../src/littlewars/engine/types';
import { withState } from '../../../src/littlewars/kriegspiel/moveState';
import type {
  Body,
  KriegspielBattle,
  KriegspielForce,
  Service,
} from '../../../src/littlewars/kriegspiel/types';
import type { Waggon } from '../../../src/littlewars/kriegspiel/things';
import { country, inches } from '../engine/tables';
import { after, battleOf } from './tables';

/** Infantry from 1, gunners from 121, engineers from 127, cavalry from 139, the General 199. */
const FORCE: KriegspielForce = { infantry: 120, cavalry: 60, guns: 1, engineers: 12, waggons: 4 };
const FIRST: Readonly<Record<Service, number>> = {
  infantry: 1,
  artillery: 121,
  engineers: 127,
  cavalry: 139,
  general: 199,
};

/** A block of men, twelve abreast and half an inch clear, from its nearest left corner. */
export interface Group {
  readonly id?: string;
  readonly side?: Side;
  readonly service?: Service;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

export interface Scene {
  readonly groups: readonly Group[];
  readonly waggons?: readonly (Partial<Omit<Waggon, 'x' | 'y'>> & {
    readonly x: number;
    readonly y: number;
  })[];
  readonly pieces?: readonly Piece[];
  readonly moves?: number;
}

/** A battle in the midst of a move: Red's first of six by default, the sixth with `moves` 10. Everybody else is gone. */
export function scene({ groups, waggons = [], pieces = [], moves = 0 }: Scene): KriegspielBattle {
  const next: Record<string, number> = {};
  const places: Record<string, readonly [number, number]> = {};
  const bodies: Body[] = [];
  for (const { id, side = 'red', service = 'infantry', count, x, y } of groups) {
    const key = `${side} ${service}`;
    const first = next[key] ?? FIRST[service];
    next[key] = first + count;
    const men = Array.from({ length: count }, (_, i) => {
      const man = `${side === 'red' ? 'R' : 'B'}${first + i}`;
      places[man] = [x + (i % 12) * 1.125, y + Math.floor(i / 12) * 1.125];
      return man;
    });
    if (id !== undefined) bodies.push({ id, side, men, formation: 'ranks', front: 0 });
  }
  const begun = battleOf(places, {
    forces: { red: FORCE, blue: FORCE },
    country: country(...pieces),
  });
  return withState(
    { ...begun, moves, mover: moves % 2 === 0 ? 'red' : 'blue' },
    {
      bodies,
      waggons: waggons.map(({ x, y, ...rest }, i) => ({
        id: `W${i + 1}`,
        side: 'red',
        ...inches(x, y),
        bearing: 0,
        packets: 6,
        used: 0,
        moved: false,
        destroyed: false,
        ...rest,
      })),
    },
  );
}

/** How many packets of each store are left. */
export const packetsOf = ({ kriegspiel }: KriegspielBattle): Record<string, number> =>
  Object.fromEntries<number>([
    ...kriegspiel.waggons.map(({ id, packets }) => [id, packets] as const),
    ...kriegspiel.depots.map(({ piece, packets }) => [piece, packets] as const),
  ]);

/** The battle after the mover has ended his move, and the other has made so many half moves. */
export function ended(battle: KriegspielBattle, more = 0): KriegspielBattle {
  let now = after(battle, { kind: 'end' });
  for (let i = 0; i < more; i++) now = after(now, { kind: 'go' }, { kind: 'end' });
  return now;
}
