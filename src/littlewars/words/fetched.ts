import { fetchedPart, type MessageSource } from '../../shell/language/source';
import enBattle from './en/battle.json?url';
import enGunner from './en/gunner.json?url';
import enPlan from './en/plan.json?url';
import enRecords from './en/records.json?url';
import enRules from './en/rules.json?url';
import frBattle from './fr/battle.json?url';
import frGunner from './fr/gunner.json?url';
import frPlan from './fr/plan.json?url';
import frRecords from './fr/records.json?url';
import frRules from './fr/rules.json?url';
import { formats } from './fr/grammar';
import type { Part } from './parts';

/** The messages of a page: fetched on demand, as data. */
export const FETCHED: MessageSource<Part> = {
  en: {
    lwBattle: fetchedPart(enBattle),
    lwPlan: fetchedPart(enPlan),
    lwGunner: fetchedPart(enGunner),
    lwRecords: fetchedPart(enRecords),
    lwRules: fetchedPart(enRules),
  },
  fr: {
    lwBattle: fetchedPart(frBattle, formats),
    lwPlan: fetchedPart(frPlan),
    lwGunner: fetchedPart(frGunner),
    lwRecords: fetchedPart(frRecords),
    lwRules: fetchedPart(frRules),
  },
};
