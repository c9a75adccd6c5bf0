import { expect, type CDPSession, type Page } from '@playwright/test';
import { axeFaults, THEMES, type Theme } from './axe';
import { layoutFaults, type Wanted } from './layout';
import { orphans } from './orphans';
import { EXHAUSTIVE, prefer } from './page';
import { atRest, lastingFaults } from './rest';
import type { Stop, Visit } from './stops';

export interface Pane {
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
  /** Whether all must be in sight with nothing scrolled: in low ones the panel may scroll, in the lowest the page. */
  readonly whole: boolean;
  readonly scrolls?: boolean;
  /** Whether the ends of paragraphs are looked at. */
  readonly read?: boolean;
}

const DESK: Pane = { width: 1280, height: 720, phone: false, whole: true, read: true };
/** The narrowest panel beside a board. */
const OLD_DESK: Pane = { width: 1024, height: 768, phone: false, whole: true };
export const PHONE: Pane = { width: 390, height: 844, phone: true, whole: true, read: true };
const NARROW: Pane = { width: 360, height: 640, phone: true, whole: false, read: true };
const LYING: Pane = { width: 844, height: 390, phone: true, whole: false };
const LEAST: Pane = { width: 320, height: 256, phone: false, whole: false, scrolls: true };

/** The windows every screen must fit; those without a finger and below 700 pixels are a desk with all at 200, 300 and 400 %. */
const WINDOWS: readonly Pane[] = [
  OLD_DESK,
  { width: 2560, height: 1440, phone: false, whole: true },
  PHONE,
  { width: 768, height: 1024, phone: true, whole: true },
  { width: 640, height: 360, phone: false, whole: false },
  { width: 427, height: 240, phone: false, whole: false, scrolls: true },
  LEAST,
  LYING,
  NARROW,
];

/** Those that French is looked at in, whose words are longer. */
const NARROWEST: readonly Pane[] = [NARROW, LYING, DESK, OLD_DESK];

/** The item that a stop has its turn with; an exhaustive run has them all. */
const turnOf = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  EXHAUSTIVE ? items : items.slice(turn % items.length, (turn % items.length) + 1);

/** Puts the page into a language. */
async function speak(page: Page, language: 'en' | 'fr'): Promise<void> {
  await prefer(page, { language });
  // Asked at every frame: it is done some hundred times.
  await page.waitForFunction((expected) => document.documentElement.lang === expected, language);
}

/** Makes the window that of a phone with its finger, or of a desk with its mouse. */
async function become(device: CDPSession, { width, height, phone }: Pane): Promise<void> {
  await Promise.all([
    device.send('Emulation.setTouchEmulationEnabled', { enabled: phone }),
    device.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: phone,
    }),
  ]);
}

interface Looks {
  /** Also called at each stop on a phone, to check the targets of a finger. */
  readonly finger?: (page: Page) => Promise<string[]>;
  /** Reports of axe that are no faults. */
  readonly but?: string;
  readonly axe?: boolean;
}

/**
 * Judges each stop of a tour: nothing is cut, covered or out of sight, no short word stands alone in a last line, and axe
 * finds nothing. `npm test` looks at every fifth stop, each time in the next window, language and theme; `npm run exhaustive`
 * looks at every stop, in all of them.
 */
export async function look(page: Page, { finger, but, axe = true }: Looks = {}): Promise<Visit> {
  const device = await page.context().newCDPSession(page);
  let [stops, turn] = [0, 0];

  async function judge(stop: Stop, pane: Pane, more: Partial<Wanted>, at: string): Promise<void> {
    await become(device, pane);
    const scrolls = pane.scrolls === true;
    const board = stop.board && !scrolls;
    const faults = await layoutFaults(page, {
      board,
      whole: pane.whole && stop.board,
      shown: scrolls ? [] : stop.shown,
      ...more,
    });
    if (pane.read === true) faults.push(...(await orphans(page)));
    if (pane === PHONE && finger !== undefined)
      faults.push(...(await lastingFaults(page, () => finger(page))));
    expect.soft(faults, at).toEqual([]);
  }

  return async (stop) => {
    if (!EXHAUSTIVE && stops++ % 5 !== 0) return;
    const name = (pane: Pane, language: string) =>
      `${stop.name}, ${language}, ${pane.width}×${pane.height}`;
    for (const pane of EXHAUSTIVE ? [DESK, ...WINDOWS] : turnOf(WINDOWS, turn))
      await judge(stop, pane, {}, name(pane, 'English'));
    await speak(page, 'fr');
    // Elements that must be visible are named in English.
    for (const pane of turnOf(NARROWEST, turn))
      await judge(stop, pane, { shown: [] }, name(pane, 'French'));
    await become(device, DESK);
    const themes: readonly Theme[] = turnOf(THEMES, Math.floor(turn / 2));
    const inFrench = axe && (EXHAUSTIVE || turn % 2 === 1);
    if (inFrench)
      expect.soft(await axeFaults(page, { but, themes }), `${stop.name}, French`).toEqual([]);
    await speak(page, 'en');
    if (axe && (EXHAUSTIVE || !inFrench))
      expect.soft(await axeFaults(page, { but, themes }), stop.name).toEqual([]);
    // A key pressed before the page has its new size would be answered by the old one.
    await atRest(page);
    turn++;
  };
}
