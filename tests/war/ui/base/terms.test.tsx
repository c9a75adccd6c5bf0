import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../src/shell/language/current';
import { Terms, toNextTerm } from '../../../../src/war/ui/base/Terms';
import { RuleBookContext } from '../../../../src/shell/ui/pages/useRuleBook';
import messages from '../../../../src/languages/en/war/insight.json';
import ruleBook from '../../../../src/languages/en/war/rulebook.json';
import french from '../../../../src/languages/fr/war/insight.json';

const termsOf = (words: string): (string | null)[] => {
  const { container, unmount } = render(<Terms>{words}</Terms>);
  expect(container).toHaveTextContent(words);
  const terms = [...container.querySelectorAll('.term')].map((term) => term.textContent);
  unmount();
  return terms;
};

test('the terms of a sentence are links, each at its first occurrence, and only whole words', () => {
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

test('text joined to a term stays in its line', () => {
  const lineOf = (words: string) => {
    const { container, unmount } = render(<Terms>{words}</Terms>);
    const line = container.querySelector('.term-closed')?.textContent;
    unmount();
    return line;
  };
  expect(lineOf('Nobody can (attack), now.')).toBe('(attack),');
  expect(lineOf('It meets l’attack.')).toBe('l’attack.');
  expect(lineOf('The 5\u00a0charges left.')).toBe('5\u00a0charges');
  expect(lineOf('Isolated.')).toBe('Isolated.');
});

const keysOf = <T extends object>(tree: T) => Object.keys(tree) as (keyof T)[];

describe.each([
  ['English', 'en', messages],
  ['French', 'fr', french],
] as const)('%s', (_, language, { terms, meanings }) => {
  afterEach(() => setLanguage('en'));

  test('every term has its meaning in one sentence, and leads to a clause of the rule book', async () => {
    await setLanguage(language);
    const clauses = ruleBook.chapters.flatMap(({ rules }) => rules.map(({ clause }) => clause));
    const open = vi.fn<(clause?: string) => void>();
    const firstForms = Object.values(terms).map((forms) => forms.split('|')[0]!);
    render(
      <RuleBookContext value={open}>
        <main>
          <Terms>{firstForms.join(', ')}</Terms>
        </main>
      </RuleBookContext>,
    );
    expect(screen.getAllByRole('button').map((term) => term.textContent)).toEqual(firstForms);
    for (const name of keysOf(terms)) {
      const meaning = meanings[name];
      const term = screen.getByRole('button', { name: terms[name].split('|')[0]! });
      await userEvent.click(term);
      const slip = screen.getByRole('dialog', { name: term.textContent });
      expect(slip).toHaveAccessibleDescription(meaning);
      // One sentence, and a short one.
      expect(meaning).toMatch(/^\p{Lu}[^.!?]*\.$/u);
      expect(meaning.length).toBeLessThan(190);
      const link = within(slip).getByRole('button');
      expect(link).toHaveFocus();
      expect(open).not.toHaveBeenCalled();
      await userEvent.click(link);
      expect(clauses).toContain(open.mock.calls[0]![0]);
      expect(link).toHaveTextContent(open.mock.calls[0]![0]!);
      expect(screen.queryByRole('dialog')).toBeNull();
      open.mockClear();
    }
  });
});

test('a term is open or not, and is pressed again to close', async () => {
  render(
    <main>
      <Terms>A retreat.</Terms>
    </main>,
  );
  const term = screen.getByRole('button', { name: 'retreat' });
  expect(term).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(term);
  expect(term).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('b');
  expect(term).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(term);
  await userEvent.click(term);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the Tab key skips them, and a key goes through them', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <main>
      <Terms>A retreat, an arsenal.</Terms>
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
