import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createPlayer, type Player } from '../sound/player';
import { CLOCK_SCORE, type ClockSound } from '../sound/score';
import { useAnnouncer } from '../useAnnouncer';
import { useShell } from '../useShell';

/**
 * The alarm of a clock: the live region in which it is announced, to be rendered, and the function that raises it.
 */
export interface Alarm {
  readonly node: ReactNode;
  /** Sounds, if sounds are on, and announces the words, if any. */
  readonly raise: (sound: ClockSound, words: string) => void;
}

/**
 * Hook: returns an alarm that sounds and announces clock events at once to screen readers, even while a question is
 * open.
 */
export function useAlarm(): Alarm {
  const { settings } = useShell();
  const announcer = useAnnouncer();
  const player = useRef<Player<ClockSound> | null>(null);
  const [announced, setAnnounced] = useState<{
    readonly words: string;
    readonly over: Element;
  } | null>(null);
  useEffect(() => () => player.current?.close(), []);
  const raise = (sound: ClockSound, words: string): void => {
    const { sounds, volume } = settings.getState();
    if (sounds) (player.current ??= createPlayer(CLOCK_SCORE)).play([sound], volume);
    if (words === '') return;
    announcer.note(words);
    // Behind an open dialog nothing is announced.
    const dialogs = document.querySelectorAll('dialog[open]');
    setAnnounced({ words, over: dialogs[dialogs.length - 1] ?? document.body });
  };
  const node =
    announced === null || !announced.over.isConnected
      ? null
      : createPortal(
          <div className="heard" role="alert" data-clock="">
            {announced.words}
          </div>,
          announced.over,
        );
  return { node, raise };
}

/** Closes open questions as Escape does: they belong to a turn that has ended because its time is up. */
export function leaveQuestions(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
