import * as v from 'valibot';

/**
 * A place in saved JSON that does not have the shape of its format: `path` leads to it, and `problem` describes it;
 * or, as `moreShapes`, how many more there are.
 */
export type ShapeFault =
  | { readonly code: 'shape'; readonly path: string; readonly problem: string }
  /** Faults of shape besides those listed. */
  | { readonly code: 'moreShapes'; readonly count: number };

/** The most faults of shape that are listed; the rest of a garbled list with thousands is counted. */
const MOST_SHAPES = 20;

const tag = v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), value: v.string() });

/**
 * Returns a part of a saved game, `value`, checked by the schema `of`; undefined if it is missing or damaged, and then
 * its first fault is added to `faults`. `path` leads to the part in the save.
 */
export function part<T>(
  path: string,
  value: unknown,
  of: v.GenericSchema<unknown, T>,
  faults: Pick<ShapeFault[], 'push'>,
): T | undefined {
  if (value === undefined) return undefined;
  const parsed = v.safeParse(of, value);
  if (parsed.success) return parsed.output;
  const [fault] = shapesOf(parsed.issues);
  if (fault) faults.push({ ...fault, path: [path, fault.path].filter(Boolean).join('.') });
  return undefined;
}

/** Returns the issues that a schema found in a value as faults of its shape, in their order; empty for undefined. */
export const shapesOf = (
  issues: readonly v.BaseIssue<unknown>[] | undefined,
): Extract<ShapeFault, { code: 'shape' }>[] =>
  (issues ?? []).map((issue) => ({
    code: 'shape',
    path: v.getDotPath(issue) ?? '',
    problem: issue.message,
  }));

/** Returns a member of a value that may be no object; undefined if it has none. */
const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Returns the faults of shape in the entries of the lists of a saved game, given as JSON. */
export function listFaults(game: unknown): ShapeFault[] {
  return [
    ...entryFaults('tags', member(game, 'tags'), tag),
    ...entryFaults('stage.actions', member(member(game, 'stage'), 'actions'), v.string()),
  ];
}

function entryFaults(path: string, list: unknown, entry: v.GenericSchema): ShapeFault[] {
  if (!Array.isArray(list)) return [];
  const faults: ShapeFault[] = [];
  let count = 0;
  for (const [i, one] of (list as unknown[]).entries()) {
    // A check of the type alone is fast, however many entries there are.
    if (entry.type === 'string' ? typeof one === 'string' : v.safeParse(entry, one).success)
      continue;
    if (faults.length >= MOST_SHAPES) count += 1;
    else
      for (const fault of shapesOf(v.safeParse(entry, one).issues))
        faults.push({
          ...fault,
          path: [path, i, fault.path].filter((part) => part !== '').join('.'),
        });
  }
  return count === 0 ? faults : [...faults, { code: 'moreShapes', count }];
}
