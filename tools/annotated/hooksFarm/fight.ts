import {
  CHURCH,
  CENTRE,
  WOOD,
  MAIN,
  EXPOSED,
  GAP,
  TRAIL,
  LEFT_HORSE,
  SABRES,
  TAKEN,
  fired,
  type Charge,
} from './groups';
import { line, men, type Hand } from './hand';

export function redThree(h: Hand): void {
  const horse = h.shoot('G2', EXPOSED, 2, 3);
  const left = h.shoot('G1', GAP, 4);
  const centre = h.shoot('G2', GAP, 6 - left, 4 - h.gun('G2').shots);
  fired('two cavalry', 2, horse);
  fired('six infantry', 6, left, centre);
  // Round the farm on both sides, into all that stands behind it.
  const behind = SABRES.filter((id) => !EXPOSED.includes(id));
  const west: Charge[] = [
    ['R64', 'B64', 'B68'],
    ['R66', 'B56', 'B68'],
    ['R56', 'B51'],
    ['R54', 'B54'],
    ['R55', 'B55'],
    ['R65', 'B57', 'B58'],
    ['R67', 'B54', 'B55'],
  ];
  const east: Charge[] = [
    ['R62', 'B71', 'B67', 'B59'],
    ['R59', 'B67', 'B59'],
    ['R63', 'B62', 'B63'],
    ['R60', 'B60', 'B59'],
  ];
  for (const [id, ...enemies] of [...west, ...east]) h.charge(id, [...enemies]);
  for (const id of ['R61', ...men('R', 68, 73)])
    h.charge(id, ['B63', 'B59', 'B62', 'B61', 'B60', ...behind]);
  h.advance(CENTRE.slice(0, 10), line(10, [60, 35.8], [69, 35.8]));
  h.advance(CENTRE.slice(10, -7), line(18, [70, 35.9], [88, 35.9]));
  h.advance(CENTRE.slice(-7), line(7, [94.6, 35.9], [99.4, 35.9]));
  h.advance(CHURCH, line(13, [19, 35], [32, 35]));
  h.serve('G2', TRAIL);
  h.serve('G1', LEFT_HORSE);
}

/** Red names who lives (5.4): of the Blue, three at most by either gun. */
const SPARED = ['B56', 'B64', 'B68', 'B61', 'B71', 'B63'];

export function chargeSettled(h: Hand): void {
  const [melee] = h.now().melees;
  const [red, blue] = [melee?.men.red ?? [], melee?.men.blue ?? []];
  h.settle(() => ({
    dead: [
      ...red.filter((id) => !TAKEN.includes(id)),
      ...blue.filter((id) => !SPARED.includes(id)),
    ],
    taken: TAKEN,
  }));
}

export function blueThree(h: Hand): void {
  fired('a cavalryman at the tail', 1, h.shoot('G4', TRAIL, 1));
  fired('an infantryman behind', 1, h.shoot('G4', CENTRE, 1, 3));
  h.advance(TAKEN, [
    [77, 63],
    [78.5, 63],
    [80, 62.5],
  ]);
  h.send(
    ['B52', 'B53', 'B56', 'B64'],
    [
      [73.5, 55.5],
      [74.2, 57],
      [78.6, 54],
      [78.8, 56],
    ],
  );
  h.send(
    ['B61', 'B71', 'B63', 'B68'],
    [
      [91.5, 56.6],
      [86.9, 55],
      [92.4, 54.6],
      [86.4, 53.2],
    ],
  );
  h.advance(['B33'], [[79, 65]]);
  const [wood, main] = [h.alive(WOOD), h.alive(MAIN).filter((id) => id !== 'B33')];
  h.advance(wood.slice(8), line(8, [53, 65], [60, 65.5]));
  h.advance(main.slice(0, 8), line(8, [61, 62.5], [71, 62]));
  h.advance(main.slice(8, -11), line(main.length - 19, [72, 60.3], [90, 60.3]));
  h.advance(main.slice(-11), [
    ...line(5, [91.8, 60.08], [95.6, 60.08]),
    ...line(6, [97, 61], [102, 61]),
  ]);
  h.serve('G4', WOOD);
}

export function redFour(h: Hand): void {
  const exposed = [...h.alive(WOOD).slice(8), ...h.alive(MAIN).slice(0, 9)];
  const left = h.shoot('G1', exposed, 4);
  fired('eight of the exposed centre', 8, left, h.shoot('G2', exposed, 8 - left));
  const [horseman = ''] = h.alive(TRAIL);
  const centre = h.alive(CENTRE);
  const forward = centre.slice(-7);
  h.advance([horseman], [[66, 13.5]]);
  h.send(forward, line(7, [94.6, 47.8], [99.4, 47.8]));
  h.advance(centre.slice(4, -7), line(17, [61, 31], [70, 36]));
  h.advance(CHURCH, line(13, [31, 34.5], [44, 34.5]));
  h.serve('G2', centre.slice(0, 12));
  h.serve('G1', LEFT_HORSE);
}

const forwardOf = (h: Hand): string[] =>
  h.alive(CENTRE).filter((id) => h.man(id).x > 94 * 16 && h.man(id).y > 45 * 16);

export function blueFour(h: Hand): void {
  const seven = forwardOf(h);
  const mass = h.alive(CENTRE).filter((id) => !seven.includes(id));
  const one = h.shoot('G6', seven.slice(-2), 1);
  const farm = h.shoot('G5', mass, 5);
  const wood = h.shoot('G4', [...CHURCH, ...mass], 9 - farm);
  fired('ten of the foot', 10, one, farm, wood);
  const main = h.alive(MAIN);
  const six = forwardOf(h);
  const rush = [...main.slice(-11, -6), 'B61', 'B71', 'B63', 'B68'];
  for (const id of rush) h.charge(id, six);
  h.advance(h.alive(['B52', 'B53', 'B56', 'B64']), [
    [85.4, 55.6],
    [86.4, 56.6],
    [85, 57],
    [86.4, 53.6],
  ]);
  h.advance(
    main.slice(0, -11).filter((id) => id !== 'B33'),
    line(6, [72, 56.6], [86, 57.2]),
  );
  h.advance(main.slice(-6), line(6, [86, 57.4], [92.5, 57.4]));
  h.advance(h.alive(WOOD).slice(8), line(8, [55, 55], [62, 55]));
  h.advance(TAKEN, [
    [77, 75],
    [78.5, 75],
    [80, 75],
  ]);
  h.advance(['B33'], [[79, 77]]);
  h.serve('G4', WOOD.slice(0, 8));
  h.serve('G5', main.slice(0, -11));
  h.serve('G6', [...main.slice(-6), ...main.slice(4, -11)]);
}

export function rushSettled(h: Hand): void {
  const [melee] = h.now().melees;
  const red = melee?.men.red ?? [];
  const foot = (melee?.men.blue ?? []).filter((id) => MAIN.includes(id));
  h.settle(() => ({ dead: [...red.slice(0, 3), ...foot.slice(0, 3)], taken: red.slice(3) }));
}
