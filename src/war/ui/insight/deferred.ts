import { inquire, lookAhead } from '../../game/inquiry';
import { noChargeNote } from '../../words/uncounted';
import { Changes } from './Changes';
import { fireShown, foreseenSums } from './fireShown';
import { communicationShown } from './communicationShown';
import { NotCounted } from './NotCounted';
import { UnitCommunication } from './UnitCommunication';
import { Attacks, SumHere, Threats } from './Threats';

/** All that explains a position. */
export const insight = {
  Changes,
  NotCounted,
  UnitCommunication,
  Attacks,
  SumHere,
  Threats,
  fireShown,
  foreseenSums,
  inquire,
  lookAhead,
  communicationShown,
  noChargeNote,
};
