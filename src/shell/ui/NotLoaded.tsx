import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fetchMissing, onLateChange, untoldFailures } from '../late';
import { shellText } from '../words/t';
import { Dialog } from './Dialog';
import { fetchStyles } from './fetchStyles';
import type { Place } from './lateComponent';
import { useShell } from './useShell';
import './notLoaded.css';

interface NotLoadedProps {
  readonly place: Place;
  readonly onClose: (() => void) | undefined;
}

/** In place of what could not be fetched: that it could not, and what can be done. */
export function NotLoaded({ place, onClose }: NotLoadedProps) {
  const shown = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place !== 'block') shown.current?.querySelector('button')?.focus();
  }, [place]);
  if (place === 'dialog')
    return (
      <Dialog
        open
        title={shellText('late.title')}
        onClose={() => onClose?.()}
        actions={<WaysOn onClose={onClose} />}
        reason={<p>{shellText('late.text')}</p>}
      />
    );
  return (
    <section ref={shown} className={`not-loaded ${place}`} role="alert">
      <p>{shellText('late.text')}</p>
      <WaysOn onClose={onClose} />
    </section>
  );
}

/** Tells of what is missing and has no place of its own on the page. */
export function MissingParts() {
  const failures = useSyncExternalStore(onLateChange, untoldFailures);
  const [understood, setUnderstood] = useState(0);
  return (
    <div role="status" className="missing-parts">
      {failures > understood && (
        <div className="not-loaded">
          <p>{shellText('late.part')}</p>
          <WaysOn onClose={() => setUnderstood(failures)} />
        </div>
      )}
    </div>
  );
}

function WaysOn({ onClose }: Pick<NotLoadedProps, 'onClose'>) {
  const { mayReload } = useShell();
  const [tries, setTries] = useState(0);
  // A style sheet is there before what it is for.
  const tryAgain = async (): Promise<void> => {
    await fetchStyles().then(fetchMissing, () => undefined);
    setTries(tries + 1);
  };
  return (
    <div className="not-loaded-ways">
      <button type="button" onClick={() => void tryAgain()}>
        {shellText('late.again')}
      </button>
      {/* A new version has other files; and some browsers never ask again for what has failed once. */}
      {tries > 0 && mayReload() && (
        <button type="button" onClick={() => window.location.reload()}>
          {shellText('fault.reload')}
        </button>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          {shellText('close')}
        </button>
      )}
    </div>
  );
}
