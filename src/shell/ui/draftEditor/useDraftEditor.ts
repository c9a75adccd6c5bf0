import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { DraftEditor, DraftState } from '../../draftEditor';
import { useAnnouncer } from '../useAnnouncer';

/**
 * Hook: returns the state of an editor of drafts, and renders at each change. It follows changes by other tabs. It
 * announces each change to screen readers in the words that `changeWords` returns; changes made in one stroke of the
 * pointer, at its end.
 */
export function useDraftEditor<Draft, Order, Hand>(
  { state, isSavedAt, loadChange }: DraftEditor<Draft, Order, Hand>,
  changeWords: (before: DraftState<Draft, Hand>, now: DraftState<Draft, Hand>) => string,
): DraftState<Draft, Hand> {
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
