import { noChargeNote } from '../../words/uncounted';
import { FireMap } from '../board/FireMap';
import { NetworkOver, NetworkUnder } from '../board/Network';
import { OpeningPlan } from '../headquarters/OpeningPlan';
import { SwitchList } from '../headquarters/SwitchList';
import { Terms } from './Terms';
import { MusterVoice } from '../voice/MusterVoice';
import { WarVoice } from '../voice/WarVoice';
import { Changes } from '../insight/Changes';
import { fireShown, foreseenSums } from '../insight/fireShown';
import { inquire, lookAhead } from '../../game/inquiry';
import { networkShown } from '../insight/networkShown';
import { NotCounted } from '../insight/NotCounted';
import { Supply } from '../insight/Supply';
import { Threats } from '../insight/Threats';
import '../../../shell/ui/italic.css';

/**
 * What a first turn can be played without and yet is soon wanted, fetched as one once the page stands (useSoon.tsx):
 * all that explains a position, what is heard, the switches of the rules and the plans of the openings.
 */
export const soon = {
  Changes,
  FireMap,
  MusterVoice,
  NetworkOver,
  NetworkUnder,
  NotCounted,
  OpeningPlan,
  Supply,
  SwitchList,
  Terms,
  Threats,
  WarVoice,
  fireShown,
  foreseenSums,
  inquire,
  lookAhead,
  networkShown,
  noChargeNote,
};
export type Soon = typeof soon;
