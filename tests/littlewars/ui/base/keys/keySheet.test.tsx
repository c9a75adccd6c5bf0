import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import lwKeys from '../../../../../src/languages/en/littlewars/lwKeys.json';
import shellKeys from '../../../../../src/languages/en/shell/shellKeys.json';
import { fetchKriegspiel } from '../../../../../src/littlewars/game/kinds';
import { guarded } from '../../../../../src/littlewars/game/kriegspiel/sealedGame';
import { GameScreen } from '../../../../../src/littlewars/ui/App';
import { useBattleState } from '../../../../../src/littlewars/ui/base/useGame';
import { CountryEditor } from '../../../../../src/littlewars/ui/country/CountryEditor';
import { Practice } from '../../../../../src/littlewars/ui/lessons/Practice';
import { ReplayScreen } from '../../../../../src/littlewars/ui/library/ReplayScreen';
import { withDialogs } from '../../../../support/dialogs';
import { stubMedia } from '../../../../support/media';
import { stubResizes } from '../../../../support/observers';
import { SHAM_FIGHT } from '../../../game/kriegspiel/games';
import { fought, SKIRMISH } from '../../../game/skirmish';
import { createBrowser, FEW, openTab } from '../../../store/fakes';
import { Page } from '../../page';

withDialogs();
beforeAll(fetchKriegspiel);
beforeEach(() => {
  stubResizes();
  stubMedia();
  HTMLCanvasElement.prototype.getContext = () => null;
});

type Section = keyof typeof lwKeys.sections;

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'];
/** Keys that a screen may answer, in an order in which none takes from the screen what a later one needs. */
const CANDIDATES = [
  ...ARROWS,
  ...ARROWS.map((arrow) => `Shift+${arrow}`),
  'Backspace',
  ...Array.from("0123456789abcdeghijklmnopqrstuvwxyz[]+-,./;'<>"),
  ...['Home', 'End', 'PageUp', 'PageDown', 'Shift+Enter', 'Shift+ ', 'Enter', ' '],
  ...['Ctrl+z', 'Ctrl+y', 'Ctrl+Shift+z', 'Ctrl+a', 'Delete', 'F1', 'f', 'Escape'],
];

const event = (name: string) => ({
  key: name.replace(/(?:Ctrl|Shift)\+(?=.)/g, ''),
  ctrlKey: name.startsWith('Ctrl+'),
  shiftKey: name.includes('Shift+'),
});
/** The keys that the screen answers when they are pressed on an element. */
const answered = (on: Element): ReadonlySet<string> =>
  new Set(CANDIDATES.filter((name) => !fireEvent.keyDown(on, event(name))));

const CAPS: Readonly<Record<string, string>> = {
  ...shellKeys.names,
  ' ': shellKeys.names.Space,
  Ctrl: shellKeys.names.Control,
};
const cap = (name: string): string =>
  (name === '+' ? [name] : name.split('+'))
    .map((part) => CAPS[part] ?? part.toUpperCase())
    .join(' + ');

/** Returns each of the keys that a sheet labels as one, `Shift + ←↑`, as `cap` names it. */
const apart = (label: string): readonly string[] => {
  const [, arrows] = /^Shift \+ ([←↑↓→]+)$/.exec(label) ?? [];
  return arrows?.split('').map((arrow) => `Shift + ${arrow}`) ?? [label];
};

/** Opens the sheet of keys, and returns the keys of each of its sections as they are labelled. */
async function sheet(): Promise<Partial<Record<Section, ReadonlySet<string>>>> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  const found = Object.entries(lwKeys.sections).flatMap(([section, title]) => {
    const heading = within(dialog).queryByRole('heading', { name: title });
    if (heading === null) return [];
    const keys = [...heading.closest('section')!.querySelectorAll('dt span')];
    return [[section, new Set(keys.flatMap(({ textContent }) => apart(textContent)))] as const];
  });
  expect(found).toHaveLength(within(dialog).getAllByRole('heading', { level: 3 }).length);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  return Object.fromEntries(found);
}

const caps = (names: Iterable<string>): readonly string[] =>
  [...new Set([...names].map(cap))].sort();
const inSections = (
  all: Awaited<ReturnType<typeof sheet>>,
  ...sections: readonly Section[]
): readonly string[] =>
  [...new Set(sections.flatMap((section) => [...(all[section] ?? [])]))].sort();

const plan = () => screen.getByRole('application');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function show(children: ReactNode, { browser = createBrowser(), tab = openTab({ browser }) } = {}) {
  render(
    <Page store={tab.store} browser={browser}>
      {children}
    </Page>,
  );
}

function Current() {
  const game = useBattleState((state) => state.game);
  return game && <GameScreen game={game} />;
}

