import { entryOf, type DamagedTemplate, type Template } from '../../game/templates';
import { idOf, TEMPLATES, type TemplateList } from '../../game/templateList';
import type { TextStorage, Written } from '../../../shell/storage';
import type { Readable } from '../tables/table';
import type { GameState } from '../state';
import type { DeploymentOrders } from './deploymentOrders';

/**
 * A store of deployment templates, to read and write as a list: either this browser, or a secret deployment in
 * progress, with which its templates are sealed.
 */
export interface TemplatePlace {
  read(): TemplateList;
  write(list: TemplateList): Written;
}

const inBrowser = (storage: TextStorage): TemplatePlace => ({
  read: () => TEMPLATES.read(storage),
  write: (list) => TEMPLATES.write(storage, list),
});

/** The game whose deployment has templates, and the storage of the browser. */
interface WithTemplates {
  readonly state: Readable<GameState>;
  readonly deployment: Pick<DeploymentOrders, 'saveDrafts'>;
  readonly storage: TextStorage;
}

/** With the current deployment, to be sealed with it; whether the game can be saved is reported elsewhere. */
const inDeployment = ({
  state,
  deployment,
}: Pick<WithTemplates, 'state' | 'deployment'>): TemplatePlace => ({
  read() {
    const stage = state.getState().game?.stage;
    const camp = stage?.name === 'deployment' && stage.side !== null && stage.camps[stage.side];
    return camp && camp.state === 'placing' ? (camp.drafts ?? []) : [];
  },
  write(list) {
    deployment.saveDrafts(list);
    return 'saved';
  },
});

/** The usable stores of deployment templates: `own`, to which new templates go, and `all`, that one first. */
export interface TemplatePlaces {
  /** Where new templates are stored. */
  readonly own: TemplatePlace;
  readonly all: readonly TemplatePlace[];
}

/**
 * Returns the stores of deployment templates: this browser, and, while armies are deployed in secret, also the
 * deployment itself, to which new templates then go.
 */
export function placesOf(store: WithTemplates): TemplatePlaces {
  const browser = inBrowser(store.storage);
  if (store.state.getState().game?.beginning !== 'hidden') return { own: browser, all: [browser] };
  const own = inDeployment(store);
  return { own, all: [own, browser] };
}

/**
 * Adds deployment templates at the end of those in a store of templates; returns `saved`, or why they were not saved.
 * The store is read first, because other tabs write to it too.
 */
export const addTemplates = (place: TemplatePlace, templates: readonly Template[]): Written =>
  place.write([...place.read(), ...templates.map(entryOf)]);

/**
 * Replaces the deployment template with the same id in a store of templates, if there is one; returns `saved`, or why
 * that was not saved.
 */
export const changeTemplate = (place: TemplatePlace, template: Template): Written =>
  place.write(place.read().map((e) => (idOf(e) === template.id ? entryOf(template) : e)));

/** Removes a deployment template, by its id, from a store of templates; returns `saved`, or why it was not. */
export const removeTemplate = (place: TemplatePlace, { id }: Template): Written =>
  place.write(place.read().filter((entry) => idOf(entry) !== id));

/**
 * Deletes a damaged deployment template, found by its text, from a store of templates; it cannot be restored. Returns
 * `saved`, or why that was not saved.
 */
export const discardDamagedTemplate = (place: TemplatePlace, { text }: DamagedTemplate): Written =>
  place.write(
    place
      .read()
      .filter((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)) !== text),
  );
