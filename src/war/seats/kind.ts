import type { Side } from '../engine/vocabulary';

/**
 * The seat of a side, which says who gives its orders: a person at this screen, a bot, or another kind. Each kind of
 * seat adds its own data, as a bot adds its level.
 */
export interface Seat {
  /** The name of its kind, which is that of the kind's folder; `person` for people at this screen. */
  readonly kind: string;
}

/**
 * How the seats of one kind are written in saves and records, each as one word, such as `4` for a bot of level 4; seats
 * of people at this screen are not written.
 */
export interface SavedSeats<S extends Seat> {
  /** The end of the name of a record's tag whose value is the word: `Program` for `NorthProgram`. */
  readonly tag: string;
  wordOf(seat: S): string;
  /** Returns the seat of a word; null for a text that is no word of this kind. */
  seatOf(word: string): S | null;
}

/**
 * The properties of a kind of seat: whether it plays at this screen, how its seats are saved, what it allows the other
 * side without being asked, and the seats to choose from. Each kind is a folder beside this file.
 */
export interface SeatKind<S extends Seat = Seat> {
  /**
   * Whether it gives its orders and places its army at this screen, where people hide deployments from one another.
   * All other kinds are reached through their ports (`store/atBoard/seats.ts`).
   */
  readonly isHere: boolean;
  /** How its seats are saved; null for people at this screen, who are not written. */
  readonly saved: SavedSeats<S> | null;
  /** Whether the other side may have hints, and play on from a past moment, without asking it. */
  readonly allowsHints: boolean;
  /** Whether the other side may take orders back without asking it. */
  readonly allowsTakingBack: boolean;
  /** The seats that a side can be given in a form, in the order of their list. */
  readonly choices: readonly S[];
}

/** The sentences about one kind of seat: its name, choice, description, offers and faults. */
export interface SeatWords<S extends Seat = Seat> {
  /** Returns a seat's name, for a side whose player has no other; empty for none. */
  name(seat: S): string;
  /** Returns a seat in a list to choose from. */
  choice(seat: S): string;
  /** Returns the label of the field in which a person types a seat's word; empty if nothing is typed. */
  asks(): string;
  /** Returns a seat's description; empty for none. */
  portrait(seat: S): string;
  /** Returns why a seat of this name offers something; empty for no reason. */
  offers(offer: Offer, name: string): string;
  /** Returns a sentence on how a seat of this name decides on a draw; empty for none. */
  onDraw(name: string): string;
  /** Returns why a seat of this name cannot play, by the fault that its port reports. */
  failed(fault: string, name: string): string;
}

/** Returns the modules that `import.meta.glob` found in the folders of the kinds of seats, by the kind's name. */
export const byKind = <T>(found: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(found).map(([path, value]) => [path.split('/')[1] ?? path, value]),
  );

/** A proposal of one side to the other: a `draw`, or that it takes back its own last order (`takeBack`). */
export type Proposal = 'draw' | 'takeBack';

/**
 * An offer of a bot, or of another seat that is not at this screen, to the person at this screen, in any turn: to
 * surrender itself, a draw, or to take back its own last order.
 */
export type Offer = 'surrender' | Proposal;

/**
 * The activity of the seats that are not at this screen, such as bots: `waiting` for others, `thinking`, `playing`
 * their orders one by one, `offering` something, `paused`, or `failed`.
 */
export type PortState =
  /** Nothing to do: the turn of a person here, no turn, or a pause. */
  | { readonly is: 'waiting' }
  | { readonly is: 'thinking'; readonly side: Side }
  /** Orders are executed one by one: `left` remain. */
  | { readonly is: 'playing'; readonly side: Side; readonly left: number }
  | { readonly is: 'offering'; readonly side: Side; readonly offer: Offer }
  | { readonly is: 'paused'; readonly side: Side }
  /** It cannot play; the words of its kind say why. */
  | { readonly is: 'failed'; readonly side: Side; readonly fault: string };

/** A turn that a seat not at this screen has ended: its number, the side, and the reasons for it. */
export interface PlayedTurn {
  readonly turn: number;
  readonly side: Side;
  /** Returns the reasons, as sentences in the present language. */
  readonly why: () => readonly string[];
}

/** The activity of the seats that are not at this screen, such as bots, and the last turn they have played. */
export interface PortsState {
  readonly now: PortState;
  /** The last turn of such a seat, until it is undone; null without reasons to show. */
  readonly played: PlayedTurn | null;
}

/** What a person can ask of seats elsewhere, such as bots. A function is missing if the kind does not support it. */
export interface PortOrders {
  /** Executes the remaining orders at once. */
  readonly skip: () => void;
  readonly pause: () => void;
  /** Continues after a pause, or retries what has failed. */
  readonly goOn: () => void;
  /** Answers an offer for the person. */
  readonly answer: (accepts: boolean) => void;
}

/**
 * The seats of the current war that are not at this screen, such as bots, while the war is at its board: their activity
 * and the requests that a person can make of them. It is another object whenever the activity changes.
 */
export interface RunningPorts extends PortsState, Partial<PortOrders> {
  /** Returns whether all of them agree to a proposal, and the war is still the same then. */
  readonly propose: (to: Proposal) => Promise<boolean>;
}
