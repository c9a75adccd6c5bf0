/** Moves the focus to the next term or rule on the screen, after the last to the first. */
export function toNextTerm(): void {
  const terms = [...document.querySelectorAll<HTMLElement>('main :is(.term, .rule-link)')];
  const shown = terms.filter((term) => term.getClientRects().length > 0);
  const at = shown.findIndex((term) => term === document.activeElement);
  shown[(at + 1) % shown.length]?.focus();
}
