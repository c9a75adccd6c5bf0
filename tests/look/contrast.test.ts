import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contrast, EYES, lightness, over, type Colour, type Eye } from '../support/colour';
import { FORCED, LOOKS, MORE, token, USUAL, type Look } from '../support/palette';

type Pairs = Readonly<Record<string, readonly string[]>>;

/** Text and what it is read on. */
const TEXT: Pairs = {
  ink: ['panel', 'paper', 'table', 'map-margin'],
  'ink-muted': ['panel', 'paper', 'table', 'map-margin'],
  'south-accent': ['panel', 'paper'],
  good: ['panel', 'paper'],
  warn: ['panel', 'paper'],
  bad: ['panel', 'paper'],
  panel: ['ink', 'south-accent'],
  paper: ['fire'],
  fire: ['paper'],
  'on-bad': ['bad', 'fire'],
  'on-curtain': ['curtain'],
  'map-lettering': ['map-margin'],
  'resists-sum': ['resists-tag'],
  'dislodged-sum': ['dislodged-tag'],
  'destroyed-sum': ['destroyed-tag'],
};

const SIDES = ['north', 'south'] as const;
const STATES = ['', '-spent', '-isolated'] as const;
/** Plain ground, washed along the borders, closed while deploying, and the halo around marks. */
const GROUND = ['map-north', 'map-south', 'washed north', 'washed south', 'paper'];
/** All ground a unit stands on. */
const STANDING = [...GROUND, 'map-mountain', 'map-fort', 'map-ditch', 'arsenal-yard', 'last move'];

/** Marks, controls and lines, and what they lie on. */
const MARKS: Pairs = {
  'panel-border': ['panel', 'paper', 'table'],
  focus: ['panel', 'paper', 'table', ...STANDING],
  'north-accent': ['panel'],
  'south-accent': ['panel', 'paper'],
  good: ['panel', 'paper'],
  warn: ['panel', 'paper', ...GROUND],
  bad: ['panel', ...GROUND],
  chosen: ['panel', ...GROUND],
  fire: ['panel', ...GROUND],
  support: ['paper'],
  'last-move': GROUND,
  task: ['panel', 'paper', ...GROUND],
  'north-line': GROUND,
  'south-line': GROUND,
  'map-ink': [...GROUND, 'map-margin', 'panel', 'map-fort', 'arsenal-yard'],
  'map-frontier': ['washed north', 'washed south'],
  'map-hachure': ['map-crest'],
  'map-hachure-lit': ['map-mountain', 'map-north', 'map-south'],
  'map-road-edge': ['map-north', 'map-south', 'map-mountain'],
  resists: ['resists-tag', ...GROUND],
  dislodged: GROUND,
  destroyed: GROUND,
  'arsenal-shot': ['arsenal-yard'],
  ...Object.fromEntries(
    SIDES.flatMap((side) =>
      STATES.map((state) => [`${side}-figure${state}`, [`${side}-block${state}`]] as const),
    ),
  ),
};

/** What stands out by its outline: the shape, the outline, and the grounds. */
const OUTLINED = [
  ...SIDES.flatMap((side) =>
    STATES.map((state) => [`${side}-block${state}`, `${side}-edge${state}`, STANDING] as const),
  ),
  ...SIDES.flatMap((side) => [
    [`${side}-wall`, 'map-ink', GROUND] as const,
    [`${side}-ruin`, 'map-ink', GROUND] as const,
  ]),
  ['dislodged-tag', 'dislodged', GROUND],
  ['destroyed-tag', 'destroyed', GROUND],
  ['arsenal-char', 'map-ink', GROUND],
] as const;

/** What says nothing by itself: grounds, shades, and lines that help the eye count. */
const DECOR = [
  ...['rule', 'wash-north', 'wash-south', 'map-grid', 'map-grid-fifth', 'map-heights'],
  ...['map-shadow', 'map-road', 'north-shade', 'south-shade'],
];

