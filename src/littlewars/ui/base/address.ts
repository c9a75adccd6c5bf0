import { putAddress } from '../../../shell/platform/pieces';
import { linkKind } from '../../store/link';

/** What the address carried has been taken or left: it is not followed again. */
export function forgetLink(): void {
  if (linkKind(window.location.hash) !== null) putAddress('replaceState', '#littlewars');
}
