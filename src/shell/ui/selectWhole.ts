/**
 * Selects the whole text of a focused field, to be copied by hand. If a key brought the focus, the field is
 * scrolled into view: WebKit does so when it selects the text itself, and omits both if it is selected already.
 */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.select();
  if (!field.matches(':active')) field.scrollIntoView({ block: 'nearest' });
}
