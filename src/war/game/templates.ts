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

/** Characters of a template's name. */
export const LONGEST_TEMPLATE_NAME = 60;

const named = {
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  side: v.picklist(SIDES),
};
/** `units`: the placement field of a position string. */
const schema = v.object({ ...named, units: v.string() });

/** Of another map than Debord's: a program that knows none of these finds no units in it, and keeps it as it is. */
const schemaOnMap = v.object({ ...named, map: v.string(), placement: v.string() });

/** A deployment kept under a name, finished or not. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** The ground it was made for. */
  readonly board: Board;
  readonly deployment: Deployment;
}

/** What is wrong with an entry that is no template: its shape, or its units. */
export interface DamagedTemplate {
  /** All there is of it. */
  readonly text: string;
  readonly shape: readonly { readonly path: string; readonly problem: string }[];
  readonly faults: readonly Fault[];
  /** What is wrong with the map it names, and then with nothing else; null where that is a map. */
  readonly map: readonly MapFault[] | null;
  /** The ground that its squares are of. */
  readonly board: Board;
}

export interface TemplatesReading {
  readonly templates: readonly Template[];
  readonly damaged: readonly DamagedTemplate[];
}

/** Reads what lies on a list, the damaged apart from the good. Never throws. */
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
  const [said, units] =
    'units' in parsed.output
      ? [STANDARD_MAP_ID, parsed.output.units]
      : [parsed.output.map, parsed.output.placement];
  const { map, faults } = readMapReference(said);
  if (map === null) return { text, shape: [], faults: [], map: faults, board: STANDARD_BOARD };
  const { board } = map;
  const deployment = readUnits(board, side, units);
  return 'units' in deployment
    ? { id, name, board, deployment }
    : { text, shape: [], faults: deployment, map: null, board };
}

/** A template as it lies on a list. */
export const entryOf = ({ id, name, board, deployment }: Template): unknown => ({
  id,
  name,
  side: deployment.side,
  ...(isStandard(board)
    ? { units: unitsText(board, deployment) }
    : { map: board.map, placement: unitsText(board, deployment) }),
});

/** A template as a side can deploy it: turned half round for the other side, east and west changed on request. */
export function fitted(
  { board, deployment }: Pick<Template, 'board' | 'deployment'>,
  side: Side,
  mirror: boolean,
): Deployment {
  const own = deployment.side === side ? deployment : turned(board, deployment);
  return mirror ? mirrored(board, own) : own;
}
