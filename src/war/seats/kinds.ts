import { byKind, type Seat, type SeatKind } from './kind';

/** A seat of a person at this screen. */
export const PERSON: Seat = { kind: 'person' };

const PEOPLE_HERE: SeatKind = {
  isHere: true,
  saved: null,
  allowsHints: false,
  allowsTakingBack: false,
  choices: [PERSON],
};

/** Every kind of seat, in the order of forms: `KIND` in the file `kind.ts` of each folder. */
export const SEAT_KINDS: Readonly<Record<string, SeatKind>> = {
  person: PEOPLE_HERE,
  ...byKind(import.meta.glob<SeatKind>('./*/kind.ts', { eager: true, import: 'KIND' })),
};

/** Returns the kind of a seat. */
export const kindOf = ({ kind }: Seat): SeatKind => SEAT_KINDS[kind] ?? PEOPLE_HERE;
