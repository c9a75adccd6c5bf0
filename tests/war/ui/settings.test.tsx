import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Preferences } from '../../../src/war/store/preferences';
import { SettingsButton } from '../../../src/war/ui/headquarters/SettingsButton';
import { CommandContext } from '../../../src/war/ui/base/useGame';
import { useTheme } from '../../../src/war/ui/base/useTheme';
import { fetchMessages } from '../../../src/shell/language/current';
import { openTab } from '../store/fakes';
import { withDialogs } from '../../support/dialogs';

withDialogs();

/** A device that asks for what the queries say, and can be asked otherwise. */
function device(...asked: string[]) {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return asked.some((wish) => query.includes(wish));
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }));
  return (...wishes: string[]): void => {
    asked = wishes;
    act(() => listeners.forEach((changed) => changed()));
  };
}

function Page() {
  useTheme();
  return <SettingsButton />;
}

function openPage() {
  const tab = openTab();
  render(
    <CommandContext value={tab.command}>
      <Page />
    </CommandContext>,
  );
  return tab;
}

const root = document.documentElement.dataset;

// Loaded late by the page; its test is not to wait for the disk.
beforeAll(async () => {
  await Promise.all([import('../../../src/war/ui/settings/Settings'), fetchMessages('late')]);
}, 60_000);
beforeEach(() => void device());

describe('the settings', () => {
  test.each([
    ['Turn the board round', 'flipped', true],
    ['Figures on the pieces', 'figures', true],
    ['Hand-over card between turns', 'handOver', true],
    ['Warn of orders left', 'warnUnspent', false],
    ['Sounds', 'sounds', true],
  ] satisfies [string, keyof Preferences, boolean][])('%s', async (label, preference, then) => {
    const { state } = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const tick = await screen.findByLabelText(label);
    await userEvent.click(tick);
    expect(state().preferences[preference]).toBe(then);
    expect((tick as HTMLInputElement).checked).toBe(then);
  });

  test('begin at the theme that is chosen, and close', async () => {
    const { command } = openPage();
    act(() => command.prefer({ theme: 'dark' }));
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const themes = await screen.findByRole('group', { name: 'Theme' });
    expect(within(themes).getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('volume only while there are sounds', async () => {
    const { command, state } = openPage();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const volume = await screen.findByRole('slider', { name: 'Volume' });
    expect(volume).toBeDisabled();
    act(() => command.prefer({ sounds: true }));
    expect(volume).toBeEnabled();
    expect(volume).toHaveValue(`${state().preferences.volume}`);
  });
});

describe('the theme', () => {
  test('is written on the root of the page', () => {
    const { command } = openPage();
    const wished = (theme: Preferences['theme']) => {
      act(() => command.prefer({ theme }));
      return [root.scheme, root.contrast];
    };
    expect([root.scheme, root.contrast]).toEqual(['system', 'normal']);
    expect(wished('light')).toEqual(['light', 'normal']);
    expect(wished('dark')).toEqual(['dark', 'normal']);
    expect(wished('contrast')).toEqual(['system', 'more']);
    expect(wished('system')).toEqual(['system', 'normal']);
  });

  test('as the device: with more contrast where the device asks for it, at once', () => {
    const asks = device('prefers-contrast: more');
    const { command } = openPage();
    expect(root.contrast).toBe('more');
    asks();
    expect(root.contrast).toBe('normal');
    asks('prefers-contrast: more');
    act(() => command.prefer({ theme: 'light' }));
    expect([root.scheme, root.contrast]).toEqual(['light', 'normal']);
  });
});
