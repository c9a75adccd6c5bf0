import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RULE_SET_IDS,
  RULE_SETS,
  SWITCH_NAMES,
  SWITCHES,
  type Rules,
} from '../../../../src/war/engine/rules';
import { UNIT_KINDS } from '../../../../src/war/engine/vocabulary';
import { UNITS } from '../../../../src/war/engine/units';
import { piecesOf, wordsOf } from '../../../../src/shell/ui/pages/SearchField';
import { RuleBook } from '../../../../src/war/ui/dialogs/ruleBook/RuleBook';
import rulebook from '../../../../src/languages/en/war/rulebook.json';
import ruleSets from '../../../../src/languages/en/war/ruleSets.json';
import switches from '../../../../src/languages/en/war/switches.json';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

// diagrams.test.tsx judges what is drawn; here each would make every search of the page several times as long.
vi.mock('../../../../src/war/ui/dialogs/ruleBook/Figure', () => ({
  Figure: () => null,
  GroundPlate: () => null,
}));

const { debord, bracken, pykrieg } = RULE_SETS;
const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

function open(rules: Rules = debord, clause?: string) {
  const onClose = vi.fn();
  const view = render(<RuleBook rules={rules} onClose={onClose} clause={clause} />);
  const search = screen.getByRole('searchbox', { name: 'Search the rules' });
  const shown = () => [...view.container.querySelectorAll('.rulebook-rule')].map(({ id }) => id);
  const user = userEvent.setup();
  /** Searches for a text put in at once: each letter typed would draw the whole book anew. */
  const find = async (text: string) => {
    await user.tripleClick(search);
    await user.paste(text);
  };
  return { ...view, onClose, search, shown, user, find };
}

const ruleCount = rulebook.chapters.flatMap<object>(({ rules }) => rules).length;

describe('the book', () => {
  test('has an anchor of its own for every rule', () => {
    const { shown } = open();
    expect(shown()).toHaveLength(ruleCount);
    expect(new Set(shown()).size).toBe(ruleCount);
    expect(shown()).toEqual(
      expect.arrayContaining(['clause-1', 'clause-1-part-2', 'clause-4-2', 'clause-6-6e']),
    );
  });

  test('has headings in order, with none left out', () => {
    open();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, i) => {
      expect(level).toBeGreaterThan(1);
      expect(level).toBeLessThanOrEqual((levels[i] ?? 0) + 1);
    });
  });

  test('shows clause and sources under a rule', () => {
    const { container } = open();
    expect(container.querySelector('#clause-4-2')).toHaveTextContent(
      'Clause 4.2 · NS §4, §5; LB §IV, §V; PK §3; SM 21',
    );
  });

  test('lists every chapter, and leads to it without changing the address', async () => {
    const { user } = open();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      rulebook.chapters.map((chapter) => chapter.title),
    );
    const before = location.href;
    await user.click(within(contents).getByRole('link', { name: 'The march' }));
    expect(scrolledTo).toEqual(['chapter-march']);
    expect(screen.getByRole('heading', { name: 'The march', level: 2 })).toHaveFocus();
    expect(location.href).toBe(before);
  });

  test('moves the keyboard focus to its title and closes by its button', async () => {
    const { user, onClose } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close the rule book' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('names the four texts behind the keys', () => {
    open();
    expect(Object.keys(ruleSets)).toHaveLength(4);
    for (const { source, text } of Object.values(ruleSets)) {
      expect(screen.getByText(source.title)).toBeVisible();
      expect(screen.getByText(text.replaceAll('\u00a0', ' '))).toBeVisible();
    }
  });
});

