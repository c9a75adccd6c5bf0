import type { Side } from '../engine/vocabulary';

/** Who gives a side's orders: a person at this screen, or a program. */
export type Seat = 'person' | 'program';
export type Seats = Readonly<Record<Side, Seat>>;

/** How well a program plays, 1 to 6: the opponent's levels, of which a game knows no more than the number. */
export const PROGRAM_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

/** The level of the program in each seat that has one; people sit in the others. */
export type Programs = Readonly<Partial<Record<Side, ProgramLevel>>>;
/** The same as it is chosen, side by side: undefined for a person. */
export type Seating = Readonly<Record<Side, ProgramLevel | undefined>>;
export const PEOPLE: Seating = { N: undefined, S: undefined };

/** The seats of programs, the North's first; undefined where people have both, of which a game says nothing. */
export function programsOf({ N, S }: Seating): Programs | undefined {
  return N === undefined && S === undefined ? undefined : { ...(N && { N }), ...(S && { S }) };
}

/** The side of the only person in a game, who is called *you*; null where people, or programs, have both. */
export const onlyPerson = ({ N, S }: Programs = {}): Side | null =>
  (N === undefined) === (S === undefined) ? null : N === undefined ? 'N' : 'S';

/** Whose side somebody before the screen calls their own: the only person's, else that of the side to move. */
export const sitterOf = (toMove: Side, programs?: Programs): Side => onlyPerson(programs) ?? toMove;
