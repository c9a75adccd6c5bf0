import { BUNDLED } from '../../../src/littlewars/words/bundled';
import { testMessages } from '../../support/messages';

await testMessages(BUNDLED, { game: 'littlewars', laidOut: ['lwRules', 'lwKriegspielRules'] });
