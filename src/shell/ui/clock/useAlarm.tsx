import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createPlayer, type Player } from '../sound/player';
import { CLOCK_SCORE, type ClockSound } from '../sound/score';
import { useAnnouncer } from '../useAnnouncer';
import { useShell } from '../useShell';

/** The alarm of a clock: an element in which alarms are announced (`node`), and what raises one (`raise`). */
export interface Alarm {
  readonly node: ReactNode;
  /** Plays a sound, if sounds are switched on, and announces `words`; an empty text is not announced. */
  readonly raise: (sound: ClockSound, words: string) => void;
}

/** Hook: returns the alarm of a clock, which plays sounds and announces events at once, even over a dialog. */
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
          <div className="visually-hidden" role="alert" data-clock="">
            {announced.words}
          </div>,
          announced.over,
        );
  return { node, raise };
}

/** Closes all open dialogs as Escape does, because the turn to which they belong has ended with its time. */
export function leaveQuestions(): void {
  for (const dialog of document.querySelectorAll('dialog[open]'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}
