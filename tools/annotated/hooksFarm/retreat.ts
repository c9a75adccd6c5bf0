import { MOST_SHOTS } from '../../../src/littlewars/engine/gun';
import { CHURCH, CENTRE, WOOD, MAIN, TRAIL, LEFT_HORSE, TAKEN, fired } from './groups';
import { line, type Hand, type Place } from './hand';

const RIDERS = ['B61', 'B63', 'B68', 'B71'];
const SECOND_TAKEN = ['R45', 'R46', 'R48'];
const LIMBER = ['B52', 'B53', 'B56', 'B64'];

/** The four men of Red's central gun: those nearest to it. */
const crewOf = (h: Hand): string[] => {
  const { x, y } = h.gun('G2');
  const far = (id: string): number => (h.man(id).x - x) ** 2 + (h.man(id).y - y) ** 2;
  return h
    .alive(CENTRE)
    .sort((a, b) => far(a) - far(b))
    .slice(0, 4);
};
const wreckOf = (h: Hand): string[] => {
  const crew = crewOf(h);
  return [...h.alive(CENTRE).filter((id) => !crew.includes(id)), ...h.alive(TRAIL)];
};

export function redFive(h: Hand): void {
  h.haul('G1', [22, 60.5], LEFT_HORSE.slice(0, 4));
  const crew = crewOf(h);
  h.haul('G2', [70.5, 31.5], crew);
  h.advance(
    LEFT_HORSE.filter((id) => !h.gun('G1').crew.includes(id)),
    [[24, 59]],
  );
  const wreck = h.alive(CENTRE).filter((id) => !crew.includes(id));
  h.advance(wreck, line(wreck.length, [60, 23], [76, 23]));
  h.advance(h.alive(CHURCH), line(9, [20, 36], [30, 36]));
}

export function blueFive(h: Hand): void {
  fired(
    'three of Red’s right',
    3,
    h.shoot(
      'G5',
      wreckOf(h).filter((id) => !TRAIL.includes(id)),
      3,
    ),
  );
  fired('one at Red’s left gun', 1, h.shoot('G4', LEFT_HORSE, 1));
  h.haul('G6', [103.3, 54], LIMBER);
  h.send(
    [...RIDERS, ...h.alive(['B41', 'B42'])],
    [
      [95.2, 42.4],
      [99.4, 42.4],
      [98.2, 40.6],
      [100.2, 44],
      [96.4, 40.2],
      [97.4, 39.6],
    ],
  );
  h.advance(SECOND_TAKEN, [
    [96, 58.9],
    [97, 58.9],
    [98, 58.9],
  ]);
  h.advance(['B43'], [[97, 60]]);
  h.advance(TAKEN, [
    [77, 87],
    [78.5, 87],
    [80, 87],
  ]);
  h.advance(['B33'], [[79, 89]]);
  h.serve('G5', h.alive(MAIN));
  h.serve('G4', WOOD.slice(0, 8));
}

/** By which of Blue's guns each fugitive in turn is caught: none has more than four shots. */
const CATCHERS = [
  ['G4', 'G5', 'G3'],
  ['G5', 'G3', 'G4'],
  ['G3', 'G4', 'G5'],
];
const FROM_THE_FARM = [
  ['G3', 'G6', 'G5'],
  ['G5', 'G3', 'G6'],
  ['G6', 'G5', 'G3'],
];
/** How far a fugitive goes, in inches: some way back and to either side. */
const FLIGHT: readonly Place[] = [-1, -3, -6].flatMap((dy) =>
  [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10].map((dx): Place => [dx, dy]),
);

/** Sends fugitives where they are caught by a gun each: those of the first, the second, the third list in turn. */
function scatter(h: Hand, ids: readonly string[], by: readonly (readonly string[])[]): void {
  ids.forEach((id, i) => {
    const { x, y } = h.man(id);
    const places = FLIGHT.map(([dx, dy]): Place => [x / 16 + dx, y / 16 + dy]);
    h.expose(id, by[i % by.length] ?? [], places);
  });
}

