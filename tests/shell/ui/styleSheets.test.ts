import { afterEach, expect, test } from 'vitest';
import {
  countNotice,
  lazyModule,
  missingParts,
  unreportedFailures,
} from '../../../src/shell/lazyModule';
import { fixStyleSheets, watchLinks } from '../../../src/shell/platform/styleSheets';

watchLinks();

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

function addSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `https://game.test/${name}.css`;
  document.head.append(link);
  return link;
}

// Test files share one document: a style sheet still missing would be reported on the pages of the next file.
afterEach(async () => {
  const fixed = fixStyleSheets();
  for (const link of links()) link.dispatchEvent(new Event('load'));
  await fixed;
  for (const link of links()) link.remove();
  expect(unreportedFailures()).toBe(0);
});

test('a failed style sheet is fetched again, and one that is loading is left alone', async () => {
  const failed = addSheet('failed');
  const coming = addSheet('coming');
  failed.dispatchEvent(new Event('error'));

  const fixed = fixStyleSheets();
  const again = links().find(({ href }) => href.includes('failed.css?'))!;
  expect(links()).toEqual([again, coming]);
  again.dispatchEvent(new Event('load'));
  await fixed;
  // A style sheet that has loaded is not fetched again.
  expect(fixStyleSheets()).toBeNull();
  expect(links()).toEqual([again, coming]);
});

test('the link of a program is removed once the program has loaded, and no other link', () => {
  const sheet = addSheet('sheet');
  const program = document.createElement('link');
  program.rel = 'modulepreload';
  document.head.append(program);
  sheet.dispatchEvent(new Event('load'));
  program.dispatchEvent(new Event('error'));
  expect(program.isConnected).toBe(true);
  program.dispatchEvent(new Event('load'));
  expect(program.isConnected).toBe(false);
  expect(sheet.isConnected).toBe(true);
});

test('a failed part fetches its style sheet before its code, at every attempt', async () => {
  let imports = 0;
  const part = lazyModule(() => {
    imports++;
    if (imports > 1) return Promise.resolve('code');
    addSheet('part').dispatchEvent(new Event('error'));
    return Promise.reject(new Error('no style sheet'));
  });
  await expect(part.fetch()).rejects.toThrow('no style sheet');

  const second = part.fetch();
  await expect.poll(() => links()[0]!.href).toContain('part.css?');
  links()[0]!.dispatchEvent(new Event('error'));
  await expect(second).rejects.toBeInstanceOf(Event);
  expect(imports).toBe(1);

  const failedAgain = links()[0]!;
  const third = part.fetch();
  await expect.poll(() => links()[0] !== failedAgain).toBe(true);
  links()[0]!.dispatchEvent(new Event('load'));
  await expect(third).resolves.toBe('code');
});

test('a style sheet that failed before another part arrived is reported, because that part may need it, until it has loaded', async () => {
  addSheet('shared').dispatchEvent(new Event('error'));
  expect(unreportedFailures()).toBe(0);
  await lazyModule(() => Promise.resolve('code')).fetch();
  expect(unreportedFailures()).toBeGreaterThan(0);

  const again = missingParts()[0]!.fetch();
  links()[0]!.dispatchEvent(new Event('load'));
  await again;
  expect(unreportedFailures()).toBe(0);
});

test('while a notice on the spot reports something missing, the page reports no style sheets beside it', async () => {
  const leave = countNotice();
  addSheet('shared').dispatchEvent(new Event('error'));
  await lazyModule(() => Promise.resolve('code')).fetch();
  expect(unreportedFailures()).toBe(0);
  // After that notice has left the page, nothing else reports it.
  leave();
  expect(unreportedFailures()).toBeGreaterThan(0);
});
