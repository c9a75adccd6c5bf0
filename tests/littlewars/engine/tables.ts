// Tables for tests, in inches: who stands where, on a bare field or another.
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { INCH } from '../../../src/littlewars/engine/lengths';
import { command, type Order } from '../../../src/littlewars/engine/orders';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import type { Reason, ReasonCode } from '../../../src/littlewars/engine/reasons';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type {
  Arm,
  Battle,
  Country,
  Gun,
  Man,
  Piece,
  Played,
  Point,
  Side,
} from '../../../src/littlewars/engine/types';
import type { BattleRules } from '../../../src/littlewars/engine/battleRules';

/** A place in sixteenths, of inches; a fraction of a sixteenth is dropped. */
export const inches = (x: number, y: number): Point => ({
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
});

/** A bare field of 10 by 8 feet, with these pieces. */
export const country = (...pieces: readonly Piece[]): Country => {
  const made = { name: '', width: 1920, depth: 1536, pieces };
  const faults = countryFaults(made);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return made;
};

/** A block that stands square to the field, from corner to corner in inches. */
export const block = (
  id: string,
  kind: Piece['kind'],
  [left, bottom, right, top]: readonly [number, number, number, number],
  height = kind === 'board' ? 1 : kind === 'water' || kind === 'ford' || kind === 'bridge' ? 0 : 4,
): Piece => ({
  id,
  kind,
  shape: {
    kind: 'polygon',
    corners: [inches(left, bottom), inches(right, bottom), inches(right, top), inches(left, top)],
  },
  height: height * INCH,
});

/** A Country by the newest rulings. */
export const played = (on: Country): Played => ({ country: on, rulings: NEWEST_RULINGS });

export const RULES: BattleRules = {
  kind: 'finish',
  linePart: 'whole',
  curtain: true,
  timed: true,
  interval: 5,
};

/** A man of a table: his place in inches, his arm, and what else is not as usual. */
export type Standing = readonly [x: number, y: number, arm?: Arm, more?: Partial<Man>];

export interface Layout {
  readonly red?: readonly Standing[];
  readonly blue?: readonly Standing[];
  readonly guns?: readonly (Partial<Gun> & {
    readonly side: Side;
    readonly x: number;
    readonly y: number;
  })[];
  readonly country?: Country;
  readonly more?: Partial<Battle>;
}

/** A battle in the midst of Red's third move (so that guns may fire), with men numbered as they are given. */
export function table({ red = [], blue = [], guns = [], country: on, more = {} }: Layout): Battle {
  const begun = beginBattle({
    country: on ?? country(),
    rules: RULES,
    rulings: NEWEST_RULINGS,
    first: 'red',
    forces: {
      red: { infantry: 60, cavalry: 0, guns: 0 },
      blue: { infantry: 60, cavalry: 0, guns: 0 },
    },
    seed: 7,
  });
  const men = (side: Side, standing: readonly Standing[]): Man[] =>
    standing.map(([x, y, arm = 'infantry', rest = {}], i) => ({
      ...begun.men[0]!,
      id: `${side === 'red' ? 'R' : 'B'}${i + 1}`,
      side,
      arm,
      ...inches(x, y),
      start: inches(x, y),
      ...rest,
    }));
  const standing = guns.map((gun, i): Gun => ({
    id: `G${i + 1}`,
    bearing: 0,
    elevation: 0,
    shots: 0,
    startBearing: gun.bearing ?? 0,
    crew: [],
    unserved: false,
    disputed: false,
    passed: [],
    captured: null,
    gone: false,
    ...gun,
    ...inches(gun.x, gun.y),
    start: gun.start ?? inches(gun.x, gun.y),
  }));
  return {
    ...begun,
    men: [...men('red', red), ...men('blue', blue)],
    guns: standing,
    phase: 'guns',
    moves: 4,
    ready: { red: true, blue: true },
    ...more,
  };
}

/** A block of men in ranks: how many, where the first stands, how many a rank, how far apart, all in inches. */
export const ranks = (
  count: number,
  x: number,
  y: number,
  wide: number,
  apart = 0.75,
  arm: Arm = 'infantry',
): Standing[] =>
  Array.from({ length: count }, (_, i) => [
    x + (i % wide) * apart,
    y + Math.floor(i / wide) * apart,
    arm,
  ]);

export const man = (battle: Battle, id: string): Man => {
  const found = battle.men.find((each) => each.id === id);
  if (found === undefined) throw new Error(`nobody is ${id}`);
  return found;
};

/** The battle after orders, each of which must be carried out. */
export function after(battle: Battle, ...orders: readonly Order[]): Battle {
  return orders.reduce((now, order) => {
    const outcome = command(now, order);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, battle);
}

/** The reasons against an order, which must be refused and leave the battle as it was. */
export function reasons(battle: Battle, order: Order): readonly Reason[] {
  const before = JSON.stringify(battle);
  const outcome = command(battle, order);
  if (outcome.ok) throw new Error(`carried out: ${JSON.stringify(order)}`);
  if (JSON.stringify(battle) !== before) throw new Error('a refused order has changed the battle');
  return outcome.reasons;
}

export const codes = (battle: Battle, order: Order): ReasonCode[] =>
  reasons(battle, order).map(({ code }) => code);

export const march = (id: string, x: number, y: number): Order => ({
  kind: 'march',
  man: id,
  to: inches(x, y),
});

export const states = (battle: Battle, side: Side): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of battle.men)
    if (each.side === side) counts[each.state] = (counts[each.state] ?? 0) + 1;
  return counts;
};
