import type { GenericSchema } from 'valibot';

/** Who gives a side's orders. Each kind adds to its seats what it must know of them. */
export interface Seat {
  readonly kind: string;
}

/** A seat in one word, for saves and records. */
export type SeatWord = string | number;

/** How the seats of a kind are named in saves and records, where seats of people at this screen are not named. */
export interface SavedSeats<S extends Seat> {
  /** The key of a save, whose value has the word of each side's seat. */
  readonly key: string;
  /** The end of a record's tag, after `North` or `South`, whose value is the word as text. */
  readonly tag: string;
  /** The words that a save may have. */
  readonly schema: GenericSchema<unknown, SeatWord>;
  wordOf(seat: S): SeatWord;
  /** Returns the seat of a word; null for text, as of a record's tag, that is no word of this kind. */
  seatOf(word: SeatWord): S | null;
}

/** A kind of seat: all that a game, its saves and its page ask about it. A kind is a folder beside this file. */
export interface SeatKind<S extends Seat = Seat> {
  /**
   * Whether it gives its orders and places its army at this screen, where people hide deployments from one another.
   * All other kinds are reached through their ports (`store/atBoard/seats.ts`).
   */
  readonly isHere: boolean;
  /** Null for people at this screen. */
  readonly saved: SavedSeats<S> | null;
  /** Whether the other side may have hints, and play on from a past moment, without asking it. */
  readonly allowsHints: boolean;
  /** Whether the other side may take orders back without asking it. */
  readonly allowsTakingBack: boolean;
  /** The seats that a side can be given in a form, in the order of their list. */
  readonly choices: readonly S[];
}

/** The sentences of a kind of seat, in the present language. */
export interface SeatWords<S extends Seat = Seat> {
  /** Returns a seat's name, for a side whose player has no other; empty for none. */
  name(seat: S): string;
  /** Returns a seat in a list to choose from. */
  choice(seat: S): string;
  /** Returns a seat's description; empty for none. */
  portrait(seat: S): string;
  /** Returns how a seat of this name decides on a draw. */
  onDraw(name: string): string;
  /** Returns why a seat of this name cannot play, by the fault that its port reports. */
  failed(fault: string, name: string): string;
}
