import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { COUNTRIES } from '../../../../src/littlewars/battles/countries';
import { KRIEGSPIEL_COUNTRIES } from '../../../../src/littlewars/battles/kriegspielCountries';
import { countryFaults } from '../../../../src/littlewars/engine/countryFaults';
import type { Country } from '../../../../src/littlewars/engine/types';
import { writeCountryJson } from '../../../../src/littlewars/game/countryJson';
import { createAnnouncer } from '../../../../src/shell/ui/announcer';
import { putForLayout } from '../../../../src/littlewars/store/countryEditor';
import { withDialogs } from '../../../support/dialogs';
import { CountryEditor } from '../../../../src/littlewars/ui/country/CountryEditor';
import { createBrowser, openTab } from '../../store/fakes';
import { Page } from '../page';

withDialogs();

function open(initial: Country | null) {
  const saved = new Map<string, string>();
  const storage = {
    read: (key: string) => saved.get(key) ?? null,
    write: (key: string, text: string) => {
      saved.set(key, text);
      return 'saved' as const;
    },
  } as unknown as Parameters<typeof CountryEditor>[0]['storage'];
  if (initial !== null) putForLayout(storage, initial);
  const announcer = createAnnouncer(() => false);
  const browser = createBrowser();
  const calls = { use: vi.fn<(country: Country) => void>(), close: vi.fn() };
  render(
    <Page store={openTab({ browser }).store} browser={browser} announcer={announcer}>
      <CountryEditor storage={storage} onUse={calls.use} onClose={calls.close} />
    </Page>,
  );
  const announced = (): readonly string[] => announcer.announced().all.map(({ words }) => words);
  return { ...calls, announced, plan: screen.getByRole('application') };
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('a country is laid out by keys alone, its faults announced and fixed, saved and used', () => {
  const { use, announced, plan } = open(null);
  press('House');
  expect(screen.getByText(/^house .* from Red’s line/i)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Its name'), { target: { value: 'The Towers' } });
  press('Another like it');
  expect(screen.getByText(/lies across/)).toBeInTheDocument();
  // Its places lead to both.
  const places = within(screen.getByRole('region', { name: '1 fault' })).getAllByRole('button');
  const chosen = places.map((place) => {
    fireEvent.click(place);
    return plan.querySelector('.plan-piece-chosen')?.getAttribute('d');
  });
  expect(new Set(chosen).size).toBe(2);
  expect(screen.getByRole('button', { name: 'Fight over it' })).toBeDisabled();
  // A fault is announced as it arises, and again once it is fixed.
  expect(announced().at(-1)).toMatch(/lies across/);
  for (let i = 0; i < 12; i++) fireEvent.keyDown(plan, { key: 'ArrowLeft' });
  expect(screen.queryByText(/lies across/)).toBeNull();
  expect(announced().join(' ')).toContain('Nothing is wrong: the country is ready to fight over.');
  fireEvent.keyDown(plan, { key: ']' });
  fireEvent.keyDown(plan, { key: 'n' });
  expect(screen.getByText(/The Towers \(house\), .* from Red’s line/)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Name of the country'), { target: { value: 'Mine' } });
  press('Save it');
  expect(screen.getByText('“Mine” has been saved in this browser.')).toBeInTheDocument();
  press('Fight over it');
  const [country] = use.mock.lastCall!;
  expect(country.name).toBe('Mine');
  expect(country.pieces).toHaveLength(2);
  expect(countryFaults(country)).toEqual([]);
});

test.each([
  ['Latin', 'n', 'z'],
  ['Cyrillic', 'т', 'я'],
  ['Hebrew', 'מ', 'ז'],
])('by %s keys a change is undone; a removed piece comes back', (_, next, back) => {
  const { plan } = open(COUNTRIES['the-fens']);
  fireEvent.keyDown(plan, { key: next, code: 'KeyN' });
  fireEvent.keyDown(plan, { key: 'Delete' });
  expect(screen.getByText(/has been removed/)).toBeInTheDocument();
  expect(plan.querySelector('.plan-piece-chosen')).toBeNull();
  fireEvent.keyDown(plan, { key: back, code: 'KeyZ', ctrlKey: true });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  press('Redo');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('a piece is dragged on the plan, and its handle turns it', () => {
  const { plan, use } = open(null);
  press('Wall');
  const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
  // Nothing is laid out: the sheet lies in the middle of 960 by 720.
  const middle = { clientX: 480, clientY: 360 };
  fireEvent.pointerDown(plan, { ...mouse, ...middle });
  fireEvent.pointerMove(plan, { ...mouse, clientX: 580, clientY: 360 });
  fireEvent.pointerUp(plan, { ...mouse, clientX: 580, clientY: 360 });
  press('Fight over it');
  const corners = (country: Country) => {
    const { shape } = country.pieces[0]!;
    return shape.kind === 'polygon' ? shape.corners : [];
  };
  const moved = corners(use.mock.lastCall![0]);
  expect((moved[0]!.x + moved[2]!.x) / 2).toBeGreaterThan(1100);
  expect((moved[0]!.y + moved[2]!.y) / 2).toBeCloseTo(768, 0);
  const knob = plan.querySelector('.plan-handle-knob')!;
  const [, x = '', y = ''] = /^M([\d.]+) ([\d.]+)/.exec(knob.getAttribute('d')!)!;
  const ppu = 720 / (8 * 192 + 2 * 9 * 16);
  const left = (960 - (10 * 192 + 2 * 4 * 16) * ppu) / 2;
  const at = { clientX: left + (Number(x) + 12) * ppu, clientY: Number(y) * ppu };
  fireEvent.pointerDown(plan, { ...mouse, ...at });
  fireEvent.pointerMove(plan, { ...mouse, clientX: at.clientX + 150, clientY: 360 });
  fireEvent.pointerUp(plan, { ...mouse, clientX: at.clientX + 150, clientY: 360 });
  press('Fight over it');
  const turned = corners(use.mock.lastCall![0]);
  expect(Math.abs(turned[0]!.y - turned[1]!.y)).toBeGreaterThan(150);
  const outside = { clientX: 1200, clientY: 360 };
  fireEvent.pointerDown(plan, { ...mouse, clientX: 580, clientY: 360 });
  fireEvent.pointerMove(plan, { ...mouse, ...outside });
  fireEvent.pointerUp(plan, { ...mouse, ...outside });
  expect(screen.getByText(/You let go outside the plan/)).toBeInTheDocument();
  press('Fight over it');
  expect(corners(use.mock.lastCall![0])).toEqual(turned);
  const now = /^M([\d.]+) ([\d.]+)/.exec(
    plan.querySelector('.plan-handle-knob')!.getAttribute('d')!,
  )!;
  const grip = { clientX: left + (Number(now[1]) + 12) * ppu, clientY: Number(now[2]) * ppu };
  fireEvent.pointerDown(plan, { ...mouse, ...grip });
  fireEvent.pointerMove(plan, { ...mouse, clientX: 480, clientY: 600 });
  fireEvent.pointerUp(plan, { ...mouse, ...outside });
  press('Fight over it');
  expect(corners(use.mock.lastCall![0])).toEqual(turned);
});

test('a text is read, and one that is none is reported', async () => {
  open(null);
  press('Text and link');
  const text = screen.getByLabelText('From a text');
  fireEvent.change(text, { target: { value: 'nothing' } });
  press('Lay it out');
  expect(await screen.findByText(/That is not a country/)).toBeInTheDocument();
  expect(text).toHaveValue('nothing');
  fireEvent.change(text, { target: { value: writeCountryJson(COUNTRIES['castle-hill']) } });
  press('Lay it out');
  expect(await screen.findByText('the Keep', { ignore: '[aria-hidden]' })).toBeInTheDocument();
});

test('Wells’ advice stands below the faults, apart from them: followed or not, with its places', () => {
  const { announced, plan } = open(null);
  const advice = () => screen.getByRole('region', { name: 'Wells’ advice' });
  expect(within(advice()).getByText(/There is little cover/)).toBeInTheDocument();
  expect(within(advice()).getByText('Guns have room to fire.')).toBeInTheDocument();
  // It is no fault.
  expect(screen.getByRole('button', { name: 'Fight over it' })).toBeEnabled();
  const half = within(advice()).getByRole('button', { name: 'Red’s half' });
  fireEvent.click(half);
  expect(half).toHaveAttribute('aria-pressed', 'true');
  expect(plan.querySelector('.plan-circle')).not.toBeNull();
  fireEvent.click(half);
  expect(plan.querySelector('.plan-circle')).toBeNull();
  press('Stream');
  for (let i = 0; i < 6; i++) press('Wider');
  expect(within(advice()).getByText(/Fords and bridges are few/)).toBeInTheDocument();
  // Advice that was not followed before is not repeated.
  expect(announced().at(-1)).toContain('Fords and bridges are few');
  expect(announced().at(-1)).not.toContain('little cover');
  press('Another like it');
  expect(screen.queryByRole('region', { name: 'Wells’ advice' })).not.toBeNull();
  press('Wall');
  fireEvent.change(screen.getByLabelText('Feet along the back lines'), { target: { value: '2' } });
  // A faulty country is fixed before it is advised on.
  expect(screen.queryByRole('region', { name: 'Wells’ advice' })).toBeNull();
});

test('a country that follows all of it has no buttons there', () => {
  open(COUNTRIES['two-fords']);
  const advice = screen.getByRole('region', { name: 'Wells’ advice' });
  expect(within(advice).queryAllByRole('button')).toEqual([]);
  expect(within(advice).getAllByRole('listitem')).toHaveLength(5);
  expect(within(advice).getByText('The water has fords and bridges enough.')).toBeInTheDocument();
});

describe('kriegspiel.md 1.2: the pieces of Kriegspiel', () => {
  test('are not in the box of a country of Little Wars until they are asked for, and are placed, shaped and mended', () => {
    const { plan, use, announced } = open(null);
    expect(screen.queryByRole('button', { name: 'River' })).toBeNull();
    const box = screen.getByRole('button', { name: 'Pieces of Kriegspiel' });
    expect(box).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(box);
    press('River');
    // Once the country has one they stay.
    expect(screen.queryByRole('button', { name: 'Pieces of Kriegspiel' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Pieces of Kriegspiel' })).toBeInTheDocument();
    expect(plan.querySelectorAll('.plan-shallow')).toHaveLength(0);
    fireEvent.click(screen.getByLabelText('It can be forded'));
    expect(plan.querySelectorAll('.plan-shallow')).toHaveLength(1);
    fireEvent.keyDown(plan, { key: 'z', ctrlKey: true });
    expect(plan.querySelectorAll('.plan-shallow')).toHaveLength(0);
    press('Culvert');
    expect(announced().at(-1)).toContain('There is no railway over culvert 1.');
    expect(screen.getByRole('button', { name: 'Fight over it' })).toBeDisabled();
    fireEvent.keyDown(plan, { key: 'Delete' });
    press('Block of hill');
    press('Pile a block on it');
    press('Fight over it');
    const { pieces } = use.mock.lastCall![0];
    expect(pieces.map(({ id }) => id)).toEqual(['river-1', 'block-1', 'block-2']);
  });

  test.each([
    ['The River Line', 'river-line'],
    ['The Railway', 'railway'],
    ['The Downs', 'downs'],
  ] as const)('are those of %s, which opens from the list', (name, id) => {
    const { use } = open(null);
    fireEvent.change(screen.getByLabelText('Start from'), { target: { value: id } });
    expect(screen.getByLabelText('Name of the country')).toHaveValue(name);
    expect(screen.getByRole('button', { name: 'Landing' })).toBeInTheDocument();
    press('Fight over it');
    expect(use).toHaveBeenCalledWith(KRIEGSPIEL_COUNTRIES[id]);
  });
});
