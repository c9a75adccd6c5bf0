import type { ComponentType } from 'react';
import { late } from '../late';
import { lateComponent } from './lateComponent';
import type { Place } from './missing';

/**
 * A component that is loaded with its module when it is first wanted, or ahead of that, together with the parts of the
 * messages that it tells. Until it is there the keys wait for it; where it cannot be fetched, its place says so. Its
 * `onClose`, where it has one, gives it up.
 */
export const lazyScreen = <T, P extends object>(
  place: Place,
  load: () => Promise<T>,
  pick: (from: T) => ComponentType<P>,
  ...messages: readonly string[]
): ComponentType<P> => lateComponent(late(load, ...messages), pick, place);
