import type { FollowAddress } from '../../src/shell/platform/address';

/** As the page has it for a game whose are all addresses. */
export const followWindow: FollowAddress = (led) => {
  const follow = (): void => led(true);
  follow();
  window.addEventListener('popstate', follow);
  return () => window.removeEventListener('popstate', follow);
};
