/**
 * The limits of waiting in tests, in milliseconds, for all tests. A limit matters only after a failure, so each is
 * many times what the slowest of its kind takes, and a machine three times slower still passes.
 */
export const LIMITS = {
  /** A unit or component test with its setup; the longest takes 7 s beside three others on two processors. */
  test: 120_000,
  /** A test tagged `slow`, of as many rounds as DIFFERENTIAL, GAMES or MUTANTS sets; by default at most 50 s. */
  slowTest: 3_600_000,
  /** A browser test; tours of every screen in every theme take longest. One that hangs ends at `sight` or `act`. */
  browserTest: 900_000,
  /** Until the result of an order is visible, on a page or in jsdom; rendering takes well under a second. */
  sight: 20_000,
  /** Until a button can be pressed, a page has been fetched, or an event has arrived. */
  act: 30_000,
  /** Until two programs have played a battle of Little Wars to its end, which takes some minutes on a loaded machine. */
  wholeBattle: 600_000,
  /** A storm; each round takes some 10 s on a loaded machine. */
  storm: 14_400_000,
  /** Until a button can be pressed that another tab may have covered. */
  race: 1_000,
  /** Until a service worker reaches its next state, if it has not yet. */
  patienceOfWorkers: 5_000,
  /** Until one of several attempts has had its effect. */
  attempt: 1_000,
  /** A program with oversized input: seconds if it is sound, endless if it is not. */
  patience: 30_000,
  /** No further events arrive after this time without one; pending ones take a few turns of the event loop. */
  stillness: 60,
  /** The time in which queued announcements would have continued. */
  announcements: 3000,
};
