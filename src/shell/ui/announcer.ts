import { createSignal } from '../signal';
import { afterFrame } from './afterFrame';

/** An announcement for screen readers: its text (`words`), and an id that distinguishes equal texts. */
export interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** A waiting announcement, with its short form. */
interface Waiting extends Announcement {
  readonly brief: string;
}

/**
 * The announcements for screen readers so far: the last 300 of all (`all`), the last four spoken (`spoken`), and how
 * often all were forgotten (`forgotten`).
 */
export interface Announcements {
  /** The last 300 announcements in order, the latest last, spoken or not. */
  readonly all: readonly Announcement[];
  /** The last four announcements spoken, the latest last; several, so that of two made at once none is lost. */
  readonly spoken: readonly Announcement[];
  /** How often `forget` was called; then all earlier announcements must leave the page at once. */
  readonly forgotten: number;
}

/** The most announcements stored to be read back, and the most kept as spoken. */
const MOST = 300;
const MOST_SPOKEN = 4;
/** Milliseconds that a screen reader takes to begin, and for a character: fast, but easy to follow. */
const PAUSE = 300;
const CHARACTER = 45;
/** With more than these waiting, the queue is faster, so that it never falls far behind. */
const FEW = 5;
/** Milliseconds between checks whether anything can be heard. */
const PATIENCE = 250;

/** The state before the first announcement. */
const NOTHING_ANNOUNCED: Announcements = { all: [], spoken: [], forgotten: 0 };

/**
 * Returns an announcer for screen readers. `say` queues announcements, each of which gets time to be spoken; `answer`
 * announces at once, after all that waits, in short form; `again` repeats the last one, `forget` clears all. Nothing is
 * announced while `isMuted` returns true, as under an open dialog.
 */
export function createAnnouncer(isMuted: () => boolean) {
  let announced = NOTHING_ANNOUNCED;
  let answer: Announcement | null = null;
  let waiting: readonly Waiting[] = [];
  /** What announces after the next frame. */
  let due: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids = 0;
  /** The share of its speaking time that each announcement gets; 0 makes all waiting ones at once. */
  let pace = 1;
  const changes = createSignal();

  const announcement = (words: string): Announcement => ({ id: ++ids, words });

  function update(next: Partial<Announcements>): void {
    announced = { ...announced, ...next };
    changes.send();
  }

  const remember = (added: readonly Announcement[]): void =>
    update({ all: [...announced.all, ...added].slice(-MOST) });

  function speak(inShort = answer !== null): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 && answer === null) return;
    if (isMuted()) {
      // What has waited under a dialog is announced in short form after it.
      timer = setTimeout(speak, PATIENCE, true);
      return;
    }
    const next = inShort || pace === 0 ? waiting : waiting.slice(0, 1);
    waiting = waiting.slice(next.length);
    const words = next.map((each) => (inShort ? each.brief : each.words)).join(' ');
    update({
      spoken: [
        ...announced.spoken,
        ...(words === '' ? [] : [announcement(words)]),
        ...(answer === null ? [] : [answer]),
      ].slice(-MOST_SPOKEN),
    });
    answer = null;
    const time = PAUSE + CHARACTER * words.length;
    timer = setTimeout(speak, (pace * time * FEW) / Math.max(FEW, waiting.length));
  }

  function speakNow(words: Announcement): void {
    answer = words;
    speak();
  }

  /** Announces what is due after the next frame. */
  function catchUp(): void {
    const acts = due;
    due = [];
    for (const act of acts) act();
  }

  return {
    /**
     * Calls `announce`, which announces something, after the next frame, so that finding the words does not delay what
     * is seen; before anything that is announced otherwise, and never after `forget`.
     */
    later: (announce: () => void): void => {
      if (due.push(announce) === 1) afterFrame(catchUp);
    },

    /** Queues announcements; `briefs` are their short forms. */
    say: (events: readonly string[], briefs = events): void => {
      catchUp();
      const added = events.flatMap((words, i) =>
        words === '' ? [] : [{ ...announcement(words), brief: briefs[i] ?? words }],
      );
      if (added.length === 0) return;
      waiting = [...waiting, ...added];
      remember(added);
      if (timer === undefined) speak();
    },

    /** Stores a message given in another way, to be read back. */
    note: (words: string): void => {
      catchUp();
      remember([announcement(words)]);
    },

    /** Announces an answer at once, after all that waits. */
    answer: (words: string): void => {
      catchUp();
      if (words === '') return;
      const added = announcement(words);
      remember([added]);
      speakNow(added);
    },

    /** Announces all that waits at once, because a key has silenced the screen reader. */
    flush: (): void => {
      catchUp();
      if (waiting.length > 0) speak(true);
    },

    /** Sets the share of its speaking time that each announcement gets, from 0 to 1. */
    setPace: (part: number): void => {
      pace = part;
    },

    /** Repeats the last announcement; what still waits counts as the last. */
    again: (): void => {
      catchUp();
      const last = announced.spoken.at(-1);
      if (waiting.length > 0) speak(true);
      else if (last !== undefined) speakNow(announcement(last.words));
    },

    /** Forgets everything: announcements to one player are not for the other. */
    forget: (): void => {
      clearTimeout(timer);
      timer = undefined;
      answer = null;
      waiting = [];
      due = [];
      update({ ...NOTHING_ANNOUNCED, forgotten: announced.forgotten + 1 });
    },

    announced: (): Announcements => announced,
    subscribe: changes.subscribe,
  };
}

/** An announcer for screen readers, as `createAnnouncer` returns it. */
export type Announcer = ReturnType<typeof createAnnouncer>;
