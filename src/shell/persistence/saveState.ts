import type { StorageFault, Written } from '../storage';

/** How the game in hand is saved. */
export type HandState = {
  /** Whether it is in the library too, to be found there when another takes its place. */
  readonly library: Written;
} & (
  | { readonly is: 'saved' }
  /** Where nothing is in hand, what is saved cannot be had. */
  | { readonly is: 'unsaved'; readonly fault: StorageFault }
  /**
   * Another tab has written, and nothing is written over that until a player has chosen which of the two is gone on with:
   * only the other tab's where that has sealed or revealed what this one has still open (`overtaken`).
   */
  | { readonly is: 'elsewhere'; readonly overtaken: boolean }
);

/** The game in hand, null where there is none, and how it is saved. */
export interface Hand<G> {
  readonly game: G | null;
  readonly save: HandState;
}

/** The game that is shown: in hand, or looked at while another is, whose place it takes once it is gone on with. */
export interface Shown<G> {
  readonly game: G | null;
  readonly save:
    | HandState
    /** `outdated`: another tab has written meanwhile. */
    | { readonly is: 'viewing'; readonly behind: Hand<G>; readonly outdated: boolean };
}

/** The game in hand, also behind one that is looked at. */
export const handOf = <G>({ game, save }: Shown<G>): Hand<G> =>
  save.is === 'viewing' ? save.behind : { game, save };

/** Whether the page can be left without losing anything of the game in hand. */
export function isSaved<G>(shown: Shown<G>): boolean {
  const { game, save } = handOf(shown);
  return game === null || save.is === 'saved';
}

/** Why the game in hand is not in the library; null where it is, or none is in hand. */
export function libraryTrouble<G>(shown: Shown<G>): 'disk' | 'full' | null {
  const { game, save } = handOf(shown);
  return game !== null && (save.library === 'full' || save.library === 'disk')
    ? save.library
    : null;
}

/** The state of a hand by what has become of a write, whatever it was before. */
export const savedAs = (written: Written, library: Written, overtaken = false): HandState =>
  written === 'kept'
    ? { is: 'saved', library }
    : written === 'elsewhere'
      ? { is: 'elsewhere', library, overtaken }
      : { is: 'unsaved', library, fault: written };
