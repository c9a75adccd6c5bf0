import { expect, type Page } from '@playwright/test';
import { board, button } from './page';

type Label = string | RegExp;

export interface Stop {
  readonly name: string;
  /** Whether the board lies on the screen. */
  readonly board: boolean;
  /** The elements that must be visible: the main buttons of the screen, or of the dialog over it. */
  readonly shown: readonly Label[];
}

export type Visit = (stop: Stop) => Promise<void>;

/** How stops are made on a page. */
export function stops(page: Page, visit: Visit) {
  const at =
    (onBoard: boolean) =>
    async (name: string, ...shown: Label[]) => {
      // Some screens are loaded when they are first opened.
      for (const label of shown.slice(-1)) await button(page, label).first().waitFor();
      await visit({ name, board: onBoard, shown });
    };
  return {
    press: (name: Label) => button(page, name).click(),
    bare: at(false),
    menu: at(true),
    table: async (name: string, ...shown: Label[]) => {
      await expect(board(page)).toBeVisible();
      await at(true)(name, ...shown);
    },
    dialog: async (name: string, ...shown: Label[]) => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await visit({ name, board: (await page.locator('.cells').count()) > 0, shown });
    },
  };
}
