import type { ReactNode } from 'react';
import { createAnnouncer } from '../../src/shell/ui/announcer';
import { AnnouncerContext } from '../../src/shell/ui/useAnnouncer';
import { PageFrame } from '../../src/shell/ui/Shell';
import { ShellContext } from '../../src/shell/ui/useShell';
import { war } from '../../src/war/entry';
import type { GameStore } from '../../src/war/store/store';
import { App } from '../../src/war/ui/App';
import { WarContexts } from '../../src/war/ui/base/WarContexts';
import { shellOf } from '../war/store/fakes';

interface PageProps {
  readonly store: GameStore;
  readonly children: ReactNode;
}

/** The page of a tab around a part of it. */
export const Page = ({ store, children }: PageProps): ReactNode => (
  <ShellContext value={shellOf(store)}>
    <AnnouncerContext value={createAnnouncer(() => false)}>
      <WarContexts store={store}>{children}</WarContexts>
    </AnnouncerContext>
  </ShellContext>
);

/** The whole page of a tab. */
export const WholePage = ({ store }: Pick<PageProps, 'store'>): ReactNode => (
  <Page store={store}>
    <PageFrame name={war.name}>
      <App />
    </PageFrame>
  </Page>
);
