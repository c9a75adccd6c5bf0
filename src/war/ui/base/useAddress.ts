import { useCallback, useEffect, useState } from 'react';
import { isLink } from '../../game/linkFormat';
import { useGameStore, useGameState } from './useGame';

const GAME_HASH = '#game';

/** The fragment of the address where it carries a game, else null. */
function linkInAddress(): string | null {
  const { hash } = window.location;
  return isLink(hash) ? hash : null;
}

/** The lesson in the address, empty for the list of them; null where it does not lead to the lessons. */
function lessonInAddress(): string | null {
  const learning = /^#learn(?:\/(\w*))?$/.exec(window.location.hash);
  return learning === null ? null : (learning[1] ?? '');
}

const lessonHash = (lesson: string): string => (lesson === '' ? '#learn' : `#learn/${lesson}`);

const addressOf = (hash: string): string =>
  `${window.location.pathname}${window.location.search}${hash}`;

interface Address {
  readonly link: string | null;
  readonly closeLink: () => void;
  /** The lesson that is open, empty for the list of them, null for none of it. */
  readonly lesson: string | null;
  readonly openLesson: (lesson: string | null) => void;
}

/**
 * The screen stands in the address, so that a reload and the way back lead where people expect. A link to a game
 * leads to headquarters, which shows what it carries; once that is done with, the address is the ordinary one.
 */
export function useAddress(): Address {
  const store = useGameStore();
  const screen = useGameState((state) => state.screen);
  const [link, setLink] = useState(linkInAddress);
  const [lesson, setLesson] = useState(lessonInAddress);
  useEffect(() => {
    const go = (): void => {
      if (window.location.hash === GAME_HASH) store.resume();
      else store.leaveGame();
    };
    const follow = (): void => {
      setLink(linkInAddress());
      setLesson(lessonInAddress());
      go();
    };
    if (!store.saves.foundDamage) go();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [store]);
  useEffect(() => {
    const inGame = window.location.hash === GAME_HASH;
    if (inGame === (screen === 'game')) return;
    window.history.pushState(null, '', addressOf(screen === 'game' ? GAME_HASH : ''));
  }, [screen]);
  const closeLink = useCallback((): void => {
    if (linkInAddress() !== null) window.history.replaceState(null, '', addressOf(''));
    setLink(null);
  }, []);
  const openLesson = useCallback((wanted: string | null): void => {
    window.history.pushState(null, '', addressOf(wanted === null ? '' : lessonHash(wanted)));
    setLesson(wanted);
  }, []);
  return { link, closeLink, lesson, openLesson };
}
