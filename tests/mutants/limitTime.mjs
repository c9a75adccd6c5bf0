import { Worker } from 'node:worker_threads';

/** Seconds of the processor's time that a mutant has; all tests together take some ten. */
const LONGEST = 40;

// Kills this process once it has used up its time, so that a mutant that never comes to an end counts as killed, and a
// slow one on a busy machine does not. A thread of its own watches, because an endless loop leaves no other a turn. Node
// loads this before the bundle: a mutant of a table that the engine makes at load may already never end.
new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > ${LONGEST}e6) process.kill(process.pid, 'SIGKILL');
  }, 500)`,
  { eval: true },
).unref();
