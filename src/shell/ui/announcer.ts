import { createSignal } from '../signal';

/** Something said to whoever does not see the board. */
export interface Announcement {
  readonly id: number;
  readonly words: string;
}

/** What waits to be spoken, with the words it is spoken in where time is short. */
interface Waiting extends Announcement {
  readonly brief: string;
}

export interface Announcements {
  /** Everything told, in order, whether it has been spoken yet or not. */
  readonly all: readonly Announcement[];
  /** What was spoken last, the latest at the end: a few, so that of two at once none is lost. */
  readonly spoken: readonly Announcement[];
  /** How often all has been forgotten: what is of another time must be gone from the page at once. */
  readonly forgotten: number;
}

/** Announcements remembered to be read back, and kept as spoken. */
const MOST = 300;
const MOST_SPOKEN = 4;
/** Milliseconds that a screen reader takes to begin, and to say a character: brisk, but not too brisk to follow. */
const BREATH = 300;
const CHARACTER = 45;
/** With more than these waiting, the queue goes faster, so that it never falls far behind. */
const FEW = 5;
/** Milliseconds until it is looked again whether anything can be heard. */
const PATIENCE = 250;

/** Before anything has been told. */
const NOTHING_TOLD: Announcements = { all: [], spoken: [], forgotten: 0 };

/**
 * Tells announcements one after another, each given the time to be spoken. A key silences a screen reader, and an
 * answer comes at once: then all that waits is said before, in one breath and in short, and nothing comes seconds
 * after what it is about. `hushed` says whether nothing could be heard now, as under a dialog.
 */
export function createAnnouncer(hushed: () => boolean) {
  let told = NOTHING_TOLD;
  let answer: Announcement | null = null;
  let waiting: readonly Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids = 0;
  /** The part of the time to be spoken that each announcement is given; 0 says all that waits in one breath. */
  let pace = 1;
  const changes = createSignal();

  const announcement = (words: string): Announcement => ({ id: ++ids, words });

  function tell(next: Partial<Announcements>): void {
    told = { ...told, ...next };
    changes.send();
  }

  const remember = (added: readonly Announcement[]): void =>
    tell({ all: [...told.all, ...added].slice(-MOST) });

  function speak(inShort = answer !== null): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 && answer === null) return;
    if (hushed()) {
      // What has waited under a dialog is told in short after it.
      timer = setTimeout(speak, PATIENCE, true);
      return;
    }
    const next = inShort || pace === 0 ? waiting : waiting.slice(0, 1);
    waiting = waiting.slice(next.length);
    const words = next.map((each) => (inShort ? each.brief : each.words)).join(' ');
    tell({
      spoken: [
        ...told.spoken,
        ...(words === '' ? [] : [announcement(words)]),
        ...(answer === null ? [] : [answer]),
      ].slice(-MOST_SPOKEN),
    });
    answer = null;
    const time = BREATH + CHARACTER * words.length;
    timer = setTimeout(speak, (pace * time * FEW) / Math.max(FEW, waiting.length));
  }

  function speakNow(words: Announcement): void {
    answer = words;
    speak();
  }

  return {
    /** Tells what happened, each after what waits already; `briefs` has the words of each where time is short. */
    say: (events: readonly string[], briefs = events): void => {
      const added = events.flatMap((words, i) =>
        words === '' ? [] : [{ ...announcement(words), brief: briefs[i] ?? words }],
      );
      if (added.length === 0) return;
      waiting = [...waiting, ...added];
      remember(added);
      if (timer === undefined) speak();
    },

    /** Remembers what is told in another way, to be read back. */
    note: (words: string): void => remember([announcement(words)]),

    /** Answers whoever asks, at once; what waits is told before it. */
    answer: (words: string): void => {
      if (words === '') return;
      const added = announcement(words);
      remember([added]);
      speakNow(added);
    },

    /** Tells all that waits at once: a key has silenced the voice, and whoever pressed it goes on. */
    flush: (): void => {
      if (waiting.length > 0) speak(true);
    },

    /** Gives each announcement this part of the time to be spoken, from 0 to 1. */
    setPace: (part: number): void => {
      pace = part;
    },

    /** Speaks what was spoken last once more; what waits still is what was told last. */
    again: (): void => {
      const last = told.spoken.at(-1);
      if (waiting.length > 0) speak(true);
      else if (last !== undefined) speakNow(announcement(last.words));
    },

    /** Forgets everything told: what is said before one player is not for the other. */
    forget: (): void => {
      clearTimeout(timer);
      timer = undefined;
      answer = null;
      waiting = [];
      tell({ ...NOTHING_TOLD, forgotten: told.forgotten + 1 });
    },

    told: (): Announcements => told,
    subscribe: changes.subscribe,
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
