import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mirrored } from '../../../../src/war/engine/symmetry';
import { shuffled } from '../../../../src/war/game/autoDeployment';
import { writePlacement } from '../../../../src/war/engine/notation/notation';
import { nameOf } from '../../../../src/war/engine/board';
import { openingHalf } from '../../../../src/war/game/deployments';
import { currentDeployment } from '../../../../src/war/game/game';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { TEMPLATES, TEMPLATES_KEY, addToTemplateList } from '../../../../src/war/game/templateList';
import type { GameStore } from '../../../../src/war/store/store';
import {
  addTemplates,
  changeTemplate,
  discardDamagedTemplate,
  placesOf,
  removeTemplate,
} from '../../../../src/war/store/deployment/templatePlaces';
import { fitted, readTemplates, type Template } from '../../../../src/war/game/templates';
import { createBrowser, gameOf, HIDDEN, numberSealer, OPEN, openTab } from '../fakes';

const template = (id: string, name: string, opening = 'classic'): Template => ({
  id,
  name,
  board: BOARD,
  deployment: openingHalf(BOARD, opening, 'N'),
});
const names = (list: readonly unknown[]): string[] =>
  readTemplates(list).templates.map(({ name }) => name);

/** Everything that the browser has stored, as one text. */
const stored = (browser: ReturnType<typeof createBrowser>): string =>
  [...browser.entries.values()].join('\n');
const MARENGO = writePlacement(BOARD, openingHalf(BOARD, 'marengo', 'N').units)
  .split('/')
  .find((row) => /[A-Z]/.test(row))!;

describe('templates of an open game', () => {
  test('are saved in the browser, changed and removed one by one, whatever other tabs add', () => {
    const browser = createBrowser();
    const [here, there] = [openTab({ browser }), openTab({ browser })];
    here.store.begin(OPEN);
    const { own, all } = placesOf(here.store);
    expect(all).toEqual([own]);
    addTemplates(own, [template('a', 'Left wing'), template('b', 'The pass')]);
    addToTemplateList(there.store.storage, [
      { ...(TEMPLATES.read(there.store.storage)[0] as object), id: 'c' },
    ]);
    changeTemplate(own, { ...template('a', 'Right wing') });
    removeTemplate(own, template('b', ''));
    expect(names(own.read())).toEqual(['Right wing', 'Left wing']);
    expect(readTemplates(own.read()).templates[0]).toEqual(template('a', 'Right wing'));
  });

  test('are loaded only for the side that deploys', () => {
    const { store } = openTab();
    store.begin(OPEN);
    const marengo = { board: BOARD, deployment: openingHalf(BOARD, 'marengo', 'S') };
    store.deployment.loadDeployment(marengo.deployment);
    expect(currentDeployment(gameOf(store))?.units).toEqual([]);
    store.deployment.loadDeployment(fitted(marengo, 'N', false));
    expect(currentDeployment(gameOf(store))).toEqual(fitted(marengo, 'N', false));
  });

  test('report a failed write, and leave the stored list unchanged', () => {
    const browser = createBrowser();
    const { store } = openTab({ browser });
    store.begin(OPEN);
    const { own } = placesOf(store);
    expect(addTemplates(own, [template('a', 'Left wing')])).toBe('saved');
    browser.trouble = 'full';
    expect(removeTemplate(own, template('a', ''))).toBe('full');
    browser.trouble = 'forbidden';
    expect(addTemplates(own, [template('b', 'The pass')])).toBe('forbidden');
    browser.trouble = 'none';
    expect(names(own.read())).toEqual(['Left wing']);
  });
});

const INFANTRY = {
  side: 'N',
  units: [{ side: 'N', kind: 'infantry', square: 2 }],
} as const;

test('a template fits either side, rotated by half a turn, east and west swapped on request', () => {
  const squares = (side: 'N' | 'S', mirror: boolean): string =>
    fitted({ board: BOARD, deployment: INFANTRY }, side, mirror)
      .units.map(({ side: of, square }) => `${of} ${nameOf(BOARD, square)}`)
      .join();
  expect(squares('N', false)).toBe('N A3');
  expect(squares('N', true)).toBe('N A23');
  expect(squares('S', false)).toBe('S T23');
  expect(squares('S', true)).toBe('S T3');
});

describe('damaged entries', () => {
  const good = { id: 'g', name: 'Good', side: 'N', units: `I24${'/25'.repeat(19)}` };
  test.each([
    ['a number', 7, ['']],
    ['a name missing', { ...good, name: ' ' }, ['name']],
    ['a side that is none', { ...good, side: 'E' }, ['side']],
    ['everything missing', {}, ['id', 'name', 'side', 'units']],
  ])('%s: recognised by shape', (_, entry, paths) => {
    const { templates, damaged } = readTemplates([good, entry]);
    expect(templates.map(({ name }) => name)).toEqual(['Good']);
    expect(damaged[0]?.shape.map(({ path }) => path)).toEqual(paths);
    expect(damaged[0]?.text).toBe(JSON.stringify(entry));
  });
  test('units on illegal squares: recognised by the faults of the notation', () => {
    const { damaged } = readTemplates([
      { ...good, units: 'X24/24' },
      { ...good, side: 'S' },
    ]);
    expect(damaged[0]?.faults.map(({ code }) => code)).toEqual([
      'rowCount',
      'unknownLetter',
      'rowLength',
    ]);
    expect(damaged[1]?.faults.map(({ code }) => code)).toEqual(['badSide']);
  });
  test.each(['{"a":', '{"a":1}', '"text"', '7'])(
    'a text that is no list (%s) stays among the entries, whatever is added, until it is discarded',
    (text) => {
      const browser = createBrowser();
      browser.entries.set(TEMPLATES_KEY, text);
      const { store } = openTab({ browser });
      store.begin(OPEN);
      const { own } = placesOf(store);
      addTemplates(own, [template('a', 'Left wing')]);
      const [damaged] = readTemplates(own.read()).damaged;
      expect(damaged?.text).toBe(text);
      discardDamagedTemplate(own, damaged!);
      expect(own.read()).toHaveLength(1);
      expect(names(own.read())).toEqual(['Left wing']);
    },
  );
});

