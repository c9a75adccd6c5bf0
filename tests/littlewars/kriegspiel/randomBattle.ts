// Random battles of Kriegspiel and the orders given in them; most can be carried out, and some are nonsense.
import { KRIEGSPIEL_COUNTRIES } from '../../../src/littlewars/battles/kriegspielCountries';
import { bearingOf, directionOf } from '../../../src/littlewars/engine/angles';
import { INCH, rounded } from '../../../src/littlewars/engine/lengths';
import { isOnField, isReady, moveOf, movedBy, other } from '../../../src/littlewars/engine/men';
import { boundsOf } from '../../../src/littlewars/engine/shapes';
import { SIDES, type Country, type Point, type Side } from '../../../src/littlewars/engine/types';
import { headOf, presentOf } from '../../../src/littlewars/kriegspiel/bodies';
import { takes } from '../../../src/littlewars/kriegspiel/duties';
import { commandKriegspiel, type KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { rifleFiles } from '../../../src/littlewars/kriegspiel/rifles';
import { SCREWS } from '../../../src/littlewars/kriegspiel/shells';
import { beginKriegspiel } from '../../../src/littlewars/kriegspiel/terms';
import {
  CHAPTERS,
  FORMATIONS,
  missingChapters,
  WORKS,
  type Body,
  type Chapter,
  type KriegspielBattle,
} from '../../../src/littlewars/kriegspiel/types';
import { Chance } from '../chance';
import { block } from '../engine/tables';
import { muster, onField } from './tables';

/** A bare field with a lake between two landings. */
const LAKE = onField([
  block('lake', 'river', [40, 24, 60, 72], 0),
  block('red-landing', 'landing', [46, 20, 54, 24], 0),
  block('blue-landing', 'landing', [46, 72, 54, 76], 0),
]);
const COUNTRIES: readonly Country[] = [...Object.values(KRIEGSPIEL_COUNTRIES), LAKE];

/** Gives an order, and returns whether it was carried out. */
type Give = (order: KriegspielOrder) => boolean;
/** A battle as it stands now, and how orders are given in it. */
export interface Play {
  readonly battle: () => KriegspielBattle;
  readonly give: Give;
  readonly chance: Chance;
}

/** Returns all chapters in every second battle, otherwise some, with what they require. */
function chaptersFor(number: number, chance: Chance): readonly Chapter[] {
  if (number % 2 === 0) return CHAPTERS;
  const some = CHAPTERS.filter(() => chance.once(2));
  const missing = missingChapters(some);
  return CHAPTERS.filter((each) => some.includes(each) || missing.includes(each));
}

/** Returns a battle before its first order; `number` chooses its country. */
export function begunBattle(number: number, chance: Chance): KriegspielBattle {
  const country = COUNTRIES[number % COUNTRIES.length]!;
  const chapters = chaptersFor(Math.floor(number / COUNTRIES.length), chance);
  const rails =
    country.pieces.some(({ kind }) => kind === 'railway') && chapters.includes('trains');
  const force = {
    infantry: 10 + chance.below(12),
    cavalry: 8 + chance.below(8),
    guns: 1,
    engineers: 2,
    waggons: 1 + chance.below(2),
    boats: country === LAKE && chapters.includes('boats') ? 1 : 0,
    trains: rails ? 1 : 0,
  };
  return beginKriegspiel(
    muster({
      country,
      rules: { ...muster().rules, kind: chance.once(2) ? 'finish' : 'blow', timed: false },
      forces: { red: force, blue: force },
      first: SIDES[chance.below(2)]!,
      seed: chance.seed(),
      chapters,
      half: !chance.once(4),
      generalVulnerable: chance.once(2),
    }),
  );
}

/** Sets both sides out: bodies, guns with their crews, waggons, boats and trains. */
export function setOut({ battle, give, chance }: Play): void {
  const begun = battle();
  const { width, depth } = begun.country;
  const place = (side: Side, orderAt: (at: Point, front: number) => KriegspielOrder): void => {
    for (let tries = 0; tries < 500; tries++) {
      const y = side === 'red' ? 30 + chance.below(60) : depth - 30 - chance.below(60);
      const at = { x: 200 + chance.below(width - 400), y };
      if (give(orderAt(at, side === 'red' ? 0 : 180_000))) return;
    }
    throw new Error('no place found');
  };
  const { services } = begun.kriegspiel;
  for (const side of SIDES) {
    const of = (service: string): readonly string[] =>
      begun.men
        .filter((man) => man.side === side && services[man.id] === service)
        .map(({ id }) => id);
    const bodies = [of('infantry'), of('cavalry'), of('engineers')];
    for (const men of takes(begun, 'formations') ? bodies : [])
      place(side, (at, front) => {
        const formation = men.length < 5 ? 'extended' : chance.of(FORMATIONS)!;
        return { kind: 'placeBody', men, formation, at, front };
      });
    for (const gun of begun.guns.filter((each) => each.side === side))
      place(side, (at, bearing) => ({ kind: 'placeGun', gun: gun.id, at, bearing }));
    const gun = battle().guns.find((each) => each.side === side)!;
    for (const man of [...of('artillery'), ...of('general'), ...bodies.flat()])
      if (!battle().placed.includes(man))
        place(side, (at) => ({
          kind: 'place',
          man,
          at:
            services[man] === 'artillery'
              ? rounded({ x: gun.x + chance.below(160) - 80, y: gun.y + chance.below(160) - 80 })
              : at,
        }));
    for (const { id } of begun.kriegspiel.waggons.filter((each) => each.side === side))
      place(side, (at, bearing) => ({ kind: 'placeWaggon', waggon: id, at, bearing }));
    for (const { id, kind } of begun.kriegspiel.transports.filter((each) => each.side === side)) {
      const at =
        kind === 'boat' ? { x: 800, y: side === 'red' ? 400 : 1_136 } : { x: 1_600, y: 1_152 };
      give({ kind: 'placeTransport', transport: id, at, bearing: kind === 'boat' ? 0 : 90_000 });
    }
  }
  for (const side of SIDES) if (!give({ kind: 'ready', side })) throw new Error('not ready');
}

/** A place that a body makes for: an enemy, a waggon, or something of the country. */
function goalOf({ battle, chance }: Play): Point {
  const { men, mover, kriegspiel, country } = battle();
  const enemies = men.filter((man) => man.side !== mover && isReady(man));
  const aims = country.pieces.filter(({ kind }) =>
    ['depot', 'roadBridge', 'railBridge', 'culvert', 'railway', 'landing'].includes(kind),
  );
  const piece = chance.of(aims);
  if (piece !== undefined && chance.once(4)) {
    const { left, right, bottom, top } = boundsOf(piece.shape);
    return rounded({ x: (left + right) / 2, y: (bottom + top) / 2 });
  }
  if (chance.once(8)) return chance.of(kriegspiel.waggons) ?? { x: 0, y: 0 };
  return chance.of(enemies) ?? { x: chance.below(country.width), y: chance.below(country.depth) };
}

/** Goes towards a goal, as far as is allowed, in a few attempts. */
function go(play: Play, from: Point, reach: number, orderTo: (to: Point) => KriegspielOrder): void {
  const { chance, give } = play;
  const goal = goalOf(play);
  const far = Math.max(1, Math.sqrt((goal.x - from.x) ** 2 + (goal.y - from.y) ** 2));
  for (const share of [1, 0.6, 0.25]) {
    const part = (Math.min(reach, far + 6) * share) / far;
    const jitter = (): number => (share === 1 ? 0 : chance.below(40) - 20);
    const to = { x: from.x + (goal.x - from.x) * part, y: from.y + (goal.y - from.y) * part };
    if (give(orderTo(rounded({ x: to.x + jitter(), y: to.y + jitter() })))) return;
  }
}

/** Begins some work where a body stands. */
function work({ battle, give, chance }: Play, body: Body): void {
  const now = battle();
  const all = presentOf(now, body);
  const men = all.slice(0, 2 + chance.below(7));
  const [first, last] = [men[0], men.at(-1)];
  if (first === undefined || last === undefined) return;
  const { x, y } = directionOf(body.front);
  const ahead = (man: Point, far: number): Point =>
    rounded({ x: man.x + x * far, y: man.y + y * far });
  const start = ahead(first, 14);
  const along = rounded({ x: start.x + y * 3 * INCH, y: start.y - x * 3 * INCH });
  const { pieces } = now.country;
  const { gaps, waggons, ruins, depots } = now.kriegspiel;
  const ids = men.map(({ id }) => id);
  const rails = pieces.find(({ kind }) => kind === 'railway')?.id ?? null;
  for (const kind of [chance.of(WORKS)!, chance.of(WORKS)!]) {
    const targets: readonly (string | null)[] =
      kind === 'destroy'
        ? pieces.filter((each) => /bridge|culvert/i.test(each.kind)).map(({ id }) => id)
        : kind === 'repair'
          ? ruins.map(({ id }) => id)
          : kind === 'burn'
            ? depots.map(({ piece }) => piece)
            : kind === 'emptyWaggons'
              ? waggons.map(({ id }) => id)
              : kind === 'epaulement'
                ? now.guns.map(({ id }) => id)
                : [kind === 'tearUp' || kind === 'layRail' ? rails : null];
    const at: readonly Point[] =
      kind === 'tearUp'
        ? [{ x: first.x, y: 1_152 }]
        : kind === 'layRail'
          ? gaps.slice(0, 1).map((gap) => gap.at)
          : kind === 'mine'
            ? [ahead(last, 20)]
            : kind === 'entrench' || kind === 'epaulement'
              ? [start, chance.once(2) ? along : ahead(last, 14)]
              : [];
    for (const target of targets)
      if (give({ kind: 'beginWork', work: kind, men: ids, target, at })) return;
  }
}

/** What a body does in a move: most of its orders are marches. */
function actOfBody(play: Play, body: Body): void {
  const { battle, give, chance } = play;
  const now = battle();
  const present = presentOf(now, body);
  const head = headOf(now, body);
  const [first] = present;
  if (head === null || first === undefined) return;
  const ids = present.map(({ id }) => id);
  const march = (): void =>
    go(play, head, moveOf(first), (to) => ({ kind: 'marchBody', body: body.id, path: [to] }));
  const choice = chance.below(14);
  if (choice === 0)
    give({ kind: 'changeFormation', body: body.id, formation: chance.of(FORMATIONS)! });
  else if (choice === 1) give({ kind: chance.once(2) ? 'dismount' : 'mount', body: body.id });
  else if (choice === 2 || choice === 3) work(play, body);
  else if (choice === 4 && chance.once(4))
    give({ kind: 'formBody', men: ids.slice(chance.below(ids.length)), front: body.front });
  else if (choice === 5)
    for (const { id } of now.kriegspiel.transports)
      give({ kind: 'embark', transport: id, men: ids });
  else if (choice > 6) march();
  if (chance.once(8)) march();
}

/** Fires with guns and rifles. */
function fire({ battle, give, chance }: Play): void {
  const { mover, guns, men } = battle();
  const aimed = (from: Point): number => {
    const enemies = men.filter((man) => man.side !== mover && isReady(man));
    const enemy = chance.of(enemies) ?? { x: 900, y: 900 };
    const off = chance.below(6_000) - 3_000;
    return from.x === enemy.x && from.y === enemy.y
      ? 0
      : (bearingOf(from, enemy) + off + 360_000) % 360_000;
  };
  for (const gun of guns)
    for (let shots = chance.below(4); shots > 0; shots--) {
      const aim = { gun: gun.id, bearing: aimed(gun), elevation: chance.below(8_000) };
      if (!give({ kind: 'shell', screw: chance.of(SCREWS)!, ...aim }))
        give({ kind: 'fire', ...aim });
    }
  for (const body of battle().kriegspiel.bodies)
    if (!chance.once(3))
      for (const row of rifleFiles(battle(), body.men, body.front)) {
        const middle = battle().men.find(({ id }) => id === row[2])!;
        give({ kind: 'rifles', men: row, bearing: aimed(middle), elevation: chance.below(1_500) });
      }
}

/** Orders that make no sense or seldom do: all are to be refused, or carried out, without harm. */
function nonsense({ battle, give, chance }: Play): void {
  const { men, mover, guns, kriegspiel, country } = battle();
  const [a, b] = [chance.of(men)!, chance.of(men)!];
  const at = { x: chance.below(country.width), y: chance.below(country.depth) };
  const gun = chance.of(guns)!.id;
  const body = chance.of(kriegspiel.bodies)?.id ?? 'A';
  const target = chance.of(kriegspiel.bodies)?.id ?? 'Q';
  const transport = chance.of(kriegspiel.transports)?.id ?? 'S1';
  const orders: readonly KriegspielOrder[] = [
    {
      kind: 'march',
      man: a.id,
      to: { x: a.x + chance.below(90) - 45, y: a.y + chance.below(90) - 45 },
    },
    { kind: 'march', man: a.id, to: { x: a.x + 0.5, y: a.y } },
    { kind: 'march', man: a.id, to: { x: b.x, y: b.y }, by: [at] },
    { kind: 'march', man: a.id, to: { x: a.x, y: a.y } },
    { kind: 'marchBody', body, path: [] },
    { kind: 'marchBody', body, path: [at, { x: a.x, y: a.y }], front: chance.below(360_000) },
    { kind: 'charge', body, target },
    { kind: 'formBody', men: [a.id, b.id], front: 0 },
    { kind: 'rifles', men: [a.id, b.id, a.id, b.id, a.id], bearing: 0, elevation: 0 },
    { kind: 'embark', transport, men: [a.id, a.id] },
    { kind: 'disembark', transport, men: [b.id] },
    { kind: 'moveTransport', transport, path: [at] },
    { kind: 'placeBody', men: [a.id], formation: 'extended', at, front: 0 },
    { kind: 'beginWork', work: 'mine', men: [a.id, b.id], target: null, at: [{ x: a.x, y: a.y }] },
    { kind: 'eatHorses', men: [a.id] },
    { kind: 'settleCharge', casualties: { dead: [a.id], taken: [] } },
    { kind: 'nameNext', side: a.side, man: a.id },
    { kind: 'lie', man: a.id, lying: chance.once(2) },
    { kind: 'leave', man: a.id },
    { kind: 'marchGun', gun, path: [at] },
    { kind: 'serve', gun, men: [a.id, b.id] },
    { kind: 'takeOff', gun, crew: [a.id, b.id] },
    { kind: 'declineDraw', side: other(mover) },
  ];
  const order = chance.of(orders)!;
  give(order);
}

/** Settles an open charge, now and then with a wrong choice before. */
function settleCharge({ battle, give, chance }: Play): void {
  const open = battle().kriegspiel.charge;
  if (open === null) return;
  if (chance.once(3)) give({ kind: 'settleCharge', casualties: { dead: open.sabres, taken: [] } });
  if (!give({ kind: 'settleCharge', casualties: open.proposal }))
    throw new Error('a proposal is refused');
}

/** Plays one move, to its end. */
export function playMove(play: Play): void {
  const { battle, give, chance } = play;
  const { mover } = battle();
  const firing = chance.below(3);
  if (firing > 0) fire(play);
  for (const { id, side } of battle().kriegspiel.bodies)
    if (side === mover) {
      const body = battle().kriegspiel.bodies.find((each) => each.id === id);
      if (body !== undefined) actOfBody(play, body);
      if (chance.once(2)) nonsense(play);
    }
  const isLoose = takes(battle(), 'formations')
    ? (id: string): boolean => battle().kriegspiel.bodies.every(({ men }) => !men.includes(id))
    : (): boolean => true;
  for (const man of battle().men)
    if (isOnField(man) && movedBy(man) === mover && isLoose(man.id) && chance.once(3))
      go(play, man, moveOf(man), (to) => ({ kind: 'march', man: man.id, to }));
  for (const gun of battle().guns)
    if (gun.side === mover && !gun.gone) {
      if (chance.once(3)) give({ kind: chance.once(2) ? 'limber' : 'unlimber', gun: gun.id });
      if (chance.once(2))
        go(play, gun, 24 * INCH, (to) => ({ kind: 'marchGun', gun: gun.id, path: [to] }));
    }
  for (const waggon of battle().kriegspiel.waggons)
    if (waggon.side === mover && chance.once(2))
      go(play, waggon, 6 * INCH, (to) => ({ kind: 'marchWaggon', waggon: waggon.id, path: [to] }));
  for (const { id, kind, x, y, aboard } of battle().kriegspiel.transports) {
    if (aboard.length > 0 && chance.once(3))
      give({ kind: 'disembark', transport: id, men: aboard });
    const by = (kind === 'boat' ? 190 : 1_000) * (chance.once(2) ? 1 : -1);
    const to = kind === 'boat' ? { x, y: y + by } : { x: x + by, y };
    if (chance.once(2)) give({ kind: 'moveTransport', transport: id, path: [to] });
  }
  if (firing === 0) fire(play);
  for (const { id, side } of battle().kriegspiel.bodies)
    if (side === mover)
      for (const target of battle().kriegspiel.bodies) {
        if (target.side !== mover) give({ kind: 'charge', body: id, target: target.id });
        settleCharge(play);
        if (chance.once(6)) nonsense(play);
      }
  if (battle().phase === 'over') return;
  if (!give({ kind: 'end' })) throw new Error('a move does not end');
  while (battle().phase === 'melees') {
    const open = battle().melees.find(({ settled }) => !settled)!;
    const { number, proposal } = open;
    if (!give({ kind: 'settle', melee: number, casualties: proposal }))
      throw new Error('a melee is not settled');
  }
  if (chance.once(3)) nonsense(play);
  for (const man of battle().men)
    if (battle().kriegspiel.wanting[man.id]?.food !== undefined && chance.once(4))
      give({ kind: 'eatHorses', men: [man.id] });
}

/** The battle after orders that were carried out before. */
export const replayed = (
  battle: KriegspielBattle,
  orders: readonly KriegspielOrder[],
): KriegspielBattle =>
  orders.reduce((now, order) => {
    const outcome = commandKriegspiel(now, order);
    return outcome.ok ? outcome.battle : now;
  }, battle);
