import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { LEAST_CREW } from '../../../src/littlewars/engine/gun';
import { MOVE } from '../../../src/littlewars/engine/lengths';
import { FIGURES, type FigureClause } from '../../../src/littlewars/ui/rulebook/figures';
import { RuleBook } from '../../../src/littlewars/ui/rulebook/RuleBook';
import { withDialogs } from '../../support/dialogs';
import lwRules from '../../../src/languages/en/littlewars/lwRules.json';

withDialogs();

/** Every clause of littlewars.md. */
const CLAUSES = Object.entries({ 1: 5, 2: 3, 3: 6, 4: 9, 5: 6, 6: 7 })
  .flatMap(([chapter, count]) => Array.from({ length: count }, (_, i) => `${chapter}.${i + 1}`))
  .concat('7');
const rules = lwRules.chapters.flatMap((chapter): { clause: string }[] => chapter.rules);

test('the book has every clause, in order, and no other', () => {
  expect(rules.map(({ clause }) => clause)).toEqual(['0', ...CLAUSES]);
});

const figure = (clause: FigureClause) => FIGURES[clause]();

describe('a figure shows what its caption claims', () => {
  test('every figure has a caption, and its country is sound', () => {
    expect(Object.keys(lwRules.figures).sort()).toEqual(Object.keys(FIGURES).sort());
    for (const clause of Object.keys(FIGURES) as FigureClause[])
      expect([clause, countryFaults(figure(clause).country)]).toEqual([clause, []]);
  });

  test('3.4: the infantryman’s move ends on the way, the horseman’s reaches its end', () => {
    const [foot, horse] = figure('3.4').paths!;
    expect(foot!.path!.stops.length).toBeGreaterThan(2);
    expect(foot!.path!.length).toBeGreaterThan(MOVE.infantry);
    expect(horse!.path!.stops.length).toBeGreaterThan(2);
    expect(horse!.path!.length).toBeLessThanOrEqual(MOVE.cavalry);
    expect(horse!.path!.length).toBeGreaterThan(MOVE.infantry);
  });

  test('4.1: one gun is in action, the other a man short', () => {
    const [left, right] = figure('4.1').actions!;
    expect(left).toMatchObject({ inAction: true });
    expect(left!.crew).toHaveLength(LEAST_CREW);
    expect(right).toMatchObject({ inAction: false });
    expect(right!.crew).toHaveLength(LEAST_CREW - 1);
  });

  test('4.7: over the wall, on the floor, and then a man', () => {
    const { shot } = figure('4.7').shot!;
    expect(shot.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['floor', 'man']);
    expect(shot.dead).not.toEqual([]);
  });

  test('4.9: four have passed the axle', () => {
    expect(figure('4.9').paths).toHaveLength(4);
  });

  test('5.1 to 5.3: the men in the melee, isolation, and the cost', () => {
    const [alone] = figure('5.1').melees!;
    expect(alone).toMatchObject({ smaller: 'red', isolation: { isolated: true } });
    const [joined] = figure('5.2').melees!;
    expect(joined!.men.red).toEqual(['R1', 'R2', 'R3']);
    const [sum] = figure('5.3').melees!;
    expect(sum!.toll).toEqual({ dead: 1, taken: 1 });
    const marks = figure('5.3').marks!.map(({ mark }) => mark);
    expect(marks.filter((mark) => mark === 'dies')).toHaveLength(2);
    expect(marks.filter((mark) => mark === 'taken')).toHaveLength(1);
  });
});

test('a rule is found as one types, opened at its clause, and the book is closed by Escape’s event', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(<RuleBook clause="5.3" onClose={onClose} />);
  expect(screen.getByRole('heading', { name: 'The sum' })).toHaveFocus();
  await user.type(screen.getByRole('searchbox'), 'escort');
  expect(screen.getByRole('status')).toHaveTextContent('1 rule found');
  expect(screen.queryByRole('heading', { name: 'The sum' })).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No rule found');
  await user.clear(screen.getByRole('searchbox'));
  const contents = within(screen.getByRole('navigation'));
  await user.click(contents.getByRole('link', { name: 'Guns' }));
  expect(screen.getByRole('heading', { name: 'Guns', level: 2 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close the rule book' }));
  expect(onClose).toHaveBeenCalledOnce();
});
