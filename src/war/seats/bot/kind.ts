import type { Seat, SeatKind } from '../kind';

/** The levels of bots, 0 the weakest to 6. */
export const BOT_LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The level of a bot: one of `BOT_LEVELS`. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Why a bot cannot play: the browser has no workers (`missing`), or its worker failed (`lost`) or returned no legal
 * turn (`garbled`) repeatedly.
 */
export type BotFault = 'missing' | 'lost' | 'garbled';

/** A seat that a bot plays, at one of the levels. */
export interface BotSeat extends Seat {
  readonly kind: 'bot';
  readonly level: BotLevel;
}

/** Returns the seat of a bot of a level. */
export const botSeat = (level: BotLevel): BotSeat => ({ kind: 'bot', level });

/** Returns the level of the bot in a seat; undefined for a seat of another kind. */
export const levelIn = (seat: Seat): BotLevel | undefined =>
  seat.kind === 'bot' ? (seat as BotSeat).level : undefined;

const SEATS = BOT_LEVELS.map(botSeat);

/**
 * Bots as a kind of seat: they do not play at this screen, allow hints, and let the other side take back any order.
 */
export const KIND: SeatKind<BotSeat> = {
  isHere: false,
  saved: {
    tag: 'Program',
    wordOf: ({ level }) => `${level}`,
    seatOf: (word) => SEATS.find(({ level }) => `${level}` === word) ?? null,
  },
  allowsHints: true,
  allowsTakingBack: true,
  choices: SEATS,
};
