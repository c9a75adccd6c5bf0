import type { GameEntry } from '../shell/game';
import { forLanguages, ofLanguage } from '../shell/language/languages';

const TITLES = import.meta.glob<string>('./*/littlewars/lwHeadquarters.json', {
  base: '../languages',
  eager: true,
  import: 'title',
});

/**
 * The entry by which the shell knows Wells' Little Wars: its id, its title in each language, its library, and a
 * function that fetches its code when the game is opened.
 */
export const littleWars: GameEntry = {
  id: 'littlewars',
  name: forLanguages((language) => ofLanguage(TITLES, language) ?? ''),
  library: 'little-wars-library',
  open: async (services) => (await import('./ui/open')).open(services),
};
