import { byKind, type Seat, type SeatKind } from './kind';

/** The seat of a person at this screen. */
export const PERSON: Seat = { kind: 'person' };

const PEOPLE_HERE: SeatKind = {
  isHere: true,
  saved: null,
  allowsHints: false,
  allowsTakingBack: false,
  choices: [PERSON],
};

/** Every kind of seat by its name, as forms list them: people at this screen, then `KIND` of each folder. */
export const SEAT_KINDS: Readonly<Record<string, SeatKind>> = {
  person: PEOPLE_HERE,
  ...byKind(import.meta.glob<SeatKind>('./*/kind.ts', { eager: true, import: 'KIND' })),
};

/** Returns the properties of the kind of a seat; for an unknown kind, those of people at this screen. */
export const kindOf = ({ kind }: Seat): SeatKind => SEAT_KINDS[kind] ?? PEOPLE_HERE;
