import { expect, type CDPSession, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { layoutFaults, layoutFaultsNow, type Wanted } from './support/layout';
import { orphans, orphansNow } from './support/orphans';
import { atHeadquarters, prefer, test } from './support/page';
import { atRest, lastingFaults } from './support/rest';
import { littleWarsTour } from './support/littlewarsTour';
import { throughAMap } from './support/mapTour';
import { throughATimedWar } from './support/timedTour';
import type { Visit } from './support/stops';
import { tour } from './support/tour';

interface Pane {
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  /** Whether all must be in sight with nothing scrolled: in low ones the panel may scroll, in the lowest the page. */
  readonly whole: boolean;
  readonly scrolls?: boolean;
}

/**
 * The windows every screen must fit, those without a finger and below 700 pixels being those of a desk with everything
 * at 200, 300 and 400 %. Each is a step of its own, the page being drawn anew: a stop begins and ends in the first.
 */
const DESK = { width: 1280, height: 720, phone: false, whole: true };
const PHONE = { width: 390, height: 844, phone: true, whole: true };
const NARROW = { width: 360, height: 640, phone: true, whole: false };
const LYING = { width: 844, height: 390, phone: true, whole: false };
const LEAST = { width: 320, height: 256, phone: false, whole: false, scrolls: true };
const WINDOWS: readonly Pane[] = [
  DESK,
  { width: 1024, height: 768, phone: false, whole: true },
  { width: 2560, height: 1440, phone: false, whole: true },
  PHONE,
  { width: 640, height: 360, phone: false, whole: false },
  { width: 427, height: 240, phone: false, whole: false, scrolls: true },
  LEAST,
  LYING,
  NARROW,
];

/** Those that French, whose words are longer, is looked at in: from the last of the others back to the first. */
const NARROWEST = [NARROW, LYING, DESK];

/** Those whose paragraphs are looked at for how they end. */
const READ: readonly Pane[] = [DESK, PHONE, NARROW];

/** Puts the page into a language. */
async function speak(page: Page, language: 'en' | 'fr'): Promise<void> {
  await prefer(page, { language });
  // Asked at every frame: it is done some hundred times.
  await page.waitForFunction((wished) => document.documentElement.lang === wished, language);
}

/** Makes the window that of a phone with its finger, or of a desk with its mouse. */
async function become(device: CDPSession, window: Pane): Promise<void> {
  const { width, height, phone } = window;
  const metrics = { width, height, deviceScaleFactor: 1, mobile: phone };
  await Promise.all([
    device.send('Emulation.setTouchEmulationEnabled', { enabled: phone }),
    device.send('Emulation.setDeviceMetricsOverride', metrics),
  ]);
}

// What is wrong is told in words; the trace of so long a way takes its time.
test.use({ trace: 'off' });

/** Those that another game is looked at in: with the same measures, of which each was met by the one before. */
const AGAIN = [DESK, PHONE, LEAST, LYING, NARROW];

/** Looks at a stop in every window: nothing is cut, covered or out of sight, and no short word alone in a last line. */
async function fitsEveryWindow(page: Page, windows: readonly Pane[] = WINDOWS): Promise<Visit> {
  const device = await page.context().newCDPSession(page);
  return async ({ name, ...wanted }) => {
    const look = async (window: Pane, more: Partial<Wanted> = {}) => {
      await become(device, window);
      const scrolls = window.scrolls === true;
      const board = wanted.board && !scrolls;
      const whole = window.whole && wanted.board;
      const shown = scrolls ? [] : wanted.shown;
      return layoutFaults(page, { board, whole, shown, ...more });
    };
    for (const window of windows) {
      const at = `${name}, ${window.width}×${window.height}`;
      expect.soft(await look(window), at).toEqual([]);
      if (READ.includes(window)) expect.soft(await orphans(page), at).toEqual([]);
    }
    await speak(page, 'fr');
    for (const window of NARROWEST) {
      // What must be in sight is named in English.
      const faults = await look(window, { shown: [] });
      const at = `${name}, French, ${window.width}×${window.height}`;
      expect.soft(faults, at).toEqual([]);
      if (READ.includes(window)) expect.soft(await orphans(page), at).toEqual([]);
    }
    await speak(page, 'en');
    // A key pressed before the page has its new size would be answered by the old one.
    await atRest(page);
  };
}

test('every screen fits every window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atHeadquarters(page);
  const visit = await fitsEveryWindow(page);
  await tour(page, visit);
  await throughATimedWar(page, visit);
});

