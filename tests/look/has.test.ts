import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../src', import.meta.url));

/** Selectors of a style sheet that ask for `:has` of anything at all, or of the whole page. */
const costly = (css: string): string[] =>
  [...css.matchAll(/(?:^|[,{}\s>+~])((?:\*|html|body|:root)?:has\([^{]*)\{/g)].map(([, found]) =>
    found!.trim(),
  );

// Browsers look through these at every change of the page: a third of the time in which styles follow a choice.
test('no style is asked for by what any element, or the page, has', () => {
  expect(
    costly(
      ':has(> .a) > b {} body:has(.c)::after {} :root:has(.r) {} .d > :has(e) {} .f:has(g) {}',
    ),
  ).toEqual([':has(> .a) > b', 'body:has(.c)::after', ':root:has(.r)', ':has(e)']);
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      costly(readFileSync(join(FOLDER, name), 'utf8')).map((one) => `${name}: ${one}`),
    );
  expect(found).toEqual([]);
});

/** Declarations of a style sheet with a custom property, for every square of the board. */
const ofEverySquare = (css: string): string[] =>
  [...css.matchAll(/(?:^|[,}\s>])\.cell\s*(?:,[^{}]*)?\{([^}]*)\}/g)].flatMap(([, body]) =>
    body!.split(';').filter((declaration) => declaration.includes('var(')),
  );

// Styles of all five hundred squares are computed whenever a dialog opens or closes, a third of that for one property.
test('no square uses a custom property unless it has the focus', () => {
  expect(
    ofEverySquare('.cell { flex: 1; top: var(--a) } .cell:focus-visible { top: var(--b) }'),
  ).toEqual([' top: var(--a) ']);
  expect(ofEverySquare(readFileSync(join(FOLDER, 'war/ui/board/board.css'), 'utf8'))).toEqual([]);
});