export function redSix(h: Hand): void {
  const wreck = wreckOf(h).filter((id) => !TRAIL.includes(id));
  h.haul('G1', [14, 38.4], h.alive(LEFT_HORSE));
  h.haul('G2', [74, 20], crewOf(h));
  scatter(h, wreck, FROM_THE_FARM);
  h.advance(h.alive(TRAIL), [[66, 24]]);
  h.advance(h.alive(CHURCH), line(9, [20, 24], [30, 24]));
}

/** Fires every gun of Blue's at the men named until so many are down; the guns named go first. */
function pursue(
  h: Hand,
  guns: readonly string[],
  among: () => readonly string[],
  kills: number,
): number {
  let left = kills;
  for (const id of guns) left -= h.shoot(id, among(), left, 4 - h.gun(id).shots);
  return kills - left;
}
const CHURCH_SAVED = 5;
const ESCAPING = 2;
/** The two of the central gun's last crew who escape. */
const LAST_CREW = ['R14', 'R15'];

/** Two men go to the trail of each of Blue's guns that has been fired. */
function serveAll(h: Hand): void {
  const foot = [...h.alive(MAIN), ...h.alive(WOOD).slice(0, 8), ...h.alive(LIMBER)];
  for (const id of ['G3', 'G4', 'G5', 'G6']) if (h.gun(id).shots > 0) h.serve(id, foot);
}

export function blueSix(h: Hand): void {
  const crew = crewOf(h);
  const wreck = wreckOf(h);
  const two = pursue(
    h,
    ['G4', 'G5'],
    () => h.alive(crew).filter((id) => !LAST_CREW.includes(id)),
    2,
  );
  fired('two at the gun', 2, two);
  const church = h.alive(CHURCH).slice(0, -CHURCH_SAVED);
  pursue(h, ['G3', 'G6', 'G5', 'G4'], () => h.alive([...wreck, ...church]), 12);
  h.advance(RIDERS, [
    [83, 35],
    [84.5, 35],
    [86, 35],
    [87.5, 35],
  ]);
  h.advance(SECOND_TAKEN, [
    [96, 70.9],
    [97, 70.9],
    [98, 70.9],
  ]);
  h.advance(['B43'], [[97, 72]]);
  serveAll(h);
}

export function redSeven(h: Hand): void {
  const wreck = [...h.alive(CENTRE), ...h.alive(TRAIL)];
  h.haul('G1', [13, 14.8], h.alive(LEFT_HORSE));
  const crew = h.alive(LAST_CREW);
  if (crew.length < ESCAPING) throw new Error('the last two of the gun are others');
  h.advance(crew, [
    [73, 3.5],
    [75, 3.5],
  ]);
  const rest = wreck.filter((id) => !crew.includes(id));
  scatter(h, rest, CATCHERS);
  h.advance(
    h.alive(CHURCH),
    h.alive(CHURCH).map((id) => [h.man(id).x / 16, 12]),
  );
}

export function blueSeven(h: Hand): void {
  const church = h.alive(CHURCH).slice(0, -CHURCH_SAVED);
  const runners = [...h.alive(CENTRE), ...h.alive(TRAIL)].filter((id) => !LAST_CREW.includes(id));
  const left = [...runners, ...church];
  // Whom only one gun has before it, that gun takes first.
  const guns = ['G3', 'G4', 'G5', 'G6'];
  const before = left.map((id) => ({ id, by: guns.filter((gun) => h.isCaught(id, gun)) }));
  before.sort((x, y) => x.by.length - y.by.length);
  const taken = new Map<string, string[]>(guns.map((gun) => [gun, []]));
  for (const { id, by } of before) {
    const spare = by.find((gun) => (taken.get(gun)?.length ?? 0) < MOST_SHOTS);
    if (spare !== undefined) taken.get(spare)?.push(id);
  }
  let down = 0;
  for (const [gun, ids] of taken) down += h.shoot(gun, ids, ids.length);
  down += pursue(h, guns, () => h.alive(left), left.length - down);
  fired('the pursuit', left.length, down);
  h.send(RIDERS, [
    [73, 16.5],
    [75, 16.5],
    [76.4, 17.5],
    [71.6, 17.5],
  ]);
  serveAll(h);
}

export function redEight(h: Hand): void {
  h.give({ kind: 'takeOff', gun: 'G1', crew: h.alive(LEFT_HORSE) });
  h.leave([...h.alive(CENTRE), ...h.alive(CHURCH)]);
}
