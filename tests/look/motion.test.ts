import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../src', import.meta.url));

const sources = (ending: RegExp): (readonly [string, string])[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]);

/** A style sheet without the blocks for people who do not mind motion. */
function atRest(css: string): string {
  const [before = '', ...blocks] = css.split(
    /@media[^{]*prefers-reduced-motion: no-preference[^{]*\{/,
  );
  const rest = blocks.map((block) => {
    let depth = 1;
    const end = [...block].findIndex((sign) => {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
      return depth === 0;
    });
    return block.slice(end + 1);
  });
  return [before, ...rest].join('');
}

test('style sheets move things only for people who do not mind', () => {
  const sheets = sources(/\.css$/);
  const moving = sheets.flatMap(([name, css]) =>
    [
      ...atRest(css).matchAll(
        /^\s*(?:transition|animation|scroll-behavior)[\w-]*:(?!\s*none)[^;]+;/gm,
      ),
    ].map(([declaration]) => `${name}: ${declaration.trim()}`),
  );
  expect(moving).toEqual([]);
  // The search finds what there is.
  expect(sheets.filter(([, css]) => atRest(css) !== css).length).toBeGreaterThan(2);
});

test('scripts move things only where they have asked', () => {
  const moving = sources(/\.tsx?$/).filter(([, code]) =>
    /\.animate\(|behavior: 'smooth'|startViewTransition/.test(code),
  );
  expect(moving.length).toBeGreaterThan(0);
  const unasked = moving.filter(
    ([, code]) => !/prefers-reduced-motion|asksForStillness\(\)/.test(code),
  );
  // The motions of animations, which run only where the board that has them asks for them.
  expect(unasked.map(([name]) => name)).toEqual(['war/ui/effects/animations/motion.ts']);
});
