import { mulberry32, pick } from '../../../e2e/support/random';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type {
  Arm,
  Battle,
  BattleRules,
  Country,
  Gun,
  Man,
  Piece,
  Point,
  Shape,
  Side,
} from '../../../src/littlewars/engine/types';
import { tooNear, toGun } from './men';
import { toOutline, toShape } from './plane';
import { RADIUS } from './sizes';

/* Seeded tables on which much happens at once: contacts, ties, guns fought over, and ways that are not straight. */

type Random = () => number;

/** A whole number, both ends among them. */
export const from = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** Corners about a middle, given along a direction and square to it. */
const turned = (middle: Point, angle: number, corners: readonly (readonly [number, number])[]) => {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return {
    kind: 'polygon',
    corners: corners.map(([u, v]) => ({
      x: Math.round(middle.x + u * cosine - v * sine),
      y: Math.round(middle.y + u * sine + v * cosine),
    })),
  } satisfies Shape;
};

const oblong = (long: number, deep: number): (readonly [number, number])[] => [
  [-long, -deep],
  [long, -deep],
  [long, deep],
  [-long, deep],
];

/** A farm with two wings. */
const winged = (size: number): (readonly [number, number])[] => [
  [-size, -size],
  [size, -size],
  [size, 0],
  [0, 0],
  [0, size],
  [-size, size],
];

/** One thing of a Country, or two: a water comes with a ford or a bridge across it. */
function randomPieces(random: Random, id: string, middle: Point): Piece[] {
  const angle = random() < 0.4 ? 0 : random() * Math.PI;
  const what = pick(random, [
    'house',
    'house',
    'farm',
    'wall',
    'wall',
    'tree',
    'rock',
    'water',
    'water',
    'board',
  ] as const);
  const piece = (kind: Piece['kind'], shape: Shape, height: number, name = id): Piece => ({
    id: name,
    kind,
    shape,
    height,
  });
  const round = (radius: number): Shape => ({ kind: 'circle', ...middle, radius });
  if (what === 'house') {
    const shape = turned(middle, angle, oblong(from(random, 20, 60), from(random, 16, 40)));
    return [piece(pick(random, ['house', 'shed']), shape, 64)];
  }
  if (what === 'farm')
    return [piece('house', turned(middle, angle, winged(from(random, 30, 60))), 80)];
  if (what === 'wall')
    return [piece('wall', turned(middle, angle, oblong(from(random, 30, 120), 4)), 24)];
  if (what === 'tree') return [piece('tree', round(from(random, 4, 8)), 96)];
  if (what === 'rock') return [piece('rock', round(from(random, 8, 30)), 24)];
  if (what === 'board') return [piece('board', turned(middle, 0, oblong(60, 40)), 16)];
  const [long, deep] = [from(random, 60, 160), from(random, 20, 40)];
  const ford = turned(middle, angle, oblong(from(random, 9, 20), deep + 14));
  return [
    piece('water', turned(middle, angle, oblong(long, deep)), 0),
    piece(pick(random, ['ford', 'bridge']), ford, 0, `${id}f`),
  ];
}

/** A small Country, and lawful: what would lie where it may not is left out. */
export function randomCountry(seed: number): Country {
  const random = mulberry32(seed * 7919 + 1);
  let country: Country = {
    name: '',
    width: from(random, 640, 900),
    depth: from(random, 640, 900),
    pieces: [],
  };
  const most = from(random, 6, 20);
  for (let i = 0; i < most; i++) {
    const middle = {
      x: from(random, 80, country.width - 80),
      y: from(random, 80, country.depth - 80),
    };
    const more = {
      ...country,
      pieces: [...country.pieces, ...randomPieces(random, `p${i}`, middle)],
    };
    if (countryFaults(more).length === 0) country = more;
  }
  return country;
}

export const RULES: BattleRules = {
  kind: 'finish',
  linePart: 'whole',
  curtain: true,
  timed: false,
  interval: 0,
};

/** A table that is being set up: whoever would stand where nobody may is left out. */
class Setting {
  readonly men: Man[] = [];
  readonly guns: Gun[] = [];
  readonly random: Random;
  readonly country: Country;

  constructor(random: Random, country: Country) {
    this.random = random;
    this.country = country;
  }

  anywhere(border: number): Point {
    return {
      x: from(this.random, border, this.country.width - border),
      y: from(this.random, border, this.country.depth - border),
    };
  }

  around(middle: Point, least: number, most: number): Point {
    const [far, angle] = [least + this.random() * (most - least), this.random() * 2 * Math.PI];
    return {
      x: Math.round(middle.x + far * Math.cos(angle)),
      y: Math.round(middle.y + far * Math.sin(angle)),
    };
  }

  add(side: Side, arm: Arm, at: Point, more: Partial<Man> = {}): Man | undefined {
    const letter = side === 'red' ? 'R' : 'B';
    const count = this.men.filter((man) => man.side === side).length;
    if (count === 40) return undefined;
    const man: Man = {
      id: `${letter}${count + 1}`,
      side,
      arm,
      ...at,
      state: 'ready',
      lying: false,
      start: at,
      met: false,
      escort: null,
      from: 0,
      ...more,
    };
    if (tooNear(this, man, at).length > 0) return undefined;
    this.men.push(man);
    return man;
  }