describe('templates made in a hidden deployment', () => {
  let browser: ReturnType<typeof createBrowser>;
  let store: GameStore;
  const own = () => placesOf(store).own;
  const saved = () => names(TEMPLATES.read(store.storage));
  const seal = async (opening: string): Promise<void> => {
    store.deployment.loadOpening(opening);
    await store.deployment.seal();
    store.raiseCurtain();
  };
  beforeEach(() => {
    browser = createBrowser();
    store = openTab({ browser }).store;
    addToTemplateList(store.storage, [
      { id: 'old', name: 'Old', side: 'N', units: `I24${'/25'.repeat(19)}` },
    ]);
    store.begin(HIDDEN);
    store.raiseCurtain();
    addTemplates(own(), [template('a', 'Secret wing', 'marengo')]);
  });

  test('are listed with the others for the side that makes them, and survive a change and a reload', () => {
    store.deployment.arrange(shuffled);
    store = openTab({ browser }).store;
    expect(placesOf(store).all.map((place) => names(place.read()))).toEqual([
      ['Secret wing'],
      ['Old'],
    ]);
    changeTemplate(own(), template('a', 'Other name', 'marengo'));
    expect(names(own().read())).toEqual(['Other name']);
  });

  test('are nowhere once their side has sealed, and visible to both when the curtain rises', async () => {
    await seal('classic');
    expect(stored(browser)).not.toContain(MARENGO);
    expect(stored(browser)).not.toContain('Secret wing');
    expect(JSON.stringify(store.state.getState())).not.toMatch(/Secret wing/);
    expect(placesOf(store).all.flatMap((place) => names(place.read()))).toEqual(['Old']);
    addTemplates(own(), [template('s', 'Southern secret')]);
    await seal('classic');
    expect(stored(browser)).not.toContain('Southern secret');
    await store.deployment.reveal();
    expect(saved()).toEqual(['Old', 'Secret wing', 'Southern secret']);
    expect(JSON.stringify(gameOf(store))).not.toContain('Secret wing');
  });

  test('make no seal longer than another', async () => {
    const length = async (): Promise<number> => {
      await seal('classic');
      const { stage } = gameOf(store);
      const camp = stage.name === 'deployment' ? stage.camps.N : null;
      return camp?.state === 'sealed' ? camp.sealed.data.length : 0;
    };
    const one = await length();
    store.begin(HIDDEN);
    expect(await length()).toBe(one);
    store.begin(HIDDEN);
    addTemplates(
      own(),
      Array.from({ length: 9 }, (_, i) => template(`${i}`, 'A name of some length')),
    );
    expect(await length()).toBe(one);
    expect(one).toBeGreaterThan(0);
  });

  test('of a game abandoned before the seal are saved in clear, once', async () => {
    browser.archiveTrouble = 'forbidden';
    store.deployment.arrange((now) => mirrored(BOARD, now));
    await expect.poll(() => store.state.getState().save).toHaveProperty('library', 'forbidden');
    const other = openTab({ browser, sealer: numberSealer() });
    store.begin(OPEN);
    await expect.poll(saved).toEqual(['Old', 'Secret wing']);
    await other.store.saves.followOtherTab();
    expect(saved()).toEqual(['Old', 'Secret wing']);
  });

  test('of a game that goes to the library stay with it, sealed', async () => {
    await seal('classic');
    await expect.poll(() => store.state.getState().save).toHaveProperty('library', 'saved');
    const { id } = gameOf(store);
    store.begin(OPEN);
    await store.library.openSaved(id);
    expect(saved()).toEqual(['Old']);
    await seal('classic');
    await store.deployment.reveal();
    expect(saved()).toEqual(['Old', 'Secret wing']);
  });

  test('of a game that is deleted from the library stay sealed, because it may continue elsewhere', async () => {
    await seal('classic');
    await expect.poll(() => store.state.getState().save).toHaveProperty('library', 'saved');
    const sealer = numberSealer();
    const open = vi.spyOn(sealer, 'open');
    const other = openTab({ browser, sealer });
    await other.store.library.deleteSaved(gameOf(store).id);
    expect(saved()).toEqual(['Old']);
    expect(open).not.toHaveBeenCalled();
  });

  test('leave the game playable if one of them is damaged', () => {
    store.deployment.saveDrafts([...own().read(), { id: 7 }]);
    store = openTab({ browser }).store;
    const { templates, damaged } = readTemplates(own().read());
    expect(templates.map(({ name }) => name)).toEqual(['Secret wing']);
    expect(damaged).toHaveLength(1);
  });
});
