/** Leads to an address of the page as a link would; the game in hand stays kept. */
export function goToAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.pushState(null, '', `${pathname}${search}${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
