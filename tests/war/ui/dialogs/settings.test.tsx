import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { SettingsDialog } from '../../../../src/war/ui/dialogs/entry';
import { Page as TabPage } from '../../../support/page';
import { useTheme } from '../../../../src/shell/ui/Shell';
import { fetchMessages } from '../../../../src/shell/language/current';
import { openTab, prefer, type AllSettings } from '../../store/fakes';
import { withDialogs } from '../../../support/dialogs';

withDialogs();

/** A device that asks for what the queries say, and can be asked otherwise. */
function device(...asked: string[]) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return asked.some((options) => query.includes(options));
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }));
  return (...matching: string[]): void => {
    asked = matching;
    act(() => listeners.forEach((changed) => changed()));
  };
}

function Page() {
  useTheme();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Settings
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function openPage() {
  const tab = openTab();
  render(
    <TabPage store={tab.store}>
      <Page />
    </TabPage>,
  );
  return tab;
}

const root = document.documentElement.dataset;

// Loaded lazily by the page; the test imports it directly, so that it need not wait.
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/war/ui/dialogs/settings/SettingsDialog'),
    fetchMessages('lazy'),
  ]);
});
beforeEach(() => void device());

describe('the settings', () => {
  test.each([
    ['Rotate the board', 'flipped', true],
    ['Figures on the pieces', 'figures', true],
    ['Hand-over card between turns', 'handOver', true],
    [
      'Ask before a turn ends with orders left, or leaves an arsenal open or a unit isolated',
      'warnUnspent',
      false,
    ],
    ['Sounds', 'sounds', true],
  ] satisfies [string, keyof AllSettings, boolean][])('%s', async (label, preference, then) => {
    const { settings } = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const tick = await screen.findByLabelText(label);
    await userEvent.click(tick);
    expect(settings()[preference]).toBe(then);
    expect((tick as HTMLInputElement).checked).toBe(then);
  });

  test('begin at the theme that is chosen, and close', async () => {
    const { store } = openPage();
    act(() => prefer(store, { theme: 'dark' }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const themes = await screen.findByRole('group', { name: 'Theme' });
    expect(within(themes).getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('name the authors of the rules, drawings and typefaces, and their licences', async () => {
    openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const about = await screen.findByRole('group', { name: 'About' });
    for (const whose of [/rules are Guy Debord’s/, /icons were .* by its contributors/])
      expect(about).toHaveTextContent(whose);
    expect(about).toHaveTextContent(/Source Serif 4 and Old Standard TT, .*Open Font License/);
    expect(about).toHaveTextContent(/MIT licence/);
    expect(about).toHaveTextContent(/Nicholson-Smith .* Bracken, .* JeuDeLaGuerre/);
    expect(about).toHaveTextContent(/Version \d+\.\d+\.\d+ \([0-9a-f]{8,}\)/);
    const licences = within(about).getByRole('link', { name: /Licences/ });
    expect(licences).toHaveAttribute('href', 'licenses.txt');
  });

  test('volume only with sounds on', async () => {
    const { store, settings } = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const volume = await screen.findByRole('slider', { name: 'Volume' });
    expect(volume).toBeDisabled();
    act(() => prefer(store, { sounds: true }));
    expect(volume).toBeEnabled();
    expect(volume).toHaveValue(`${settings().volume}`);
  });
});

describe('the theme', () => {
  test('is written on the root of the page', () => {
    const { store } = openPage();
    const attributesFor = (theme: AllSettings['theme']) => {
      act(() => prefer(store, { theme }));
      return [root.scheme, root.contrast];
    };
    expect([root.scheme, root.contrast]).toEqual(['system', 'normal']);
    expect(attributesFor('light')).toEqual(['light', 'normal']);
    expect(attributesFor('dark')).toEqual(['dark', 'normal']);
    expect(attributesFor('contrast')).toEqual(['system', 'more']);
    expect(attributesFor('system')).toEqual(['system', 'normal']);
  });

  test('as the device: with more contrast where the device asks for it, at once', () => {
    const asks = device('prefers-contrast: more');
    const { store } = openPage();
    expect(root.contrast).toBe('more');
    asks();
    expect(root.contrast).toBe('normal');
    asks('prefers-contrast: more');
    act(() => prefer(store, { theme: 'light' }));
    expect([root.scheme, root.contrast]).toEqual(['light', 'normal']);
  });
});
