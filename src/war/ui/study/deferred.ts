import { StudyList } from './StudyList';
import { StudyRoom } from './StudyRoom';

/** All of the studies, fetched as one (door.tsx). */
export const part = { StudyList, StudyRoom };
