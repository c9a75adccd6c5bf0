import { memo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { t } from '../words/t';
import { createAnnouncer, type Announcement, type Announcer } from './announcer';
import { useAfterFrame } from './useAfterFrame';
import { AnnouncerContext } from './useAnnouncer';

/** The number of announcements on the page to go back to; the list has more. */
const LATEST = 8;

/**
 * Renders its children and provides them with an announcer for screen readers (`useAnnouncer`); and the invisible live
 * region in which its announcements appear. Announcements wait while a dialog is open.
 */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [announcer] = useState(() =>
    // An open dialog hides the page from screen readers, including this live region.
    createAnnouncer(() => document.querySelector('dialog[open]') !== null),
  );
  return (
    <AnnouncerContext value={announcer}>
      {children}
      <LiveRegion announcer={announcer} />
    </AnnouncerContext>
  );
}

/**
 * Renders the present announcement, and the latest ones. The elements stay, because a screen reader observes them.
 * Forgotten announcements leave in the same rendering, and also React's memory, because their component is new.
 */
function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const forgotten = useSyncExternalStore(
    announcer.subscribe,
    () => announcer.announced().forgotten,
  );
  return (
    <div className="visually-hidden">
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

/** Renders announcements one frame later, so that visible changes need not wait for them. */
function Followed({ announcer, of }: FollowedProps) {
  const announced = useSyncExternalStore(announcer.subscribe, () => announcer.announced()[of]);
  return <Lines announced={useAfterFrame(announced)} />;
}

const Lines = memo(function Lines({ announced }: { readonly announced: readonly Announcement[] }) {
  return announced.slice(-LATEST).map(({ id, words }) => <p key={id}>{words}</p>);
});
