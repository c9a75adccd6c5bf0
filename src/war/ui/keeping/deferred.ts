import { KeepingNotices } from './KeepingNotices';

/** What is said of the keeping of games (door.tsx). */
export const part = { KeepingNotices };
