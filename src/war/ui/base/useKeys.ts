import { useKeyActs } from '../../../shell/ui/keys';
import { actsOf, type Act, type Section } from './keys';

/** Binds the keys of sections of the list to what they do; what is left out another component binds. */
export function useKeys<S extends Section>(
  sections: readonly S[],
  acts: Readonly<Partial<Record<Act<S>, () => void>>>,
): void {
  useKeyActs((name) => {
    const act = sections
      .map((section) => actsOf(section)[name])
      .find((found) => found !== undefined);
    return act && acts[act];
  });
}
