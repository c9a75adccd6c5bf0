import { putAddress } from '../../../shell/platform/pieces';

/** Leads to an address of the page as a link would; the game in hand stays kept. */
export function goToAddress(hash: string): void {
  const { pathname, search } = window.location;
  putAddress('pushState', `${pathname}${search}${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
