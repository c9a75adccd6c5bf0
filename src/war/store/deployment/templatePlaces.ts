import { entryOf, type DamagedTemplate, type Template } from '../../game/templates';
import { idOf, TEMPLATES, type TemplateList } from '../../game/templateList';
import type { TextStorage, Written } from '../../../shell/storage';
import type { Readable } from '../tables/table';
import type { GameState } from '../state';
import type { DeploymentOrders } from './deploymentOrders';

/**
 * A place where templates are stored: this browser, or a deployment in progress, whose templates are sealed with
 * it.
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

/** The places where templates are stored now. */
export interface TemplatePlaces {
  /** Where new templates are stored. */
  readonly own: TemplatePlace;
  readonly all: readonly TemplatePlace[];
}

/**
 * Returns the places where templates are stored: this browser, and, during a secret deployment, the deployment
 * itself, to which new ones go.
 */
export function placesOf(store: WithTemplates): TemplatePlaces {
  const browser = inBrowser(store.storage);
  if (store.state.getState().game?.way !== 'hidden') return { own: browser, all: [browser] };
  const own = inDeployment(store);
  return { own, all: [own, browser] };
}

/**
 * Adds templates at the end of those stored at a place; returns whether they were saved. The place is read first,
 * because other tabs write too.
 */
export const addTemplates = (place: TemplatePlace, templates: readonly Template[]): Written =>
  place.write([...place.read(), ...templates.map(entryOf)]);

/** Replaces the template with the same id at a place where templates are stored; returns whether that was saved. */
export const changeTemplate = (place: TemplatePlace, template: Template): Written =>
  place.write(place.read().map((e) => (idOf(e) === template.id ? entryOf(template) : e)));

/** Removes a template from a place where templates are stored; returns whether that was saved. */
export const removeTemplate = (place: TemplatePlace, { id }: Template): Written =>
  place.write(place.read().filter((entry) => idOf(entry) !== id));

/** Deletes a damaged template for good from a place where templates are stored; returns whether that was saved. */
export const discardDamagedTemplate = (place: TemplatePlace, { text }: DamagedTemplate): Written =>
  place.write(
    place
      .read()
      .filter((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)) !== text),
  );
