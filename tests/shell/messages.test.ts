import { SHELL_BUNDLED } from '../../src/shell/words/bundled';
import { testMessages } from '../support/messages';

await testMessages(SHELL_BUNDLED, { game: 'shell' });
