import deployment from './deployment.json';
import field from './field.json';
import { formats } from './grammar';
import headquarters from './headquarters.json';
import keeping from './keeping.json';
import reasons from './reasons.json';
import ruleSets from './ruleSets.json';
import war from './war.json';

/** What the page says from the start, a namespace a part of the game. `field` has the words of the rules. */
export const messages = {
  field,
  reasons,
  headquarters,
  keeping,
  deployment,
  war,
  ruleSets,
};

export { formats };
