/**
 * Selects the whole text of a focused field, to be copied by hand. If a key brought the focus, scrolls the field into
 * view, which WebKit otherwise omits for text that is selected already.
 */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.select();
  if (!field.matches(':active')) field.scrollIntoView({ block: 'nearest' });
}
