import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import lwKriegspielRules from '../../../../src/languages/en/littlewars/lwKriegspielRules.json';
import { FOOT } from '../../../../src/littlewars/engine/lengths';
import { burstOf } from '../../../../src/littlewars/kriegspiel/bursts';
import { chargeOf } from '../../../../src/littlewars/kriegspiel/charges';
import { supplyAccount } from '../../../../src/littlewars/kriegspiel/supply';
import { CHAPTERS } from '../../../../src/littlewars/kriegspiel/types';
import { FIGURES } from '../../../../src/littlewars/ui/kriegspiel/rulebook/figures';
import { KriegspielBook } from '../../../../src/littlewars/ui/kriegspiel/rulebook/KriegspielBook';
import { TABLES } from '../../../../src/littlewars/ui/kriegspiel/rulebook/tables';
import { withDialogs } from '../../../support/dialogs';

withDialogs();
Element.prototype.scrollIntoView = vi.fn();

const chapters: readonly { id: string; rules: readonly { clause: string }[] }[] =
  lwKriegspielRules.chapters;
/** How many clauses each chapter of kriegspiel.md has, but chapter 9, which has cases. */
const CLAUSES = Object.entries({ 1: 4, 2: 6, 3: 6, 4: 2, 5: 7, 6: 4, 7: 7, 8: 2 }).flatMap(
  ([chapter, count]) => Array.from({ length: count }, (_, i) => `${chapter}.${i + 1}`),
);
/** The lines of a table, with plain spaces. */
const rowsOf = (clause: string) =>
  TABLES[clause]![0]!().rows.map((row) =>
    row.map((cell) => cell.replaceAll(/[\u00a0\u202f]/g, ' ')),
  );

test('the book has every clause once, and a chapter for each switch', () => {
  const clauses = chapters.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  expect([...clauses].sort()).toEqual([...CLAUSES].sort());
  expect(chapters.map(({ id }) => id).sort()).toEqual(['general', ...CHAPTERS].sort());
  expect(Object.keys(lwKriegspielRules.figures).sort()).toEqual(Object.keys(FIGURES).sort());
});

test('2.2, 2.3, 2.5: marches, contours and changes', () => {
  expect(rowsOf('2.2')).toEqual([
    ['Infantry', '1 ft', '1 ft 6 in'],
    ['Cavalry', '3 ft', '4 ft 6 in'],
    ['Dismounted cavalry', '1 ft', '1 ft 6 in'],
    ['Engineers', '2 ft', '2 ft'],
    ['Gunners on foot', '1 ft', '1 ft'],
    ['Limbered guns', '2 ft', '2 ft'],
    ['Waggons', '6 in', '1 ft'],
    ['The General', '3 ft', '6 ft'],
  ]);
  expect(rowsOf('2.3')).toEqual([
    ['Infantry', 'a whole move', '½'],
    ['Cavalry', '⅓', '⅙'],
    ['Dismounted cavalry', 'a whole move', '½'],
    ['Engineers', '½', '¼'],
    ['Gunners on foot', 'a whole move', '½'],
    ['Limbered guns', '½', '¼'],
    ['Waggons', '2 whole moves', 'a whole move'],
    ['The General', '⅓', '⅙'],
  ]);
  expect(rowsOf('2.5')).toEqual([
    ['Fours and two ranks', '½', '½', '–'],
    ['Two ranks and extended', '½', '½', '–'],
    ['Fours and extended', 'a whole move', '½', '–'],
    ['Mounting, dismounting', '–', 'a whole move', '–'],
    ['Limbering, unlimbering', '–', '–', '½'],
  ]);
});

