import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchMessages } from '../language/current';

/**
 * A component that is loaded when it is first wanted, together with the parts of the messages that it tells. React
 * suspends until all of it is there, and throws to the nearest error boundary where it cannot be fetched.
 */
export const lazyScreen = <P,>(
  load: () => Promise<ComponentType<P>>,
  ...messages: readonly string[]
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), ...messages.map(fetchMessages)]);
    return { default: component };
  });
