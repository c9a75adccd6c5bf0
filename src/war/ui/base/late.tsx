import { lazy, type ComponentType } from 'react';
import type { Part } from '../../words/parts';
import { fetchMessages } from '../../../shell/language/current';

/** A part of the page that is loaded, with the messages it tells, when it is first wanted. */
const late = <P,>(load: () => Promise<ComponentType<P>>, ...named: readonly Part[]) =>
  lazy(async () => {
    const parts = named.length > 0 ? named : (['late'] as const);
    const [component] = await Promise.all([load(), ...parts.map(fetchMessages)]);
    return { default: component };
  });

export const HistoryPanel = late(
  async () => (await import('../history/HistoryPanel')).HistoryPanel,
);
export const PastScene = late(async () => (await import('../history/PastScene')).PastScene);
export const PastRibbon = late(async () => (await import('../history/PastScene')).PastRibbon);
export const Ending = late(async () => (await import('../end/Ending')).Ending);
export const DamagedSaves = late(
  async () => (await import('../keeping/DamagedSaves')).DamagedSaves,
);
export const OtherTabDialog = late(
  async () => (await import('../keeping/OtherTabDialog')).OtherTabDialog,
);
export const Library = late(async () => (await import('../library/Library')).Library);
export const RecordDialog = late(
  async () => (await import('../records/RecordDialog')).RecordDialog,
);
export const OpenRecord = late(async () => (await import('../records/OpenRecord')).OpenRecord);
export const Settings = late(async () => (await import('../settings/Settings')).Settings);
export const Templates = late(async () => (await import('../deployment/Templates')).Templates);
export const DeploymentSheet = late(
  async () => (await import('../printing/DeploymentSheet')).DeploymentSheet,
);
export const BookRoom = late(
  async () => (await import('../rulebook/BookRoom')).BookRoom,
  'ruleBook',
);
export const Aids = late(async () => (await import('../aids/Aids')).Aids);
/** Sounds tell no messages. */
export const Sounds = lazy(async () => ({ default: (await import('../sound/Sounds')).Sounds }));
export const Lessons = late(
  async () => (await import('../lessons/Lessons')).Lessons,
  'late',
  'course',
);
