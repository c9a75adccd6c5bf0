import { bundledPart, type MessageSource } from '../../shell/language/source';
import enBattle from './en/battle.json';
import enGunner from './en/gunner.json';
import enPlan from './en/plan.json';
import enRecords from './en/records.json';
import enRules from './en/rules.json';
import frBattle from './fr/battle.json';
import frGunner from './fr/gunner.json';
import frPlan from './fr/plan.json';
import frRecords from './fr/records.json';
import frRules from './fr/rules.json';
import { formats } from './fr/grammar';
import type { Part } from './parts';

/** The messages bundled in a program: the tests. */
export const BUNDLED: MessageSource<Part> = {
  en: {
    lwBattle: bundledPart(enBattle),
    lwPlan: bundledPart(enPlan),
    lwGunner: bundledPart(enGunner),
    lwRecords: bundledPart(enRecords),
    lwRules: bundledPart(enRules),
  },
  fr: {
    lwBattle: bundledPart(frBattle, formats),
    lwPlan: bundledPart(frPlan),
    lwGunner: bundledPart(frGunner),
    lwRecords: bundledPart(frRecords),
    lwRules: bundledPart(frRules),
  },
};
