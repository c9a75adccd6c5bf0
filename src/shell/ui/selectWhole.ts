/**
 * Selects the whole text of a text field that has the focus, so that it can be copied; scrolls the field into view
 * unless it is being pressed by a pointer.
 */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.select();
  if (!field.matches(':active')) field.scrollIntoView({ block: 'nearest' });
}
