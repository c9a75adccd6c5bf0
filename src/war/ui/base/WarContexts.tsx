import type { ReactNode } from 'react';
import type { GameStore } from '../../store/store';
import { GameStoreContext, SettingsContext, TableContext } from './useGame';

interface WarContextsProps {
  readonly store: GameStore;
  readonly children: ReactNode;
}

/** Provides every component of the war with the page's game, its table and its settings. */
export const WarContexts = ({ store, children }: WarContextsProps): ReactNode => (
  <GameStoreContext value={store}>
    <TableContext value={store.table}>
      <SettingsContext value={store.settings}>{children}</SettingsContext>
    </TableContext>
  </GameStoreContext>
);
