import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import {
  eventAnnouncements,
  lookAnswer,
  answerTo,
  greeting,
  type Announcement,
  type AnnouncedMoment,
} from '../../words/announcements';
import { useGameStore, useTable, useYou, useTableState } from '../base/useGame';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useShownSignal } from '../../../shell/ui/useSignal';
import type { WarSettings } from '../../game/settings';
import { KEYS } from '../base/keys';
import type { WarEvent } from '../../game/war';

/** The share of its speaking time that each announcement gets. */
const PARTS: Readonly<Record<WarSettings['earPace'], number>> = { none: 0, short: 0.4, full: 1 };

/** Keys without an effect of their own: Control silences a screen reader, and the key for all announcements. */
const SPARED = ['Shift', 'Control', 'Alt', 'Meta', ...Object.keys(KEYS.speech.again)];

/**
 * Hook: announces to screen readers whose turn it is on the board in use (`useTable`), its events in the words that
 * `announcementsOf` returns, and what is chosen or refused; at the pace and in the style of the settings. A key press
 * makes announcements that wait come at once.
 */
export function useTableAnnouncements(
  announcementsOf: (event: WarEvent) => readonly Announcement[],
): void {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  useEffect(() => {
    const follow = (): void => announcer.setPace(PARTS[settings.getState().earPace]);
    follow();
    return settings.subscribe(follow);
  }, [announcer, settings]);
  useEffect(() => {
    const flush = ({ key }: KeyboardEvent): void => {
      if (!SPARED.includes(key)) announcer.flush();
    };
    window.addEventListener('keydown', flush, true);
    return () => window.removeEventListener('keydown', flush, true);
  }, [announcer]);
  function say(announcements: readonly Announcement[]): void {
    const briefs = announcements.map(({ brief }) => brief);
    const isTerse = settings.getState().earStyle === 'terse';
    announcer.say(isTerse ? briefs : announcements.map(({ words }) => words), briefs);
  }
  useShownSignal(useTable().onEvent, (event) => announcer.later(() => say(announcementsOf(event))));
  const you = useYou();
  // Null behind the curtain.
  const war = useTableState((state) => state.war);
  const choice = useTableState((state) => state.choice);
  const refusal = useTableState((state) => state.refusal);
  const greet = useEffectEvent(() => say(war === null ? [] : greeting(war, you)));
  useEffect(() => greet(), []);
  const now = useMemo((): AnnouncedMoment => ({ war, choice, refusal }), [war, choice, refusal]);
  const answered = useRef(now);
  useEffect(() => {
    const before = answered.current;
    answered.current = now;
    announcer.later(() => {
      const answer = answerTo(before, now, settings.getState());
      if (answer !== null) announcer.answer(answer);
    });
  }, [announcer, settings, now]);
}

/**
 * Renders nothing; announces to screen readers which orders are given, refused and undone in a war, what is chosen, and
 * which past positions are viewed.
 */
export function WarAnnouncements() {
  const announcer = useAnnouncer();
  const { settings } = useGameStore();
  const table = useTable();
  const you = useYou();
  useTableAnnouncements((event) => {
    if (event.is === 'look') announcer.answer(lookAnswer(event, you, settings.getState()));
    const { war } = table.state.getState();
    return eventAnnouncements(event, war, you);
  });
  return null;
}
