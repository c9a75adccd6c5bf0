import type { ReactNode } from 'react';
import type { GameStore } from '../../store/store';
import { GameStoreContext, SettingsContext, TableContext } from './useGame';

interface WarContextsProps {
  readonly store: GameStore;
  readonly children: ReactNode;
}

/**
 * Provides all components of Debord's game below it with the game of the page, the table on which orders are given, and
 * the settings.
 */
export const WarContexts = ({ store, children }: WarContextsProps): ReactNode => (
  <GameStoreContext value={store}>
    <TableContext value={store.table}>
      <SettingsContext value={store.settings}>{children}</SettingsContext>
    </TableContext>
  </GameStoreContext>
);
