/** Returns the chosen ids after another choice: replaced by it, added to, or toggled. */
export function chosenAfter(
  now: readonly string[],
  ids: readonly string[],
  mode: 'replace' | 'add' | 'toggle',
): readonly string[] {
  if (mode === 'replace') return ids;
  if (mode === 'add') return [...new Set([...now, ...ids])];
  return [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))];
}
