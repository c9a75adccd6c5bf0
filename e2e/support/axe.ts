import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { EXHAUSTIVE } from './page';
import { lastingFaults } from './rest';

/** Rules whose answer depends on the colours; all others are the same in every theme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** How `ui/Shell.tsx` marks the page by day and by night, plain and in more contrast. */
export const THEMES = [
  { scheme: 'light', contrast: 'normal' },
  { scheme: 'dark', contrast: 'normal' },
  { scheme: 'light', contrast: 'more' },
  { scheme: 'dark', contrast: 'more' },
] as const;

export type Theme = (typeof THEMES)[number];

interface Judged {
  readonly everySquare?: boolean;
  /**
   * The themes it is judged in: the first by every rule, the others by those of colour. Only the light one unless
   * given or exhaustive.
   */
  readonly themes?: readonly Theme[];
  /** What is no fault if it says so: listed here, it is not looked at again and again as one that may pass. */
  readonly but?: string | undefined;
}

/**
 * The lasting faults that axe finds, a line for each place: by every rule, including that of target sizes (WCAG 2.2),
 * and by those of colour in every theme requested. Two rows of squares stand for all twenty, unless `everySquare`.
 */
export const axeFaults = (page: Page, judged: Judged = {}): Promise<string[]> =>
  lastingFaults(page, async () => {
    const faults = await found(page, judged);
    const { but } = judged;
    return but === undefined ? faults : faults.filter((fault) => !fault.includes(but));
  });

async function found(
  page: Page,
  { everySquare = false, themes = EXHAUSTIVE ? THEMES : THEMES.slice(0, 1) }: Judged,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ themes, ofColour, everySquare }) => {
      const { axe: judge } = window as unknown as { readonly axe: typeof axe };
      const { dataset } = document.documentElement;
      const { scheme = '', contrast = '' } = dataset;
      const faults: string[] = [];
      for (const [i, theme] of themes.entries()) {
        Object.assign(dataset, theme);
        // An element that moves or changes colour is judged at the end.
        for (const animation of document.getAnimations()) animation.finish();
        const rows = everySquare ? [] : [['.cells-row:nth-child(n+3)']];
        const { violations } = await judge.run(
          { exclude: i === 0 ? rows : [['.cells']] },
          {
            resultTypes: ['violations'],
            rules: { 'target-size': { enabled: true } },
            preload: false,
            ...(i > 0 && { runOnly: { type: 'rule', values: ofColour } }),
          },
        );
        for (const { id, help, nodes } of violations)
          for (const { target, failureSummary = '' } of nodes) {
            const why = failureSummary.split('\n').slice(1).join(' ').trim();
            const where = `${theme.scheme}, ${theme.contrast} contrast`;
            faults.push(`${where}: ${id} (${help}) at ${target.join(' ')}: ${why}`);
          }
      }
      Object.assign(dataset, { scheme, contrast });
      return faults;
    },
    { themes, ofColour: OF_COLOUR, everySquare },
  );
}
