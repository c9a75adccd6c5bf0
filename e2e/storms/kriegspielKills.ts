import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { atLittleWars, openBattle } from '../support/littlewars';
import { button, heading } from '../support/page';
import { pick } from '../support/random';
import { everything } from '../support/secrets';
import type { Killed, Step } from './killing';
import type { Random } from './storm';

/** A brigade a side at the river, Red to fire and his horse across it, where body F may charge; nobody has a name. */
const RECORD = readFileSync('tests/littlewars/records/river-line.lw', 'utf8')
  .split('shell:G1:light:13118')[0]!
  .replaceAll(/\[(?:Red|Blue) "\w+"\]\n/g, '');

/** The state of the battle visible to a player that must not be lost; his notes as shown while he holds the key. */
interface Moment {
  readonly title: string;
  /** Whether the dead of a charge are being named. */
  readonly settles: boolean;
  readonly lines: readonly string[];
  readonly notes: string;
}

/** The text for a side without notes. */
const NO_NOTES = 'You have no secret notes.';

async function readMoment(page: Page): Promise<Moment> {
  const side = page.locator('.lw-side');
  await expect(side.locator('#lw-move')).toHaveText(/moves$|is next$|is over$/);
  const read = (what: string) => side.locator(what).allTextContents();
  const title = (await page.locator('#lw-move').textContent()) ?? '';
  const settles = await heading(page, 'Name the dead of the charge').isVisible();
  const lines = [
    ...(await read('.lw-list button')),
    ...(await read('.lw-standing p')),
    ...(await read('.lw-head p')),
  ];
  const held = button(page, /^Hold to read your secret notes/);
  if (!(await held.isVisible())) return { title, settles, lines, notes: '' };
  let notes = '';
  // What takes the focus ends the holding; a dialog over the page takes the key.
  await expect(async () => {
    await held.focus();
    await page.keyboard.down('n');
    const shown = side.locator('.kp-notes [role="status"] p');
    await shown.first().or(page.getByRole('dialog')).first().waitFor();
    notes = (await shown.allTextContents()).join('\n');
    await page.keyboard.up('n');
    expect(notes !== '' || (await page.getByRole('dialog').isVisible())).toBe(true);
  }).toPass({ timeout: LIMITS.sight });
  await expect(side.locator('.kp-notes [role="status"]')).toHaveCount(0);
  return { title, settles, lines, notes };
}

/** Chooses a body in the list; returns whether the mover has it. */
async function choose(page: Page, id: string): Promise<boolean> {
  const found = page.locator('.lw-side .lw-list > li > button', { hasText: `Body ${id}:` }).first();
  if (!(await found.isVisible())) return false;
  await found.click();
  await expect(heading(page, `Body ${id}`)).toBeVisible();
  return true;
}

/** Opens what is folded away among the orders. */
async function unfold(page: Page, name: string): Promise<boolean> {
  const summary = page.locator('.lw-side summary', { hasText: name }).first();
  if (!(await summary.isVisible())) return false;
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement!.hasAttribute('open'));
  if (!isOpen) await summary.click();
  return true;
}

/** Presses a button, if it may be, and waits for its answer. */
async function order(page: Page, name: string, answer: () => Promise<unknown>): Promise<void> {
  const found = page.locator('.lw-side').getByRole('button', { name, exact: true }).last();
  if (!(await found.isVisible()) || !(await found.isEnabled())) return;
  await found.click();
  await answer();
}

/** Whether in the same move all notes and all lines are as before, but for the line of a body. */
const isSameBut =
  (from: Moment, id: string) =>
  (now: Moment): boolean =>
    now.title === from.title &&
    now.notes === from.notes &&
    from.lines.every(
      (line) =>
        line.startsWith(`Body ${id}:`) ||
        // Who marches closes the guns.
        line.startsWith('Move ') ||
        now.lines.includes(line),
    );
/** Whether in the same move no note is missing. */
const hasAllNotes =
  (from: Moment) =>
  (now: Moment): boolean =>
    now.title === from.title &&
    (from.notes === NO_NOTES ||
      from.notes.split('\n').every((note) => now.notes.includes(note.slice(0, 12))));

const message = (page: Page) => page.locator('.lw-top > p').first();
const BODIES = { Red: ['A', 'B', 'C', 'D', 'E', 'F'], Blue: ['G', 'H', 'I', 'J', 'K', 'L'] };

const FOOT = { Red: ['B', 'C', 'E'], Blue: ['H', 'I', 'K'] };

