import { BUNDLED } from '../../../src/war/words/bundled';
import { formats } from '../../../src/war/words/fr/grammar';
import { testMessages } from '../../support/messages';

/** Words that French and English share, and names. */
const SAME: readonly string[] = [
  'clock:ownMinutes',
  'handicap:title',
  'clock:units.minutes',
  'history:notation.title',
  'insight:chain.arsenal',
  'insight:chain.contactHere',
  'insight:terms.contact',
  'keys:names.Control',
  'ruleSets:debord.name',
  'ruleSets:bracken.name',
  'ruleSets:pykrieg.name',
  'formats:names.kfen',
  'ground:arsenal',
  'embed:pause',
  'plots:legend.arsenal',
  'openings:pump-house.name',
  'openings:rio-de-janeiro.name',
  'opponent:levels.3.name',
  'opponent:levels.5.name',
  'openings:marengo.name',
  'openings:austerlitz.name',
  'printing:position',
  'records:facts.date',
  'terse:arsenals.standing',
  'terse:kinds.cavalry',
  'terse:kinds.footArtillery',
  'terse:kinds.infantry',
  'terse:sides.N',
  'terse:sides.S',
];

await testMessages(BUNDLED, {
  formats: { fr: Object.keys(formats) },
  same: { fr: SAME },
  // The rule book is laid out as it stands, its places filled as it is.
  laidOut: ['rulebook'],
});
