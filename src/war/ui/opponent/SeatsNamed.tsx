import type { ReactNode } from 'react';
import type { Programs } from '../../game/seat';
import { seatsSentence } from '../../words/opponent';

/** Where programs sit and how well they play; nothing for a game of people. */
export const SeatsNamed = ({ programs }: { readonly programs: Programs | undefined }): ReactNode =>
  programs && <span>{seatsSentence(programs)}</span>;
