import { mulberry32, pick } from '../../../e2e/support/random';
import { NEWEST_RULINGS } from '../../../src/littlewars/engine/rulings';
import { beginBattle } from '../../../src/littlewars/engine/start';
import type {
  Arm,
  Battle,
  Country,
  Gun,
  Man,
  Point,
  Side,
} from '../../../src/littlewars/engine/types';
import type { BattleRules } from '../../../src/littlewars/engine/battleRules';
import { tooNear, toGun } from './men';
import { toOutline, toShape } from './plane';
import { from, randomCountry, type Random } from './randomCountry';
import { apart, MOVE, NEAR, RADIUS } from './sizes';

/* Seeded tables with many cases at once: contacts, ties, disputed guns, and paths that are not straight. */

export const RULES: BattleRules = {
  kind: 'finish',
  linePart: 'whole',
  curtain: true,
  timed: false,
  interval: 0,
};

/** A table that is being set up: a man who would stand where nobody may is left out. */
class Setting {
  readonly men: Man[] = [];
  readonly guns: Gun[] = [];
  random: Random;
  /** Whether the aprons are used too (1.5). */
  aprons = false;
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
    const isBehind = at.y < 0 || at.y > this.country.depth;
    if ((isBehind && !this.aprons) || tooNear(this, man, at).length > 0) return undefined;
    this.men.push(man);
    return man;
  }

  arm(): Arm {
    return this.random() < 0.35 ? 'cavalry' : 'infantry';
  }

  side(): Side {
    return this.random() < 0.5 ? 'red' : 'blue';
  }

  /** Enemies in touch with one another, and the men near them. */
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
    const arm = this.arm();
    // Sometimes exactly six inches from one another, or an eighth more.
    const far =
      this.random() < 0.4 ? 48 + RADIUS[arm] + from(this.random, 0, 1) : from(this.random, 60, 95);
    for (const sign of [-1, 1]) {
      const red = { x: middle.x + sign * far, y: middle.y };
      const one = this.add('red', arm, red);
      if (one !== undefined && this.random() < 0.5) this.just(one);
      this.add('blue', arm, { x: red.x + sign * 2 * RADIUS[arm], y: red.y });
    }
    for (let i = 0; i < 3; i++)
      this.add(this.side(), this.arm(), { x: middle.x, y: middle.y + from(this.random, -50, 50) });
  }

  /** Men exactly as far from another as a rule asks, or a sixteenth further. */
  private just({ arm, x, y }: Man): void {
    for (const reach of [NEAR, MOVE.infantry, MOVE.cavalry]) {
      const his = reach === MOVE.cavalry ? 'cavalry' : this.arm();
      const far = reach + RADIUS[arm] + RADIUS[his] + from(this.random, 0, 1);
      this.add(this.side(), his, { x, y: y + (this.random() < 0.5 ? far : -far) });
    }
  }

  /** A gun with men of both sides about it, some of whom have come past it in this move. */
  gun(middle: Point, side?: Side): void {
    const bearing = from(this.random, 0, 359_999);
    const gun: Gun = {
      id: `G${this.guns.length + 1}`,
      side: side ?? this.side(),
      ...middle,
      bearing,
      startBearing: bearing,
      elevation: 0,
      shots: 0,
      start: middle,
      crew: [],
      unserved: false,
      disputed: this.random() < 0.1,
      passed: [],
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

  /** A gun on a side's apron or line, with men of both sides about it, enemies on the line before it, and stragglers. */
  behind(side: Side): void {
    const at = (x: number, far: number): Point => ({
      x: Math.round(x),
      y: side === 'red' ? 0 - far : this.country.depth + far,
    });
    const middle = at(from(this.random, 100, this.country.width - 100), from(this.random, -4, 40));
    const other = side === 'red' ? 'blue' : 'red';
    this.gun(middle, this.random() < 0.8 ? side : other);
    for (let i = pick(this.random, [0, 3, 6, 9]); i > 0; i--)
      this.add(
        other,
        this.arm(),
        at(middle.x + from(this.random, -110, 110), -from(this.random, 0, 9)),
      );
    for (let i = from(this.random, 0, 4); i > 0; i--) {
      const x = from(this.random, 10, this.country.width - 10);
      this.add(side, this.arm(), at(x, from(this.random, -10, 92)));
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
  // Tables of twenty seeds lie on one Country, for what can be seen from where is slow to find.
  const country = countryOf(Math.floor(seed / 20));
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
  if (seed % 2 === 1) {
    // Drawn by a chance of its own, so that the tables without an apron stay as they are.
    setting.random = mulberry32(seed + 3_000_000);
    setting.aprons = true;
    setting.behind(setting.side());
  }
  const men = setting.men.map((man): Man => {
    const lot = random();
    if (lot < 0.04) return { ...man, state: 'prisoner' };
    if (lot < 0.07) return { ...man, state: 'freed' };
    if (lot < 0.09) return { ...man, state: pick(random, ['dead', 'gone', 'captive']) };
    return man;
  });
  // Who has passed a gun in an earlier move; by a chance of its own.
  const before = mulberry32(seed + 4_000_000);
  const guns = setting.guns.map((gun): Gun => ({
    ...gun,
    passed: men
      .filter((man) => man.side !== gun.side && apart(man, gun) < 150 && before() < 0.3)
      .map(({ id }) => id),
  }));
  const force = { infantry: 60, cavalry: 0, guns: 0 };
  return {
    ...beginBattle({
      country,
      rules: RULES,
      rulings: NEWEST_RULINGS,
      first: 'red',
      forces: { red: force, blue: force },
      seed,
    }),
    men,
    guns,
    phase: 'guns',
    moves: 4,
    ready: { red: true, blue: true },
    result: random() < 0.1 ? { winner: pick(random, ['red', 'blue', null]), why: 'agreed' } : null,
  };
}
