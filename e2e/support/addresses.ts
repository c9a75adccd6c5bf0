import { readFileSync } from 'node:fs';
import { screen } from './page';
import type { ScreenEntry } from './screenEntries';

/**
 * The addresses of the table of docs/page.md, which lists every screen (tests/shell/route.test.ts); but those of
 * something that is not saved here, of the rule book, which lies over another screen, and second ones of a screen.
 */
export const ADDRESSES: readonly string[] = readFileSync('docs/page.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.matchAll(/`(#[^`]+)`/g)].map(([, address = '']) => address))
  .filter(
    (address) =>
      !/[/=]id$|…$|\/(?:beginning|far|replay\/hooks-farm)$|#(?:littlewars\/)?rules/.test(address),
  );
export const isOfLittleWars = (address: string): boolean => address.startsWith('#littlewars');

/** Returns an entry for each address but those that other entries have. It is opened by the address alone. */
export const entriesByAddress = (others: readonly ScreenEntry[]): readonly ScreenEntry[] =>
  ADDRESSES.filter((address) => others.every((entry) => entry.address !== address)).map(
    (address) => ({
      of: address,
      address,
      at: isOfLittleWars(address) ? 'littlewars' : 'headquarters',
      open: (page) => page.evaluate((to) => void (location.hash = to), address),
      there: (page) =>
        screen(page)
          .getByRole('heading')
          .filter({ hasNotText: /^(?:The Game of War|Little Wars)$/ })
          .first(),
    }),
  );
