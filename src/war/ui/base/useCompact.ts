import { useMedia } from '../../../shell/ui/useMedia';

/** A window higher than wide. */
export const TALL = '(max-aspect-ratio: 7/8)';

/** Whether the panel is a phone's, below the board or beside it. */
export const useCompact = (): boolean => useMedia(`${TALL}, (max-height: 31.25rem)`);
