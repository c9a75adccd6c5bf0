import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LITTLE_WARS_ROUTES } from '../../src/littlewars/game/route';
import {
  createNavigation,
  goToBoard,
  HOME,
  without,
  type AnyRoute,
  type IdAddress,
  type RouteFormat,
} from '../../src/shell/route';
import { gameAt } from '../../src/shell/game';
import { WAR_ROUTES } from '../../src/war/game/route';

/** The head of a link that each screen takes, by its game. */
const LINKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  war: { openRecord: '#r3=', mapEditor: '#map=' },
  littlewars: { openRecord: '#littlewars/battle2=', country: '#littlewars/country1=' },
};

const ids = fc.string({ unit: 'binary', minLength: 1 }).filter((id) => id.isWellFormed());
const packed = fc.stringMatching(/^[\w-]*$/);

/** Routes of a screen drawn by lot, in all ways that its address may have. */
function routesOf(game: string, screen: string, at: string | IdAddress): fc.Arbitrary<AnyRoute> {
  if (typeof at === 'string') return fc.constant({ screen });
  const link = LINKS[game]?.[screen] ?? '';
  return fc.oneof(
    ...(at.bare === undefined ? [] : [fc.constant({ screen, id: '' })]),
    ...(at.head === undefined ? [] : [ids.map((text) => ({ screen, id: text }))]),
    ...(at.isLink === undefined ? [] : [packed.map((text) => ({ screen, id: `${link}${text}` }))]),
  );
}

describe.each([
  ['war', WAR_ROUTES],
  ['littlewars', LITTLE_WARS_ROUTES],
] as const)('the routes of %s', (game, format) => {
  const { addresses, parse, write } = format as unknown as RouteFormat<AnyRoute>;
  const screens = Object.entries<string | IdAddress>(addresses);

  test('are read as they are written, and lead to their own game', () => {
    fc.assert(
      fc.property(
        fc.oneof(...screens.map(([screen, at]) => routesOf(game, screen, at))),
        (route) => {
          const fragment = write(route);
          expect(parse(fragment)).toEqual(route);
          expect(gameAt([{ id: 'war' }, { id: 'littlewars' }], fragment).id).toBe(game);
          // As a browser writes it back.
          expect(new URL(fragment, 'https://example.org/').hash).toBe(fragment);
        },
      ),
    );
  });

  test('have an address of their own for every screen', () => {
    const written = screens.map(([screen, at]) =>
      write(
        typeof at === 'string' ? { screen } : { screen, id: `${LINKS[game]?.[screen] ?? ''}x` },
      ),
    );
    expect(screens.length).toBeGreaterThan(10);
    expect(new Set(written).size).toBe(screens.length);
    expect(written.filter((fragment) => fragment === '')).toHaveLength(game === 'war' ? 1 : 0);
  });

  test('do not include an address that leads nowhere', () => {
    for (const fragment of ['#nowhere', '#study/', '#study/%', '#library/%E0%A4%A', '#game/7'])
      expect(parse(fragment)).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const fragment = `#${game === 'war' ? '' : 'littlewars/'}${text}`;
        const route = parse(fragment);
        if (route !== null) expect(parse(write(route))).toEqual(route);
      }),
    );
  });

  test('are in the table of docs/page.md, from which their browser test is made', () => {
    const table = readFileSync('docs/page.md', 'utf8');
    const heads = screens.map(([screen, at]) =>
      typeof at === 'string' ? at : (at.bare ?? at.head ?? LINKS[game]?.[screen] ?? screen),
    );
    expect(heads.filter((address) => !table.includes(`\`${address}`))).toEqual([]);
  });

  test('do not say what is missing in the address', () => {
    expect(write(without('record'))).toBe(write(HOME));
  });
});

test('published addresses still lead to their screens', () => {
  const war = Object.fromEntries(
    [
      '#game',
      '#learn',
      '#learn/march',
      '#first-war',
      '#study/abc',
      '#edit',
      '#map',
      '#map=x',
      '#problems',
      '#problem=d-12',
      '#r=x',
      '#r2=x',
      '#r3=x',
    ].map((fragment) => [fragment, WAR_ROUTES.parse(fragment)?.screen]),
  );
  expect(war).toEqual({
    '#game': 'game',
    '#learn': 'lessons',
    '#learn/march': 'lessons',
    '#first-war': 'firstWar',
    '#study/abc': 'study',
    '#edit': 'editor',
    '#map': 'mapEditor',
    '#map=x': 'mapEditor',
    '#problems': 'problems',
    '#problem=d-12': 'problems',
    '#r=x': 'openRecord',
    '#r2=x': 'openRecord',
    '#r3=x': 'openRecord',
  });
  const littleWars = ['', '/battle1=x', '/battle2=x', '/country=x', '/country1=x'].map(
    (rest) => LITTLE_WARS_ROUTES.parse(`#littlewars${rest}`)?.screen,
  );
  expect(littleWars).toEqual(['headquarters', 'openRecord', 'openRecord', 'country', 'country']);
});

test('navigation remembers the previous screen, and how it was left', () => {
  const navigation = createNavigation();
  const { visit, push, replace, follow, route } = navigation;
  const seen: unknown[] = [];
  visit.subscribe(({ by, from }) => seen.push([by, from?.screen ?? null]));
  follow({ screen: 'game' });
  push({ screen: 'library', id: '' });
  replace(HOME);
  expect(seen).toEqual([
    ['address', null],
    ['push', 'game'],
    ['replace', 'library'],
  ]);
  expect(route()).toBe(HOME);
  goToBoard(navigation, ['newGame']);
  push({ screen: 'newGame' });
  goToBoard(navigation, ['newGame']);
  expect(seen.slice(3)).toEqual([
    ['push', 'headquarters'],
    ['push', 'game'],
    ['replace', 'newGame'],
  ]);
});
