import type { ReactNode } from 'react';
import type { GameStore } from '../../store/store';
import { GameStoreContext, SettingsContext, TableContext } from './useGame';

interface WarContextsProps {
  readonly store: GameStore;
  readonly children: ReactNode;
}

/**
 * Renders its children and provides them with the store of Debord's game: its state and orders, the table (a war on its
 * board) on which orders are given, and the settings.
 */
export const WarContexts = ({ store, children }: WarContextsProps): ReactNode => (
  <GameStoreContext value={store}>
    <TableContext value={store.table}>
      <SettingsContext value={store.settings}>{children}</SettingsContext>
    </TableContext>
  </GameStoreContext>
);
