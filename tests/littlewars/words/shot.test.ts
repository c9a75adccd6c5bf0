import { afterAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../src/shell/language/languages';
import { setLanguage } from '../../../src/shell/language/current';
import type { Shot } from '../../../src/littlewars/engine/flight';
import { deviationOf, flightOf } from '../../../src/littlewars/engine/shot';
import type { Battle } from '../../../src/littlewars/engine/types';
import { aimWords, dials, limitWords, sightWords } from '../../../src/littlewars/words/gunner';
import { shotWords } from '../../../src/littlewars/words/shot';
import { barrelOf } from '../../../src/littlewars/ui/gunner/barrel';
import { sightingsOf } from '../../../src/littlewars/ui/gunner/seen';
import { block, country, ranks, table, type Layout } from '../engine/tables';
import { randomTable } from '../naive/randomTables';
import { rounds } from '../../support/rounds';

const SHOTS = rounds(200);
const STILL = { sideways: 0, upwards: 0 };

const range = (layout: Layout = {}): Battle =>
  table({ guns: [{ side: 'red', x: 60, y: 10 }], ...layout });
const shoot = (battle: Battle, elevation = 0): Shot =>
  flightOf(battle, battle.guns[0]!, { bearing: 0, elevation }, STILL);

async function inLanguage<T>(language: Language, say: () => T): Promise<T> {
  await setLanguage(language);
  return say();
}
afterAll(() => setLanguage('en'));

/** Shots of guns on random tables, now at one man and now anywhere. */
function randomShots(): { battle: Battle; shot: Shot }[] {
  const shots: { battle: Battle; shot: Shot }[] = [];
  for (let seed = 0; shots.length < SHOTS; seed++) {
    const battle = randomTable(seed);
    let stream = seed;
    battle.guns.forEach((gun, i) => {
      const [deviation, next] = deviationOf(stream);
      stream = next;
      const aim = {
        bearing: (seed * 37_013 + i * 91_009) % 360_000,
        elevation: ((seed * 997) % 9_000) - 4_000,
      };
      shots.push({ battle, shot: flightOf(battle, { ...gun, ...aim }, aim, deviation) });
    });
  }
  return shots.slice(0, SHOTS);
}

/** The languages in which numbers are written as words that a test knows. */
const READ = ['en', 'fr'] as const;
type Read = (typeof READ)[number];
const NUMBERS: Readonly<Record<Read, readonly string[]>> = {
  en: [
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  fr: [
    '',
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'onze',
    'douze',
  ],
};
const DEAD: Readonly<Record<Read, RegExp>> = {
  en: /: (\S+) dead(?:,.*)?\.$/,
  fr: /\u00a0: (\S+) morts?(?:,.*)?\.$/,
};
const NOBODY: Readonly<Record<Read, RegExp>> = {
  en: /: nobody (?:is hit|dies)\.$/,
  fr: /\u00a0: personne (?:n’est atteint|ne meurt)\.$/,
};

describe('the effects of a shot', () => {
  const shots = randomShots();

  test('the random shots meet something of every kind', () => {
    const kinds = new Set(shots.flatMap(({ shot }) => shot.events.map(({ kind }) => kind)));
    for (const kind of ['floor', 'piece', 'man', 'water', 'offField', 'rest'] as const)
      expect(kinds).toContain(kind);
    expect(shots.some(({ shot }) => shot.dead.length > 1)).toBe(true);
  });

  test.each(READ)(
    `%s: in a sentence, with all the dead, for ${SHOTS} random shots`,
    async (language) => {
      const sentences = await inLanguage(language, () =>
        shots.map(({ battle, shot }) => ({ shot, words: shotWords(battle, shot) })),
      );
      expect(sentences.length).toBeGreaterThan(0);
      for (const { shot, words } of sentences) {
        expect(words).not.toMatch(/undefined|NaN|lwGunner|shot\.|[{}]|\s,|\s\s/);
        expect(words).toMatch(/^\p{Lu}/u);
        expect(words.endsWith('.')).toBe(true);
        const [, number] = DEAD[language].exec(words) ?? [];
        const count = shot.dead.length;
        if (count === 0) expect(words).toMatch(NOBODY[language]);
        else expect([words, number]).toEqual([words, NUMBERS[language][count] ?? String(count)]);
      }
    },
  );

  test.each([
    ['en', 'Over a wall, then a cavalryman falls against an infantryman: two dead.'],
    ['fr', 'Par-dessus un mur, puis un cavalier tombe contre un fantassin\u00a0: deux morts.'],
  ] as const)('%s: the man who falls against another', async (language, words) => {
    const battle = range({
      country: country(block('wall', 'wall', [50, 20, 70, 21], 0.5)),
      blue: [
        [60, 40, 'cavalry'],
        [60, 41.5],
      ],
    });
    expect(await inLanguage(language, () => shotWords(battle, shoot(battle, 2_200)))).toBe(words);
  });

  test('several overset one after the other, own men among them, and named pieces by name', async () => {
    await setLanguage('en');
    const farm = { ...block('farm', 'house', [50, 40, 70, 50], 5), name: 'Hook’s Farm' };
    const near = range({ country: country(farm), red: [[60, 20]] });
    expect(shotWords(near, shoot(near, 2_000))).toBe(
      'An infantryman is knocked over: one dead, one of your own.',
    );
    const clear = range({ country: country(farm) });
    expect(shotWords(clear, shoot(clear, 2_000))).toMatch(/^Off Hook’s Farm.*: nobody is hit\.$/);
    const hill = range({
      country: country(block('hill', 'board', [50, 20, 70, 95])),
    });
    expect(shotWords(hill, shoot(hill, 0))).toMatch(/^Off the (?:top|edge) of a hill/);
    const tops = [1_900, 2_000, 2_100, 2_200, 2_300].map((raised) =>
      shotWords(hill, shoot(hill, raised)),
    );
    expect(tops.join(' ')).toContain('Off the top of a hill');
    const both = range({ red: [[60, 20]], blue: [[60, 21]] });
    expect(shotWords(both, shoot(both, 2_500))).toBe(
      'An infantryman falls against an infantryman: two dead, one of them your own.',
    );
    const wood = range({ blue: ranks(3, 60, 30, 1, 3) });
    expect(shotWords(wood, shoot(wood, 2_500))).toMatch(
      /^(?:Two|Three|2|3) infantrymen|^An infantryman/i,
    );
    expect(shotWords(range(), shoot(range(), 3_000))).toBe('Off the table: nobody is hit.');
  });
});

test('how often a shot bounced off the floor, twice in one word', async () => {
  await setLanguage('en');
  const battle = range();
  const shot = shoot(battle);
  const floor = shot.events.filter(({ kind }) => kind === 'floor').slice(0, 1);
  const bounces = (count: number): string =>
    shotWords(battle, { ...shot, events: Array.from({ length: count }, () => floor).flat() });
  expect(bounces(1)).toMatch(/^Off the floor/);
  expect(bounces(2)).toMatch(/^Twice off the floor/);
  expect(bounces(3)).toMatch(/^3 times off the floor/);
});

describe('announcements to the gunner', () => {
  test.each([
    [
      'en',
      'red',
      { bearing: 12_400, elevation: 3_100 },
      '12½ degrees to the right of straight ahead, raised 3 degrees.',
    ],
    ['en', 'blue', { bearing: 180_000, elevation: 0 }, 'Straight ahead, level.'],
    [
      'en',
      'blue',
      { bearing: 179_500, elevation: -500 },
      'Half a degree to the left of straight ahead, lowered half a degree.',
    ],
    [
      'fr',
      'red',
      { bearing: 358_500, elevation: 1_000 },
      'À 1½ degré sur la gauche, relevé de 1 degré.',
    ],
  ] as const)(
    '%s, %s: bearing and elevation in half degrees',
    async (language, side, aim, words) => {
      expect(await inLanguage(language, () => aimWords(side, aim))).toBe(words);
    },
  );

  test('the scales in tenths, as each language writes them', async () => {
    const aim = { bearing: 12_440, elevation: -3_160 };
    expect(await inLanguage('en', () => dials('red', aim))).toEqual(['12.4° right', '3.2° down']);
    expect(await inLanguage('fr', () => dials('red', aim))).toEqual([
      '12,4° à droite',
      'hausse −3,2°',
    ]);
    expect(
      await inLanguage('en', () => dials('blue', { bearing: 180_010, elevation: 20 })),
    ).toEqual(['ahead', 'level']);
  });

  test('the view, in words, and not the place where a shot would fall', async () => {
    const battle = range({ blue: ranks(12, 58.2, 62, 4, 1), red: [[70, 40, 'cavalry']] });
    const seen = sightingsOf(battle, barrelOf(battle, battle.guns[0]!), {
      bearing: 2_000,
      elevation: 0,
    });
    expect(await inLanguage('en', () => sightWords('red', seen))).toBe(
      'Infantry, 12 in all, nearest 4 ft 2 in, a hair’s breadth to the left. One horseman of your own, 2 ft 6 in, far to the right.',
    );
    expect(await inLanguage('fr', () => sightWords('red', seen))).toMatch(
      /^Infanterie, 12 hommes, le plus proche à 4 pieds/,
    );
    expect(
      await inLanguage('en', () =>
        sightWords(
          'red',
          sightingsOf(range(), barrelOf(range(), range().guns[0]!), { bearing: 0, elevation: 0 }),
        ),
      ),
    ).toBe('Nobody is in sight.');
  });

  test('the obstacle that a movement of the gun has met', async () => {
    await setLanguage('en');
    const battle = range({ country: country(block('wall', 'wall', [61, 11, 63, 20], 4)) });
    expect(limitWords(battle, { kind: 'lowest' })).toBe('The screw goes no lower.');
    expect(limitWords(battle, { kind: 'turn', by: [{ kind: 'piece', id: 'wall' }] })).toBe(
      'The gun turns no further that way: a wall is in the way.',
    );
    expect(limitWords(battle, { kind: 'turn', by: [{ kind: 'edge' }] })).toContain(
      'the edge of the table',
    );
    expect(limitWords(battle, { kind: 'turn', by: [{ kind: 'gun', id: 'G1' }] })).toContain(
      'gun G1',
    );
  });
});
