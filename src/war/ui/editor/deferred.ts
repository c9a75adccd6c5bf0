import { edit, EditPosition } from './EditPosition';

/** The ways to the editor (door.tsx). */
export const part = { edit, EditPosition };
