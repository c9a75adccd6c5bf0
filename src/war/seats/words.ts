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

/**
 * The sentences about each kind of seat, by the kind's name: `WORDS` from the file `words.ts` of each folder, and under
 * `person` those about people at this screen.
 */
export const SEAT_WORDS: Readonly<Record<string, SeatWords>> = {
  person: PERSON_WORDS,
  ...byKind(import.meta.glob<SeatWords>('./*/words.ts', { eager: true, import: 'WORDS' })),
};

/** Returns the sentences about the kind of a seat; for an unknown kind, those about people at this screen. */
export const wordsOf = ({ kind }: Seat): SeatWords => SEAT_WORDS[kind] ?? PERSON_WORDS;
