import type { GameEntry } from '../shell/game';

/** Wells' Little Wars, to be registered with the shell: nothing of it is loaded before it is opened. */
export const littleWars: GameEntry = {
  id: 'littlewars',
  name: { en: 'Little Wars', fr: 'Little Wars' },
  library: 'little-wars-library',
  open: async (services) => (await import('./ui/open')).open(services),
};
