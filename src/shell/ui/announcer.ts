/** Something said to whoever does not see the board. */
export interface Announcement {
  readonly id: number;
  readonly words: string;
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
export const NOTHING_TOLD: Announcements = { all: [], spoken: [], forgotten: 0 };

/**
 * Tells announcements one after another, each given the time to be spoken: a key that silences a screen reader
 * silences the one it is speaking, and loses none. `hushed` says whether nothing could be heard now, as under a dialog.
 */
export function createAnnouncer(hushed: () => boolean) {
  let told = NOTHING_TOLD;
  let answer: Announcement | null = null;
  let waiting: readonly Announcement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ids = 0;
  const listeners = new Set<() => void>();

  const announcement = (words: string): Announcement => ({ id: ++ids, words });

  function tell(next: Partial<Announcements>): void {
    told = { ...told, ...next };
    for (const listener of listeners) listener();
  }

  const remember = (added: readonly Announcement[]): void =>
    tell({ all: [...told.all, ...added].slice(-MOST) });

  function speak(): void {
    timer = undefined;
    const next = answer ?? waiting[0];
    if (next === undefined) return;
    if (hushed()) {
      timer = setTimeout(speak, PATIENCE);
      return;
    }
    if (answer === null) waiting = waiting.slice(1);
    answer = null;
    tell({ spoken: [...told.spoken, next].slice(-MOST_SPOKEN) });
    const time = BREATH + CHARACTER * next.words.length;
    timer = setTimeout(speak, (time * FEW) / Math.max(FEW, waiting.length));
  }

  function speakNow(words: Announcement): void {
    answer = words;
    clearTimeout(timer);
    speak();
  }

  return {
    /** Tells what happened, each after what waits already. */
    say: (events: readonly string[]): void => {
      const added = events.filter((words) => words !== '').map(announcement);
      if (added.length === 0) return;
      waiting = [...waiting, ...added];
      remember(added);
      if (timer === undefined) speak();
    },

    /** Answers whoever asks, at once; what waits is told after it. */
    answer: (words: string): void => {
      if (words === '') return;
      const added = announcement(words);
      remember([added]);
      speakNow(added);
    },

    /** Speaks what was spoken last once more. */
    again: (): void => {
      const last = told.spoken.at(-1);
      if (last !== undefined) speakNow(announcement(last.words));
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
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
