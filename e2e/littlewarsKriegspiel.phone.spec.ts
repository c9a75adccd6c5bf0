import { expect } from '@playwright/test';
import { axeFaults } from './support/axe';
import { button, heading, ONLY_EXHAUSTIVE, test } from './support/page';
import { middleOf } from './support/touch';

test.use({ locale: 'fr-FR' });

test(
  'a battle of Kriegspiel by touch, in French: a march, a mine over a reload, a shell, supply, the score',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars');
    const tap = (name: string | RegExp): Promise<void> => button(page, name).first().tap();
    /** Chooses in the list, which lies over the page. */
    const choose = async (name: RegExp): Promise<void> => {
      await tap('Corps, canons et fourgons');
      await page.getByRole('dialog').getByRole('button', { name }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const pass = async (side: string): Promise<void> => {
      await tap('Terminer');
      await tap('Partez');
      await expect(heading(page, `${side} joue`)).toBeVisible();
    };
    const message = page.locator('.lw-top > p').first();
    await tap('Kriegspiel');
    await tap('Commencer la bataille');
    await tap('Partez');

    // A body is chosen by a finger, and sent by two presses.
    const body = await middleOf(page.locator('[data-man="R70"], [data-man="R85"]').first());
    await page.touchscreen.tap(body.x, body.y);
    await expect(heading(page, /^Corps [AF]$/)).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(body.x, body.y - 34);
    await tap('En marche');
    await expect(message).toHaveText(/^Le corps [AF] .*% /);
    expect(await axeFaults(page)).toEqual([]);

    await choose(/^Corps D/);
    await expect(heading(page, 'Corps D')).toBeInViewport({ ratio: 1 });
    await expect(button(page, /^Par quatre|^Sur deux rangs|^En ordre/).first()).toBeInViewport({
      ratio: 1,
    });
    await page.getByText('Commencer un travail').tap();
    await page.getByRole('combobox', { name: 'Lequel' }).selectOption('mine');
    await tap('Le commencer');
    await expect(message).toHaveText('C’est noté et scellé.');
    await page.reload();
    await expect(heading(page, 'Rouge joue')).toBeVisible();
    await expect(page.getByText(/une mine/i)).toHaveCount(0);
    // Held by a finger: the note is in sight, and gone when it is let go.
    const notes = button(page, /^Maintenir pour lire/);
    await notes.scrollIntoViewIfNeeded();
    await notes.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(page.getByText(/^Une mine/)).toBeInViewport({ ratio: 1 });
    await notes.dispatchEvent('pointerup', { pointerType: 'touch' });
    await expect(page.getByText(/une mine/i)).toHaveCount(0);

    await pass('Bleu');
    await pass('Rouge');
    await choose(/^Le canon G1/);
    await tap('Regarder le long du canon');
    await tap(/^Tirer/);
    await expect(button(page, /^Tirer/)).toHaveText(/3/);
    await tap('Quitter le canon');
    await tap('Ravitaillement');
    await expect(heading(page, 'Ravitaillement')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await tap('Plus');
    await tap('Se rendre');
    await page.getByRole('dialog').getByRole('button', { name: 'Se rendre' }).tap();
    await expect(heading(page, 'La bataille est finie')).toBeVisible();
    await expect(page.locator('.lw-result')).toHaveText(/^Bleu a gagné/);
    expect(await axeFaults(page)).toEqual([]);
  },
);
