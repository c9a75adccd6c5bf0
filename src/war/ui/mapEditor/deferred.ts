import { DrawMap } from './DrawMap';

/** The ways to the map editor (door.tsx). */
export const part = { DrawMap };
