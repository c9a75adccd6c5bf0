import type { UnitKind } from '../../../engine/vocabulary';

/** Who drew the units; shown with the game's credits. */
export const CREDITS = 'Map and units drawn for this game.';

const SHAKO =
  'M-1.9-5.6C-3.4-9.2-2.6-12.8 0-13.2C2.6-12.8 3.4-9.2 1.9-5.6Z' +
  'M-8.6-4.4Q0-7 8.6-4.4L6.9 6.2Q0 4-6.9 6.2Z' +
  'M0-2.6L-3 .4L0 3.6L3 .4Z' +
  'M-7.4 7.7Q0 5.2 7.4 7.7L10 11.4Q0 7.6-10 11.4Z';

const HORSE =
  'M-5.2 12C-5.6 8-2.6 6.6-1.4 3.4C-3.4 3.6-5.2 4.2-6.4 5.6C-7.4 6.8-9.4 6.6-10.2 5.2C-11 3.8-10.6 2.8-9.6 1.6' +
  'C-8-.4-7.2-2.2-6.4-4.6C-5.8-6.6-4.4-8-2.8-8.8L-2.6-12.4L.6-9.6C3.2-9.6 5.4-8.6 7-6.8C10-3.4 10.6 4 10.4 12Z' +
  'M-3.4-5.2A1.3 1.3 0 1 0-3.4-2.6A1.3 1.3 0 1 0-3.4-5.2Z';

const GUN =
  'M-12.4 9.8L-3.2 1.2L-6.4-.8L-8.6-.4L-9.2-2.4L-7.4-4L-6.2-4.6L10-10.8L9.6-11.9L11.6-12.6L13.4-7.6L11.4-6.9L11-8L1.6-3.6' +
  'A7.4 7.4 0 1 1-5.2 5.6L-11 11.4Z' +
  'M1.8-1.2A5 5 0 1 0 1.8 8.8A5 5 0 1 0 1.8-1.2Z' +
  'M1.1-1.2H2.5V3.1H6.8V4.5H2.5V8.8H1.1V4.5H-3.2V3.1H1.1Z';

const FLAG =
  'M-9-12.6A1.5 1.5 0 1 1-6-12.6L-6.2-11C-2.4-13 1.2-8.6 5.4-9.4C7.6-9.8 9.4-10.6 11.4-11.2L8.8-5.2L11.4.6' +
  'C9.4 1.2 7.6 2 5.4 2.4C1.2 3.2-2.4-1-6.3.9V12H-8.7V-11Z' +
  'M.4-6.6L-1.6-3.9L.6-1L3-3.5Z';

/** Silhouettes in a box of about 26 by 24 units around (0, 0); holes by the even-odd rule. */
export const SILHOUETTES: Readonly<Record<UnitKind, string>> = {
  infantry: SHAKO,
  cavalry: HORSE,
  footArtillery: GUN,
  mountedArtillery: GUN,
  footCommunications: FLAG,
  mountedCommunications: FLAG,
};

/** A horseshoe around (0, 0), about 10 units high, to be drawn as a line. */
export const HORSESHOE = 'M-2.2 3.8C-4.4.6-4.2-4 0-4S4.4.6 2.2 3.8';
