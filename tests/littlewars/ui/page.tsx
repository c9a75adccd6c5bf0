import { followWindow } from '../../support/address';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { LITTLE_WARS_SETTINGS, SETTINGS_KEY } from '../../../src/littlewars/game/settings';
import type { BattleStore } from '../../../src/littlewars/store/store';
import { StorageContext } from '../../../src/littlewars/ui/base/storage';
import {
  BattleStoreContext,
  RandomContext,
  SettingsContext,
  type RandomInt,
} from '../../../src/littlewars/ui/base/useGame';
import { SHELL_SETTINGS } from '../../../src/shell/settings';
import { createSettings } from '../../../src/shell/settingsStore';
import { createAnnouncer, type Announcer } from '../../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../../src/shell/ui/useAnnouncer';
import { ShellContext, type OtherGame } from '../../../src/shell/ui/useShell';
import type { Browser } from '../store/fakes';

interface PageProps {
  readonly store: BattleStore;
  readonly browser: Browser;
  readonly others?: readonly OtherGame[];
  /** Draws lots; the lowest number by default. */
  readonly lot?: RandomInt;
  readonly announcer?: Announcer;
  readonly children: ReactNode;
}

/** What the page of Little Wars has around a component, with the store and the storage of a tab. */
export function Page({ store, browser, others = [], lot = () => 0, ...rest }: PageProps) {
  const { announcer = createAnnouncer(() => false), children } = rest;
  const { storage, watcher } = browser.tab();
  return (
    <ShellContext
      value={{
        settings: createSettings(SHELL_SETTINGS, storage, watcher),
        newVersion: createStore<(() => void) | null>(() => null),
        mayReload: () => true,
        others,
        followAddress: followWindow,
      }}
    >
      <AnnouncerContext value={announcer}>
        <StorageContext value={storage}>
          <SettingsContext
            value={createSettings(LITTLE_WARS_SETTINGS, storage, watcher, SETTINGS_KEY)}
          >
            <RandomContext value={lot}>
              <BattleStoreContext value={store}>{children}</BattleStoreContext>
            </RandomContext>
          </SettingsContext>
        </StorageContext>
      </AnnouncerContext>
    </ShellContext>
  );
}
