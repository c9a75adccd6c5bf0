import { useSyncExternalStore } from 'react';
import type { StudyTable } from '../../store/studyTable';

/** What is studied on a table, rendered anew when it changes. */
export const useStudied = ({ studied }: StudyTable) =>
  useSyncExternalStore(studied.subscribe, studied.getState);
