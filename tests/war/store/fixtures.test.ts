import { boardOf } from '../../../src/war/game/war';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_SETS, SWITCHES, type Switch } from '../../../src/war/engine/rules';
import { readRules, writeRules } from '../../../src/war/engine/notation/ruleText';
import { LINK_VERSION, SAVE_VERSION } from '../../../src/war/game/linkFormat';
import { readLink, writeLink } from '../../../src/war/store/library/link';
import { readText, writeGameRecord } from '../../../src/war/game/records';
import { readGame } from '../../../src/war/game/save';
import { createSealer, type KeyStore } from '../../../src/shell/platform/seal';
import { TEMPLATES } from '../../../src/war/game/templateList';
import { STEPS } from '../../../src/war/game/earlier/steps';
import { readTemplates } from '../../../src/war/game/templates';
import { readTemplateText, writeTemplates } from '../../../src/war/game/templateText';
import { writeGame } from '../../../src/war/game/writing';
import { textOfWar } from '../../saves/tellGame';
import { createBrowser, gameOf, memoryKeys, openTab, prefer } from './fakes';

/** The content of a recorded file: see tests/saves/README.md. */
interface Saved {
  readonly storage?: Readonly<Record<string, string>>;
  readonly library?: readonly (readonly [string, { readonly text: string; readonly at: number }])[];
  readonly sealKey?: JsonWebKey | null;
  readonly templates?: string;
  readonly save?: string;
  readonly record?: string;
  readonly link?: string;
}

const ROOT = 'tests/saves';
const VERSIONS = readdirSync(ROOT).filter((name) => /^\d+$/.test(name));

const FILES = VERSIONS.flatMap((version) =>
  ['early', 'browser', 'store']
    .filter((from) => existsSync(`${ROOT}/${version}/${from}`))
    .flatMap((from) =>
      readdirSync(`${ROOT}/${version}/${from}`).map((file) => {
        const path = `${version}/${from}/${file.replace('.json', '')}`;
        return [path, JSON.parse(readFileSync(`${ROOT}/${path}.json`, 'utf8')) as Saved] as const;
      }),
    ),
);
const saved = (path: string): Saved => FILES.find(([name]) => name === path)![1];

/** The replay by the program that saved a war. */
const replayOf = (path: string): string => {
  const [version, from, name] = path.split('/');
  return readFileSync(`${ROOT}/${version!}/replays/${from!}/${name!}.txt`, 'utf8');
};

/** Every stored save by the name of its replay. */
const SAVES = FILES.flatMap(([path, { storage, library, save }]) =>
  library !== undefined && library.length > 0 && path.endsWith('/library')
    ? library.map(([id, { text }]) => [`${path}-${id}`, text] as const)
    : [[path, save ?? storage?.['game-of-war/game'] ?? ''] as const],
);

/** Games that had ended by isolation with a communications unit left (rules.md 9.3, amended): they go on. */
const ENDED = [
  '1/browser/war-isolation-pykrieg',
  '1/store/arsenal-to-relay-pykrieg',
  '1/store/end-by-isolation-pykrieg',
  '1/store/game-pykrieg-pump-house',
];
/** Games with an outcome that no setting of today's switches says (4.8, 6.4), and how many actions go before it. */
const CUT: Readonly<Record<string, number>> = {};

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);
/** A line of a replay without what follows from the end of the game: whose turn it is, and who has moved. */
const standing = (line = ''): string =>
  line.replace(/ [NS] \S+ \S+ \d+ \| moved \S+ | over .*$/g, '');

