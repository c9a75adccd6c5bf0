import type { ReactNode } from 'react';
import { PageFrame } from '../../src/shell/ui/Shell';
import { ShellContext } from '../../src/shell/ui/useShell';
import { war } from '../../src/war/door';
import type { Command } from '../../src/war/store/store';
import { App } from '../../src/war/ui/App';
import { WarContexts } from '../../src/war/ui/base/WarContexts';
import { shellOf } from '../war/store/fakes';

interface PageProps {
  readonly command: Command;
  readonly children: ReactNode;
}

/** The page of a tab around a part of it. */
export const Page = ({ command, children }: PageProps): ReactNode => (
  <ShellContext value={shellOf(command)}>
    <WarContexts command={command}>{children}</WarContexts>
  </ShellContext>
);

/** The whole page of a tab. */
export const WholePage = ({ command }: Pick<PageProps, 'command'>): ReactNode => (
  <Page command={command}>
    <PageFrame name={war.name}>
      <App />
    </PageFrame>
  </Page>
);
