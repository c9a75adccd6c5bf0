import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBattleStore, useLot, useOwnSettings } from '../base/useGame';
import { createProgramClient, openProgramWorker } from './programClient';
import { createPrograms, type Programs, type ProgramState } from './programs';

/**
 * Hook: lets the programs that play sides of the current battle give their orders as long as the component is
 * mounted; returns them and their state. Their acts wait while a shot is shown.
 */
export function usePrograms(isShotShown: boolean): readonly [Programs, ProgramState] {
  const store = useBattleStore();
  const settings = useOwnSettings();
  const randomInt = useLot();
  const [programs] = useState(() =>
    createPrograms({ store, settings, randomInt, client: createProgramClient(openProgramWorker) }),
  );
  useEffect(() => programs.start(), [programs]);
  useEffect(() => programs.holdActs(isShotShown), [programs, isShotShown]);
  return [programs, useSyncExternalStore(programs.subscribe, programs.state)];
}
