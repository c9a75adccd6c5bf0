import { useCallback, useEffect, useState } from 'react';
import { isLink } from '../store/link';
import { useCommand, useGame } from './useGame';

const GAME_HASH = '#game';

/** The fragment of the address where it carries a game, else null. */
function linkInAddress(): string | null {
  const { hash } = window.location;
  return isLink(hash) ? hash : null;
}

const addressOf = (hash: string): string =>
  `${window.location.pathname}${window.location.search}${hash}`;

/**
 * The screen stands in the address, so that a reload and the way back lead where people expect. A link to a game
 * leads to headquarters, which shows what it carries; once that is done with, the address is the ordinary one.
 */
export function useAddress(): { link: string | null; closeLink: () => void } {
  const command = useCommand();
  const screen = useGame((state) => state.screen);
  const [link, setLink] = useState(linkInAddress);
  useEffect(() => {
    const go = (): void => {
      if (window.location.hash === GAME_HASH) command.resume();
      else command.leaveGame();
    };
    const follow = (): void => {
      setLink(linkInAddress());
      go();
    };
    if (!command.foundDamage) go();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [command]);
  useEffect(() => {
    const inGame = window.location.hash === GAME_HASH;
    if (inGame === (screen === 'game')) return;
    window.history.pushState(null, '', addressOf(screen === 'game' ? GAME_HASH : ''));
  }, [screen]);
  const closeLink = useCallback((): void => {
    if (linkInAddress() !== null) window.history.replaceState(null, '', addressOf(''));
    setLink(null);
  }, []);
  return { link, closeLink };
}
