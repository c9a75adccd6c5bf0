import { ready, speak } from '../src/words/speech';

// English and all its parts, as they are once the page has opened everything.
await Promise.all([speak('en'), ready('late'), ready('ruleBook'), ready('course')]);