test('3.2, 3.3, 3.6: screws, the circle, rifles', () => {
  expect(rowsOf('3.2').map(([, speed]) => speed)).toEqual(['7 m/s', '5.5 m/s', '4 m/s']);
  expect(TABLES['3.3']![0]!().columns.slice(1)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(rowsOf('3.3')[0]!.slice(1)).toEqual(['1', '1', '2', '2', '3', '3']);
  expect(rowsOf('3.6').map(([, value]) => value)).toEqual(['5', '3 in', '½ in', '45°']);
});

test('5.2, 5.3, 5.7, 6.1: packets and works', () => {
  expect(rowsOf('5.2').map(([, ...cells]) => cells)).toEqual([
    ['30 men', '6 ft, of cavalry 18 ft'],
    ['6 horses', '18 ft'],
    ['30 infantry that has fired in six moves', '6 ft'],
  ]);
  expect(TABLES['5.3']![0]!().columns.slice(1)).toEqual(['14', '15', '44', '45', '46']);
  expect(rowsOf('5.3')[0]!.slice(1)).toEqual(['0', '1', '1', '2', '2']);
  expect(rowsOf('5.7').map(([, ...cells]) => cells)).toEqual([
    ['1', '2'],
    ['4', '1'],
  ]);
  expect(rowsOf('6.1').map(([, ...cells]) => cells)).toEqual([
    ['2', '2'],
    ['2', '1'],
    ['2', '1'],
    ['2', '10'],
    ['2', '5'],
    ['2', '5'],
    ['4', '2'],
    ['8', '3'],
    ['2', '6'],
    ['2 an inch', '4'],
    ['6', '4'],
  ]);
});

test('7.1, 7.3, 7.7, 8: charges, boats and trains', () => {
  expect(rowsOf('7.1').map(([, ...cells]) => cells)).toEqual([
    ['1 for 5 charged', '1 for each sabre', '3 for each man', '1 for 15 sabres'],
    ['1 for 10 charged', '2 for each sabre', '2 for each man', '1 for 10 sabres'],
    ['1 for 15 charged', '3 for each sabre', '1 for each man', '1 for 5 sabres'],
  ]);
  expect(rowsOf('7.3').map(([, ...cells]) => cells)).toEqual([
    ['2 for each sabre', '2 for each sabre', '4'],
    ['4 for each sabre', '3 for each sabre', '3'],
    ['6 for each sabre', '3 for each sabre', '1'],
  ]);
  expect(rowsOf('8.1').map(([, value]) => value)).toEqual(['20 men', '2 moves', '1 ft']);
  expect(rowsOf('8.2').map(([, value]) => value)).toEqual([
    ...['12', '5', '2', 'a whole move', '8 ft', '4 ft'],
  ]);
});

test('a figure shows what its caption claims', () => {
  const burst = burstOf(FIGURES['3.3']().battle, { x: 18 * 16, y: 11 * 16 });
  expect([burst.within.length, burst.dead.length, burst.sheltered.length]).toEqual([5, 3, 1]);
  expect(burst.gunsDisabled).toEqual(['G1']);
  expect(FIGURES['3.6']().rows!.map(({ men }) => men.length)).toEqual([5, 5]);
  const { rations } = supplyAccount(FIGURES['5.2']().battle, 'red');
  const given = (body: string) =>
    rations.filter(({ bodies }) => bodies.includes(body)).map(({ from }) => from);
  expect([given('A'), new Set(given('B'))]).toEqual([['depot'], new Set([null])]);
  const { distance, tolls } = chargeOf(FIGURES['7.1']().battle, 'A', 'B')!;
  expect(distance / FOOT).toBeCloseTo(2.5, 1);
  expect([tolls[0].chargers.dead, tolls[0].charged.dead]).toEqual([4, 12]);
});

test('at a battle it has the chapters that this takes; from it one opens that of Little Wars', async () => {
  const onLittleWars = vi.fn();
  const book = (taken: readonly (typeof CHAPTERS)[number][] | null) => (
    <KriegspielBook taken={taken} clause="7.1" onClose={vi.fn()} onLittleWars={onLittleWars} />
  );
  const { rerender } = render(book(['formations', 'charges']));
  expect(screen.getByRole('heading', { name: 'A charge' })).toHaveFocus();
  const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads()).toEqual(['Scale and order', 'Formations', 'Charges']);
  expect(screen.getAllByRole('table')).toHaveLength(3);
  const table = screen.getByRole('table', { name: 'A charge on men on foot' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'The rules of Little Wars' }));
  expect(onLittleWars).toHaveBeenCalledOnce();
  rerender(book(null));
  expect(heads()).toHaveLength(chapters.length);
});
