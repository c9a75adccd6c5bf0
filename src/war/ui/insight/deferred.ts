import { inquire, lookAhead } from '../../game/inquiry';
import { noChargeNote } from '../../words/uncounted';
import { Changes } from './Changes';
import { fireShown, foreseenSums } from './fireShown';
import { networkShown } from './networkShown';
import { NotCounted } from './NotCounted';
import { Supply } from './Supply';
import { Threats } from './Threats';

/** All that explains a position. */
export const insight = {
  Changes,
  NotCounted,
  Supply,
  Threats,
  fireShown,
  foreseenSums,
  inquire,
  lookAhead,
  networkShown,
  noChargeNote,
};
