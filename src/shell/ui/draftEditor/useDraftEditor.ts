import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DraftEditor, DraftState } from '../../draftEditor';
import { useAnnouncer } from '../useAnnouncer';

/**
 * Hook: returns the state of an editor of drafts, and renders again at each change; changes by other tabs are loaded.
 * After each change, or at the end of a stroke of several, screen readers get the words that `changeWords` returns,
 * nothing if they are empty.
 */
export function useDraftEditor<Draft, Order, Tool>(
  { state, isSavedAt, loadChange }: DraftEditor<Draft, Order, Tool>,
  changeWords: (before: DraftState<Draft, Tool>, now: DraftState<Draft, Tool>) => string,
): DraftState<Draft, Tool> {
  const announcer = useAnnouncer();
  const wordsOf = useEffectEvent(changeWords);
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (isSavedAt(key)) loadChange();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [isSavedAt, loadChange]);
  useEffect(() => {
    let before = state.getState();
    return state.subscribe((now) => {
      if (now.stroking) return;
      const words = wordsOf(before, now);
      before = now;
      if (words !== '') announcer.answer(words);
    });
  }, [state, announcer]);
  return useSyncExternalStore(state.subscribe, state.getState);
}
