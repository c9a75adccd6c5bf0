/** One page of a browser, and what a driver needs of it: all three protocols have it. Input is what a hand makes. */
export interface Wire {
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Gives the page a window of so many pixels. */
  resize: (size: { readonly width: number; readonly height: number }) => Promise<unknown>;
  /** The text that a promise in the page comes to, which an expression of JavaScript makes. */
  text: (promise: string) => Promise<string>;
  moveTo: (x: number, y: number) => Promise<unknown>;
  /** Presses the left button, or lets it go, where the pointer is. */
  button: (is: 'down' | 'up') => Promise<unknown>;
  /** Presses keys one after another, each a character or a name of the standard, `Shift+Tab`. */
  keys: (...keys: readonly string[]) => Promise<unknown>;
  /** The text of the file that an act saves; absent where the protocol reports no downloads. */
  download?: (act: () => Promise<void>) => Promise<string>;
  /**
   * Returns the elements that have moved by themselves since the last call; absent if the browser does not measure
   * that.
   */
  shifts?: () => Promise<readonly string[]>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The size of each page at first, as `playwright.config.ts` has it. */
export const WINDOW = { width: 1280, height: 720 };