describe('every save that ever shipped', () => {
  test.each(SAVES)('%s is the same game, and replays byte for byte', (path, text) => {
    const { game, faults } = readGame(text);
    if (game === null) throw new Error(JSON.stringify(faults));
    if (game.stage.name !== 'war') expect(faults).toEqual([]);
    else {
      const [now, then] = [textOfWar(game.stage.war), replayOf(path)];
      const cut = CUT[path];
      if (ENDED.includes(path)) {
        expect(linesOf(now).slice(0, -1)).toEqual(linesOf(then).slice(0, -1));
        expect(standing(linesOf(now).at(-1))).toBe(standing(linesOf(then).at(-1)));
        const winner = / over ([NS]) isolation$/.exec(linesOf(then).at(-1)!)![1];
        expect(faults).toMatchObject([{ code: 'ended', winner }]);
      } else if (cut !== undefined) {
        expect(linesOf(now)).toEqual(linesOf(then).slice(0, cut + 1));
        expect(faults).toMatchObject([{ code: 'outcome' }]);
      } else {
        expect(now).toBe(then);
        expect(faults).toEqual([]);
      }
    }
    // Saved by today's program it is the same game again.
    expect(readGame(writeGame(game))).toEqual({ game, faults: [] });
  });

  test.each(FILES.filter(([, { storage }]) => storage?.['game-of-war/game'] !== undefined))(
    '%s is loaded by the page, with its players, tags and stage',
    (path, { storage }) => {
      const text = storage!['game-of-war/game']!;
      const { game: plain } = JSON.parse(text) as { game: Record<string, unknown> };
      const browser = createBrowser();
      browser.entries.set('game-of-war/game', text);
      const { store, state } = openTab({ browser });
      const { id, players, tags, ruleSet, rules, beginning, opening, stage } = gameOf(store);
      // The orders that are legal next are those that were legal then.
      expect(rules).toEqual({
        ...RULE_SETS.debord,
        ...(plain.rules as object),
        marchStopsWhereIsolated: true,
      });
      expect({ id, players, tags, ruleSet, beginning, opening }).toEqual({
        id: plain.id,
        players: plain.players,
        tags: plain.tags ?? [],
        ruleSet: plain.ruleSet,
        beginning: plain.way,
        opening: plain.opening,
      });
      expect(stage.name).toBe((plain.stage as { name: string }).name);
      expect(state().damaged.length).toBe(ENDED.includes(path) ? 1 : 0);
    },
  );

  test('seals open with the key they were made with, and the war begins with both armies', async () => {
    const { storage, sealKey } = saved('1/browser/deployment-both-sealed');
    const key = await crypto.subtle.importKey('jwk', sealKey!, 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]);
    const keyStore: KeyStore = { ...memoryKeys(), load: () => Promise.resolve(key) };
    const browser = createBrowser();
    browser.entries.set('game-of-war/game', storage!['game-of-war/game']!);
    const { store, state } = openTab({ browser, sealer: createSealer(keyStore) });
    await store.deployment.reveal();
    expect(state().lostSeals).toEqual([]);
    const { stage } = gameOf(store);
    if (stage.name !== 'lots') throw new Error(stage.name);
    expect(stage.armies.N.units).toHaveLength(17);
    expect(stage.armies.S.units).toHaveLength(17);
    // Templates that the North made in secret are sealed with its deployment.
    const { templates } = readTemplates(TEMPLATES.read(store.storage));
    expect(templates.map(({ name }) => name)).toEqual(['In secret']);
  });

  test('a step for every version before this one, each with its fixtures', () => {
    expect(STEPS).toHaveLength(SAVE_VERSION - 1);
    expect(VERSIONS.map(Number)).toEqual(STEPS.map((_, i) => i + 1));
  });
});

describe('the former places of games in browsers', () => {
  const PLACES = readdirSync(`${ROOT}/places`).flatMap((version) =>
    readdirSync(`${ROOT}/places/${version}`).map((file) => `places/${version}/${file}`),
  );
  const left = (path: string) => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8')) as Saved;

  test.each(PLACES)('%s opens as the same game, without a secret in clear', async (path) => {
    const { storage, library, sealKey } = left(path);
    const { game } = readGame(storage!['game-of-war/game']!);
    const browser = createBrowser();
    for (const [key, text] of Object.entries(storage!)) browser.entries.set(key, text);
    for (const [id, entry] of library!) browser.games.set(id, entry);
    const old = sealKey
      ? await crypto.subtle.importKey('jwk', sealKey, 'AES-GCM', false, ['encrypt', 'decrypt'])
      : undefined;
    const keyStore: KeyStore = { ...memoryKeys(), earlier: () => Promise.resolve(old) };
    const { store, state } = openTab({ browser, sealer: createSealer(keyStore) });
    expect(gameOf(store)).toEqual(game);
    expect(state()).toMatchObject({ damaged: [], save: { is: 'saved' } });
    if (gameOf(store).stage.name === 'deployment' && gameOf(store).beginning === 'hidden')
      expect(browser.entries.get('game-of-war/game')).not.toContain('"game"');
    if (!path.includes('both-sealed')) return;
    await store.deployment.reveal();
    expect(gameOf(store).stage.name).toBe('lots');
    expect(await keyStore.load()).toBe(old);
  });
});

