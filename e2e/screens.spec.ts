import { expect, type Page } from '@playwright/test';
import { layoutFaultsNow } from './support/layout';
import { littleWarsTour } from './support/littlewarsTour';
import { look } from './support/looks';
import { throughAMap } from './support/mapTour';
import { orphansNow } from './support/orphans';
import { atHeadquarters, sampleOf, test, ONLY_EXHAUSTIVE } from './support/page';
import { throughATimedWar } from './support/timedTour';
import { tour } from './support/tour';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

test('every screen of the war fits every window and can be used by everyone', async ({ page }) => {
  await atHeadquarters(page);
  const visit = await look(page);
  await tour(page, visit);
  await throughATimedWar(page, visit);
});

/** Targets of Little Wars for fingers that are less than 44 pixels high. */
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

test('every screen of Little Wars fits every window, can be used by everyone and pressed by a finger', async ({
  page,
}) => {
  // What lies half below the foot of a panel comes out whole, as the layout's own look tries.
  const visit = await look(page, { finger: smallTargets, but: 'partially obscured' });
  await littleWarsTour(page, visit);
});

for (const map of sampleOf(['The Combe', 'Open Country', 'The Three Passes'], 1))
  test(`the board of every map fits every window: ${map}`, ONLY_EXHAUSTIVE, async ({ page }) => {
    await atHeadquarters(page);
    await throughAMap(page, map, await look(page, { axe: false }));
  });

/** Pages with one thing wrong each, and the words it is reported in. */
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

test('faults of a layout are found, and intended overlaps are not', async ({ page }) => {
  const nothing = { board: false, shown: [], whole: false };
  const faultsOf = async (html: string) => {
    await page.setContent(`<body style="font: 16px serif">${html}`);
    return layoutFaultsNow(page, nothing);
  };
  for (const [html, fault] of Object.entries(FAULTY))
    expect.soft(await faultsOf(html), html).toContainEqual(expect.stringContaining(fault));
  const intended = `
    <p class="visually-hidden" style="position: absolute; clip-path: inset(50%); width: 1px; overflow: hidden">heard
    <div style="overflow: auto; height: 90px; width: 200px; border: 1px solid">
      <p style="height: 300px">a long text</p><button>below it</button>
      <div style="position: sticky; bottom: 0; background: white"><button>at the foot</button></div>
    </div>
    <p>A sentence with a <button style="display: inline; border: 0; padding: 0">term</button> in it.`;
  expect(await faultsOf(intended)).toEqual([]);
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
