import { pick } from '../../../e2e/support/random';
import type { Order } from '../../../src/littlewars/engine/orders';
import type { Battle, Man, Melee, Point } from '../../../src/littlewars/engine/types';
import { along } from './plane';
import { from, type Random } from './randomCountry';
import { apart, MOVE, RADIUS } from './sizes';

/* Orders by chance, of which enough can be carried out for a battle to come to its end. */

/** Some order or other, most likely one that cannot be carried out. */
export function nonsense({ men, guns, country, melees }: Battle, random: Random): Order {
  const man = (): string => (random() < 0.1 ? 'R99' : pick(random, men).id);
  const gun = guns.length === 0 || random() < 0.1 ? 'G9' : pick(random, guns).id;
  const to = {
    x: from(random, -20, country.width + 20) + (random() < 0.1 ? 0.5 : 0),
    y: from(random, -20, country.depth + 20),
  };
  const melee = from(random, -1, melees.length);
  return pick<Order>(random, [
    { kind: 'place', man: man(), at: to },
    { kind: 'takeUp', what: man() },
    { kind: 'ready', side: 'red' },
    { kind: 'go' },
    { kind: 'march', man: man(), to },
    { kind: 'leave', man: man() },
    { kind: 'lie', man: man(), lying: random() < 0.5 },
    { kind: 'serve', gun, men: [man(), man()] },
    { kind: 'haul', gun, to, crew: [{ man: man(), to }] },
    { kind: 'takeOff', gun, crew: [man(), man(), man(), man()] },
    {
      kind: 'fire',
      gun,
      bearing: from(random, -9, 360_009),
      elevation: from(random, -9_000, 40_000),
    },
    { kind: 'join', man: man(), melee },
    { kind: 'settle', melee, casualties: { dead: [man()], taken: [man(), man()] } },
    { kind: 'whiteFlag', men: [man(), man()] },
    { kind: 'offerDraw', side: pick(random, ['red', 'blue']) },
    { kind: 'declineDraw', side: pick(random, ['red', 'blue']) },
  ]);
}

/** What a gun does in a move: it fires, or goes forward with those near it. */
export function* gunOrders(battle: Battle, random: Random): Generator<Order> {
  const { mover } = battle;
  const enemies = battle.men.filter((man) => man.side !== mover && man.state === 'ready');
  for (const gun of battle.guns) {
    if (gun.side !== mover || gun.gone || enemies.length === 0) continue;
    const near = battle.men.filter(
      (man) => man.side === mover && man.state === 'ready' && apart(man, gun) < 110,
    );
    if (random() < 0.3) {
      const [dx, dy] = [from(random, -40, 40), from(random, 20, 150) * (mover === 'red' ? 1 : -1)];
      const crew = near.slice(0, 4).map(({ id, x, y }) => ({
        man: id,
        to: { x: x + dx, y: y + dy },
      }));
      yield { kind: 'haul', gun: gun.id, to: { x: gun.x + dx, y: gun.y + dy }, crew };
      continue;
    }
    if (near[0] !== undefined && random() < 0.2)
      yield { kind: 'lie', man: near[0].id, lying: true };
    for (let shots = from(random, 0, 4); shots > 0; shots--) {
      const aim = pick(random, enemies);
      const angle = Math.round((Math.atan2(aim.x - gun.x, aim.y - gun.y) / Math.PI) * 180_000);
      const bearing = (angle + from(random, -1_500, 1_500) + 720_000) % 360_000;
      yield { kind: 'fire', gun: gun.id, bearing, elevation: from(random, -1_000, 3_000) };
    }
    if (near.length > 1 && random() < 0.3)
      yield { kind: 'serve', gun: gun.id, men: [pick(random, near).id, pick(random, near).id] };
  }
}

/** Where a man is sent: up to an enemy, or as far towards him as he can, or anywhere at all. */
export function goal({ country, guns, men, rules }: Battle, man: Man, random: Random): Point {
  const reach = MOVE[man.arm];
  const behind = man.side === 'red' ? -man.y : man.y - country.depth;
  // Behind his own line, where that is near (1.5).
  if (behind > 40 - reach && random() < 0.15) {
    const far = from(random, 1, 91);
    const y = man.side === 'red' ? -far : country.depth + far;
    return { x: man.x + from(random, -60, 60), y };
  }
  const gun = guns.find((each) => each.side !== man.side && apart(man, each) < reach - 30);
  if (gun !== undefined && random() < 0.5) {
    // Past its axle.
    const past = (apart(man, gun) + from(random, 8, 60)) / Math.max(1, apart(man, gun));
    const { x, y } = along([man, gun], past);
    return { x: Math.round(x) + from(random, -30, 30), y: Math.round(y) };
  }
  if (man.state !== 'ready' || random() < 0.15)
    return { x: man.x + from(random, -reach, reach), y: man.y + from(random, -reach, reach) };
  const enemies = men.filter((each) => each.side !== man.side && each.state === 'ready');
  const near = enemies.filter((each) => apart(man, each) < reach + 20);
  const [line, target] = [man.side === 'red' ? country.depth : 0, near.length > 0 ? near : enemies];
  const onward = rules.kind === 'finish' ? 0.1 : 0.5;
  const to = target.length > 0 && random() > onward ? pick(random, target) : { x: man.x, y: line };
  const touching = 'arm' in to ? RADIUS[man.arm] + RADIUS[to.arm] + from(random, 0, 2) : 0;
  const far = Math.max(1, apart(man, to));
  const [angle, part] = [random() * 2 * Math.PI, Math.min(1, (reach - 4) / far)];
  const onto = part === 1 ? touching : 20;
  return {
    x: Math.round(man.x + (to.x - man.x) * part + onto * Math.cos(angle)),
    y: Math.round(man.y + (to.y - man.y) * part + onto * Math.sin(angle)),
  };
}

/** Who dies and who is taken, drawn by lot among those of whom some must be (5.4). */
export function lots(
  { men, smaller, toll }: Melee,
  random: Random,
): { dead: string[]; taken: string[] } {
  const casualties = { dead: [] as string[], taken: [] as string[] };
  for (const side of ['red', 'blue'] as const) {
    const drawn = [...men[side]].sort(() => random() - 0.5);
    casualties.dead.push(...drawn.slice(0, toll.dead));
    if (side === smaller) casualties.taken.push(...drawn.slice(toll.dead, toll.dead + toll.taken));
  }
  return casualties;
}
