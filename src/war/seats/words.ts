import { t } from '../words/t';
import { byKind, type Seat, type SeatWords } from './kind';

const PERSON_WORDS: SeatWords = {
  name: () => '',
  choice: () => t('opponent:seats.person'),
  asks: () => '',
  portrait: () => '',
  offers: () => '',
  onDraw: () => '',
  failed: () => '',
};

/** The words of every kind of seat: `WORDS` in the file `words.ts` of each folder. */
export const SEAT_WORDS: Readonly<Record<string, SeatWords>> = {
  person: PERSON_WORDS,
  ...byKind(import.meta.glob<SeatWords>('./*/words.ts', { eager: true, import: 'WORDS' })),
};

/** Returns the words of a seat's kind. */
export const wordsOf = ({ kind }: Seat): SeatWords => SEAT_WORDS[kind] ?? PERSON_WORDS;
