import { BUNDLED } from '../../../src/war/words/bundled';
import { testMessages } from '../../support/messages';

// The rule book is laid out as it stands, its places filled as it is.
await testMessages(BUNDLED, { game: 'war', laidOut: ['rulebook'] });
