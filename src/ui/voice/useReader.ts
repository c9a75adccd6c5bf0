import { useEffect, useRef } from 'react';
import type { Position } from '../../engine/position';
import { ready } from '../../words/speech';
import { t } from '../../words/t';
import { tabStop } from '../board/tabStop';
import { useCommand } from '../useGame';
import type { Reading } from './read';
import { useAnnouncer } from './useAnnouncer';

/** Reads aloud what is asked of the square in focus. */
export function useReader(position: Position): (reading: Reading) => void {
  const { store } = useCommand();
  const announcer = useAnnouncer();
  const shown = useRef(false);
  // What comes late must not be told to whoever has taken the screen over meanwhile.
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return (reading) => {
    const square = tabStop();
    if (square === null) return;
    const { chosen } = store.getState();
    void Promise.all([import('./read'), ready('late')])
      .then(([{ read }]) => read(reading, position, square, chosen).join(' '))
      .catch(() => t('war:voice.notLoaded'))
      .then((words) => {
        if (shown.current) announcer.answer(words);
      });
  };
}
