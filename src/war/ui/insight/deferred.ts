import { inquire, lookAhead } from '../../game/inquiry';
import { noChargeNote } from '../../words/uncounted';
import { Changes } from './Changes';
import { fireShown, foreseenShown } from './fireShown';
import { communicationShown } from './communicationShown';
import { GroundHere } from './GroundHere';
import { NotCounted } from './NotCounted';
import { UnspentAttacks } from './UnspentAttacks';
import { UnitCommunication } from './UnitCommunication';
import { Story } from './Story';
import { WarLog } from './WarLog';
import { Attacks, SumHere, Threats } from './Threats';

/** All that explains a position. */
export const part = {
  Changes,
  GroundHere,
  NotCounted,
  UnitCommunication,
  Attacks,
  SumHere,
  Threats,
  Story,
  WarLog,
  UnspentAttacks,
  fireShown,
  foreseenShown,
  inquire,
  lookAhead,
  communicationShown,
  noChargeNote,
};
