import { useEffect, useRef } from 'react';
import {
  deploymentAnswer,
  deploymentGreeting,
  type DeploymentMoment,
} from '../../words/deployment';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';

/**
 * Renders nothing; announces to screen readers, at first the state of a deployment, then each change of it: units
 * placed, picked up or removed, and refused orders. `now` is its present state.
 */
export function DeploymentAnnouncements({ now }: { readonly now: DeploymentMoment }) {
  const announcer = useAnnouncer();
  const announced = useRef<DeploymentMoment | null>(null);
  useEffect(() => {
    const before = announced.current;
    announced.current = now;
    const words = before === null ? deploymentGreeting(now) : deploymentAnswer(before, now);
    if (words !== null) announcer.answer(words);
  });
  return null;
}
