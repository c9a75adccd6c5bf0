import { entryOf, type DamagedTemplate, type Template } from '../../game/templates';
import { idOf, TEMPLATES, type TemplateList } from '../../game/templateList';
import type { TextStorage, Written } from '../../../shell/storage';
import type { Readable } from '../tables/table';
import type { GameState } from '../state';
import type { DeploymentOrders } from './deploymentOrders';

/** Where templates are stored: in the browser, or with a deployment in progress. */
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

/** Where templates are stored now. */
export interface TemplatePlaces {
  /** Where new templates are stored. */
  readonly own: TemplatePlace;
  readonly all: readonly TemplatePlace[];
}

/**
 * Returns where templates are stored: in this browser, and, during a hidden deployment, new ones with the deployment.
 */
export function placesOf(store: WithTemplates): TemplatePlaces {
  const browser = inBrowser(store.storage);
  if (store.state.getState().game?.way !== 'hidden') return { own: browser, all: [browser] };
  const own = inDeployment(store);
  return { own, all: [own, browser] };
}

/** Adds templates at the end. Each change reads first, because other tabs write too. */
export const addTemplates = (place: TemplatePlace, templates: readonly Template[]): Written =>
  place.write([...place.read(), ...templates.map(entryOf)]);

/** Replaces the template with the same id. */
export const changeTemplate = (place: TemplatePlace, template: Template): Written =>
  place.write(place.read().map((e) => (idOf(e) === template.id ? entryOf(template) : e)));

/** Removes a template from a place where templates are stored. */
export const removeTemplate = (place: TemplatePlace, { id }: Template): Written =>
  place.write(place.read().filter((entry) => idOf(entry) !== id));

/** Deletes a damaged entry for good. */
export const discardDamagedTemplate = (place: TemplatePlace, { text }: DamagedTemplate): Written =>
  place.write(
    place
      .read()
      .filter((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)) !== text),
  );
