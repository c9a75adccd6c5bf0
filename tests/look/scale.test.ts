import { describe, expect, test } from 'vitest';
import { OUTCOMES } from '../../src/war/engine/vocabulary';
import { AtRule, parse, Rule, type Declaration } from 'postcss';
import {
  declarations,
  rules,
  styledClasses,
  styleSheets,
  tokensOfPrograms,
} from '../support/styleSheets';

const SHEETS = styleSheets();

/** Where the scales are declared: on the screen, and on paper. */
const SCALES = [/measures\.css$/, /printing\.css$/];

/** Lengths that belong to a drawing: the board's own, the graduated border of a plate, and a title's tracking. */
const DRAWN = [
  'board-width',
  'board-height',
  'board-ratio',
  'board-margin',
  'edge-across',
  'edge-down',
  'ruler',
  'strip',
  'strip-before',
  'gutter-start',
  'gutter-end',
  'ladder',
  'tracking',
];

/** Letters in the units of a drawing: of the board's squares, and of plots that keep their shape. */
const LETTERED = ['.strength', '.loupe-name', '.fire-figures text', '#root .plots text'];

const SIZED = /^(?:font-size|font)$/;
const SPACED =
  /^(?:(?:scroll-)?(?:margin|padding)(?:-.+)?|(?:row-|column-)?gap|inset(?:-.+)?|top|right|bottom|left)$/;
const MEASURED = /^(?:(?:min-|max-)?(?:width|height)|flex-basis)$/;

