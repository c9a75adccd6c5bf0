import { entryOf, type DamagedTemplate, type Template } from '../game/templates';
import { idOf, readShelf, writeShelf, type Shelf } from '../game/templateList';
import type { Drawer, Written } from '../../shell/platform/slot';
import type { GameStore } from './store';

/** Where templates are kept: in the browser, or with a deployment under way. */
export interface Place {
  read(): Shelf;
  write(shelf: Shelf): Written;
}

const inBrowser = (drawer: Drawer): Place => ({
  read: () => readShelf(drawer),
  write: (shelf) => writeShelf(drawer, shelf),
});

/** With the deployment in hand, to be sealed with it; whether the game can be kept is told elsewhere. */
const inDeployment = ({ state, deployment }: Pick<GameStore, 'state' | 'deployment'>): Place => ({
  read() {
    const stage = state.getState().game?.stage;
    const camp = stage?.name === 'deployment' && stage.side !== null && stage.camps[stage.side];
    return camp && camp.state === 'placing' ? (camp.drafts ?? []) : [];
  },
  write(shelf) {
    deployment.keepDrafts(shelf);
    return 'kept';
  },
});

export interface Places {
  /** Where new templates go. */
  readonly own: Place;
  readonly all: readonly Place[];
}

/** While a side deploys in secret, what it makes stays with its deployment. */
export function placesOf(store: GameStore): Places {
  const browser = inBrowser(store.drawer);
  if (store.state.getState().game?.way !== 'hidden') return { own: browser, all: [browser] };
  const own = inDeployment(store);
  return { own, all: [own, browser] };
}

/** Adds templates behind the others. Each change reads first, since other tabs write there too. */
export const addTemplates = (place: Place, templates: readonly Template[]): Written =>
  place.write([...place.read(), ...templates.map(entryOf)]);

/** Puts a template in the place of the one with its id. */
export const changeTemplate = (place: Place, template: Template): Written =>
  place.write(place.read().map((e) => (idOf(e) === template.id ? entryOf(template) : e)));

export const removeTemplate = (place: Place, { id }: Template): Written =>
  place.write(place.read().filter((entry) => idOf(entry) !== id));

/** Forgets a damaged entry for good. */
export const discardDamagedTemplate = (place: Place, { text }: DamagedTemplate): Written =>
  place.write(
    place
      .read()
      .filter((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)) !== text),
  );
