/**
 * How long a test may wait, in milliseconds; the one place for it. A limit matters only where something has failed, so
 * each is many times what the slowest of its kind takes, and a machine three times slower still passes.
 */
export const LIMITS = {
  /** A unit or component test, and what prepares it: the longest takes 7 s beside three others on two processors. */
  test: 120_000,
  /** A test tagged `slow`, of as many rounds as DIFFERENTIAL, GAMES or MUTANTS asks for: by default 50 s at most. */
  slowTest: 3_600_000,
  /** A browser test, of which tours of every screen in every theme take longest. What hangs ends at `sight` or `act`. */
  browserTest: 900_000,
  /** Until what an order leads to is seen, on a page or in jsdom: a page is rendered in well under a second. */
  sight: 20_000,
  /** Until what is to be pressed can be, a page has been fetched, or an event has come. */
  act: 30_000,
  /** A storm of the browser: as many rounds as it is told to play, some 10 s each where the machine is loaded. */
  storm: 14_400_000,
  /** Until what another tab may have covered by now can be pressed. */
  race: 1_000,
  /** Until a service worker has gone on to its next state, unless it had already. */
  patienceOfWorkers: 5_000,
  /** Until one of several tries has had its effect. */
  attempt: 1_000,
  /** A program that is given more than anyone would give it: seconds where it is sound, for ever where it is not. */
  patience: 30_000,
  /** Nothing more comes once nothing has come for so long: what is at hand already takes a few turns of the queue. */
  stillness: 60,
  /** What was to be announced one after another would have gone on being announced for so long. */
  announcements: 3000,
};
