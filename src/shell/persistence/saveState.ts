import type { StorageFault, Written } from '../storage';

/**
 * How the current game is saved, as `is` says: `saved`, in the library or in local storage; `unsaved` because of a
 * fault; or changed by another tab (`elsewhere`), so that the player must choose which state continues. `library` is
 * the result of the last write to the library.
 */
export type CurrentSave = {
  /** Whether it is in the library too, to be found there when another replaces it. */
  readonly library: Written;
} & (
  | { readonly is: 'saved' }
  /** If there is no game, the saved one cannot be read. */
  | { readonly is: 'unsaved'; readonly fault: StorageFault }
  /**
   * Another tab has written; nothing is overwritten until the player has chosen which of the two continues: only
   * the other tab's if that has sealed or revealed what is still open in this one (`overtaken`).
   */
  | { readonly is: 'elsewhere'; readonly overtaken: boolean }
);

/**
 * The current game of the tab, null if there is none, and how it is saved. It may be behind another game that is being
 * viewed.
 */
export interface CurrentGame<G> {
  readonly game: G | null;
  readonly save: CurrentSave;
}

/**
 * The game on the screen, null if there is none, and how it is saved. It is the current game, or one that is only
 * viewed (`viewing`), with the current game `behind` it; a viewed game becomes the current one when the player
 * continues it.
 */
export interface Shown<G> {
  readonly game: G | null;
  readonly save:
    | CurrentSave
    /** `outdated`: another tab has written meanwhile. */
    | { readonly is: 'viewing'; readonly behind: CurrentGame<G>; readonly outdated: boolean };
}

/**
 * Returns the current game and how it is saved. That is the shown game, or, while another game is being viewed, the one
 * behind that.
 */
export const currentOf = <G>({ game, save }: Shown<G>): CurrentGame<G> =>
  save.is === 'viewing' ? save.behind : { game, save };

/** Returns whether the page can be left without losing anything of the current game; true if there is no game. */
export function isSaved<G>(shown: Shown<G>): boolean {
  const { game, save } = currentOf(shown);
  return game === null || save.is === 'saved';
}

/**
 * Returns why the current game could not be written to the library: its database fails (`disk`) or has no room
 * (`full`). Null if the last write did not fail in one of these two ways, or if there is no game.
 */
export function libraryTrouble<G>(shown: Shown<G>): 'disk' | 'full' | null {
  const { game, save } = currentOf(shown);
  return game !== null && (save.library === 'full' || save.library === 'disk')
    ? save.library
    : null;
}

/**
 * Returns the state of the current game after a write. `written` is the result of the write to local storage, `library`
 * that of the one to the library; `overtaken` says that another tab has already opened a sealed deployment that is
 * still sealed here.
 */
export const savedAs = (written: Written, library: Written, overtaken = false): CurrentSave =>
  written === 'saved'
    ? { is: 'saved', library }
    : written === 'elsewhere'
      ? { is: 'elsewhere', library, overtaken }
      : { is: 'unsaved', library, fault: written };
