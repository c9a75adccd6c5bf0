import { expect, test } from 'vitest';
import { sectionOf, STORMS, withSection } from '../scripts/stormPage.mjs';

const OUTCOME = { rounds: 3, seconds: 40, figures: { choices: 2 }, failures: [] };

/** The sections of a page by their titles. */
const sectionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/\n(?=## )/)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]),
  );

test('a storm that is run replaces its own section, and no other', () => {
  const titles = Object.values(STORMS).map(({ title }) => title);
  const first = withSection('', sectionOf(STORMS.races, '2026-11-01', OUTCOME));
  expect([...sectionsOf(first).keys()]).toEqual(titles);
  const before = withSection(first, sectionOf(STORMS.kills, '2026-11-02', OUTCOME)).replace(
    STORMS.kills.text,
    'An earlier description.',
  );
  const failures = [{ seed: 7, what: 'lost\n## Kills of the browser' }];
  const section = sectionOf(STORMS.races, '2026-11-03', { ...OUTCOME, failures });
  const after = withSection(before, section);
  expect([...sectionsOf(after).keys()]).toEqual(titles);
  for (const [title, text] of sectionsOf(before))
    expect(sectionsOf(after).get(title)).toBe(title === STORMS.races.title ? section : text);
  expect(section).toContain(`\n\n${STORMS.races.text}\n\n2026-11-03\n\n- rounds: 3, in 40 seconds`);
  expect(section).toContain('- failed with seed 7: lost ## Kills of the browser');
});