/** What fingers press of Little Wars that is less than 44 pixels high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, select, input:not([type=range])')].flatMap(
      (control) => {
        // A box is pressed by all of its label.
        const boxed =
          control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
        const pressed = (boxed ? control.labels?.[0] : null) ?? control;
        const { height } = pressed.getBoundingClientRect();
        if (control.closest('[class^="lw-"]') === null || !pressed.checkVisibility()) return [];
        const name = pressed.textContent || control.ariaLabel || control.className;
        return height < 43.5 ? [`${name} is ${height} pixels high`] : [];
      },
    ),
  );

test('every screen of Little Wars fits every window, and a finger', async ({ page }) => {
  const fits = await fitsEveryWindow(page, AGAIN);
  const device = await page.context().newCDPSession(page);
  await littleWarsTour(page, async (stop) => {
    await fits(stop);
    await become(device, PHONE);
    const faults = await lastingFaults(page, () => smallTargets(page));
    expect.soft(faults, `${stop.name}, for a finger`).toEqual([]);
    await become(device, DESK);
    await atRest(page);
  });
});

for (const map of ['The Combe', 'Open Country', 'The Three Passes'])
  test(`the board of every map fits every window: ${map}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await atHeadquarters(page);
    await throughAMap(page, map, await fitsEveryWindow(page));
  });

/** The main screens, which are judged in French too. */
const IN_FRENCH =
  /^(headquarters|in one minute|rule book|the settings|the lessons|a lesson|new game|curtain|deployment|lots|library|open a record|war(, (an attack laid open|the keys|the legend|the record))?|the history|end)$/;

test('every screen can be used by everyone, in every theme and language', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await atHeadquarters(page);
  const visit: Visit = async ({ name }) => {
    expect.soft(await axeFaults(page), name).toEqual([]);
    if (!IN_FRENCH.test(name)) return;
    await speak(page, 'fr');
    const faults = await axeFaults(page, { inEveryTheme: false });
    expect.soft(faults, `${name}, in French`).toEqual([]);
    await speak(page, 'en');
  };
  await tour(page, visit);
  await throughATimedWar(page, visit);
});

test('every screen of Little Wars can be used by everyone, in every theme and language', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // What lies half below the foot of a panel comes out whole, as the tour of every window tries.
  const but = 'partially obscured';
  await littleWarsTour(page, async ({ name }) => {
    expect.soft(await axeFaults(page, { but }), name).toEqual([]);
    await speak(page, 'fr');
    const faults = await axeFaults(page, { but, inEveryTheme: false });
    expect.soft(faults, `${name}, in French`).toEqual([]);
    await speak(page, 'en');
  });
});

/** Pages with one thing wrong each, and the words it is told in. */
const FAULTY: Readonly<Record<string, string>> = {
  '<p style="overflow: hidden; width: 40px; white-space: nowrap">cut in the middle': 'is cut by',
  '<p style="overflow: hidden; height: 8px">cut off below the first line': 'is cut by',
  '<button style="width: 30px; white-space: nowrap">too long for it</button>': 'spills out of',
  '<p style="height: 20px; background: red">more than fits<br>into the box': 'spills out of',
  '<button>under</button><div style="position: absolute; inset: 0; background: red">':
    'cannot be pressed everywhere',
  '<button>one</button><button style="margin-left: -20px">other</button>': 'lie over one another',
  '<p>a line</p><p style="margin-top: -30px">another': 'lie over one another',
  '<p style="position: relative; left: -30px">at the edge': 'is outside the window',
  '<p style="position: fixed; top: 99vh; margin: 0">below the window': 'is outside the window',
  '<div style="width: 200vw">wider than the window': 'pixels wide',
  '<div style="overflow: auto; width: 90px"><p style="width: 99px">&nbsp;': 'scrolls sideways',
  '<select style="width: 60px"><option>wider than its field</select>': 'cuts its value',
};

test('what is wrong with a layout is found, and what is meant is not', async ({ page }) => {
  const nothing = { board: false, shown: [], whole: false };
  const faultsOf = async (html: string) => {
    await page.setContent(`<body style="font: 16px serif">${html}`);
    return layoutFaultsNow(page, nothing);
  };
  for (const [html, fault] of Object.entries(FAULTY))
    expect.soft(await faultsOf(html), html).toContainEqual(expect.stringContaining(fault));
  const meant = `
    <p class="heard" style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden">heard
    <div style="overflow: auto; height: 90px; width: 200px; border: 1px solid">
      <p style="height: 300px">a long text</p><button>below it</button>
      <div style="position: sticky; bottom: 0; background: white"><button>at the foot</button></div>
    </div>
    <p>A sentence with a <button style="display: inline; border: 0; padding: 0">term</button> in it.`;
  expect(await faultsOf(meant)).toEqual([]);
  const { board, whole } = { board: true, whole: true };
  const ending = async (last: string) => {
    await page.setContent(`<p style="width: 240px">To one of these squares: to <br>${last}`);
    return orphansNow(page);
  };
  const term = '<button style="all: unset">E8</button>.';
  expect(await ending(term)).toEqual([expect.stringContaining('“E8.” stands alone')]);
  expect(await ending(`its&nbsp;${term}`)).toEqual([]);
  expect(await ending('the end.')).toEqual([]);
  expect(await ending('communication.')).toEqual([]);
  const bare = await layoutFaultsNow(page, { board, whole, shown: ['nowhere'] });
  expect(bare).toEqual(['the board lies at 0 to 0, 0 to 0', 'there is no nowhere']);
});