test('the sheet of a battle lists every key of its plan and of the view along a barrel', async () => {
  const browser = createBrowser();
  const tab = openTab({ browser });
  tab.store.openRead(SKIRMISH);
  show(<Current />, { browser, tab });
  await screen.findByRole('application');
  act(() => {
    for (const kind of ['go', 'end', 'go', 'end', 'go'] as const) tab.store.give({ kind });
  });
  const all = await sheet();
  expect(caps(answered(plan()))).toEqual(inSections(all, 'plan', 'choice', 'orders'));
  press(/^Gun G1/);
  press('Look along the barrel');
  expect(caps(answered(plan()))).toEqual(inSections(all, 'barrel'));
  expect(await sheet()).toEqual(all);
  expect(inSections(all, 'page')).toEqual(['?']);
});

test('the sheet of Kriegspiel lists every key of its plan, its marches and its views along barrels', async () => {
  const browser = createBrowser();
  const tab = openTab({ browser });
  tab.store.openRead(guarded(SHAM_FIGHT));
  await waitFor(() => expect(tab.store.state.getState().game).not.toBe(null));
  show(<Current />, { browser, tab });
  await screen.findByRole('application');
  act(() => {
    for (const kind of ['go', 'end', 'go', 'end', 'go'] as const) tab.store.give({ kind });
  });
  const all = await sheet();
  const onPlan = inSections(all, 'plan', 'choice', 'views');
  expect(caps(answered(plan()))).toEqual(onPlan);
  fireEvent.keyUp(document.body, { key: 'n' });
  // A press on the ground begins a march.
  press(/^Body C: 8 cavalry/);
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, clientX: 900, clientY: 500 };
  fireEvent.pointerDown(plan(), pointer);
  fireEvent.pointerUp(plan(), pointer);
  expect(
    await screen.findByText(/% of a march/, { selector: '[data-refused]' }),
  ).toBeInTheDocument();
  expect(caps(answered(plan()))).toEqual(
    [...new Set([...onPlan, ...inSections(all, 'path')])].sort(),
  );
  fireEvent.keyUp(document.body, { key: 'n' });
  press(/^Gun G1/);
  press('Look along the barrel');
  const barrel = inSections(all, 'barrel');
  const rounds = inSections(all, 'rounds');
  // The notes can be read there too.
  expect(caps(answered(plan()))).toEqual(
    ['N', ...barrel, ...rounds.filter((key) => /\d/.test(key))].sort(),
  );
  expect(rounds).toEqual(['1', '2', '3', '[', ']']);
});

test('the sheet of setting out', async () => {
  const browser = createBrowser();
  const tab = openTab({ browser });
  tab.store.begin({ ...FEW, rules: { ...FEW.rules, curtain: false } });
  show(<Current />, { browser, tab });
  await screen.findByRole('application');
  press('Set out all the others');
  const all = await sheet();
  expect(caps(answered(plan()))).toEqual(inSections(all, 'plan', 'choice', 'settingOut'));
});

const REPLAY = ['[', ']', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Escape'];

test('arrow keys with Shift are one line, as those without it are', async () => {
  show(<ReplayScreen game={fought()} onClose={() => undefined} />);
  fireEvent.keyDown(document.body, { key: '?' });
  const meaning = await screen.findByText(lwKeys.lines.pan);
  const label = meaning.previousElementSibling!.querySelectorAll('span');
  expect([...label].map(({ textContent }) => textContent)).toEqual(['Shift + ←↑↓→']);
});

test('the sheet of a replay', async () => {
  show(<ReplayScreen game={fought()} onClose={() => undefined} />);
  const all = await sheet();
  const keys = answered(document.body);
  expect(caps(keys)).toEqual(caps([...REPLAY, 'Shift+ ']));
  expect(inSections(all, 'replay')).toEqual(caps(REPLAY));
  // Those that choose have nobody to choose here.
  const choosing = ['Enter', 'Shift+Enter', 'Shift+ '].map(cap);
  expect(caps(answered(plan()))).toEqual(
    [...inSections(all, 'plan', 'replay'), ...choosing].sort(),
  );
});

test('the sheet of the editor of Countries', async () => {
  const browser = createBrowser();
  show(
    <CountryEditor
      storage={browser.tab().storage}
      onUse={() => undefined}
      onClose={() => undefined}
    />,
    { browser },
  );
  const all = await sheet();
  press('House');
  press('House');
  expect(caps(answered(plan()))).toEqual(inSections(all, 'country'));
});

test('the sheet of target practice', async () => {
  show(<Practice open="" onClose={() => undefined} />);
  const all = await sheet();
  expect(Object.keys(all)).toEqual(['barrel', 'page']);
});

test('keys of one letter or sign act on the plan alone if the setting on the sheet says so', async () => {
  const browser = createBrowser();
  const tab = openTab({ browser });
  tab.store.openRead(SKIRMISH);
  show(<Current />, { browser, tab });
  await screen.findByRole('application');
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  fireEvent.click(within(dialog).getByRole('checkbox'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(answered(document.body)).toEqual(new Set(['Ctrl+z', 'Escape']));
  expect(answered(plan())).toContain('u');
  expect(fireEvent.keyDown(plan(), { key: '?' })).toBe(false);
});
