import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { t } from '../words/t';
import { createAnnouncer, type Announcement, type Announcer } from './announcer';
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
 * What is being spoken, and what has been told of late. The elements stay: a reader listens to them. Whatever is forgotten
 * is gone with the same rendering, and from React's memory too: what told it is new.
 */
function Heard({ announcer }: { readonly announcer: Announcer }) {
  const forgotten = useSyncExternalStore(announcer.subscribe, () => announcer.told().forgotten);
  return (
    <div className="heard">
      <div role="log" aria-live="off" aria-label={t('shell:announcements')}>
        <Followed key={forgotten} announcer={announcer} of="all" />
      </div>
      <div aria-live="polite" data-voice="">
        <Followed key={forgotten} announcer={announcer} of="spoken" />
      </div>
    </div>
  );
}

interface FollowedProps {
  readonly announcer: Announcer;
  readonly of: 'all' | 'spoken';
}

/** Announcements, a frame later than what is to be seen, which so need not wait for them. */
function Followed({ announcer, of }: FollowedProps) {
  const told = useSyncExternalStore(announcer.subscribe, () => announcer.told()[of]);
  return <Lines told={useAfterFrame(told)} />;
}

const Lines = memo(function Lines({ told }: { readonly told: readonly Announcement[] }) {
  return told.slice(-LATEST).map(({ id, words }) => <p key={id}>{words}</p>);
});
