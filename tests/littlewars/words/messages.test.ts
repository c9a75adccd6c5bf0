import { LITTLE_WARS_BUNDLED as BUNDLED } from '../../support/bundledWords';
import { testMessages } from '../../support/messages';

await testMessages(BUNDLED, { game: 'littlewars', laidOut: ['lwRules', 'lwKriegspielRules'] });
