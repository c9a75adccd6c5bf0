// The orders of a random move of Kriegspiel: most can be carried out, and some are nonsense.
import { bearingOf, directionOf } from '../../../src/littlewars/engine/angles';
import { distance, FOOT, INCH, NEAR, rounded } from '../../../src/littlewars/engine/lengths';
import {
  backLine,
  isOnField,
  isReady,
  moveOf,
  movedBy,
  other,
} from '../../../src/littlewars/engine/men';
import { boundsOf, toShape } from '../../../src/littlewars/engine/shapes';
import type { Man, Piece, Point } from '../../../src/littlewars/engine/types';
import { headOf, presentOf } from '../../../src/littlewars/kriegspiel/bodies';
import { moveStateOf, takes } from '../../../src/littlewars/kriegspiel/moveState';
import type { KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { rifleFiles } from '../../../src/littlewars/kriegspiel/rifles';
import { SCREWS } from '../../../src/littlewars/kriegspiel/shells';
import { FORMATIONS, type Body, type Service } from '../../../src/littlewars/kriegspiel/types';
import { WORKS, type Transport, type WorkKind } from '../../../src/littlewars/kriegspiel/things';
import type { Play } from './randomBattle';

const middleOf = ({ shape }: Piece): Point => {
  const { left, right, bottom, top } = boundsOf(shape);
  return rounded({ x: (left + right) / 2, y: (bottom + top) / 2 });
};

/** Returns a place that a body makes for: an enemy, behind him, a waggon, the back line, or something of the country. */
function newGoal({ battle, chance }: Play, service: Service | undefined): Point {
  const { men, mover, kriegspiel, country } = battle();
  const enemies = men.filter((man) => man.side !== mover && isReady(man));
  const aims = country.pieces.filter(({ kind }) =>
    ['depot', 'roadBridge', 'railBridge', 'culvert', 'railway', 'landing'].includes(kind),
  );
  const piece = chance.of(aims);
  const ruin = chance.of(kriegspiel.ruins);
  if (ruin !== undefined && service === 'engineers' && chance.once(2)) return middleOf(ruin);
  const often = service === 'engineers' ? 2 : battle().moves < 24 ? 3 : 12;
  if (piece !== undefined && chance.once(often)) return middleOf(piece);
  const enemy = chance.of(enemies);
  const line = backLine(battle(), other(mover));
  const home = battle().rules.kind === 'blow' ? 3 : 12;
  if (enemy === undefined || chance.once(home)) return { x: chance.below(country.width), y: line };
  if (chance.once(8)) return chance.of(kriegspiel.waggons) ?? enemy;
  if (chance.once(8)) return chance.of(kriegspiel.transports) ?? enemy;
  // Behind him, where he is cut off (5.5).
  if (chance.once(4)) return { x: enemy.x, y: enemy.y + (line > enemy.y ? 1 : -1) * 12 * INCH };
  return enemy;
}

/** Returns what a body is about; it often stays at it. */
function goalOf(play: Play, key: string, service?: Service): Point {
  const { goals, chance } = play;
  const goal = chance.once(6) ? undefined : goals.get(key);
  const next = goal ?? newGoal(play, service);
  goals.set(key, next);
  return next;
}

/** Goes towards a goal, as far as is allowed, in a few attempts. */
function go(
  { chance, give }: Play,
  from: Point,
  goal: Point,
  reach: number,
  orderTo: (to: Point) => KriegspielOrder,
): void {
  const far = distance(from, goal);
  if (far === 0) return;
  // Up to it, in contact, and round what is in the way.
  for (const [length, turn] of [
    [far, 0],
    [far - 9, 0],
    [0.9 * reach, 40_000],
    [0.5 * reach, 70_000],
    [0.2 * reach, 120_000],
  ] as const) {
    const aside = turn === 0 ? 0 : chance.below(2 * turn) - turn;
    const at = directionOf((bearingOf(from, goal) + aside + 360_000) % 360_000);
    const part = Math.min(reach, Math.max(1, length));
    if (give(orderTo(rounded({ x: from.x + at.x * part, y: from.y + at.y * part })))) return;
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
  const isOfEngineers = now.kriegspiel.services[first.id] === 'engineers';
  const likely: readonly WorkKind[] = isOfEngineers ? ['repair', 'destroy'] : ['layRail', 'tearUp'];
  for (const kind of [chance.of(WORKS)!, ...likely, chance.of(WORKS)!]) {
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

/** Returns where a body goes that retires from the nearest of the enemy's sabres (7); null if there is none. */
function refuge({ battle }: Play, head: Point): Point | null {
  const { men, mover } = battle();
  const sabres = men.filter((man) => man.side !== mover && isReady(man) && man.arm === 'cavalry');
  const [nearest] = [...sabres].sort((a, b) => distance(a, head) - distance(b, head));
  if (nearest === undefined) return null;
  return { x: 2 * head.x - nearest.x, y: 2 * head.y - nearest.y };
}

/** Has a body go aboard what it stands beside; returns whether it does. */
function embark({ battle, give }: Play, men: readonly Man[]): boolean {
  const { transports } = battle().kriegspiel;
  const landings = battle().country.pieces.filter(({ kind }) => kind === 'landing');
  const isBeside = ({ kind, x, y }: Transport): boolean =>
    men.some((man) =>
      kind === 'train'
        ? distance(man, { x, y }) < NEAR
        : landings.some(({ shape }) => toShape(shape, man) < NEAR),
    );
  return transports
    .filter((each) => each.aboard.length === 0 && isBeside(each))
    .some(({ id, kind, x, y }) => {
      const near = men.filter((man) =>
        kind === 'train'
          ? distance(man, { x, y }) < NEAR
          : landings.some(({ shape }) => toShape(shape, man) < NEAR),
      );
      return give({ kind: 'embark', transport: id, men: near.slice(0, 20).map((man) => man.id) });
    });
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
  const march = (goal = goalOf(play, body.id, now.kriegspiel.services[first.id])): void =>
    go(play, head, goal, moveOf(first), (to) => ({ kind: 'marchBody', body: body.id, path: [to] }));
  const isBusy = now.kriegspiel.works.some(({ men }) => men.some((id) => ids.includes(id)));
  if (isBusy && !chance.once(24)) return;
  const boarding = now.kriegspiel.transports.flatMap((each) => each.boarding?.men ?? []);
  if (ids.some((id) => boarding.includes(id)) && !chance.once(24)) return;
  if (!chance.once(3) && embark(play, present)) return;
  const { pursuit, retires } = moveStateOf(now, first);
  const away = refuge(play, head);
  if (away !== null && (retires > 0 || pursuit === 'menaced') && chance.once(2)) {
    march(away);
    return;
  }
  // Who is menaced may stand (7.4).
  if (pursuit === 'menaced' && chance.once(2)) return;
  const choice = chance.below(16);
  if (choice === 0)
    give({ kind: 'changeFormation', body: body.id, formation: chance.of(FORMATIONS)! });
  else if (choice === 1) give({ kind: chance.once(3) ? 'dismount' : 'mount', body: body.id });
  else if (choice <= 4) work(play, body);
  else if (choice === 5 && chance.once(4))
    give({ kind: 'formBody', men: ids.slice(chance.below(ids.length)), front: body.front });
  else if (choice > 6) march();
  if (chance.once(8)) march();
}

/** How far a gun throws each screw at half a right angle, in sixteenths of an inch (3.2). */
const RANGE = { light: 3_150, medium: 1_940, heavy: 1_030 } as const;

/** Fires with guns and rifles. */
function fire({ battle, give, chance }: Play): void {
  const { mover, guns, men } = battle();
  const enemies = men.filter((man) => man.side !== mover && isReady(man));
  const aimed = (from: Point, enemy: Point): number => {
    const off = chance.below(3_000) - 1_500;
    return from.x === enemy.x && from.y === enemy.y
      ? 0
      : (bearingOf(from, enemy) + off + 360_000) % 360_000;
  };
  const someone = (): Point => chance.of(enemies) ?? { x: 900, y: 900 };
  for (const gun of guns)
    for (let shots = chance.below(5); shots > 0; shots--) {
      const at = someone();
      const screw = chance.of(SCREWS)!;
      // How high it is to be raised, roughly: the sine of twice the angle is as the distance.
      const far = distance(gun, at) / RANGE[screw] + (chance.below(200) - 100) / 1_000;
      const elevation = Math.max(
        0,
        Math.round((Math.asin(Math.min(1, Math.max(0, far))) * 90_000) / Math.PI),
      );
      const aim = { gun: gun.id, bearing: aimed(gun, at), elevation: Math.min(30_000, elevation) };
      if (!give({ kind: 'shell', screw, ...aim })) give({ kind: 'fire', ...aim });
    }
  for (const body of battle().kriegspiel.bodies)
    if (body.side === mover && chance.once(3))
      for (const row of rifleFiles(battle(), body.men, body.front)) {
        const middle = battle().men.find(({ id }) => id === row[2])!;
        const bearing = aimed(middle, someone());
        give({ kind: 'rifles', men: row, bearing, elevation: chance.below(1_500) });
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

/** Has a boat or train take men across, and come back for others. */
function drive({ battle, give, chance }: Play, transport: Transport): void {
  const { id, kind, x, y, aboard, boarding } = transport;
  const { mover, country } = battle();
  if (boarding !== null && !chance.once(24)) return;
  if (aboard.length > 0 && chance.once(kind === 'boat' ? 2 : 4))
    if (give({ kind: 'disembark', transport: id, men: aboard })) return;
  const enemyLine = backLine(battle(), other(mover));
  const isForward = aboard.length > 0;
  const up = enemyLine > 0 === isForward ? 1 : -1;
  for (const share of [1, 0.5, 0.2]) {
    const by = kind === 'boat' ? 190 * share * up : 1_000 * share * (chance.once(2) ? 1 : -1);
    const to =
      kind === 'boat'
        ? { x, y: Math.max(400, Math.min(1_136, Math.round(y + by))) }
        : { x: Math.max(100, Math.min(country.width - 100, Math.round(x + by))), y };
    if ((to.x !== x || to.y !== y) && give({ kind: 'moveTransport', transport: id, path: [to] }))
      return;
  }
}

/** Plays one move, to its end. */
export function playMove(play: Play): void {
  const { battle, give, chance } = play;
  const { mover } = battle();
  const firing = chance.below(3);
  const { services } = battle().kriegspiel;
  const gunners = battle().men.filter(
    (man) => man.side === mover && isReady(man) && services[man.id] === 'artillery',
  );
  // Gunners in a body can be charged (7.7).
  if (chance.once(6)) give({ kind: 'formBody', men: gunners.map(({ id }) => id), front: 0 });
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
    if (
      isOnField(man) &&
      movedBy(man) === mover &&
      isLoose(man.id) &&
      // Gunners mostly stay by their guns.
      chance.once(services[man.id] === 'artillery' ? 20 : 3)
    )
      go(play, man, goalOf(play, 'loose'), moveOf(man), (to) => ({
        kind: 'march',
        man: man.id,
        to,
      }));
  for (const gun of battle().guns)
    if (gun.side === mover && !gun.gone) {
      if (chance.once(3)) give({ kind: chance.once(2) ? 'limber' : 'unlimber', gun: gun.id });
      if (chance.once(2))
        go(play, gun, goalOf(play, gun.id), 2 * FOOT, (to) => ({
          kind: 'marchGun',
          gun: gun.id,
          path: [to],
        }));
    }
  const own = battle().men.filter((man) => man.side === mover && isReady(man));
  for (const waggon of battle().kriegspiel.waggons)
    if (waggon.side === mover && chance.once(2))
      go(play, waggon, chance.of(own) ?? goalOf(play, waggon.id), FOOT / 2, (to) => ({
        kind: 'marchWaggon',
        waggon: waggon.id,
        path: [to],
      }));
  for (const each of battle().kriegspiel.transports) drive(play, each);
  if (firing === 0) fire(play);
  for (const { id, side } of battle().kriegspiel.bodies)
    if (side === mover)
      for (const target of battle().kriegspiel.bodies) {
        const here = battle().kriegspiel.bodies.find((each) => each.id === id);
        const men = here === undefined ? [] : presentOf(battle(), here);
        const isCavalry = men.length > 7 && men[0]!.arm === 'cavalry';
        if (target.side !== mover && (isCavalry || chance.once(20)))
          give({ kind: 'charge', body: id, target: target.id });
        settleCharge(play);
        if (chance.once(12)) nonsense(play);
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
