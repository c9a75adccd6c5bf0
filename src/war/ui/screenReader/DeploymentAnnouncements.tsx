import { useEffect, useRef } from 'react';
import {
  deploymentAnswer,
  deploymentGreeting,
  type DeploymentMoment,
} from '../../words/deployment';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';

/**
 * Announces to screen readers which units are placed, picked up or removed in a deployment, and refused orders. `now`
 * is its present state.
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
