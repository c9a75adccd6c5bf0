import { SHELL_BUNDLED } from '../../src/shell/words/bundled';
import { testMessages } from '../support/messages';

// Words that French and English share.
await testMessages(SHELL_BUNDLED, {
  same: { fr: ['shell:replay.pause', 'shell:settings.volume'] },
});
