import { expect, test } from 'vitest';
import { mulberry32, pick } from '../../../../e2e/support/random';
import type { Country, Man, Point } from '../../../../src/littlewars/engine/types';
import { withMoveStates, withState } from '../../../../src/littlewars/kriegspiel/moveState';
import { commandKriegspiel } from '../../../../src/littlewars/kriegspiel/orders';
import type { MoveState, KriegspielBattle } from '../../../../src/littlewars/kriegspiel/types';
import { WORKS, type Work, type WorkKind } from '../../../../src/littlewars/kriegspiel/things';
import type { WorkOrder } from '../../../../src/littlewars/kriegspiel/works';
import { worked } from '../../../../src/littlewars/kriegspiel/worksDone';
import { rounds } from '../../../support/rounds';
import { block, inches } from '../../engine/tables';
import { from, type Random } from '../../naive/randomCountry';
import { withGunAt } from '../bodies';
import { scene, type Group } from '../supplies';
import { mayBegin, worksAfter, type NaiveWorks } from './works';

// Who works, what is done, and what begins anew, against a second reading of the clauses. SHARE=10 compares ten times as many
// tables.

const TABLES = rounds(500);

/** A river with two bridges, a railway over one of them with a culvert, and two depots. */
const PIECES = [
  block('river', 'river', [0, 40, 120, 44], 0),
  block('road', 'roadBridge', [20, 39, 24, 45], 0),
  block('rail', 'railBridge', [60, 39, 64, 45], 0),
  block('track', 'railway', [61, 0, 63, 90], 0),
  block('culvert', 'culvert', [61, 10, 63, 12], 0),
  block('store', 'depot', [90, 20, 95, 24], 3),
  block('barn', 'depot', [90, 60, 94, 66], 3),
];
const BRIDGES = ['road', 'rail', 'culvert'];

/** In inches, where each kind of work is. */
const SITES: Record<WorkKind, readonly (readonly [target: string | null, x: number, y: number])[]> =
  {
    destroy: [
      ['road', 22, 38],
      ['rail', 62, 38],
      ['culvert', 62, 11],
    ],
    repair: [
      ['road', 22, 38],
      ['rail', 62, 38],
      ['culvert', 62, 11],
    ],
    tearUp: [['track', 62, 70]],
    layRail: [['track', 62, 70]],
    mine: [[null, 40, 70]],
    entrench: [[null, 40, 20]],
    epaulement: [['G1', 30, 60]],
    burn: [
      ['store', 92, 22],
      ['barn', 92, 63],
    ],
    emptyWaggons: [
      ['W1', 80, 80],
      ['W3', 84, 80],
    ],
  };
const MEN: Record<WorkKind, number> = {
  destroy: 2,
  repair: 2,
  tearUp: 4,
  layRail: 8,
  mine: 2,
  entrench: 6,
  epaulement: 6,
  burn: 1,
  emptyWaggons: 4,
};
const DID: readonly Partial<MoveState>[] = [
  { used: 0.5 },
  { halves: 1 },
  { fired: true },
  { charged: true },
  { worked: true },
  { retires: 96 },
];

/** A party that is to work, and where. */
interface Party {
  readonly group: Group;
  readonly kind: WorkKind;
  readonly site: (typeof SITES)[WorkKind][number];
}

/** The points of a work near a site, mostly as many as it has. */
function pointsFor(random: Random, { kind, site, group }: Party): readonly Point[] {
  const [{ x, y }, men] = [inches(site[1], site[2]), group.count];
  const near = { x: x + from(random, -20, 20), y: y + from(random, -20, 20) };
  if (random() < 0.03) return [near, near, near];
  if (kind === 'tearUp') return [random() < 0.9 ? { x, y } : { x: x + 100, y }];
  if (kind === 'layRail') return [random() < 0.9 ? { x, y } : { x, y: y + 1 }];
  if (kind === 'mine') return [near];
  if (kind !== 'entrench' && kind !== 'epaulement') return [];
  // Even, so that its middle is on a sixteenth.
  const length =
    kind === 'entrench' ? 2 * from(random, 1, 4 * men + 2) : 48 + 2 * from(random, -1, 1);
  const isAcross = random() < 0.8;
  // Behind those who dig.
  const first = inches(group.x, group.y - from(random, 4, 20) / 16);
  return [first, { x: first.x + (isAcross ? length : 0), y: first.y + (isAcross ? 0 : length) }];
}