describe('libraries, templates and preferences', () => {
  const { storage, library, templates: shared } = saved('1/browser/library');

  test('a library lists every game and opens it', async () => {
    const browser = createBrowser();
    for (const [id, entry] of library!) browser.games.set(id, entry);
    const { store } = openTab({ browser });
    const games = await store.library.savedGames();
    expect(games.map(({ id }) => id).sort()).toEqual(library!.map(([id]) => id).sort());
    for (const { id, game, faults, at } of games) {
      expect(faults).toEqual([]);
      expect(at.getTime()).toBe(library!.find(([known]) => known === id)![1].at);
      await store.library.openSaved(id);
      expect(gameOf(store)).toEqual(game);
    }
    // Opening them has changed nothing in the library, and going on with one goes on there.
    expect([...browser.games.values()]).toEqual(library!.map(([, entry]) => entry));
  });

  test('templates are listed as they were, and the shared text is the same', () => {
    const browser = createBrowser();
    browser.entries.set('game-of-war/templates', storage!['game-of-war/templates']!);
    const { templates, damaged } = readTemplates(
      TEMPLATES.read(openTab({ browser }).store.storage),
    );
    expect(damaged).toEqual([]);
    expect(templates.map(({ name }) => name)).toEqual(['Two forward', 'Whole “army” \\ 1']);
    expect(writeTemplates(templates.slice(0, 1))).toBe(shared);
    expect(readTemplateText(shared!)).toMatchObject({
      ok: true,
      templates: [{ name: 'Two forward' }],
    });
  });

  test.each([
    ['1/browser/library', { theme: 'contrast', figures: true, handOver: true, warnUnspent: false }],
    [
      '1/early/early-deployment-and-preferences',
      { theme: 'dark', figures: true, warnUnspent: false },
    ],
  ])('preferences of %s still hold', (path, chosen) => {
    const browser = createBrowser();
    const text = saved(path).storage!['game-of-war/preferences']!;
    browser.entries.set('game-of-war/preferences', text);
    const { store, settings } = openTab({ browser });
    expect(settings()).toMatchObject(chosen);
    expect(settings()).toMatchObject(JSON.parse(text) as object);
    prefer(store, { volume: 5 });
    expect(openTab({ browser }).settings()).toEqual(settings());
  });
});

describe('links and records of earlier versions', () => {
  const WRITTEN = FILES.filter(
    ([path, { record, link }]) =>
      path.startsWith('1/') && record !== undefined && link !== undefined,
  );

  test.each(WRITTEN)('the link of %s opens as the same game', async (path, { record, link }) => {
    // A link of the first version says none.
    const made = Number(path.split('/')[0]);
    expect(link).toMatch(made === 1 ? /^#r=/ : new RegExp(`^#r${made}=`));
    const { text, version, fault } = await readLink(link!);
    expect({ text, version, fault }).toEqual({ text: record, version: made, fault: null });
    const { found, faults, notes } = readText(text, version);
    if (ENDED.includes(path))
      expect(faults.map(({ code }) => code)).toEqual(['wrongResult', 'wrongTermination']);
    else expect(faults).toEqual([]);
    const now = textOfWar(found!.war);
    if (!ENDED.includes(path)) expect(now).toBe(replayOf(path));
    const reading = readRules(/^\[Rules "(.*)"\]$/m.exec(record!)![1]!);
    const same = reading.ok && writeRules(reading.rules) === writeRules(found!.rules);
    expect(notes).toEqual(same ? [] : [{ code: 'earlierLink' }]);
    // A link made of it today says today's version, and opens as the same game again.
    const today = await readLink(await writeLink(record!));
    expect(today.version).toBe(LINK_VERSION);
  });

  test.each(WRITTEN)(
    'the record of %s is the same game, or the fault is reported',
    (path, { record }) => {
      const { found, faults, notes } = readText(record!);
      if (ENDED.includes(path)) return;
      expect(faults).toEqual([]);
      // It says no version: where both find nothing wrong, today's rules hold, and every mark is right.
      const marks = (text: string): string => text.replace(/^\[.*\n/gm, '');
      const board = boardOf(found!.war);
      const game = {
        ...found!,
        board,
        id: '',
        tags: [],
        beginning: 'position',
        opening: null,
      } as const;
      const again = writeGameRecord({ ...game, stage: { name: 'war', war: found!.war } })!;
      expect(marks(again)).toBe(marks(record!));
      if (notes.length > 0) expect(textOfWar(found!.war)).toBe(replayOf(path));
    },
  );

  test('a record that is legal only by the rules of its time opens by those, and that is reported', () => {
    const { record } = saved('1/store/arsenal-to-relay-bracken');
    const { found, faults, notes } = readText(record!);
    expect(faults).toEqual([]);
    expect(notes).toEqual([{ code: 'earlierRules' }]);
    expect(found).toMatchObject({ ruleSet: 'bracken', rules: { arsenalFallsTo: 'anyUnit' } });
  });

  test('a retreat onto an arsenal is preserved by the switch that still allows it', () => {
    const { found, notes } = readText(saved('1/store/retreat-on-arsenal-debord').record!);
    expect(found!.rules.dislodgedMayAttack).toBe(true);
    expect(notes).toEqual([{ code: 'earlierRules' }]);
  });
});

test('what the rule sets mean in this version of saves and links', () => {
  // Whether a change here raises one of the versions: docs/changes.md, Versions.
  // A new switch has its first value in all of them, and changes nothing here.
  const sets = Object.entries(RULE_SETS).map(([id, rules]) => [
    id,
    Object.fromEntries(
      Object.entries(rules).filter(([name, value]) => value !== SWITCHES[name as Switch][0]),
    ),
  ]);
  expect({ save: SAVE_VERSION, link: LINK_VERSION, ...Object.fromEntries(sets) }).toMatchSnapshot();
});
