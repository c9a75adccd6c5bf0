import type { Seat, SeatKind } from '../kind';

/** The levels of bots, from 0, the weakest, to 6, the strongest. */
export const BOT_LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The level of a bot, from 0, the weakest, to 6, the strongest. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Why a bot cannot play: the browser has no workers (`missing`), or its worker failed repeatedly (`lost`) or
 * repeatedly returned no legal turn (`garbled`).
 */
export type BotFault = 'missing' | 'lost' | 'garbled';

/** A seat that is played by a bot of one of the levels. */
export interface BotSeat extends Seat {
  readonly kind: 'bot';
  readonly level: BotLevel;
}

/** Returns a seat that is played by a bot of the given level. */
export const botSeat = (level: BotLevel): BotSeat => ({ kind: 'bot', level });

/** Returns the level of the bot in a seat; undefined for a seat of another kind. */
export const levelIn = (seat: Seat): BotLevel | undefined =>
  seat.kind === 'bot' ? (seat as BotSeat).level : undefined;

const SEATS = BOT_LEVELS.map(botSeat);

/**
 * Bots as a kind of seat: they give their orders elsewhere than at this screen, allow hints, and let the other side
 * take back any order.
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