function partyFor(random: Random, ruined: readonly string[]): Party {
  const kind = pick(random, WORKS);
  const sites = SITES[kind].filter(
    ([id]) => kind !== 'repair' || random() < 0.2 || ruined.includes(id!),
  );
  const site = pick(random, sites.length > 0 ? sites : SITES[kind]);
  const engineers = kind === 'destroy' || kind === 'repair';
  const service = pick(
    random,
    engineers
      ? (['engineers', 'engineers', 'engineers', 'infantry'] as const)
      : (['infantry', 'infantry', 'infantry', 'cavalry'] as const),
  );
  const count = Math.max(1, MEN[kind] + from(random, -1, 2));
  const across = (count - 1) * 0.5625;
  return {
    kind,
    site,
    group: {
      service,
      count: service === 'engineers' ? Math.min(count, 4) : count,
      x: site[1] - across + from(random, -48, 48) / 16,
      y: site[2] + from(random, -64, 64) / 16,
    },
  };
}

/** A table with parties at their sites, and the order of each. */
function randomTable(random: Random): { battle: KriegspielBattle; orders: readonly WorkOrder[] } {
  const ruins = PIECES.filter(({ id }) => BRIDGES.includes(id) && random() < 0.35);
  const ruined = ruins.map(({ id }) => id);
  const parties = Array.from({ length: from(random, 1, 3) }, () => partyFor(random, ruined));
  // Two of them sometimes do the same.
  if (random() < 0.15) parties.push(parties[0]!);
  // Somebody may stand where something is to be.
  const [, x, y] = pick(random, parties).site;
  const foe: Group = {
    side: 'blue',
    count: 1,
    x: random() < 0.3 ? x + from(random, -32, 32) / 16 : 110,
    y: random() < 0.3 ? y + from(random, -32, 32) / 16 : 80,
  };
  const waggons = Array.from({ length: from(random, 3, 9) }, (_, i) => ({
    x: 80 + 2 * (i % 4) + from(random, 0, 8) / 16,
    y: 80 + 3 * Math.floor(i / 4),
    packets: from(random, 1, 6),
    side: random() < 0.7 ? ('blue' as const) : ('red' as const),
    destroyed: random() < 0.1,
  }));
  const begun = scene({
    groups: [...parties.map(({ group }) => group), foe],
    pieces: PIECES,
    waggons,
    moves: 10,
  });
  const withGun = random() < 0.9 ? withGunAt(begun, 'G1', 30, 62) : begun;
  const country: Country = {
    ...begun.country,
    pieces: PIECES.filter((each) => each.kind === 'culvert' || !ruins.includes(each)),
  };
  const { generals } = begun.kriegspiel;
  const battle = withState(
    { ...withGun, country },
    {
      ruins,
      gaps: random() < 0.7 ? [{ railway: 'track', at: inches(62, 70) }] : [],
      depots: ['store', 'barn'].map((piece) => ({
        piece,
        side: 'blue',
        packets: 9,
        burnt: random() < 0.15,
      })),
      generals:
        random() < 0.03 ? { ...generals, red: { ...generals.red, awayUntil: 15 } } : generals,
    },
  );
  const next: Record<string, number> = {};
  const first = { infantry: 1, engineers: 127, cavalry: 139 } as const;
  const orders = parties.map((party): WorkOrder => {
    const { kind, group, site } = party;
    const service = group.service as keyof typeof first;
    const number = next[service] ?? first[service];
    next[service] = number + group.count;
    const men = Array.from({ length: group.count }, (_, i) => `R${number + i}`);
    // One of those of another party, or one of them twice, or the enemy.
    if (random() < 0.06) men.push(pick(random, ['R1', 'R2', 'R127', 'B1', men[0]!]));
    return {
      kind: 'beginWork',
      work: kind,
      men,
      target: random() < 0.96 ? site[0] : pick(random, ['road', 'store', 'G1', 'nothing', null]),
      at: pointsFor(random, party),
    };
  });
  return {
    battle: withMoveStates(battle, pick(random, orders).men.slice(0, 1), () =>
      random() < 0.15 ? pick(random, DID) : {},
    ),
    orders,
  };
}

