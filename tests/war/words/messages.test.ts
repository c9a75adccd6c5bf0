import { BUNDLED } from '../../../src/war/words/bundled';
import { testMessages } from '../../support/messages';

// The rule book is laid out as a whole, and its placeholders are filled there.
await testMessages(BUNDLED, { game: 'war', laidOut: ['rulebook'] });