/** The next thing done by lot. */
function nextStep(from: Moment, random: Random): Step<Moment> {
  const { title } = from;
  const side = title.startsWith('Red') ? 'Red' : 'Blue';
  if (!title.endsWith('moves'))
    return {
      name: 'beginning a move',
      act: async (page) => {
        await button(page, 'Go').click();
        await expect(heading(page, `${side} moves`)).toBeVisible();
      },
      mayLead: (now) => now.title === `${side} moves`,
    };
  if (from.settles)
    return {
      name: 'naming the dead of a charge',
      act: async (page) => {
        await order(page, 'Settle', () =>
          expect(heading(page, 'Name the dead of the charge')).toHaveCount(0),
        );
      },
      mayLead: hasAllNotes(from),
    };
  const lot = random();
  const id = pick(random, BODIES[side]);
  if (lot < 0.2)
    return {
      name: 'a charge',
      act: async (page) => {
        const horse = side === 'Red' ? 'F' : pick(random, ['G', 'L']);
        if (!(await choose(page, horse)) || !(await unfold(page, 'Charge'))) return;
        await order(page, 'Charge', () => expect(message(page)).toContainText('charges'));
      },
      mayLead: hasAllNotes(from),
    };
  if (lot < 0.55) {
    const isMine = random() < 0.6;
    return {
      name: isMine ? 'a mine' : 'earthworks',
      act: async (page) => {
        const who = isMine ? (side === 'Red' ? 'D' : 'J') : pick(random, FOOT[side]);
        if (!(await choose(page, who)) || !(await unfold(page, 'Begin a work'))) return;
        const which = page.getByRole('combobox', { name: 'Which' });
        await which.selectOption(isMine ? 'mine' : 'entrench');
        await order(page, 'Begin it', () =>
          expect(message(page)).toHaveText('It is noted and sealed.'),
        );
      },
      mayLead: hasAllNotes(from),
    };
  }
  if (lot < 0.8)
    return {
      name: 'a march',
      act: async (page) => {
        if (!(await choose(page, id)) || !(await unfold(page, 'Move the chosen by words'))) return;
        await page.getByLabel('Direction').selectOption(String(Math.floor(random() * 8)));
        await page.getByLabel('Feet').fill('0');
        await page.getByLabel('Inches').fill(String(1 + Math.floor(random() * 4)));
        await order(page, 'Move', () => expect(button(page, 'March there')).toBeVisible());
        await order(page, 'March there', () => expect(message(page)).toContainText(`Body ${id}`));
      },
      mayLead: isSameBut(from, id),
    };
  return {
    name: 'ending a move',
    act: async (page) => {
      await button(page, 'End the move').click();
      await expect(heading(page, /is next$|is over$/)).toBeVisible();
    },
    mayLead: (now) => /is next$|is over$/.test(now.title),
  };
}

/** The signs of a mine in words, in a battle's state, or in a record, in which earlier earthworks are open. */
const SECRETS = /\bA mine\b|beginWork[^\s]{1,8}mine|"works":\[\{|"mines":\[\{/;

/** Returns what can be found of a note in the page and its stores. */
async function leaks(page: Page): Promise<string[]> {
  const texts = await everything(page);
  return Object.entries(texts).flatMap(([where, whole]) => {
    // A list of all works to begin tells of none.
    const text = whole.replace(/<option\b[^>]*>[^<]*<\/option>/g, '');
    const at = text.search(SECRETS);
    return at < 0 ? [] : [`in ${where}: …${text.slice(Math.max(0, at - 30), at + 60)}…`];
  });
}

/** A battle of brigades at the river, in which secret works are sealed and charges made. */
export const KRIEGSPIEL: Killed<Moment> = {
  home: atLittleWars,
  begin: async (page) => {
    await openBattle(page, `${RECORD}\n`);
    const over = page.getByRole('dialog').getByRole('button', { name: /^Open|^Give/ });
    if (await over.isVisible()) await over.click();
  },
  resume: async (page) => {
    await button(page, 'Go on with the battle').click();
    await expect(heading(page, /moves$|is next$|is over$/)).toBeVisible();
  },
  read: readMoment,
  isOver: ({ title }) => title.endsWith('is over'),
  nextStep,
  leaks,
  figureOf: (before, now) =>
    before.notes !== '' && before.notes !== NO_NOTES && now.notes === before.notes
      ? 'secret notes read again after a kill'
      : null,
};
