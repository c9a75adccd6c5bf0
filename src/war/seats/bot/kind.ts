import type { Seat, SeatKind } from '../kind';

/** The level of a bot, 0 to 6; a game knows only the number. */
export const BOT_LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The level of a bot: one of `BOT_LEVELS`. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Why a bot cannot play: the browser has no workers, or its worker failed or returned no turn repeatedly. */
export type BotFault = 'missing' | 'lost' | 'garbled';

/** A seat that a bot of some level plays. */
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

/** Bots: they look at no screen, mind no hints, and let the other side take back whatever it likes. */
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
