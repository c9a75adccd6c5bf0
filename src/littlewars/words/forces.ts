import { listed } from '../../shell/language/intl';
import type { Force } from '../engine/types';
import { t } from './t';

/** Returns a force in words: `25 infantry, 12 cavalry and 1 gun`. */
export const forceWords = (force: Force): string =>
  listed(
    (['infantry', 'cavalry', 'guns'] as const).map((what) =>
      t(`lwField:count.${what}`, { count: force[what] }),
    ),
  );