  arm(): Arm {
    return this.random() < 0.35 ? 'cavalry' : 'infantry';
  }

  side(): Side {
    return this.random() < 0.5 ? 'red' : 'blue';
  }

  /** Enemies in touch with one another, and whoever is near them. */
  fight(middle: Point): void {
    const [pairs, hangers] = [from(this.random, 1, 5), from(this.random, 0, 8)];
    for (let i = 0; i < pairs; i++) {
      const one = this.add('red', this.arm(), this.around(middle, 0, 50));
      if (one === undefined) continue;
      for (let j = from(this.random, 1, 3); j > 0; j--) {
        const arm = this.arm();
        const reach = RADIUS[one.arm] + RADIUS[arm];
        this.add('blue', arm, this.around(one, reach, reach + 3));
      }
    }
    for (let i = 0; i < hangers; i++)
      this.add(this.side(), this.arm(), this.around(middle, 10, 170));
  }

  /** Two fights, the one a mirror of the other, and men on the middle line, as near to both. */
  tie(middle: Point): void {
    const [far, arm] = [from(this.random, 60, 95), this.arm()];
    for (const way of [-1, 1]) {
      const red = { x: middle.x + way * far, y: middle.y };
      this.add('red', arm, red);
      this.add('blue', arm, { x: red.x + way * 2 * RADIUS[arm], y: red.y });
    }
    for (let i = 0; i < 3; i++)
      this.add(this.side(), this.arm(), { x: middle.x, y: middle.y + from(this.random, -50, 50) });
  }

  /** A gun with men of both sides about it, some of whom have come past it in this move. */
  gun(middle: Point): void {
    const gun: Gun = {
      id: `G${this.guns.length + 1}`,
      side: this.side(),
      ...middle,
      bearing: from(this.random, 0, 359_999),
      elevation: 0,
      shots: 0,
      start: middle,
      crew: [],
      unserved: false,
      disputed: this.random() < 0.1,
      captured: null,
      gone: this.random() < 0.03,
    };
    const free = this.country.pieces.every(({ kind, shape }) =>
      kind === 'board' ? toOutline(middle, shape) > 60 : toShape(middle, shape) > 60,
    );
    if (!free || this.men.some((man) => toGun(man, gun) < 12)) return;
    this.guns.push(gun);
    const [own, enemies] = [
      pick(this.random, [0, 0, 2, 4, 6, 8]),
      pick(this.random, [0, 3, 5, 8, 12]),
    ];
    const other = gun.side === 'red' ? 'blue' : 'red';
    for (let i = 0; i < own; i++) this.add(gun.side, this.arm(), this.around(middle, 10, 160));
    for (let i = 0; i < enemies; i++) {
      const at = this.around(middle, 8, 140);
      const start =
        this.random() < 0.75
          ? {
              x: 2 * middle.x - at.x + from(this.random, -40, 40),
              y: 2 * middle.y - at.y + from(this.random, -40, 40),
            }
          : this.random() < 0.3
            ? at
            : this.around(at, 20, 200);
      this.add(other, this.arm(), at, { start });
    }
  }
}

const countries = new Map<number, Country>();
function countryOf(seed: number): Country {
  if (!countries.has(seed)) {
    countries.clear();
    countries.set(seed, randomCountry(seed));
  }
  return countries.get(seed)!;
}

/** A battle in the midst of Red's third move on a random table. */
export function randomTable(seed: number): Battle {
  const random = mulberry32(seed);
  // Tables of ten seeds lie on one Country, for what can be seen from where is slow to find.
  const country = countryOf(Math.floor(seed / 10));
  const setting = new Setting(random, country);
  for (let i = 0; i < 8 && setting.guns.length < 2; i++) setting.gun(setting.anywhere(80));
  for (let i = from(random, 0, 3); i > 0; i--) setting.fight(setting.anywhere(60));
  if (random() < 0.4) setting.tie(setting.anywhere(150));
  // Reserves, within a move of a fight or beyond it.
  for (let i = from(random, 0, 4); i > 0; i--) {
    const [side, arm, middle] = [setting.side(), setting.arm(), setting.anywhere(40)];
    for (let j = from(random, 1, 6); j > 0; j--)
      setting.add(side, arm, setting.around(middle, 0, 40));
  }
  while (setting.men.filter(({ side }) => side === 'red').length < 5)
    setting.add('red', setting.arm(), setting.anywhere(20));
  while (setting.men.filter(({ side }) => side === 'blue').length < 5)
    setting.add('blue', setting.arm(), setting.anywhere(20));
  const men = setting.men.map((man): Man => {
    const lot = random();
    if (lot < 0.04) return { ...man, state: 'prisoner' };
    if (lot < 0.07) return { ...man, state: 'freed' };
    if (lot < 0.09) return { ...man, state: pick(random, ['dead', 'gone', 'captive']) };
    return man;
  });
  const force = { infantry: 60, cavalry: 0, guns: 0 };
  return {
    ...beginBattle({
      country,
      rules: RULES,
      first: 'red',
      forces: { red: force, blue: force },
      seed,
    }),
    men,
    guns: setting.guns,
    phase: 'guns',
    moves: 4,
    ready: { red: true, blue: true },
    result: random() < 0.1 ? { winner: pick(random, ['red', 'blue', null]), why: 'agreed' } : null,
  };
}
