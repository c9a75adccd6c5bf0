/** A deployment of both armies to begin a game from, with its id, as a position string of its map. */
export interface Opening {
  /** Openings of Debord's map have names (`OpeningId`); those of other maps are numbered from 1. */
  readonly id: string;
  readonly position: string;
}

/** The id of an opening of Debord's map: `classic`, `pump-house`, `rio-de-janeiro`, `marengo` or `austerlitz`. */
export type OpeningId = 'classic' | 'pump-house' | 'rio-de-janeiro' | 'marengo' | 'austerlitz';

const ARSENALS = 'B15,D8,T3,T23';

const opening = (id: OpeningId, placement: string): Opening & { id: OpeningId } => ({
  id,
  position: `${placement} N ${ARSENALS} - 1`,
});

/** The openings of Debord's map, with both armies deployed; `classic` is the first. */
export const OPENINGS: readonly (Opening & { readonly id: OpeningId })[] = [
  opening(
    'classic',
    '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25',
  ),
  opening(
    'pump-house',
    '25/25/25/25/10I14/9IA14/10RI13/3SCCI1I16/4CH1I17/4C1III16/25/25/20ccc2/16iaiihcs2/15i1riii1i2/20i4/25/25/25/25',
  ),
  opening(
    'rio-de-janeiro',
    '25/25/25/25/25/6CSII15/5HCI11IRC3/12II5IAC3/12II11/25/25/13ii5iihc1/2iia10i5i1c1/2cc21/2s12i1r7/25/25/25/25/25',
  ),
  opening(
    'marengo',
    '25/25/25/25/25/5R3I8S6/25/2CCAI14HICC1/3III13III3/25/25/14i10/2ii21/3a12i8/7i9r4i2/6s18/25/10ii13/9cci13/9chc13',
  ),
  opening(
    'austerlitz',
    '25/25/25/25/25/25/5C1S17/6I13RI3/5I1A4II6IICH1/20IICC1/25/14a10/2ii9i1i9/3c19i1/2r4s2ii10i2/9hci13/10cc13/25/25/25',
  ),
];

/** Returns the opening of an id on a map; undefined if there is none. */
export const openingOf = (
  { openings }: { readonly openings: readonly Opening[] },
  id: string,
): Opening | undefined => openings.find((opening) => opening.id === id);
