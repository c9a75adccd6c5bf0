import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LITTLE_WARS_ROUTES, type LittleWarsScreen } from '../../src/littlewars/game/route';
import { createNavigation, goToBoard, HOME, without, type AnyRoute } from '../../src/shell/route';
import { gameAt } from '../../src/shell/game';
import { WAR_ROUTES, type WarScreen } from '../../src/war/game/route';

/** How a route of a screen is drawn by lot: `plain` where nothing more is said of it. */
type Drawn = 'plain' | 'id' | 'maybeId' | 'maybeLink' | 'link';

/** Every screen of the war: the compiler asks for each that is added. */
const WAR: Readonly<Record<WarScreen, Drawn>> = {
  headquarters: 'plain',
  game: 'plain',
  alone: 'plain',
  newGame: 'plain',
  minute: 'plain',
  library: 'plain',
  firstWar: 'plain',
  editor: 'plain',
  kept: 'id',
  study: 'id',
  rules: 'maybeId',
  lessons: 'maybeId',
  problems: 'maybeId',
  openRecord: 'maybeLink',
  mapEditor: 'maybeLink',
};
const LITTLE_WARS: Readonly<Record<LittleWarsScreen, Drawn>> = {
  headquarters: 'plain',
  game: 'plain',
  newBattle: 'plain',
  layOut: 'plain',
  kept: 'id',
  replay: 'id',
  lessons: 'maybeId',
  rules: 'maybeId',
  library: 'plain',
  openRecord: 'maybeLink',
  country: 'link',
};
const LINKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  war: { openRecord: '#r3=', mapEditor: '#map=' },
  littlewars: { openRecord: '#littlewars/battle2=', country: '#littlewars/country1=' },
};

const ids = fc.string({ unit: 'binary', minLength: 1 }).filter((id) => id.isWellFormed());
const packed = fc.stringMatching(/^[\w-]*$/);

function routesOf(game: string, screen: string, drawn: Drawn): fc.Arbitrary<AnyRoute> {
  const link = packed.map((text) => ({ screen, id: `${LINKS[game]?.[screen]}${text}` }));
  const id = ids.map((text) => ({ screen, id: text }));
  const bare = fc.constant({ screen, id: '' });
  switch (drawn) {
    case 'plain':
      return fc.constant({ screen });
    case 'id':
      return id;
    case 'maybeId':
      return fc.oneof(bare, id);
    case 'maybeLink':
      return fc.oneof(bare, link);
    case 'link':
      return link;
  }
}

const anyOf = (game: string, screens: Readonly<Record<string, Drawn>>): fc.Arbitrary<AnyRoute> =>
  fc.oneof(...Object.entries(screens).map(([screen, drawn]) => routesOf(game, screen, drawn)));

describe.each([
  ['war', WAR, WAR_ROUTES],
  ['littlewars', LITTLE_WARS, LITTLE_WARS_ROUTES],
] as const)('the routes of %s', (game, screens, format) => {
  const { parse, write } = format as {
    parse: (fragment: string) => AnyRoute | null;
    write: (route: AnyRoute) => string;
  };

  test('are read as they are written, and lead to their own game', () => {
    fc.assert(
      fc.property(anyOf(game, screens), (route) => {
        const fragment = write(route);
        expect(parse(fragment)).toEqual(route);
        expect(gameAt([{ id: 'war' }, { id: 'littlewars' }], fragment).id).toBe(game);
        // As a browser writes it back.
        expect(new URL(fragment, 'https://example.org/').hash).toBe(fragment);
      }),
    );
  });

  test('have an address of its own for every screen', () => {
    const written = Object.entries(screens).map(([screen, drawn]) =>
      write(drawn === 'plain' ? { screen } : { screen, id: `${LINKS[game]?.[screen] ?? ''}x` }),
    );
    expect(new Set(written).size).toBe(Object.keys(screens).length);
    expect(written.filter((fragment) => fragment === '')).toHaveLength(game === 'war' ? 1 : 0);
  });

  test('are none of what leads nowhere, whatever is in the address', () => {
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

  test('do not say what is missing in the address', () => {
    expect(write(without('record'))).toBe(write(HOME));
  });
});

test('addresses that have been given out lead where they led', () => {
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

test('navigation remembers whence it came, and says how', () => {
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
