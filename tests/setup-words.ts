import { LITTLE_WARS_BUNDLED as LITTLE_WARS } from './support/bundledWords';
import { BUNDLED } from '../src/war/words/bundled';
import { fetchMessages, setLanguage, addMessages } from '../src/shell/language/current';
import { SHELL_BUNDLED } from './support/bundledWords';

// English and all its parts, as they are once the page has opened everything.
addMessages(SHELL_BUNDLED, ['shell', 'shellLibrary']);
addMessages(BUNDLED, ['first']);
addMessages(LITTLE_WARS, Object.keys(LITTLE_WARS.en) as (keyof typeof LITTLE_WARS.en)[]);
await Promise.all([
  setLanguage('en'),
  fetchMessages('game'),
  fetchMessages('lazy'),
  fetchMessages('ruleBook'),
  fetchMessages('course'),
]);
