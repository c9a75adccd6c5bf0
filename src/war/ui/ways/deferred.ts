import { DrawMap } from './DrawMap';
import { edit, EditPosition } from './EditPosition';
import { OpenAsStudy } from './OpenAsStudy';
import { TryFromHere } from './TryFromHere';

/** The ways to the screens beside the game (door.tsx). */
export const part = { DrawMap, edit, EditPosition, OpenAsStudy, TryFromHere };