describe('the terms of a rule', () => {
  const rule = (id: string) => within(document.getElementById(id)!);

  test('explain themselves, except the one that the rule is about', () => {
    open();
    expect(rule('clause-4-7').getByRole('button', { name: 'fighting unit' })).toBeVisible();
    expect(rule('clause-4-7').queryByRole('button', { name: 'isolated' })).toBeNull();
    expect(rule('chapter-minute').getByRole('button', { name: 'isolated' })).toBeVisible();
  });

  test('lead to their rule in the book itself, every time, whatever was searched for', async () => {
    const { user, shown, onClose, find } = open();
    for (let i = 0; i < 2; i++) {
      await find('relieved');
      expect(shown()).toEqual(['clause-9-3']);
      await user.click(rule('clause-9-3').getByRole('button', { name: 'isolated' }));
      await user.click(screen.getByRole('button', { name: 'Rule 4.7' }));
      expect(shown()).toHaveLength(ruleCount);
      expect(scrolledTo).toEqual(Array(i + 1).fill('clause-4-7'));
      expect(document.querySelector('#clause-4-7 h3')).toHaveFocus();
      expect(document.querySelector('[aria-current="location"]')?.id).toBe('clause-4-7');
    }
    expect(onClose).not.toHaveBeenCalled();
  });

  test('are marked when they are searched for', async () => {
    const { find } = open();
    await find('relieved isolated');
    const term = rule('clause-9-3').getByRole('button', { name: 'isolated' });
    expect(term.querySelector('mark')).toHaveTextContent('isolated');
  });
});

describe('the tables', () => {
  // One rendering for all, here and below: the whole book takes long in jsdom.
  test('the row of each kind has the figures of the engine', () => {
    open();
    expect(UNIT_KINDS).toHaveLength(6);
    for (const kind of UNIT_KINDS) {
      const { number, speed, attack, charge, defence, range } = UNITS[kind];
      const name = rulebook.units.kinds[kind];
      const row = screen.getByRole('row', { name: new RegExp(`^${name} `) });
      const offence = charge === attack ? `${attack}` : `${attack}, charging ${charge}`;
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
        kind,
      ).toEqual([number, speed, offence, defence, range].map(String));
    }
  });

  // rules.md 1
  test('mountains, passes, forts and arsenals stand where the standard map has them', () => {
    open();
    for (const name of [
      'Mountains C10 C11 C12 C13 D10 E10 G10 H10 I10 N11 N12 N13 N14 N15 N16 P16 Q16 R16',
      'Mountain pass F10 O16',
      'Forts B8 H21 I13 L15 M3 O23',
      'Arsenals B15 D8 T3 T23',
    ])
      expect(screen.getByRole('row', { name })).toBeVisible();
  });
});

describe('the search', () => {
  test('shows the rules with every word of the query, whatever their order and case', async () => {
    const { shown, find } = open();
    await find('fort  COLUMN');
    expect(shown()).toContain('clause-6-6a');
    expect(shown()).not.toContain('clause-6-6b');
    for (const id of shown())
      expect(document.getElementById(id)).toHaveTextContent(/fort.*column|column.*fort/is);
  });

  test('finds a clause by its number and a switch by its values', async () => {
    const { shown, find } = open();
    await find('6.6');
    expect(shown()).toEqual(['', 'a', 'b', 'c', 'd', 'e'].map((part) => `clause-6-6${part}`));
    await find('attackers stay in place');
    expect(shown()).toEqual(['clause-6-8']);
  });

  test('announces how many rules it found', async () => {
    const { find } = open();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(`${ruleCount} rules`);
    await find('squeezing');
    expect(status).toHaveTextContent('1 rule found');
    await find('6.6');
    expect(status).toHaveTextContent('6 rules found');
    await find('zzz');
    expect(status).toHaveTextContent('No rule found.');
  });

  test('leaves only the chapters with results', async () => {
    const { find } = open();
    await find('7.2');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['The retreat']);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['The retreat']);
  });
});

test('only the beginning of a pasted book is searched for', () => {
  const { search } = open();
  expect(search).toHaveAttribute('maxlength', '200');
  expect(wordsOf('arsenal line '.repeat(500_000))).toHaveLength(31);
});

describe('the search by keyboard', () => {
  test('marks its results, in any case and with any accents', async () => {
    const { container, find } = open();
    await find('DISLODG');
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(new Set(marks)).toEqual(new Set(['dislodg']));
    expect(container.querySelector('#clause-6-7')).toHaveTextContent('13 dislodges and 14');
    expect(piecesOf('Forteresse détruite', ['detru'])).toEqual([
      { text: 'Forteresse ', found: false },
      { text: 'détru', found: true },
      { text: 'ite', found: false },
    ]);
    expect(piecesOf('a column', [])).toEqual([{ text: 'a column', found: false }]);
  });

  test('leads to the field by /, on to the first rule by Enter, and empties it by Escape', async () => {
    const { user, search, shown, container } = open();
    await user.keyboard('/');
    expect(search).toHaveFocus();
    await user.keyboard('7.2{Enter}');
    expect(container.querySelector('#clause-7-2 h3')).toHaveFocus();
    await user.keyboard('/');
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(shown()).toHaveLength(ruleCount);
    expect(container.querySelector('mark')).toBeNull();
  });
});

