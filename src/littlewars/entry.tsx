import type { GameEntry } from '../shell/game';
import { forLanguages, ofLanguage } from '../shell/language/languages';

const TITLES = import.meta.glob<string>('./*/littlewars/lwHeadquarters.json', {
  base: '../languages',
  eager: true,
  import: 'title',
});

/** Wells' Little Wars as it is registered with the shell; its code is fetched when it is opened. */
export const littleWars: GameEntry = {
  id: 'littlewars',
  name: forLanguages((language) => ofLanguage(TITLES, language) ?? ''),
  library: 'little-wars-library',
  open: async (services) => (await import('./ui/open')).open(services),
};
