import * as v from 'valibot';
import type { Board } from '../engine/board';
import type { Deployment } from '../engine/deployment';
import { mirrored, turned } from '../engine/symmetry';
import type { MapFault } from '../engine/maps/mapFaults';
import { readMapReference } from '../engine/maps/maps';
import type { Fault } from '../engine/notation/notation';
import { isStandard, STANDARD_BOARD, STANDARD_MAP_ID } from '../engine/standardMap';
import { SIDES, type Side } from '../engine/vocabulary';
import { readUnits, unitsText } from './placements';
import type { TemplateList } from './templateList';

/** The most characters of the name of a deployment template. */
export const LONGEST_TEMPLATE_NAME = 60;

const named = {
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  side: v.picklist(SIDES),
};
/** `units`: the placement field of a position string. */
const schema = v.object({ ...named, units: v.string() });

/** On another map than Debord's: an older program finds no units in it, and preserves it. */
const schemaOnMap = v.object({ ...named, map: v.string(), placement: v.string() });

/** A deployment saved to use it again: its id, its name, its board, and a deployment, finished or not. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** The board that it was made for. */
  readonly board: Board;
  readonly deployment: Deployment;
}

/**
 * A stored entry that cannot be read as a deployment template, with the faults of its shape, its units or its map.
 */
export interface DamagedTemplate {
  /** The whole entry, as JSON. */
  readonly text: string;
  /** The places where the entry does not have the shape of a template: the path to each, and the problem. */
  readonly shape: readonly { readonly path: string; readonly problem: string }[];
  /** The faults of its units. */
  readonly faults: readonly Fault[];
  /** The faults of the map it names, without any others; null if that map is good. */
  readonly map: readonly MapFault[] | null;
  /** The board of its squares. */
  readonly board: Board;
}

/** The stored deployment templates as read: the good ones and the damaged entries. */
export interface TemplatesReading {
  readonly templates: readonly Template[];
  readonly damaged: readonly DamagedTemplate[];
}

/** Returns the templates in a stored list of deployment templates, and the damaged entries apart. Never throws. */
export function readTemplates(list: TemplateList): TemplatesReading {
  const templates: Template[] = [];
  const damaged: DamagedTemplate[] = [];
  for (const entry of list) {
    const read = readEntry(entry);
    if ('deployment' in read) templates.push(read);
    else damaged.push(read);
  }
  return { templates, damaged };
}

function readEntry(entry: unknown): Template | DamagedTemplate {
  const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
  const onMap = typeof entry === 'object' && entry !== null && 'map' in entry;
  const parsed = v.safeParse(onMap ? schemaOnMap : schema, entry);
  if (!parsed.success) {
    const shape = parsed.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      problem: issue.message,
    }));
    return { text, shape, faults: [], map: null, board: STANDARD_BOARD };
  }
  const { id, name, side } = parsed.output;
  const [mapText, units] =
    'units' in parsed.output
      ? [STANDARD_MAP_ID, parsed.output.units]
      : [parsed.output.map, parsed.output.placement];
  const { map, faults } = readMapReference(mapText);
  if (map === null) return { text, shape: [], faults: [], map: faults, board: STANDARD_BOARD };
  const { board } = map;
  const deployment = readUnits(board, side, units);
  return 'units' in deployment
    ? { id, name, board, deployment }
    : { text, shape: [], faults: deployment, map: null, board };
}

/** Returns a deployment template as the JSON entry of a stored list. */
export const entryOf = ({ id, name, board, deployment }: Template): unknown => ({
  id,
  name,
  side: deployment.side,
  ...(isStandard(board)
    ? { units: unitsText(board, deployment) }
    : { map: board.map, placement: unitsText(board, deployment) }),
});

/**
 * Returns the deployment of a template as `side` can use it: rotated by half a turn if it was made for the other
 * side, and mirrored east to west if `mirror`.
 */
export function fitted(
  { board, deployment }: Pick<Template, 'board' | 'deployment'>,
  side: Side,
  mirror: boolean,
): Deployment {
  const own = deployment.side === side ? deployment : turned(board, deployment);
  return mirror ? mirrored(board, own) : own;
}
