import { describe, expect, test } from 'vitest';
import { rules, styledClasses, styleSheets } from '../support/styleSheets';

const SHEETS = styleSheets();

describe('a class has one home', () => {
  test.each([
    ['.sum td', ['sum']],
    ['.panel > .panel-body', ['panel-body']],
    ['.panel-head.side-N', ['panel-head', 'side-N']],
    ['.lesson > .lesson-head p', ['lesson-head']],
    ['.lesson:has(.assault) > .pips', ['pips']],
    ['.board:not(.board-held)', ['board']],
    ['#root :is(.library-game, .keys div)', ['library-game', 'keys']],
    ['.hq-card :is(p, .hq-tag)', ['hq-card', 'hq-tag']],
    [".segments label[title='a > b']:nth-child(n + 2)::after", ['segments']],
    ['.history-S::before', ['history-S']],
    ['dialog::backdrop', []],
  ])('%s decides the look of %j', (selector, classes) => {
    expect([...styledClasses(selector)].sort()).toEqual([...classes].sort());
  });

  test('every class is styled in one style sheet', () => {
    const homes = new Map<string, Set<string>>();
    for (const { file, root } of SHEETS)
      for (const name of rules(root).flatMap((rule) => rule.selectors.flatMap(styledClasses)))
        homes.set(name, (homes.get(name) ?? new Set()).add(file));
    expect(homes.size).toBeGreaterThan(100);
    const divided = [...homes].filter(([, files]) => files.size > 1);
    expect(divided.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)).toEqual([]);
  });
});
