import * as v from 'valibot';
import { mirrored, turned, type Deployment } from '../engine/deployment';
import type { Fault } from '../engine/notation';
import { SIDES, type Side } from '../engine/vocabulary';
import { BOARD } from './game';
import { readUnits, unitsText } from './writing';
import { idOf, readShelf, writeShelf, type Shelf } from './shelf';
import type { Drawer, Written } from './slot';
import type { Command } from './store';

/** Characters of a template's name. */
export const LONGEST_TEMPLATE_NAME = 60;

const schema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  side: v.picklist(SIDES),
  /** The placement field of a position string. */
  units: v.string(),
});

/** A deployment kept under a name, finished or not. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly deployment: Deployment;
}

/** What is wrong with an entry that is no template: its shape, or its units. */
export interface DamagedTemplate {
  /** All there is of it. */
  readonly text: string;
  readonly shape: readonly { readonly path: string; readonly problem: string }[];
  readonly faults: readonly Fault[];
}

export interface Templates {
  readonly templates: readonly Template[];
  readonly damaged: readonly DamagedTemplate[];
}

/** Reads what lies on a shelf, the damaged apart from the good. Never throws. */
export function readTemplates(shelf: Shelf): Templates {
  const templates: Template[] = [];
  const damaged: DamagedTemplate[] = [];
  for (const entry of shelf) {
    const read = readEntry(entry);
    if ('deployment' in read) templates.push(read);
    else damaged.push(read);
  }
  return { templates, damaged };
}

function readEntry(entry: unknown): Template | DamagedTemplate {
  const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
  const parsed = v.safeParse(schema, entry);
  if (!parsed.success) {
    const shape = parsed.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      problem: issue.message,
    }));
    return { text, shape, faults: [] };
  }
  const { id, name, side, units } = parsed.output;
  const deployment = readUnits(side, units);
  return 'units' in deployment ? { id, name, deployment } : { text, shape: [], faults: deployment };
}

/** A template as it lies on a shelf. */
export const entryOf = ({ id, name, deployment }: Template): unknown => ({
  id,
  name,
  side: deployment.side,
  units: unitsText(deployment),
});

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
const inDeployment = ({ store, keepDrafts }: Command): Place => ({
  read() {
    const stage = store.getState().game?.stage;
    const camp = stage?.name === 'deployment' && stage.side !== null && stage.camps[stage.side];
    return camp && camp.state === 'placing' ? (camp.drafts ?? []) : [];
  },
  write(shelf) {
    keepDrafts(shelf);
    return 'kept';
  },
});

export interface Places {
  /** Where new templates go. */
  readonly own: Place;
  readonly all: readonly Place[];
}

/** While a side deploys in secret, what it makes stays with its deployment. */
export function placesOf(command: Command): Places {
  const browser = inBrowser(command.drawer);
  if (command.store.getState().game?.way !== 'hidden') return { own: browser, all: [browser] };
  const own = inDeployment(command);
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

/** A template as a side can deploy it: turned half round for the other side, east and west changed on request. */
export function fitted(template: Deployment, side: Side, mirror: boolean): Deployment {
  const own = template.side === side ? template : turned(BOARD, template);
  return mirror ? mirrored(BOARD, own) : own;
}
