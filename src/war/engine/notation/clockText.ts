/**
 * The clock in a record after a turn: `left` is the time left to the side that has moved, in milliseconds, and `lot` is
 * true if a lot drew a retreat or an advance of the turn.
 */
export interface TurnClock {
  readonly left: number;
  /** A lot drew a retreat or an advance of this turn, because time had run out. */
  readonly lot?: true;
}

const CLOCK = /\[%clk\s+(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.(\d))?\d*\s*\]/;

/**
 * Returns the clock in a comment, written as in PGN: `[%clk 0:04:30]`, with `[%lot]` if a lot was drawn; null if the
 * comment has none.
 */
export function clockIn(comment: string): TurnClock | null {
  const [found, hours, minutes, seconds, tenths = '0'] = CLOCK.exec(comment) ?? [];
  if (found === undefined) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return {
    left: whole * 1000 + Number(tenths) * 100,
    ...(/\[%lot\s*\]/.test(comment) && { lot: true as const }),
  };
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');

/**
 * Returns a clock as the comment `{[%clk 0:04:30]}`, in hours, minutes and seconds, with a decimal for tenths of a
 * second if there are any, and with `[%lot]` if a lot was drawn.
 */
export function writeClock({ left, lot }: TurnClock): string {
  const tenths = Math.floor(left / 100);
  const seconds = Math.floor(tenths / 10);
  const time = [
    Math.floor(seconds / 3600),
    twoDigits(Math.floor(seconds / 60) % 60),
    twoDigits(seconds % 60),
  ].join(':');
  const fraction = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `{[%clk ${time}${fraction}]${lot ? ' [%lot]' : ''}}`;
}
