import { AddressedScreen } from './AddressedScreen';

/** The screens beside the game (door.tsx). */
export const part = { AddressedScreen };
