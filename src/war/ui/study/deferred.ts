import { OpenAsStudy } from './OpenAsStudy';
import { StudyList } from './StudyList';
import { Rooms } from './Rooms';
import { TryFromHere } from './TryFromHere';

/** All of the studies, fetched as one (door.tsx). */
export const part = { OpenAsStudy, StudyList, StudyRoom: Rooms, TryFromHere };
