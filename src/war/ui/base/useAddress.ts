import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { putAddress } from '../../../shell/platform/pieces';
import { isLink } from '../../game/linkFormat';
import type { GameStore } from '../../store/store';
import { useGameStore, useGameState } from './useGame';

const GAME_HASH = '#game';

/** Whether the address leads to the game in hand. */
export const leadsToGame = (): boolean => window.location.hash === GAME_HASH;

/** The fragment of the address where it carries a game, else null. */
function linkInAddress(): string | null {
  const { hash } = window.location;
  return isLink(hash) ? hash : null;
}

/** The guided war, which stands beside the lessons. */
export const FIRST_WAR = 'first-war';

/** The lesson in the address or the first war, empty for the list; null where it does not lead to them. */
function lessonInAddress(): string | null {
  const learning = /^#(?:learn(?:\/(\w*))?|(first-war))$/.exec(window.location.hash);
  return learning === null ? null : (learning[1] ?? learning[2] ?? '');
}

const lessonHash = (lesson: string): string =>
  lesson === '' ? '#learn' : lesson === FIRST_WAR ? `#${FIRST_WAR}` : `#learn/${lesson}`;

/** The study in the address, or `edit`, `map` or `map=…` for the editors, `problem…` for the problems, rooms beside them; else null. */
const studyInAddress = (): string | null =>
  /^#(?:study\/|(?=edit$|map(?:$|=)|problem))(.+)$/.exec(window.location.hash)?.[1] ?? null;

const addressOf = (hash: string): string =>
  `${window.location.pathname}${window.location.search}${hash}`;

/** To the board or to headquarters, as the address says. */
function goWhereItLeads({ resume, leaveGame }: Pick<GameStore, 'resume' | 'leaveGame'>): void {
  if (leadsToGame()) resume();
  else leaveGame();
}

interface Address {
  readonly link: string | null;
  readonly closeLink: () => void;
  /** The lesson that is open, empty for the list of them, null for none of it. */
  readonly lesson: string | null;
  readonly openLesson: (lesson: string | null) => void;
  readonly study: string | null;
}

/**
 * The screen stands in the address, so that a reload and the way back lead where people expect. A link to a game
 * leads to headquarters, which shows what it carries; once that is done with, the address is the ordinary one.
 * `onFollow` hears that the address leads elsewhere.
 */
export function useAddress(onFollow: () => void): Address {
  const store = useGameStore();
  const screen = useGameState((state) => state.screen);
  const [link, setLink] = useState(linkInAddress);
  const [lesson, setLesson] = useState(lessonInAddress);
  const [study, setStudy] = useState(studyInAddress);
  // What a game was begun from is left: only the way back leads there.
  if (screen === 'game' && study !== null) setStudy(null);
  // Before the page is seen: what is pressed in its first frame is not taken back.
  useLayoutEffect(() => {
    if (!store.saves.foundDamage) goWhereItLeads(store);
  }, [store]);
  useEffect(() => {
    const follow = (): void => {
      onFollow();
      setLink(linkInAddress());
      setLesson(lessonInAddress());
      setStudy(studyInAddress());
      goWhereItLeads(store);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [store, onFollow]);
  useEffect(() => {
    if (leadsToGame() === (screen === 'game')) return;
    putAddress('pushState', addressOf(screen === 'game' ? GAME_HASH : ''));
  }, [screen]);
  const closeLink = useCallback((): void => {
    if (linkInAddress() !== null) putAddress('replaceState', addressOf(''));
    setLink(null);
  }, []);
  const openLesson = useCallback((wanted: string | null): void => {
    putAddress('pushState', addressOf(wanted === null ? '' : lessonHash(wanted)));
    setLesson(wanted);
  }, []);
  return { link, closeLink, lesson, openLesson, study };
}
