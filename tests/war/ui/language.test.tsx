import { LIMITS } from '../../../scripts/timeLimits.mjs';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shuffled } from '../../../src/war/game/autoDeployment';
import { WholePage } from '../../support/page';
import type { Language } from '../../../src/shell/language/languages';
import { setLanguage } from '../../../src/shell/language/current';
import { createBrowser, HIDDEN, OPEN, openTab, square, toWar } from '../store/fakes';
import { withDialogs } from '../../support/dialogs';
import { stubMedia } from '../../support/media';

withDialogs();

beforeEach(async () => {
  window.location.hash = '';
  stubMedia();
  Element.prototype.scrollIntoView = () => undefined;
  await setLanguage('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Tab = ReturnType<typeof openTab>;

function show(tab: Tab) {
  const view = render(<WholePage store={tab.store} />);
  return { ...view, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const change = (language: Language): Promise<void> => act(() => setLanguage(language));

/** A war under way, a unit chosen that can march, with an attack to come. */
function chosen(): Tab {
  const tab = openTab();
  toWar(tab.store);
  tab.store.table.press(square('G8'));
  tab.store.table.press(square('F9'));
  tab.store.table.endTurn();
  tab.store.table.press(square('K15'));
  return tab;
}

function left(): Tab {
  const tab = chosen();
  tab.store.leaveGame();
  return tab;
}

function refused(): Tab {
  const tab = chosen();
  tab.store.table.press(square('A1'));
  return tab;
}

function past(): Tab {
  const tab = chosen();
  tab.store.past.show(1);
  return tab;
}

function over(): Tab {
  const tab = chosen();
  tab.store.table.surrender();
  return tab;
}

function deploying(options: typeof HIDDEN): Tab {
  const tab = openTab();
  tab.store.begin(options);
  if (tab.state().curtain) tab.store.raiseCurtain();
  tab.store.deployment.arrange(shuffled);
  return tab;
}

function behindCurtain(): Tab {
  const tab = openTab();
  tab.store.begin({ ...HIDDEN, players: { N: 'Ada', S: 'Charles' } });
  return tab;
}

const SPOKEN_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];

/** All that the page says, to the eye or the ear, in order. What was reported when it was done stays as it was reported. */
function texts(): string[] {
  const all = [...document.querySelectorAll('body *')].filter(
    (of) => !of.closest('[role=log], [data-voice]'),
  );
  return all.flatMap((of) => [
    ...SPOKEN_ATTRIBUTES.flatMap((name) => of.getAttribute(name) ?? []),
    ...[...of.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() || [] : [])),
  ]);
}

/** Late parts arrive after a few turns of the queue. */
async function loaded(): Promise<void> {
  for (let before = -1; before !== texts().length;) {
    before = texts().length;
    await act(async () => {
      await new Promise((done) => setTimeout(done, LIMITS.stillness));
    });
  }
}

test.each([
  ['headquarters', openTab],
  ['headquarters with a game', left],
  ['the curtain', behindCurtain],
  ['a deployment', () => deploying(OPEN)],
  ['a secret deployment', () => deploying(HIDDEN)],
  ['the war, a unit chosen', chosen],
  ['the war, an order refused', refused],
  ['the history', past],
  ['the end', over],
])(
  '%s shows everything in the chosen language, as if it had been opened in it',
  async (_, make: () => Tab) => {
    const tab = make();
    window.location.hash = tab.state().screen === 'game' ? '#game' : '';
    show(tab);
    await loaded();
    const english = texts();
    await change('fr');
    const turned = texts();
    cleanup();
    show(tab);
    await loaded();
    expect(turned).toEqual(texts());
    expect(turned).not.toEqual(english);
    await change('en');
    expect(texts()).toEqual(english);
  },
);

describe('the switch', () => {
  const french = () => screen.getByRole('radio', { name: 'Français' });

  test('names each language in itself, and changes the page at once', async () => {
    const { user } = show(openTab());
    const group = screen.getByRole('group', { name: 'Language' });
    const [en, fr] = within(group).getAllByRole('radio');
    expect(en).toBeChecked();
    expect(fr!.closest('label')).toHaveAttribute('lang', 'fr');
    expect(document.documentElement.lang).toBe('en');
    await user.click(fr!);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le Jeu de la Guerre' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Langue' })).toBeVisible();
    expect(fr).toBeChecked();
    expect(document.documentElement.lang).toBe('fr');
    expect(document.title).toBe('Le Jeu de la Guerre');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Against the machine' })).toBeVisible();
    expect(document.title).toBe('The Game of War');
    // A translator's title is not put back while the page goes on under the same heading.
    document.title = 'Das Kriegsspiel';
    screen.getByRole('main').append(document.createElement('i'));
    await Promise.resolve();
    expect(document.title).toBe('Das Kriegsspiel');
  });

  test('is remembered, and followed by the other tabs', async () => {
    const browser = createBrowser();
    const [tab, other] = [openTab({ browser }), openTab({ browser })];
    const { user, unmount } = show(tab);
    await user.click(french());
    await waitFor(() => expect(tab.settings().language).toBe('fr'));
    unmount();
    await setLanguage('en');
    // The other tab has been notified; its page changes as soon as it is shown.
    expect(other.settings().language).toBe('fr');
    show(other);
    expect(await screen.findByRole('button', { name: 'Contre la machine' })).toBeVisible();
  });

  test('in the settings of a deployment loses nothing on the screen', async () => {
    const tab = deploying(OPEN);
    tab.store.deployment.clear();
    tab.store.deployment.holdKind('cavalry');
    window.location.hash = '#game';
    const { user } = show(tab);
    // jsdom opens no popover, and closes none.
    Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
    await user.click(screen.getByRole('button', { name: 'Settings', hidden: true }));
    await user.click(await screen.findByRole('radio', { name: 'Français' }));
    const dialog = await screen.findByRole('dialog', { name: 'Réglages' });
    expect(within(dialog).getByRole('radio', { name: 'Français' })).toHaveFocus();
    expect(tab.state().hand).toEqual({ from: 'tray', kind: 'cavalry' });
    expect(screen.getByText('Choisissez maintenant une case pour la cavalerie.')).toBeVisible();
  });

  test('reports a language that cannot be fetched, and stays as it is', async () => {
    // A separate page, on which French has not been loaded yet.
    vi.resetModules();
    const { BUNDLED } = await import('../../../src/war/words/bundled');
    const { SHELL_BUNDLED } = await import('../../support/bundledWords');
    const { setLanguage: setAnew, addMessages } =
      await import('../../../src/shell/language/current');
    const { LanguageSwitch } = await import('../../../src/shell/ui/LanguageSwitch');
    const { ShellContext: Context } = await import('../../../src/shell/ui/useShell');
    addMessages(SHELL_BUNDLED, ['shell']);
    addMessages(BUNDLED, ['first']);
    await setAnew('en');
    vi.spyOn(BUNDLED.fr, 'first').mockRejectedValueOnce(new Error('offline'));
    const tab = openTab();
    const user = userEvent.setup();
    render(
      <Context value={tab.shell}>
        <LanguageSwitch />
      </Context>,
    );
    await user.click(french());
    expect(await screen.findByText(/^Français could not be loaded/)).toBeVisible();
    expect(french()).not.toBeChecked();
    expect(tab.settings().language).toBe('browser');
    await user.click(french());
    await waitFor(() => expect(french()).toBeChecked());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(tab.settings().language).toBe('fr');
  });
});
