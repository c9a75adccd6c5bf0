/** Who is chosen after a choice: in the place of those before, with them, or with each turned round. */
export function chosenAfter(
  now: readonly string[],
  ids: readonly string[],
  mode: 'replace' | 'add' | 'toggle',
): readonly string[] {
  if (mode === 'replace') return ids;
  if (mode === 'add') return [...new Set([...now, ...ids])];
  return [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))];
}