/** The lengths of a value outside its tokens, as they are written. */
const lengths = (value: string): readonly string[] =>
  value.match(/(?<![\w#-])-?(?:\d*\.)?\d+(?:[a-z]+)(?![\w-])/gi) ?? [];

/** The custom properties of a value. */
const names = (value: string): readonly string[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);

/** A length of letters or of pixels, in those of a page with usual letters. */
const pixels = (length: string): string =>
  `${Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)}px`;

const selectorOf = ({ parent }: Declaration): string =>
  parent instanceof Rule ? parent.selector : '';

const inPage = ({ parent }: Declaration): boolean =>
  parent instanceof AtRule && parent.name === 'page';

/** What is wrong with a declaration's sizes, or nothing. */
function offScale(declaration: Declaration): string | null {
  const { prop, value } = declaration;
  const fault = `${selectorOf(declaration)} { ${prop}: ${value} }`;
  if (SIZED.test(prop)) {
    if (value === 'inherit' || LETTERED.includes(selectorOf(declaration))) return null;
    const scaled = names(value).some((name) => name.startsWith('text-'));
    return scaled && lengths(value).length === 0 ? null : fault;
  }
  if (!SPACED.test(prop) || inPage(declaration)) return null;
  // The focused element is scrolled clear of a sticky head or foot of any height.
  const clear = prop.startsWith('scroll-padding') ? ['foot', 'focus-room'] : [];
  const allowed = (name: string) =>
    name.startsWith('space-') || clear.includes(name) || DRAWN.includes(name);
  // A hairline is as wide as a border.
  const bare = lengths(value).filter((length) => !/^-?1px$/.test(length));
  return bare.length === 0 && names(value).every(allowed) ? null : fault;
}

const ruleOf = (css: string): readonly Declaration[] => declarations(parse(css));

describe('type and space keep to their scales', () => {
  test.each([
    'p { font-size: 0.9rem }',
    'p { font: 700 1rem/1.2 serif }',
    'p { font-size: calc(var(--text-body) + 1px) }',
    'p { font-size: larger }',
    'p { margin: 0 auto 3px }',
    'p { gap: var(--space-4) 0.5em }',
    'p { padding-inline: -2px }',
    'p { inset: calc(100% - 7px) 0 }',
    'p { scroll-margin-top: 1rem }',
    'p { top: var(--control) }',
  ])('%s is off them', (css) => {
    expect(ruleOf(css).map(offScale)).not.toContain(null);
  });

  test.each([
    'p { font: italic var(--text-lead)/1.2 var(--font-map) }',
    'p { font: inherit }',
    'p { margin: 0 auto calc(-1 * var(--space-4)) }',
    'p { padding-left: 1px; margin-top: -1px; left: 50% }',
    'p { inset: calc(100% * 34 / 868) 0 }',
    'p { border: 3px double; line-height: 1.2; width: 7rem }',
    '@page { margin: 12mm }',
  ])('%s is not', (css) => {
    const declarations = ruleOf(css);
    expect(declarations).not.toEqual([]);
    for (const declaration of declarations) expect(offScale(declaration)).toBeNull();
  });

  test.each(SHEETS.map(({ file, root }) => [file, root] as const))('%s', (_, root) => {
    expect(
      declarations(root)
        .map(offScale)
        .filter((fault) => fault !== null),
    ).toEqual([]);
  });

  test('the scales are short', () => {
    const scale = declarations(SHEETS.find(({ file }) => SCALES[0]!.test(file))!.root);
    const of = (prefix: string) => scale.filter(({ prop }) => prop.startsWith(prefix)).length;
    // The size of a usual letter, and nine of its multiples.
    expect([of('--text-'), of('--space-')]).toEqual([10, 10]);
  });

  test('the scales are declared in one place, and for paper in another', () => {
    const elsewhere = SHEETS.filter(({ file }) => !SCALES.some((scale) => scale.test(file)));
    const declared = elsewhere.flatMap(({ root }) => declarations(root).map(({ prop }) => prop));
    expect(declared.filter((prop) => /^--(?:text|space)-/.test(prop))).toEqual([]);
  });

  test('every token is used, and every token that is used has a value', () => {
    const all = SHEETS.flatMap(({ root }) => declarations(root));
    const defined = all.flatMap(({ prop }) => (prop.startsWith('--') ? [prop.slice(2)] : []));
    // An outcome's name is all of its token's (Marks.tsx).
    const used = new Set([...OUTCOMES, ...all.flatMap(({ value }) => names(value))]);
    const drawn = tokensOfPrograms();
    const idle = defined.filter(
      (name) => !used.has(name) && !drawn.some((each) => each.test(name)),
    );
    expect(idle).toEqual([]);
    // How near the board is seen, and which part of it, is set by the program; so is when and how far things move, and the shape of a board in an article.
    const byProgram = [...used].filter((name) => !defined.includes(name));
    expect(byProgram.sort()).toEqual([
      'at',
      'dx',
      'dy',
      'growth',
      'lasts',
      'ratio',
      'scale',
      'wave',
      'x',
      'y',
    ]);
  });

  test('a measure that three style sheets share is a token', () => {
    const places = new Map<string, Set<string>>();
    for (const { file, root } of SHEETS)
      for (const { prop, value } of declarations(root))
        if (MEASURED.test(prop))
          for (const length of lengths(value).filter((each) => /(?:rem|px)$/.test(each)))
            places.set(pixels(length), (places.get(pixels(length)) ?? new Set()).add(file));
    const shared = [...places].filter(([, files]) => files.size > 2);
    expect(shared.map(([length, files]) => `${length}: ${[...files].join(', ')}`)).toEqual([]);
  });
});

test('no value has run into a token, which a browser would leave out with all of its declaration', () => {
  const broken = SHEETS.flatMap(({ file, root }) =>
    declarations(root)
      .filter(({ value }) => /[\w.]var\s*\(|\bvar\s+\(/.test(value))
      .map(({ prop, value }) => `${file} ${prop}: ${value}`),
  );
  expect(broken).toEqual([]);
});

describe('a class has one home', () => {
  test.each([
    ['.sum td', ['sum']],
    ['.panel > .panel-body', ['panel-body']],
    ['.panel-head.side-N', ['panel-head', 'side-N']],
    ['.lesson > .lesson-head p', ['lesson-head']],
    ['.lesson:has(.assault) > .pips', ['pips']],
    ['.board:not(.board-held)', ['board']],
    ['#root :is(.library-game, .keys div)', ['library-game', 'keys']],
    ['.hq-card :is(p, .hq-tag)', ['hq-card', 'hq-tag']],
    [".segments label[title='a > b']:nth-child(n + 2)::after", ['segments']],
    ['.side-sign::before', ['side-sign']],
    ['dialog::backdrop', []],
  ])('%s decides the look of %j', (selector, classes) => {
    expect([...styledClasses(selector)].sort()).toEqual([...classes].sort());
  });

  test('every class is styled in one style sheet', () => {
    const homes = new Map<string, Set<string>>();
    for (const { file, root } of SHEETS)
      for (const name of rules(root).flatMap((rule) => rule.selectors.flatMap(styledClasses)))
        homes.set(name, (homes.get(name) ?? new Set()).add(file));
    expect(homes.size).toBeGreaterThan(100);
    const divided = [...homes].filter(([, files]) => files.size > 1);
    expect(divided.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)).toEqual([]);
  });
});