describe('the notes of the switches', () => {
  const noteOf = (name: keyof Rules) =>
    screen.getByRole('note', {
      // For example, no text lets a cut-off communications unit be without defence.
      name: `${new Set(RULE_SET_IDS.map((id) => RULE_SETS[id][name])).size === 1 ? 'A house rule' : 'The texts differ'}: ${switches[name].name}`,
    });

  const labelOf = (name: keyof Rules, value: Rules[keyof Rules]) =>
    (switches[name].values as Readonly<Record<string, string>>)[String(value)]!;

  // One rendering for all: a query by role costs much in so long a page.
  test('each rule set stands at its value of each switch', () => {
    open();
    for (const name of SWITCH_NAMES) {
      const items = within(noteOf(name)).getAllByRole('listitem');
      const lines = items.map((item) => item.textContent.replace(' In this game', ''));
      expect(lines).toEqual(
        SWITCHES[name].map((value) => {
          const sets = RULE_SET_IDS.filter((id) => RULE_SETS[id][name] === value);
          const names = sets.map((id) => ruleSets[id].name).join(', ') || 'none of the four';
          return `${labelOf(name, value)}: ${names}`;
        }),
      );
    }
  });

  test.each(RULE_SET_IDS)('a game by %s is marked at its value of each switch', (id) => {
    open(RULE_SETS[id]);
    for (const name of SWITCH_NAMES) {
      const label = labelOf(name, RULE_SETS[id][name]);
      const note = within(noteOf(name));
      const current = note
        .getAllByRole('listitem')
        .filter((item) => item.getAttribute('aria-current') === 'true');
      expect(current).toHaveLength(1);
      expect(current[0]).toHaveTextContent(new RegExp(`^${label}: .*In this game$`));
      const lead = note.queryByText(`This game plays differently: ${label}.`);
      if (RULE_SETS[id][name] === debord[name]) expect(lead, name).toBeNull();
      else expect(lead, name).toBeVisible();
    }
  });

  test('the rule set of the game is named, and house rules are called so', () => {
    const { rerender } = open(pykrieg);
    expect(screen.getByText(/rule set “Pykrieg”/)).toBeVisible();
    rerender(<RuleBook rules={{ ...bracken, isolationLoses: true }} onClose={vi.fn()} />);
    expect(screen.getByText('This game is played by house rules.')).toBeVisible();
  });
});

describe('opened at a clause', () => {
  const marked = (container: HTMLElement) =>
    [...container.querySelectorAll('.rulebook-rule[aria-current]')].map(({ id }) => id);

  test.each([
    ['6.6b', 'clause-6-6b', ['clause-6-6b']],
    ['1', 'clause-1', ['clause-1', 'clause-1-part-2']],
    ['7', 'clause-7-1', ['clause-7-1']],
  ])('%s is marked and has the focus', (clause, first, all) => {
    const { container } = open(debord, clause);
    expect(marked(container)).toEqual(all);
    expect(scrolledTo).toEqual([first]);
    expect(container.querySelector(`#${first} h3`)).toHaveFocus();
  });

  test('another clause is found even if a search had hidden it', async () => {
    const { container, rerender, search, shown, onClose, find } = open(debord, '4.2');
    await find('9.2');
    expect(shown()).toEqual(['clause-9-2']);
    rerender(<RuleBook rules={debord} onClose={onClose} clause="5.3" />);
    expect(search).toHaveValue('');
    expect(marked(container)).toEqual(['clause-5-3']);
    expect(scrolledTo).toEqual(['clause-4-2', 'clause-5-3']);
  });

  test('a clause that does not exist opens the book at its title', () => {
    const { container } = open(debord, '12.3');
    expect(marked(container)).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
