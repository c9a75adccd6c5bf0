import type { ReactNode } from 'react';
import type { Command } from '../../store/store';
import { CommandContext } from './useGame';

interface WarContextsProps {
  readonly command: Command;
  readonly children: ReactNode;
}

/** What every component of the war may ask for. */
export const WarContexts = ({ command, children }: WarContextsProps): ReactNode => (
  <CommandContext value={command}>{children}</CommandContext>
);
