import type { ReactNode } from 'react';
import { SIDES } from '../../engine/vocabulary';
import type { Programs } from '../../game/seat';
import { seatsSentence } from '../../words/opponent';

/** Where programs sit and how well they play, a line each; nothing for a game of people. */
export const SeatsNamed = ({ programs }: { readonly programs: Programs | undefined }): ReactNode =>
  programs &&
  SIDES.filter((side) => programs[side] !== undefined).map((side) => (
    <span key={side}>{seatsSentence({ [side]: programs[side] })}</span>
  ));
