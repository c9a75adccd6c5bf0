import { warScreen } from '../base/warScreen';
import type { Aid } from '../base/aid';
import type { AidsProps } from './Aids';

const Aids = warScreen('dialog', () => import('./Aids'), 'Aids');

interface OpenAidProps extends Omit<AidsProps, 'open'> {
  /** What is open, or null; the line to type in is no dialog, and comes with what is read aloud. */
  readonly open: Aid | null;
}

/** What a key or a button has opened over the board, once it is loaded. */
export function OpenAid({ open, ...props }: OpenAidProps) {
  if (open === null || open === 'line') return null;
  return <Aids {...props} open={open} />;
}
