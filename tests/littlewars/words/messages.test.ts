import { BUNDLED } from '../../../src/littlewars/words/bundled';
import { testMessages } from '../../support/messages';

/** Words that French and English share, and names. */
const SAME: readonly string[] = [
  'lwCountries:hooks-farm.name',
  'lwHeadquarters:spans.to',
  'lwHeadquarters:title',
  'lwPlan:north',
  'lwResults:points.caption',
  'lwTable:march.direction',
  'lwTable:lasso',
];

await testMessages(BUNDLED, {
  formats: { fr: ['lwDe', 'lwDu', 'lwAu'] },
  same: { fr: SAME },
  laidOut: ['lwRules'],
});
