import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { shellText } from '../words/t';
import { createAnnouncer, NOTHING_TOLD, type Announcements, type Announcer } from './announcer';
import { useAfterFrame } from './useAfterFrame';
import { AnnouncerContext } from './useAnnouncer';

/** Announcements that stand on the page to be gone back to; the list has more. */
const LATEST = 8;

/** The page with its one voice. */
export function Voice({ children }: { readonly children: ReactNode }) {
  const [announcer] = useState(() =>
    // A dialog that asks for an answer hides the page from screen readers, this voice with it.
    createAnnouncer(() => document.querySelector('dialog[open]') !== null),
  );
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <Heard announcer={announcer} />
    </AnnouncerContext>
  );
}

/**
 * What is being spoken, and what has been told of late, a frame later than what is to be seen, which so need not wait
 * for it. Whatever is forgotten is gone with the same rendering. The elements stay: a reader listens to them.
 */
function Heard({ announcer }: { readonly announcer: Announcer }) {
  const told = useSyncExternalStore(announcer.subscribe, announcer.told);
  const followed = useAfterFrame(told);
  return <Lines told={followed.forgotten === told.forgotten ? followed : NOTHING_TOLD} />;
}

const Lines = memo(function Lines({ told: { all, spoken } }: { readonly told: Announcements }) {
  return (
    <div className="heard">
      <div role="log" aria-live="off" aria-label={shellText('announcements')}>
        {all.slice(-LATEST).map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
      <div aria-live="polite" data-voice="">
        {spoken.map(({ id, words }) => (
          <p key={id}>{words}</p>
        ))}
      </div>
    </div>
  );
});
