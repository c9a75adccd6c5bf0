import deployment from './deployment.json';
import field from './field.json';
import { formats } from './grammar';
import headquarters from './headquarters.json';
import insight from './insight.json';
import keeping from './keeping.json';
import reasons from './reasons.json';
import switches from './switches.json';
import war from './war.json';

/** What the page says from the start, a namespace a part of the game. `field` has the words of the rules. */
export const messages = {
  field,
  reasons,
  headquarters,
  insight,
  keeping,
  deployment,
  war,
  switches,
};

export { formats };
