import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toNextTerm } from '../../../src/war/ui/base/nextTerm';
import { LinkedTerms } from '../../../src/war/ui/base/LinkedTerms';
import { RuleBookContext } from '../../../src/war/ui/base/useRuleBook';
import { insight as messages } from '../../../src/war/words/en/late.json';
import { rulebook as ruleBook } from '../../../src/war/words/en/ruleBook.json';
import { insight as french } from '../../../src/war/words/fr/late.json';

const termsOf = (words: string): (string | null)[] => {
  const { container, unmount } = render(<LinkedTerms>{words}</LinkedTerms>);
  expect(container).toHaveTextContent(words);
  const terms = [...container.querySelectorAll('.term')].map((term) => term.textContent);
  unmount();
  return terms;
};

test('the terms of a sentence lead on, each where it is first said, and whole words alone', () => {
  expect(termsOf('Isolated: cavalry at E8, isolated too. No arsenal of the North stands.')).toEqual(
    ['Isolated', 'arsenal'],
  );
  expect(termsOf('The attack factors of the North, charges left out.')).toEqual([
    'attack factors',
    'charges',
  ]);
  expect(termsOf('Communications units support nobody; the marching passes.')).toEqual([
    'Communications units',
    'support',
  ]);
  expect(termsOf('Infantry ranges far, in transcommunication.')).toEqual([]);
});

test('every term leads to a clause of the rule book, in either language', async () => {
  const clauses = ruleBook.chapters.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  const open = vi.fn<(clause?: string) => void>();
  const said = Object.values(messages.terms).map((forms) => forms.split('|')[0]!);
  render(
    <RuleBookContext value={open}>
      <LinkedTerms>{said.join(', ')}</LinkedTerms>
    </RuleBookContext>,
  );
  const terms = screen.getAllByRole('button');
  expect(terms.map((term) => term.textContent)).toEqual(said);
  for (const term of terms) await userEvent.click(term);
  const led = open.mock.calls.map(([clause]) => clause);
  expect(new Set(led).size).toBe(said.length);
  expect(clauses).toEqual(expect.arrayContaining(led));
  expect(Object.keys(french.terms)).toEqual(Object.keys(messages.terms));
});

test('the Tab key passes them over, and a key goes through them', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <main>
      <LinkedTerms>A retreat, an arsenal.</LinkedTerms>
      <button type="button">Undo</button>
    </main>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  const met = ['retreat', 'arsenal', 'retreat'].map((name) => {
    toNextTerm();
    return document.activeElement?.textContent === name;
  });
  expect(met).toEqual([true, true, true]);
});
