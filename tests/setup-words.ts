import { BUNDLED } from '../src/war/words/bundled';
import { ready, speak, wordsFrom } from '../src/shell/language/speech';

// English and all its parts, as they are once the page has opened everything.
wordsFrom(BUNDLED);
await Promise.all([speak('en'), ready('late'), ready('ruleBook'), ready('course')]);
