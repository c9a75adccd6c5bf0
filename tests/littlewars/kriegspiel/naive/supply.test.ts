import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../../e2e/support/random';
import { toShape } from '../../../../src/littlewars/engine/shapes';
import type { Piece } from '../../../../src/littlewars/engine/types';
import { withState } from '../../../../src/littlewars/kriegspiel/moveState';
import { isBesieged } from '../../../../src/littlewars/kriegspiel/siege';
import { supplyAccount } from '../../../../src/littlewars/kriegspiel/supply';
import type { KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import type { Depot } from '../../../../src/littlewars/kriegspiel/things';
import { rounds } from '../../../support/rounds';
import { block, inches } from '../../engine/tables';
import { from, type Random } from '../../naive/randomCountry';
import { scene, type Group } from '../supplies';
import { naiveSupply } from './supply';

// The account against a second reading of the clauses. SHARE=10 compares ten times as many tables.

const TABLES = rounds(500);

/** How far from everybody depots stand: nobody is shut in between one and an enemy (5.5), or stands on one. */
const CLEAR = 25 * 16;

/** A depot, a box or round. */
function depotAt(random: Random, id: string, { x, y }: Readonly<Record<'x' | 'y', number>>): Piece {
  const [wide, deep] = [from(random, 2, 9), from(random, 2, 9)];
  return random() < 0.3
    ? {
        id,
        kind: 'depot',
        shape: { kind: 'circle', ...inches(x, y), radius: 8 * wide },
        height: 64,
      }
    : block(id, 'depot', [x, y, x + wide, y + deep], 4);
}

/** A few bodies over a field larger than the twelve feet that part them, waggons, depots, and up to three enemies. */
function randomTable(random: Random): KriegspielBattle {
  const place = () => ({ x: from(random, 30, 380), y: from(random, 30, 260) });
  const groups: Group[] = Array.from({ length: from(random, 1, 4) }, (_, i) => ({
    id: 'ABCD'[i]!,
    service: pick(random, ['infantry', 'infantry', 'cavalry', 'engineers'] as const),
    count: from(random, 1, 12) * (random() < 0.5 ? 1 : 2),
    ...place(),
  })).map((group) =>
    group.service === 'engineers'
      ? { ...group, count: Math.min(group.count, 3) }
      : group.service === 'cavalry'
        ? { ...group, count: Math.min(group.count, 14) }
        : group,
  );
  const first = groups[0]!;
  // Some about the first body, close enough to shut it in.
  const about = random() < 0.5;
  const enemies: Group[] = Array.from({ length: from(random, 0, 3) }, (_, i) => ({
    side: 'blue',
    count: 1,
    ...(about
      ? { x: first.x + [-6, 16, 5][i]!, y: first.y + [-4, -4, 14][i]! }
      : { x: first.x + from(random, -60, 60), y: first.y + from(random, -60, 60) }),
  }));
  const near = () => {
    const by = pick(random, groups);
    return random() < 0.7
      ? { x: by.x + from(random, -90, 90), y: by.y + from(random, -90, 90) }
      : place();
  };
  const begun = scene({
    groups: [...groups, ...enemies],
    moves: from(random, 0, 12),
    waggons: Array.from({ length: from(random, 0, 2) }, () => ({
      ...near(),
      packets: from(random, 0, 3),
      moved: random() < 0.15,
      destroyed: random() < 0.1,
      side: random() < 0.9 ? ('red' as const) : ('blue' as const),
    })),
  });
  const pieces = Array.from({ length: from(random, 0, 2) }, (_, i) =>
    depotAt(random, `depot-${i}`, near()),
  ).filter(({ shape }) =>
    begun.men.every((man) => man.state !== 'ready' || toShape(shape, man) > CLEAR),
  );
  const depots = pieces.map(({ id }): Depot => ({
    piece: id,
    side: random() < 0.85 ? 'red' : 'blue',
    packets: from(random, 0, 3),
    burnt: random() < 0.1,
  }));
  const field = { ...begun.country, width: 450 * 16, depth: 330 * 16, pieces };
  const running = from(random, 0, 6);
  return withState(
    {
      ...begun,
      country: field,
      men: begun.men.map((man) =>
        man.state === 'ready' && random() < 0.05 ? { ...man, state: 'dead' } : man,
      ),
    },
    {
      depots,
      fired: Object.fromEntries(
        begun.men.filter(() => random() < 0.8).map(({ id }) => [id, running]),
      ),
      unhorsed: begun.men.filter(() => random() < 0.1).map(({ id }) => id),
    },
  );
}

test(
  `kriegspiel.md 5.1 to 5.5: the naive rules compute the same account on ${TABLES} tables`,
  { tags: ['slow'] },
  () => {
    const counts: Record<string, number> = {};
    const add = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for (let seed = 1; seed <= TABLES; seed++) {
      const battle = randomTable(mulberry32(seed));
      const { rations, messes } = supplyAccount(battle, 'red');
      expect(
        rations.map(({ supply, men, from: store }) => ({ supply, men, given: store !== null })),
        `table ${seed}`,
      ).toEqual(naiveSupply(battle, 'red'));
      for (const { supply, from: store, lines } of rations) {
        add(supply);
        add(store === null ? 'wanting' : 'given');
        if (store !== null && store.startsWith('depot')) add('of a depot');
        if (lines.some(({ cutBy }) => cutBy.length > 0)) add('cut');
      }
      if (messes.length > 1) add('apart');
      if (rations.length === 0) add('nothing');
      const shut = messes.some(({ men }) =>
        isBesieged(
          battle,
          battle.men.filter(({ id }) => men.includes(id)),
        ),
      );
      if (shut) add('besieged');
    }
    const least = {
      food: 35,
      forage: 40,
      ammunition: 3,
      wanting: 40,
      given: 25,
      cut: 5,
      apart: 20,
      nothing: 30,
      besieged: 1,
    };
    const rare = Object.entries(least).filter(
      ([what, share]) => (counts[what] ?? 0) < Math.floor((share * TABLES) / 100) - 10,
    );
    expect(rare, JSON.stringify(counts)).toEqual([]);
  },
);
