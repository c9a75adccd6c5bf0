import { t } from '../words/t';
import { BOT_WORDS } from './bot/words';
import type { Seat, SeatWords } from './kind';

const PERSON_WORDS: SeatWords = {
  name: () => '',
  choice: () => t('opponent:seats.person'),
  portrait: () => '',
  onDraw: () => '',
  failed: () => '',
};

/** The words of every kind of seat. */
export const SEAT_WORDS: Readonly<Record<string, SeatWords>> = {
  person: PERSON_WORDS,
  program: BOT_WORDS,
};

/** Returns the words of a seat's kind. */
export const wordsOf = ({ kind }: Seat): SeatWords => SEAT_WORDS[kind] ?? PERSON_WORDS;
