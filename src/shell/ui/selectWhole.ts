/**
 * Selects the whole text of a field that has the focus, to be copied by hand. Where a key brought the focus the field is
 * brought into sight: WebKit does so by selecting the text itself, and leaves out both where it is selected already.
 */
export function selectWhole(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.select();
  if (!field.matches(':active')) field.scrollIntoView({ block: 'nearest' });
}
