import { BUNDLED } from '../../../src/littlewars/words/bundled';
import { testMessages } from '../../support/messages';

/** Words that French and English share, and names. */
const SAME: readonly string[] = [];

await testMessages(BUNDLED, { same: SAME });
