// Measures the engine of Little Wars: milliseconds of processor time, the median of the rounds; each must be under 4,
// and those of Kriegspiel within their own bounds.
import { generatedCountry } from '../../src/littlewars/battles/generator';
import { HOOKS_FARM } from '../../src/littlewars/battles/hooksFarm';
import { meleeGroupsOf } from '../../src/littlewars/engine/contact';
import { MOVE, RADIUS } from '../../src/littlewars/engine/lengths';
import { meleesOf } from '../../src/littlewars/engine/melee';
import { flightOf } from '../../src/littlewars/engine/shot';
import { beginBattle } from '../../src/littlewars/engine/start';
import type { Arm, Battle, Man, Side } from '../../src/littlewars/engine/types';
import { fieldFrom } from '../../src/littlewars/engine/paths';
import { KRIEGSPIEL_JOBS } from './kriegspiel';

const ROUNDS = 41;
/**
 * Milliseconds of processor time for which each job runs before it is measured: until then its code is not yet
 * compiled.
 */
const WARM_UP = 400;

const EMPTY = beginBattle({
  country: HOOKS_FARM,
  rules: { kind: 'finish', linePart: 'whole', curtain: true, timed: false, interval: 0 },
  first: 'red',
  forces: {
    red: { infantry: 1, cavalry: 0, guns: 1 },
    blue: { infantry: 1, cavalry: 0, guns: 0 },
  },
  seed: 1,
});

/** Returns men of a side in ranks of so many, in sixteenths of an inch. */
function ranks(side: Side, count: number, x: number, y: number, wide: number, arm: Arm): Man[] {
  const [first] = EMPTY.men as [Man];
  const apart = 2 * RADIUS[arm] + 2;
  return Array.from({ length: count }, (_, i) => {
    const at = { x: x + (i % wide) * apart, y: y + Math.floor(i / wide) * apart };
    return { ...first, id: `${side[0] ?? ''}${i}`, side, arm, ...at, start: at };
  });
}

const crowd: Battle = {
  ...EMPTY,
  men: [
    ...ranks('red', 60, 700, 900, 15, 'infantry'),
    ...ranks('blue', 60, 700, 947, 15, 'infantry'),
  ],
};
/** Infantry and cavalry among houses and trees, approaching the farm. */
const marching = [
  ...ranks('red', 50, 900, 380, 25, 'infantry'),
  ...ranks('red', 25, 760, 860, 25, 'cavalry'),
];
const volley: Battle = {
  ...EMPTY,
  men: ranks('blue', 150, 560, 1_100, 15, 'infantry'),
  guns: EMPTY.guns.map((gun) => ({ ...gun, x: 650, y: 560 })),
};

const RIVER = generatedCountry({ seed: 6 });

const JOBS: Readonly<Record<string, () => number>> = {
  'paths of 75 men': () =>
    marching.reduce(
      (sum, man) => sum + fieldFrom(EMPTY, RADIUS[man.arm], man, MOVE[man.arm]).reached.length,
      0,
    ),
  'paths of 75 men by a river': () =>
    marching.reduce(
      (sum, man) =>
        sum +
        fieldFrom({ ...EMPTY, country: RIVER }, RADIUS[man.arm], man, MOVE[man.arm]).reached.length,
      0,
    ),
  'melees of 60 against 60': () => meleesOf(crowd, 'red').length + meleeGroupsOf(crowd).length,
  'a shot through 150 men': () => {
    const [gun] = volley.guns as [Battle['guns'][number]];
    const still = { sideways: 0, upwards: 0 };
    return flightOf(volley, gun, { bearing: 0, elevation: 500 }, still).events.length;
  },
  ...KRIEGSPIEL_JOBS,
};

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** Uses the results, so that none is optimised away. */
let sink = 0;

/** Returns each job's milliseconds after warm-up, for `npm run bench`. */
export const littleWars = (): Record<string, number> =>
  Object.fromEntries(
    Object.entries(JOBS).map(([name, job]) => {
      for (const begun = cpu(); cpu() - begun < WARM_UP;) sink += job();
      const times = Array.from({ length: ROUNDS }, () => {
        const start = cpu();
        sink += job();
        return cpu() - start;
      }).sort((a, b) => a - b);
      if (sink < 0) throw new Error('a job has counted below nothing');
      return [name, Math.round((times[Math.floor(ROUNDS / 2)] ?? 0) * 100) / 100];
    }),
  );
