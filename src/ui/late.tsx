import { lazy } from 'react';

/** Parts of the page that are loaded when they are first wanted. */
export const HistoryPanel = lazy(async () => ({
  default: (await import('./history/HistoryPanel')).HistoryPanel,
}));

export const PastScene = lazy(async () => ({
  default: (await import('./history/PastScene')).PastScene,
}));

export const Ending = lazy(async () => ({ default: (await import('./end/Ending')).Ending }));

export const Library = lazy(async () => ({
  default: (await import('./records/Library')).Library,
}));

export const RecordDialog = lazy(async () => ({
  default: (await import('./records/RecordDialog')).RecordDialog,
}));

export const OpenRecord = lazy(async () => ({
  default: (await import('./records/OpenRecord')).OpenRecord,
}));

export const Settings = lazy(async () => ({
  default: (await import('./settings/Settings')).Settings,
}));

export const DeploymentSheet = lazy(async () => ({
  default: (await import('./printing/DeploymentSheet')).DeploymentSheet,
}));
