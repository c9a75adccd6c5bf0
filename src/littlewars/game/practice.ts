// Target practice: one gun before a farm and twelve men who stand in the open, on a range that each day has anew.
import { at, block, tree } from '../battles/pieces';
import { bearingOf } from '../engine/angles';
import { MOST_SHOTS } from '../engine/gun';
import { INCH } from '../engine/lengths';
import { command, type Order } from '../engine/orders';
import type { Aim, Shot } from '../engine/flight';
import type { Reason } from '../engine/reasons';
import { NEWEST_RULINGS } from '../engine/rulings';
import { beginBattle } from '../engine/start';
import { drawBelow, type Stream } from '../engine/stream';
import type { Battle, Muster } from '../engine/types';
import { stored, textsIn } from '../../shell/stored';
import type { TextStorage } from '../../shell/storage';

/** The distances at which gunnery can be practised, the nearest first: roughly 3, 5½ and 8 feet. */
export const RANGES = ['near', 'middle', 'far'] as const;
/** The distance at which gunnery is practised: `near`, `middle` or `far`, roughly 3, 5½ and 8 feet. */
export type Range = (typeof RANGES)[number];

/** The number of men who are the targets of a practice of gunnery. */
export const TARGETS = 12;
/** The number of shots in a practice of gunnery at one distance. */
export const PRACTICE_SHOTS = 20;
/** The id of the gun that fires in a practice of gunnery, the only one there. */
const PRACTICE_GUN = 'G1';

const WIDTH = 72;
/** The depths of the field in inches; the targets stand within a foot of its far edge (6.3). */
const DEPTHS: Readonly<Record<Range, number>> = { near: 48, middle: 78, far: 108 };
/** The places of the crew about the gun, in inches. */
const CREW = [
  [-3, -1],
  [-2, -4],
  [2, -4],
  [3, -1],
] as const;

/** A practice of gunnery: the battle after all shots so far, and the aims of these shots, in their order. */
export interface Practice {
  readonly battle: Battle;
  readonly aims: readonly Aim[];
}

/** Returns the battle after an order that is legal on every range; throws if it is not. */
function ordered(battle: Battle, order: Order): Battle {
  const outcome = command(battle, order);
  if (!outcome.ok) throw new Error(`${order.kind}: ${JSON.stringify(outcome.reasons)}`);
  return outcome.battle;
}

/**
 * Returns the practice of gunnery of a day, a text such as `2026.11.27`, at a distance, ready for the first shot. It
 * is the same for everybody. The gun is the defender's in a Defensive Game, so that it may fire in its first move
 * (littlewars.md 6.3).
 */
export function practiceOf(day: string, range: Range): Practice {
  const depth = DEPTHS[range];
  let stream: Stream = (Number(day.replace(/\D/g, '')) * 4 + RANGES.indexOf(range)) >>> 0;
  const between = (least: number, most: number): number => {
    const [value, after] = drawBelow(stream, most - least + 1);
    stream = after;
    return least + value;
  };
  const farm = between(28, WIDTH - 28);
  const sign = between(0, 1) === 0 ? -1 : 1;
  const [gapX, gapY] = [between(5, 8) / 4, between(6, 9) / 4];
  const muster: Muster = {
    country: {
      name: '',
      width: WIDTH * INCH,
      depth: depth * INCH,
      pieces: [
        block('farm', 'house', at(farm, depth - 5), [8, 6, 5]),
        block('shed', 'shed', at(farm - sign * 9, depth - 4), [5, 4, 3]),
        block('wall', 'wall', at(farm - sign * 8, depth - 10), [8, 1, 1.5]),
        tree('oak', farm - sign * between(16, 20), depth - between(3, 14)),
        tree('elm', farm + sign * between(20, 24), depth - between(3, 14)),
      ],
    },
    rules: { kind: 'defence', linePart: 'whole', curtain: true, timed: false, interval: 0 },
    rulings: NEWEST_RULINGS,
    first: 'blue',
    forces: {
      red: { infantry: CREW.length, cavalry: 0, guns: 1 },
      blue: { infantry: TARGETS, cavalry: 0, guns: 0 },
    },
    seed: between(0, 999_999),
  };
  const gun = WIDTH / 2 + between(-6, 6);
  // It points at the men, so that a first shot needs no turning at the nearest distance.
  const middle = at(farm + sign * (6 + gapX), depth - 9);
  const orders: readonly Order[] = [
    { kind: 'placeGun', gun: PRACTICE_GUN, at: at(gun, 5), bearing: bearingOf(at(gun, 5), middle) },
    ...CREW.map(([x, y], i): Order => ({
      kind: 'place',
      man: `R${i + 1}`,
      at: at(gun + x, 5 + y),
    })),
    ...Array.from({ length: TARGETS }, (_, i): Order => ({
      kind: 'place',
      man: `B${i + 1}`,
      at: at(farm + sign * (6 + gapX * (i % 4)), depth - 9 + gapY * Math.floor(i / 4)),
    })),
    { kind: 'ready', side: 'red' },
    { kind: 'ready', side: 'blue' },
    ...WAITED,
  ];
  return { battle: orders.reduce(ordered, beginBattle(muster)), aims: [] };
}

