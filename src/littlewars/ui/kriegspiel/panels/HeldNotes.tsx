import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeyActs } from '../../../../shell/ui/keys';
import { t } from '../../../words/t';
import './panels.css';

interface HeldNotesProps {
  /** Called when the player begins and ends to hold the button of the notes. */
  readonly onHoldNotes: (held: boolean) => void;
  /** What is shown while they are held, and is nowhere on the page otherwise (6.4). */
  readonly children: ReactNode;
}

/**
 * Renders a button that shows the mover's secret notes (kriegspiel.md 6.4), `children`, only while he holds it or the
 * key N down; the other player is to look away. When the page is hidden, the notes are too. `onHoldNotes` is called
 * with whether they are shown.
 */
export function HeldNotes({ onHoldNotes, children }: HeldNotesProps): ReactNode {
  const [held, setHeld] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const setHeldNow = (now: boolean): void => {
    if (now === held) return;
    setHeld(now);
    onHoldNotes(now);
  };
  useKeyActs((name) => (name === 'n' ? () => setHeldNow(true) : undefined));
  useEffect(() => {
    if (!held) return;
    // A key can ask for it wherever the panel is scrolled.
    shown.current?.scrollIntoView({ block: 'nearest' });
    const letGo = (): void => {
      setHeld(false);
      onHoldNotes(false);
    };
    const endings = ['keyup', 'pointerup', 'pointercancel', 'blur', 'pagehide'] as const;
    for (const each of endings) window.addEventListener(each, letGo);
    document.addEventListener('visibilitychange', letGo);
    return () => {
      for (const each of endings) window.removeEventListener(each, letGo);
      document.removeEventListener('visibilitychange', letGo);
    };
  }, [held, onHoldNotes]);
  return (
    <section className="kp-notes" aria-label={t('lwKriegspielPanels:notes.title')}>
      <button
        type="button"
        aria-pressed={held}
        onPointerDown={() => setHeldNow(true)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === ' ') setHeldNow(true);
        }}
        // A long press of a finger would open a menu.
        onContextMenu={(event) => event.preventDefault()}
      >
        {t('lwKriegspielPanels:notes.hold')}
      </button>
      {held && (
        <div ref={shown} role="status">
          {children}
        </div>
      )}
    </section>
  );
}
