import * as v from 'valibot';
import { mirrored, turned, type Deployment } from '../engine/deployment';
import type { Fault } from '../engine/notation/notation';
import { SIDES, type Side } from '../engine/vocabulary';
import { BOARD } from './ground';
import { readUnits, unitsText } from './placements';
import type { TemplateList } from './templateList';

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

/** A template as it lies on a list. */
export const entryOf = ({ id, name, deployment }: Template): unknown => ({
  id,
  name,
  side: deployment.side,
  units: unitsText(deployment),
});

/** A template as a side can deploy it: turned half round for the other side, east and west changed on request. */
export function fitted(template: Deployment, side: Side, mirror: boolean): Deployment {
  const own = template.side === side ? template : turned(BOARD, template);
  return mirror ? mirrored(BOARD, own) : own;
}