/** Blue waits for a move, and Red's begins. */
const WAITED: readonly Order[] = [{ kind: 'go' }, { kind: 'end' }, { kind: 'go' }];

/** Returns how many of the targets of a practice have been killed. */
export const downIn = ({ battle }: Practice): number =>
  battle.men.filter(({ side, state }) => side === 'blue' && state === 'dead').length;

/** Returns whether a practice is over: all 20 shots are fired, or no target is left. */
export const isPracticeOver = (practice: Practice): boolean =>
  practice.aims.length === PRACTICE_SHOTS || downIn(practice) === TARGETS;

/**
 * Returns a practice after one more shot, and the shot; or every reason against it, of which there are none if the
 * practice is over. After the gun's fourth shot of a move (littlewars.md 4.2) the next move begins at once, so that it
 * may go on firing.
 */
export function practised(
  practice: Practice,
  { bearing, elevation }: Aim,
):
  | { readonly ok: true; readonly practice: Practice; readonly shot: Shot }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  if (isPracticeOver(practice)) return { ok: false, reasons: [] };
  const order: Order = { kind: 'fire', gun: PRACTICE_GUN, bearing, elevation };
  const outcome = command(practice.battle, order);
  if (!outcome.ok) return outcome;
  const shot = outcome.battle.shots.at(-1) as Shot;
  const after = { battle: outcome.battle, aims: [...practice.aims, { bearing, elevation }] };
  const { shots = 0 } = after.battle.guns[0] ?? {};
  if (shots < MOST_SHOTS || isPracticeOver(after)) return { ok: true, practice: after, shot };
  const orders: readonly Order[] = [{ kind: 'end' }, ...WAITED];
  return { ok: true, practice: { ...after, battle: orders.reduce(ordered, after.battle) }, shot };
}

/** The shots of this browser, each as `DAY RANGE BEARING ELEVATION`; those of one day only. */
const SHOTS = stored<readonly string[]>({
  key: 'little-wars/practice',
  schema: textsIn,
  empty: [],
});

/**
 * Returns the practice of a day, a text such as `2026.11.27`, at a distance, after all shots that this browser has
 * stored for it; shots that cannot be read are left out.
 */
export function loadedPractice(
  storage: Pick<TextStorage, 'read'>,
  day: string,
  range: Range,
): Practice {
  return SHOTS.read(storage)
    .filter((text) => text.startsWith(`${day} ${range} `))
    .reduce(
      (practice, text) => {
        const [, , bearing, elevation] = text.split(' ').map(Number);
        const aim = { bearing: bearing ?? NaN, elevation: elevation ?? NaN };
        const next = practised(practice, aim);
        return next.ok ? next.practice : practice;
      },
      practiceOf(day, range),
    );
}

/**
 * Stores the shots of a practice in this browser, in place of its earlier ones, and deletes those of other days. The
 * day is a text such as `2026.11.27`.
 */
export function savePractice(
  storage: TextStorage,
  day: string,
  range: Range,
  { aims }: Practice,
): void {
  const others = SHOTS.read(storage).filter(
    (text) => text.startsWith(`${day} `) && !text.startsWith(`${day} ${range} `),
  );
  const own = aims.map(({ bearing, elevation }) => `${day} ${range} ${bearing} ${elevation}`);
  SHOTS.write(storage, [...others, ...own]);
}
