import { BUNDLED } from '../../../src/littlewars/words/bundled';
import { testMessages } from '../../support/messages';

/** Words that French and English share, and names. */
const SAME: readonly string[] = [
  'lwCountries:hooks-farm.name',
  'lwHeadquarters:title',
  'lwResults:points.caption',
  'lwTable:march.direction',
  'lwSettings:volume',
  'lwTable:lasso',
];

await testMessages(BUNDLED, { same: SAME, laidOut: ['lwRules'] });
