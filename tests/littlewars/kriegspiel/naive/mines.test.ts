import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../../e2e/support/random';
import type { Point } from '../../../../src/littlewars/engine/types';
import { withState } from '../../../../src/littlewars/kriegspiel/moveState';
import { minesSprung } from '../../../../src/littlewars/kriegspiel/mines';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import type { Mine } from '../../../../src/littlewars/kriegspiel/things';
import { rounds } from '../../../support/rounds';
import { inches } from '../../engine/tables';
import { from, type Random } from '../../naive/randomCountry';
import { withGunAt } from '../bodies';
import { scene, type Group } from '../supplies';
import { naiveMines, type NaiveMines } from './mines';

// Mines that go off against a second reading of the clause. SHARE=10 compares ten times as many tables.

const TABLES = rounds(500);

/** Men of both sides, a gun and waggons about a few mines, and the paths of those who move. */
function randomMoves(random: Random) {
  const place = () => ({ x: from(random, 35, 65), y: from(random, 35, 65) });
  const groups: Group[] = Array.from({ length: from(random, 2, 5) }, () => ({
    side: random() < 0.6 ? ('red' as const) : ('blue' as const),
    service: pick(random, ['infantry', 'cavalry', 'general'] as const),
    count: from(random, 1, 5),
    ...place(),
  })).map((group) => (group.service === 'general' ? { ...group, count: 1 } : group));
  const generals = groups.filter(({ service }) => service === 'general');
  const begun = scene({
    // One General a side.
    groups: groups.filter(
      (group) =>
        group.service !== 'general' || generals.find(({ side }) => side === group.side) === group,
    ),
    waggons: Array.from({ length: from(random, 0, 3) }, () => ({
      ...place(),
      destroyed: random() < 0.15,
    })),
  });
  const { x, y } = place();
  const set = random() < 0.6 ? withGunAt(begun, 'G1', x, y) : begun;
  const paths: Record<string, readonly Point[]> = {};
  const move = <T extends Point & { readonly id: string }>(one: T): T => {
    if (random() < 0.5) return one;
    const stops = Array.from({ length: from(random, 1, 3) }, () => ({
      x: one.x + from(random, -250, 250),
      y: one.y + from(random, -250, 250),
    }));
    // Without a path he was driven, straight.
    if (random() < 0.8) paths[one.id] = [{ x: one.x, y: one.y }, ...stops];
    return { ...one, ...stops.at(-1)! };
  };
  const after = withState(
    {
      ...set,
      men: set.men.map((man) => (man.state === 'ready' ? move(man) : man)),
      guns: set.guns.map((gun) => (gun.gone ? gun : move(gun))),
    },
    { waggons: set.kriegspiel.waggons.map((waggon) => (waggon.destroyed ? waggon : move(waggon))) },
  );
  // Most are where somebody goes.
  const mines = Array.from({ length: from(random, 1, 3) }, (_, i): Mine => {
    const [a, b] = pick(random, [...Object.values(paths), [inches(35, 35), inches(65, 65)]]) as [
      Point,
      Point,
    ];
    const part = random();
    const at = {
      x: Math.round(a.x + (b.x - a.x) * part) + from(random, -6, 6),
      y: Math.round(a.y + (b.y - a.y) * part) + from(random, -6, 6),
    };
    return { id: `BK${i + 1}`, side: 'blue', at };
  });
  return { before: withState(set, { mines }), after: withState(after, { mines }), paths };
}

const outcomeOf = ({ men, kriegspiel }: KriegspielBattle): NaiveMines => ({
  mines: kriegspiel.mines.map(({ id }) => id),
  dead: men
    .filter(({ state }) => state === 'dead')
    .map(({ id }) => id)
    .sort(),
  guns: Object.entries(kriegspiel.guns)
    .filter(([, { destroyed }]) => destroyed)
    .map(([id]) => id),
  waggons: kriegspiel.waggons
    .filter(({ destroyed }) => destroyed)
    .map(({ id }) => id)
    .sort(),
});

test(
  `kriegspiel.md 6.2: the naive rules blow up the same on ${TABLES} tables`,
  { tags: ['slow'] },
  () => {
    const counts = { compared: 0, none: 0, one: 0, several: 0, men: 0, guns: 0, waggons: 0 };
    for (let seed = 1; seed <= TABLES; seed++) {
      const { before, after, paths } = randomMoves(mulberry32(seed));
      const naive = naiveMines(before, after, paths);
      if (naive === null) continue;
      const outcome = outcomeOf(minesSprung(before, after, paths));
      const { dead, guns, waggons, mines } = naive;
      expect(outcome, `table ${seed}`).toEqual({
        mines,
        dead: [...dead].sort(),
        guns: [...guns].sort(),
        waggons: [...waggons].sort(),
      });
      const sprung = before.kriegspiel.mines.length - mines.length;
      counts.compared += 1;
      counts[sprung === 0 ? 'none' : sprung === 1 ? 'one' : 'several'] += 1;
      counts.men += dead.length;
      counts.guns += guns.length;
      counts.waggons +=
        waggons.length - before.kriegspiel.waggons.filter(({ destroyed }) => destroyed).length;
    }
    expect(counts.compared).toBeGreaterThan(TABLES * 0.9);
    const least = { none: 5, one: 10, several: 10, men: 50, guns: 3, waggons: 3 };
    for (const [what, share] of Object.entries(least))
      expect(counts[what as keyof typeof least], JSON.stringify(counts)).toBeGreaterThan(
        (share * TABLES) / 100,
      );
  },
);