/** Three bands of a side's colour along its borders, as the map has them. */
function washed(look: Look, side: 'north' | 'south'): Colour {
  const wash = token(look, `wash-${side}`);
  return [0.36, 0.36, 0.36].reduce(
    (ground, cover) => over(wash, ground, cover),
    token(look, `map-${side}`),
  );
}

function colour(look: Look, name: string): Colour {
  if (name === 'washed north') return washed(look, 'north');
  if (name === 'washed south') return washed(look, 'south');
  if (name === 'last move') return over(token(look, 'last-move'), token(look, 'map-south'), 0.16);
  return token(look, name);
}

const ratio = (look: Look, top: string, ground: string): number =>
  contrast(colour(look, top), colour(look, ground));

/** Pairs under a ratio, each as a line. */
const faint = (look: Look, pairs: Pairs, least: number): string[] =>
  Object.entries(pairs).flatMap(([top, grounds]) =>
    grounds
      .filter((ground) => ratio(look, top, ground) < least)
      .map((ground) => `${top} on ${ground}: ${ratio(look, top, ground).toFixed(2)}`),
  );

describe.each(LOOKS)('%s', (look) => {
  test('text stands out from its ground, 4.5:1, and 7:1 where more contrast is asked for', () => {
    expect(faint(look, TEXT, look.startsWith('high') ? 7 : 4.5)).toEqual([]);
  });

  test('marks, pieces and controls stand out from what they lie on, 3:1', () => {
    expect(faint(look, MARKS, 3)).toEqual([]);
  });

  test('blocks, walls and tags stand out by themselves or by their outlines, 3:1', () => {
    const weak = OUTLINED.flatMap(([shape, outline, grounds]) =>
      grounds
        .filter((ground) => Math.max(ratio(look, shape, ground), ratio(look, outline, ground)) < 3)
        .map((ground) => `${shape} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });

  test('figures of the map of fire can be read on their plates', () => {
    for (const side of SIDES)
      expect(ratio(look, `${side}-line`, 'paper'), side).toBeGreaterThan(4.5);
  });
});

/** The least difference of lightness (CIE L*, of 100) that tells two areas apart at a glance. */
const APART = 25;

describe.each(Object.keys(EYES) as Eye[])('to an eye with %s', (eye) => {
  test.each(LOOKS)('%s: the sides, in every state, are a light and a dark block', (look) => {
    const light = (name: string): number => lightness(token(look, name), eye);
    for (const mine of STATES)
      for (const theirs of STATES)
        expect(
          light(`north-block${mine}`) - light(`south-block${theirs}`),
          `north${mine}, south${theirs}`,
        ).toBeGreaterThan(APART);
    expect(light('north-wall') - light('south-wall')).toBeGreaterThan(APART);
  });

  test.each(LOOKS)('%s: a unit that has moved is paler', (look) => {
    for (const side of SIDES) {
      const difference = (part: string): number =>
        Math.abs(
          lightness(token(look, `${side}-${part}`), eye) -
            lightness(token(look, `${side}-${part}-spent`), eye),
        );
      expect(Math.max(difference('block'), difference('figure')), side).toBeGreaterThan(12);
    }
  });
});

test('every token is told apart from something, or is decoration', () => {
  const judged = new Set([
    ...Object.entries({ ...TEXT, ...MARKS }).flatMap(([top, grounds]) => [top, ...grounds]),
    ...OUTLINED.flatMap(([shape, outline]) => [shape, outline]),
    ...DECOR,
  ]);
  expect([...USUAL.keys()].filter((name) => !judged.has(name))).toEqual([]);
});

test('every look has every token, and no other', () => {
  const names = [...USUAL.keys()].sort();
  expect([...MORE.keys()].sort()).toEqual(names);
  expect([...FORCED.keys()].sort()).toEqual(names);
});

test('every colour asked for is a token', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  const defined = new Set(
    files.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name)),
  );
  const unknown = files.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
