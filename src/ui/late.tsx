import { lazy, type ComponentType } from 'react';
import type { Part } from '../words/parts';
import { ready } from '../words/speech';

/** A part of the page that is loaded, with the messages it tells, when it is first wanted. */
const late = <P,>(load: () => Promise<ComponentType<P>>, messages: Part = 'late') =>
  lazy(async () => {
    const [component] = await Promise.all([load(), ready(messages)]);
    return { default: component };
  });

export const HistoryPanel = late(async () => (await import('./history/HistoryPanel')).HistoryPanel);
export const PastScene = late(async () => (await import('./history/PastScene')).PastScene);
export const Ending = late(async () => (await import('./end/Ending')).Ending);
export const Library = late(async () => (await import('./records/Library')).Library);
export const RecordDialog = late(async () => (await import('./records/RecordDialog')).RecordDialog);
export const OpenRecord = late(async () => (await import('./records/OpenRecord')).OpenRecord);
export const Settings = late(async () => (await import('./settings/Settings')).Settings);
export const Templates = late(async () => (await import('./deployment/Templates')).Templates);
export const DeploymentSheet = late(
  async () => (await import('./printing/DeploymentSheet')).DeploymentSheet,
);
export const RuleBook = late(
  async () => (await import('./headquarters/RuleBook')).RuleBook,
  'ruleBook',
);
/** Sounds tell no messages. */
export const Sounds = lazy(async () => ({ default: (await import('./sound/Sounds')).Sounds }));