const outcomeOf = ({ kriegspiel }: KriegspielBattle): NaiveWorks => ({
  going: kriegspiel.works.map(({ id, done }) => [id, done] as const),
  ruins: kriegspiel.ruins.map(({ id }) => id),
  gaps: kriegspiel.gaps.map(({ railway, at }) => [railway, at.x, at.y] as const),
  burnt: kriegspiel.depots
    .filter(({ burnt }) => burnt)
    .map(({ piece }) => piece)
    .sort(),
  mines: kriegspiel.mines.map(({ id }) => id),
  built: kriegspiel.built.map(({ piece }) => piece),
  packets: kriegspiel.waggons.map(({ packets }) => packets),
});

/** What may keep one of the workers from his work in a move. */
function disturbed(random: Random, battle: KriegspielBattle): KriegspielBattle {
  const work = battle.kriegspiel.works[0];
  if (work === undefined || random() < 0.6) return battle;
  const id = pick(random, work.men);
  const change = (more: (man: Man) => Partial<Man>): KriegspielBattle => ({
    ...battle,
    men: battle.men.map((man) => (man.id === id ? { ...man, ...more(man) } : man)),
  });
  switch (from(random, 0, 4)) {
    case 0:
      return withMoveStates(battle, [id], () => pick(random, DID));
    case 1: {
      // As though he had begun where he is.
      const by = from(random, -90, 90);
      return withMoveStates(
        change(({ x }) => ({ x: x + by })),
        [id],
        (_, { x, y }) => ({
          start: random() < 0.7 ? { x, y } : { x: x - by, y },
        }),
      );
    }
    case 2:
      return change(() => ({ state: pick(random, ['dead', 'prisoner'] as const) }));
    case 3: {
      const waggons = battle.kriegspiel.waggons.map((waggon) =>
        waggon.id === work.target ? { ...waggon, destroyed: true } : waggon,
      );
      return withState(battle, { waggons });
    }
    default: {
      // Somebody else has destroyed, repaired or burnt it.
      const { ruins, depots } = battle.kriegspiel;
      return withState(battle, {
        ruins: ruins.filter((ruin) => ruin.id !== work.target),
        depots: depots.map((depot) =>
          depot.piece === work.target ? { ...depot, burnt: true } : depot,
        ),
      });
    }
  }
}

test(
  `kriegspiel.md 5.7, 6.1 to 6.3: the naive rules work alike on ${TABLES} tables`,
  { tags: ['slow'] },
  () => {
    const counts: Record<string, number> = {};
    const add = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for (let seed = 1; seed <= TABLES; seed++) {
      const random = mulberry32(seed);
      const { battle, orders } = randomTable(random);
      let now = battle;
      for (const order of orders) {
        const asked = { kind: order.work, men: order.men, target: order.target, at: order.at };
        const outcome = commandKriegspiel(now, order);
        expect(outcome.ok, `table ${seed}: ${JSON.stringify(order)}`).toBe(mayBegin(now, asked));
        add(outcome.ok ? `begun: ${order.work}` : `refused: ${order.work}`);
        if (outcome.ok) now = outcome.battle;
      }
      // Works of several moves are somewhere between.
      const works = now.kriegspiel.works.map((work): Work => ({
        ...work,
        done: from(random, 0, work.takes - 1),
      }));
      now = withState(now, { works });
      for (let move = 0; move < 4; move++) {
        now = disturbed(random, now);
        const after = worked(now, 'red');
        const outcome = outcomeOf(after);
        expect(outcome, `table ${seed}, move ${move}`).toEqual(worksAfter(now));
        for (const { id, kind, done, takes } of now.kriegspiel.works) {
          const then = after.kriegspiel.works.find((work) => work.id === id);
          if (then === undefined) add(done >= takes - 1 ? `done: ${kind}` : 'dropped');
          else add(then.done === 0 ? 'anew' : then.done === takes ? 'waits' : 'goes on');
        }
        now = withState({ ...after, moves: after.moves + 2 }, { duties: {} });
      }
    }
    const least: Record<string, number> = {
      ...Object.fromEntries(
        WORKS.flatMap((kind) => [
          [`begun: ${kind}`, 1],
          [`refused: ${kind}`, 4],
          [`done: ${kind}`, 0.5],
        ]),
      ),
      anew: 10,
      'goes on': 50,
      waits: 5,
      dropped: 1,
    };
    const rare = Object.entries(least).filter(
      ([what, share]) => (counts[what] ?? 0) < Math.floor((share * TABLES) / 100),
    );
    expect(rare, JSON.stringify(counts)).toEqual([]);
  },
);
